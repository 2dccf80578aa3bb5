// The table of any game, drawn from its description and a view.

import { t } from '../core/language.js';
import { listed, seatsIn, valueText } from '../core/words.js';
import { cardBack, cardFront, faceOf } from './cards.js';
import { html, nothing, repeat } from './lit.js';
import { EYE, person, standing } from './people.js';
import { lookOf, skinOf } from './skin.js';

/**
 * @import {Description, OptionValue, Player, View, Zone} from '../core/types.js'
 * @import {Maybe, Template} from './lit.js'
 * @import {Beat} from '../director/beats.js'
 *
 * What is drawn, for whom. `open`: whether faces that not everybody knows may be on this screen now.
 * `mine`: the seat whose secret zones are drawn elsewhere. `screen`: how large all may be, and how far
 * away people sit. `left`: seconds on the clock. `onFace`: what a tap on a card does. `beat`: what made
 * the table as it is, `told`: the last beats, `telling`: whether more of what was decided follows. `options`: the
 * house rules.
 * @typedef {{game: Description, view: View, players: Player[], open: boolean,
 *   screen: 'tv' | 'phone' | 'page', mine?: number, left?: number | null,
 *   onFace?: (face: number) => void, beat?: Beat | null, told?: Beat[], telling?: boolean,
 *   options?: Record<string, OptionValue>}} Scene
 *
 * Something that is counted for a seat, or said of the whole table.
 * @typedef {{name: string, title: string, value: number, text: string}} Counter
 */

const EVERYONE = -1;
const MOST_SHOWN = 12; // face-up cards of one zone
const MOST_BACKS = 3; // laid out; more are a heap with a number
export const LONG = 20; // cards of a hand; more are sorted
const LONGEST_HEAD = 48; // letters of a headline
const NONE = 'none';

// Reading a view

/** @param {View} view @param {Zone} zone @param {number} seat */
export function cardsIn(view, zone, seat = 0) {
  return view.zones[zone.per_seat ? zone.index + seat : zone.index] ?? [];
}

/**
 * Whether the viewer's own part of a zone is for the viewer's eyes only.
 * @param {View} view @param {Zone} zone
 */
export function isSecret(view, zone) {
  if (!zone.per_seat || view.viewer < 0) return false;
  if (zone.hand) return true;
  const cards = cardsIn(view, zone, view.viewer);
  return cards.every((card) => view.faces[card] > 0)
    && cards.some((card) => view.known[card] !== EVERYONE);
}

/** What the viewer holds in secret, zone by zone. @param {Description} game @param {View} view */
export function secretZones(game, view) {
  return game.zones
    .filter((zone) => isSecret(view, zone))
    .map((zone) => ({ zone, cards: easilyFound(view, cardsIn(view, zone, view.viewer)) }));
}

/** Cards as they came, or very many of them in the order of their faces. @param {View} view @param {number[]} cards */
const easilyFound = ({ faces }, cards) =>
  (cards.length > LONG ? [...cards].sort((one, two) => faces[one] - faces[two]) : cards);

/** The cards that the viewer holds in secret. @param {Description} game @param {View} view */
export function handOf(game, view) {
  return secretZones(game, view).flatMap(({ cards }) => cards);
}

/** What a step of the type `held` counts. @param {Description} game @param {View} view */
export function heldBy(game, view) {
  const zone = game.zones.find((one) => one.per_seat && one.hand);
  return zone && view.viewer >= 0 ? cardsIn(view, zone, view.viewer) : [];
}

/**
 * Cards in the middle that are laid before this viewer and not before everybody.
 * @param {Description} game @param {View} view @returns {number[][]} by zone
 */
export function offeredTo(game, view) {
  if (view.viewer < 0) return [];
  return game.zones
    .filter((zone) => !zone.per_seat)
    .map((zone) => cardsIn(view, zone))
    .filter((cards) => cards.length && cards.every((card) => view.faces[card] > 0)
      && cards.some((card) => view.known[card] !== EVERYONE));
}

/** The face that may be drawn, 0 for the back. @param {Scene} scene @param {number} card */
export function visibleFace({ view, open }, card) {
  return open || view.known[card] === EVERYONE ? faceKnown(view, card) : 0;
}

/** The face that the viewer was shown or can conclude. @param {View} view @param {number} card */
export function faceKnown({ faces, concluded = [] }, card) {
  if (faces[card]) return faces[card];
  for (let at = 0; at < concluded.length; at += 2) if (concluded[at] === card) return concluded[at + 1];
  return 0;
}

/** @param {Description} game @param {View} view @param {number} seat */
export function isOut(game, view, seat) {
  const out = game.out ? Number(view.fields[game.out]) : 0;
  return Boolean(((view.gone | out) >> seat) & 1);
}

/** What a seat counts. @param {Description} game @param {View} view @param {number} seat @returns {Counter[]} */
export function counters(game, view, seat) {
  return game.fields.flatMap((field) => {
    const value = view.fields[field.name];
    if (!field.title || !Array.isArray(value) || value.length !== view.seats) return [];
    const text = valueText(game, field.type.replace(/s$/, ''), value[seat], []);
    return [{ name: field.name, title: field.title, value: value[seat], text }];
  });
}

/** What is said of a seat while the game lasts. @param {Description} game @param {View} view @param {number} seat */
export function flags(game, view, seat) {
  if (view.over) return [];
  return game.fields.flatMap((field) => {
    const value = view.fields[field.name];
    if (!field.title || Array.isArray(value)) return [];
    const holds = field.type === 'seats' ? (value >> seat) & 1 : value === seat;
    const speaks = field.type === 'seats' || field.type === 'seat';
    return speaks && holds ? [field.title] : [];
  });
}

/** What is said of the whole table. @param {Description} game @param {View} view @returns {Counter[]} */
export function facts(game, view) {
  return game.fields.flatMap((field) => {
    const value = view.fields[field.name];
    if (!field.title || Array.isArray(value)) return [];
    if (field.type === 'seats' || field.type === 'seat') return [];
    if (['face', 'flag', 'number'].includes(field.type) && !value) return [];
    const text = valueText(game, field.type, value, []);
    return text && game.names[field.type]?.[value] !== NONE ? [{ name: field.name, title: field.title, value, text }] : [];
  });
}

/** Whom the table waits for. @param {View} view @param {string[]} names */
export function waitingFor(view, names) {
  return listed(seatsIn(view.owing).map((seat) => names[seat]));
}

/** Who is to decide; while it is still being told what was decided, whoever's turn it is. @param {View} view @param {boolean} [telling] */
const concerned = (view, telling = false) => (telling && view.turn >= 0 ? [view.turn] : seatsIn(view.owing));

/** The same without those who have just gone out in their own turn. @param {Pick<Scene, 'game' | 'view' | 'telling'>} scene */
export const activeIn = ({ game, view, telling }) => concerned(view, telling).filter((seat) => !isOut(game, view, seat));

/** Whether all have come to the same; where some have left and nobody won, that is none. @param {View} view */
export const isDraw = ({ over, winners, gone, seats }) => over && (winners ? winners === (1 << seats) - 1 : !gone);

/** The headline. @param {View} view @param {string[]} names @param {boolean} [telling] */
export function headline(view, names, telling = false) {
  if (view.over) {
    const winners = seatsIn(view.winners);
    if (isDraw(view)) return t('draw');
    if (!winners.length) return t('nobody-wins'); // those who could have won have left
    const who = listed(winners.map((seat) => names[seat]));
    return t('wins', { names: who, count: winners.length });
  }
  const asked = concerned(view, telling);
  const turns = !asked.length || (asked.length === 1 && asked[0] === view.turn);
  if (turns && view.turn >= 0) return t('turn-of', { name: names[view.turn] });
  if (!asked.length) return t('one-moment');
  const who = listed(asked.map((seat) => names[seat]));
  if (asked.length > 3 || who.length > LONGEST_HEAD) return t('many-decide', { count: asked.length });
  return t('decide', { names: who, count: asked.length });
}

// Cards

/** @param {Scene} scene @param {number} card */
export function oneCard(scene, card) {
  const look = lookOf(scene.game);
  const face = visibleFace(scene, card);
  const { onFace } = scene;
  if (!face) {
    const known = faceKnown(scene.view, card) > 0;
    return html`<span class="slot" data-card=${card}>
      ${cardBack(look, known ? t('face-down-known') : t('face-down'))}
      ${known ? html`<span class="known">${EYE}</span>` : nothing}
    </span>`;
  }
  const drawn = faceOf(scene.game, face);
  if (!onFace) {
    return html`<span class="slot" data-card=${card}>${cardFront(look, drawn, 'small', drawn.title)}</span>`;
  }
  return html`<button class="slot plain" data-card=${card} title=${drawn.title} @click=${() => onFace(face)}>
    ${cardFront(look, drawn, 'small', '')}<span class="unseen">${t('read-rule', { card: drawn.title })}</span></button>`;
}

/** Cards face down as one heap with their number. @param {Scene} scene @param {number} count */
export function heap(scene, count) {
  return html`<span class="heap">${cardBack(lookOf(scene.game), t('cards-down', { count }))}
    <span class="count" aria-hidden="true">${count}</span></span>`;
}

/**
 * Cards side by side, those face down as a heap if there are many. A card that the viewer knows lies
 * beside the heap.
 * @param {Scene} scene @param {number[]} cards @returns {Template}
 */
export function cardRow(scene, cards) {
  const faceUp = cards.filter((card) => visibleFace(scene, card) > 0);
  const hidden = cards.filter((card) => visibleFace(scene, card) === 0);
  const noted = hidden.filter((card) => faceKnown(scene.view, card) > 0);
  const most = scene.screen === 'phone' ? 1 : MOST_BACKS;
  const heaped = hidden.length > most && noted.length < hidden.length;
  const single = heaped ? noted : hidden;
  const left = faceUp.length - MOST_SHOWN;
  return html`<div class="cards">
    ${heaped ? heap(scene, hidden.length) : nothing}
    ${repeat(single, (card) => card, (card) => oneCard(scene, card))}
    ${left > 0 ? html`<span class="count more">+${left}</span>` : nothing}
    ${repeat(faceUp.slice(-MOST_SHOWN), (card) => card, (card) => oneCard(scene, card))}
  </div>`;
}

/** A place in the middle with its name. @param {Scene} scene @param {Zone} zone @returns {Template} */
export function sharedZone(scene, zone) {
  const cards = cardsIn(scene.view, zone);
  const endless = scene.game.endless && zone.index === 0;
  return html`<section class="zone" data-zone=${zone.name}>
    <h2>${zone.title} <span class="amount">${endless ? '∞' : cards.length}</span></h2>
    ${endless ? html`<div class="cards">${cardBack(lookOf(scene.game), t('the-deck'))}</div>`
      : cards.length ? cardRow(scene, cards) : html`<div class="cards empty">${t('empty')}</div>`}
  </section>`;
}

/** Zones that belong to all; those that are empty and say little are left out. @param {Scene} scene */
export function middle(scene) {
  const special = skinOf(scene.game).middle?.(scene);
  if (special) return html`<div class="middle special">${special}</div>`;
  const zones = scene.game.zones.filter((zone) => !zone.per_seat
    && (zone.index === 0 || cardsIn(scene.view, zone).length));
  return html`<div class="middle" data-count=${zones.length}>
    ${zones.map((zone) => sharedZone(scene, zone))}${factRow(scene)}</div>`;
}

/** What is said of the whole table, in a row. @param {Scene} scene @returns {Maybe} */
export function factRow(scene) {
  const found = facts(scene.game, scene.view);
  if (!found.length || scene.view.over) return nothing;
  return html`<ul class="facts">
    ${found.map((fact) => html`<li>${fact.title}: <b>${fact.text}</b></li>`)}</ul>`;
}

// Seats

/** @param {Scene} scene @param {number} seat @param {string} [note] */
export function info(scene, seat, note = '') {
  const { game, view } = scene;
  const counts = counters(game, view, seat);
  const notes = flags(game, view, seat);
  if (!counts.length && !notes.length && !note) return nothing;
  const skin = skinOf(game);
  return html`<p class="info">
    ${counts.map((one) => skin.counter?.(scene, one, seat)
      ?? html`<span class="counter">${one.title} <b>${one.text}</b></span>`)}
    ${notes.map((text) => html`<span class="note">${text}</span>`)}
    ${note ? html`<span class="note quiet fit">${note}</span>` : nothing}</p>`;
}

/** A seat with its name; what stands below is the skin's or the zones of the seat. @param {Scene} scene @param {number} seat @returns {Template} */
export function seatPanel(scene, seat) {
  const { game, view, players } = scene;
  const player = players[seat];
  const asked = !view.over && activeIn(scene).includes(seat);
  const out = isOut(game, view, seat);
  const won = view.over && Boolean((view.winners >> seat) & 1);
  const special = skinOf(game).seat?.(scene, seat);
  return html`<section class="seat ${special ? '' : 'generic'} ${asked ? 'asked' : ''} ${out ? 'out' : ''} ${won ? 'won' : ''}"
      data-seat=${seat} aria-label=${asked ? t('seat-decides', { name: player.name }) : player.name}>
    <header>
      ${asked ? html`<span class="arrow" aria-hidden="true">▶</span>` : nothing}
      ${person(player)}
    </header>
    ${special ?? html`${info(scene, seat, standing(player))}
      ${seatZones(scene, seat)}`}
  </section>`;
}

/** @param {Scene} scene @param {number} seat */
export function seatZones(scene, seat) {
  const { game, view } = scene;
  return html`<div class="zones">${game.zones
    .filter((zone) => zone.per_seat && !(scene.mine === seat && isSecret(view, zone)))
    .map((zone) => seatZone(scene, zone, seat))}</div>`;
}

/** @param {Scene} scene @param {Zone} zone @param {number} seat @returns {Maybe} */
export function seatZone(scene, zone, seat) {
  const cards = cardsIn(scene.view, zone, seat);
  if (!cards.length) return nothing;
  return html`<div class="zone" data-zone=${zone.name}>
    <p class="zone-title">${zone.title}</p>${cardRow(scene, cards)}</div>`;
}

/**
 * The hand of a seat where it lies open, as in a replay; skins that only count it show this besides.
 * @param {Scene} scene @param {number} seat @returns {Maybe}
 */
export function openHand(scene, seat) {
  const zone = scene.game.zones.find((one) => one.per_seat && one.hand);
  const cards = zone && scene.mine !== seat ? cardsIn(scene.view, zone, seat) : [];
  if (!cards.some((card) => visibleFace(scene, card))) return nothing;
  return html`<div class="open-hand" data-zone=${zone?.name ?? nothing}>${cardRow(scene, cards)}</div>`;
}

/** @param {Scene} scene @param {number} seat */
function hasOpenCards({ game, view }, seat) {
  return game.zones.some((zone) =>
    zone.per_seat && !isSecret(view, zone) && cardsIn(view, zone, seat).length > 0);
}

/** The seats in order, beginning with the one after ours. @param {Scene} scene */
export function seatOrder(scene) {
  const { view, mine } = scene;
  const first = mine === undefined ? 0 : mine + 1;
  const order = Array.from({ length: view.seats }, (_, index) => (first + index) % view.seats);
  return order.filter((seat) => seat !== mine || hasOpenCards(scene, seat));
}

/** All seats in a grid. @param {Scene} scene */
export function seats(scene) {
  const shown = seatOrder(scene);
  return html`<div class="seats" data-game=${scene.game.name} data-count=${shown.length} style=${`--count:${shown.length}`}>
    ${repeat(shown, (seat) => seat, (seat) => seatPanel(scene, seat))}</div>`;
}

/** Where so many sit, clockwise from the left. @param {number} count @returns {Record<string, number[]>} */
function sides(count) {
  const all = Array.from({ length: count }, (_, seat) => seat);
  if (count === 1) return { left: [], right: [], top: all, bottom: [] };
  if (count <= 4) {
    const [left, right] = count === 2 ? [0, 1] : [0, 2];
    return { left: [left], right: [right], top: count > 2 ? [1] : [], bottom: count > 3 ? [3] : [] };
  }
  const above = Math.ceil(count / 2);
  return { left: [], right: [], top: all.slice(0, above), bottom: all.slice(above).reverse() };
}

/** Everybody around the table, as a big screen shows it. @param {Scene} scene @param {Maybe} [centre] */
export function around(scene, centre = middle(scene)) {
  const order = seatOrder(scene);
  const places = sides(order.length);
  return html`<div class="seats around" data-game=${scene.game.name} data-count=${order.length}>
    ${['top', 'left'].map((side) => oneSide(scene, side, places[side].map((at) => order[at])))}
    <div class="centre">${centre}</div>
    ${['right', 'bottom'].map((side) => oneSide(scene, side, places[side].map((at) => order[at])))}
  </div>`;
}

/** @param {Scene} scene @param {string} side @param {number[]} who */
function oneSide(scene, side, who) {
  if (!who.length) return nothing;
  return html`<div class="side" data-side=${side}>
    ${repeat(who, (seat) => seat, (seat) => seatPanel(scene, seat))}</div>`;
}

const WIDE = matchMedia('(min-width: 900px) and (min-height: 560px)');
const DESK = matchMedia('(min-width: 1100px) and (min-height: 720px)');

/** What a page of this width shows to those who only look on. @returns {Scene['screen']} */
export const lookingOn = () => (WIDE.matches ? 'tv' : 'page');

/** What a device of this size shows to somebody who plays: below its table a desk has room for the hand. @returns {Scene['screen']} */
export const seatedAt = () => (DESK.matches ? 'tv' : 'phone');

/** The whole table on a page: as on a big screen, where there is room for it. @param {Scene} scene */
export const boardOf = (scene) => (scene.screen === 'tv' ? html`<div class="tv board">${table(scene)}</div>` : table(scene));

/** The whole table. @param {Scene} scene */
export function table(scene) {
  const special = skinOf(scene.game).table?.(scene);
  if (special) return special;
  return scene.screen === 'tv' ? around(scene) : html`${seats(scene)}${middle(scene)}`;
}

/** What matters now, in a few words: the skin's, or the facts. @param {Scene} scene @returns {Template | string} */
export function strip(scene) {
  const { game, view } = scene;
  return skinOf(game).strip?.(scene)
    ?? facts(game, view).map((fact) => `${fact.title}: ${fact.text}`).join(' · ');
}
