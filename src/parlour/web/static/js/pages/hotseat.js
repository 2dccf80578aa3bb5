// One device that is passed round. Every local player has a connection and a key of their own; what
// is secret is drawn only for the one who has said that they hold the device.

import '../core/shell.js';
import { onLanguage, t } from '../core/language.js';
import { createRoom, getGame, getGames, getInfo } from '../core/api.js';
import * as keep from '../core/keep.js';
import { Memories, momentLink } from '../core/memories.js';
import { Session } from '../core/session.js';
import { listed } from '../core/words.js';
import { latest } from '../director/beats.js';
import { Director } from '../director/director.js';
import { fitting, onNewMeasures } from '../draw/fit.js';
import { gameScreen, layout } from '../draw/hand.js';
import { dress } from '../draw/kit.js';
import { html, live, nothing, render } from '../draw/lit.js';
import { gameChoices, select, stepper } from '../draw/options.js';
import {
  aloud, announce, applyHabits, brief, cardDialog, dialog, habitSwitches, lineState, LIST, logDialog, replayLink, rulesDialog,
  showDialog,
} from '../draw/parts.js';
import { badge } from '../draw/people.js';
import { Play } from '../draw/play.js';
import { highlights, scoreTable } from '../draw/podium.js';
import { onSound, sound } from '../draw/senses.js';
import { layCloth } from '../draw/skin.js';
import { boardOf, headline, seatedAt } from '../draw/table.js';

/**
 * @import {Description, GameEntry, Info} from '../core/types.js'
 * @import {Scene} from '../draw/table.js'
 */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));

/** @type {GameEntry[]} */
let games = [];
/** @type {Info | null} */
let info = null;
/** @type {Description | null} */
let game = null;
let names = ['Ann', 'Bob'];
let bots = 0;
let problem = '';
let drawing = false;
let leaving = false;
let running = false;

/** @type {Session | null} what everybody sees */
let watcher = null;
const director = new Director(redraw); // tells everybody, while the curtain is down
const memories = new Memories(redraw);
director.onBeat = (beat) => !holder && watcher?.description && sound(watcher.description, beat);
/** @type {Play[]} */
let people = [];
/** @type {Play | null} who holds the device */
let holder = null;

// Setting up

async function translate() {
  games = await getGames().catch(() => games);
  if (game) game = await getGame(game.name);
  redraw();
}

/** @param {string} name */
async function choose(name) {
  game = await getGame(name);
  const [low, high] = game.seats;
  names = names.slice(0, high);
  bots = Math.max(0, low - names.length, Math.min(bots, high - names.length));
  redraw();
}

async function begin() {
  if (!game) return;
  problem = '';
  people = []; // of a beginning that failed
  try {
    const { room } = await createRoom({ game: game.name });
    for (const name of names) await seat(room, name.trim() || t('somebody'));
    const host = people[0];
    const bot = 'medium';
    for (let count = 0; count < bots; count++) await host.session.send('add_bot', { bot });
    await everybodyReady();
    keepAll(room);
    watch(room);
    await host.session.send('start');
    running = true;
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  redraw();
}

async function everybodyReady() {
  for (const play of people.slice(1)) await play.session.send('ready', { ready: true });
}

/** Somebody sits down, and has a key: it is to be kept. @param {string} room @param {string} name */
async function seat(room, name) {
  /** @type {Promise<void>} */
  const seated = new Promise((resolve) => people.push(newcomer(room, null, name, resolve)));
  await people[people.length - 1].session.send('join', { name });
  await seated;
}

/** @param {string} room @param {string | null} key @param {string} name @param {() => void} [onSeated] */
function newcomer(room, key, name, onSeated) {
  /** @type {Play} */
  const play = new Play(new Session(room, {
    key,
    tab: `hotseat.${room}.${name}`,
    prepare: dress,
    onChange: redraw,
    onSeated,
    onRetold: (game, players) => play.director.translate(game, players),
    onNews: (news) => {
      if (play === holder) play.hear(news);
      else play.armed = null;
    },
  }), redraw, { alone: true, typing: () => play === holder });
  return play;
}

/** @param {string} room */
function watch(room) {
  watcher = new Session(room, {
    tab: `hotseat.${room}`,
    prepare: dress,
    onChange: redraw,
    onRetold: (game, players) => director.translate(game, players),
    onNews: (news) => {
      director.hear(news);
      announce(news.lines, false);
    },
  });
}

/** @param {string} room */
function keepAll(room) {
  const players = people.map(({ session }) => ({
    name: session.me?.name ?? '', place: session.place ?? 0, key: session.key ?? '',
  }));
  keep.keepHotSeat({ code: room, game: game?.name ?? '', players });
}

/** A reload brings the table back, with the curtain down. */
function resume() {
  const kept = keep.hotSeat();
  if (!kept) return;
  people = kept.players.map((player) => newcomer(kept.code, player.key, player.name));
  watch(kept.code);
  running = true;
}

function stop() {
  for (const play of people) {
    play.stop();
    play.session.stop();
  }
  watcher?.stop();
  director.reset(null);
  keep.keepHotSeat(null);
  [people, watcher, holder, running, leaving] = [[], null, null, false, false];
  redraw();
}

let again = false; // the next game is being opened

async function rematch() {
  if (again) return;
  again = true;
  redraw();
  await people[0].send('rematch');
  await everybodyReady();
  await people[0].send('start');
  again = false;
  redraw();
}

// Who holds the device

/** The local player whose answer is wanted; the one who holds the device comes first. */
function wanted() {
  return holder?.asked ? holder : (people.find((play) => play.asked) ?? null);
}

// Drawing

function redraw() {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    if (holder && !holder.asked && !holder.dialog && !holder.face) holder = null;
    layCloth(watcher?.playing ? watcher.description : null);
    fitting(() => render(html`${page()}${dialogs()}${aloud()}`, root));
    showDialog();
  });
}

function page() {
  if (!running) return setting();
  if (watcher?.refusal) return gone();
  if (!watcher?.playing) {
    if (watcher?.room?.phase === 'lobby') director.reset(null);
    return html`<main class="blank"><span class="spinner"></span></main>${lineState(watcher)}`;
  }
  if (watcher.game?.view.over && !director.busy) return ending(watcher);
  if (holder) {
    return gameScreen(holder, [bar(holder), lineState(holder.session)],
      html`<div class="toast ${holder.toast ? 'up' : ''}" role="status">${holder.toast}</div>`);
  }
  return curtain(watcher);
}

/** @param {Play} play */
function bar(play) {
  return html`<header class="bar"><span class="brand"><span class="fit">♠ ${play.session.me?.name ?? ''}</span></span>
    <nav aria-label=${t('tools')}>
      <button class="button small help" aria-label=${t('rules-key')} @click=${() => play.show('rules')}>?</button>
      <button class="button small" @click=${() => play.show('log')}>${brief(LIST, t('log'))}</button>
      <button class="button small" id="hide" @click=${() => { holder = null; redraw(); }}>${t('hot-curtain')}</button>
    </nav></header>`;
}

/** Nothing here is secret. The table is as far as it has been told. @param {Session} session */
function curtain(session) {
  const { description, game: update, players } = session;
  if (!description || !update) return nothing;
  const next = wanted();
  const me = next?.session.me;
  const view = director.view ?? update.view;
  /** @type {Scene} */
  const scene = { game: description, view, players, open: false, screen: seatedAt(), options: session.room?.options, ...director.shown };
  const story = latest(director.told, session.lines, 4).reverse();
  return html`<div class="${layout({ scene })} curtain">
    <header class="bar"><span class="brand">♠ Parlour</span><nav aria-label=${t('tools')}>
      <button class="button small" @click=${() => { leaving = true; redraw(); }}>⋯</button></nav></header>
    ${lineState(session)}
    <main class="felt" tabindex="0"><section class="latest"><ol class="log">${story.map((text) =>
      html`<li>${text}</li>`)}</ol></section>${boardOf(scene)}</main>
    <section class="dock pass">${me ? html`
      <h1>${badge(me.colour, me.shape)} ${t('hot-pass-to', { name: me.name })}</h1>
      <div class="dock-actions"><button class="button primary" id="take"
        @click=${() => { holder = next; redraw(); }}>${t('hot-i-am', { name: me.name })}</button></div>`
      : html`<h1>${headline(view, session.names, scene.telling) || t('one-moment')}</h1>`}</section>
  </div>`;
}

/** @param {Session} session */
function ending(session) {
  const { description, game: update, players, names, room } = session;
  if (!description || !update) return nothing;
  /** @type {Scene} */
  const scene = { game: description, view: update.view, players, open: false, screen: 'phone', options: room?.options };
  return html`<main class="narrow ending"><h1>${headline(update.view, names)}</h1>
    ${scoreTable(scene)}
    ${room ? highlights(description, players, memories.of(session.code, room.round), (one) => momentLink(room.code, room.round, one)) : nothing}
    <div class="dock-actions"><button class="button primary" id="rematch" ?disabled=${again} @click=${rematch}>${t('play-again')}</button>
      ${room ? replayLink(room) : nothing}
      <button class="button" @click=${stop}>${t('hot-new')}</button></div></main>`;
}

function gone() {
  return html`<main class="blank"><h1>${t('hot-gone')}</h1><p>${t('hot-gone-why', { names: listed(people.map((play) => play.session.me?.name ?? t('somebody'))) })}</p>
    <button class="button primary" @click=${stop}>${t('hot-anew')}</button></main>`;
}

function setting() {
  if (!game) return html`<main class="blank"><span class="spinner"></span>
    ${problem ? html`<p class="notice">${problem}</p>` : nothing}</main>`;
  const [low, high] = game.seats;
  const total = names.length + bots;
  const { cover } = games.find(({ name }) => name === game?.name) ?? {};
  return html`<main class="narrow setting">${cover ? html`<img class="banner" src=${cover} alt="">` : nothing}
    <h1>${t('hot-title')}</h1>
    <p>${t('hot-how')}</p>
    ${problem ? html`<p class="notice" role="alert">${problem}</p>` : nothing}
    ${select(t('game'), game.name, gameChoices(games), choose)}
    ${names.map((name, index) => html`<label class="field"><span>${t('hot-player', { number: index + 1 })}</span>
      <input maxlength="20" .value=${live(name)} @focus=${(/** @type {Event} */ event) =>
        /** @type {HTMLInputElement} */ (event.target).select()} @input=${(/** @type {Event} */ event) => {
        names[index] = /** @type {HTMLInputElement} */ (event.target).value;
      }}></label>`)}
    ${stepper(t('hot-players'), names.length, 1, high - bots, (count) => {
      const spare = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo'];
      names = Array.from({ length: count }, (_, index) => names[index] ?? spare[index]);
      redraw();
    })}
    ${stepper(t('hot-bots'), bots, 0, high - names.length, (count) => {
      bots = count;
      redraw();
    })}
    ${total < low ? html`<p class="quiet">${t('hot-needs', { title: game.title, count: low })}</p>` : nothing}
    <div class="dock-actions"><button class="button primary" id="begin" ?disabled=${total < low}
      @click=${begin}>${t('hot-begin')}</button><a class="button" href="/">${t('home')}</a></div></main>`;
}

function dialogs() {
  if (leaving) {
    return dialog(t('hot-more'), habitSwitches(redraw),
      () => { leaving = false; redraw(); },
      html`<button class="button danger" @click=${stop}>${t('hot-end')}</button>`);
  }
  if (!holder) return nothing;
  const play = holder;
  const close = () => play.closeDialog();
  const { description, lines, players } = play.session;
  if (play.face && description) return cardDialog(description, play.face, close);
  if (play.dialog === 'rules' && description) return rulesDialog(description, close, true);
  if (play.dialog === 'log') return logDialog(lines, players, true, close);
  return nothing;
}

async function start() {
  applyHabits();
  onLanguage(translate);
  onSound(redraw);
  onNewMeasures(redraw);
  resume();
  redraw();
  try {
    [games, info] = await Promise.all([getGames(), getInfo()]);
    await choose(new URLSearchParams(location.search).get('choose') ?? games[0].name);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    redraw();
  }
}

start();
