// Words for a screen over which others may look: they never name a card that only some know.

import { gameText, say } from '../core/sentences.js';

/**
 * @import {Field, Form} from '../core/types.js'
 * @import {Eyes, Entry} from '../core/picks.js'
 * @import {Argument} from '../core/sentences.js'
 */

/** Whether values of this field are cards of the chooser. @param {Field & {spoken?: boolean}} field */
export function isOwnCard(field) {
  return field.type === 'held' || (field.type === 'face' && !field.spoken);
}

/**
 * The field that is asked for next; null while the question is what to do at all.
 * @param {Eyes} eyes @param {number[]} choices @param {number[]} pick
 */
export function fieldAsked({ game }, choices, pick) {
  const forms = [...new Set(choices.map((action) => game.actions[action][0]))];
  const start = pick.length ? pick : forms.length === 1 ? forms : [];
  return start.length ? (game.forms[start[0]].fields[start.length - 1] ?? null) : null;
}

/** Which of the reader's cards it is. @param {Eyes} eyes @param {Field} field @param {number} value @returns {Argument} */
function place({ view, hand, offers }, field, value) {
  if (field.type === 'held') return { type: 'held', value };
  const places = [hand, ...offers].map((cards) => cards.findIndex((card) => view.faces[card] === value));
  const found = places.find((one) => one >= 0);
  return found === undefined ? { type: 'card', value: 0 } : { type: 'held', value: found };
}

/** A path in such words. @param {Eyes} eyes @param {number[]} path */
export function quietly(eyes, path) {
  const { game, names } = eyes;
  const form = game.forms[path[0]];
  /** @type {Record<string, Argument>} */
  const args = {};
  form.fields.slice(0, path.length - 1).forEach((field, index) => {
    const value = path[index + 1];
    args[field.name] = isOwnCard(field) ? place(eyes, field, value) : { type: field.type, value };
  });
  return say(game, names, { id: `form-${form.name}`, args, also: [] });
}

/** @param {Eyes} eyes @param {Field} field @param {number} value */
function placeText(eyes, field, value) {
  const { type, value: found } = place(eyes, field, value);
  return type === 'held' ? gameText(eyes.game, 'card-number', { number: Number(found) + 1 })
    : gameText(eyes.game, 'card-unknown');
}

/**
 * What an entry of a menu is called in such words.
 * @param {Eyes} eyes @param {Entry} entry @param {(Field & {spoken?: boolean}) | null} asked
 */
export function quietLabel(eyes, entry, asked) {
  if (entry.kind === 'form' && entry.action !== null) return quietly(eyes, eyes.game.actions[entry.action]);
  return asked && isOwnCard(asked) && entry.step >= 0 ? placeText(eyes, asked, entry.step) : entry.label;
}
