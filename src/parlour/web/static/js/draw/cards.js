// Cards, composed from what the game says about their faces and what its skin makes of it.
// Everything is drawn in a box of 200 × 280.

import { t } from '../core/language.js';
import { DISPLAY, firstLetter, PLAIN, setLines, sizeFor } from './fit.js';
import { html, nothing, svg } from './lit.js';
import { INK, SHAPES, SIGN } from './people.js';
import { copy, printOf } from './prints.js';

/**
 * @import {Description, Face} from '../core/types.js'
 * @import {Maybe, Template} from './lit.js'
 *
 * How a card is drawn. A skin gives some of these, or `whole` instead of all of them.
 * @typedef {{
 *   ground: string, ink: string, paper: string, value: string, sign: string, title: string,
 *   picture: Maybe, whole: Maybe}} Design
 *
 * `large`: in a hand; `small`: on the table, told by value and picture; `rule`: to be read.
 * @typedef {'large' | 'small' | 'rule'} Size
 *
 * @typedef {{glyphs: Record<string, string>, card?: (face: Face, size: Size) => Partial<Design> | null,
 *   back?: () => Maybe}} Look
 */

const PAPER = '#fbf4e4';
const WIDE = 200;

/** Rich grounds for pictures; light ink stands on them. @type {Record<string, string>} */
export const GROUND = {
  red: '#b3312c', blue: '#2a62a8', green: '#2f7a3b', yellow: '#a87b06', purple: '#6d3a9c',
  orange: '#b9560f', teal: '#12766b', pink: '#b02c6e', brown: '#7d5230', grey: '#56545c',
  black: '#2b2320',
};

/** @param {Description | {glyphs: Record<string, string>}} game @param {string} name */
const glyphPath = (game, name) => game.glyphs[name] ?? '';

/**
 * A glyph of the icon set as a part of a picture.
 * @param {Look} look @param {string} name @param {number} x @param {number} y @param {number} size
 * @param {string} fill
 */
export function glyph(look, name, x, y, size, fill) {
  const path = glyphPath(look, name);
  if (!path) return nothing;
  return svg`<path transform=${`translate(${x} ${y}) scale(${size / 512})`} d=${path} fill=${fill}></path>`;
}

/** A picture file, as large as a card. @param {string} address */
export const picture = (address) => svg`<image href=${address} width="200" height="280"></image>`;

/**
 * What is painted one over the other, as tones and paths. Neighbours of one tone are one element: where they
 * overlap they must run the same way round.
 * @param {[string, string][]} parts @param {Record<string, string>} tones their colours
 */
export function painted(parts, tones) {
  /** @type {[string, string][]} */
  const layers = [];
  for (const [tone, path] of parts) {
    const last = layers.at(-1);
    if (last?.[0] === tone) last[1] += path;
    else layers.push([tone, path]);
  }
  return layers.map(([tone, path]) => svg`<path d=${path} fill=${tones[tone]}></path>`);
}

/** The shape of a colour. @param {string} colour @param {number} x @param {number} y @param {number} size @param {string} fill */
export function sign(colour, x, y, size, fill) {
  const shape = SHAPES[SIGN[colour]];
  if (!shape) return nothing;
  return svg`<path transform=${`translate(${x} ${y}) scale(${size / 24})`} d=${shape} fill=${fill}></path>`;
}

/** @param {Look} look @param {Face} face @param {Size} size @returns {Design} */
function designOf(look, face, size) {
  /** @type {Design} */
  const plain = {
    ground: GROUND[face.colour] ?? GROUND.brown,
    ink: INK[face.colour] ?? '#3a2a1e',
    paper: PAPER,
    value: face.value,
    sign: face.colour,
    title: face.title,
    picture: nothing,
    whole: nothing,
  };
  return { ...plain, ...(look.card?.(face, size) ?? {}) };
}

/** What stands in the window of a card: the skin's picture or the glyph in a wreath of light. */
function window_(/** @type {Look} */ look, /** @type {Face} */ face, /** @type {Design} */ card,
  /** @type {{x: number, y: number, w: number, h: number}} */ { x, y, w, h }) {
  const size = Math.min(w, h) * 0.82;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const drawn = glyphPath(look, face.glyph)
    ? svg`${glyph(look, face.glyph, cx - size / 2 + 2, cy - size / 2 + 3, size, 'rgb(0 0 0 / 35%)')}
      ${glyph(look, face.glyph, cx - size / 2, cy - size / 2, size, '#fff6e2')}`
    : svg`<text x=${cx} y=${cy + size * 0.3} font-size=${sizeFor(face.value || firstLetter(face.title), w * 0.86, size * 0.86)}
        text-anchor="middle" font-weight="800" font-family=${DISPLAY} fill="#fff6e2">${
          face.value || firstLetter(face.title)}</text>`;
  return svg`<svg x=${x} y=${y} width=${w} height=${h} viewBox=${`${x} ${y} ${w} ${h}`}>
    <rect x=${x} y=${y} width=${w} height=${h} rx="10" fill=${card.ground}></rect>
    ${card.picture !== nothing ? card.picture : svg`
      <path d=${rays(cx, cy, w / 2, h / 2)} fill="rgb(255 255 255 / 7%)"></path>
      <circle cx=${cx} cy=${cy} r=${size * 0.56} fill="rgb(255 255 255 / 8%)"></circle>${drawn}`}
    <rect x=${x + 2} y=${y + 2} width=${w - 4} height=${h - 4} rx="8" fill="none"
      stroke="rgb(255 246 226 / 45%)" stroke-width="2"></rect></svg>`;
}

/** Twelve rays from the middle of a window to its frame. @param {number} x @param {number} y @param {number} w @param {number} h half of it */
function rays(x, y, w, h) {
  const end = (/** @type {number} */ angle) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const length = Math.min(w / Math.max(Math.abs(dx), 0.01), h / Math.max(Math.abs(dy), 0.01));
    return `${(x + length * dx).toFixed(1)} ${(y + length * dy).toFixed(1)}`;
  };
  const all = Array.from({ length: 12 }, (_, ray) => (ray * Math.PI) / 6);
  return all.map((ray) => `M${x} ${y}L${end(ray - 0.13)}L${end(ray + 0.13)}z`).join('');
}

/** @param {Design} card */
function paper(card) {
  return svg`<rect x="2" y="2" width="196" height="276" rx="18" fill=${card.paper}
      stroke="#120c09" stroke-width="3"></rect>
    <rect x="7" y="7" width="186" height="266" rx="14" fill="none" stroke=${card.ink}
      stroke-width="2.500"></rect>`;
}

/** Value and sign in the corner that stays visible in a fan. @param {Design} card @param {number} size */
function corner(card, size) {
  const text = card.value;
  const font = text ? sizeFor(text, size * 1.3, size, PLAIN, 800) : 0;
  return svg`${text ? svg`<text x="14" y=${12 + size * 0.82} font-size=${font} font-weight="800"
      font-family=${PLAIN} fill=${card.ink}>${text}</text>` : nothing}
    ${sign(card.sign, 16, text ? 18 + size * 0.9 : 16, size * 0.5, card.ink)}`;
}

/** @param {Design} card @param {number} y where the lowest line stands @param {number} most @param {number} room lines */
function banner(card, y, most, room) {
  const { lines, size: wished } = setLines(card.title, 168, most, room);
  const size = lines.length > 1 ? Math.min(wished, 29) : wished;
  return lines.map((line, index) => svg`<text x="100" y=${y - (lines.length - 1 - index) * size * 1.02}
    text-anchor="middle" font-size=${size} font-weight="800" font-family=${DISPLAY}
    fill=${card.ink}>${line}</text>`);
}

/** @param {Look} look @param {Face} face @param {Design} card */
function largeParts(look, face, card) {
  return svg`${paper(card)}
    ${window_(look, face, card, { x: 58, y: 16, w: 126, h: 184 })}
    ${corner(card, 46)}
    <line x1="18" x2="182" y1="208" y2="208" stroke=${card.ink} stroke-width="1.500" opacity=".45"></line>
    ${banner(card, card.title.includes(' ') ? 262 : 256, 40, 2)}`;
}

/** @param {Look} look @param {Face} face @param {Design} card */
function smallParts(look, face, card) {
  return svg`${paper(card)}
    ${window_(look, face, card, { x: 16, y: 98, w: 168, h: 166 })}
    ${corner({ ...card, sign: '' }, 80)}
    ${card.value ? sign(card.sign, 140, 28, 44, card.ink)
      : svg`${sign(card.sign, 16, 30, 44, card.ink)}`}`;
}

/** @param {Look} look @param {Face} face @param {Design} card */
function ruleParts(look, face, card) {
  const { lines, size } = setLines(face.rule, 172, 19, 5);
  return svg`${paper(card)}
    ${window_(look, face, card, { x: 64, y: 16, w: 120, h: 108 })}
    ${corner(card, 46)}
    ${banner(card, 160, 34, 1)}
    ${lines.map((line, index) => svg`<text x="100" y=${186 + index * Math.max(size, 14) * 1.15}
      text-anchor="middle" font-size=${size} font-family=${PLAIN} fill="#2c2018">${line}</text>`)}`;
}

/**
 * A card as a picture.
 * @param {Look} look the game, or what stands for it @param {Face} face @param {Size} [size]
 * @param {string} [label] empty if the words stand beside it @returns {Template}
 */
export function cardFront(look, face, size = 'large', label = spoken(face)) {
  return copy(printFront(look, face, size), label);
}

/** The picture that is copied. @param {Look} look @param {Face} face @param {Size} size */
export function printFront(look, face, size) {
  return printOf(look, `${size} ${face.name}`, () => html`<svg class="card ${size}" viewBox="0 0 200 280"
    data-face=${face.name}>${front(look, face, size)}</svg>`);
}

/** @param {Look} look @param {Face} face @param {Size} size */
function front(look, face, size) {
  const card = designOf(look, face, size);
  if (card.whole !== nothing) return card.whole;
  if (size === 'rule') return ruleParts(look, face, card);
  return size === 'small' ? smallParts(look, face, card) : largeParts(look, face, card);
}

/** The back of a card. @param {Look} look @param {string} [label] @returns {Template} */
export function cardBack(look, label = t('face-down')) {
  const own = () => look.back?.() ?? nothing;
  return copy(printOf(look, 'back', () => html`<svg class="card back" viewBox="0 0 200 280">
    ${own() !== nothing ? own() : backOf('#6d2430', '#b4525d', '#e0ac41')}</svg>`), label);
}

/** A back in three colours. @param {string} ground @param {string} pattern @param {string} metal */
export function backOf(ground, pattern, metal) {
  return svg`<rect x="2" y="2" width="196" height="276" rx="18" fill=${ground} stroke="#120c09"
      stroke-width="3"></rect>
    <rect x="13" y="13" width="174" height="254" rx="12" fill="none" stroke=${metal}
      stroke-width="3"></rect>
    <path d=${LOZENGES} fill="none" stroke=${pattern} stroke-width="2.300"></path>
    <circle cx="100" cy="140" r="30" fill=${ground} stroke=${metal} stroke-width="3"></circle>
    <path transform="translate(84 123) scale(.5)" d="M32 9c7 10 19 16 19 27a10 10 0 0 1-16 8c0 5 2 8 6 11H23c4-3 6-6 6-11a10 10 0 0 1-16-8c0-11 12-17 19-27z"
      fill=${metal}></path>`;
}

const LOZENGES = lozenges();

function lozenges() {
  const [w, h] = [(WIDE - 52) / 4, 228 / 6];
  let path = '';
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 6; row++) {
      path += `M${26 + (column + 0.5) * w} ${26 + row * h}l${w / 2} ${h / 2}l${-w / 2} ${h / 2}l${-w / 2} ${-h / 2}z`;
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
