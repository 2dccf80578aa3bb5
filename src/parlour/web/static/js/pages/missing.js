// What is shown where there is no page.

import { onLanguage, t } from '../core/language.js';
import { render } from '../draw/lit.js';
import { applyHabits, blank } from '../draw/parts.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));

function draw() {
  document.title = t('missing');
  render(blank(t('missing'), t('missing-why')), root);
}

applyHabits();
onLanguage(draw);
draw();
