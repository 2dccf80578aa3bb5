// The language of the pages: which one, its messages, and who redraws when it changes.

import { FluentBundle, FluentNumber, FluentResource } from '../../vendor/fluent/fluent.js';
import * as keep from './keep.js';

/** @import {FluentFunction, FluentVariable} from '../../vendor/fluent/types.js' */
/** @typedef {Record<string, FluentVariable>} Arguments */

/** What there is, each in its own words. @type {Record<string, string>} */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français', ru: 'Русский' };
const ENGLISH = 'en';

/** @type {FluentBundle} */
let bundle = new FluentBundle(ENGLISH);
/** @type {Set<() => unknown>} */
const redraws = new Set();

/** The code of the language that is on. */
export const language = () => bundle.locales[0];

/** The language somebody has chosen, else the first one their browser asks for that there is. */
function wanted() {
  const asked = [keep.language(), ...navigator.languages.map((one) => one.slice(0, 2).toLowerCase())];
  return asked.find((code) => code && code in LANGUAGES) ?? ENGLISH;
}

/**
 * @param {string} code @param {string} messages
 * @param {Record<string, FluentFunction>} [functions] that the messages may use
 */
export function bundleOf(code, messages, functions = {}) {
  const made = new FluentBundle(code, { useIsolating: false, functions });
  for (const error of made.addResource(new FluentResource(messages))) console.error(error);
  return made;
}

/** Speak from now on. @param {string} code @param {string} messages */
export function speak(code, messages) {
  bundle = bundleOf(code, messages);
}

/** A number that every language writes with the same digits: the browser need not fetch its rules for that. */
class Digits extends FluentNumber {
  toString() {
    return String(this.value);
  }
}

/** @param {Arguments} args @returns {Arguments} */
function withDigits(args) {
  const isSmall = (/** @type {FluentVariable} */ value) => typeof value === 'number' && value >= 0 && value < 1000 && Number.isInteger(value);
  return Object.fromEntries(Object.entries(args).map(([name, value]) =>
    [name, isSmall(value) ? new Digits(Number(value)) : value]));
}

/**
 * A message formed, or the fallback if there is none.
 * @param {FluentBundle} from @param {string} id @param {Arguments} [args] @param {string} [attribute]
 * @param {string} [fallback]
 */
export function formed(from, id, args, attribute, fallback = id) {
  const message = from.getMessage(id);
  const pattern = (attribute && message?.attributes[attribute]) || message?.value;
  if (!pattern) return fallback;
  /** @type {Error[]} */
  const errors = [];
  const text = from.formatPattern(pattern, args && withDigits(args), errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/** A text of the pages. @param {string} id @param {Arguments} [args] */
export const t = (id, args) => formed(bundle, id, args);

/** A text, or another one if there is none. @param {string} id @param {string} other @param {Arguments} [args] */
export const tOr = (id, other, args) => formed(bundle, id, args, '', other);

/** What the server refused; it says why in English. @param {string} code @param {string} text */
export const refusalText = (code, text) => (language() === ENGLISH ? text : tOr(`refusal-${code}`, text));

/** @param {number} value @param {Intl.NumberFormatOptions} [options] */
export const number = (value, options) => new Intl.NumberFormat(language(), options).format(value);

/** @type {Map<string, Intl.ListFormat>} by language */
const lists = new Map();

/** “Ann, Bob and Cleo”. @param {string[]} parts @param {string} [code] */
export function listed(parts, code = language()) {
  if (parts.length < 2) return parts.join();
  const made = lists.get(code) ?? new Intl.ListFormat(code === ENGLISH ? 'en-GB' : code); // no comma before the last one
  lists.set(code, made);
  return made.format(parts);
}

/** @param {() => unknown} redraw called when another language is on */
export function onLanguage(redraw) {
  redraws.add(redraw);
}

/** The texts that came with the page, or those of another language. @param {string} code */
async function textsIn(code) {
  const here = document.getElementById('texts');
  if (here?.lang === code && here.textContent) return here.textContent;
  const response = await fetch(new URL(`../../languages/${code}.ftl`, import.meta.url));
  if (!response.ok) throw new Error(`There are no messages in ${code}.`);
  return response.text();
}

/** @param {string} code */
async function load(code) {
  speak(code, await textsIn(code));
  document.documentElement.lang = code;
}

/** Change the language now and remember it. @param {string} code */
export async function setLanguage(code) {
  if (!(code in LANGUAGES) || code === language()) return;
  await load(code);
  keep.keepLanguage(code);
  await Promise.all([...redraws].map((redraw) => redraw()));
}

/** When the texts of the first view are there. Pages draw after it. */
if (globalThis.document) {
  await load(wanted()).catch(() => load(ENGLISH)).catch((error) => console.error(error));
}
