// Tells what happens at a pace people can follow, and never falls far behind.

/**
 * @import {GameUpdate, Line} from '../core/types.js'
 * @import {News} from '../core/session.js'
 *
 * @typedef {{text: string, hold: number, update: GameUpdate}} Sentence
 */

const REVEAL = 1500;
const PLAIN = 900;
const SHORTEST = 250;
const MOST_BEHIND = 4000;

export class Narrator {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    /** @type {Sentence[]} */
    this.queue = [];
    /** @type {string[]} newest last */
    this.told = [];
    /** @type {GameUpdate | null} what the table shows now */
    this.update = null;
    this.timer = 0;
  }

  /** The sentence being told. */
  get sentence() {
    return this.told.at(-1) ?? '';
  }

  /** @param {News} news */
  hear({ lines, update }) {
    const spoken = lines.filter((line) => line.text);
    if (!spoken.length && !this.queue.length) {
      this.update = update;
      this.changed();
      return;
    }
    for (const line of spoken) this.queue.push(sentence(line, update));
    const last = this.queue.at(-1);
    if (last) last.update = update;
    this.#hurry();
    if (!this.timer) this.#next();
  }

  /** Everything at once: after a reload, or in the lobby. @param {GameUpdate | null} update */
  reset(update) {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.told = [];
    this.update = update;
  }

  /** Shorten, then skip: what is not told any more is still in the log. */
  #hurry() {
    const plain = () => this.queue.filter((one) => one.hold < REVEAL);
    const total = () => this.queue.reduce((sum, one) => sum + one.hold, 0);
    if (total() > MOST_BEHIND) for (const one of plain()) one.hold = SHORTEST;
    while (total() > MOST_BEHIND && this.queue.length > 1) {
      const index = this.queue.findIndex((one) => one.hold < REVEAL);
      const [skipped] = this.queue.splice(Math.max(index, 0), 1);
      this.#tell(skipped);
    }
  }

  #next() {
    const next = this.queue.shift();
    if (!next) {
      this.timer = 0;
      return;
    }
    this.#tell(next);
    this.timer = setTimeout(() => {
      this.timer = 0;
      this.#next();
    }, next.hold);
    this.changed();
  }

  /** @param {Sentence} sentence */
  #tell({ text, update }) {
    this.told.push(text);
    this.told.splice(0, this.told.length - 8);
    if (!this.update || update.seq >= this.update.seq) this.update = update;
  }
}

/** @param {Line} line @param {GameUpdate} update @returns {Sentence} */
function sentence(line, update) {
  return { text: line.text, hold: line.reveal ? REVEAL : PLAIN, update };
}
