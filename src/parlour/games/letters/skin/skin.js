// The look of letters: woodcuts in gothic windows, discards that count, hearts for tokens.

/**
 * @import {Kit} from '../../../web/static/js/draw/kit.js'
 * @import {Skin} from '../../../web/static/js/draw/skin.js'
 * @import {Face} from '../../../web/static/js/core/types.js'
 * @import {Scene} from '../../../web/static/js/draw/table.js'
 * @import {Size} from '../../../web/static/js/draw/cards.js'
 */

const VELLUM = '#f8edd3';
const INK = '#2a1a12';
const GOLD = '#d9a740';
/** Ground, pattern on it, and the ink of value and name. @type {Record<string, [string, string, string]>} */
const TONES = {
  guard: ['#8a93a3', '#a3abb9', '#3d4450'],
  priest: ['#7fbdb3', '#9bd0c7', '#0b5c53'],
  baron: ['#9cc08a', '#b4d2a4', '#22622b'],
  handmaid: ['#eccf7c', '#f4dfa2', '#6f5500'],
  prince: ['#f0b07a', '#f6c79e', '#8f4300'],
  king: ['#dc7f74', '#e79b91', '#9b1b1b'],
  countess: ['#b596cf', '#c8b0dd', '#5b2a86'],
  princess: ['#f2b3c8', '#f8cddb', '#98195a'],
};

/** @param {Kit} kit @returns {Skin} */
export default function skin(kit) {
  const { html, svg, nothing } = kit;

  // Cards

  const DIAPER = Array.from({ length: 108 }, (_, at) =>
    `M${16 + (at % 9) * 22 + (Math.floor(at / 9) % 2) * 11} ${14 + Math.floor(at / 9) * 22}l5 7l-5 7l-5-7z`).join('');

  /** The figure in its window. @param {Face} face @param {number} height @param {string} box */
  function picture(face, height, box) {
    const [ground, pattern] = TONES[face.name];
    return svg`<svg x="16" y="16" width="168" height=${height} viewBox=${box} preserveAspectRatio="xMidYMin slice">
      <rect width="220" height="280" fill=${ground}></rect><path d=${DIAPER} fill=${pattern}></path>
      <use href=${`${kit.url('palace.svg')}#${face.name}`} width="200" height="280"></use></svg>`;
  }

  /** A gothic window: its spandrels are of vellum. @param {number} height */
  function arch(height) {
    const foot = 16 + height;
    return svg`<path fill=${VELLUM} d="M14 14h172v62q-4-42-86-62q-82 20-86 62z"></path>
      <path fill="none" stroke=${INK} stroke-width="7" d=${`M16 ${foot}V76q4-40 84-60q80 20 84 60V${foot}z`}></path>
      <path fill="none" stroke=${GOLD} stroke-width="3.500" d=${`M16 ${foot}V76q4-40 84-60q80 20 84 60V${foot}z`}></path>
      <path fill="none" stroke=${GOLD} stroke-width="2.500" d="M176 24c-10-2-16 4-14 10c4 4 9 1 8-4M178 30c4 8 2 16-4 18"></path>`;
  }

  /** The value as an illuminated initial, with the card's sign below. @param {Face} face @param {number} size */
  function initial(face, size) {
    const [, , ink] = TONES[face.name];
    const wide = size * 0.86;
    return svg`<rect x="9" y="9" width=${wide} height=${size * 1.72} rx="7" fill=${VELLUM} stroke=${INK} stroke-width="2"></rect>
      <rect x="13" y="13" width=${wide - 8} height=${size - 6} rx="4" fill=${ink}></rect>
      <text x=${9 + wide / 2} y=${11 + size * 0.8} text-anchor="middle" font-size=${size * 0.86} font-weight="900"
        font-family="Alegreya, Georgia, serif" style="font-variant-numeric: lining-nums" fill="#fff6e2">${face.value}</text>
      ${kit.glyph(face.glyph, 9 + wide * 0.14, 11 + size * 0.96, wide * 0.72, ink)}`;
  }

  /** @param {Face} face @param {number} y @param {number} most */
  function name(face, y, most) {
    return svg`<text x="100" y=${y} text-anchor="middle" font-size=${kit.sizeFor(face.title, 164, most)} font-weight="800"
      font-family="Alegreya, Georgia, serif" fill=${TONES[face.name][2]}>${face.title}</text>`;
  }

  /** @param {Face} face @param {Size} size */
  function parts(face, size) {
    if (size === 'small') return svg`${picture(face, 248, '30 14 142 210')}${arch(248)}${initial(face, 80)}`;
    if (size === 'large') return svg`${picture(face, 200, '16 12 168 200')}${arch(200)}${initial(face, 56)}${name(face, 257, 42)}`;
    const { lines, size: most } = kit.setLines(face.rule, 166, 20, 4);
    return svg`${picture(face, 132, '16 12 168 132')}${arch(132)}${initial(face, 56)}${name(face, 182, 34)}
      ${lines.map((line, at) => svg`<text x="100" y=${205 + at * 19} text-anchor="middle" font-size=${Math.min(most, 17.5)}
        font-family="Figtree, system-ui, sans-serif" fill=${INK}>${line}</text>`)}`;
  }

  /** @param {Face} face @param {Size} size */
  const card = (face, size) => ({
    whole: svg`<rect x="2" y="2" width="196" height="276" rx="14" fill=${VELLUM} stroke=${INK} stroke-width="3"></rect>
      ${parts(face, size)}
      <rect x="6.500" y="6.500" width="187" height="267" rx="10" fill="none" stroke=${TONES[face.name][2]} stroke-width="2"></rect>`,
  });

  const back = () => svg`<rect x="2" y="2" width="196" height="276" rx="14" fill=${VELLUM} stroke=${INK} stroke-width="3"></rect>
    <rect x="11" y="11" width="178" height="258" rx="8" fill="#7b1e3a"></rect>
    <svg x="18" y="18" width="164" height="244" viewBox="18 14 164 244"><path d=${DIAPER} fill="#96345a"></path></svg>
    <rect x="18" y="18" width="164" height="244" rx="5" fill="none" stroke=${GOLD} stroke-width="3"></rect>
    <path d="M40 100h120v80H40z" fill=${VELLUM} stroke=${INK} stroke-width="4" stroke-linejoin="round"></path>
    <path d="M40 100l60 50l60-50M40 180l42-44M160 180l-42-44" fill="none" stroke=${INK} stroke-width="4" stroke-linejoin="round"></path>
    <circle cx="100" cy="150" r="23" fill="#b3231f" stroke=${INK} stroke-width="3"></circle>
    <path d="M100 166c-22-14-20-28-9-28q7 0 9 8q2-8 9-8c11 0 13 14-9 28z" fill=${VELLUM}></path>`;

  return { card, back };
}
