// What is shown instead of a page when the server does not answer. The address stays that of the page.

import { onLanguage, t } from '../core/language.js';
import { html, render } from '../draw/lit.js';
import { applyHabits, backs } from '../draw/parts.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const AGAIN = 5000;

function draw() {
  document.title = t('offline');
  render(html`<main class="blank">${backs()}<h1>${t('offline')}</h1>
    <p>${t('offline-why')}</p>
    <div class="row"><a class="button primary" href=${location.href}>${t('try-again')}</a></div></main>`, root);
}

/** Go on as soon as somebody answers. */
async function look() {
  const there = await fetch('/healthz', { cache: 'no-store' }).then((answer) => answer.ok, () => false);
  if (there) location.reload();
}

applyHabits();
onLanguage(draw);
addEventListener('online', look);
setInterval(look, AGAIN);
draw();
