// Pictures that are drawn once and copied wherever they are shown again.

import { measures } from './fit.js';
import { directive, Directive, noChange, nothing } from './lit.js';

/**
 * @import {Template} from './lit.js'
 * @import {TemplateResult} from '../../vendor/lit-html/lit.js'
 */

/** @type {WeakMap<object, Map<string, Element>>} by what they belong to, then by name */
let prints = new WeakMap();
let measured = measures();

/**
 * A picture as it was first drawn; what depends on fonts is drawn anew when they have come.
 * @param {object} owner whose picture it is @param {string} name which of them @param {() => Template} draw one element
 */
export function printOf(owner, name, draw) {
  if (measured !== measures()) [prints, measured] = [new WeakMap(), measures()];
  const own = prints.get(owner) ?? new Map();
  prints.set(owner, own);
  const found = own.get(name) ?? printed(draw());
  own.set(name, found);
  return found;
}

/** @param {Template} template */
function printed(template) {
  const place = document.createElement('div');
  place.innerHTML = markup(template); // read at once: pictures have hundreds of parts, and none of them will change
  return /** @type {Element} */ (place.firstElementChild);
}

/** What a picture consists of, as text: templates, lists of them, words and numbers. @param {unknown} part @returns {string} */
function markup(part) {
  if (part === nothing || part === null || part === undefined) return '';
  if (Array.isArray(part)) return part.map(markup).join('');
  if (typeof part !== 'object') return String(part).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const { strings, values } = /** @type {TemplateResult} */ (part);
  if (!strings) throw new TypeError('A picture consists of templates, words and numbers.');
  return values.reduce((/** @type {string} */ text, value, at) => {
    const inside = markup(value);
    return text + (ATTRIBUTE.test(strings[at]) ? `"${inside}"` : inside) + strings[at + 1];
  }, strings[0]);
}
const ATTRIBUTE = /\s[\w:-]+=$/; // without quotes, as templates may have them

class Copy extends Directive {
  /** @type {Element | null} */
  print = null;
  /** @type {Element | null} */
  copy = null;
  label = '';

  /** @param {Element} print @param {string} label */
  render(print, label) {
    if (print === this.print) {
      if (label !== this.label) this.name(label);
      return noChange;
    }
    this.print = print;
    this.copy = /** @type {Element} */ (print.cloneNode(true));
    this.name(label);
    return this.copy;
  }

  /** What it says to those who listen. @param {string} label empty if the words stand beside it */
  name(label) {
    this.label = label;
    for (const [name, value] of [['role', label && 'img'], ['aria-label', label], ['aria-hidden', label ? '' : 'true']]) {
      if (value) this.copy?.setAttribute(name, value);
      else this.copy?.removeAttribute(name);
    }
  }
}

/** A copy of a picture, and what it says in words; they are empty if they stand beside it. */
export const copy = directive(Copy);
