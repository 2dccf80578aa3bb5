// Forms for a game's house rules, drawn from its description.

import { t, tOr } from '../core/language.js';
import { html, live, nothing } from './lit.js';

/**
 * @import {Description, GameEntry, Option, OptionValue} from '../core/types.js'
 * @typedef {Record<string, OptionValue>} Values
 */

/** What the defaults and a preset come to. @param {Description} game @param {string} preset */
export function settled(game, preset) {
  /** @type {Values} */
  const values = {};
  for (const option of game.options) values[option.name] = option.default;
  return { ...values, ...(game.presets[preset] ?? {}) };
}

/** @param {string} name "two_player" → "Two player" */
export function plainName(name) {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * @param {string} label @param {string} value @param {{value: string, title: string}[]} choices
 * @param {(value: string) => void} choose
 */
export function select(label, value, choices, choose) {
  return html`<label class="field"><span>${label}</span>
    <select .value=${live(value)} @change=${(/** @type {Event} */ event) =>
      choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${choices.map((choice) => html`<option value=${choice.value}
        ?selected=${choice.value === value}>${choice.title}</option>`)}
    </select></label>`;
}

/**
 * @param {string} label @param {number} value @param {number} low @param {number} high
 * @param {(value: number) => void} choose @param {number} [offset] what people add when they count
 */
export function stepper(label, value, low, high, choose, offset = 0) {
  return html`<div class="field stepper" role="group" aria-label=${label}><span>${label}</span>
    <span class="steps">
      <button class="button" aria-label=${t('one-less', { label })} ?disabled=${value <= low}
        @click=${() => choose(value - 1)}>−</button>
      <output>${value + offset}</output>
      <button class="button" aria-label=${t('one-more', { label })} ?disabled=${value >= high}
        @click=${() => choose(value + 1)}>+</button>
    </span></div>`;
}

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} choose */
export function check(label, on, choose) {
  return html`<label class="field check"><input type="checkbox" .checked=${live(on)}
    @change=${(/** @type {Event} */ event) =>
      choose(/** @type {HTMLInputElement} */ (event.target).checked)}><span>${label}</span></label>`;
}

/**
 * @param {Option} option @param {OptionValue} value @param {(value: OptionValue) => void} choose
 * @param {boolean} first whether it says which seat begins; people count seats from 1
 */
function optionField(option, value, choose, first) {
  if (option.values) return select(option.title, String(value), option.values, choose);
  if (typeof option.default === 'boolean') return check(option.title, Boolean(value), choose);
  return stepper(option.title, Number(value), option.low ?? 0, option.high ?? 0, choose, first ? 1 : 0);
}

/**
 * Preset and options of a game.
 * @param {Description} game @param {string} preset @param {Values} values
 * @param {(preset: string, values: Values) => void} choose
 */
export function houseRules(game, preset, values, choose) {
  const presets = Object.keys(game.presets).map((name) => ({ value: name, title: presetTitle(name) }));
  return html`<div class="rules-form">
    ${presets.length > 1 ? select(t('house-rules'), preset, presets,
      (name) => choose(name, settled(game, name))) : nothing}
    ${game.options.map((option) => optionField(option, values[option.name] ?? option.default,
      (value) => choose(preset, { ...values, [option.name]: value }), option.name === game.first_seat))}
  </div>`;
}

/** @param {string} name */
function presetTitle(name) {
  return tOr(`preset-${name}`, plainName(name));
}

/** What differs from the defaults, in words. @param {Description} game @param {Values} values */
export function inWords(game, values) {
  return game.options
    .filter((option) => (values[option.name] ?? option.default) !== option.default)
    .map((option) => {
      const value = values[option.name];
      const number = option.name === game.first_seat ? Number(value) + 1 : value;
      const named = option.values?.find((one) => one.value === value)?.title ?? number;
      return `${option.title}: ${named === true ? t('yes') : named === false ? t('no') : named}`;
    });
}

/** @param {GameEntry[]} games */
export function gameChoices(games) {
  return games.map((game) => ({ value: game.name, title: game.title }));
}
