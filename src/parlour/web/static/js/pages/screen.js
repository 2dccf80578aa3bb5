// The big screen, and the same table for people who watch on their own device.
// It is a watcher: it knows what everybody knows, and needs no input.

import '../core/shell.js';
import { onLanguage, t } from '../core/language.js';
import { createRoom, getFinished, getInfo, getRoom, qrPath } from '../core/api.js';
import { roomOfAddress } from '../core/early.js';
import * as keep from '../core/keep.js';
import { fetchLater, later, onLater } from '../core/later.js';
import { Memories, momentLink } from '../core/memories.js';
import { Session } from '../core/session.js';
import { latest } from '../director/beats.js';
import { Director } from '../director/director.js';
import { fitting, onNewMeasures } from '../draw/fit.js';
import { afterFrame, nameWindow, perFrame } from '../draw/frames.js';
import { dress } from '../draw/kit.js';
import { html, nothing, render } from '../draw/lit.js';
import {
  aloud, announce, applyHabits, cardDialog, fanned, habitsDialog, inline, lineState, refusedPage, replayLink,
  showDialog,
} from '../draw/parts.js';
import { badge, botLevel, botStrength, crowd, person } from '../draw/people.js';
import { cue, onSound, sound, soundWaits, tick, withMotion } from '../draw/senses.js';
import { layCloth } from '../draw/skin.js';
import { stockUp } from '../draw/stock.js';
import { activeIn, boardOf, headline, lookingOn, table } from '../draw/table.js';
import { listed, seatsIn } from '../core/words.js';

/**
 * @import {Description, Info, Player, Said, View} from '../core/types.js'
 * @import {Finished} from '../core/api.js'
 * @import {Scene} from '../draw/table.js'
 */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const redraw = perFrame(draw, () => !isWaiting());
const tv = document.body.classList.contains('tv');
const MOTION = tv ? 400 : 250;
const BALLOON = 5000;
const FEW = 3; // names that fit in a line
const SPACED = 5; // letters of a code that fit in a line with room between them
const AGAIN = 5000;
const MOST_TOLD = 3; // of those who have won most this evening
const podium = later(() => import('../draw/podium.js'));
const talk = later(() => import('../draw/chat.js'));

/** @type {Session | null} */
let session = null;
/** @type {Info | null} */
let info = null;
/** @type {Finished[]} of this room */
let finished = [];
let counted = 0; // the rounds that were asked for
let broken = false; // there is no picture after all
let problem = '';
let face = 0;
let more = false;
/** @type {{said: Said, until: number} | null} */
let balloon = null;
const director = new Director(redraw);
const memories = new Memories(redraw);
director.onBeat = (beat) => session?.description && sound(session.description, beat);

// The room

/** The room in the address, the one shown before, or a new one. */
async function findRoom() {
  const asked = roomOfAddress();
  if (asked || !tv) return asked;
  const shown = keep.screenRoom();
  const there = shown && (await getRoom(shown).catch(() => null));
  const code = shown && there && there.phase !== 'over' ? shown : (await createRoom({})).room;
  history.replaceState(null, '', `?room=${code}`);
  return code;
}

/** @param {string} code */
function open(code) {
  keep.keepScreenRoom(code);
  session = new Session(code, {
    tab: `screen.${code}`,
    prepare: dress,
    onChange: redraw,
    onRetold: (game, names) => director.translate(game, names),
    onNews: (news) => {
      director.hear(news);
      announce(news.lines, false);
    },
    onSaid: (said) => {
      balloon = { said, until: Date.now() + BALLOON };
      cue(['chat']);
      setTimeout(redraw, BALLOON + 50);
    },
  });
}

// Drawing

function draw() {
  withMotion(() => fitting(() => render(html`${page()}${aloud()}`, root)), MOTION, session?.playing ? sceneOf(session) : null);
  showDialog();
  if (session?.playing && session.description) stockUp(session.description);
  if (seen || isWaiting()) return;
  seen = true;
  afterFrame(fetchLater);
}

let seen = false; // the first view

function page() {
  if (problem) return refusedPage(problem, '');
  if (!session) return waiting();
  if (!session.code) return refusedPage('unknown', '');
  if (session.refusal) {
    const { code, message } = session.refusal;
    return refusedPage(code === 'unknown' ? code : message, session.code);
  }
  const { room } = session;
  nameWindow(room ? `Parlour ${room.code}` : 'Parlour');
  layCloth(session.description);
  if (!room || isWaiting()) return waiting();
  if (room.phase === 'lobby') director.reset(null);
  const inside = session.playing ? stage(session) : lobby(session);
  return html`<div class="stage">${inside}${lineState(session)}${balloons(session)}</div>${dialogs(session)}`;
}

/** Whether there is nothing to draw yet. */
function isWaiting() {
  if (problem || session?.refusal || session?.code === '') return false;
  return !session?.room || (session.room.phase !== 'lobby' && !session.playing);
}

const waiting = () => html`<main class="blank"><span class="spinner"></span></main>${lineState(session)}`;

/** @param {Session} session */
function dialogs(session) {
  const close = () => { face = 0; more = false; redraw(); };
  if (face && session.description) return cardDialog(session.description, face, close);
  if (more) return habitsDialog(redraw, close);
  return nothing;
}

/** The address to type; browsers know how to reach a number. */
function address() {
  return (info?.base ?? location.origin).replace(/\/$/, '').replace(/^http:\/\/(?=[\d.]+(:|$))/, '');
}

/** Whether phones have an address to come to. */
const reachable = () => Boolean(info?.base) && !broken;

const noPicture = () => { broken = true; redraw(); };

/** @param {string} code */
function invitation(code) {
  if (!info) return nothing;
  if (reachable()) {
    return html`<div class="invite"><img class="qr" src=${qrPath(code)} @error=${noPicture}
        alt=${t('qr-code', { code })}>
      <p>${inline(info.nearby ? t('tv-scan') : t('tv-scan-anywhere'))}</p></div>`;
  }
  return html`<div class="invite none"><h2>${t('tv-unreachable')}</h2>
    <p>${inline(t('tv-unreachable-how', { host: 'parlour serve --host 0.0.0.0', address: '--public-url http://…' }))}</p>
    <p>${t('tv-windows')}</p></div>`;
}

/** Fetch who has won so far, once after every game. @param {string} code @param {number} round */
async function countWins(code, round) {
  if (round === counted) return;
  counted = round;
  finished = await getFinished(code).catch(() => finished);
  redraw();
}

/** @param {Session} session */
function lobby(session) {
  const { room, description } = session;
  if (!room || !description) return nothing;
  countWins(room.code, room.round);
  const host = room.players.find((player) => player.host);
  return html`<main class="lobby-screen">
    ${invitation(room.code)}
    <section class="who">
      <div class="entrance"><div>
        <h1 class="fit">${description.title}</h1>
        <p class="join-at">${inline(t('tv-join', { address: address() }))}</p>
        <p class="roomcode fit ${room.code.length > SPACED ? 'long' : ''}" aria-label=${t('tv-code', { code: [...room.code].join(' ') })}>${room.code}</p>
        ${tv ? nothing : html`<div class="row"><a class="button primary" href=${`/player.html?room=${room.code}`}>${t('join-sit')}</a>
          <a class="button" href="/">${t('home')}</a></div>`}</div>
        ${box(description)}</div>
      <ul class="players" aria-label=${t('players')}>${room.players.map((player) => html`<li
        class=${player.ready || player.host ? 'ready' : ''}>${person(player)}
        ${state(player)}</li>`)}</ul>
      <p class="quiet">${!room.players.length ? `${t('for-players', { crowd: crowd(description.seats) })} ${t('tv-first')}`
        : host ? t('tv-host', { name: host.name }) : ''}</p>
      ${podium()?.evening(room.players, finished, MOST_TOLD)}
    </section>
    ${soundHint(t('sound-waits'))}
  </main>`;
}

/** How far somebody is; where many sit, a sign must do. @param {Player} player */
function state(player) {
  if (player.bot) return html`<span class="note"><span class="short" aria-hidden="true">${botStrength(player)}</span><span class="long">${botLevel(player)}</span></span>`;
  if (player.host) return html`<span class="note leads">${t('lobby-host')}</span>`;
  if (player.ready) return html`<span class="note">✓<span class="long"> ${t('lobby-ready')}</span></span>`;
  return html`<span class="note quiet"><span class="short" aria-hidden="true">…</span><span class="long">${player.here ? t('lobby-not-ready') : t('away-short')}</span></span>`;
}

/** For those who watch; a TV stays where it is. */
const wayHome = () => (tv ? nothing : html`<a class="way-home" href="/" aria-label=${t('parlour-home')} title=${t('parlour-home')}>♠</a>`);

/** What a game looks like: its picture, or some of its cards. @param {Description} game */
const box = (game) => html`<div class="box">${game.skin?.cover ? html`<img src=${game.skin.cover} alt="">` : fanned(game)}</div>`;

/** How to switch the sound on, as long as the browser keeps it from us. */
const soundHint = (/** @type {string} */ text) => (tv && soundWaits() ? html`<p class="sound-hint">${text}</p>` : nothing);

/** The table as far as it has been told. @param {Session} session @returns {Scene | null} */
function sceneOf(session) {
  const { description: game, players } = session;
  const view = director.view ?? session.game?.view;
  if (!game || !view || players.length < view.seats) return null;
  return {
    game, view, players, open: false, screen: tv ? 'tv' : lookingOn(), options: session.room?.options,
    left: director.behind ? null : session.secondsLeft, ...director.shown,
    onFace: tv ? undefined : (shown) => { face = shown; redraw(); },
  };
}

/** @param {Session} session */
function stage(session) {
  const scene = sceneOf(session);
  const { names, room } = session;
  if (!scene || !room) return nothing;
  const { game, view, players, telling } = scene;
  const asked = activeIn(scene);
  const host = room.players.find((player) => player.host);
  const over = view.over && !director.busy;
  return html`<header class="top">${wayHome()}
      <h1>${asked.length === 1 && !view.over ? html`<span class="arrow" aria-hidden="true">▶</span>
        ${badge(players[asked[0]].colour, players[asked[0]].shape)}` : nothing}
        <span class="fit">${headline(view, names, telling)}</span></h1>
      ${clock(session, scene)}
      <aside>${game.title}<br>${t('room')} <b class="code">${room.code}</b></aside>
      ${reachable() ? html`<img class="smallqr" src=${qrPath(room.code)} @error=${noPicture}
        alt=${t('qr-code', { code: room.code })}>` : nothing}
    </header>
    ${over ? html`<main class="final">${podium()?.scoreTable(scene)}
        ${podium()?.highlights(game, players, memories.of(session.code, room.round), tv ? null : (one) => momentLink(room.code, room.round, one))}
        ${tv ? nothing : html`<div class="row">${replayLink(room)}
          ${host ? html`<p class="quiet">${t('host-next', { name: host.name })}</p>` : nothing}</div>`}</main>`
      : html`<main class="felt">${tv ? table(scene) : boardOf(scene)}</main>`}
    ${over && !tv ? nothing : over ? html`<footer class="narration next"><p class="before">${host ? t('tv-next', { name: host.name }) : nothing}</p>${corner()}</footer>`
      : narration(session, scene)}`;
}

/** Whether somebody other than the player whose turn it is has been asked. @param {View} view */
function isReaction({ owing, turn, over }) {
  return !over && owing !== 0 && owing !== 1 << turn;
}

/** What is told, and what was told before. @param {Session} session @param {Scene} scene */
function narration(session, { game, view, beat, told = [] }) {
  const said = latest(told, session.lines, 3);
  const asks = isReaction(view) && !director.busy;
  return html`<footer class="narration ${beat?.weight ?? ''} ${asks ? 'reaction' : ''}" data-beat=${beat?.id ?? nothing}>
    <p class="now fit">${said.at(-1) ?? game.summary}</p>
    <p class="before">${(asks && answers(view, session.names)) || said.slice(-3, -1).map((text) => html`<span>${text}</span> `)}</p>
    ${soundHint(t('sound-waits-short'))}
    ${tv ? corner() : nothing}</footer>`;
}

const corner = () => html`<button class="button corner" aria-label=${t('sound-motion')}
  @click=${() => { more = true; redraw(); }}>♪</button>`;

/** Who may answer what has just been said; of many the headline says how many. @param {View} view @param {string[]} names */
function answers(view, names) {
  const asked = seatsIn(view.owing).map((seat) => names[seat]);
  if (asked.length > FEW) return '';
  return t('tv-answers', { names: listed(asked), count: asked.length });
}

/** The time that is left to decide what is on the screen. @param {Session} session @param {Scene} scene */
function clock(session, { left, view }) {
  if (left === null || left === undefined || view.over) return nothing;
  tick(left, `${session.game?.seq}`);
  const turn = 2 * Math.PI * 20;
  const share = left / Math.max(session.game?.seconds ?? 1, 1);
  return html`<span class="clock" role="timer" aria-label=${t('seconds-left', { count: Math.ceil(left) })}>
    <svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="20"></circle>
      <circle class="left" cx="24" cy="24" r="20" stroke-dasharray=${turn}
        stroke-dashoffset=${turn * (1 - share)}></circle></svg><b>${Math.ceil(left)}</b></span>`;
}

/** @param {Session} session */
function balloons(session) {
  if (!balloon || balloon.until < Date.now()) return nothing;
  const { said } = balloon;
  const from = session.room?.players.find((player) => player.place === said.place);
  if (!from) return nothing;
  return html`<p class="balloon">${person(from)} ${said.emote ? html`<span class="emote">${talk()?.emoteSign(said.text)}</span>` : html`<bdi>${said.text}</bdi>`}</p>`;
}

async function begin() {
  applyHabits();
  onLanguage(redraw);
  onNewMeasures(redraw);
  onSound(redraw);
  onLater(redraw);
  setInterval(() => session?.secondsLeft != null && redraw(), 1000);
  redraw();
  await enter();
}

async function enter() {
  getInfo().then((found) => { info = found; redraw(); }, () => {});
  try {
    open(await findRoom());
    problem = '';
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    setTimeout(enter, AGAIN); // nobody may be there to press a button
  }
  redraw();
}

begin();
