// Choices picked step by step, derived from the list of legal actions: mirrors kernel/picks.py.

import { gameText, heldFaces, say, valueText } from './sentences.js';

/**
 * @import {Description, Field, View} from './types.js'
 * @import {Argument} from './sentences.js'
 *
 * Who reads: `hand` are all their secret cards, `held` those in their zone of that name, `offers`
 * secret cards laid before them.
 * @typedef {{game: Description, view: View, names: string[], hand: number[], held: number[],
 *   offers: number[][]}} Eyes
 *
 * A line of a menu: one more step, or a whole action. `action` is set if this settles the choice.
 * @typedef {{step: number, label: string, effect: string, note: string, kind: string,
 *   action: number | null}} Entry
 * @typedef {{question: string, so_far: string, kind: string, entries: Entry[]}} Menu
 */

export const DONE = -1;

/** @param {Description} game @param {number[]} choices @param {number[]} pick */
function begun(game, choices, pick) {
  if (pick.length) return pick;
  const forms = new Set(choices.map((action) => game.actions[action][0]));
  return forms.size === 1 ? [...forms] : [];
}

/** Whether the steps after the form are places in one's hand. @param {Description} game @param {number[]} start */
function inAnyOrder(game, start) {
  return start.length > 0 && game.forms[start[0]].fields.every(({ type }) => type === 'held');
}

/**
 * The steps of an action that are not picked yet; null if the pick does not lead there.
 * @param {Description} game @param {number} action @param {number[]} start
 */
function restOf(game, action, start) {
  const path = game.actions[action];
  if (start.every((step, index) => path[index] === step)) return path.slice(start.length);
  const [form, ...picked] = start;
  if (!inAnyOrder(game, start) || path[0] !== form) return null;
  const places = path.slice(1);
  return picked.every((step) => places.includes(step))
    ? places.filter((step) => !picked.includes(step)) : null;
}

/**
 * What can be picked next.
 * @param {Description} game @param {number[]} choices @param {number[]} pick
 */
export function steps(game, choices, pick) {
  const start = begun(game, choices, pick);
  const found = new Set();
  for (const action of choices) {
    const rest = restOf(game, action, start);
    const next = inAnyOrder(game, start) ? rest : rest?.slice(0, 1);
    next?.forEach((step) => found.add(step));
    if (rest?.length === 0) found.add(DONE);
  }
  return [...found].filter((step) => step !== DONE || found.size > 1);
}

/**
 * The action that this path is, if it is one and no other could still follow.
 * @param {Description} game @param {number[]} choices @param {number[]} path
 * @param {boolean} done whether the chooser has said that this is all
 */
function settled(game, choices, path, done) {
  const possible = choices.filter((action) => restOf(game, action, path));
  const exact = possible.find((action) => game.actions[action].length === path.length);
  return exact !== undefined && (done || possible.length === 1) ? exact : null;
}

/**
 * A field of a path for people. `held` is a place in one's hand.
 * @param {Eyes} eyes @param {string} kind @param {number} value
 */
function fieldText({ game, view, names }, kind, value) {
  return valueText(game, kind, value, names, () => 0, heldFaces(game, view));
}

/** A path in words. @param {Eyes} eyes @param {number[]} path */
export function pathText(eyes, path) {
  const held = heldFaces(eyes.game, eyes.view);
  return written(eyes, path, ({ type }, value) =>
    (type === 'held' && value in held ? { type: 'face', value: held[value] } : { type, value }));
}

/** @param {Eyes} eyes @param {number[]} path @param {(field: Field, value: number, at: number) => Argument} meant */
function written({ game, names }, path, meant) {
  const form = game.forms[path[0]];
  /** @type {Record<string, Argument>} */
  const args = {};
  form.fields.forEach((field, index) => {
    if (index + 1 < path.length) args[field.name] = meant(field, path[index + 1], index + 1);
  });
  return say(game, names, { id: `form-${form.name}`, args, also: [] });
}

/**
 * The question now, and its answers.
 * @param {Eyes} eyes @param {number[]} choices @param {number[]} pick
 * @returns {Menu}
 */
export function menu(eyes, choices, pick) {
  const { game } = eyes;
  const start = begun(game, choices, pick);
  if (choices.length === 1 && !pick.length) {
    const label = pathText(eyes, game.actions[choices[0]]);
    const entry = { step: DONE, label, effect: label, note: '', kind: 'form', action: choices[0] };
    return { question: gameText(game, 'ask-only'), so_far: '', kind: 'form', entries: [entry] };
  }
  const field = start.length ? game.forms[start[0]].fields[start.length - 1] : null;
  const several = game.forms.length > 1 || start.length > 1;
  return {
    question: field ? (game.prompts[field.name] ?? gameText(game, 'ask-field')) : gameText(game, 'ask-action'),
    so_far: start.length && several ? pathText(eyes, start) : '',
    kind: field?.type ?? 'form',
    entries: steps(game, choices, pick).map((step) => entry(eyes, choices, start, step)),
  };
}

/**
 * @param {Eyes} eyes @param {number[]} choices @param {number[]} start @param {number} step
 * @returns {Entry}
 */
function entry(eyes, choices, start, step) {
  const { game, view, held } = eyes;
  if (step === DONE) {
    const action = settled(game, choices, start, true);
    const effect = pathText(eyes, start);
    return { step, label: gameText(game, 'done'), effect, note: '', kind: 'form', action };
  }
  const path = [...start, step];
  if (!start.length) {
    const meant = choices.filter((one) => game.actions[one][0] === step);
    const whole = meant.length === 1 ? game.actions[meant[0]] : path;
    const label = pathText(eyes, whole);
    const only = meant.length === 1 ? meant[0] : null;
    return { step, label, effect: label, note: '', kind: 'form', action: only };
  }
  const { type } = game.forms[start[0]].fields[start.length - 1];
  const face = type === 'face' ? step : type === 'held' ? view.faces[held[step]] : 0;
  return {
    step,
    label: fieldText(eyes, type, step),
    effect: pathText(eyes, path),
    note: face > 0 ? game.faces[face - 1].rule : '',
    kind: type,
    action: settled(game, choices, path, false),
  };
}

// Answers that are cards

/** @param {View} view @param {number[]} cards */
function facesOf(view, cards) {
  return new Set(cards.map((card) => view.faces[card]).filter((face) => face > 0));
}

/**
 * The cards that answers of this kind stand for, if they are all among cards only some may see:
 * naming them would show them.
 * @param {Eyes} eyes @param {string} kind @param {number[]} answers
 * @returns {number[]} none if the answers are no such cards
 */
export function cardsMeant({ view, hand, held, offers }, kind, answers) {
  const values = answers.filter((step) => step !== DONE);
  if (!values.length) return [];
  if (kind === 'held') return held;
  if (kind !== 'face') return [];
  return [hand, ...offers].find((cards) => {
    const faces = facesOf(view, cards);
    return values.every((face) => faces.has(face));
  }) ?? [];
}

/**
 * The answer that a card stands for.
 * @param {Eyes} eyes @param {Menu} asked @param {number} card
 */
export function entryOf({ view, held }, asked, card) {
  const value = asked.kind === 'held' ? held.indexOf(card)
    : asked.kind === 'face' ? view.faces[card] : DONE;
  return value === DONE ? null : (asked.entries.find((one) => one.step === value) ?? null);
}

/**
 * The forms of action that begin with this card, each with the step that stands for the card.
 * @param {Eyes} eyes @param {number[]} choices @param {number} card
 * @returns {Map<number, number>}
 */
export function formsWith({ game, view, held }, choices, card) {
  const [face, place] = [view.faces[card], held.indexOf(card)];
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const action of choices) {
    const [form, ...rest] = game.actions[action];
    const type = game.forms[form].fields[0]?.type;
    if (type === 'face' && rest[0] === face) found.set(form, face);
    if (type === 'held' && rest.includes(place)) found.set(form, place);
  }
  return found;
}

/**
 * Where a tap on a card leads when the question is still which form of action.
 * @param {Eyes} eyes @param {number[]} choices @param {number} card
 * @returns {{path: number[], action: number | null} | null}
 */
export function shortcut(eyes, choices, card) {
  const forms = formsWith(eyes, choices, card);
  if (forms.size !== 1) return null;
  const path = [...forms][0];
  return { path, action: settled(eyes.game, choices, path, false) };
}
