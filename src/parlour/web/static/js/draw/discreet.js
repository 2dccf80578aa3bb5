// Words for a screen over which others may look: they never name a card that only some know.

import { fill, valueText } from '../core/words.js';

/**
 * @import {Field, Form} from '../core/types.js'
 * @import {Eyes, Entry} from '../core/picks.js'
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

/** @param {Eyes} eyes @param {Field} field @param {number} value */
function place({ view, hand, offers }, field, value) {
  if (field.type === 'held') return `card ${value + 1}`;
  for (const cards of [hand, ...offers]) {
    const found = cards.findIndex((card) => view.faces[card] === value);
    if (found >= 0) return `card ${found + 1}`;
  }
  return 'a card';
}

/** A path in such words. @param {Eyes} eyes @param {number[]} path */
export function quietly(eyes, path) {
  const { game, names } = eyes;
  const form = game.forms[path[0]];
  /** @type {Record<string, string>} */
  const values = {};
  form.fields.forEach((field, index) => {
    if (index + 1 >= path.length) return;
    const value = path[index + 1];
    values[field.name] = isOwnCard(field) ? place(eyes, field, value)
      : valueText(game, field.type, value, names);
  });
  return fill(form.text, values);
}

/**
 * What an entry of a menu is called in such words.
 * @param {Eyes} eyes @param {Entry} entry @param {(Field & {spoken?: boolean}) | null} asked
 */
export function quietLabel(eyes, entry, asked) {
  if (entry.kind === 'form' && entry.action !== null) return quietly(eyes, eyes.game.actions[entry.action]);
  return asked && isOwnCard(asked) && entry.step >= 0 ? place(eyes, asked, entry.step) : entry.label;
}
