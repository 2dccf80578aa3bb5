// A finished game, beat by beat, as everybody or as one player saw it.

import '../core/shell.js';
import { listed, onLanguage, t } from '../core/language.js';
import { Refusal, getFinished, getGame, getPage, postPage, replayPath } from '../core/api.js';
import { roomOfAddress } from '../core/early.js';
import { Film } from '../core/film.js';
import { retell, tell } from '../core/words.js';
import { beatOf, retold, stepsOf } from '../director/beats.js';
import { SCREEN } from '../director/director.js';
import { fitting, onNewMeasures } from '../draw/fit.js';
import { dress } from '../draw/kit.js';
import { html, nothing, render } from '../draw/lit.js';
import { select } from '../draw/options.js';
import { applyHabits, backs, cardDialog, copied, showDialog } from '../draw/parts.js';
import { highlights, scoreTable } from '../draw/podium.js';
import { withMotion } from '../draw/senses.js';
import { layCloth } from '../draw/skin.js';
import { boardOf, headline, lookingOn } from '../draw/table.js';

/**
 * @import {Description, Line} from '../core/types.js'
 * @import {Finished} from '../core/api.js'
 * @import {Page} from '../core/film.js'
 * @import {Beat, Step} from '../director/beats.js'
 * @import {Scene} from '../draw/table.js'
 */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const code = roomOfAddress();
const THANKS = 4000; // milliseconds for which it is said that the link was copied
const SENTENCES = 3; // of one step that are shown
const AGAIN = 2000; // milliseconds until a busy server is asked again

/** @type {Film | null} */
let film = null;
/** @type {Description | null} */
let game = null;
/** @type {Line[][]} by moment */
let story = [];
/** @type {(Beat | null)[]} what made each moment as it is; null where nothing is said */
let beats = [];
/** @type {Step[]} as far as the film has come */
let steps = [];
/** @type {Finished[]} the games of the room */
let finished = [];
let round = 0;
let moment = 0; // that is looked at, or waited for
let file = '';
let problem = '';
let face = 0;
let timer = 0;
let speed = 1;
let thanks = ''; // what became of the wish to copy the link
let loading = 0; // counts what was begun to be fetched: only the newest goes on

// The film

/** The game in the address, or the last one of the room. */
async function find() {
  try {
    finished = await getFinished(code);
    const asked = Number(new URLSearchParams(location.search).get('round'));
    round = asked || (finished.at(-1)?.round ?? 0);
    if (!round) throw new Error(t('replay-none'));
  } catch (error) {
    fail(error);
    return;
  }
  load(-1);
}

/** @param {unknown} error */
function fail(error) {
  problem = error instanceof Error ? error.message : String(error);
  draw();
}

/** Another game of the same room, from its start. @param {string} chosen */
function change(chosen) {
  round = Number(chosen);
  moment = 0;
  load(-1);
}

/** Fetch a game page by page; what has come can be seen. @param {number} viewer */
async function load(viewer) {
  const mine = ++loading;
  problem = '';
  try {
    const begun = new Film(await fetchPage(viewer, 0));
    const described = await getGame(begun.game, begun.options);
    await dress(described);
    if (mine !== loading) return;
    if (film && moment >= film.moments - 1) moment = begun.moments - 1; // others may have seen more, or less, until the end
    [film, game, story, beats, steps] = [begun, described, [], [], []];
    show(begun, described);
    while (!begun.whole) {
      const page = await fetchPage(viewer, begun.frames.length);
      if (mine !== loading) return;
      begun.add(page);
      show(begun, described);
    }
  } catch (error) {
    if (mine === loading) fail(error);
  }
}

/**
 * A page, asked for again if the server was too busy to make it.
 * @param {number} viewer @param {number} first @param {number} attempts @returns {Promise<Page>}
 */
async function fetchPage(viewer, first, attempts = 3) {
  try {
    return await (file ? postPage(file, viewer, first) : getPage(code, round, viewer, first));
  } catch (error) {
    if (attempts < 2 || !(error instanceof Refusal) || error.status !== 503) throw error;
  }
  await new Promise((wake) => setTimeout(wake, AGAIN));
  return fetchPage(viewer, first, attempts - 1);
}

/** Tell what has come, and be where we want to be. @param {Film} film @param {Description} game */
function show({ frames, names }, game) {
  for (let at = story.length; at < frames.length; at++) {
    const before = frames[at - 1]?.view ?? null;
    const lines = tell(game, names, before, frames[at]);
    const line = lines.at(-1);
    const event = line && frames[at].events[line.at];
    const kind = event && game.events[event[0]];
    story.push(lines);
    beats.push(kind && before ? beatOf(game, kind, event, line, before, frames[at].view) : null);
  }
  steps = stepsOf(frames, story, beats);
  look();
}

/** The same moment in another language. */
async function translate() {
  const shown = film;
  if (shown && game) {
    const described = await getGame(game.name, shown.options);
    await dress(described);
    game = described;
    story = story.map((lines) => retell(described, shown.names, lines));
    beats = beats.map((beat) => beat && retold(described, shown.names, beat));
    steps = stepsOf(shown.frames, story, beats);
  }
  draw();
}

/** @param {Event} event */
async function choose(event) {
  const [found] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
  if (!found) return;
  file = await found.text();
  finished = [];
  round = 0;
  moment = momentOfAddress();
  load(-1);
}

/** A link to a moment ends in #17. */
function momentOfAddress() {
  return Math.max(0, (Number(location.hash.slice(1)) || 1) - 1);
}

/** The step that leads to the moment, or beyond it; the last one if it has still to come. */
function stepNow() {
  const found = steps.findIndex(({ last }) => last >= moment);
  return found < 0 ? steps.length - 1 : found;
}

/** Whether the moment has come. */
const isHere = () => moment <= (steps.at(-1)?.last ?? -1);

/** Whether there is nothing after this step. */
const atEnd = () => Boolean(film?.whole) && stepNow() === steps.length - 1;

/** @param {number} to a step */
function go(to) {
  if (!steps.length) return;
  moment = steps[Math.max(0, Math.min(to, steps.length - 1))].last;
  look();
}

/** Look at the moment, and say so in the address. */
function look() {
  if (!film) return;
  moment = Math.min(moment, film.moments - 1);
  const search = file ? '' : `?room=${code}&round=${round}`;
  history.replaceState(null, '', `${location.pathname}${search}#${moment + 1}`);
  draw();
  showLine();
}

/** @param {number} to a moment, which may have still to come */
function seek(to) {
  moment = to;
  look();
}

const BESIDE = 28; // of the lines before and after, so that one sees that the log goes on

/** Bring the line of the log into sight, without moving the page. */
function showLine() {
  const list = document.querySelector('.history');
  const line = list?.querySelector('.now');
  if (!list || !line) return;
  const [box, frame] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < frame.top + BESIDE) list.scrollTop += box.top - frame.top - BESIDE;
  else if (box.bottom > frame.bottom - BESIDE) list.scrollTop += box.bottom - frame.bottom + BESIDE;
}

function playOrPause() {
  if (timer) {
    clearTimeout(timer);
    timer = 0;
  } else {
    if (atEnd()) moment = 0;
    wait();
  }
  draw();
}

/** Hold a moment for as long as it matters. */
function wait() {
  timer = setTimeout(() => {
    if (isHere()) go(stepNow() + 1); // else it has still to come
    if (atEnd()) playOrPause();
    else wait();
  }, SCREEN[steps[stepNow()]?.beat?.weight ?? 'plain'] / speed);
}

/** @param {string} chosen */
function hurry(chosen) {
  speed = Number(chosen);
  if (timer) {
    clearTimeout(timer);
    wait();
  }
  draw();
}

async function copyLink() {
  const field = /** @type {HTMLInputElement} */ (document.getElementById('link'));
  const done = await copied(field);
  const said = done ? t('replay-copied') : t('replay-copy-by-hand');
  thanks = said;
  draw();
  setTimeout(() => {
    if (thanks === said) thanks = '';
    draw();
  }, THANKS);
}

// Drawing

function draw() {
  layCloth(game);
  withMotion(() => fitting(() => render(html`${page()}${dialogs()}`, root)), 250 / Math.max(speed, 1),
    film && game ? sceneOf(film, game) : null);
  showDialog();
}

/** The step that is looked at, or the last that has come. @param {Film} film @param {Description} game @returns {Scene} */
function sceneOf({ frames, players, options }, game) {
  const at = stepNow();
  const told = steps.slice(Math.max(0, at - 11), at + 1).flatMap(({ beat }) => beat ?? []);
  return {
    game, view: frames[steps[at].last].view, players, options, open: true, screen: lookingOn(), beat: steps[at].beat, told,
    onFace: (shown) => { face = shown; draw(); },
  };
}

function dialogs() {
  return face && game ? cardDialog(game, face, () => { face = 0; draw(); }) : nothing;
}

function page() {
  if (!film || !game) return opening();
  const scene = sceneOf(film, game);
  const { view } = scene;
  const text = isHere() ? textOf(steps[stepNow()]) : t('replay-fetching');
  return html`<div class="stage replay">
    <header class="top"><div><p class="quiet"><a href="/">Parlour</a> · ${game.title}</p><h1>${headline(view, film.names)}</h1></div>
      ${choices(film)}</header>
    <div class="sides">
      <main class="felt" tabindex="0">${boardOf(scene)}${view.over ? html`<section class="result">${scoreTable(scene)}
        ${highlights(game, film.players, film.highlights, (one) => `#${one.moment + 1}`)}</section>` : nothing}</main>
      <section class="history" aria-label=${t('log')} tabindex="0">${history_()}</section>
    </div>
    ${problem ? html`<p class="notice" role="alert">${problem}</p>` : nothing}
    <footer class="film">
      <p class="now" aria-live="polite">${text}</p>
      ${controls(film)}
    </footer>
    ${sharing()}</div>`;
}

/** What is told in a step. @param {Step} step */
const textOf = ({ lines }) => lines.map((line) => line.open).filter(Boolean).slice(-SENTENCES).join(' ');

/** @param {Film} film */
function controls(film) {
  const [step, last] = [stepNow(), steps.length - 1];
  return html`<div class="row controls">
      <button class="button" aria-label=${t('replay-start')} @click=${() => go(0)}>⇤</button>
      <button class="button" aria-label=${t('replay-back')} @click=${() => go(step - 1)}>◀</button>
      <button class="button primary" id="play" aria-label=${timer ? t('replay-pause') : t('replay-play')}
        @click=${playOrPause}>${timer ? '❚❚' : `▶ ${t('replay-play')}`}</button>
      <button class="button" aria-label=${t('replay-on')} id="next" @click=${() => go(step + 1)}>▶</button>
      <button class="button" aria-label=${t('replay-end')} @click=${() => seek(film.moments - 1)}>⇥</button>
      <label class="scrub"><span class="unseen">${t('replay-moment')}</span><input type="range" min="0" max=${last}
        .value=${String(step)} @input=${(/** @type {Event} */ event) =>
          go(Number(/** @type {HTMLInputElement} */ (event.target).value))}></label>
      <span class="moment" id="moment">${t('replay-of', { step: String(step + 1), last: film.whole ? String(last + 1) : '…' })}</span>
    </div>`;
}

/** Which game, whose eyes, how fast. @param {Film} film */
function choices(film) {
  const eyes = [{ value: '-1', title: t('replay-all-eyes') },
    { value: '-2', title: t('replay-open-hands') },
    ...film.names.map((name, seat) => ({ value: String(seat), title: t('replay-eyes-of', { name }) }))];
  const speeds = [{ value: '0.5', title: t('replay-speed-half') }, { value: '1', title: t('replay-speed-tv') },
    { value: '2', title: t('replay-speed-double') }, { value: '4', title: t('replay-speed-fourfold') }];
  return html`<section class="row choices" aria-label=${t('replay-which')}>
      ${finished.length > 1 ? select(t('game'), String(round), finished.map(entry), change) : nothing}
      ${select(t('replay-eyes'), String(film.viewer), eyes, (viewer) => load(Number(viewer)))}
      ${select(t('replay-speed'), String(speed), speeds, hurry)}
    </section>`;
}

/** What to take away. */
function sharing() {
  return html`<section class="row sharing" aria-label=${t('replay-share')}>
      <label class="field"><span>${t('replay-link')}</span><input id="link" readonly .value=${location.href}
        @focus=${(/** @type {Event} */ event) =>
          /** @type {HTMLInputElement} */ (event.target).select()}></label>
      <button class="button" id="copy" @click=${copyLink}>${t('replay-copy')}</button>
      <span class="quiet" role="status">${thanks}</span>
      ${round ? html`<a class="button" href=${replayPath(code, round)} download>${t('replay-save')}</a>` : nothing}
    </section>`;
}

/** @param {Finished} one */
function entry({ round, title, names, winners }) {
  const won = listed(winners.map((seat) => names[seat]));
  return { value: String(round), title: t('replay-game', { round, title, names: won, count: winners.length }) };
}

function history_() {
  const step = isHere() ? stepNow() : -1;
  return html`<ol class="log">${steps.map((one, index) => {
    const text = textOf(one);
    return text ? html`<li class=${index === step ? 'now' : ''}><button class="plain"
      aria-current=${index === step ? 'step' : 'false'} @click=${() => go(index)}>${text}</button></li>`
      : nothing;
  })}</ol>`;
}

function opening() {
  return html`<main class="narrow opening">${backs()}<h1>${t('replay-one')}</h1>
    ${problem ? html`<p class="notice" role="alert">${problem}</p>` : nothing}
    ${code && !problem ? html`<p><span class="spinner"></span> ${t('replay-room', { code })}</p>`
      : html`<label class="field"><span>${t('replay-file')}</span>
        <input type="file" accept=".ndjson,.jsonl,.json,.log,.txt" @change=${choose}></label>`}
    <div class="row"><a class="button" href="/">${t('home')}</a></div></main>`;
}

addEventListener('hashchange', () => seek(momentOfAddress()));
addEventListener('keydown', (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (!film || target.closest('input, select, dialog')) return;
  if (event.key === 'ArrowRight') go(stepNow() + 1);
  else if (event.key === 'ArrowLeft') go(stepNow() - 1);
  else if (event.key === ' ' && !target.closest('button, a')) {
    event.preventDefault();
    playOrPause();
  }
});
applyHabits();
onLanguage(translate);
onNewMeasures(draw);
moment = momentOfAddress();
draw();
if (code) find();
