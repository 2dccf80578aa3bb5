// The first page: make a room, find one, or go back to one.

import { createRoom, getGame, getGames, getInfo, getRoom } from '../core/api.js';
import * as keep from '../core/keep.js';
import { cardFront } from '../draw/cards.js';
import { html, nothing, render } from '../draw/lit.js';
import { houseRules, plainName, select, settled, stepper } from '../draw/options.js';
import { applyHabits, rulesDialog, showDialog } from '../draw/parts.js';
import { crowd } from '../draw/people.js';

/**
 * @import {Description, GameEntry, Info, OptionValue} from '../core/types.js'
 * @import {Seat} from '../core/keep.js'
 */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const CODE = /^[A-Z0-9]{4,8}$/;

/** @type {GameEntry[]} */
let games = [];
/** @type {Info | null} */
let info = null;
/** @type {Description | null} */
let game = null;
let preset = 'spec';
/** @type {Record<string, OptionValue>} */
let options = {};
let bots = 2;
let bot = '';
let problem = '';
let busy = false;
let rules = false;
/** @type {(Seat & {phase: string, title: string})[]} */
let recent = [];

/** @param {string} name */
async function choose(name) {
  game = await getGame(name);
  preset = Object.keys(game.presets)[0] ?? 'spec';
  options = settled(game, preset);
  bots = Math.min(game.seats[1] - 1, Math.max(game.seats[0] - 1, 2));
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
      const name = keep.profile().name || 'Guest';
      keep.remember(`setup.${room}`, { bots, bot, start: true, name });
    }
    location.href = `/${way === 'tv' ? 'tv' : 'player'}.html?room=${room}`;
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  busy = false;
  draw();
}

/** @param {SubmitEvent} event */
function join(event) {
  event.preventDefault();
  const input = /** @type {HTMLFormElement} */ (event.target).querySelector('input');
  const code = input?.value.trim().toUpperCase() ?? '';
  if (CODE.test(code)) location.href = `/player.html?room=${code}`;
  else {
    problem = 'A room code is a few letters; it is on the big screen.';
    draw();
  }
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

/** @type {Record<string, string>} */
const PHASES = { lobby: 'not begun', playing: 'in play', over: 'over' };

function recentRooms() {
  if (!recent.length) return nothing;
  return html`<section class="panel"><h2>Your rooms</h2><ul class="recent">
    ${recent.map((seat) => html`<li><a class="button wide" href=${`/player.html?room=${seat.code}`}>
      <b class="code">${seat.code}</b> ${seat.title} as ${seat.name || 'a player'}
      <span class="note">${PHASES[seat.phase] ?? seat.phase}</span></a></li>`)}
  </ul></section>`;
}

function gameCards() {
  return html`<div class="games" role="group" aria-label="Game">${games.map((entry) => html`<button
    class="game ${game?.name === entry.name ? 'chosen' : ''}" @click=${() => choose(entry.name)}
    aria-pressed=${game?.name === entry.name ? 'true' : 'false'}>
    <b>${entry.title}</b><span>${entry.summary}</span>
    <span class="note">${crowd(entry.seats)}</span></button>`)}</div>`;
}

function newGame() {
  if (!game) return nothing;
  const kinds = (info?.bots ?? ['random']).map((kind) => ({ value: kind, title: plainName(kind) }));
  return html`<section class="panel"><h2>New game</h2>
    ${gameCards()}
    <div class="fan" aria-hidden="true">${game.faces.slice(0, 8).map((face) => cardFront(face))}</div>
    <div class="row">
      <button class="button" @click=${() => { rules = true; draw(); }}>Rules of ${game.title}</button>
    </div>
    <details><summary>House rules</summary>
      ${houseRules(game, preset, options, (name, values) => {
        preset = name;
        options = values;
        draw();
      })}</details>
    <div class="ways">
      <div class="way"><h3>In the living room</h3>
        <p>This screen is the table; everybody plays on a phone.</p>
        <button class="button primary" id="create-tv" ?disabled=${busy}
          @click=${() => create('tv')}>Open the table on this screen</button></div>
      <div class="way"><h3>With others</h3>
        <p>You play on this device and give the others the room’s code.</p>
        <button class="button" id="create-play" ?disabled=${busy}
          @click=${() => create('player')}>Open a room and take a seat</button></div>
      <div class="way"><h3>Alone</h3>
        ${stepper('Bots', bots, game.seats[0] - 1, game.seats[1] - 1, (n) => { bots = n; draw(); })}
        ${kinds.length > 1 ? select('Kind of bot', bot, kinds, (kind) => { bot = kind; draw(); })
          : nothing}
        <button class="button" id="create-solo" ?disabled=${busy}
          @click=${() => create('solo')}>Play against bots</button></div>
      <div class="way"><h3>One device</h3>
        <p>Pass it round; a curtain hides everybody’s cards.</p>
        <a class="button" href=${`/hotseat.html?choose=${game.name}`}>Pass one device</a></div>
    </div>
  </section>`;
}

function draw() {
  const shown = rules && game ? rulesDialog(game, () => { rules = false; draw(); }, false) : nothing;
  render(html`<main class="wide-page">
    <header class="hero"><h1>♠ Parlour</h1><p>Card games with hidden hands, for one table and any
      number of screens.</p></header>
    ${problem ? html`<p class="notice" role="alert">${problem}</p>` : nothing}
    <section class="panel"><h2>Join a game</h2>
      <form class="row" @submit=${join}>
        <label class="field"><span>Room code</span><input id="code" class="code" maxlength="8"
          autocapitalize="characters" autocomplete="off" spellcheck="false" placeholder="BCDF"></label>
        <button class="button primary">Join</button></form></section>
    ${recentRooms()}
    ${newGame()}
    <section class="panel"><h2>See a game again</h2>
      <p>From a file that was saved after a game.</p>
      <a class="button" href="/replay.html">Open a replay</a></section>
  </main>${shown}`, root);
  showDialog();
}

async function begin() {
  draw();
  try {
    [games, info] = await Promise.all([getGames(), getInfo()]);
    bot = 'medium';
    if (games.length) await choose(games[0].name);
    await lookBack();
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    draw();
  }
}

applyHabits();
begin();
