// Decides when what happened is seen: one beat after the other, the table never ahead of the sentence,
// big things with time to be taken in, and everything in time: `most` milliseconds after it was heard, or
// sooner. While much is waiting, in this order: small beats, then plain ones are told together with what
// follows; big ones are held for less than BRISK and at last for LEAST; and only where even that is too
// long, big ones too are told together. Nothing is left out, and nothing is told out of order.

import { beatsOf, heavier, leadingTo, passesTurn, retold, together } from './beats.js';

/**
 * @import {Description, GameUpdate, Line, View} from '../core/types.js'
 * @import {Beat} from './beats.js'
 *
 * How long each beat is held, in milliseconds.
 * @typedef {{small: number, plain: number, big: number, round: number}} Holds
 *
 * `most`: how long after it was heard a beat may be shown. With 0 the newest table is shown at once.
 * @typedef {Holds & {most: number}} Pace
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

/** @type {Holds} for which small and plain beats are told together before a big one has less */
export const BRISK = { small: 500, plain: 500, big: 1500, round: 4000 };
/** @type {Holds} for which big beats, too, are told together before anything has less */
export const LEAST = { small: 300, plain: 300, big: 500, round: 1500 };
const REMEMBERED = 12;

/** @type {Clock} */
const REAL = {
  now: () => performance.now(),
  after: (delay, then) => Number(setTimeout(then, delay)),
  cancel: (timer) => clearTimeout(timer),
};

/** @type {((beat: Beat) => boolean)[]} what is told together with what follows, one after the other */
const DROPPABLE = [(beat) => beat.weight === 'small', (beat) => beat.weight === 'plain'];
/** Without a word it takes no time, nor where the headline says it. @param {Beat} beat */
const isSilent = (beat) => (!beat.text && !beat.open) || passesTurn(beat);
/** @param {Beat} beat @param {Holds} holds */
const lasting = (beat, holds) => (isSilent(beat) ? 0 : holds[beat.weight]);

export class Director {
  /** @param {() => void} changed @param {Pace} [pace] @param {Clock} [clock] */
  constructor(changed, pace = SCREEN, clock = REAL) {
    this.changed = changed;
    this.pace = pace;
    this.clock = clock;
    /** @type {Beat[]} still to be seen */
    this.queue = [];
    /** @type {WeakMap<Beat, number>} when it must be seen */
    this.due = new WeakMap();
    /** @type {Beat[]} seen lately, newest last */
    this.told = [];
    /** @type {View | null} what the table shows now */
    this.view = null;
    this.since = 0; // when the beat that is being told was shown
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
    const holds = this.queue.slice(0, -1).map((beat) => this.#hold(beat));
    return Math.max(0, this.until - this.clock.now()) + holds.reduce((sum, hold) => sum + hold, 0);
  }

  /** For a scene: the table, and what made it so. */
  get shown() {
    return { beat: this.beat, told: this.told, telling: this.queue.length > 0 };
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
    const again = (/** @type {Beat} */ beat) => {
      const said = retold(game, names, beat);
      this.due.set(said, this.due.get(beat) ?? 0);
      return said;
    };
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
    this.#wait(this.pace[main.weight]);
    this.changed();
  }

  /** @param {Beat[]} beats @param {View} view */
  #enqueue(beats, view) {
    if (!beats.length) {
      this.reset(view);
      this.changed();
      return;
    }
    const due = this.clock.now() + this.pace.most;
    for (const beat of beats) this.due.set(beat, due);
    this.queue.push(...beats);
    this.#hurry();
    if (!this.timer) this.#next();
    else if (this.beat?.live) this.#wait(this.since + this.#hold(this.beat) - this.clock.now());
  }

  /** Tell what matters least together with what follows, until all can be told in time. */
  #hurry() {
    for (const droppable of DROPPABLE) {
      while (!this.#fits(BRISK) && this.#foldFirst(droppable)) { /* once more */ }
    }
    while (!this.#fits(LEAST) && this.#foldFirst(() => true)) { /* once more */ }
  }

  /** @param {(beat: Beat) => boolean} droppable @returns {boolean} whether there was one */
  #foldFirst(droppable) {
    const at = this.queue.slice(0, -1).findIndex(droppable);
    if (at < 0) return false;
    const [first, second] = this.queue.slice(at, at + 2);
    const weight = heavier(first.weight, second.weight) ? first.weight : second.weight;
    const both = isSilent(second) ? leadingTo(first, second.after) : { ...together([first], second), weight };
    this.due.set(both, this.due.get(first) ?? 0);
    this.queue.splice(at, 2, both);
    return true;
  }

  /** @param {Holds} holds @returns {boolean} whether all that waits can be told in time */
  #fits(holds) {
    return this.#share(holds, holds) > 0;
  }

  /**
   * How much of the time between the shortest and the longest holds there is for every beat, if all
   * that waits is to be told in time; 0 if there is too little for the shortest.
   * @param {Holds} shortest @param {Holds} longest
   */
  #share(shortest, longest) {
    let share = 1;
    const now = this.clock.now();
    let [low, high] = [this.#left(shortest), this.#left(longest)];
    for (const beat of this.queue) {
      const time = (this.due.get(beat) ?? 0) - now;
      if (low > time) return 0;
      if (high > time) share = Math.min(share, (time - low) / (high - low));
      low += lasting(beat, shortest);
      high += lasting(beat, longest);
    }
    return share;
  }

  /** What is left for the beat that is being told. @param {Holds} holds */
  #left(holds) {
    return this.beat?.live ? Math.max(0, this.since + lasting(this.beat, holds) - this.clock.now()) : 0;
  }

  /** How long a beat is held while so much waits. @param {Beat} beat */
  #hold(beat) {
    for (const [shortest, longest] of [[BRISK, this.pace], [LEAST, BRISK]]) {
      const share = this.#share(shortest, longest);
      const low = lasting(beat, shortest);
      if (share) return low + share * (lasting(beat, longest) - low);
    }
    return lasting(beat, LEAST);
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
    this.#wait(this.#hold(next));
    this.changed();
  }

  /** @param {Beat} beat */
  #show(beat) {
    this.#rest();
    this.since = this.clock.now();
    this.told = [...this.told, { ...beat, live: true }].slice(-REMEMBERED);
    this.onBeat(beat);
  }

  /** The beat is over: it is no longer live, and its table stays. */
  #rest() {
    const { beat } = this;
    if (beat?.live) this.told = [...this.told.slice(0, -1), { ...beat, live: false }];
  }

  /** @param {number} wished milliseconds until the next beat */
  #wait(wished) {
    const delay = Math.max(0, wished);
    this.clock.cancel(this.timer);
    this.until = this.clock.now() + delay;
    this.timer = this.clock.after(delay, () => this.#next());
  }
}
