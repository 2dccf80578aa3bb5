// What a game has come to: who won, the scores, and what is worth remembering.

import { t } from '../core/language.js';
import { highlightText } from '../core/sentences.js';
import { breakable } from '../core/syllables.js';
import { html, nothing } from './lit.js';
import { badge, crown, person, wreath } from './people.js';
import { cardsIn, isDraw } from './table.js';

/**
 * @import {Description, Player, Remembered, View} from '../core/types.js'
 * @import {Finished} from '../core/api.js'
 * @import {Maybe, Template} from './lit.js'
 * @import {Scene} from './table.js'
 *
 * Something of which every seat has a number; `burden`: the fewer, the better.
 * @typedef {{title: string, values: number[], burden?: boolean}} Part
 */

const STEPS = 3; // of the podium
const SHORT = 9; // letters that have room above a step

// The scores

/** What the score is made of. @param {Description} game @param {View} view @returns {Part[]} */
function declaredParts(game, view) {
  const counted = view.score_parts ?? [];
  return game.score_parts.map((title, part) => ({ title, values: counted.map((one) => one[part]) }));
}

/** Fields with a number for each seat. @param {Description} game @param {View} view @returns {Part[]} */
function countedFields(game, view) {
  return game.fields.flatMap((field) => {
    const values = view.fields[field.name];
    const counts = field.title && Array.isArray(values) && values.length === view.seats;
    return counts ? [{ title: field.title, values }] : [];
  });
}

/** What is left in the hands. @param {Description} game @param {View} view @returns {Part[]} */
function held(game, view) {
  const zone = game.zones.find((one) => one.per_seat && one.hand);
  if (!zone) return [];
  const values = Array.from({ length: view.seats }, (_, seat) => cardsIn(view, zone, seat).length);
  return [{ title: t('cards-left'), values, burden: true }];
}

/** What is shown of every seat: the parts of the score, else what the table counts, else what is left. @param {Scene} scene */
function partsOf({ game, view }) {
  const ways = [declaredParts, countedFields, held].map((parts) =>
    parts(game, view).filter(({ values }) => values.some(Boolean)));
  return ways.find((parts) => parts.length) ?? [];
}

/** Who won, who got what, and for what. @param {Scene} scene @returns {Template} */
export function scoreTable(scene) {
  const { game, view, players } = scene;
  const scores = view.scores ?? [];
  const parts = partsOf(scene);
  const drawn = isDraw(view);
  const won = (/** @type {number} */ seat) => !drawn && Boolean((view.winners >> seat) & 1);
  const counted = Math.max(0, ...scores) > 1; // else it only says who won, which is said already
  const same = counted && parts.some(({ values }) => String(values) === String(scores));
  const told = same || !counted;
  const lasted = /** @type {number[]} */ (view.fields[game.ranked_by] ?? []);
  const better = (/** @type {number} */ a, /** @type {number} */ b) => Number(won(a)) - Number(won(b))
    || (scores[a] ?? 0) - (scores[b] ?? 0) || (lasted[a] ?? 0) - (lasted[b] ?? 0);
  const burden = (/** @type {number} */ seat) => parts.find((part) => part.burden)?.values[seat] ?? 0;
  const ranked = players.map((_, seat) => seat).slice(0, view.seats)
    .sort((a, b) => better(b, a) || burden(a) - burden(b));
  const place = (/** @type {number} */ seat) => 1 + ranked.filter((other) => better(other, seat) > 0).length;
  const placed = ranked.some((seat) => !won(seat) && place(seat) !== place(ranked[ranked.length - 1]));
  return html`${drawn ? shared(players, ranked) : honours(players, ranked, place)}
    <div class="scroll" tabindex="0" role="region" aria-label=${t('result')}><table class="scores">
    <caption>${told && !same ? t('result-title') : t('final-scores')}</caption>
    <thead><tr><th scope="col">${t('player')}</th>
      ${told ? nothing : html`<th scope="col">${t('score')}</th>`}
      ${parts.map(({ title }) => html`<th scope="col">${breakable(title)}</th>`)}</tr></thead>
    <tbody>${ranked.map((seat) => html`<tr class=${won(seat) ? 'won' : ''}>
      <th scope="row"><span class="who">${drawn ? nothing : html`<span class="place">${won(seat) ? crown() : placed ? `${place(seat)}.` : ''}</span>`}
        ${badge(players[seat].colour, players[seat].shape)}
        <span class="fit">${players[seat].name}</span></span></th>
      ${told ? nothing : html`<td class="sum"><b>${scores[seat] ?? ''}</b></td>`}
      ${parts.map(({ title, values }) => html`<td class=${values[seat] ? '' : 'zero'} data-title=${title}>${values[seat]}</td>`)}
      </tr>`)}
    </tbody></table></div>`;
}

/**
 * The best three on steps. A place is shown only if there is room for all who share it; if that leaves no second
 * place, the winners stand alone, and if all places are the same, nobody stands there. Long names stand on the steps of
 * a ladder.
 * @param {Player[]} players @param {number[]} ranked @param {(seat: number) => number} place @returns {Maybe}
 */
function honours(players, ranked, place) {
  const sharing = (/** @type {number} */ seat) => ranked.filter((other) => place(other) === place(seat));
  const best = ranked.filter((seat) => place(seat) + sharing(seat).length <= STEPS + 1);
  const first = ranked.filter((seat) => place(seat) === 1);
  if (first.length === ranked.length) return nothing;
  if (ranked.length < STEPS || best.length === first.length) {
    return html`<div class="champions" aria-hidden="true">${confetti()}${crown()}
      ${first.map((seat) => person(players[seat]))}</div>`;
  }
  const long = best.some((seat) => players[seat].name.length > SHORT);
  return html`<ol class="podium ${long ? 'ladder' : ''}" aria-hidden="true">${best.map((seat, at) => html`<li data-step=${at + 1} data-place=${place(seat)}>
    ${at ? nothing : html`${confetti()}${crown()}`}${person(players[seat])}<b class="step">${place(seat)}</b></li>`)}</ol>`;
}

/** A draw: all on one step, under a wreath. @param {Player[]} players @param {number[]} seats */
const shared = (players, seats) => html`<div class="champions drawn" data-count=${seats.length} aria-hidden="true">${confetti()}${wreath()}
  ${seats.map((seat) => person(players[seat]))}<b class="step">${t('draw-shared')}</b></div>`;

const PIECES = 24;

/** Falls once, where things may move. */
const confetti = () => html`<span class="confetti">${Array.from({ length: PIECES }, (_, at) =>
  html`<i style=${`--x:${(at * 37) % 100};--t:${(at * 53) % 100};--c:${at % 5}`}></i>`)}</span>`;

// The evening

/** Who has won how often in this room. @param {Finished[]} finished */
function tally(finished) {
  /** @type {Map<string, number>} */
  const wins = new Map();
  for (const { names, winners } of finished) {
    for (const name of names) wins.set(name, wins.get(name) ?? 0);
    for (const seat of winners) wins.set(names[seat], (wins.get(names[seat]) ?? 0) + 1);
  }
  return [...wins].sort(([, one], [, two]) => two - one);
}

/** What the games so far have come to. @param {Player[]} players in the room @param {Finished[]} finished @param {number} [most] lines */
export function evening(players, finished, most = Infinity) {
  if (!finished.length) return nothing;
  const ranked = tally(finished);
  const best = ranked[0]?.[1] ?? 0;
  return html`<section class="panel evening"><h2>${t('lobby-evening', { count: finished.length })}</h2>
    <ol>${ranked.slice(0, most).map(([name, wins]) => {
      const player = players.find((one) => one.name === name);
      return html`<li>${player ? badge(player.colour, player.shape) : html`<span class="badge"></span>`}<span class="name fit">${name}</span>
        ${best && wins === best ? crown() : nothing}<b>${t('lobby-wins', { count: wins })}</b></li>`;
    })}</ol></section>`;
}

// Moments to remember

/**
 * A list of them. With `to`, each leads to its moment.
 * @param {Description} game @param {Player[]} players @param {Remembered[]} found
 * @param {((one: Remembered) => string) | null} to @returns {Maybe}
 */
export function highlights(game, players, found, to) {
  const known = found.filter(({ name }) => name in game.highlights);
  if (!known.length) return nothing;
  return html`<section class="highlights" aria-label=${t('highlights')}>
    <h2>${t('highlights')}</h2>
    <ul data-count=${known.length}>${known.map((one) => html`<li>${entry(game, players, one, to)}</li>`)}</ul></section>`;
}

/** @param {Description} game @param {Player[]} players @param {Remembered} found @param {((one: Remembered) => string) | null} to */
function entry(game, players, found, to) {
  const { title, text } = highlightText(game, players.map(({ name }) => name), found);
  const owner = players[found.values.seat];
  const inside = html`${owner ? badge(owner.colour, owner.shape) : nothing}
    <span><b>${title}</b> <span class="deed">${text}</span></span>`;
  if (!to) return html`<p>${inside}</p>`;
  return html`<a href=${to(found)}>${inside}<span class="see">▶<span class="unseen"> ${t('highlight-see')}</span></span></a>`;
}
