// The look of Citadels: cities as skylines, the call as a track of characters, gold as coins.

import { BUILDINGS } from './buildings.js';
import { PEOPLE } from './people.js';

/**
 * @import {Kit} from '../../../web/static/js/draw/kit.js'
 * @import {Skin} from '../../../web/static/js/draw/skin.js'
 * @import {Maybe, Template} from '../../../web/static/js/draw/lit.js'
 * @import {Face, View} from '../../../web/static/js/core/types.js'
 * @import {Scene} from '../../../web/static/js/draw/table.js'
 * @import {Part} from './buildings.js'
 */

/** Sky, far hills, roof or cloth, its shade, and what stands behind light letters. @type {Record<string, string[]>} */
const COLOURS = {
  yellow: ['#fbe7ab', '#f0cd78', '#d99611', '#a86f06', '#6f4a00'],
  blue: ['#cfe4f7', '#a9cbea', '#2f6fc0', '#1f5296', '#173f75'],
  green: ['#d9edcf', '#b2d8a8', '#2f8a45', '#1f6a33', '#1a5328'],
  red: ['#f8d5c6', '#eeb29d', '#c43d2e', '#962a1f', '#7c1c14'],
  purple: ['#3b2860', '#54397f', '#8f58cc', '#6a3a9e', '#4b2480'],
  grey: ['#d9d8dc', '#bcbac2', '#5d5a69', '#413e4c', '#3a3843'],
};
/** Stone, wood, metal, leaves, water and the like. @type {Record<string, string>} */
const TONES = {
  w: '#f9eed8', s: '#dcc6a0', d: '#33241b', g: '#efbf45', G: '#b5811a', l: '#fffaf0', k: '#8a5a34', t: '#6aa45f',
  T: '#44804a', b: '#5a9dd0', v: '#2f6fa8', m: '#8f99a4', W: '#cfd6dc', y: '#ffe27a', f: '#f2802e', h: '#f2cba2', H: '#d8a578',
};
const CREAM = '#fff8e8';
const DARK = '#120c09';
const GOLD = '#efbf45';
const EVERYONE = -1;
const LONGEST_LINE = 10; // letters on a wall
const ROOMY = 5; // districts that stand side by side on any phone
const TOKENS = 12; // coins of a seat that are seen on their way
/** What an answer is about, by the name of its form: a part of the picture beside it. @type {Record<string, string>} */
const DEEDS = { murder: 'assassin', rob: 'thief', swap_hands: 'magician', discard: 'magician', destroy: 'warlord',
  lab_discard: 'laboratory', smithy_draw: 'smithy', build: 'castle', graveyard_respond: 'graveyard' };

/** @param {Kit} kit @returns {Skin} */
export default function skin(kit) {
  const { html, svg, nothing } = kit;
  /** Characters come first and are numbered from 1. */
  const cast = kit.game.faces.slice(0, kit.game.faces.findIndex((face, at) => Number(face.value) !== at + 1));

  // Pictures

  /** @param {Part[]} parts @param {string} colour */
  function picture(parts, colour) {
    const [sky, , cloth, shade] = COLOURS[colour] ?? COLOURS.grey;
    return kit.painted(parts, { ...TONES, n: sky, r: cloth, R: shade, c: cloth, C: shade });
  }

  /** @param {Face} face */
  const partsOf = (face) => BUILDINGS[face.name] ?? PEOPLE[face.name];

  /** The picture alone. @param {Face} face */
  function emblem(face) {
    return kit.print(`emblem ${face.name}`, () => html`<svg class="citadels-emblem" viewBox="0 0 120 120" preserveAspectRatio="xMidYMax meet">
      ${partsOf(face) ? picture(partsOf(face), face.colour) : kit.glyph(face.glyph, 10, 10, 100, CREAM)}</svg>`);
  }

  /** @param {Maybe} inside @param {number} r @param {number} x @param {number} y */
  const coinAt = (inside, r, x, y) => svg`<circle cx=${x} cy=${y} r=${r} fill="#b5811a"></circle>
    <circle cx=${x} cy=${y - r * 0.06} r=${r * 0.92} fill=${GOLD}></circle>
    <circle cx=${x} cy=${y - r * 0.06} r=${r * 0.76} fill="none" stroke="#fbe3a0" stroke-width=${r * 0.08}></circle>${inside}`;

  /** @param {string} text @param {number} x @param {number} y @param {number} size @param {string} fill */
  const numeral = (text, x, y, size, fill) => svg`<text x=${x} y=${y + size * 0.35} font-size=${size} font-weight="800"
    text-anchor="middle" font-family="Figtree, system-ui, sans-serif" fill=${fill}>${text}</text>`;

  /** Cost or rank on a ribbon, with the shape of the colour. @param {Face} face @param {number} scale */
  function ribbon(face, scale) {
    const ranked = face.name in PEOPLE;
    const [, , , , deep] = COLOURS[face.colour];
    return svg`<g transform=${`translate(14 9) scale(${scale})`}>
      <path d="M0 0h48v98l-24 -14l-24 14z" fill=${deep} stroke=${CREAM} stroke-width="2.500"></path>
      ${ranked ? numeral(face.value, 24, 27, 42, CREAM) : coinAt(numeral(face.value, 24, 26, 31, DARK), 21, 24, 28)}
      ${kit.sign(face.colour, 12, 53, 24, CREAM)}</g>`;
  }

  /** Sky, sun and hills. @param {Face} face */
  function land(face) {
    const [sky, hills] = COLOURS[face.colour];
    const night = face.colour === 'purple';
    return svg`<rect width="200" height="280" fill=${sky}></rect>
      <circle cx="152" cy="58" r="30" fill=${night ? '#f6edc9' : '#fffdf2'} opacity=${night ? 0.9 : 0.75}></circle>
      ${night ? svg`<circle cx="163" cy="50" r="26" fill=${sky}></circle>` : nothing}
      <path d="M0 172q34 -34 74 -12t70 -14t56 10v124h-200z" fill=${hills}></path>
      <path d="M0 212q60 -22 104 -8t96 -10v90h-200z" fill=${face.name in PEOPLE ? hills : night ? '#4d6b4d' : '#86b06c'}></path>`;
  }

  /** @param {Face} face @param {'large' | 'small' | 'rule'} size */
  function card(face, size) {
    const parts = partsOf(face);
    if (!parts) return null;
    const [, , , , deep] = COLOURS[face.colour];
    const small = size === 'small';
    const bottom = small ? 270 : 214;
    const { lines, size: font } = kit.setLines(face.title, 172, 38, 2);
    const text = lines.length > 1 ? Math.min(font, 29) : font;
    return {
      whole: svg`<rect x="2" y="2" width="196" height="276" rx="18" fill=${CREAM} stroke=${DARK} stroke-width="3"></rect>
        <rect x="7" y="7" width="186" height="266" rx="14" fill=${deep}></rect>
        <svg x="10" y="10" width="180" height=${bottom - 10} viewBox=${`10 ${small ? -34 : 10} 180 ${bottom - 10}`}>${land(face)}
          <g transform=${small ? 'translate(22 68) scale(1.4)' : 'translate(37 64) scale(1.25)'}>${picture(parts, face.colour)}</g></svg>
        ${ribbon(face, small ? 1.75 : 1)}
        ${small ? nothing : lines.map((line, at) => svg`<text x="100" y=${243 + text * 0.33 + (at - (lines.length - 1) / 2) * text * 0.98}
          text-anchor="middle" font-size=${text} font-weight="800" font-family="Alegreya, Georgia, serif" fill=${CREAM}>${line}</text>`)}`,
    };
  }

  /** @param {boolean} [moves] whether it is this one that goes from seat to seat */
  const crown = (moves = false) => html`<svg class="citadels-crown" viewBox="0 0 48 36" role="img" data-card=${moves ? 'crown' : nothing}
    aria-label=${kit.t('field-crown')}>
    <path d="M5 33l-4 -24l12 9l11 -17l11 17l12 -9l-4 24z" fill=${GOLD} stroke="#5c3c00" stroke-width="2" stroke-linejoin="round"></path>
    <circle cx="24" cy="23" r="4" fill="#b3312c"></circle><circle cx="13" cy="25" r="3" fill="#2a62a8"></circle>
    <circle cx="35" cy="25" r="3" fill="#2a62a8"></circle></svg>`;

  /** @param {string} number @param {string} label */
  const flag = (number, label) => html`<svg class="citadels-crown" viewBox="0 0 48 36" role="img" aria-label=${label}>
    <path d="M9 1h3v34h-3z" fill=${GOLD}></path><path d="M12 3h30l-7 8l7 8h-30z" fill="#b3312c" stroke=${CREAM} stroke-width="2"></path>
    ${numeral(number, 22, 11, 14, CREAM)}</svg>`;

  /** @param {number} gold */
  const coin = (gold) => html`<svg class="citadels-coin" viewBox="0 0 48 48" role="img" aria-label=${`${kit.t('field-gold')}: ${gold}`}>
    ${coinAt(numeral(String(gold), 24, 23, 31, DARK), 23, 24, 24)}</svg>`;

  /** @type {number[][]} by seat, and then the bank: which coin lies where, so that it can be seen to move */
  let purses = [];

  /** Coins by seat, as far as they are drawn; those that are paid go to who gets some, or to the bank. @param {View} view */
  function tokens(view) {
    const gold = Array.from({ length: view.seats }, (_, seat) => Math.min(TOKENS, kit.field(view, 'gold', seat)));
    if (purses.length !== gold.length + 1) {
      purses = [...gold.map(() => /** @type {number[]} */ ([])), Array.from({ length: TOKENS * gold.length }, (_, coin) => coin)];
    }
    const loose = gold.flatMap((count, seat) => purses[seat].splice(count));
    gold.forEach((count, seat) => {
      while (purses[seat].length < count) purses[seat].push(loose.pop() ?? purses[gold.length].pop() ?? 0);
    });
    purses[gold.length].push(...loose);
    return purses;
  }

  /** @param {number[]} coins */
  const loose = (coins) => kit.repeat(coins, (one) => one, (one) => html`<i class="citadels-token" data-card=${`gold-${one}`}></i>`);

  /** What a seat has gained or lost in the beat that is being told. @param {Scene} scene @param {number} seat */
  function gain({ beat }, seat) {
    const change = beat?.live ? beat.changes.gold : null;
    const more = change ? change.to[seat] - change.from[seat] : 0;
    return more ? html`<b class="citadels-gain ${more < 0 ? 'loss' : ''}">${more > 0 ? `+${more}` : `−${-more}`}</b>` : nothing;
  }

  /** The gold of a seat. @param {Scene} scene @param {number} seat */
  const purse = (scene, seat) => html`<span class="citadels-gold">${loose(tokens(scene.view)[seat])}
    ${coin(kit.field(scene.view, 'gold', seat))}${gain(scene, seat)}</span>`;

  /** @param {number} count */
  const held = (count) => html`<span class="citadels-held" data-zone="hand" role="img"
    aria-label=${kit.t('skin-held', { count })}>${kit.back('')}<b>${count}</b></span>`;

  // What the call has come to

  /** @param {View} view @param {number} face */
  function fate(view, face) {
    const has = (/** @type {number[]} */ cards) => cards.some((card) => view.known[card] === EVERYONE && view.faces[card] === face);
    const owner = Array.from({ length: view.seats }, (_, seat) => seat)
      .find((seat) => has(kit.cards(view, 'revealed', seat))) ?? -1;
    return {
      owner,
      out: has(kit.cards(view, 'face_up')),
      absent: has(kit.cards(view, 'face_down')),
      murdered: kit.field(view, 'murdered') === face,
      robbed: kit.field(view, 'robbed') === face,
      calling: kit.field(view, 'calling') === face,
    };
  }

  /** A dagger or a purse over a portrait. @param {ReturnType<typeof fate>} found */
  function mark({ murdered, robbed, out, absent }) {
    if (murdered) return svg`<path d="M8 112L112 8" stroke="#8f1712" stroke-width="13"></path>
      <path d="M70 110l-8 -70l11 -22l11 22l-6 70z" fill="#e9eef2" stroke=${DARK} stroke-width="3"></path><path d="M52 44h42v9h-42z" fill=${GOLD} stroke=${DARK} stroke-width="3"></path>`;
    if (robbed) return svg`<g transform="translate(52 54)"><path d="M20 18q-20 22 -14 36q4 10 26 10t26 -10q6 -14 -14 -36z" fill="#a8672c" stroke=${DARK} stroke-width="4"></path>
      <path d="M16 4q16 8 32 0l-5 14h-22z" fill="#a8672c" stroke=${DARK} stroke-width="4"></path><circle cx="32" cy="43" r="12" fill=${GOLD}></circle></g>`;
    return out || absent ? svg`<path d="M14 14L106 106M106 14L14 106" stroke=${CREAM} stroke-width="8"></path>` : nothing;
  }

  /** @param {Scene} scene @param {ReturnType<typeof fate>} found @returns {string} */
  function fateText({ players }, { owner, out, absent, murdered, robbed, calling }) {
    if (owner >= 0) return players[owner].name;
    if (murdered || robbed) return murdered ? kit.t('field-murdered') : kit.t('field-robbed');
    return out ? kit.t('skin-out') : absent ? kit.t('nobody') : calling ? kit.t('field-calling') : '';
  }

  /** All characters in the order of the call. @param {Scene} scene */
  function track(scene) {
    const { view } = scene;
    const at = kit.field(view, 'calling');
    return html`<ol class="citadels-track" data-box aria-label=${kit.t('skin-call')}>${cast.map((face, index) => {
      const found = fate(view, index + 1);
      const text = fateText(scene, found);
      const owner = scene.players[found.owner];
      return html`<li class=${[found.calling ? 'calling' : '', index + 1 < at ? 'past' : '', found.out || found.absent ? 'none' : '',
        found.murdered ? 'murdered' : ''].join(' ')} data-colour=${face.colour} title=${face.title}>
        <span class="citadels-bust">${emblem(face)}<svg class="citadels-mark" viewBox="0 0 120 120" aria-hidden="true">${mark(found)}</svg>
          ${owner ? kit.badge(owner.colour, owner.shape) : nothing}</span>
        <b>${face.value}</b><span class="citadels-name fit">${face.title}</span>
        <span class="citadels-fate">${text}</span></li>`;
    })}</ol>`;
  }

  // Cities

  /** Lit windows: a storey for each coin of its price. @param {number} cost */
  const storeys = (cost) => html`<svg class="citadels-storeys" viewBox=${`0 0 24 ${cost * 13}`} aria-hidden="true">
    <path fill="#ffe7a6" d=${Array.from({ length: cost }, (_, storey) => `M3 ${storey * 13 + 2}h6v8h-6zM15 ${storey * 13 + 2}h6v8h-6z`).join('')}></path></svg>`;

  /** @param {Face} face */
  const isLong = ({ title }) => title.length > LONGEST_LINE && title.includes(' ');

  /** Walls that grow with the price of a district and bear its name. @param {Face} face @param {string} screen */
  function plinth(face, screen) {
    const cost = Number(face.value);
    const lines = isLong(face) ? kit.setLines(face.title, 1, 1, 2).lines : [face.title];
    return html`<span class="citadels-plinth" style=${`--ground:${COLOURS[face.colour]?.[4]};--cost:${cost}`}>
      <span class="citadels-label">${lines.join('\n')}</span>
      <span class="citadels-worth"><svg class="citadels-cost" viewBox="0 0 48 48">${coinAt(numeral(face.value, 24, 23, 34, DARK), 23, 24, 24)}</svg>
      ${screen === 'tv' ? storeys(cost) : nothing}
      <svg class="citadels-sign" viewBox="0 0 24 24">${kit.sign(face.colour, 0, 0, 24, CREAM)}</svg></span></span>`;
  }

  /** A building on its walls. @param {Scene} scene @param {Face} face */
  const building = ({ screen }, face) => html`${emblem(face)}${kit.print(`plinth ${face.name} ${screen}`, () => plinth(face, screen))}`;

  /** A district in a city. @param {Scene} scene @param {number} card */
  function tower(scene, card) {
    const number = kit.visibleFace(scene, card);
    if (!number) return kit.oneCard(scene, card);
    const face = kit.face(number);
    const long = isLong(face) ? 'long' : '';
    const { onFace } = scene;
    const label = kit.t('skin-district', { card: face.title, cost: Number(face.value) });
    if (!onFace) return html`<span class="slot citadels-tower ${long}" data-card=${card} role="img" aria-label=${label}>${building(scene, face)}</span>`;
    return html`<button class="slot plain citadels-tower ${long}" data-card=${card} title=${face.title}
      aria-label=${label} @click=${() => onFace(number)}>${building(scene, face)}</button>`;
  }

  /** Who somebody turned out to be, or how many hidden characters there are. @param {Scene} scene @param {number} seat */
  function identity(scene, seat) {
    const { view } = scene;
    const secret = kit.cards(view, 'characters', seat).map((card) => kit.visibleFace(scene, card));
    const shown = [...kit.cards(view, 'revealed', seat).map((card) => kit.visibleFace(scene, card)), ...secret].filter(Boolean);
    const hidden = secret.filter((face) => !face).length;
    return html`${shown.map((face) => html`<span class="citadels-bust" data-zone="revealed" role="img" aria-label=${kit.title(face)}>
        ${emblem(kit.face(face))}<svg class="citadels-mark" viewBox="0 0 120 120" aria-hidden="true">${mark({ ...fate(view, face), robbed: false })}</svg></span>`)}
      ${Array.from({ length: hidden }, () => html`<span class="citadels-mask" data-zone="characters" role="img" aria-label=${kit.zone('characters').title}><svg viewBox="0 0 48 48">
        <circle cx="24" cy="24" r="22" fill="#1c2a4a" stroke=${GOLD} stroke-width="3"></circle>${numeral('?', 24, 23, 32, GOLD)}</svg></span>`)}`;
  }

  /** A district of this seat that is being destroyed, and no longer in the city. @param {Scene} scene @param {number} seat */
  function falling(scene, seat) {
    const { beat } = scene;
    if (!beat?.live || beat.name !== 'district_destroyed' || beat.fields.target !== seat) return nothing;
    const face = beat.before?.faces[Number(beat.fields.card)];
    return face ? html`<span class="slot citadels-tower citadels-falling" aria-hidden="true">${building(scene, kit.face(face))}</span>` : nothing;
  }

  /** @param {Scene} scene @param {number} seat */
  function seat(scene, seat) {
    const { view, players } = scene;
    const city = kit.cards(view, 'city', seat);
    const note = kit.standing(players[seat]);
    return html`<div class="citadels-seat">
      <div class="citadels-purse"><span class="citadels-own" aria-hidden="true">${kit.badge(players[seat].colour, players[seat].shape)}</span>
        ${purse(scene, seat)}${held(kit.cards(view, 'hand', seat).length)}
        ${identity(scene, seat)}${kit.field(view, 'crown') === seat ? crown(true) : nothing}
        ${!view.over && kit.field(view, 'finisher') === seat ? flag('1', kit.t('field-finisher')) : nothing}</div>
      ${kit.openHand(scene, seat)}
      <div class="citadels-city ${city.length > ROOMY ? 'full' : ''}" data-zone="city" style=${`--n:${city.length}`}>${falling(scene, seat)}${city.length ? kit.repeat(city, (card) => card, (card) => tower(scene, card))
        : html`<span class="citadels-empty">${kit.t('skin-no-district')}</span>`}</div>
      ${note ? html`<span class="note quiet fit">${note}</span>` : nothing}</div>`;
  }

  // What lies between the players

  /** What was destroyed last; from afar its picture says more than a small card. @param {Scene} scene @param {number} card */
  const ruin = (scene, card) => (scene.screen === 'tv' && kit.visibleFace(scene, card)
    ? html`<span class="slot citadels-ruin" data-card=${card}>${emblem(kit.face(kit.visibleFace(scene, card)))}</span>` : kit.oneCard(scene, card));

  /** @param {Scene} scene */
  function stock(scene) {
    const { view } = scene;
    const named = ['pack', 'drawn', 'ruins'].map((name) => ({ name, cards: kit.cards(view, name) })).filter(({ cards }) => cards.length);
    const mine = scene.mine !== undefined && view.turn === scene.mine;
    return html`<div class="citadels-stock">
      <p><span class="citadels-held" data-zone="deck">${kit.back('')}<b>${kit.cards(view, 'deck').length}</b></span> <span class="citadels-place">${kit.zone('deck').title}</span>
        <span class="citadels-gold citadels-bank" aria-hidden="true">${loose(tokens(view)[view.seats].slice(-TOKENS))}</span></p>
      ${goal(view)}
      ${named.filter(({ name }) => name !== 'drawn' || !mine).map(({ name, cards }) => html`<p data-zone=${name}>
        ${name === 'ruins' ? ruin(scene, cards.at(-1) ?? -1)
          : html`<span class="citadels-held">${kit.back('')}<b>${cards.length}</b></span>`}
        <span class="citadels-place">${kit.zone(name).title}</span></p>`)}</div>`;
  }

  /** How many districts finish a city. @param {View} view */
  function goal({ seats }) {
    const count = Number(kit.game.facts?.[`goal_${seats}`] ?? 0);
    return count ? html`<p class="citadels-goal" title=${kit.t('skin-goal', { count })}>${flag('', kit.t('skin-goal', { count }))}
      <span class="citadels-place" aria-hidden="true">${kit.t('skin-goal-short')}</span> <b aria-hidden="true">${count}</b></p>` : nothing;
  }

  /** @param {Scene} scene */
  function table(scene) {
    const around = kit.seatOrder(scene);
    const order = [...around.filter((one) => one === scene.mine), ...around.filter((one) => one !== scene.mine)];
    return html`<div class="citadels-table">
      <div class="citadels-call">${track(scene)}${stock(scene)}</div>
      <div class="seats citadels-seats" data-count=${order.length}>${kit.repeat(order, (one) => one, (one) => kit.seatPanel(scene, one))}</div></div>`;
  }

  // Words

  /** @param {Scene} scene */
  function strip({ view }) {
    const round = kit.field(view, 'round');
    if (kit.word(view, 'phase').startsWith('draft')) {
      const left = kit.cards(view, 'pack').length;
      return kit.t('skin-draft', { round, left });
    }
    const calling = kit.field(view, 'calling');
    return calling ? kit.t('skin-called', { round, card: kit.faceWord(calling) }) : kit.t('skin-round', { round });
  }

  /** @param {Scene} scene @param {{kind: string, question: string, entries: {step: number}[]}} asked */
  function question({ view }, asked) {
    const phase = kit.word(view, 'phase');
    const calling = kit.field(view, 'calling');
    if (phase === 'draft_pick') return kit.t('skin-who');
    if (phase === 'draft_discard') return kit.t('skin-aside');
    if (phase === 'draw_choice') return kit.t('skin-keep');
    if (phase === 'ability' && asked.kind === 'form') return kit.t('skin-exchange'); // the Magician’s
    if (phase === 'graveyard') {
      const ruin = kit.cards(view, 'ruins').at(-1);
      return ruin === undefined ? null : kit.t('skin-rescue', { card: kit.title(view.faces[ruin]) });
    }
    if (phase === 'player_turn' && asked.kind === 'form') {
      const builds = asked.entries.some(({ step }) => kit.game.forms[step]?.name === 'build');
      return kit.t('skin-you-are', { card: calling ? kit.title(calling) : '', next: !view.fields.acted ? 'act' : builds ? 'build' : 'end' });
    }
    return null;
  }

  /** @param {string} form @returns {Template | null} */
  function deed(form) {
    if (form === 'take_gold' || form === 'collect_gold') return coin(2);
    if (form === 'draw_cards') return html`<span class="citadels-held">${kit.back('')}</span>`;
    const face = kit.game.faces.find((one) => one.name === DEEDS[form]);
    return face ? emblem(face) : null;
  }

  return {
    card, table, seat, strip, question,
    mine: (scene) => html`<span class="citadels-mine">${coin(kit.field(scene.view, 'gold', scene.mine))}${gain(scene, scene.mine ?? -1)}
      ${kit.field(scene.view, 'crown') === scene.mine ? crown() : nothing}</span>`,
    counter: (_, { name, value }) => (name === 'gold' ? coin(value) : null),
    answer: (_, entry) => (entry.kind === 'form' && entry.step >= 0 ? deed(kit.game.forms[entry.step].name) : null),
    reason: ({ view, mine }, face) => {
      const [cost, gold] = [Number(face.value), kit.field(view, 'gold', mine)];
      if (!(face.name in BUILDINGS) || kit.word(view, 'phase') !== 'player_turn' || mine !== view.turn) return null;
      if (!view.fields.acted) return kit.t('skin-act-first', { card: face.title });
      return cost > gold ? kit.t('skin-too-dear', { card: face.title, cost, gold }) : null;
    },
  };
}
