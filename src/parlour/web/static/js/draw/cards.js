// Cards, drawn from what the game says about their faces.

import { GLYPHS } from '../glyphs.js';
import { html, nothing, svg } from './lit.js';
import { INK } from './people.js';

/**
 * @import {Description, Face} from '../core/types.js'
 * @import {Template} from './lit.js'
 *
 * What is drawn on a card, whatever draws it.
 * @typedef {{title: string[], value: string, ink: string, glyph: string, letter: string,
 *   rule: string[]}} Design
 */

const PAPER = '#fbf3e2';
const SERIF = 'Georgia, "Iowan Old Style", "Noto Serif", serif';

/** @param {string} text @param {number} width @returns {string[]} lines of about so many letters */
export function wrapped(text, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    if (last >= 0 && `${lines[last]} ${word}`.length <= width) lines[last] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** @param {Face} face @returns {Design} */
export function design(face) {
  return {
    title: face.title.length > 11 ? wrapped(face.title, 11) : [face.title],
    value: face.value,
    ink: INK[face.colour] ?? '#3a2a1e',
    glyph: GLYPHS[face.glyph] ?? '',
    letter: face.title.slice(0, 1),
    rule: wrapped(face.rule, 25),
  };
}

/**
 * @param {Design} card @param {number} x @param {number} y @param {number} size
 */
function picture(card, x, y, size) {
  if (!card.glyph) {
    return svg`<text x=${x + size / 2} y=${y + size * 0.8} font-size=${size * 0.85}
      text-anchor="middle" font-weight="700" fill=${card.ink}>${card.letter}</text>`;
  }
  return svg`<g transform=${`translate(${x} ${y}) scale(${size / 512})`}>
    <path d=${card.glyph} fill=${card.ink}></path></g>`;
}

/** @param {string[]} lines @param {number} y @param {number} size @param {string} ink */
function title(lines, y, size, ink) {
  const longest = Math.max(...lines.map((line) => line.length));
  const font = Math.min(size, 178 / (0.56 * longest));
  return lines.map((line, index) => svg`<text x="100" y=${y + index * font * 1.05}
    text-anchor="middle" font-size=${font} font-weight="700" font-family=${SERIF}
    fill=${ink}>${line}</text>`);
}

/** @param {string} ink */
function paper(ink) {
  return svg`<rect x="2" y="2" width="196" height="276" rx="16" fill=${PAPER}
      stroke="#120c09" stroke-width="3"></rect>
    <rect x="10" y="10" width="180" height="260" rx="10" fill="none" stroke=${ink}
      stroke-width="3"></rect>`;
}

/**
 * A card big enough to be read: with its rule line, or without.
 * @param {Face} face @param {boolean} [withRule] @returns {Template}
 */
export function cardFront(face, withRule = false) {
  const card = design(face);
  const top = card.value ? 70 : 40;
  const size = withRule ? 92 : 124;
  const middle = withRule ? top - 18 : top;
  const rules = card.rule.map((line, index) => svg`<text x="100" y=${190 + index * 19}
    text-anchor="middle" font-size="15.5" fill="#2c2018">${line}</text>`);
  return html`<svg class="card" viewBox="0 0 200 280" role="img" aria-label=${spoken(face)}>
    ${paper(card.ink)}
    ${card.value ? svg`<text x="24" y="62" font-size="52" font-weight="700"
      fill=${card.ink}>${card.value}</text>` : nothing}
    ${picture(card, 100 - size / 2, middle, size)}
    ${title(card.title, withRule ? 162 : card.title.length > 1 ? 222 : 246, withRule ? 30 : 36,
      card.ink)}
    ${withRule ? rules : nothing}
  </svg>`;
}

/** A small card that can be told by its corner: value or first letter, and glyph. @param {Face} face */
export function cardChip(face) {
  const card = design(face);
  const corner = card.value || card.letter;
  return html`<svg class="card chip" viewBox="0 0 100 140" role="img" aria-label=${face.title}>
    ${svg`<rect x="2" y="2" width="96" height="136" rx="10" fill=${PAPER} stroke="#120c09"
      stroke-width="3"></rect>
      <rect x="2" y="130" width="96" height="8" rx="4" fill=${card.ink}></rect>
      <text x="9" y="43" font-size=${corner.length > 2 ? 30 : 42} font-weight="700"
        fill=${card.ink}>${corner}</text>
      ${picture(card, 20, 54, 68)}`}
  </svg>`;
}

/** The back of a card. @param {string} [label] @param {boolean} [small] */
export function cardBack(label = 'face down', small = false) {
  const height = small ? 140 : 280;
  const width = height / 1.4;
  return html`<svg class=${small ? 'card chip' : 'card'} viewBox=${`0 0 ${width} ${height}`}
    role="img" aria-label=${label}>
    ${svg`<rect x="2" y="2" width=${width - 4} height=${height - 4} rx=${height / 16}
        fill="#6d2430" stroke="#120c09" stroke-width="3"></rect>
      <rect x=${width * 0.07} y=${width * 0.07} width=${width * 0.86}
        height=${height - width * 0.14} rx=${height / 24} fill="none" stroke="#d9a441"
        stroke-width=${height / 110}></rect>
      <path d=${lozenges(width, height)} fill="none" stroke="#b4525d"
        stroke-width=${height / 120}></path>
      <circle cx=${width / 2} cy=${height / 2} r=${width / 7} fill="#6d2430" stroke="#d9a441"
        stroke-width=${height / 90}></circle>`}
  </svg>`;
}

/** @param {number} width @param {number} height */
function lozenges(width, height) {
  const edge = width * 0.14;
  const [w, h] = [(width - 2 * edge) / 4, (height - 2 * edge) / 6];
  let path = '';
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 6; row++) {
      const [x, y] = [edge + (column + 0.5) * w, edge + row * h];
      path += `M${x} ${y}l${w / 2} ${h / 2}l${-w / 2} ${h / 2}l${-w / 2} ${-h / 2}z`;
    }
  }
  return path;
}

/** A card in words. @param {Face} face */
export function spoken(face) {
  const value = face.value && !face.title.includes(face.value) ? `, ${face.value}` : '';
  return `${face.title}${value}: ${face.rule}`;
}

/** @param {Description} game @param {number} face @returns {Face} */
export function faceOf(game, face) {
  return game.faces[face - 1];
}
