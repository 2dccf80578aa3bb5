// What a game's skin may do, and which skins are on. docs/skins.md explains it with an example.

import { picture } from './cards.js';

/**
 * @import {Description, Face} from '../core/types.js'
 * @import {Entry, Menu} from '../core/picks.js'
 * @import {Design, Look, Size} from './cards.js'
 * @import {Maybe, Template} from './lit.js'
 * @import {Ear} from '../director/cues.js'
 * @import {Counter, Scene} from './table.js'
 *
 * Every part is optional, and every function may return null: then the generic drawing stands.
 * @typedef {{
 *   card?: (face: Face, size: Size) => Partial<Design> | null,
 *   back?: () => Maybe,
 *   table?: (scene: Scene) => Template | null,
 *   middle?: (scene: Scene) => Template | null,
 *   seat?: (scene: Scene, seat: number) => Template | null,
 *   mine?: (scene: Scene) => Template | null,
 *   counter?: (scene: Scene, counter: Counter, seat: number) => Template | null,
 *   strip?: (scene: Scene) => Template | string | null,
 *   question?: (scene: Scene, asked: Menu) => string | null,
 *   answer?: (scene: Scene, entry: Entry, asked: Menu) => Template | null,
 *   reason?: (scene: Scene, face: Face) => string | null,
 *   sound?: Ear,
 * }} Skin
 */

/** @type {WeakMap<Description, Skin>} */
const worn = new WeakMap();
/** @type {Skin} */
const NONE = {};

/** @type {WeakMap<Description, Look>} how games look in what they wear */
const looks = new WeakMap();

/** @param {Description} game @param {Skin} skin */
export function wear(game, skin) {
  worn.set(game, skin);
  looks.delete(game);
}

/** Lay the cloth of a game on the table: the sheets of its skin may ask for it. @param {Description | null} game */
export function layCloth(game) {
  const { dataset } = document.documentElement;
  if (game && dataset.game !== game.name) dataset.game = game.name;
  else if (!game) delete dataset.game;
}

/** The skin that is on; without one nothing is special. @param {Description} game @returns {Skin} */
export function skinOf(game) {
  return worn.get(game) ?? NONE;
}

/** How the cards of a game look; the same object as long as they look the same. @param {Description} game @returns {Look} */
export function lookOf(game) {
  const found = looks.get(game);
  if (found) return found;
  const file = game.skin?.back;
  const { card, back = file ? () => picture(file) : undefined } = skinOf(game);
  const look = { glyphs: game.glyphs, signs: game.signs, card, back };
  looks.set(game, look);
  return look;
}
