// The first page: make a room, find one, or go back to one.

import '../core/shell.js';
import { onLanguage, t } from '../core/language.js';
import { createRoom, getGame, getGames, getInfo, getRoom } from '../core/api.js';
import * as keep from '../core/keep.js';
import { cardFront } from '../draw/cards.js';
import { Finding } from '../draw/finding.js';
import { onNewMeasures } from '../draw/fit.js';
import { html, nothing, render, svg } from '../draw/lit.js';
import { houseRules, select, settled, stepper } from '../draw/options.js';
import { applyHabits, codeForm, COGS, habitsDialog, languageSelect, rulesDialog, showDialog, sign } from '../draw/parts.js';
import { botChoices, botTitle, crowd } from '../draw/people.js';

/**
 * @import {Description, GameEntry, OptionValue} from '../core/types.js'
 * @import {Seat} from '../core/keep.js'
 */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));

/** @type {GameEntry[]} */
let games = [];
/** @type {GameEntry | null} */
let game = null;
/** The whole of it, once somebody wants to see its rules. @type {Description | null} */
let whole = null;
let preset = 'spec';
/** @type {Record<string, OptionValue>} */
let options = {};
let bots = 2;
let bot = '';
let problem = '';
let busy = false;
let rules = false;
let habits = false; // whether sound, motion and the like are looked at
/** @type {(Seat & {phase: string, title: string})[]} */
let recent = [];

const finding = new Finding(draw);

/** @param {GameEntry} entry */
function choose(entry) {
  game = entry;
  whole = null;
  preset = game.presets[0] ?? 'spec';
  options = {};
  bots = Math.min(game.seats[1] - 1, Math.max(game.seats[0] - 1, 2));
  draw();
  if (document.querySelector('#house[open]')) lookInside();
}

/** Fetch what the first view does not need: rules, options, bots. */
async function lookInside() {
  if (!game || whole) return;
  const wanted = game;
  try {
    const found = await getGame(wanted.name);
    if (game !== wanted) return;
    whole = found;
    options = settled(found, preset);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  draw();
}

/** Show the rules with the cards as they look at the table. */
async function showRules() {
  rules = true;
  await lookInside();
  if (whole) await import('../draw/kit.js').then(({ dress }) => whole && dress(whole), () => {});
  draw();
}

/** Make the room and go there. @param {'tv' | 'player' | 'solo'} way */
async function create(way) {
  if (!game || busy) return;
  busy = true;
  problem = '';
  draw();
  try {
    const { room } = await createRoom({ game: game.name, preset, options });
    if (way === 'solo') {
      const name = keep.profile().name || t('guest');
      keep.remember(`setup.${room}`, { bots, bot, start: true, name });
    }
    location.href = `/${way === 'tv' ? 'tv' : 'player'}.html?room=${room}`;
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  busy = false;
  draw();
}

/** Which of this browser's seats are still there. */
async function lookBack() {
  const found = await Promise.all(keep.seats().slice(0, 6).map(async (seat) => {
    try {
      const { game: name, phase } = await getRoom(seat.code);
      const title = games.find((one) => one.name === name)?.title ?? name;
      return [{ ...seat, phase, title }];
    } catch (error) {
      if (error instanceof Error && 'status' in error && error.status === 404) {
        keep.forgetSeat(seat.code);
      }
      return [];
    }
  }));
  recent = found.flat();
  draw();
}


function recentRooms() {
  if (!recent.length) return nothing;
  return html`<section class="panel"><h2>${t('home-rooms')}</h2><ul class="recent">
    ${recent.map((seat) => html`<li><a class="button wide" href=${`/player.html?room=${seat.code}`}>
      <b class="code">${seat.code}</b>
      <span class="grow">${t('home-room-as', { title: seat.title, name: seat.name || t('a-player') })}</span>
      <span class="note">${t(`phase-${seat.phase}`)}</span></a></li>`)}
  </ul></section>`;
}

/** A picture of a game: its own, or a fan of its cards. @param {GameEntry} entry */
function cover(entry) {
  if (entry.cover) return html`<span class="cover"><img src=${entry.cover} alt="" loading="lazy"></span>`;
  return html`<span class="cover" aria-hidden="true">${entry.faces.map((face) =>
    cardFront(entry, face, 'large', ''))}</span>`;
}

function gameCards() {
  return html`<div class="games" role="group" aria-label=${t('game')}>${games.map((entry) => html`<button
    class="game ${game?.name === entry.name ? 'chosen' : ''}" @click=${() => choose(entry)}
    aria-pressed=${game?.name === entry.name ? 'true' : 'false'}>
    ${cover(entry)}<b>${entry.title}</b><span>${crowd(entry.seats)}</span></button>`)}</div>`;
}

/** Drawn in a square of 24. @type {Record<string, string>} */
const PICTURES = {
  solo: 'M12 2v3M7 5h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM9 10v2M15 10v2M9 15h6M2 10v4M22 10v4M8 18v3M16 18v3',
  tv: 'M3 4h18v12H3zM8 20h8M12 16v4M7 8l3 2-3 2zM13 12h4',
  play: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM11 18h2M9 7h6v6H9z',
  pass: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
};

/** @param {string} name */
const picture = (name) => html`<svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${PICTURES[name]}
  fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"></path>`}</svg>`;

function ways() {
  if (!game) return nothing;
  const against = `${t('home-bots', { count: bots })} · ${botTitle(bot)}`;
  return html`<div class="ways">
    <button class="button primary way" id="create-solo" ?disabled=${busy} @click=${() => create('solo')}>
      ${picture('solo')}<b>${t('home-solo')}</b><span>${against}</span></button>
    <button class="button way" id="create-tv" ?disabled=${busy} @click=${() => create('tv')}>
      ${picture('tv')}<b>${t('home-tv')}</b><span>${t('home-tv-how')}</span></button>
    <button class="button way" id="create-play" ?disabled=${busy} @click=${() => create('player')}>
      ${picture('play')}<b>${t('home-friends')}</b><span>${t('home-friends-how')}</span></button>
    <a class="button way" href=${`/hotseat.html?choose=${game.name}`}>
      ${picture('pass')}<b>${t('home-pass')}</b><span>${t('home-pass-how')}</span></a>
  </div>`;
}

/** @param {Description} found */
function ownRules(found) {
  return html`${stepper(t('bots'), bots, found.seats[0] - 1, found.seats[1] - 1, (n) => { bots = n; draw(); })}
    ${select(t('home-bot-level'), bot, botChoices(found.bots), (kind) => { bot = kind; draw(); })}
    ${houseRules(found, preset, options, (name, values) => {
      preset = name;
      options = values;
      draw();
    })}`;
}

function newGame() {
  if (!game) return html`<p><span class="spinner"></span></p>`;
  return html`<section aria-label=${t('new-game')}>
    ${gameCards()}
    ${ways()}
    <div class="about"><h2>${game.title}</h2>
      <p>${game.summary}</p>
      <button class="button small" @click=${showRules}>${t('rules-of', { title: game.title })}</button></div>
    <details class="panel" id="house" @toggle=${lookInside}><summary>${t('home-settings')}</summary>
      ${whole ? ownRules(whole) : html`<p><span class="spinner"></span></p>`}</details>
  </section>`;
}

function draw() {
  const shown = rules && whole ? rulesDialog(whole, () => { rules = false; draw(); }, false)
    : habits ? habitsDialog(draw, () => { habits = false; draw(); }) : nothing;
  render(html`<main class="wide-page">
    <header class="hero"><div><h1>♠ Parlour</h1><p>${t('home-motto')}</p></div>
      <div class="row tastes">${languageSelect()}<button class="button small" id="habits" aria-label=${t('sound-motion')}
        @click=${() => { habits = true; draw(); }}>${sign(COGS)}</button></div>
      ${codeForm(() => { problem = t('home-code-wrong'); draw(); })}</header>
    ${problem ? html`<p class="notice" role="alert">${problem}</p>` : nothing}
    ${newGame()}
    <div class="more-home">
      ${finding.panel(game, games)}
      <div>${recentRooms()}
      <section class="panel"><h2>${t('replay-one')}</h2>
        <p>${t('home-replay')}</p>
        <a class="button" href="/replay.html">${t('home-replay-open')}</a></section></div>
    </div>
  </main>${shown}${finding.dialog()}`, root);
  showDialog();
}

async function begin() {
  draw();
  try {
    games = await getGames();
    bot = 'medium';
    if (games.length) choose(games[0]);
    if ((await getInfo()).people) finding.start();
    await lookBack();
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    draw();
  }
}

/** Everything again in the language that is on now. */
async function translate() {
  games = await getGames();
  const name = game?.name;
  game = games.find((one) => one.name === name) ?? game;
  if (whole) {
    const found = await getGame(whole.name);
    if (game?.name === found.name) whole = found;
    if (rules) await showRules();
  } else if (rules || document.querySelector('#house[open]')) {
    await lookInside();
  }
  draw();
}

applyHabits();
onLanguage(translate);
onNewMeasures(draw);
begin();
