// What a beat sounds like. Made only of what everybody is told, as a phone is heard by the whole room:
// cards that moved, faces that all may see, numbers on the table, and how much it matters.

import { outOf, turnedUp } from './beats.js';

/**
 * @import {Description} from '../core/types.js'
 * @import {Beat} from './beats.js'
 *
 * @typedef {'turn' | 'card' | 'draw' | 'deal' | 'reveal' | 'coin' | 'dice' | 'claim' | 'challenge' | 'out' |
 *   'round' | 'win' | 'end' | 'chat' | 'clock' | 'tap'} Cue
 *
 * How a skin hears a beat: cues, none at all, or null for the usual ones.
 * @typedef {(beat: Beat) => Cue[] | null} Ear
 */

const MOST = 2; // cues of one beat
const MANY = 4; // cards that are dealt rather than played

/**
 * The cues of a beat, the weightiest first.
 * @param {Description} game @param {Beat} beat @param {Ear} [ear] @param {number} [seat] of the listener, who may
 *   have lost
 * @returns {Cue[]}
 */
export function cuesOf(game, beat, ear = () => null, seat = -1) {
  const all = [beat, ...beat.folded.toReversed()].flatMap((one) => ear(one) ?? usual(game, one, seat));
  const loud = all.filter((cue) => cue !== 'tap');
  return [...new Set(loud.length ? loud : all)].slice(0, MOST);
}

/** @param {Description} game @param {Beat} beat @param {number} seat @returns {Cue[]} */
function usual(game, beat, seat) {
  const { before, after, weight } = beat;
  if (!before) return [];
  if (after.over && !before.over) return [seat < 0 || (after.winners >> seat) & 1 ? 'win' : 'end'];
  if (outOf(game, after) & ~outOf(game, before)) return ['out'];
  if (weight === 'round') return ['round'];
  const big = weight === 'big';
  if (big && turnedUp(before, after).length) return ['reveal'];
  const made = [...moved(game, beat), ...counted(game, beat)];
  if (made.length) return made;
  if (big && names(game, beat)) return ['claim'];
  return weight === 'small' ? [] : ['tap'];
}

/** Cards on their way: many, one that somebody gets, or one that is laid down. @param {Description} game @param {Beat} beat @returns {Cue[]} */
function moved(game, { moves }) {
  if (!moves.length) return [];
  if (moves.length >= MANY) return ['deal'];
  const into = (/** @type {number} */ to) => game.zones.findLast(({ index }) => index <= to);
  return [moves.every(({ to }) => into(to)?.hand) ? 'draw' : 'card'];
}

/** Whether a number that belongs to a seat has changed: coins, points, tokens. @param {Description} game @param {Beat} beat @returns {Cue[]} */
function counted(game, { changes }) {
  const counts = game.fields.some(({ name, title, type }) => title && type === 'numbers' && name in changes);
  return counts ? ['coin'] : [];
}

/** Whether it speaks of a card that is not there: a claim, a guess. @param {Description} game @param {Beat} beat */
function names(game, { name }) {
  const kind = Object.values(game.events).find((one) => one.name === name);
  return kind?.fields.some(({ type }) => type === 'face') ?? false;
}
