// The phone of a player: join, wait, play.

import '../core/shell.js';
import { onLanguage, t } from '../core/language.js';
import { getFinished, getGames, getInfo } from '../core/api.js';
import { Problem } from '../core/connection.js';
import { roomOfAddress } from '../core/early.js';
import * as keep from '../core/keep.js';
import { fetchLater, later, onLater } from '../core/later.js';
import { Session } from '../core/session.js';
import { fitting, onNewMeasures } from '../draw/fit.js';
import { afterFrame, nameWindow, perFrame } from '../draw/frames.js';
import { gameScreen, pageTitle } from '../draw/hand.js';
import { dress } from '../draw/kit.js';
import { html, nothing, render } from '../draw/lit.js';
import {
  aloud, announce, applyHabits, blank, brief, cardDialog, dialog, habitSwitches, lineState, LIST, logDialog,
  refusedPage, rulesDialog, showDialog, SPEECH,
} from '../draw/parts.js';
import { Play } from '../draw/play.js';
import { cue, onSound, withMotion } from '../draw/senses.js';
import { layCloth } from '../draw/skin.js';
import { stockUp } from '../draw/stock.js';
import { seatedAt } from '../draw/table.js';

/**
 * @import {Finished} from '../core/api.js'
 * @import {GameEntry, Info, Player, RoomInfo, Said} from '../core/types.js'
 * @typedef {{bots: number, bot: string, start: boolean, name?: string, seats?: number}} Setup what the
 *   home page asked for; `seats`: strangers who found each other begin when so many are here
 */

const code = roomOfAddress();
const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const redraw = perFrame(draw, () => !isLooking());
const chosen = keep.profile();
const MOTION = 250;
const talk = later(() => import('../draw/chat.js'));
const entry = later(() => import('../draw/join.js'));
const waitingRoom = later(() => import('../draw/lobby.js'));

/** @type {Info | null} */
let info = null;
/** @type {GameEntry[]} */
let games = [];
/** @type {Finished[]} of this room */
let finished = [];
let counted = 0; // the rounds that were asked for
let bot = '';
let problem = '';
/** @type {Player | null} */
let kicking = null;
/** @type {Partial<RoomInfo>} settings that the room has not answered yet */
let wished = {};
let wishes = 0;

const session = new Session(code, {
  key: keep.seatIn(code)?.key ?? null,
  tab: `player.${code}`,
  prepare: dress,
  onChange: redraw,
  onRetold: (game, names) => play.director.translate(game, names),
  onNews: (news) => {
    play.hear(news);
    announce(news.lines, play.open);
  },
  onSaid: heard,
  onHint: (action) => play.hint(action),
  onSeated: (key, place) => {
    const game = session.room?.game ?? '';
    keep.keepSeat({ code, game, place, key, name: chosen.name, at: Date.now() });
    setUp();
  },
});
const play = new Play(session, redraw);

/** @param {Said} said */
function heard(said) {
  const from = session.room?.players.find((player) => player.place === said.place);
  if (said.place === session.place || play.dialog === 'chat') return;
  play.unread += 1;
  cue(['chat']);
  play.say(`${from?.name ?? t('somebody')}: ${said.emote ? (talk()?.emoteSign(said.text) ?? '') : said.text}`);
}

// Taking a seat

async function join() {
  problem = '';
  try {
    await sit(keep.deviceKey());
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    redraw();
  }
}

/** Take a seat, for one's profile if there is one. @param {string} profile @returns {Promise<void>} */
async function sit(profile) {
  const { name, avatar } = chosen;
  try {
    await session.send('join', { name: name.trim(), avatar, ...(profile && { profile }) });
  } catch (error) {
    if (!profile || !(error instanceof Problem) || error.code !== 'forbidden') throw error;
    keep.keepDeviceKey(''); // the profile is gone: whoever had it plays as a guest
    await sit('');
  }
}

/** Do what the home page was told: seat the bots, and begin. */
async function setUp() {
  /** @type {Setup | null} */
  const setup = keep.recall(`setup.${code}`);
  if (!setup) return;
  keep.forget(`setup.${code}`);
  for (let count = 0; count < setup.bots; count++) await play.send('add_bot', { bot: setup.bot });
  if (setup.start) await play.send('start');
  if (setup.seats) {
    awaited = setup.seats;
    await play.send('ready', { ready: true });
  }
}

let awaited = 0; // strangers who begin without a word when all of them are here

/** The host's device begins when all who were brought together are here and ready. */
async function beginTogether() {
  const { room, isHost } = session;
  if (!awaited || !room || !isHost || room.players.length < awaited || waitingRoom()?.notYet(session) !== '') return;
  awaited = 0;
  await play.send('settings', { pace: 'relaxed' });
  await play.send('start');
}

/** Whoever comes to play alone is not asked for a name. */
function joinAtOnce() {
  /** @type {Setup | null} */
  const setup = keep.recall(`setup.${code}`);
  if (!setup?.name || session.key || joining) return;
  joining = true;
  chosen.name = setup.name;
  join();
}
let joining = false;

/** Ask the room for other settings; the screen shows them at once. @param {Partial<RoomInfo>} settings */
async function configure(settings) {
  const number = ++wishes;
  wished = { ...wished, ...settings };
  redraw();
  await play.send('settings', settings);
  if (number === wishes) wished = {}; // else more has been asked for since
  redraw();
}

async function leave() {
  play.closeDialog();
  await play.send('leave');
  keep.forgetSeat(code);
  keep.forget(`player.${code}`);
  session.stop();
  location.href = '/';
}

// Drawing

let shown = ''; // lobby, game or its end: each begins at the top

function draw() {
  const phase = session.playing ? `${session.game?.view.over}` : 'lobby';
  if (phase !== shown) scrollTo(0, 0);
  shown = phase;
  nameWindow(pageTitle(play));
  layCloth(session.playing || seatedAt() === 'tv' ? session.description : null);
  withMotion(() => fitting(() => render(html`${page()}${dialogs()}${aloud()}`, root)), MOTION, play.scene);
  showDialog();
  if (session.playing && session.description) stockUp(session.description);
  if (learning || isLooking()) return;
  learning = true;
  afterFrame(learn);
}

let learning = false;

/** Ask for what the first view does not need. */
function learn() {
  fetchLater();
  getInfo().then((found) => {
    info = found;
    bot ||= 'medium';
    redraw();
  }, () => {});
  getGames().then((found) => { games = found; redraw(); }, () => {});
}

function page() {
  if (!code) return refusedPage('unknown', code);
  if (session.refusal) {
    const { code: why, message } = session.refusal;
    return refusedPage(why === 'unknown' ? why : message, code);
  }
  if (session.ended) {
    return blank(t('left-table'), session.ended,
      html`<a class="button" href=${`/watch.html?room=${code}`}>${t('watch')}</a>`);
  }
  if (isLooking() || !session.room) return looking();
  if (session.place === null) {
    joinAtOnce();
    return html`${lineState(session)}${entry()?.joinPage(session, chosen, problem, redraw, join)}`;
  }
  if (!session.playing) return html`${bar()}${lineState(session)}${lobby()}${toast()}`;
  return gameScreen(play, [bar(), lineState(session)], toast());
}

/** Whether there is nothing to draw yet. */
function isLooking() {
  const { room, refusal, ended, place, playing } = session;
  if (!code || refusal || ended) return false;
  if (!room || (place !== null && !playing && room.phase !== 'lobby')) return true;
  return place === null ? !entry() : !playing && !waitingRoom();
}

const looking = () => html`<main class="blank"><p><span class="spinner"></span> ${t('looking-for', { code })}</p>
  </main>${lineState(session)}`;

/** The letters of the room, whichever form of its code is in the address. */
const letters = () => session.room?.code ?? code;

function bar() {
  return html`<header class="bar"><a class="brand" href="/" aria-label=${`♠ ${letters()}: ${t('parlour-home')}`}><span class="fit">♠ ${letters()}</span></a>
    <nav aria-label=${t('tools')}>
      <button class="button small help" aria-label=${t('rules-key')} @click=${() => play.show('rules')}>?</button>
      <button class="button small" @click=${() => play.show('log')}>${brief(LIST, t('log'))}</button>
      <button class="button small" @click=${() => play.show('chat')}>${brief(SPEECH, t('talk'))}${
        play.unread ? html` <b class="unread">${play.unread}</b>` : nothing}</button>
      <button class="button small" aria-label=${t('more')} @click=${() => play.show('more')}>⋯</button>
    </nav></header>`;
}

function toast() {
  const text = play.toast || (session.playing ? session.notice : '');
  return html`<div class="toast ${text ? 'up' : ''}" role="status"
    @click=${() => { play.toast = session.notice = ''; redraw(); }}>${text}</div>`;
}

/** Fetch who has won so far, once after every game. */
async function countWins() {
  const round = session.room?.round ?? 0;
  if (round === counted) return;
  counted = round;
  finished = await getFinished(code).catch(() => finished);
  redraw();
}

function lobby() {
  countWins();
  beginTogether();
  return waitingRoom()?.lobbyPage({
    session, wished, finished, info, games, bot, configure,
    send: (type, payload) => play.send(type, payload),
    setBot: (kind) => { bot = kind; redraw(); },
    rename: () => play.show('rename'),
    leave: () => play.show('leave'),
    rules: () => play.show('rules'),
    kick: (player) => { kicking = player; redraw(); },
  });
}

function dialogs() {
  const close = () => play.closeDialog();
  const { description } = session;
  if (kicking) return kickDialog(kicking);
  if (play.face && description) return cardDialog(description, play.face, close);
  if (play.dialog === 'rules' && description) {
    return rulesDialog(description, close, session.playing);
  }
  if (play.dialog === 'log') return logDialog(session.lines, session.players, play.open, close);
  if (play.dialog === 'chat') return talk()?.chatDialog(play, info?.emotes ?? []);
  if (play.dialog === 'more') return moreDialog(close);
  if (play.dialog === 'rename') return renameDialog(close);
  if (play.dialog === 'leave') return leaveDialog(close);
  return nothing;
}

/** @param {() => void} close */
function moreDialog(close) {
  return dialog(t('menu'), html`${habitSwitches(redraw, true)}
    <p class="keys">${t('keys')}</p>
    <div class="row">
      <a class="button" href=${`/tv.html?room=${code}`}>${t('big-screen')}</a>
      <button class="button" @click=${() => play.show('leave')}>${t('leave-game')}</button>
    </div>`, close);
}

/** @param {() => void} close */
function leaveDialog(close) {
  const during = session.room?.phase === 'playing';
  return dialog(t('leave-question'), html`<p>${during
    ? t('leave-playing')
    : t('leave-lobby')}</p>`, close,
    html`<button class="button danger" id="leave" @click=${leave}>${t('leave')}</button>`);
}

/** @param {() => void} close */
function renameDialog(close) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    keep.keepProfile(chosen.name.trim(), chosen.avatar);
    play.send('profile', { name: chosen.name.trim(), avatar: chosen.avatar });
    close();
  };
  return dialog(t('your-name'), html`<form id="rename" @submit=${submit}>
    ${entry()?.nameFields(chosen, redraw)}</form>`, close,
    html`<button class="button primary" form="rename">${t('keep-name')}</button>`);
}

/** @param {Player} player */
function kickDialog(player) {
  const close = () => { kicking = null; redraw(); };
  return dialog(t('remove-question', { name: player.name }), html`<p>${t('remove-why', { name: player.name })}</p>`, close,
    html`<button class="button danger" @click=${() => {
      play.send('kick', { place: player.place });
      close();
    }}>${t('lobby-remove')}</button>`);
}

applyHabits();
onLanguage(async () => {
  games = await getGames().catch(() => games);
  redraw();
});
onNewMeasures(redraw);
onSound(redraw);
onLater(redraw);
setInterval(() => {
  play.tick();
  if (session.secondsLeft !== null) redraw();
}, 500);
redraw();
