// The look of eights: full-colour cards, the pile in a ring that shows the direction of play.

/**
 * @import {Kit} from '../../../web/static/js/draw/kit.js'
 * @import {Skin} from '../../../web/static/js/draw/skin.js'
 * @import {Face, View} from '../../../web/static/js/core/types.js'
 * @import {Scene} from '../../../web/static/js/draw/table.js'
 */

/** @type {Record<string, string>} */
const BRIGHT = { red: '#cf3530', blue: '#2468b8', green: '#2b8540', yellow: '#e3ae12', black: '#2a2527' };
/** @type {Record<string, string>} */
const DEEP = { red: '#9d1f1f', blue: '#164a8c', green: '#1a6430', yellow: '#8a6200', black: '#2a2527' };
const CREAM = '#fff8e8';
const MOST_SHOWN = 12; // cards that are drawn of somebody's hand
const QUARTERS = ['red', 'blue', 'yellow', 'green'];
const SIDES = ['1 1', '1 -1', '-1 -1', '-1 1']; // of the middle, on which the quarters lie

/** @param {Kit} kit @returns {Skin} */
export default function skin(kit) {
  const { html, svg, nothing } = kit;

  /** A white oval, tilted, as on every card; wild ones have all four colours in it. @param {Face} face */
  function oval(face) {
    const rim = svg`<ellipse cx="100" cy="140" rx="68" ry="112" transform="rotate(24 100 140)" fill=${CREAM}></ellipse>`;
    if (face.colour !== 'black') return rim;
    return svg`${rim}<g transform="translate(100 140) rotate(24)">${QUARTERS.map((colour, at) => svg`<path
      transform=${`scale(${SIDES[at]})`} d="M0 0V-104A60 104 0 0 1 60 0z" fill=${BRIGHT[colour]}></path>`)}</g>`;
  }

  /** @param {Face} face */
  function heart(face) {
    const wild = face.colour === 'black';
    const fill = wild ? CREAM : DEEP[face.colour];
    const text = face.value;
    if (!text) return svg`${wild ? kit.glyph(face.glyph, 54, 95, 92, '#2a2527') : nothing}
      ${kit.glyph(face.glyph, 50, 90, 100, fill)}`;
    const size = kit.sizeFor(text, 118, 128);
    return svg`<text x="100" y=${140 + size * 0.34} font-size=${size} font-weight="900" text-anchor="middle"
      font-family="Alegreya, Georgia, serif" fill=${fill} stroke=${wild ? '#2a2527' : CREAM} stroke-width="7"
      paint-order="stroke">${text}</text>`;
  }

  /** @param {Face} face */
  function corner(face) {
    const text = face.value;
    const ink = face.colour === 'yellow' ? '#2a1d05' : CREAM;
    const size = text ? kit.sizeFor(text, 62, 56) : 0;
    return svg`${text ? svg`<text x="15" y="56" font-size=${size} font-weight="800" fill=${ink}
        font-family="Figtree, system-ui, sans-serif">${text}</text>` : kit.glyph(face.glyph, 14, 14, 44, ink)}
      ${kit.sign(face.colour, 17, 66, 24, ink)}`;
  }

  /** @param {Face} face */
  function card(face) {
    const ground = BRIGHT[face.colour] ?? BRIGHT.black;
    return {
      whole: svg`<rect x="2" y="2" width="196" height="276" rx="20" fill=${CREAM} stroke="#120c09" stroke-width="3"></rect>
        <rect x="9" y="9" width="182" height="262" rx="15" fill=${ground}></rect>
        ${oval(face)}${heart(face)}${corner(face)}
        <g transform="rotate(180 100 140)">${corner(face)}</g>`,
    };
  }

  /** A colour as a disc with its sign. @param {number} number of the colour */
  function swatch(number) {
    const colour = kit.game.names.colour[number];
    return html`<svg class="eights-swatch" viewBox="0 0 48 48" role="img" aria-label=${kit.text('colour', number, [])}>
      <circle cx="24" cy="24" r="22" fill=${BRIGHT[colour]} stroke=${CREAM} stroke-width="3"></circle>
      ${kit.sign(colour, 12, 12, 24, CREAM)}</svg>`;
  }

  /**
   * Two arrows that run round the pile; on a low table with seats above and below, along them.
   * @param {Scene} scene @param {boolean} long
   */
  function ring({ view }, long) {
    const back = kit.field(view, 'direction') === 1;
    const colour = BRIGHT[kit.word(view, 'colour')] ?? CREAM;
    const wide = long ? 1200 : 240;
    const arrow = long
      ? svg`<path d="M24 120A108 108 0 0 1 132 12H900" fill="none" stroke=${colour} stroke-width="11" stroke-linecap="round"></path>
        <path d="M940 12l-40 -22v44z" fill=${colour}></path>`
      : svg`<path d="M120 12A108 108 0 0 1 228 120" fill="none" stroke=${colour} stroke-width="9" stroke-linecap="round"></path>
        <path d="M228 142l-17 -26h34z" fill=${colour}></path>`;
    return html`<svg class="eights-ring" viewBox=${`0 0 ${wide} 240`} role="img"
      aria-label=${kit.t('skin-direction', { direction: kit.text('direction', kit.field(view, 'direction'), []) })}>
      <g transform=${back ? `translate(${wide} 0) scale(-1 1)` : ''}>${arrow}<g transform=${`rotate(180 ${wide / 2} 120)`}>${arrow}</g></g></svg>`;
  }

  /** Whether the others sit above and below a low table. @param {Scene} scene */
  const isLow = (scene) => scene.screen === 'tv' && kit.seatOrder(scene).length > 4;

  /** @param {Scene} scene */
  function middle(scene) {
    const { view } = scene;
    const pile = kit.cards(view, 'pile');
    const drawn = kit.cards(view, 'drawn');
    const pending = kit.field(view, 'pending');
    const colour = kit.field(view, 'colour');
    const low = isLow(scene);
    return html`<div class="eights-middle ${low ? 'low' : ''}">${low ? ring(scene, true) : nothing}
      <div class="eights-deck" data-zone="deck">${kit.back(kit.zone('deck').title)}</div>
      <div class="eights-pile" data-zone="pile">${low ? nothing : ring(scene, false)}
        ${kit.repeat(pile.slice(-3), (one) => one, (one) => kit.oneCard(scene, one))}</div>
      <p class="eights-facts">${swatch(colour)} <b>${kit.text('colour', colour, [])}</b>
        ${pending ? html`<strong class="eights-pending">+${pending}</strong>` : nothing}</p>
      ${drawn.length ? html`<div class="eights-drawn" data-zone="drawn"><p>${kit.zone('drawn').title}</p>${kit.cardRow(scene, drawn)}</div>` : nothing}
    </div>`;
  }

  /** @param {number} face 0 for the back */
  const faceOrBack = (face) => (face ? kit.card(kit.face(face), 'small') : kit.back(''));

  /** How many cards somebody holds. @param {Scene} scene @param {number} seat */
  function seat(scene, seat) {
    const hand = kit.cards(scene.view, 'hand', seat);
    const count = hand.length;
    const note = kit.standing(scene.players[seat]);
    return html`<div class="eights-hand ${count === 1 ? 'last' : ''}">
      <span class="eights-count"><b>${count}</b> <span>${kit.t('skin-cards', { count })}</span></span>
      <span class="eights-fan" data-zone="hand" aria-hidden="true">${hand.slice(-MOST_SHOWN).map((card) => html`<i>${faceOrBack(kit.visibleFace(scene, card))}</i>`)}</span>
      ${note ? html`<span class="note quiet fit">${note}</span>` : nothing}</div>`;
  }

  /** The deck, and how many cards of it there are to draw, if not one. @param {View} view */
  function toDraw(view) {
    const pending = kit.field(view, 'pending');
    return html`<span class="eights-draw">${kit.back('')}${pending ? html`<strong class="eights-pending">+${pending}</strong>` : nothing}</span>`;
  }

  /** @param {Scene} scene */
  function strip({ view }) {
    const top = kit.cards(view, 'pile').at(-1);
    const face = top === undefined ? 0 : view.faces[top];
    const pending = kit.field(view, 'pending');
    if (pending) return kit.t('skin-pending', { count: pending });
    return html`${kit.t('skin-pile', { card: kit.title(face) })} ${swatch(kit.field(view, 'colour'))}`;
  }

  return {
    card, middle, seat, strip,
    mine: () => html``,
    answer: ({ view }, entry) => (entry.kind === 'colour' && entry.step >= 0 ? swatch(entry.step)
      : entry.kind === 'form' && kit.game.forms[entry.step]?.name === 'draw' ? toDraw(view) : null),
    reason: ({ view }, face) => {
      const top = view.faces[kit.cards(view, 'pile').at(-1) ?? -1];
      return kit.t('skin-misfit', {
        card: face.title, top: kit.title(top ?? 0), colour: kit.text('colour', kit.field(view, 'colour'), []),
        pending: kit.field(view, 'pending'),
      });
    },
  };
}
