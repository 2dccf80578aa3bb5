// The look of letters: woodcuts in gothic windows, discards that count, hearts for tokens.

/**
 * @import {Kit} from '../../../web/static/js/draw/kit.js'
 * @import {Skin} from '../../../web/static/js/draw/skin.js'
 * @import {Face, View} from '../../../web/static/js/core/types.js'
 * @import {Scene} from '../../../web/static/js/draw/table.js'
 * @import {Template} from '../../../web/static/js/draw/lit.js'
 * @import {Size} from '../../../web/static/js/draw/cards.js'
 *
 * What is being told, as far as it is drawn here.
 * @typedef {{name: string, fields: Record<string, number | number[]>, weight: string, live: boolean,
 *   before: View | null, folded: Told[]}} Told
 * @typedef {Scene & {beat?: Told | null, told?: Told[]}} Telling
 */

const VELLUM = '#f8edd3';
const INK = '#2a1a12';
const GOLD = '#d9a740';
/** The ink of value and name. @type {Record<string, string>} */
const INKS = {
  guard: '#3d4450',
  priest: '#0b5c53',
  baron: '#22622b',
  handmaid: '#6f5500',
  prince: '#8f4300',
  king: '#9b1b1b',
  countess: '#5b2a86',
  princess: '#98195a',
};

const COPIES = [5, 2, 2, 2, 2, 1, 1, 1]; // of each card
const SHORT = ['guessed', 'guess_missed', 'eliminated', 'hand_shown', 'token_gained', 'round_tied']; // told in pictures everywhere
const HEART = 'M12 21l-9-9.300a5.600 5.600 0 0 1 9-6.700a5.600 5.600 0 0 1 9 6.700z';

/** @param {Kit} kit @returns {Skin} */
export default function skin(kit) {
  const { html, svg, nothing } = kit;

  // Cards

  /** The figure in its window. @param {Face} face @param {number} height @param {string} box */
  function picture(face, height, box) {
    return svg`<svg x="16" y="16" width="168" height=${height} viewBox=${box} preserveAspectRatio="xMidYMin slice">${
      kit.picture(`${face.name}.svg`)}</svg>`;
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
    const ink = INKS[face.name];
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
      font-family="Alegreya, Georgia, serif" fill=${INKS[face.name]}>${face.title}</text>`;
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
      <rect x="6.500" y="6.500" width="187" height="267" rx="10" fill="none" stroke=${INKS[face.name]} stroke-width="2"></rect>`,
  });

  // What is left

  /** How many of each card lie open. @param {Scene} scene */
  function opened({ view }) {
    const piles = kit.zone('pile').index;
    const seen = [...kit.cards(view, 'open'), ...view.zones.slice(piles, piles + view.seats).flat()];
    return COPIES.map((_, at) => seen.filter((one) => view.faces[one] === at + 1).length);
  }

  /** Value and sign of a card in small. @param {Face} face */
  function chip(face) {
    const ink = INKS[face.name];
    return kit.print(`chip ${face.name}`, () => html`<svg class="letters-chip" viewBox="0 0 64 40">
      <rect x="1.500" y="1.500" width="61" height="37" rx="8" fill=${VELLUM} stroke=${INK} stroke-width="3"></rect>
      <path d="M9 3h23v34h-23q-6 0-6-6v-22q0-6 6-6z" fill=${ink}></path>
      <text x="18" y="32" text-anchor="middle" font-size="36" font-weight="900" font-family="Alegreya, Georgia, serif"
        style="font-variant-numeric: lining-nums" fill="#fff6e2">${face.value}</text>${kit.glyph(face.glyph, 35, 8, 24, ink)}</svg>`);
  }

  /** A row for each card: full seals are still to come, empty ones have been seen. @param {Scene} scene */
  function tally(scene) {
    const seen = opened(scene);
    return html`<div class="letters-tally" data-box>${kit.game.faces.map((face, at) => {
      const left = COPIES[at] - seen[at];
      return html`<div class=${left ? '' : 'gone'} role="img" aria-label=${kit.t('skin-tally', { card: face.title, left, all: COPIES[at] })}>
        ${chip(face)}<span class="letters-name" aria-hidden="true">${face.title}</span>
        <span class="letters-pips" aria-hidden="true">${Array.from({ length: COPIES[at] }, (_, pip) => html`<i class=${pip < left ? '' : 'gone'}></i>`)}</span></div>`;
    })}</div>`;
  }

  // Tokens

  /** @param {boolean} full */
  const heart = (full) => html`<svg class="letters-heart ${full ? 'full' : ''}" viewBox="0 0 24 24" aria-hidden="true"><path d=${HEART}></path></svg>`;

  /** A heart for each; where there is no room, one for all. @param {Scene} scene @param {number} seat @param {boolean} [brief] */
  function tokens(scene, seat, brief = false) {
    const count = kit.field(scene.view, 'tokens', seat);
    const goal = Math.max(count, goalOf(scene));
    const hearts = brief ? html`<span aria-hidden="true"><b>${count}</b>/${goal}</span>${heart(count > 0)}`
      : html`<b aria-hidden="true">${count}</b>${Array.from({ length: goal }, (_, at) => heart(at < count))}`;
    return html`<span class="letters-tokens ${brief ? 'brief' : ''}" role="img" aria-label=${kit.t('skin-tokens', { count, goal })}>${hearts}</span>`;
  }

  /** How many tokens win, as the game says. @param {Telling} scene */
  function goalOf({ view }) {
    const { two, three, four } = kit.game.facts ?? {};
    return Number([two, three, four][view.seats - 2] ?? 0);
  }

  // The table

  /** @param {Scene} scene */
  function deck({ view }) {
    const count = kit.cards(view, 'deck').length;
    return html`<div class="letters-deck"><span class=${count ? '' : 'none'} aria-hidden="true">${kit.back('')}</span>
      <p>${kit.t('skin-deck', { count })}</p></div>`;
  }

  /** Cards that were taken out of the round. @param {Scene} scene @param {string} zone */
  function taken(scene, zone) {
    const cards = kit.cards(scene.view, zone);
    if (!cards.length) return nothing;
    return html`<div class="letters-taken" data-zone=${zone}><div class="letters-row">${cards.map((one) => kit.oneCard(scene, one))}</div>
      <p>${kit.zone(zone).title}</p></div>`;
  }

  /** What is left to draw, and what was taken out. @param {Scene} scene */
  function stock(scene) {
    const { view } = scene;
    return html`<div class="letters-stock ${kit.cards(view, 'open').length ? 'laid' : ''}">
      <p class="letters-round">${kit.t('skin-round', { round: kit.field(view, 'round') })}</p>
      ${deck(scene)}${taken(scene, 'aside')}${taken(scene, 'open')}</div>`;
  }

  /** @param {Scene} scene */
  function middle(scene) {
    return html`<div class="letters-middle">${story(scene) ?? stock(scene)}${tally(scene)}</div>`;
  }

  // What is being told

  /** A picture of what has just happened, while it is told; a phone has room for what matters most. @param {Telling} scene */
  function story(scene) {
    const { beat, players, screen } = scene;
    if (!beat || !(beat.live || beat.weight === 'round')) return null;
    if (screen !== 'tv' && !SHORT.includes(beat.name)) return null;
    const { seat, target, card } = beat.fields;
    const name = players[Number(seat)]?.name ?? '';
    const other = players[Number(target)]?.name ?? '';
    const face = card === undefined ? 0 : kit.visibleFace(scene, Number(card));
    const asked = Number(kit.happened(scene, 'guessed')?.fields.face ?? 0);
    const played = kit.visibleFace(scene, Number(kit.happened(scene, 'card_played')?.fields.card ?? -1));
    switch (beat.name) {
      case 'guessed': return scroll(asked, html`${kit.t('skin-asks', { name, target: other })} <strong>${kit.t('skin-question', { card: kit.faceWord(asked) })}</strong>`);
      case 'guess_missed': return scroll(asked, html`${other}: <strong>${kit.t('skin-no')}</strong>`, 'wrong');
      case 'token_gained':
      case 'round_tied': return roundCard(scene, beat);
      case 'hand_shown': return scroll(face, html`${kit.t('skin-shows', { name })} <strong>${kit.title(face)}</strong>`);
      case 'eliminated': return scroll(lastOf(scene, Number(seat)), html`${name} <strong>${kit.t('field-out')}</strong>`, 'wrong');
      case 'card_played': return scroll(face, html`<strong>${name}</strong> ${kit.face(face)?.rule}`);
      case 'card_discarded': return scroll(face, html`<strong>${name}</strong>`);
      case 'looked': return scroll(played, html`<strong>${name} → ${other}</strong>`);
      case 'compared':
      case 'hands_traded': return scroll(played, html`<strong>${name} ↔ ${other}</strong>`);
      case 'protected_until_turn': return scroll(played, html`${name} <strong>${kit.t('field-protected')}</strong>`);
      default: return null;
    }
  }

  /** The card on top of somebody's discards. @param {Scene} scene @param {number} seat */
  const lastOf = (scene, seat) => kit.visibleFace(scene, kit.cards(scene.view, 'pile', seat).at(-1) ?? -1);

  /** @param {number} face @param {Template} says @param {string} [mark] */
  function scroll(face, says, mark = '') {
    return html`<div class="letters-scroll">
      ${face ? html`<span class="letters-large ${mark}">${kit.card(kit.face(face), 'large')}</span>` : nothing}
      <p>${says}</p></div>`;
  }

  /** Who won the round, and with what. @param {Scene} scene @param {Told} beat */
  function roundCard(scene, beat) {
    const before = beat.before ?? scene.view;
    const seat = Number(beat.fields.seat);
    const held = before.zones[kit.zone('hand').index + seat]?.[0];
    const face = held === undefined || before.known[held] !== -1 ? 0 : before.faces[held];
    const who = beat.name === 'round_tied' ? kit.t('nobody') : scene.players[seat]?.name ?? '';
    return html`<div class="letters-scroll letters-won">
      ${face ? html`<span class="letters-large">${kit.card(kit.face(face), 'large')}</span>` : heart(true)}
      <p>${kit.t('skin-round', { round: kit.field(before, 'round') })} <strong>${face ? kit.t('skin-wins-with', { name: who, card: kit.faceWord(face) }) : kit.t('skin-wins', { name: who })}</strong>
        ${beat.name === 'round_tied' ? nothing : tokens(scene, seat)}</p></div>`;
  }

  // Seats

  const SHIELD = html`<svg class="letters-shield" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1l9 3v8c0 6-4 9-9 11c-5-2-9-5-9-11V4z"
    fill="currentColor"></path></svg>`;

  /** @param {Scene} scene @param {number} seat */
  function seat(scene, seat) {
    const { view } = scene;
    const note = kit.standing(scene.players[seat]);
    const held = scene.mine === seat ? [] : kit.cards(view, 'hand', seat);
    const pile = kit.cards(view, 'pile', seat);
    const safe = !view.over && (kit.field(view, 'protected') >> seat) & 1;
    return html`<div class="letters-seat">
      <div class="letters-facts">${scene.mine === seat ? nothing : tokens(scene, seat)}
        ${safe ? html`<span class="note fit">${SHIELD} ${kit.t('field-protected')}</span>` : nothing}
        ${note ? html`<span class="note quiet fit">${note}</span>` : nothing}</div>
      <div class="letters-cards">
        ${held.length ? html`<div class="letters-held">${kit.repeat(held, (one) => one, (one) => kit.oneCard(scene, one))}</div>` : nothing}
        <div class="letters-row">${kit.repeat(pile, (one) => one, (one) => kit.oneCard(scene, one))}</div></div></div>`;
  }

  // On the phone

  /** @param {Scene} scene */
  function strip({ view }) {
    const count = kit.cards(view, 'deck').length;
    return html`${kit.t('skin-round', { round: kit.field(view, 'round') })} · ${kit.t('skin-deck', { count })}`;
  }

  /** @param {Scene} scene */
  function table(scene) {
    if (scene.screen !== 'phone') return null;
    const told = story(scene);
    return html`${told ?? nothing}${kit.seats(scene)}${tally(scene)}`;
  }

  return {
    card, table, middle, seat, strip,
    counter: (scene, { name }, seat) => (name === 'tokens' ? tokens(scene, seat, scene.mine === seat) : null),
    reason: ({ view }, face) => {
      const hand = kit.cards(view, 'hand', view.viewer).map((one) => view.faces[one]);
      return hand.some((one) => kit.face(one)?.name === 'countess')
        ? kit.t('skin-countess', { card: face.title }) : null;
    },
  };
}
