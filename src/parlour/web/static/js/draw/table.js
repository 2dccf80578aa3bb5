// The table of any game, drawn from its description and a view.

import { listed, seatsIn, valueText } from '../core/words.js';
import { cardBack, cardChip, faceOf } from './cards.js';
import { html, nothing, repeat } from './lit.js';
import { badge, person, standing } from './people.js';

/**
 * @import {Description, Player, View, Zone} from '../core/types.js'
 * @import {Maybe, Template} from './lit.js'
 *
 * `open`: whether faces that not everybody knows may be on this screen now. `mine`: the seat whose
 * secret zones are drawn elsewhere. `dense`: cards face down are counted rather than laid out. `onFace`: what a tap on a card does.
 * @typedef {{game: Description, view: View, players: Player[], open: boolean, mine?: number,
 *   dense?: boolean, onFace?: (face: number) => void}} Scene
 */

const EVERYONE = -1;
const MOST_SHOWN = 10; // face-up cards of one zone
const NONE = 'none';

// Reading a view

/** @param {View} view @param {Zone} zone @param {number} seat */
export function cardsIn(view, zone, seat = 0) {
  return view.zones[zone.per_seat ? zone.index + seat : zone.index] ?? [];
}

/**
 * Whether the viewer's own part of a zone is his to look at and nobody else's.
 * @param {View} view @param {Zone} zone
 */
export function isSecret(view, zone) {
  if (!zone.per_seat || view.viewer < 0) return false;
  if (zone.hand) return true;
  const cards = cardsIn(view, zone, view.viewer);
  return cards.every((card) => view.faces[card] > 0)
    && cards.some((card) => view.known[card] !== EVERYONE);
}

/** The cards that the viewer holds in secret. @param {Description} game @param {View} view */
export function handOf(game, view) {
  return game.zones
    .filter((zone) => isSecret(view, zone))
    .flatMap((zone) => cardsIn(view, zone, view.viewer));
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
  return open || view.known[card] === EVERYONE ? view.faces[card] : 0;
}

/** @param {Description} game @param {View} view @param {number} seat */
export function isOut(game, view, seat) {
  const out = game.out ? Number(view.fields[game.out]) : 0;
  return Boolean(((view.gone | out) >> seat) & 1);
}

/** What a seat counts. @param {Description} game @param {View} view @param {number} seat */
export function counters(game, view, seat) {
  return game.fields.flatMap((field) => {
    const value = view.fields[field.name];
    if (!field.title || !Array.isArray(value) || value.length !== view.seats) return [];
    const kind = field.type.replace(/s$/, '');
    return [{ title: field.title, text: valueText(game, kind, value[seat], []) }];
  });
}

/** What is said of a seat. @param {Description} game @param {View} view @param {number} seat */
export function flags(game, view, seat) {
  return game.fields.flatMap((field) => {
    const value = view.fields[field.name];
    if (!field.title || Array.isArray(value)) return [];
    const holds = field.type === 'seats' ? (value >> seat) & 1 : value === seat;
    const speaks = field.type === 'seats' || field.type === 'seat';
    return speaks && holds ? [field.title] : [];
  });
}

/** What is said of the whole table. @param {Description} game @param {View} view */
export function facts(game, view) {
  return game.fields.flatMap((field) => {
    const value = view.fields[field.name];
    if (!field.title || Array.isArray(value)) return [];
    if (field.type === 'seats' || field.type === 'seat') return [];
    if (field.type === 'face' && value === 0) return [];
    if ((field.type === 'flag' || field.type === 'number') && !value) return [];
    const text = valueText(game, field.type, value, []);
    return text && text !== NONE ? [{ title: field.title, text }] : [];
  });
}

/** Whom the table waits for. @param {View} view @param {string[]} names */
export function waitingFor(view, names) {
  return listed(seatsIn(view.owing).map((seat) => names[seat]));
}

/** The headline. @param {View} view @param {string[]} names */
export function headline(view, names) {
  if (view.over) {
    const winners = seatsIn(view.winners);
    if (!winners.length) return 'Nobody wins';
    return `${listed(winners.map((s) => names[s]))} ${winners.length > 1 ? 'win' : 'wins'}`;
  }
  const asked = seatsIn(view.owing);
  if (asked.length === 1 && asked[0] === view.turn) return `${names[view.turn]}’s turn`;
  if (!asked.length) return '';
  if (asked.length > 3) return `${asked.length} players decide`;
  return `${listed(asked.map((seat) => names[seat]))} ${asked.length > 1 ? 'decide' : 'decides'}`;
}

// Cards

/** @param {Scene} scene @param {number} card */
function oneCard(scene, card) {
  const face = visibleFace(scene, card);
  const { onFace } = scene;
  if (!face) {
    const known = scene.view.faces[card] > 0;
    return html`<span class="slot" data-card=${card}>
      ${cardBack(known ? 'face down, you know it' : 'face down', true)}
      ${known ? html`<span class="known" aria-hidden="true">👁</span>` : nothing}
    </span>`;
  }
  const drawn = faceOf(scene.game, face);
  const picture = cardChip(drawn);
  if (!onFace) return html`<span class="slot" data-card=${card}>${picture}</span>`;
  return html`<button class="slot plain" data-card=${card} title=${drawn.title}
    aria-label=${`${drawn.title}: read its rule`} @click=${() => onFace(face)}>${picture}</button>`;
}

/** @param {Scene} scene @param {number[]} cards @returns {Template} */
function cardRow(scene, cards) {
  const faceUp = cards.filter((card) => visibleFace(scene, card) > 0);
  const hidden = cards.filter((card) => visibleFace(scene, card) === 0);
  const noted = hidden.filter((card) => scene.view.faces[card] > 0);
  const heap = hidden.length > (scene.dense ? 1 : 3) && !noted.length;
  const left = faceUp.length - MOST_SHOWN;
  return html`<div class="cards">
    ${heap ? html`<span class="heap">${cardBack(`${hidden.length} cards face down`, true)}
      <span class="count">${hidden.length}</span></span>`
      : repeat(hidden, (card) => card, (card) => oneCard(scene, card))}
    ${left > 0 ? html`<span class="count">+${left}</span>` : nothing}
    ${repeat(faceUp.slice(-MOST_SHOWN), (card) => card, (card) => oneCard(scene, card))}
  </div>`;
}

/** @param {Scene} scene @param {Zone} zone @returns {Template} */
function sharedZone(scene, zone) {
  const cards = cardsIn(scene.view, zone);
  const endless = scene.game.endless && zone.index === 0;
  const title = `${zone.title}: ${endless ? 'without end' : cards.length}`;
  return html`<section class="zone" aria-label=${title}>
    <h3>${zone.title} <span class="amount">${endless ? '∞' : cards.length}</span></h3>
    ${endless ? html`<div class="cards">${cardBack('the deck', true)}</div>`
      : cards.length ? cardRow(scene, cards) : html`<div class="cards empty">empty</div>`}
  </section>`;
}

/** Zones that belong to all; those that are empty and say little are left out. @param {Scene} scene */
export function middle(scene) {
  const zones = scene.game.zones.filter((zone) => !zone.per_seat
    && (zone.index === 0 || cardsIn(scene.view, zone).length));
  return html`<div class="middle" data-count=${zones.length}>
    ${zones.map((zone) => sharedZone(scene, zone))}</div>`;
}

/** What is said of the whole table, in a row. @param {Scene} scene @returns {Maybe} */
export function factRow(scene) {
  const found = facts(scene.game, scene.view);
  if (!found.length) return nothing;
  return html`<dl class="facts">
    ${found.map((fact) => html`<div><dt>${fact.title}</dt><dd>${fact.text}</dd></div>`)}</dl>`;
}

// Seats

/** @param {{title: string, text: string}[]} counts @param {string[]} notes @param {string} [note] */
export function info(counts, notes, note = '') {
  if (!counts.length && !notes.length && !note) return nothing;
  return html`<p class="info">
    ${counts.map((one) => html`<span class="counter">${one.title} <b>${one.text}</b></span>`)}
    ${notes.map((text) => html`<span class="note">${text}</span>`)}
    ${note ? html`<span class="note quiet">${note}</span>` : nothing}</p>`;
}

/** @param {Scene} scene @param {number} seat @returns {Template} */
export function seatPanel(scene, seat) {
  const { game, view, players } = scene;
  const player = players[seat];
  const asked = !view.over && Boolean((view.owing >> seat) & 1);
  const out = isOut(game, view, seat);
  const won = view.over && Boolean((view.winners >> seat) & 1);
  return html`<section class="seat ${asked ? 'asked' : ''} ${out ? 'out' : ''} ${won ? 'won' : ''}"
      data-seat=${seat} aria-label=${`${player.name}${asked ? ', to decide' : ''}`}>
    <header>
      ${asked ? html`<span class="arrow" aria-hidden="true">▶</span>` : nothing}
      ${person(player)}
    </header>
    ${info(counters(game, view, seat), flags(game, view, seat), standing(player))}
    <div class="zones">${game.zones
      .filter((zone) => zone.per_seat && !(scene.mine === seat && isSecret(view, zone)))
      .map((zone) => seatZone(scene, zone, seat))}</div>
  </section>`;
}

/** @param {Scene} scene @param {Zone} zone @param {number} seat @returns {Maybe} */
function seatZone(scene, zone, seat) {
  const cards = cardsIn(scene.view, zone, seat);
  if (!cards.length) return nothing;
  return html`<div class="zone" aria-label=${`${zone.title}: ${cards.length}`}>
    <h4>${zone.title}</h4>${cardRow(scene, cards)}</div>`;
}

/** @param {Scene} scene @param {number} seat */
function hasOpenCards({ game, view }, seat) {
  return game.zones.some((zone) =>
    zone.per_seat && !isSecret(view, zone) && cardsIn(view, zone, seat).length > 0);
}

/** All seats in order, beginning with the one after ours. @param {Scene} scene */
export function seats(scene) {
  const { view, mine } = scene;
  const first = mine === undefined ? 0 : mine + 1;
  const order = Array.from({ length: view.seats }, (_, index) => (first + index) % view.seats);
  const shown = order.filter((seat) => seat !== mine || hasOpenCards(scene, seat));
  return html`<div class="seats" data-count=${shown.length}>
    ${repeat(shown, (seat) => seat, (seat) => seatPanel(scene, seat))}</div>`;
}

// The end

/** What the score is made of, by seat. @param {Description} game @param {View} view */
function declaredParts(game, view) {
  const counted = view.score_parts ?? [];
  return game.score_parts.map((title, part) => ({ title, values: counted.map((one) => one[part]) }));
}

/** Fields with a number for each seat. @param {Description} game @param {View} view */
function countedFields(game, view) {
  return game.fields.flatMap((field) => {
    const values = view.fields[field.name];
    const counts = field.title && Array.isArray(values) && values.length === view.seats;
    return counts ? [{ title: field.title, values }] : [];
  });
}

/** Who got what, and for what. @param {Scene} scene @returns {Template} */
export function scoreTable({ game, view, players }) {
  const scores = view.scores ?? [];
  const parts = [...declaredParts(game, view), ...countedFields(game, view)]
    .filter(({ values }) => values.some((one) => one !== 0));
  const told = Math.max(0, ...scores) < 2 // who won is said already
    || parts.some(({ values }) => String(values) === String(scores));
  const ranked = players.map((_, seat) => seat).slice(0, view.seats);
  /** @param {number} seat */
  const worth = (seat) => ((view.winners >> seat) & 1) * 1e9 + (scores[seat] ?? 0);
  ranked.sort((a, b) => worth(b) - worth(a));
  return html`<div class="scroll"><table class="scores">
    <caption>Final scores</caption>
    <thead><tr><th scope="col">Player</th>
      ${told ? nothing : html`<th scope="col">Score</th>`}
      ${parts.map(({ title }) => html`<th scope="col">${title}</th>`)}</tr></thead>
    <tbody>${ranked.map((seat) => html`<tr class=${(view.winners >> seat) & 1 ? 'won' : ''}>
      <th scope="row">${(view.winners >> seat) & 1 ? html`<span class="laurel">🏆</span>` : nothing}
        ${badge(players[seat].colour, players[seat].shape)} ${players[seat].name}</th>
      ${told ? nothing : html`<td><b>${scores[seat] ?? ''}</b></td>`}
      ${parts.map(({ values }) => html`<td>${values[seat]}</td>`)}
      </tr>`)}
    </tbody></table></div>`;
}
