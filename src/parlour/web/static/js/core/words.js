// Sentences from a game's templates. Presentation only: it mirrors kernel/wording.py.

import { boardsOf } from './film.js';

/**
 * @import {Description, EventKind, GameUpdate, Line, View} from './types.js'
 */

const A_CARD = 'a card';

/** @param {number} mask @returns {number[]} the seats of a mask */
export function seatsIn(mask) {
  const seats = [];
  for (let seat = 0; seat < 31; seat++) if ((mask >> seat) & 1) seats.push(seat);
  return seats;
}

/** @param {string[]} parts "Ann, Bob and Cleo" */
export function listed(parts) {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** @param {Description} game @param {number} face */
export function faceTitle(game, face) {
  return face > 0 ? (game.faces[face - 1]?.title ?? A_CARD) : A_CARD;
}

/** The faces in the viewer's hand, in order. @param {Description} game @param {View} view */
export function heldFaces(game, view) {
  const zone = game.zones.find((one) => one.per_seat && one.hand);
  const cards = zone && view.viewer >= 0 ? (view.zones[zone.index + view.viewer] ?? []) : [];
  return cards.map((card) => view.faces[card]);
}

/**
 * A field for people.
 * @param {Description} game @param {string} kind @param {number} value
 * @param {string[]} names by seat
 * @param {(card: number) => number} faceOf the face of a card, 0 if the reader does not know it
 * @param {number[]} held the faces the reader holds
 */
export function valueText(game, kind, value, names, faceOf = () => 0, held = []) {
  if (kind === 'seat') return names[value] ?? 'nobody';
  if (kind === 'seats') return seatsIn(value).map((seat) => names[seat]).join(' and ') || 'nobody';
  if (kind === 'card') return faceTitle(game, faceOf(value));
  if (kind === 'face') return faceTitle(game, value);
  if (kind === 'held') return value in held ? faceTitle(game, held[value]) : `card ${value + 1}`;
  if (kind === 'flag') return value ? 'yes' : 'no';
  const vocabulary = game.names[kind];
  if (vocabulary) return (vocabulary[value] ?? '').replaceAll('_', ' ');
  return String(value);
}

/**
 * Put values into a template; a part in brackets goes if one of its fields is missing.
 * @param {string} template @param {Record<string, string>} values
 */
export function fill(template, values) {
  const kept = template.replace(/\[([^\]]*)\]/g, (_, part) =>
    [...part.matchAll(/\{(\w+)\}/g)].every((field) => field[1] in values) ? part : '',
  );
  return kept.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '').trim();
}

/** @param {Description} game @param {number[]} faces several cards, named as far as known */
export function cardsText(game, faces) {
  const titles = faces.filter((face) => face > 0).map((face) => faceTitle(game, face));
  const others = faces.length - titles.length;
  if (others) titles.push(others === 1 ? A_CARD : `${others} cards`);
  return listed(titles) || 'no card';
}

/**
 * What an action does, for the one who does it.
 * @param {Description} game @param {number} action @param {string[]} names
 * @param {number[]} held the faces he holds
 */
function actionText(game, action, names, held) {
  const [form, ...steps] = game.actions[action];
  const { fields, text } = game.forms[form];
  /** @type {Record<string, string>} */
  const values = {};
  steps.forEach((step, index) => {
    values[fields[index].name] = valueText(game, fields[index].type, step, names, () => 0, held);
  });
  return fill(text, values);
}

/**
 * One event as a sentence, with the cards the reader knows; empty if it needs none.
 * @param {Description} game @param {number[]} event @param {string[]} names
 * @param {(card: number) => number} faceOf
 */
function eventText(game, event, names, faceOf) {
  const kind = game.events[event[0]];
  if (!kind?.text) return '';
  /** @type {Record<string, string>} */
  const values = {};
  kind.fields.forEach((field, index) => {
    if (field.type === 'cards') {
      values[field.name] = cardsText(game, event.slice(index + 1).map(faceOf));
    } else if (index + 1 < event.length) {
      values[field.name] = valueText(game, field.type, event[index + 1], names, faceOf);
    }
  });
  return fill(kind.text, values);
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

/** @param {Description} game @param {string} text @param {number[]} faces */
function withFaces(game, text, faces) {
  const titles = faces
    .map((face) => faceTitle(game, face))
    .filter((title) => !new RegExp(`\\b${title.replace(/\W/g, '\\$&')}\\b`).test(text));
  return titles.length ? `${text.replace(/\.$/, '')} (${titles.join(', ')}).` : text;
}

const UNDONE = { text: 'The last move is taken back.', open: 'The last move is taken back.', reveal: false, at: -1 };
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
  const lines = update.undone ? [{ ...UNDONE }] : [];
  update.events.forEach((event, index) => {
    const kind = game.events[event[0]];
    if (kind.name === 'mixed') for (const card of event.slice(3)) faces[card] = 0;
    if (kind.name === 'minted') faces[event[1]] = 0;
    const shown = update.shown.filter(([at]) => at === index);
    for (const [, card, face] of shown) faces[card] = face;
    if (PRIVATE.has(kind.name)) return;
    if (kind.name === 'chose') {
      const held = heldFaces(game, before ?? update.view);
      const answer = `${names[event[1]]} answers “${actionText(game, event[2], names, held)}”.`;
      lines.push({ text: '', open: answer, reveal: false, at: index });
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
    const text = eventText(game, event, names, openly);
    const open = eventText(game, event, names, faceOf);
    if (!open) return;
    lines.push({
      text: withFaces(game, text, revealed.filter(isPublic).map(faceOf)),
      open: withFaces(game, open, revealed.map(faceOf)),
      reveal: revealed.length > 0,
      at: index,
    });
  });
  return lines;
}
