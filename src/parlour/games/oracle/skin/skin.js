// The look of oracle: champions with their dice, and a stage on which two sides face each other.

import { CREATURES } from './creatures.js';

/**
 * @import {Kit} from '../../../web/static/js/draw/kit.js'
 * @import {Skin} from '../../../web/static/js/draw/skin.js'
 * @import {Maybe, Template} from '../../../web/static/js/draw/lit.js'
 * @import {Face, View} from '../../../web/static/js/core/types.js'
 * @import {Scene} from '../../../web/static/js/draw/table.js'
 * @import {Part} from './creatures.js'
 *
 * @typedef {{species: string, die: number, base: number}} Champion
 * @typedef {{id: number, name: string, fields: Record<string, number | number[]>, live: boolean, folded: Told[]}} Told
 * @typedef {{attacker: number, sides: Record<number, number[]>, rolls: Map<number, {number: number, id: number, live: boolean}>,
 *   combos: Record<number, number>, attack: number, defence: number, lost: number}} Fight
 */

/** Ground, glow behind the figure, cloth, its shade, and what stands behind light letters. @type {Record<string, string[]>} */
const COLOURS = {
  orange: ['#f0a24a', '#ffd08a', '#e0791a', '#b65b0c', '#7f3d00'],
  red: ['#c9493f', '#ee8b78', '#b5231f', '#861512', '#74100d'],
  purple: ['#463a96', '#7a6fd0', '#5546b8', '#3b2f8d', '#2a2070'],
  teal: ['#2c8a83', '#7cc7bd', '#14716a', '#0b564f', '#0a4b46'],
  yellow: ['#d8b04a', '#f6e19a', '#b98a1c', '#8d6508', '#604400'],
};
/** The colour of a card once more, as a shape. @type {Record<string, string>} */
const SHAPES = { orange: 'hexagon', red: 'circle', purple: 'square', teal: 'cross', yellow: 'diamond' };
/** @type {Record<string, string>} */
const TONES = { d: '#241a16', l: '#fffaf0', g: '#efbf45', G: '#c08d22', m: '#a9b3bd', e: '#ffd84a', f: '#ffb52e', v: '#3f8fd0',
  T: '#4f9a54', k: '#8a5a34', w: '#d7efff', W: '#b4d8f2' };
const CREAM = '#fff8e8';
const DARK = '#120c09';
const SILVER = '#eef1f8';
const FULL = 99; // energy at the start
const FALLEN = 6; // discards laid out beside the stage
const MOST_OPEN = 12; // cards of an open hand that are laid out; a whole set is none
const MOST_HELD = 9; // cards of a hand that are drawn at its side of the stage
const MOON = 'M15 1.500a10.5 10.5 0 1 0 7.5 14.500a9 9 0 0 1-7.5-14.500z';
/** Dice by their sides, in a box of 48, and where the number stands. @type {Record<number, [string, number, number]>} */
const DICE = {
  4: ['M24 1l23 43h-46z', 31, 27], 6: ['M5 5h38v38h-38z', 24, 30], 8: ['M24 1l22 23l-22 23l-22 -23z', 24, 27],
  12: ['M24 2l22 16l-8.500 26h-27l-8.500 -26z', 26, 30], 20: ['M24 1l20.500 11.500v23l-20.500 11.500l-20.500 -11.500v-23z', 24, 30],
};

/** A fight before anything has happened in it. @type {Fight} */
const UNFOUGHT = { attacker: -1, sides: {}, rolls: new Map(), combos: {}, attack: -1, defence: -1, lost: -1 };

/** @param {Face} face @returns {Champion | null} */
function championOf(face) {
  const found = /^(\w+)_d(\d+)_(\d+)$/.exec(face.name);
  return found && found[1] in CREATURES ? { species: found[1], die: Number(found[2]), base: Number(found[3]) } : null;
}

/** Drawn in a square of 48. @type {Record<string, string>} by form */
const SIGNS = {
  attack: 'M13 13l20 20M35 13L15 33M29 35l6-6M19 35l-6-6',
  defend: 'M24 10l11 4v9c0 8-5 12-11 15c-6-3-11-7-11-15v-9z',
  decline: 'M14 24h20',
  pass: 'M15 14l10 10l-10 10M27 14l10 10l-10 10',
  draw: 'M12 17h12v18H12zM28 13v14M21 20M35 20l-7 7l-5-5',
  recall: 'M35 24a11 11 0 1 1-4-8M33 10v8h-8',
  offer_draw: 'M13 20h22M13 28h22',
  accept_draw: 'M13 25l8 8l15-17',
  refuse_draw: 'M15 15l18 18M33 15L15 33',
  keep: 'M13 25l8 8l15-17',
  discard: 'M14 16h20M19 16v-4h10v4M17 16l2 20h10l2-20',
  exchange: 'M12 19h22l-6-6M36 29H14l6 6',
};

/** @param {Kit} kit @returns {Skin} */
export default function skin(kit) {
  const { html, svg, nothing } = kit;

  // Pictures

  /** @param {string} species @param {string} colour */
  function creature(species, colour) {
    const { tones: [a, A, b, B], parts } = CREATURES[species];
    const [, , c, C] = COLOURS[colour];
    return kit.painted(parts, { ...TONES, a, A, b, B, c, C });
  }

  /** @param {string} text @param {number} x @param {number} y @param {number} size @param {string} fill */
  const words = (text, x, y, size, fill) => svg`<text x=${x} y=${y + size * 0.35} font-size=${size} font-weight="800"
    text-anchor="middle" font-family="Figtree, system-ui, sans-serif" fill=${fill}>${text}</text>`;

  /** @param {number} sides @param {string | number} text @param {number} x @param {number} y @param {number} size @param {string} fill @param {string} ink */
  function die(sides, text, x, y, size, fill, ink) {
    const [shape, middle, font] = DICE[sides] ?? DICE[6];
    return svg`<g transform=${`translate(${x} ${y}) scale(${size / 48})`}>
      <path d=${shape} fill=${fill} stroke=${ink} stroke-width="2.500" stroke-linejoin="round"></path>
      ${words(String(text), 24, middle, font - (String(text).length > 1 ? 3 : 0), ink)}</g>`;
  }

  /** What a card costs: moons, or an empty ring. @param {number} cost @param {number} x @param {number} y @param {number} size */
  function moons(cost, x, y, size) {
    if (!cost) return svg`<circle cx=${x} cy=${y} r=${size * 0.34} fill="none" stroke=${SILVER} stroke-width=${size * 0.12} stroke-dasharray=${size * 0.2}></circle>`;
    return Array.from({ length: cost }, (_, at) => svg`<path d=${MOON} fill=${SILVER} stroke=${DARK} stroke-width="1"
      transform=${`translate(${x + (at - cost / 2) * size} ${y - size / 2}) scale(${size / 25})`}></path>`);
  }

  /** @param {string} colour @param {number} x @param {number} y @param {number} size @param {string} fill */
  const shape = (colour, x, y, size, fill) => svg`<path d=${kit.colours.SHAPES[SHAPES[colour]]} fill=${fill}
    transform=${`translate(${x} ${y}) scale(${size / 24})`}></path>`;

  /** Light in the way of the order, behind the figure. @param {Face} face @param {number} x @param {number} y */
  function light(face, x, y) {
    const [, glow] = COLOURS[face.colour];
    let rays = '';
    for (let ray = 0; ray < 14; ray++) {
      const [a, b] = [ray, ray + 0.45].map((turn) => (turn * Math.PI) / 7);
      rays += `M${x} ${y}L${x + 190 * Math.cos(a)} ${y + 190 * Math.sin(a)}L${x + 190 * Math.cos(b)} ${y + 190 * Math.sin(b)}z`;
    }
    return svg`<path d=${rays} fill=${glow} opacity=".28"></path><circle cx=${x} cy=${y} r="74" fill=${glow} opacity=".55"></circle>
      ${kit.glyph(face.glyph, x - 84, y - 92, 168, '#ffffff38')}`;
  }

  /** Cards that are no champions. @param {Face} face @param {number} x @param {number} y */
  function deed(face, x, y) {
    const own = (/** @type {number} */ turn) => svg`<g transform=${`rotate(${turn} ${x + 60} ${y + 130}) translate(${x + 32} ${y + 24})`}>
      <rect width="56" height="80" rx="8" fill="#20194f" stroke=${CREAM} stroke-width="4"></rect>
      <path d=${MOON} fill=${SILVER} transform="translate(14 24) scale(1.2)"></path></g>`;
    if (face.name === 'exchange') return svg`<path d="M${x + 14} ${y + 62}a46 46 0 0 1 78 -32l10 -10v34h-34l11 -11a30 30 0 0 0 -49 19z" fill=${CREAM}></path>
      <path d="M${x + 106} ${y + 62}a46 46 0 0 1 -78 32l-10 10v-34h34l-11 11a30 30 0 0 0 49 -19z" fill="#5b3f00"></path>
      ${[0, 1, 2, 3, 4].map((at) => svg`<path d=${MOON} fill=${SILVER} stroke=${DARK} transform=${`translate(${x + 10 + at * 20} ${y + 98}) scale(.8)`}></path>`)}`;
    return face.name === 'draw3' ? [own(-22), own(0), own(22)] : [own(-13), own(13)];
  }

  /** Die, base, order and cost, one under the other. @param {Face} face */
  function ribbon(face) {
    const champion = championOf(face);
    const [, , , , deep] = COLOURS[face.colour];
    const gain = { draw2: '+2', draw3: '+3', exchange: '+5' }[face.name] ?? '';
    return svg`<path d="M14 9h52v160l-26 -14l-26 14z" fill=${deep} stroke=${CREAM} stroke-width="2.500"></path>
      ${champion ? svg`${die(champion.die, champion.die, 15, 12, 50, CREAM, DARK)}
        ${words(champion.base ? `+${champion.base}` : '', 39, 78, 34, CREAM)}${kit.glyph(face.glyph, 24, 96, 32, '#ffe08a')}`
        : svg`${words(gain, 40, 40, 38, CREAM)}${kit.glyph(face.glyph, 24, 72, 32, '#ffe08a')}`}
      ${moons(Number(face.value), 40, 140, face.value === '3' ? 16 : 19)}`;
  }

  /** @param {Face} face */
  function large(face) {
    const champion = championOf(face);
    const [ground, , , , deep] = COLOURS[face.colour];
    const title = champion ? face.title.split(' ')[0] : face.title;
    const size = kit.sizeFor(title, 132, 36);
    return svg`<rect x="7" y="7" width="186" height="266" rx="14" fill=${deep}></rect>
      <svg x="10" y="10" width="180" height="206" viewBox="10 10 180 206"><rect width="200" height="280" fill=${ground}></rect>
        ${light(face, 122, 120)}<g transform="translate(52 68) scale(1.24)">${champion ? creature(champion.species, face.colour) : deed(face, 0, 0)}</g></svg>
      ${ribbon(face)}
      ${shape(face.colour, 17, 233, 24, CREAM)}
      <text x="114" y=${245 + size * 0.33} text-anchor="middle" font-size=${size} font-weight="800" font-family="Alegreya, Georgia, serif" fill=${CREAM}>${title}</text>`;
  }

  /** @param {Face} face */
  function small(face) {
    const champion = championOf(face);
    const [ground, , , , deep] = COLOURS[face.colour];
    const gain = { draw2: '+2', draw3: '+3', exchange: '+5' }[face.name] ?? '';
    return svg`<rect x="7" y="7" width="186" height="266" rx="14" fill=${deep}></rect>
      <svg x="10" y="100" width="180" height="128" viewBox="10 100 180 128"><rect y="100" width="200" height="180" fill=${ground}></rect>
        ${light(face, 100, 170)}<g transform="translate(35 104) scale(1.1)">${champion ? creature(champion.species, face.colour) : deed(face, 0, -6)}</g></svg>
      ${champion ? svg`${die(champion.die, champion.die, 9, 2, 104, CREAM, DARK)}
        ${champion.base ? words(`+${champion.base}`, 149, 54, 66, CREAM) : nothing}`
        : words(gain, 100, 54, 80, CREAM)}
      ${kit.glyph(face.glyph, 14, 230, 38, '#ffe08a')}${shape(face.colour, 60, 236, 26, CREAM)}
      ${moons(Number(face.value), 188 - Math.max(1, Number(face.value)) * 15, 249, 30)}`;
  }

  /** @param {Face} face @param {'large' | 'small' | 'rule'} size */
  function card(face, size) {
    if (!COLOURS[face.colour]) return null;
    return { whole: svg`<rect x="2" y="2" width="196" height="276" rx="18" fill=${face.value === '3' ? TONES.g : CREAM} stroke=${DARK} stroke-width="3"></rect>
      ${size === 'small' ? small(face) : large(face)}` };
  }

  // Figures

  /** @param {number} energy */
  const bar = (energy) => html`<span class="oracle-energy ${energy <= 25 ? 'low' : ''}" role="img" aria-label=${`${kit.t('field-energy')}: ${energy}`}
    style=${`--share:${Math.max(0, Math.min(1, energy / FULL))}`}><i></i><b>${energy}</b></span>`;

  /** @param {number} count */
  const lunas = (count) => html`<span class="oracle-lunas" role="img" aria-label=${`${kit.t('field-lunas')}: ${count}`}><svg viewBox="0 0 24 24" aria-hidden="true">
    <path d=${MOON} fill=${SILVER} stroke=${DARK}></path></svg><b>${count}</b></span>`;

  /** A zone of a seat as a stack with its number. @param {View} view @param {string} name @param {number} seat */
  function stack(view, name, seat) {
    const [{ title }, { length }] = [kit.zone(name), kit.cards(view, name, seat)];
    return html`<span class="oracle-stack" data-zone=${name} role="img" aria-label=${`${title}: ${length}`}>${kit.back('')}<b>${length}</b><span class="oracle-what">${title}</span></span>`;
  }

  /** @param {Scene} scene @param {number} seat */
  function seat(scene, seat) {
    const { view } = scene;
    const pile = kit.cards(view, 'pile', seat);
    const pool = kit.cards(view, 'pool', seat);
    const top = pile.at(-1);
    const note = kit.standing(scene.players[seat]);
    const own = scene.mine === seat && scene.screen === 'phone'; // energy, lunas and hand are below
    return html`<div class="oracle-side">
      ${own ? nothing : bar(kit.field(view, 'energy', seat))}
      <div class="oracle-means">${own ? nothing : lunas(kit.field(view, 'lunas', seat))}
        ${own ? nothing : stack(view, 'hand', seat)}
        ${stack(view, pool.length ? 'pool' : 'deck', seat)}
        ${top === undefined || scene.screen !== 'phone' ? nothing
          : html`<span class="oracle-stack">${kit.oneCard(scene, top)}<b>${pile.length}</b></span>`}</div>
      ${kit.cards(view, 'hand', seat).length > MOST_OPEN ? nothing : kit.openHand(scene, seat)}
      ${pile.length && scene.screen !== 'phone' ? html`<div class="oracle-fallen" data-zone="pile"><p>${kit.zone('pile').title} <b>${pile.length}</b></p>
        <div>${kit.repeat(pile.slice(-FALLEN), (one) => one, (one) => kit.oneCard(scene, one))}</div></div>` : nothing}
      ${note ? html`<span class="note quiet fit">${note}</span>` : nothing}
      ${!view.over && kit.field(view, 'offer') === seat ? html`<span class="note">${kit.t('field-offer')}</span>` : nothing}</div>`;
  }

  // The fight

  /** What was told of the last fight. @param {Scene & {told?: Told[]}} scene @returns {Fight | null} */
  function lastFight(scene) {
    const told = (scene.told ?? []).flatMap((beat) => [...beat.folded, beat]);
    const start = told.findLastIndex(({ name }) => name === 'attacked');
    /** @type {Fight} */
    const fight = { ...UNFOUGHT, sides: {}, rolls: new Map(), combos: {} };
    for (const { id, name, fields, live } of told.slice(Math.max(0, start))) {
      const seat = Number(fields.seat);
      if (name === 'attacked') fight.attacker = seat;
      if (['defended', 'declined', 'struck'].includes(name)) fight.attacker = 1 - seat;
      if (name === 'attacked' || name === 'defended') fight.sides[seat] = [fields.cards].flat();
      if (name === 'rolled') {
        fight.rolls.set(Number(fields.card), { number: Number(fields.number), id, live });
        fight.sides[seat] = [...new Set([...(fight.sides[seat] ?? []), Number(fields.card)])];
      }
      if (name === 'combo_counted') fight.combos[seat] = Number(fields.number);
      if (name === 'struck') [fight.attack, fight.defence] = [Number(fields.attack), Number(fields.defence)];
      if (name === 'energy_lost') fight.lost = Number(fields.number);
      if (name === 'card_played') return null; // something else lies on the table since
    }
    return fight.attacker < 0 ? null : fight;
  }

  /**
   * A champion with its die, which shows what was rolled. After the fight it lies elsewhere; here is its picture.
   * @param {Scene} scene @param {number} card @param {Fight | null} fight @param {boolean} after
   */
  function fighter(scene, card, fight, after) {
    const number = kit.visibleFace(scene, card);
    const champion = number ? championOf(kit.face(number)) : null;
    const roll = fight?.rolls.get(card);
    return html`<div class="oracle-fighter">${after && number ? html`<span class="slot">${kit.card(kit.face(number), 'small')}</span>` : kit.oneCard(scene, card)}
      ${champion ? kit.repeat([roll?.id ?? 0], (id) => id, () => html`<svg class="oracle-die ${roll ? 'rolled' : ''} ${roll?.live ? 'live' : ''}" viewBox="0 0 48 48"
        role="img" aria-label=${roll ? kit.t('skin-rolled', { number: roll.number }) : kit.t('skin-die', { sides: champion.die })}>
        ${die(champion.die, roll ? roll.number : '?', 0, 0, 48, roll ? CREAM : 'none', roll ? DARK : 'currentColor')}</svg>`) : nothing}</div>`;
  }

  /** What a side adds up to, as far as the dice have fallen, and what it loses. @param {Scene} scene @param {number} seat @param {number[]} cards @param {Fight} fight */
  function sum(scene, seat, cards, fight) {
    const attacks = fight.attacker === seat;
    const champions = cards.map((card) => championOf(kit.face(scene.view.faces[card]) ?? { name: '' }));
    const rolls = cards.flatMap((card) => fight.rolls.get(card) ?? []);
    const falling = rolls.find(({ live }) => live);
    const base = attacks ? champions.reduce((all, one) => all + (one?.base ?? 0), 0) : 0;
    const dice = rolls.reduce((all, { number }) => all + number, 0);
    const total = attacks ? fight.attack : fight.defence;
    const combo = fight.combos[seat] ?? 0;
    if (!rolls.length && total < 0) return nothing;
    const counted = dice + base + combo;
    const before = falling && rolls.length > 1 ? counted - falling.number : '';
    return html`${rolls.length > 1 || base || combo ? html`<p class="oracle-sum ${falling && rolls.length === 1 ? 'oracle-falling' : ''}"><span>${kit.repeat(rolls, ({ id }) => id, ({ number, live }, at) =>
        html`<span class=${live ? 'oracle-falling' : ''}>${at ? ' + ' : ''}${number}</span>`)}</span>${base ? html`<span>+ ${base} ${kit.t('skin-base')}</span>` : nothing}
        ${combo > 0 ? html`<span class="oracle-combo">+ ${combo} ${kit.t('skin-combo')}</span>` : nothing}</p>` : nothing}
      <p class="oracle-total ${total < 0 ? 'rising' : ''}">${kit.repeat([falling?.id ?? 0], (id) => id, () =>
        html`<b class=${falling && total < 0 ? 'oracle-falling' : ''} data-before=${before}>${total < 0 ? counted : total}</b>`)}
        ${fight.lost > 0 && !attacks ? kit.repeat([fight.lost], (lost) => lost, (lost) => html`<span class="oracle-hit">−${lost} ${kit.t('field-energy')}</span>`) : nothing}</p>`;
  }

  /** One side of the stage. @param {Scene} scene @param {number} seat @param {number[]} cards @param {Fight | null} fight @param {boolean} after */
  function rank(scene, seat, cards, fight, after) {
    const attacks = fight?.attacker === seat;
    const name = scene.players[seat].name;
    return html`<section class="oracle-rank ${attacks ? 'attacks' : ''}" data-seat=${seat} aria-label=${name}>
      <h2>${fight ? (attacks ? kit.t('skin-attack') : kit.t('skin-defence')) : cards.length ? kit.zone('played').title : ''}</h2>
      <div class="oracle-team" data-zone="played" data-count=${cards.length}>${kit.repeat(cards, (card) => card, (card) => fighter(scene, card, fight, after))}
        ${fight && !cards.length && fight.attack >= 0 ? html`<p class="quiet">${kit.t('skin-no-defence')}</p>` : nothing}</div>
      ${fight ? sum(scene, seat, cards, fight) : nothing}</section>`;
  }

  const VERSUS = html`<svg class="oracle-versus" viewBox="0 0 48 48" aria-hidden="true"><path d="M6 6l30 30M42 6l-30 30M30 42l12 -12M18 42l-12 -12"
    fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"></path></svg>`;

  /** @param {Scene} scene */
  function arena(scene) {
    const { view } = scene;
    const row = kit.cards(view, 'row');
    if (row.length) {
      return html`<div class="oracle-arena draft"><div class="oracle-row" data-zone="row">${kit.repeat(row, (one) => one, (one) => kit.oneCard(scene, one))}</div></div>`;
    }
    const fight = lastFight(scene);
    const order = scene.mine === 1 || scene.mine === 0 ? [1 - scene.mine, scene.mine] : [0, 1];
    const laid = order.map((one) => kit.cards(view, 'played', one));
    const busy = laid.some((cards) => cards.length);
    const after = !busy && fight && fight.attack >= 0 ? fight : null;
    const fresh = { ...UNFOUGHT, attacker: view.turn };
    const standing = busy ? fight ?? (kit.word(view, 'phase') === 'defence' ? fresh : null) : after;
    if (!busy && !after) return html`<div class="oracle-arena idle">${waiting(scene, order[0])}${VERSUS}${waiting(scene, order[1])}<p>${kit.field(view, 'damage') ? `${kit.t('field-damage')}: ${kit.field(view, 'damage')}` : emptyText(view)}</p></div>`;
    const side = (/** @type {number} */ at) => rank(scene, order[at], after ? after.sides[order[at]] ?? [] : laid[at], standing, Boolean(after));
    return html`<div class="oracle-arena ${after ? 'after' : ''}">${side(0)}${VERSUS}${side(1)}</div>`;
  }

  /** A hand that waits at its side of the stage. @param {Scene} scene @param {number} seat */
  function waiting({ view, screen }, seat) {
    const count = Math.min(MOST_HELD, kit.cards(view, 'hand', seat).length);
    if (screen === 'phone' || !count) return nothing;
    return html`<div class="oracle-waiting" aria-hidden="true" style=${`--n:${count}`}>${Array.from({ length: count }, (_, at) =>
      html`<i style=${`--at:${at - (count - 1) / 2}`}>${kit.back('')}</i>`)}</div>`;
  }

  /** @param {View} view */
  function emptyText(view) {
    const phase = kit.word(view, 'phase');
    if (phase === 'pick' || phase === 'drop') return kit.t('skin-decks');
    return phase === 'mulligan' ? kit.t('skin-soon') : kit.t('skin-empty');
  }

  /** @param {Scene} scene */
  function table(scene) {
    const order = kit.seatOrder(scene);
    if (scene.screen === 'phone') {
      return html`<div class="oracle-duel small ${scene.mine === undefined ? '' : 'mine'}">${kit.seatPanel(scene, order[0])}${arena(scene)}
        ${order.slice(1).map((one) => kit.seatPanel(scene, one))}</div>`;
    }
    return html`<div class="oracle-duel">${kit.seatPanel(scene, 0)}${arena(scene)}${kit.seatPanel(scene, 1)}</div>`;
  }

  // Words

  /** @param {Scene} scene */
  function strip({ view, mine }) {
    const phase = kit.word(view, 'phase');
    const left = kit.field(view, 'left');
    if (phase === 'pick') return kit.t('skin-draft', { round: kit.field(view, 'round') || 1, left });
    if (phase === 'drop') return kit.t('skin-drop', { count: left });
    return mine === undefined ? null : ''; // both bars are on the screen, and the question says who attacks
  }

  /** @param {Scene} scene @param {{kind: string}} asked */
  function question({ view, players, mine }, asked) {
    const phase = kit.word(view, 'phase');
    if (phase === 'defence' && asked.kind === 'form' && mine !== undefined) return kit.t('skin-defend', { name: players[1 - mine].name });
    if (phase === 'mulligan' && asked.kind === 'form') return kit.t('skin-mulligan', { count: kit.field(view, 'left') });
    if (phase === 'discard' && asked.kind === 'form') return kit.t('skin-too-many', { count: kit.field(view, 'left') });
    return null;
  }

  /** A sign for what one can do. @param {string} form */
  const sign = (form) => html`<svg class="oracle-sign" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="22" fill="#2a2366"
    stroke=${SILVER} stroke-width="2.500"></circle><path d=${SIGNS[form]} fill="none" stroke=${SILVER} stroke-width="3.500"
    stroke-linecap="round" stroke-linejoin="round"></path></svg>`;

  return {
    card, table, seat, strip, question,
    answer: (_, entry) => (entry.kind === 'form' && entry.step >= 0 && kit.game.forms[entry.step].name in SIGNS
      ? sign(kit.game.forms[entry.step].name) : null),
    mine: ({ view, mine }) => html`<span class="oracle-mine">${bar(kit.field(view, 'energy', mine))}${lunas(kit.field(view, 'lunas', mine))}</span>`,
    sound: ({ name }) => (name === 'rolled' ? ['dice'] : null),
    counter: (_, { name, value }) => (name === 'energy' ? bar(value) : name === 'lunas' ? lunas(value) : null),
    reason: ({ view, mine }, face) => (Number(face.value) > kit.field(view, 'lunas', mine)
      ? kit.t('skin-too-dear', { card: face.title, cost: Number(face.value), lunas: kit.field(view, 'lunas', mine) }) : null),
  };
}
