// How a sentence of a game is formed, in the language of the game's messages.

import { FluentType } from '../../vendor/fluent/fluent.js';
import { bundleOf, formed, language, listed as inOrder } from './language.js';

/**
 * @import {FluentBundle} from '../../vendor/fluent/fluent.js'
 * @import {FluentVariable} from '../../vendor/fluent/types.js'
 * @import {Description, GameEntry, OptionValue, Remembered, View} from './types.js'
 *
 * A value in no language yet: of a field's type, or `faces`, or a whole `saying`.
 * @typedef {{type: string, value: number | number[] | string | Saying}} Argument
 *
 * A sentence in no language yet; faces in `also` are named behind it if it does not name them.
 * @typedef {{id: string, args: Record<string, Argument>, also: number[]}} Saying
 */

const ABSENT = 'none'; // an optional field that is not there

/** A word with its forms, which messages ask for: `FORM($card, "accusative")`. @extends {FluentType<string>} */
class Word extends FluentType {
  /** @param {(form: string) => string} form @param {string} [name] what the rules call it */
  constructor(form, name = '') {
    super(name);
    this.form = form;
  }

  toString() {
    return this.form('');
  }
}

const FUNCTIONS = {
  /** @param {unknown[]} given @returns {any} */
  FORM: ([word, form]) => {
    if (!(word instanceof Word)) return word;
    return form === 'name' ? word.value : word.form(String(form));
  },
};

/** @type {WeakMap<Description, FluentBundle>} */
const bundles = new WeakMap();

/** @param {Description} game */
function bundleFor(game) {
  let found = bundles.get(game);
  if (!found) {
    found = bundleOf(game.language ?? 'en', game.messages ?? '', FUNCTIONS);
    bundles.set(game, found);
  }
  return found;
}

/** @param {number} mask @returns {number[]} the seats of a mask */
export function seatsIn(mask) {
  const seats = [];
  for (let seat = 0; seat < 31; seat++) if ((mask >> seat) & 1) seats.push(seat);
  return seats;
}

/** “Ann, Bob and Cleo”. @param {string[]} parts */
export const listed = (parts) => inOrder(parts);

/** The faces in the viewer's hand, in order. @param {Description} game @param {View} view */
export function heldFaces(game, view) {
  const zone = game.zones.find((one) => one.per_seat && one.hand);
  const cards = zone && view.viewer >= 0 ? (view.zones[zone.index + view.viewer] ?? []) : [];
  return cards.map((card) => view.faces[card]);
}

// Words

/**
 * A message of a game, such as a text of its skin.
 * @param {Description} game @param {string} id @param {Record<string, FluentVariable>} [args]
 */
export const gameText = (game, id, args) => formed(bundleFor(game), id, args);

/** @param {Description} game @param {string} id @param {Record<string, FluentVariable>} [args] @param {string} [other] */
const wordOf = (game, id, args, other) =>
  new Word((form) => formed(bundleFor(game), id, args, form, other));

/** @param {Description} game @param {number} face @param {Set<number>} [named] takes it when it is named */
export function faceWord(game, face, named) {
  const drawn = game.faces[face - 1];
  if (!drawn) return wordOf(game, 'card-unknown');
  return new Word((form) => {
    named?.add(face);
    return formed(bundleFor(game), `face-${drawn.name}`, {}, form, drawn.title);
  }, drawn.name);
}

/** Several cards, named as far as known. @param {Description} game @param {number[]} faces @param {Set<number>} named */
function facesWord(game, faces, named) {
  const words = faces.filter((face) => face > 0).map((face) => faceWord(game, face, named));
  const count = faces.length - words.length;
  if (count) words.push(wordOf(game, 'cards-unknown', { count }));
  if (!words.length) return wordOf(game, 'no-card');
  return new Word((form) => inOrder(words.map((word) => word.form(form)), game.language));
}

/** @param {Description} game @param {string} kind @param {number} value */
function nameWord(game, kind, value) {
  const word = game.names[kind][value] ?? '';
  const key = /^\w+$/.test(word) ? word : value;
  const message = () => word.replaceAll('_', ' ');
  return new Word((form) => formed(bundleFor(game), `name-${kind}-${key}`, {}, form, message()), word);
}

/** @type {Map<string, {name: string, start: string, end: string}>} names, with how they begin and end */
const seatNames = new Map();

/** A name; how it begins and ends decides about its forms. @param {Description} game @param {string} name */
function seatWord(game, name) {
  let found = seatNames.get(name);
  if (!found) {
    const letters = name.normalize('NFD').toLowerCase().match(/\p{L}/gu) ?? [];
    found = { name, start: letters[0] ?? '', end: letters.at(-1) ?? '' };
    seatNames.set(name, found);
  }
  return wordOf(game, 'seat', found, name);
}

/** @param {Description} game @param {string[]} names @param {number} mask */
function seatsWord(game, names, mask) {
  const seats = seatsIn(mask).map((seat) => seatWord(game, names[seat]));
  if (!seats.length) return wordOf(game, 'nobody');
  return new Word((form) => inOrder(seats.map((seat) => seat.form(form)), game.language));
}

/**
 * A value as messages take it.
 * @param {Description} game @param {string[]} names @param {Argument} argument
 * @param {Set<number>} [named] takes the faces that are named
 * @returns {FluentVariable}
 */
function variable(game, names, { type, value }, named = new Set()) {
  if (typeof value === 'string') return new Word(() => value);
  if (Array.isArray(value)) return type === 'faces' ? facesWord(game, value, named) : value.join(', ');
  if (typeof value === 'object') return new Word(() => say(game, names, value));
  if (type === 'seat') return value in names ? seatWord(game, names[value]) : wordOf(game, 'nobody');
  if (type === 'seats') return seatsWord(game, names, value);
  if (type === 'card') return wordOf(game, 'card-unknown');
  if (type === 'face') return faceWord(game, value, named);
  if (type === 'held') return wordOf(game, 'card-number', { number: value + 1 });
  if (type === 'flag') return value ? 'yes' : 'no';
  return type in game.names ? nameWord(game, type, value) : value;
}

/** How many there are in a value that stands for several. @param {Argument} argument */
function countOf({ type, value }) {
  if (Array.isArray(value)) return value.length;
  return type === 'seats' && typeof value === 'number' ? seatsIn(value).length : null;
}

// Sentences

/** What fields of what is told there are. @param {Description} game @param {string} id */
function fieldsOf(game, id) {
  const [kind, name] = [id.slice(0, id.indexOf('-')), id.slice(id.indexOf('-') + 1)];
  if (kind === 'form') return game.forms.find((form) => form.name === name)?.fields ?? [];
  if (kind === 'event') return Object.values(game.events).find((event) => event.name === name)?.fields ?? [];
  return [];
}

/** @param {Description} game @param {string[]} names by seat @param {Saying} saying */
export function say(game, names, { id, args, also }) {
  /** @type {Record<string, FluentVariable>} */
  const given = {};
  /** @type {Set<number>} */
  const named = new Set();
  for (const { name } of fieldsOf(game, id)) given[name] = ABSENT;
  for (const [name, argument] of Object.entries(args)) {
    given[name] = variable(game, names, argument, named);
    const count = countOf(argument);
    if (count !== null) given[`${name}_count`] = count;
  }
  const text = gameText(game, id, given).trim();
  return withFaces(game, text, also.filter((face) => !named.has(face)));
}

/**
 * Something to remember, in words.
 * @param {Description} game @param {string[]} names @param {Remembered} found
 */
export function highlightText(game, names, { name, values }) {
  const id = `highlight-${name}`;
  /** @type {Record<string, Argument>} */
  const args = {};
  for (const field of game.highlights[name].fields) args[field.name] = { type: field.type, value: values[field.name] };
  return {
    title: formed(bundleFor(game), id, {}, 'title', game.highlights[name].title),
    text: say(game, names, { id, args, also: [] }),
  };
}

/** @param {Description} game @param {string} text @param {number[]} also */
function withFaces(game, text, also) {
  const titles = also.map((face) => faceTitle(game, face)).filter((title) => !wordIn(title).test(text));
  return titles.length ? `${text.replace(/\.$/, '')} (${titles.join(', ')}).` : text;
}

/** @type {Map<string, RegExp>} by title */
const patterns = new Map();

/** What finds a title among other words. @param {string} title */
function wordIn(title) {
  const found = patterns.get(title)
    ?? new RegExp(`(?<!\\p{L})${title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\p{L})`, 'u');
  patterns.set(title, found);
  return found;
}

/** @param {Description} game @param {number} face */
export const faceTitle = (game, face) => faceWord(game, face).toString();

/**
 * A field for people.
 * @param {Description} game @param {string} kind @param {number} value
 * @param {string[]} names by seat
 * @param {(card: number) => number} faceOf the face of a card, 0 if the reader does not know it
 * @param {number[]} held the faces the reader holds
 */
export function valueText(game, kind, value, names, faceOf = () => 0, held = []) {
  if (kind === 'flag') return gameText(game, value ? 'yes' : 'no');
  if (kind === 'card') return faceTitle(game, faceOf(value));
  if (kind === 'held' && value in held) return faceTitle(game, held[value]);
  return String(variable(game, names, { type: kind, value }));
}

// Descriptions

/** @param {Record<string, OptionValue>} facts */
const asked = (facts) => Object.fromEntries(Object.entries(facts).map(([name, value]) =>
  [name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : value]));

/**
 * A description with all its texts in the language of its messages.
 * @template {Description} D
 * @param {D} game @returns {D}
 */
export function worded(game) {
  const from = bundleFor(game);
  /** @param {string} id @param {string} other */
  const text = (id, other) => formed(from, id, {}, '', other);
  const facts = asked(game.facts ?? {});
  const made = {
    ...game,
    title: text('title', game.title),
    summary: text('summary', game.summary),
    turn: formed(from, 'turn', facts, '', game.turn),
    rules: formed(from, 'rules', facts, '', game.rules),
    faces: game.faces.map((face) => faceIn(from, face)),
    zones: game.zones.map((zone) => ({ ...zone, title: text(`zone-${zone.name}`, zone.title) })),
    fields: game.fields.map((field) => ({ ...field, title: text(`field-${field.name}`, field.title) })),
    prompts: Object.fromEntries(Object.entries(game.prompts).map(([name, prompt]) =>
      [name, text(`prompt-${name}`, prompt)])),
    supplies: game.supplies.map((one) => ({ ...one, title: text(`supply-${one.field}`, one.title) })),
    score_parts: game.score_parts.map((part, index) => text(`part-${game.score_names?.[index]}`, part)),
    options: game.options.map((option) => ({
      ...option,
      title: text(`option-${option.name}`, option.title),
      values: option.values?.map(({ value, title }) => ({
        value, title: text(`option-${option.name}-${value}`, title),
      })),
    })),
  };
  bundles.set(made, from);
  return made;
}

/** @template {{name: string, title: string, rule: string}} F @param {FluentBundle} from @param {F} face @returns {F} */
function faceIn(from, face) {
  const id = `face-${face.name}`;
  const rule = from.getMessage(id)?.attributes.rule ? formed(from, id, {}, 'rule') : face.rule;
  return { ...face, title: formed(from, id, {}, '', face.title), rule };
}

/** A game on the shelf. @param {GameEntry} game @returns {GameEntry} */
export function shelved(game) {
  const from = bundleOf(game.language ?? language(), game.messages ?? '');
  return {
    ...game,
    title: formed(from, 'title', {}, '', game.title),
    summary: formed(from, 'summary', {}, '', game.summary),
    faces: game.faces.map((face) => faceIn(from, face)),
  };
}
