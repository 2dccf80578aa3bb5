// What the next updates may need, made while there is nothing else to do: cards that have not been seen yet,
// what the browser has to read before it can write a list, and scripts that it has not run often enough to run fast.

import { listed } from '../core/language.js';
import { beatsOf } from '../director/beats.js';
import { printFront } from './cards.js';
import { measures } from './fit.js';
import { inSpareTime } from './frames.js';
import { nothing, render } from './lit.js';
import { lookOf } from './skin.js';

/**
 * @import {Look} from './cards.js'
 * @import {Maybe} from './lit.js'
 * @import {Scene} from './table.js'
 */

const REHEARSALS = 5; // of the whole screen; after that the browser has compiled what draws it

/** @type {Look | null} whose cards were drawn last */
let stocked = null;
let measured = 0;

/** Call this after drawing a table. @param {Scene} scene what is drawn @param {() => Maybe} draw draws it once more */
export function stockUp(scene, draw) {
  const { game } = scene;
  const look = lookOf(game);
  if (look === stocked && measured === measures()) return;
  [stocked, measured] = [look, measures()];
  document.fonts.ready.then(() => inSpareTime(needed(scene, look, draw))); // until then nobody knows how wide a text is
}

/** @param {Scene} scene @param {Look} look @param {() => Maybe} draw */
function* needed(scene, look, draw) {
  const { game } = scene;
  yield listed(['', '']);
  yield* told(scene);
  yield* rehearsed(draw);
  const times = measures();
  for (const face of game.faces.filter((one) => one.in_play)) {
    for (const size of /** @type {const} */ (['large', 'small'])) {
      if (look !== stocked || times !== measures()) return; // they are drawn anew
      yield printFront(look, face, size);
    }
  }
}

/** Everything that can be told, once. @param {Scene} scene */
function* told({ game, view, players }) {
  const names = players.map(({ name }) => name);
  for (const [number, { fields }] of Object.entries(game.events)) {
    const events = [[Number(number), ...fields.map(() => 0)]];
    yield beatsOf(game, names, view, { view, events, shown: [], changes: [{}], undone: false });
  }
}

/** The screen as it is, drawn where nobody sees it. @param {() => Maybe} draw */
function* rehearsed(draw) {
  const place = document.createElement('div');
  for (let times = 0; times < REHEARSALS; times++) {
    yield render(draw(), place);
    yield render(draw(), place); // nothing has changed
    render(nothing, place);
  }
}
