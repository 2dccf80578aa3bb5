// The screen of a player in the game.

import { DONE, entryOf } from '../core/picks.js';
import { cardBack, cardChip, cardFront, faceOf, spoken } from './cards.js';
import { html, nothing, repeat } from './lit.js';
import { badge, person } from './people.js';
import {
  counters, facts, flags, headline, info, middle, scoreTable, seats, waitingFor,
} from './table.js';
import { logList, replayLink } from './parts.js';
import { seatsIn } from '../core/words.js';

/**
 * @import {Entry, Menu} from '../core/picks.js'
 * @import {Maybe, Template} from './lit.js'
 * @import {Now, Play} from './play.js'
 * @import {Scene} from './table.js'
 */

const MOST_LARGE = 10; // cards of a hand; more of them are drawn small
const LATEST = 3; // sentences of the log on the screen

/** @param {Play} play @param {Now} now @returns {Scene} */
function sceneOf(play, now) {
  return {
    game: now.game,
    view: now.view,
    players: play.session.players,
    open: play.open,
    mine: now.view.viewer,
    dense: true,
    onFace: (face) => play.showFace(face),
  };
}

// The band that says whose turn it is

/** @param {Play} play @param {Now} now */
function band(play, now) {
  const yours = play.asked;
  const text = yours ? 'Your turn' : now.view.over ? headline(now.view, now.names) : play.waiting;
  const what = facts(now.game, now.view).map((fact) => `${fact.title}: ${fact.text}`).join(' · ');
  return html`<div class="band ${yours ? 'yours' : ''}" role="status">
    <div><strong>${text}</strong>${what && !now.view.over ? html`<span class="what">${what}</span>`
      : nothing}</div>
    ${clock(play, now)}
  </div>`;
}

/** @param {Play} play @param {Now} now */
function clock(play, now) {
  const left = play.session.secondsLeft;
  if (left === null || now.view.over) return nothing;
  const all = Math.max(now.update.seconds ?? 1, 1);
  const turn = 2 * Math.PI * 20;
  return html`<span class="clock" role="timer" aria-label=${`${Math.ceil(left)} seconds left`}>
    <svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="20"></circle>
      <circle class="left" cx="24" cy="24" r="20" stroke-dasharray=${turn}
        stroke-dashoffset=${turn * (1 - left / all)}></circle></svg>
    <b>${Math.ceil(left)}</b></span>
    ${now.update.more_time ? html`<button class="button small"
      @click=${() => play.send('more_time')}>+15 s</button>` : nothing}`;
}

// The cards

/**
 * @param {Play} play @param {Now} now @param {string} title @param {number[]} cards
 * @param {boolean} small
 */
function cardRow(play, now, title, cards, small) {
  small ||= cards.length > MOST_LARGE;
  const size = small ? 'few' : cards.length > 8 ? 'most' : cards.length > 3 ? 'more' : '';
  return html`<div class="hand ${size}" role="group" aria-label=${title}>
    ${repeat(cards, (card) => card, (card, index) =>
      secretCard(play, now, card, `${index + 1}`, small))}</div>`;
}

/** What is held, and what is laid before the player to choose from. @param {Play} play @param {Now} now */
function hand(play, now) {
  const { meant } = play;
  const offered = play.isOffer(meant);
  const small = offered || (play.asked && !meant.length);
  return html`${offered ? cardRow(play, now, 'Cards to choose from', meant, false) : nothing}
    ${now.hand.length ? cardRow(play, now, 'Your cards', now.hand, small)
      : html`<p class="quiet">You hold no cards.</p>`}`;
}

/**
 * @param {Play} play @param {Now} now @param {number} card @param {string} number
 * @param {boolean} small
 */
function secretCard(play, now, card, number, small) {
  const { view } = now;
  const face = view.faces[card];
  const drawn = face ? faceOf(now.game, face) : null;
  const open = play.open && drawn;
  const asked = play.menu;
  const entry = asked && play.meant.includes(card) ? entryOf(now, asked, card) : null;
  const armed = Boolean(entry && play.armed && play.armed.step === entry.step);
  const label = open ? `${entry ? entry.effect : drawn.title}. ${spoken(drawn)}`
    : `Card ${number}, face down${entry ? '; tap to choose it' : ''}`;
  const seenBy = seatsIn(Math.max(0, view.known[card]) & ~(1 << view.viewer));
  return html`<button class="handcard plain ${open && entry ? 'legal' : ''} ${armed ? 'armed' : ''}"
      data-card=${card} data-choice=${entry ? entry.step : nothing} aria-label=${label}
      aria-pressed=${armed ? 'true' : 'false'}
      @click=${() => play.tapCard(card)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => play.press(event, face)}
      @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${!open ? cardBack(label, small) : small ? cardChip(drawn) : cardFront(drawn)}
    ${open ? nothing : html`<span class="number" aria-hidden="true">${number}</span>`}
    ${seenBy.length ? html`<span class="seen">👁 ${seenBy.map((seat) => now.names[seat]).join(', ')}</span>`
      : nothing}
  </button>`;
}

// The question

/** @param {Play} play @param {Now} now @param {Entry} entry */
function answer(play, now, entry) {
  const armed = play.armed?.step === entry.step && play.armed.label === entry.label;
  const sent = play.sent === `${entry.step}`;
  const player = entry.kind === 'seat' ? play.session.players[entry.step] : null;
  const drawn = entry.kind === 'face' && entry.step > 0 ? faceOf(now.game, entry.step) : null;
  const hinted = play.hinted >= 0 && entry.action === play.hinted;
  return html`<button class="answer ${armed ? 'armed' : ''} ${sent ? 'sent' : ''}"
      data-choice=${entry.step} aria-pressed=${armed ? 'true' : 'false'}
      aria-label=${entry.note ? `${entry.effect}. ${entry.note}` : entry.effect}
      ?disabled=${Boolean(play.sent) && !sent} @click=${() => play.choose(entry)}>
    ${player ? badge(player.colour, player.shape) : nothing}
    ${drawn ? cardChip(drawn) : nothing}
    <span>${entry.label}${hinted ? html` <em class="hinted">a bot would</em>` : nothing}</span>
  </button>`;
}

/** @param {Play} play @param {Now} now @param {Menu} asked */
function question(play, now, asked) {
  const soFar = play.soFar(asked);
  const tip = !play.meant.length ? '' : play.locked ? 'Tap one.' : 'Tap one; hold to look.';
  return html`<div class="question">
    <p class="prompt" id="prompt">${soFar ? html`<span class="sofar">${soFar}</span>` : nothing}
      <strong>${asked.question}</strong> ${tip}</p>
    ${play.armed || now.update.pick.length ? html`<button class="button small" id="back"
      @click=${() => play.back()}>Back</button>` : nothing}
  </div>`;
}

/** The answers that are not cards on the screen. @param {Play} play @param {Now} now @param {Menu} asked */
function answers(play, now, asked) {
  const { entries } = asked;
  const cards = play.meant.length > 0;
  const others = cards ? entries.filter((one) => one.step === DONE) : entries;
  const single = entries.length === 1 && entries[0].action !== null;
  if (!others.length || (single && !cards)) return nothing;
  return html`<div class="answers" data-kind=${asked.kind} role="group" aria-labelledby="prompt">
    ${others.map((entry) => answer(play, now, entry))}</div>`;
}

/** What the thumb does. @param {Play} play @param {Now} now @param {Menu | null} asked */
function actions(play, now, asked) {
  const { update } = now;
  const only = asked?.entries.length === 1 && !play.meant.length ? asked.entries[0] : null;
  const entry = play.armed ?? (only?.action != null ? only : null);
  const hints = asked && play.session.room?.hints && !entry;
  if (!entry && !update.undo && !hints) return nothing;
  return html`<div class="dock-actions side">
    ${entry ? html`<button class="button primary ${play.sent ? 'sent' : ''}" data-confirm
      ?disabled=${Boolean(play.sent)}
      @click=${() => (play.armed ? play.confirm() : play.choose(entry))}>
      ${play.armed ? 'Do it: ' : ''}${play.effect(entry)}</button>` : nothing}
    ${update.undo ? html`<button class="button" data-undo @click=${() => play.send('undo')}>
      Take my last move back</button>` : nothing}
    ${hints ? html`<button class="button" @click=${() => play.send('hint')}>Hint</button>` : nothing}
  </div>`;
}

/** @param {Play} play @param {Now} now */
function ownHeader(play, now) {
  const { game, view } = now;
  const me = play.session.players[view.viewer];
  const locked = play.locked;
  return html`<header class="own">
    ${person(me)}
    ${locked ? nothing : html`<button class="button small peek"
      aria-label="Hold to look at your cards"
      @pointerdown=${(/** @type {PointerEvent} */ event) => play.press(event, 0)}
      @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}>Look</button>`}
    <button class="button small" aria-pressed=${locked ? 'true' : 'false'}
      aria-label=${locked ? 'Turn my cards face down' : 'Leave my cards face up'}
      @click=${() => play.lock(!locked)}>${locked ? 'Hide' : 'Open'}</button>
  </header>
  ${info(counters(game, view, view.viewer), flags(game, view, view.viewer))}`;
}

/** @param {Play} play @param {Now} now @returns {Template} */
function dock(play, now) {
  const asked = play.menu;
  return html`<section class="dock ${asked ? 'yours' : ''}" aria-label="Your cards and choices">
    ${ownHeader(play, now)}
    ${asked ? question(play, now, asked) : nothing}
    ${hand(play, now)}
    ${asked ? answers(play, now, asked) : nothing}
    ${actions(play, now, asked)}
  </section>`;
}

/** The rule of the card under the finger, where the finger is not. @param {Play} play @param {Now} now */
function peeked(play, now) {
  if (!play.held || !play.peeking) return nothing;
  const { title, rule } = faceOf(now.game, play.held);
  return html`<p class="toast up"><b>${title}.</b> ${rule}</p>`;
}

/** @param {Play} play @param {Now} now @returns {Template} */
function ending(play, now) {
  const { session } = play;
  return html`<section class="ending" aria-label="The end">
    <h1>${headline(now.view, now.names)}</h1>
    ${scoreTable(sceneOf(play, now))}
    <div class="row">
      ${session.isHost ? html`<button class="button primary" id="rematch"
        @click=${() => play.send('rematch')}>Play again</button>`
        : html`<p class="quiet">The host can open the next game.</p>`}
      ${session.room ? replayLink(session.room) : nothing}
    </div></section>`;
}

/** The table, the log's last words, and the dock. @param {Play} play @returns {Maybe} */
export function gameScreen(play) {
  const now = play.now;
  if (!now) return nothing;
  const scene = sceneOf(play, now);
  const { over } = now.view;
  const mine = { ...scene, mine: over ? undefined : scene.mine };
  return html`${band(play, now)}
    <main class="felt">
      ${over ? ending(play, now) : nothing}
      <section class="latest" aria-label="Latest">
        ${logList(play.session.lines.slice(-LATEST), play.open)}</section>
      ${seats(mine)}
      ${middle(scene)}
    </main>
    ${over ? nothing : html`${dock(play, now)}${peeked(play, now)}`}`;
}

/** The title of the window. @param {Play} play */
export function pageTitle(play) {
  const now = play.now;
  if (!now) return `Parlour ${play.session.code}`;
  if (play.asked) return '● Your turn – Parlour';
  if (now.view.over) return `${headline(now.view, now.names)} – Parlour`;
  return `Waiting for ${waitingFor(now.view, now.names)} – Parlour`;
}
