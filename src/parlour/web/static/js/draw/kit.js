// What a skin is given to draw with, and how a game puts its skin on.

import { cardsIn, around, cardRow, counters, facts, heap, info, middle, oneCard, openHand, seatOrder, seatPanel,
  seats, seatZone, seatZones, sharedZone, visibleFace } from './table.js';
import { backOf, cardBack, cardFront, glyph, GROUND, painted, picture, sign } from './cards.js';
import { firstLetter, setLines, sizeFor } from './fit.js';
import { html, nothing, repeat, svg } from './lit.js';
import { badge, BRIGHT, INK, person, SHAPES, SIGN, standing } from './people.js';
import { copy, printOf } from './prints.js';
import { lookOf, wear } from './skin.js';
import { faceTitle, faceWord, gameText, listed, seatsIn, valueText } from '../core/sentences.js';
import { breakable } from '../core/syllables.js';

/**
 * @import {Description, Face, View, Zone} from '../core/types.js'
 * @import {FluentVariable} from '../../vendor/fluent/types.js'
 * @import {Size} from './cards.js'
 * @import {Template} from './lit.js'
 * @import {Skin} from './skin.js'
 * @import {Scene} from './table.js'
 * @import {Beat} from '../director/beats.js'
 * @typedef {ReturnType<typeof kitFor>} Kit
 */

/**
 * The kit of one game.
 * @param {Description} game
 */
function kitFor(game) {
  const base = game.skin?.base ?? '';
  return {
    html, svg, nothing, repeat,
    game,
    /** The address of a picture of this skin. @param {string} file */
    url: (file) => base + file,
    /** A picture of this skin, as large as a card. @param {string} file */
    picture: (file) => picture(base + file),
    /** What always looks the same, drawn once and copied from then on; it says nothing in words. @param {string} name @param {() => Template} draw one element */
    print: (name, draw) => copy(printOf(lookOf(game), name, draw), ''),
    /** @param {string} name @returns {Zone} */
    zone: (name) => /** @type {Zone} */ (game.zones.find((zone) => zone.name === name)),
    /** The cards of a zone. @param {View} view @param {string} name @param {number} [seat] */
    cards: (view, name, seat = 0) => {
      const zone = game.zones.find((one) => one.name === name);
      return zone ? cardsIn(view, zone, seat) : [];
    },
    /** A number field of the view; with a seat, that seat's. @param {View} view @param {string} name @param {number} [seat] */
    field: (view, name, seat) => {
      const value = view.fields[name];
      return Array.isArray(value) ? (value[seat ?? 0] ?? 0) : Number(value ?? 0);
    },
    /** A field in words, such as the name of a colour. @param {View} view @param {string} name */
    word: (view, name) => {
      const kind = game.fields.find((field) => field.name === name)?.type ?? '';
      return game.names[kind]?.[Number(view.fields[name])] ?? '';
    },
    /** The newest thing of that name that happened lately. @param {Scene} scene @param {string} name @returns {Beat | null} */
    happened: ({ told = [] }, name) => told.flatMap((beat) => [...beat.folded, beat])
      .findLast((beat) => beat.name === name) ?? null,
    /** Where a card came from in this beat. @param {Scene} scene @param {number} card */
    moved: ({ beat }, card) => beat?.moves.find((move) => move.card === card) ?? null,
    /** @param {number} face @returns {Face} */
    face: (face) => game.faces[face - 1],
    /** A face drawn as a card. @param {Face} face @param {Size} [size] */
    card: (face, size = 'large') => cardFront(lookOf(game), face, size, face.title),
    /** @param {string} [label] */
    back: (label) => cardBack(lookOf(game), label),
    /** A glyph of the icon set that a face of this game uses. @param {string} name @param {number} x @param {number} y @param {number} size @param {string} fill */
    glyph: (name, x, y, size, fill) => glyph(lookOf(game), name, x, y, size, fill),
    backOf, painted, sign, setLines, sizeFor, breakable, firstLetter,
    colours: { BRIGHT, INK, GROUND, SHAPES, SIGN },
    badge, person, standing, listed, seatsIn,
    title: (/** @type {number} */ face) => faceTitle(game, face),
    /** @param {string} kind @param {number} value @param {string[]} names */
    text: (kind, value, names) => valueText(game, kind, value, names),
    /** A text of the game, in the reader's language. @param {string} id @param {Record<string, FluentVariable>} [args] */
    t: (id, args) => gameText(game, id, args),
    /** A card as an argument of such a text. @param {number} face */
    faceWord: (face) => faceWord(game, face),
    // the generic drawing, to be used in part
    around, seats, seatOrder, seatPanel, seatZones, seatZone, info, middle, sharedZone, cardRow, oneCard, heap,
    openHand, counters, facts, visibleFace,
  };
}

/** @type {WeakMap<Description, Promise<void>>} games whose skin is on, or will be */
const dressed = new WeakMap();
/** @type {Map<string, Promise<void>>} by address */
const styles = new Map();

/**
 * Put the skin of a game on; a game without one stays as it is.
 * @param {Description} game
 */
export function dress(game) {
  const ready = dressed.get(game) ?? putOn(game);
  dressed.set(game, ready);
  return ready;
}

/** @param {Description} game */
async function putOn(game) {
  if (!game.skin) return;
  const { module, style, back } = game.skin;
  if (back) new Image().src = back; // it will be wanted as soon as cards are dealt
  const styled = style ? withStyle(style) : Promise.resolve();
  if (module) {
    try {
      /** @type {{default: (kit: Kit) => Skin}} */
      const { default: make } = await import(module);
      wear(game, make(kitFor(game)));
    } catch (error) {
      dressed.delete(game); // next time it may come
      console.error(`The skin of ${game.title} cannot be worn.`, error);
    }
  }
  await styled;
}

/** @param {string} style @returns {Promise<void>} when it is there, or will not come */
function withStyle(style) {
  const found = styles.get(style) ?? new Promise((done) => {
    /** @type {HTMLLinkElement | null} */
    const there = document.querySelector(`link[rel="stylesheet"][href="${style}"]`); // it came with the page
    const link = there ?? document.createElement('link');
    link.onload = link.onerror = () => done();
    if (there?.sheet) done();
    if (there) return;
    link.rel = 'stylesheet';
    link.href = style;
    document.head.append(link);
  });
  styles.set(style, found);
  return found;
}
