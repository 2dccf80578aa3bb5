// What is worth remembering of the last game of a room.

import { getHighlights } from './api.js';

/** @import {Remembered} from './types.js' */

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

/** Where its moment is seen again. @param {string} code @param {number} round @param {Remembered} found */
export const momentLink = (code, round, { moment }) => `/replay.html?room=${code}&round=${round}#${moment + 1}`;
