// What a message tells, sentence by sentence. Presentation only: it mirrors kernel/wording.py.

import { boardsOf } from './film.js';
import { faceTitle, heldFaces, listed, say, seatsIn, valueText } from './sentences.js';

/**
 * @import {Description, EventKind, GameUpdate, Line, View} from './types.js'
 * @import {Argument, Saying} from './sentences.js'
 */

export { faceTitle, heldFaces, listed, seatsIn, valueText };

/**
 * What an action does, for the one who does it.
 * @param {Description} game @param {number} action @param {number[]} held the faces they hold
 * @returns {Saying}
 */
function actionSaying(game, action, held) {
  const [form, ...steps] = game.actions[action];
  const { name, fields } = game.forms[form];
  /** @type {Record<string, Argument>} */
  const args = {};
  steps.forEach((value, index) => {
    const { name: field, type } = fields[index];
    args[field] = type === 'held' && value in held ? { type: 'face', value: held[value] } : { type, value };
  });
  return { id: `form-${name}`, args, also: [] };
}

/**
 * One event with the cards the reader knows; null if it needs no sentence.
 * @param {Description} game @param {number[]} event @param {(card: number) => number} faceOf
 * @param {number[]} shown faces that came to light
 * @returns {Saying | null}
 */
function eventSaying(game, event, faceOf, shown) {
  const kind = game.events[event[0]];
  if (!kind?.text) return null;
  /** @type {Record<string, Argument>} */
  const args = {};
  kind.fields.forEach(({ name, type }, index) => {
    const value = event[index + 1];
    if (type === 'cards') args[name] = { type: 'faces', value: event.slice(index + 1).map(faceOf) };
    else if (type === 'numbers') args[name] = { type, value: event.slice(index + 1) };
    else if (value === undefined) return;
    else args[name] = type === 'card' ? { type: 'face', value: faceOf(value) } : { type, value };
  });
  return { id: `event-${kind.name}`, args, also: shown };
}

/**
 * The fields of an event by name; a list takes all that follows.
 * @param {EventKind} kind @param {number[]} event
 */
export function fieldsOf(kind, event) {
  /** @type {Record<string, number | number[]>} */
  const found = {};
  kind.fields.forEach(({ name, type }, index) => {
    if (type === 'cards' || type === 'numbers') found[name] = event.slice(index + 1);
    else if (index + 1 < event.length) found[name] = event[index + 1];
  });
  return found;
}

/**
 * A line in the language that is on.
 * @param {Description} game @param {string[]} names
 * @param {{text: Saying | null, open: Saying | null}} told @param {boolean} reveal
 * @param {number} at which event it tells of
 * @returns {Line}
 */
function lineOf(game, names, told, reveal, at) {
  const text = told.text ? say(game, names, told.text) : '';
  const open = !told.open ? '' : isSame(told.text, told.open) ? text : say(game, names, told.open);
  return { text, open, reveal, told, at };
}

/** @param {Saying | null} one @param {Saying} other */
const isSame = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The same lines in another language. @param {Description} game @param {string[]} names @param {Line[]} lines */
export function retell(game, names, lines) {
  return lines.map((line) => (line.told ? lineOf(game, names, line.told, line.reveal, line.at) : line));
}

/** @type {Saying} */
const UNDONE = { id: 'undone', args: {}, also: [] };
/** @type {Saying} */
const BEGUN = { id: 'begun', args: {}, also: [] };
const PRIVATE = new Set(['pick_started', 'pick_updated', 'pick_completed', 'pick_taken_back']);

/** By card, the last event that mixed it. @param {Description} game @param {number[][]} events */
function mixes(game, events) {
  /** @type {Map<number, number>} */
  const last = new Map();
  events.forEach((event, index) => {
    if (game.events[event[0]].name !== 'mixed') return;
    for (const card of event.slice(3)) last.set(card, index);
  });
  return last;
}

/** Whether a game begins with this message. @param {View | null} before @param {Pick<GameUpdate, 'events' | 'changes'>} update */
const begins = (before, { events, changes }) => !before && Boolean(changes?.length) && events.length > 0;

/**
 * What a message tells, sentence by sentence. A card can change its face within a message, so
 * faces are followed from event to event.
 * @param {Description} game @param {string[]} names @param {View | null} before
 * @param {Pick<GameUpdate, 'view' | 'events' | 'shown' | 'undone' | 'changes'>} update
 * @returns {Line[]}
 */
export function tell(game, names, before, update) {
  const faces = [...(before?.faces ?? [])];
  const mixed = mixes(game, update.events);
  const boards = boardsOf(update);
  /** @type {Line[]} */
  const lines = [];
  const first = update.undone ? UNDONE : begins(before, update) ? BEGUN : null;
  if (first) lines.push(lineOf(game, names, { text: first, open: first }, false, -1));
  update.events.forEach((event, index) => {
    const kind = game.events[event[0]];
    if (kind.name === 'mixed') for (const card of event.slice(3)) faces[card] = 0;
    if (kind.name === 'minted') faces[event[1]] = 0;
    const shown = update.shown.filter(([at]) => at === index);
    for (const [, card, face] of shown) faces[card] = face;
    if (PRIVATE.has(kind.name)) return;
    if (kind.name === 'chose') {
      const held = heldFaces(game, before ?? update.view);
      /** @type {Saying} */
      const open = {
        id: 'answered',
        args: { seat: { type: 'seat', value: event[1] }, answer: { type: 'saying', value: actionSaying(game, event[2], held) } },
        also: [],
      };
      lines.push(lineOf(game, names, { text: null, open }, false, index));
      return;
    }
    /** @param {number} card */
    const faceOf = (card) => faces[card] ?? 0;
    // A face that only some know is named to its knowers alone. Where it is not said who knew it
    // then, what is mixed later in this very message was on the table for all to see.
    /** @param {number} card */
    const isPublic = (card) => (boards ? boards[index + 1].known[card] === -1 || boards[index].known[card] === -1
      : update.view.known[card] === -1 || (mixed.get(card) ?? -1) > index);
    /** @param {number} card */
    const openly = (card) => (isPublic(card) ? faceOf(card) : 0);
    const revealed = shown.filter(() => kind.name !== 'mixed').map(([, card]) => card);
    const open = eventSaying(game, event, faceOf, revealed.map(faceOf));
    const text = eventSaying(game, event, openly, revealed.filter(isPublic).map(faceOf));
    if (open) lines.push(lineOf(game, names, { text, open }, revealed.length > 0, index));
  });
  return lines;
}
