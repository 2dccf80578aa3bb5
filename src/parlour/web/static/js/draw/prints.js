// Pictures that are drawn once and copied wherever they are shown again.

import { measures } from './fit.js';
import { directive, Directive, noChange, render } from './lit.js';

/** @import {Template} from './lit.js' */

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
  render(template, place);
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_COMMENT);
  const marks = []; // of those who draw, who will not come back
  while (walker.nextNode()) marks.push(walker.currentNode);
  for (const mark of marks) mark.parentNode?.removeChild(mark);
  return /** @type {Element} */ (place.firstElementChild);
}

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
