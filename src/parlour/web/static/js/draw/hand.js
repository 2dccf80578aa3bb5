// The screen of a player in the game: what matters now, the table, the hand, what one can do.

import * as keep from '../core/keep.js';
import { t } from '../core/language.js';
import { later } from '../core/later.js';
import { momentLink } from '../core/memories.js';
import { entryOf, formsWith } from '../core/picks.js';
import { longWordsBreakable } from '../core/syllables.js';
import { listed, seatsIn } from '../core/words.js';
import { latest } from '../director/beats.js';
import { cardBack, cardFront, faceOf, spoken } from './cards.js';
import { html, nothing, repeat } from './lit.js';
import { brief, prose, replayLink, sign } from './parts.js';
import { badge, EYE, person } from './people.js';
import { lookOf, skinOf } from './skin.js';
import { boardOf, headline, info, LONG, secretZones, strip, waitingFor } from './table.js';

/**
 * @import {Entry, Menu} from '../core/picks.js'
 * @import {Maybe, Template} from './lit.js'
 * @import {Now, Play} from './play.js'
 * @import {Scene} from './table.js'
 *
 * An answer, and what stands for it: the skin's picture, or a card if it is not 0.
 * @typedef {{entry: Entry, drawn: Maybe, card: number}} Pictured
 */

const OPEN = 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 7.800-1.200M12 15v2';
const LOCKED = 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2';
const LOOK = 'M2 12c5-8 15-8 20 0c-5 8-15 8-20 0zM12 9a3 3 0 1 0 .01 0';
const [PAIR, FEW, ROW] = [2, 4, 10]; // cards of a fan: side by side at their largest, side by side, at most
const ROWS = 3; // of cards, at most
const MANY = 5; // answers that leave little room
const CARDS = 8; // answers that are cards, in rows of four
/** @type {{text: Maybe, obvious: boolean}} */
const UNASKED = { text: nothing, obvious: false };
const LATEST = 2; // sentences of the log on the screen
const podium = later(() => import('./podium.js'));

// The band that says whose turn it is, and what matters now

/** @param {Play} play @param {Now} now @param {Template | string} what matters now */
function band(play, now, what) {
  const yours = play.asked;
  const ask = now.view.turn === now.view.viewer ? t('your-turn') : t('your-answer');
  const text = yours ? ask : now.view.over ? headline(now.view, now.names) : play.waiting;
  return html`<div class="band ${yours ? 'yours' : ''} ${play.session.secondsLeft === null ? '' : 'timed'}" role="status">
    <div><strong>${text}</strong>${what ? html`<span class="what">${what}</span>` : nothing}</div>
    ${clock(play, now)}
  </div>`;
}

/** Whether the band can be short where there is little room. @param {Play} play @param {Template | string} what */
function isTerse(play, what) {
  return play.asked && play.session.secondsLeft === null && (!what || play.others.length > MANY || play.isOffer(play.meant));
}

/** @param {Play} play @param {Now} now */
function clock(play, now) {
  const left = play.session.secondsLeft;
  if (left === null || now.view.over) return nothing;
  const all = Math.max(now.update.seconds ?? 1, 1);
  const turn = 2 * Math.PI * 20;
  return html`<span class="clock" role="timer" aria-label=${t('seconds-left', { count: Math.ceil(left) })}>
    <svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="20"></circle>
      <circle class="left" cx="24" cy="24" r="20" stroke-dasharray=${turn}
        stroke-dashoffset=${turn * (1 - left / all)}></circle></svg>
    <b>${Math.ceil(left)}</b></span>
    ${now.update.more_time ? html`<button class="button small"
      @click=${() => play.send('more_time')}>${t('more-time')}</button>` : nothing}`;
}

// The cards

/** Cards in fans of about the same length; very many lie in rows that are moved sideways. @param {number[]} cards @returns {number[][]} */
function fans(cards) {
  const rows = Math.min(ROWS, Math.max(1, Math.ceil(cards.length / ROW)));
  const each = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * each, (row + 1) * each));
}

/**
 * What tells the cards of a fan apart: their faces. Within a hand a card that goes leaves its number to another.
 * @param {Now['view']} view @param {number[]} row
 */
function keys({ faces }, row) {
  /** @type {Map<number, number>} */
  const seen = new Map();
  const marks = new Map(row.map((card) => {
    const face = faces[card];
    const before = seen.get(face) ?? 0;
    seen.set(face, before + 1);
    return [card, face ? `${face} ${before}` : card];
  }));
  return (/** @type {number} */ card) => marks.get(card);
}

/**
 * @param {Play} play @param {Now} now @param {string} title @param {number[]} cards
 * @param {boolean} titled
 */
function group(play, now, title, cards, titled) {
  const size = cards.length > LONG ? 'many long' : cards.length > ROW ? 'many' : cards.length > 7 ? 'more' : cards.length > FEW ? 'some'
    : cards.length > PAIR ? 'few' : 'pair';
  let place = 0;
  return html`<div class="hand ${size}" role="group" aria-label=${title} data-cards=${cards.length} style=${`--cards:${cards.length}`}>
    ${titled ? html`<p class="zone-title">${title}</p>` : nothing}
    ${fans(cards).map((row) => html`<div class="fan">
      ${repeat(row, keys(now.view, row), (card, at) => secretCard(play, now, card, ++place, at, row.length))}
    </div>`)}</div>`;
}

/**
 * What is held, zone by zone, and what is laid before the player to choose from.
 * @param {Play} play @param {Now} now @param {number} answers below it
 */
function hand(play, now, answers) {
  const { meant } = play;
  const offered = play.isOffer(meant);
  const zones = secretZones(now.game, now.view).filter(({ cards }) => cards.length);
  const groups = zones.map(({ zone, cards }) => group(play, now, zone.title, cards, zones.length > 1 || offered));
  return html`${offered ? html`<div class="offer">${group(play, now, t('to-choose-from'), meant, false)}</div>` : nothing}
    ${groups.length ? html`<div class="hands ${offered ? 'aside' : isNarrow(answers, zones.map(({ cards }) => cards.length)) ? 'beside' : ''}">${groups}</div>`
      : play.asked ? nothing : html`<p class="quiet">${t('no-cards')}</p>`}`;
}

/** Whether a hand has room beside the answers where there is none above them. @param {number} answers @param {number[]} sizes by zone */
function isNarrow(answers, sizes) {
  return sizes.length === 1 && answers > 0 && (sizes[0] <= PAIR || (sizes[0] <= FEW && answers >= MANY));
}

/**
 * @param {Play} play @param {Now} now @param {number} card @param {number} number
 * @param {number} at @param {number} many
 */
function secretCard(play, now, card, number, at, many) {
  const { view } = now;
  const look = lookOf(now.game);
  const face = view.faces[card];
  const drawn = face ? faceOf(now.game, face) : null;
  const open = play.open && drawn;
  const asked = play.menu;
  const entry = asked && play.meant.includes(card) ? entryOf(now, asked, card) : null;
  const { direct } = play.known;
  const legal = Boolean(entry) || direct.has(card);
  const armed = Boolean(play.armed && (entry ? play.armed.step === entry.step
    : direct.has(card) && play.armedFace === face));
  const needed = asked?.kind === 'form' && formsWith(now, now.update.choices, card).size > 0; // by a button
  const barred = Boolean(asked && (play.meant.length || direct.size) && !legal && !needed);
  const seenBy = seatsIn(Math.max(0, view.known[card]) & ~(1 << view.viewer)).map((seat) => play.session.players[seat]);
  const known = seenBy.length ? `. ${t('card-seen', { names: listed(seenBy.map(({ name }) => name)) })}` : '';
  const label = (open ? `${entry ? entry.effect : drawn.title}. ${spoken(drawn)}`
    : (legal ? t('card-down-choose', { number }) : t('card-down', { number }))) + known;
  return html`<button class="handcard plain ${open && legal ? 'legal' : ''} ${armed ? 'armed' : ''} ${
      open && barred ? 'barred' : ''}" style=${`--place:${at - (many - 1) / 2};--among:${many}`}
      data-card=${card} data-choice=${entry ? entry.step : legal ? face : nothing}
      aria-pressed=${armed ? 'true' : 'false'}
      @click=${() => play.tapCard(card)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => { play.press(event, face); play.lift(event, card); }}
      @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}>
    <span class="unseen">${label}</span>
    ${open ? cardFront(look, drawn, 'large', '') : cardBack(look, '')}
    ${open ? nothing : html`<span class="number" aria-hidden="true">${number}</span>`}
    ${seenBy.length ? html`<span class="seen">${EYE}${seenBy.map(({ colour, shape }) => badge(colour, shape))}</span>` : nothing}
  </button>`;
}

// The question

/**
 * An answer as a button: a card, or its name large and what it does below.
 * @param {Play} play @param {Now} now @param {Pictured} pictured @param {number} key 0 where none is written on it
 */
function answer(play, now, { entry, drawn, card }, key) {
  const armed = play.armed?.step === entry.step && play.armed.label === entry.label;
  const sent = play.sent === `${entry.step}`;
  const label = play.label(entry);
  const [name, ...more] = label.split(': ');
  const hinted = play.hinted >= 0 && entry.action === play.hinted;
  const effect = play.effect(entry);
  const aloud = [effect === label ? '' : effect, play.open ? entry.note : ''].filter(Boolean).join('. ');
  return html`<button class="answer ${card ? 'as-card' : ''} ${armed ? 'armed' : ''} ${sent ? 'sent' : ''}"
      data-choice=${entry.step} aria-pressed=${armed ? 'true' : 'false'}
      ?disabled=${Boolean(play.sent) && !sent} @click=${() => play.choose(entry)}>
    ${card ? cardFront(lookOf(now.game), faceOf(now.game, card), 'large', '') : answerPicture(play, entry, drawn)}
    <span class="text ${card ? 'unseen' : ''}"><b>${longWordsBreakable(name)}</b>${more.length ? html`<span class="effect">${longWordsBreakable(more.join(': '))}</span>` : nothing}</span>
    ${hinted ? html`<em class="hinted">${t('bot-would')}</em>` : nothing}
    ${aloud ? html`<span class="unseen">. ${aloud}</span>` : nothing}
    ${key && key < 10 ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}
  </button>`;
}

/**
 * How the answers look that are not cards of the hand: as the skin draws them, or as a card, unless nobody else
 * may see it now.
 * @param {Play} play @param {Menu} asked @param {Scene} scene @returns {Pictured[]}
 */
function pictured(play, asked, scene) {
  const single = asked.entries.length === 1 && asked.entries[0].action !== null;
  if (single && !play.meant.length) return [];
  const secret = play.known.field && !play.known.field.spoken && !play.open;
  return play.others.map((entry) => {
    const drawn = skinOf(scene.game).answer?.(scene, entry, asked) ?? nothing;
    const isCard = entry.kind === 'face' && entry.step > 0 && !secret && drawn === nothing;
    return { entry, drawn, card: isCard ? entry.step : 0 };
  });
}

/** @param {Play} play @param {Entry} entry @param {Maybe} drawn */
function answerPicture(play, entry, drawn) {
  if (drawn !== nothing) return html`<span class="picture">${drawn}</span>`;
  const player = entry.kind === 'seat' ? play.session.players[entry.step] : null;
  return player ? badge(player.colour, player.shape) : nothing;
}

/** What is asked, and whether it goes without saying. @param {Play} play @param {Now} now @param {Menu} asked @param {Scene} scene @returns {{text: Maybe, obvious: boolean}} */
function question(play, now, asked, scene) {
  const special = skinOf(now.game).question?.(scene, asked);
  const soFar = special && !now.update.pick.length ? '' : play.soFar(asked); // the question says it
  const single = asked.entries.length === 1 && !play.meant.length;
  const generic = play.known.covered.size ? t('choose-card-or') : single ? '' : asked.question;
  const text = special ?? generic;
  const tip = play.locked || !(play.meant.length || play.known.direct.size) ? '' : t('hold-to-look');
  const occasion = special ? '' : play.occasion;
  if (!text && !soFar && !occasion) return UNASKED;
  const obvious = asked.kind === 'form' && text === asked.question && !soFar && !occasion && !tip; // the band says as much
  const claimed = occasion && play.spoken ? faceOf(now.game, play.spoken) : null;
  const drawn = html`<div class="question ${obvious ? 'obvious' : ''}">
    ${claimed ? html`<span class="claimed">${cardFront(lookOf(now.game), claimed, 'large', claimed.title)}</span>` : nothing}
    <p class="prompt" id="prompt">${occasion ? html`<span class="occasion">${occasion}</span>` : nothing}
      ${soFar ? html`<span class="sofar">${soFar}</span>` : nothing}
      <strong>${text}</strong> ${tip}</p>
  </div>`;
  return { text: drawn, obvious };
}

/** The answers that are not cards on the screen. @param {Play} play @param {Now} now @param {Menu} asked @param {Pictured[]} all */
function answers(play, now, asked, all) {
  if (!all.length) return nothing;
  const keys = play.keysOnCards ? [] : play.keys;
  return html`<div class="answers ${all.some(({ card }) => card) ? 'as-cards' : ''} ${all[CARDS]?.card ? 'many' : ''}"
    data-kind=${asked.kind} data-count=${all.length} role="group"
    aria-label=${t('your-choices')}>${all.map((one, at) => answer(play, now, one, keys[at] ?? 0))}</div>`;
}

/** What the thumb does. @param {Play} play @param {Now} now @param {Menu | null} asked */
function actions(play, now, asked) {
  const { update } = now;
  const only = asked?.entries.length === 1 && !play.meant.length ? asked.entries[0] : null;
  const entry = play.armed ?? (only?.action != null ? only : null);
  const hints = asked && play.session.room?.hints && !entry;
  const back = asked && (play.armed || update.pick.length);
  if (!entry && !update.undo && !hints && !back) return nothing;
  return html`<div class="dock-actions side">
    ${back ? html`<button class="button" id="back" @click=${() => play.back()}>${t('back')}</button>` : nothing}
    ${entry ? html`<button class="button primary ${play.sent ? 'sent' : ''}" data-confirm
      ?disabled=${Boolean(play.sent)}
      @click=${() => (play.armed ? play.confirm() : play.choose(entry))}>
      ${play.armed ? t('do-it', { effect: play.effect(entry) }) : play.effect(entry)}</button>` : nothing}
    ${update.undo ? html`<button class="button" data-undo aria-label=${t('undo-long')}
      @click=${() => play.send('undo')}>${t('undo')}</button>` : nothing}
    ${hints ? html`<button class="button" @click=${() => play.send('hint')}>${t('hint')}</button>` : nothing}
  </div>`;
}

/** @param {Play} play @param {Now} now @param {Scene} scene */
function ownHeader(play, now, scene) {
  const me = play.session.players[now.view.viewer];
  const locked = play.locked;
  return html`<header class="own">
    ${person(me)}
    ${skinOf(now.game).mine?.(scene) ?? info(scene, now.view.viewer)}
    <span class="looking">
    ${locked ? nothing : html`<button class="button small peek"
      aria-label=${t('look-long')}
      @pointerdown=${(/** @type {PointerEvent} */ event) => play.press(event, 0)}
      @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}>${brief(LOOK, t('look'))}</button>`}
    <button class="button small" aria-pressed=${locked ? 'true' : 'false'}
      aria-label=${locked ? t('hide-cards') : t('open-cards')}
      @click=${() => play.lock(!locked)}>${locked ? brief(LOCKED, t('hide')) : sign(OPEN)}</button></span>
  </header>`;
}

/**
 * What it holds is said by its classes: a style sheet that looks into it (`:has`) makes the browser look at
 * everything again whenever anything changes.
 * @param {Play} play @param {Now} now @param {Scene} scene @param {Pictured[]} all answers @returns {Template}
 */
function dock(play, now, scene, all) {
  const asked = play.menu;
  const { text, obvious } = asked ? question(play, now, asked, scene) : UNASKED;
  const holds = [asked && 'yours', all.length && 'answering', all.some(({ card }) => card) && 'card-answers',
    all.length >= MANY && now.hand.length <= PAIR && 'several', all.length > MANY && 'crowded', all[MANY - 1]?.card && 'card-rows', all.length && asked?.kind !== 'form' && 'narrowed',
    play.isOffer(play.meant) && 'offering', text !== nothing && !obvious && 'asking'];
  const below = actions(play, now, asked);
  return html`<section class="dock ${holds.filter(Boolean).join(' ')}" aria-label=${t('your-cards')}
    data-answers=${below === nothing ? all.length : nothing}>
    ${ownHeader(play, now, scene)}
    ${text}
    ${hand(play, now, all.length)}
    ${asked ? answers(play, now, asked, all) : nothing}
    ${below}
  </section>`;
}

/** The rule of the card under the finger, where the finger is not. @param {Play} play @param {Now} now */
function peeked(play, now) {
  if (!play.held || !play.peeking) return nothing;
  const { title, rule } = faceOf(now.game, play.held);
  return html`<p class="toast up"><b>${title}.</b> ${rule}</p>`;
}

/** @param {Play} play @param {Now} now @param {Scene} scene @returns {Template} */
function ending(play, now, scene) {
  const { session } = play;
  const { room } = session;
  const host = room?.players.find((player) => player.host);
  return html`<section class="ending" aria-label=${t('the-end')}>
    <h1>${headline(now.view, now.names)}</h1>
    ${podium()?.scoreTable(scene)}
    <div class="row">
      ${session.isHost ? html`<button class="button primary" id="rematch" ?disabled=${Boolean(play.sent)}
        @click=${() => play.once('rematch')}>${t('play-again')}</button>`
        : host ? html`<p class="quiet">${t('host-next', { name: host.name })}</p>` : nothing}
      ${room ? replayLink(room) : nothing}
    </div>
    ${room && podium()?.highlights(now.game, session.players, play.memories.of(session.code, room.round),
      (one) => momentLink(room.code, room.round, one))}</section>`;
}

/**
 * Whether the first turn is explained; `again`: with a question after the first one.
 * @param {Play} play @param {Now} now @returns {'' | 'guided' | 'guided again'}
 */
function guiding(play, now) {
  if (now.view.over || !play.asked || !now.game.turn || keep.guided(now.game.name)) return '';
  const seq = play.session.game?.seq ?? -1;
  if (play.guided < 0) play.guided = seq;
  return seq === play.guided ? 'guided' : 'guided again';
}

/** A first turn is explained, once for each game, where it hides no card of the hand. @param {Play} play @param {Now} now */
function guide(play, now) {
  const done = () => {
    keep.keepGuided(now.game.name);
    document.querySelector('.felt')?.scrollTo(0, 0); // back to the table, of which the guide has left more
    play.changed();
  };
  return html`<aside class="guide" aria-label=${t('guide')}>
    <details><summary>${t('guide')}</summary><div class="prose">${prose(now.game.turn)}</div></details>
    <p>${t('guide-text', { open: play.locked ? 'yes' : 'no' })}</p>
    <button class="button small" id="guided" @click=${done}>${t('guide-done')}</button></aside>`;
}

/** How a player's screen is laid out: a desk has the table of a big screen above the hand. @param {{scene: Scene | null}} shown */
export const layout = ({ scene }) => (scene?.screen === 'tv' ? 'desk' : 'phone');

/**
 * The table, the log's last words, and the dock.
 * @param {Play} play @param {Maybe[]} head what stands above @param {Maybe} foot and below @returns {Maybe}
 */
export function gameScreen(play, head, foot) {
  const { now, scene } = play;
  if (!now || !scene) return nothing;
  const { over } = now.view;
  const what = over ? '' : strip(scene);
  const all = play.menu ? pictured(play, play.menu, scene) : [];
  const guided = guiding(play, now);
  const holds = [layout({ scene }), over && 'over', isTerse(play, what) && 'terse', all.length && 'answering',
    play.isOffer(play.meant) && 'offered', guided];
  const shown = over ? { ...scene, mine: undefined, open: true } : scene;
  const said = latest(play.director.told, play.session.lines, LATEST, play.open);
  return html`<div class=${holds.filter(Boolean).join(' ')}>${head}${band(play, now, what)}
    <main class="felt" tabindex="0">
      ${over ? ending(play, now, scene) : html`<h1 class="unseen">${now.game.title}</h1>`}
      ${guided ? guide(play, now) : nothing}
      ${said.length ? html`<section class="latest" aria-label=${t('latest')}><ol class="log" reversed>
        ${said.reverse().map((text) => html`<li>${text}</li>`)}</ol></section>` : nothing}
      ${boardOf(shown)}
    </main>
    ${over ? nothing : html`${dock(play, now, scene, all)}${peeked(play, now)}`}${foot}</div>`;
}

/** The title of the window. @param {Play} play */
export function pageTitle(play) {
  const now = play.now;
  if (!now) return `Parlour ${play.session.room?.code ?? play.session.code}`;
  if (play.asked) return `● ${t('your-turn')} – Parlour`;
  if (now.view.over) return `${headline(now.view, now.names)} – Parlour`;
  return `${t('waiting-for', { names: waitingFor(now.view, now.names) })} – Parlour`;
}
