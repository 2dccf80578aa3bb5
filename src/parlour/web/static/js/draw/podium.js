// What is worth remembering of a game that is over.

import { getHighlights } from '../core/api.js';
import { t } from '../core/language.js';
import { highlightText } from '../core/sentences.js';
import { html, nothing } from './lit.js';
import { badge } from './people.js';

/**
 * @import {Description, Player, Remembered} from '../core/types.js'
 * @import {Maybe} from './lit.js'
 */

/** The highlights of the last game of a room, fetched once. */
export class Memories {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.asked = '';
    /** @type {Remembered[]} */
    this.found = [];
  }

  /** @param {string} code @param {number} round @returns {Remembered[]} none until they have come */
  of(code, round) {
    const wanted = `${code} ${round}`;
    if (wanted !== this.asked) {
      [this.asked, this.found] = [wanted, []];
      this.#fetch(code, round, wanted);
    }
    return this.found;
  }

  /** @param {string} code @param {number} round @param {string} wanted */
  async #fetch(code, round, wanted) {
    const found = await getHighlights(code, round).catch(() => []); // the podium stands without them
    if (wanted !== this.asked) return;
    this.found = found;
    this.changed();
  }
}

/** @param {string} code @param {number} round @param {Remembered} found */
export const momentLink = (code, round, { moment }) => `/replay.html?room=${code}&round=${round}#${moment + 1}`;

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
