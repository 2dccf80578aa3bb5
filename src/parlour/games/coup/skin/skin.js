// The look of coup: a court in art deco, claims as speech, coins as coins.

/**
 * @import {Kit} from '../../../web/static/js/draw/kit.js'
 * @import {Skin} from '../../../web/static/js/draw/skin.js'
 * @import {Face} from '../../../web/static/js/core/types.js'
 * @import {Scene} from '../../../web/static/js/draw/table.js'
 * @import {Size} from '../../../web/static/js/draw/cards.js'
 */

const NIGHT = '#171216';
const GOLD = '#e5b552';
const CREAM = '#fff2d6';
/** Ground, rays and the dark of each character. @type {Record<string, [string, string, string]>} */
const TONES = {
  duke: ['#8d63b5', '#a783cb', '#3d1d5c'],
  assassin: ['#8b8a93', '#a5a4ac', '#2b2a31'],
  captain: ['#6f9ccb', '#8fb5dc', '#153763'],
  ambassador: ['#79b088', '#98c7a3', '#17492f'],
  contessa: ['#d98079', '#e8a198', '#74141f'],
};

/** @param {Kit} kit @returns {Skin} */
export default function skin(kit) {
  const { html, svg, nothing } = kit;

  // Cards

  const RAYS = Array.from({ length: 13 }, (_, ray) => {
    const [a, b] = [ray * 15 + 3.5, ray * 15 - 3.5].map((turn) => (turn * Math.PI) / 180);
    return `M112 190L${112 - 260 * Math.cos(a)} ${190 - 260 * Math.sin(a)}L${112 - 260 * Math.cos(b)} ${190 - 260 * Math.sin(b)}z`;
  }).join('');

  /** The sign of a character in a ring. @param {Face} face @param {number} x @param {number} y @param {number} r */
  function medal(face, x, y, r) {
    const [, , dark] = TONES[face.name];
    return svg`<circle cx=${x} cy=${y} r=${r} fill=${GOLD}></circle><circle cx=${x} cy=${y} r=${r - 3} fill=${NIGHT}></circle>
      <circle cx=${x} cy=${y} r=${r - 5.5} fill=${dark}></circle>
      ${kit.glyph(face.glyph, x - r * 0.62, y - r * 0.62, r * 1.24, CREAM)}`;
  }

  /** The portrait, as much of it as fits. @param {Face} face @param {number} width @param {number} height @param {string} box */
  function portrait(face, width, height, box) {
    const [ground, light] = TONES[face.name];
    return svg`<svg x="12" y="12" width=${width} height=${height} viewBox=${box} preserveAspectRatio="xMidYMin slice">
      <rect width="220" height="280" fill=${ground}></rect><path d=${RAYS} fill=${light}></path>
      <use href=${`${kit.url('court.svg')}#${face.name}`} width="200" height="280"></use></svg>`;
  }

  /** Night, and a stepped frame of gold. @param {number} height of the picture */
  const frame = (height) => svg`<rect x="12" y="12" width="176" height=${height} fill="none" stroke=${NIGHT} stroke-width="3"></rect>
    <path fill="none" stroke=${GOLD} stroke-width="3" d="M24 6h152v6h12v12h6v232h-6v12h-12v6h-152v-6h-12v-12h-6v-232h6v-12h12z"></path>`;

  /** @param {Face} face @param {number} y @param {number} most */
  function plate(face, y, most) {
    return svg`<text x="100" y=${y} text-anchor="middle" font-size=${kit.sizeFor(face.title, 158, most)} font-weight="800"
      font-family="Alegreya, Georgia, serif" fill=${CREAM}>${face.title}</text>`;
  }

  /** @param {Face} face @param {Size} size */
  function parts(face, size) {
    if (size === 'small') return svg`${portrait(face, 176, 256, '38 14 146 212')}${frame(256)}${medal(face, 50, 50, 40)}`;
    if (size === 'large') return svg`${portrait(face, 176, 212, '12 12 176 212')}${frame(212)}${medal(face, 39, 40, 31)}${plate(face, 258, 38)}`;
    const { lines, size: most } = kit.setLines(face.rule, 160, 21, 4);
    return svg`${portrait(face, 176, 140, '12 12 176 140')}${frame(140)}${medal(face, 39, 40, 31)}${plate(face, 184, 34)}
      ${lines.map((line, at) => svg`<text x="100" y=${208 + at * 19} text-anchor="middle" font-size=${Math.min(most, 18)}
        font-family="Figtree, system-ui, sans-serif" fill=${CREAM}>${line}</text>`)}`;
  }

  /** @param {Face} face @param {Size} size */
  const card = (face, size) => ({
    whole: svg`<rect x="2" y="2" width="196" height="276" rx="12" fill=${NIGHT} stroke="#0b0809" stroke-width="2"></rect>
      ${parts(face, size)}`,
  });

  const SCALES = Array.from({ length: 4 }, (_, ring) => [[56, -4], [144, -4], [12, 40], [100, 40], [188, 40],
    [56, 84], [144, 84], [12, 128], [100, 128], [188, 128], [56, 172], [144, 172], [12, 216], [100, 216], [188, 216], [56, 260], [144, 260]].map(([x, y]) =>
    `M${x - 44 + ring * 11} ${y + 6}a${44 - ring * 11} ${44 - ring * 11} 0 0 1 ${88 - ring * 22} 0`).join('')).join('');
  const back = () => svg`<rect x="2" y="2" width="196" height="276" rx="12" fill=${NIGHT} stroke="#0b0809" stroke-width="2"></rect>
    <svg x="14" y="14" width="172" height="252" viewBox="14 14 172 252"><rect width="200" height="280" fill="#123f42"></rect>
      <path d=${SCALES} fill="none" stroke="#3f7f7c" stroke-width="3"></path></svg>${frame(256)}
    <path d="M100 76l46 64l-46 64l-46-64z" fill=${NIGHT} stroke=${GOLD} stroke-width="5"></path>
    <path d="M100 92l35 48l-35 48l-35-48z" fill="none" stroke=${GOLD} stroke-width="2"></path>
    ${kit.glyph('crown', 72, 110, 56, GOLD)}`;

  return { card, back };
}
