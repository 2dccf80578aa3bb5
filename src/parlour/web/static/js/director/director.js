// Decides when what happened is seen: one beat after the other, the table never ahead of the sentence,
// big things with time to be taken in, and the whole never far behind.

import { beatsOf, heavier, retold, together } from './beats.js';

/**
 * @import {Description, GameUpdate, Line, View} from '../core/types.js'
 * @import {Beat} from './beats.js'
 *
 * How long each beat is held, in milliseconds; `most`: how far behind the table may be. With 0 the
 * newest table is shown at once.
 * @typedef {{small: number, plain: number, big: number, round: number, most: number}} Pace
 *
 * @typedef {{now: () => number, after: (delay: number, then: () => void) => number,
 *   cancel: (timer: number) => void}} Clock
 *
 * What one message told, and the table before it.
 * @typedef {{game: Description, names: string[], before: View | null, lines: Line[],
 *   update: GameUpdate}} News
 */

/** @type {Pace} seen by everybody, from afar */
export const SCREEN = { small: 700, plain: 1100, big: 1800, round: 4000, most: 4000 };
/** @type {Pace} in the hand of somebody who wants to go on */
export const HAND = { small: 700, plain: 1100, big: 1800, round: 4000, most: 0 };

export const SHORTEST = 1500; // for what is big, however far behind
const HURRIED = 500; // for what is not
const HOPELESS = 20000; // so far behind, even big beats are told together
const REMEMBERED = 12;

/** @type {Clock} */
const REAL = {
  now: () => performance.now(),
  after: (delay, then) => Number(setTimeout(then, delay)),
  cancel: (timer) => clearTimeout(timer),
};

/** @param {Beat} beat */
const isBig = (beat) => beat.weight === 'big' || beat.weight === 'round';
/** Without a word it takes no time. @param {Beat} beat */
const isSilent = (beat) => !beat.text && !beat.open;

export class Director {
  /** @param {() => void} changed @param {Pace} [pace] @param {Clock} [clock] */
  constructor(changed, pace = SCREEN, clock = REAL) {
    this.changed = changed;
    this.pace = pace;
    this.clock = clock;
    /** @type {Beat[]} still to be seen */
    this.queue = [];
    /** @type {Beat[]} seen lately, newest last */
    this.told = [];
    /** @type {View | null} what the table shows now */
    this.view = null;
    this.until = 0; // when the next beat may come
    /** What else is done with a beat when it is shown, such as its sound. @type {(beat: Beat) => void} */
    this.onBeat = () => {};
    this.timer = 0;
  }

  /** @returns {Beat | null} the one that is being told, or was last */
  get beat() {
    return this.told.at(-1) ?? null;
  }

  /** Whether something is being told, or waits for it. */
  get busy() {
    return this.timer !== 0;
  }

  /** Milliseconds until the newest table is shown. */
  get behind() {
    if (!this.queue.length) return 0;
    const holds = this.queue.slice(0, -1).map((beat) => this.#hold(beat, true));
    return Math.max(0, this.until - this.clock.now()) + holds.reduce((sum, hold) => sum + hold, 0);
  }

  /** For a scene: the table, and what made it so. */
  get shown() {
    return { beat: this.beat, told: this.told };
  }

  /** @param {News} news */
  hear({ game, names, before, lines, update }) {
    const beats = this.view || before || update.changes
      ? beatsOf(game, names, this.queue.at(-1)?.after ?? this.view ?? before, update, lines) : [];
    if (!this.pace.most) this.#atOnce(beats, update.view);
    else this.#enqueue(beats, update.view);
  }

  /** Go on in another language. @param {Description} game @param {string[]} names */
  translate(game, names) {
    const again = (/** @type {Beat} */ beat) => retold(game, names, beat);
    this.queue = this.queue.map(again);
    this.told = this.told.map(again);
  }

  /** Show a table as it is, with nothing to tell. @param {View | null} view */
  reset(view) {
    this.clock.cancel(this.timer);
    this.timer = 0;
    this.queue = [];
    this.told = [];
    this.view = view;
  }

  /** Tell all that waits as one beat, now. @param {Beat[]} beats @param {View} view */
  #atOnce(beats, view) {
    this.view = view;
    const spoken = beats.filter((beat) => !isSilent(beat));
    const main = spoken.reduce((best, one) => (best && heavier(best.weight, one.weight) ? best : one),
      /** @type {Beat | null} */ (null));
    if (!main) {
      this.changed();
      return;
    }
    const others = beats.filter((beat) => beat !== main && !isSilent(beat));
    this.#show({ ...together(others, main), after: view });
    this.#wait(this.#hold(main, false));
    this.changed();
  }

  /** @param {Beat[]} beats @param {View} view */
  #enqueue(beats, view) {
    if (!beats.length) {
      this.reset(view);
      this.changed();
      return;
    }
    this.queue.push(...beats);
    this.#hurry();
    if (!this.timer) this.#next();
  }

  /** @param {Beat} beat @param {boolean} hurried how long it is held */
  #hold(beat, hurried) {
    if (isSilent(beat)) return 0;
    if (!hurried || beat.weight === 'round') return this.pace[beat.weight];
    return isBig(beat) ? SHORTEST : HURRIED;
  }

  /** Tell what matters least together with what follows, until the rest can be told in time. */
  #hurry() {
    for (const droppable of [(/** @type {Beat} */ beat) => beat.weight === 'small', (/** @type {Beat} */ beat) => !isBig(beat)]) {
      while (this.behind > this.pace.most && this.#foldFirst(droppable)) { /* once more */ }
    }
    if (this.behind > HOPELESS) {
      while (this.behind > this.pace.most && this.#foldFirst(() => true)) { /* once more */ }
    }
    if (this.behind > this.pace.most && this.beat && !isBig(this.beat)) this.#wait(0);
  }

  /** @param {(beat: Beat) => boolean} droppable @returns {boolean} whether there was one */
  #foldFirst(droppable) {
    const at = this.queue.slice(0, -1).findIndex(droppable);
    if (at < 0) return false;
    this.queue.splice(at, 2, together([this.queue[at]], this.queue[at + 1]));
    return true;
  }

  #next() {
    this.timer = 0;
    const next = this.queue.shift();
    if (!next) {
      this.#rest();
      this.changed();
      return;
    }
    this.view = next.after;
    if (isSilent(next)) {
      this.#next();
      return;
    }
    this.#show(next);
    this.#wait(this.#hold(next, this.behind > this.pace.most));
    this.changed();
  }

  /** @param {Beat} beat */
  #show(beat) {
    this.#rest();
    this.told = [...this.told, { ...beat, live: true }].slice(-REMEMBERED);
    this.onBeat(beat);
  }

  /** What was told stands still. */
  #rest() {
    const { beat } = this;
    if (beat?.live) this.told = [...this.told.slice(0, -1), { ...beat, live: false }];
  }

  /** @param {number} delay until the next beat */
  #wait(delay) {
    this.clock.cancel(this.timer);
    this.until = this.clock.now() + delay;
    this.timer = this.clock.after(delay, () => this.#next());
  }
}
