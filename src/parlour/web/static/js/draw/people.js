// A player is a name, a colour and a shape, the same everywhere.

import { t, tOr } from '../core/language.js';
import { html, nothing, svg } from './lit.js';

/**
 * @import {Player} from '../core/types.js'
 * @import {Template} from './lit.js'
 */

/** Bright enough on the dark table. @type {Record<string, string>} */
export const BRIGHT = {
  red: '#f0625d', blue: '#6aa5ff', green: '#5cc46a', yellow: '#f2d24b', purple: '#c08cf5',
  orange: '#ff944d', teal: '#3cc8b4', pink: '#ff85b8', brown: '#c99a6b', grey: '#b9b4ad',
};

/** Dark enough to be read on paper. @type {Record<string, string>} */
export const INK = {
  red: '#a11d1d', blue: '#1d4f91', green: '#22622b', yellow: '#6f5500', purple: '#5b2a86',
  orange: '#8f4300', teal: '#0b5c53', pink: '#98195a', brown: '#6b4423', grey: '#45434a',
  black: '#1c130d',
};

/** In a square of 24. @type {Record<string, string>} */
export const SHAPES = {
  circle: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z',
  square: 'M3 3h18v18h-18z',
  triangle: 'M12 2l11 20h-22z',
  diamond: 'M12 1l10 11l-10 11l-10-11z',
  star: 'M12 1l3.2 7.2l7.8.8l-5.9 5.2l1.7 7.8l-6.8-4l-6.8 4l1.7-7.8l-5.9-5.2l7.8-.8z',
  hexagon: 'M6.5 2.5h11l5.5 9.5l-5.5 9.5h-11l-5.5-9.5z',
  cross: 'M8.5 2h7v6.5h6.5v7h-6.5v6.5h-7v-6.5h-6.5v-7h6.5z',
  heart: 'M12 22l-9-9.500a5.8 5.8 0 0 1 9-7.300a5.8 5.8 0 0 1 9 7.300z',
  moon: 'M15 1.500a10.5 10.5 0 1 0 7.5 14.500a9 9 0 0 1-7.5-14.500z',
  drop: 'M12 1c4 6 7.5 9 7.5 13.500a7.5 7.5 0 0 1-15 0c0-4.5 3.5-7.5 7.5-13.500z',
};

/** @param {string} colour @param {string} shape @returns {Template} */
export function badge(colour, shape) {
  return html`<svg class="badge" viewBox="0 0 24 24" role="img" aria-label=${`${tOr(`colour-${colour}`, colour)} ${tOr(`shape-${shape}`, shape)}`}>
    ${svg`<path d=${SHAPES[shape] ?? SHAPES.circle} fill=${BRIGHT[colour] ?? BRIGHT.grey}
      stroke="#120c09" stroke-width="1.5" stroke-linejoin="round"></path>`}
  </svg>`;
}

/** The parts of which faces are made, each in a square of 24. */
const HEADS = ['M4 7a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z',
  'M12 2.500a9.500 9.500 0 1 0 .1 0z', 'M5 3.500h14v9a7 7 0 0 1-14 0z', 'M7 3h10l4 8-3 9H6l-3-9z'];
const EYES = ['M8 9v3M16 9v3', 'M7 10.500h3M14 10.500h3', 'M7 11.500l1.500-2 1.500 2M14 11.500l1.500-2 1.500 2', 'M8.500 9.500h.01M15.500 9.500h.01M7 8h3M14 8h3'];
const MOUTHS = ['M9 15.500h6', 'M8.500 14.500c1.500 2.500 5.500 2.500 7 0', 'M9 15h6v1.500H9z', 'M10 15.500l2 1 2-1'];
const SKINS = ['#8fb8d8', '#d8a48f', '#a8c99a', '#cbb2e0', '#e0c98f', '#9fd0c6'];

/** A face that goes with a name, the same everywhere. @param {string} name */
function botFace(name) {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  const part = (/** @type {string[]} */ from, /** @type {number} */ by) => from[Math.floor(seed / by) % from.length];
  return html`<svg class="avatar robot" viewBox="0 0 24 24" role="img" aria-label=${t('bot')}>${svg`
    <path d=${part(HEADS, 1)} fill=${part(SKINS, 3)} stroke="#1c130d" stroke-width="1.500"></path>
    <path d=${`${part(EYES, 5)}${part(MOUTHS, 17)}`} fill="none" stroke="#1c130d" stroke-width="1.800"
      stroke-linecap="round" stroke-linejoin="round"></path>`}</svg>`;
}

/** Somebody else knows this card. */
export const EYE = html`<svg class="eye" viewBox="0 0 24 24" aria-hidden="true"><path
  d="M1.500 12C5 6 9 4.500 12 4.500S19 6 22.500 12C19 18 15 19.500 12 19.500S5 18 1.500 12z" fill="#fff6e2" stroke="#1c130d"
  stroke-width="1.500"></path><circle cx="12" cy="12" r="4.200" fill="#1c130d"></circle></svg>`;

export const crown = () => html`<svg class="crown" viewBox="0 0 24 24" role="img" aria-label=${t('winner')}><path
  d="M2 7l5 5 5-9 5 9 5-5-2 13H4z" fill="#f2c561" stroke="#7d4f00" stroke-width="1.500" stroke-linejoin="round"></path></svg>`;

const LEAVES = [20, 50, 80, 110, 140].flatMap((turn) => [turn, -turn]); // from below, on either side

/** For all alike. */
export const wreath = () => html`<svg class="wreath" viewBox="0 0 48 48" aria-hidden="true">
  ${LEAVES.map((turn) => svg`<path transform=${`rotate(${turn} 24 24)`} d=${`M24 44q${turn < 0 ? '8-1 10-8q-8 0-10 8' : '-8-1-10-8q8 0 10 8'}z`}
    fill="#f2c561" stroke="#7d4f00" stroke-width="1" stroke-linejoin="round"></path>`)}
  <path d="M17 20.500h14M17 27.500h14" stroke="#7d4f00" stroke-width="5" stroke-linecap="round"></path>
  <path d="M17 20.500h14M17 27.500h14" stroke="#f2c561" stroke-width="3" stroke-linecap="round"></path></svg>`;

/** @param {Player} player @returns {Template} badge, avatar and name */
export function person(player) {
  return html`<span class="person">
    ${badge(player.colour, player.shape)}
    ${player.avatar ? html`<span class="avatar" aria-hidden="true">${player.avatar}</span>`
      : player.bot && player.here ? botFace(player.name) : nothing}
    <span class="name fit">${player.name}</span>
    ${rating(player.rating)}
  </span>`;
}

/** How strong somebody is, if that is known. @param {number | null} [points] */
export function rating(points) {
  if (points === null || points === undefined) return nothing;
  return html`<span class="rating"><span class="unseen">${t('rating')} </span>${points}</span>`;
}

// Bots

const EVERYDAY = ['easy', 'medium', 'hard', 'random'];

/** How well a bot plays, in a word or two. @param {Player} player */
export function botLevel({ bot }) {
  return bot && EVERYDAY.includes(bot) ? t(`bot-level-${bot}`) : t('bot');
}

/** The same as a sign. @param {Player} player */
export const botStrength = ({ bot }) => ({ easy: '●○○', medium: '●●○', hard: '●●●' })[bot ?? ''] ?? '?';

/** What a bot is called. @param {string} bot */
export const botTitle = (bot) => tOr(`bot-${bot}`, t('bot-plays', { name: bot.replaceAll('_', ' ') }));

/**
 * The bots to offer: the levels first, then those with a character of their own.
 * @param {string[]} bots @returns {{value: string, title: string}[]}
 */
export function botChoices(bots) {
  const special = bots.filter((bot) => !EVERYDAY.includes(bot));
  return [...EVERYDAY.filter((bot) => bots.includes(bot)), ...special].map((bot) =>
    ({ value: bot, title: botTitle(bot) }));
}

/** @param {Player} player what else there is to say about somebody */
export function standing(player) {
  if (player.gone) return t('has-left');
  if (player.bot && player.here) return '';
  if (player.bot) return t('away-bot');
  return player.here ? '' : t('away');
}

/** For how many a game is. @param {number[]} seats the fewest and the most */
export function crowd([low, high]) {
  return t('crowd', { low, high, range: low === high ? 'no' : 'yes' });
}
