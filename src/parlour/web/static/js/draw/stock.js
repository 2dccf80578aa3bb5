// What the next updates may need, made while there is nothing else to do: cards that have not been seen yet,
// and what the browser has to read before it can write a list.

import { listed } from '../core/language.js';
import { printFront } from './cards.js';
import { measures } from './fit.js';
import { inSpareTime } from './frames.js';
import { lookOf } from './skin.js';

/**
 * @import {Description} from '../core/types.js'
 * @import {Look} from './cards.js'
 */

/** @type {Look | null} whose cards were drawn last */
let stocked = null;
let measured = 0;

/** Call this after drawing a table. @param {Description} game */
export function stockUp(game) {
  const look = lookOf(game);
  if (look === stocked && measured === measures()) return;
  [stocked, measured] = [look, measures()];
  document.fonts.ready.then(() => inSpareTime(needed(game, look))); // until then nobody knows how wide a text is
}

/** @param {Description} game @param {Look} look */
function* needed(game, look) {
  yield listed(['', '']);
  const times = measures();
  for (const face of game.faces.filter((one) => one.in_play)) {
    for (const size of /** @type {const} */ (['large', 'small'])) {
      if (look !== stocked || times !== measures()) return; // they are drawn anew
      yield printFront(look, face, size);
    }
  }
}
