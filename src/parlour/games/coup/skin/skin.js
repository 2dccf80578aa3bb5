// The look of coup: a court in art deco, claims as speech, coins as coins.

/**
 * @import {Kit} from '../../../web/static/js/draw/kit.js'
 * @import {Skin} from '../../../web/static/js/draw/skin.js'
 * @import {Face, View} from '../../../web/static/js/core/types.js'
 * @import {Scene} from '../../../web/static/js/draw/table.js'
 * @import {Size} from '../../../web/static/js/draw/cards.js'
 *
 * What is being told, as far as it is drawn here.
 * @typedef {{name: string, fields: Record<string, number | number[]>, weight: string, live: boolean,
 *   before: View | null, folded: Told[]}} Told
 * @typedef {Scene & {beat?: Told | null, told?: Told[], options?: Record<string, unknown>}} Telling
 */

const NIGHT = '#171216';
const GOLD = '#e5b552';
const CREAM = '#fff2d6';
/** The dark of each character. @type {Record<string, string>} */
const DARKS = {
  duke: '#3d1d5c',
  assassin: '#2b2a31',
  captain: '#153763',
  ambassador: '#17492f',
  contessa: '#74141f',
};

const COINS = 50; // in the box
const COPIES = 3; // of each character
/** @type {Record<string, number>} what a deed without a claim is drawn with */
const DEED_COINS = { income: 1, foreign_aid: 2, coup: 7 };

// Words

/** Phases in which a claim stands in the room. */
const CLAIMED = ['challenge', 'react', 'challenge_block', 'prove'];

/** @param {Kit} kit @returns {Skin} */
export default function skin(kit) {
  const { html, svg, nothing } = kit;

  // Cards

  /** The sign of a character in a ring. @param {Face} face @param {number} x @param {number} y @param {number} r */
  function medal(face, x, y, r) {
    return svg`<circle cx=${x} cy=${y} r=${r} fill=${GOLD}></circle><circle cx=${x} cy=${y} r=${r - 3} fill=${NIGHT}></circle>
      <circle cx=${x} cy=${y} r=${r - 5.5} fill=${DARKS[face.name]}></circle>
      ${kit.glyph(face.glyph, x - r * 0.62, y - r * 0.62, r * 1.24, CREAM)}`;
  }

  /** The portrait, as much of it as fits. @param {Face} face @param {number} width @param {number} height @param {string} box */
  function portrait(face, width, height, box) {
    return svg`<svg x="12" y="12" width=${width} height=${height} viewBox=${box} preserveAspectRatio="xMidYMin slice">${
      kit.picture(`${face.name}.svg`)}</svg>`;
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

  // Coins: each is one thing that moves from purse to purse

  /** @type {number[][]} by seat, the treasury last */
  let purses = [];

  /** Who has which coins now. @param {Scene} scene @returns {number[][]} */
  function counted({ view }) {
    const coins = /** @type {number[]} */ (view.fields.coins);
    if (purses.length !== coins.length + 1) {
      purses = [...coins.map(() => /** @type {number[]} */ ([])), Array.from({ length: COINS }, (_, coin) => coin)];
    }
    const chest = purses[coins.length];
    const loose = coins.flatMap((count, seat) => purses[seat].splice(count));
    coins.forEach((count, seat) => {
      while (purses[seat].length < count) purses[seat].push(loose.pop() ?? chest.pop() ?? 0);
    });
    chest.push(...loose);
    return purses;
  }

  /** @param {number[]} coins @param {string} label */
  const pile = (coins, label) => html`<span class="coup-coins" role="img" aria-label=${label}>${kit.repeat(coins, (coin) => coin,
    (coin, at) => html`<i class="coup-coin" data-card=${`coin-${coin}`} style=${`--i:${at}`}></i>`)}</span>`;

  /** @param {number} count */
  const inCoins = (count) => kit.t('skin-coins', { count });

  /** @param {Scene} scene @param {number} seat */
  function purse(scene, seat) {
    const coins = counted(scene)[seat];
    return html`<span class="coup-purse"><b aria-hidden="true">${coins.length}</b>${pile(coins, inCoins(coins.length))}</span>`;
  }

  // What is being said

  /** @param {Scene} scene @param {number} seat */
  const nameOf = ({ players }, seat) => players[seat]?.name ?? '';

  /** @param {Scene} scene @param {number} seat */
  const isOut = ({ view }, seat) => Boolean((kit.field(view, 'out') >> seat) & 1);

  /** Whose claim it is: the blocker's, else that of the player whose turn it is. @param {Scene} scene */
  const claimant = ({ view }) => (kit.field(view, 'blocker') >= 0 ? kit.field(view, 'blocker') : view.turn);

  /** The character that is claimed. @param {Scene} scene @returns {number} */
  const claimed = ({ view }) => kit.field(view, 'claim');

  /** @param {Scene} scene */
  function deedWords(scene) {
    const deed = kit.word(scene.view, 'deed');
    return deed === 'none' ? '' : kit.t(`skin-deed-${deed}`, { target: nameOf(scene, kit.field(scene.view, 'target')) });
  }

  /** The coins that a deed without a claim is about. @param {Scene} scene */
  function coinsOf({ view }) {
    const deed = kit.word(view, 'deed');
    return kit.field(view, 'claim') ? 0 : DEED_COINS[deed] ?? 0;
  }

  /** Coins as large as a card. @param {number} count */
  const heap = (count) => html`<svg class="coup-heap" viewBox=${`0 0 140 ${52 + 22 * count}`} aria-hidden="true">
    ${Array.from({ length: count }, (_, coin) => svg`<g transform=${`translate(70 ${8 + 22 * (count - coin)})`}>
      <path d="M-66 0v16a66 26 0 0 0 132 0v-16z" fill="#9a6a18" stroke="#5c3c00" stroke-width="4"></path>
      <ellipse rx="66" ry="26" fill=${GOLD} stroke="#5c3c00" stroke-width="4"></ellipse>
      <ellipse rx="44" ry="16" fill="none" stroke="#7d4f00" stroke-width="4"></ellipse></g>`)}</svg>`;

  /** The claim as its owner speaks it. @param {Scene} scene */
  function claimWords(scene) {
    const card = kit.faceWord(claimed(scene));
    const blocks = kit.field(scene.view, 'blocker') >= 0;
    return blocks ? kit.t('skin-i-block', { card }) : kit.t('skin-i-am', { card, deed: deedWords(scene) });
  }

  /**
   * What the table talks about: who speaks, of which character, and what is asked.
   * @typedef {{who: number, face: number, coins?: number, says: string, asks: string, mark?: 'true' | 'false'}} Talk
   * @param {Scene} scene @returns {Talk | null}
   */
  function talk(scene) {
    const { view } = scene;
    const phase = kit.word(view, 'phase');
    const face = claimed(scene);
    const who = claimant(scene);
    const told = revealed(scene);
    if (view.over) return null;
    if (told) return told;
    if (isOut(scene, who)) return null; // and what was said is settled
    const asked = view.owing > 0 && !scene.telling; // else it has been answered
    const ask = (/** @type {string} */ text) => (asked ? text : '');
    if (phase === 'prove') {
      const doubted = kit.t('skin-doubted', { name: nameOf(scene, kit.field(view, 'challenger')), target: nameOf(scene, who) });
      return { who, face, says: claimWords(scene), asks: ask(doubted) };
    }
    if (CLAIMED.includes(phase)) {
      const question = phase === 'react' ? kit.t('skin-any-react') : kit.t('skin-any-doubt');
      return { who, face, says: claimWords(scene), asks: ask(question) };
    }
    if (phase === 'block' && kit.field(view, 'blocker') >= 0) return { who, face, says: claimWords(scene), asks: ask(kit.t('skin-any-doubt')) };
    if (phase === 'block') return { who: view.turn, face, coins: coinsOf(scene), says: face ? claimWords(scene) : deedWords(scene), asks: ask(kit.t('skin-any-block')) };
    if (phase === 'exchange') return { who: view.turn, face, says: deedWords(scene), asks: ask(kit.t('skin-returns', { name: nameOf(scene, view.turn) })) };
    if (phase !== 'lose' || !asked) return null;
    const [loser] = kit.seatsIn(view.owing);
    return { who: loser, face: 0, says: '', asks: kit.t(`skin-lost-${kit.word(view, 'cause')}`, { name: nameOf(scene, loser) }) };
  }

  /** What is declared or has just come to light, while it is told. @param {Telling} scene @returns {Talk | null} */
  function revealed(scene) {
    const { view, beat, players } = scene;
    if (!beat?.live) return null;
    const who = Number(beat.fields.seat);
    const name = players[who]?.name ?? '';
    if (beat.name === 'declared') return { who, face: claimed(scene), coins: coinsOf(scene), says: claimed(scene) ? claimWords(scene) : deedWords(scene), asks: '' };
    if (beat.name === 'shown') return { who, face: Number(beat.fields.face), says: kit.t('skin-here', { card: kit.faceWord(Number(beat.fields.face)) }), asks: kit.t('skin-truth', { name }), mark: 'true' };
    if (beat.name === 'conceded') return { who, face: Number(beat.fields.face), says: '', asks: kit.t('skin-bluff', { name, card: kit.faceWord(Number(beat.fields.face)) }), mark: 'false' };
    if (beat.name === 'influence_lost') return { who, face: view.faces[Number(beat.fields.card)], says: '', asks: kit.t('skin-loses', { name, card: kit.faceWord(view.faces[Number(beat.fields.card)]) }), mark: 'false' };
    return null;
  }

  /** @param {Scene} scene @param {Talk} said */
  function speech(scene, { who, face, coins = 0, says, asks, mark }) {
    const player = scene.players[who];
    const asked = says && scene.mine !== undefined && (scene.view.owing >> scene.mine) & 1; // the question says it
    return html`<div class="coup-claim">
      ${face || coins || !says ? html`<span class="coup-large ${mark ? `coup-${mark}` : ''}">
        ${face ? kit.card(kit.face(face), 'small') : coins ? heap(coins) : kit.back('')}</span>` : nothing}
      <div class="coup-words">
        ${says ? html`<p class="coup-speech">${kit.badge(player.colour, player.shape)} <b>${player.name}:</b> ${kit.t('skin-says', { words: says })}</p>` : nothing}
        ${asked || !asks ? nothing : html`<p class="coup-ask">${asks}${scene.left != null ? html` <b class="coup-left">${Math.ceil(scene.left)} s</b>` : nothing}</p>`}
      </div></div>`;
  }

  // The table

  /** How many of each character have not come to light. @param {Scene} scene */
  function tally(scene) {
    const { view } = scene;
    const lost = view.zones.slice(kit.zone('lost').index, kit.zone('lost').index + view.seats).flat();
    return html`<div class="coup-tally" data-box>${kit.game.faces.map((face, at) => {
      const out = lost.filter((one) => view.faces[one] === at + 1).length;
      return html`<div role="img" aria-label=${kit.t('skin-tally', { card: face.title, left: COPIES - out, all: COPIES })}>
        <span aria-hidden="true">${kit.card(face, 'small')}</span>
        <span class="coup-pips" aria-hidden="true">${Array.from({ length: COPIES }, (_, pip) => html`<i class=${pip < COPIES - out ? '' : 'gone'}></i>`)}</span></div>`;
    })}</div>`;
  }

  /** @param {Scene} scene */
  function court(scene) {
    return html`<div class="coup-court"><span aria-hidden="true">${kit.back('')}</span>
      <p><span class="coup-supply">${kit.zone('court').title}</span> <b>${kit.cards(scene.view, 'court').length}</b></p></div>`;
  }

  /** @param {Scene} scene */
  function treasury(scene) {
    const chest = counted(scene)[scene.view.seats];
    return html`<div class="coup-treasury">${pile(chest, `${kit.t('supply-coins')}: ${inCoins(chest.length)}`)}
      <p><span class="coup-supply">${kit.t('supply-coins')}</span> <b>${chest.length}</b></p></div>`;
  }

  /** @param {Scene} scene */
  function middle(scene) {
    const said = talk(scene);
    return html`<div class="coup-middle">${court(scene)}
      <div class="coup-centre">${said ? speech(scene, said) : tally(scene)}</div>${treasury(scene)}</div>`;
  }

  /** @param {Scene} scene */
  function table(scene) {
    if (scene.screen === 'tv') return null;
    const said = scene.screen === 'phone' ? talk(scene) : null;
    return html`${said ? html`<div class="coup-now">${speech(scene, said)}</div>` : nothing}
      ${kit.seats(scene)}${scene.screen === 'phone' ? html`<div class="coup-middle">${court(scene)}${treasury(scene)}${tally(scene)}</div>` : kit.middle(scene)}`;
  }

  const AIM = html`<svg class="coup-sigil" viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2"
    d="M12 5a7 7 0 1 0 .1 0zM12 1v7M12 16v7M1 12h7M16 12h7"></path></svg>`;

  /** The sign of a character as a small picture. @param {Face} face */
  const sigil = (face) => kit.print(`sigil ${face.name}`, () => html`<svg class="coup-sigil" viewBox="0 0 48 48">${medal(face, 24, 24, 23)}</svg>`);

  /** What a seat has to do with the deed. @param {Scene} scene @param {number} seat */
  function roles(scene, seat) {
    const { view } = scene;
    const phase = kit.word(view, 'phase');
    if (view.over || phase === 'action') return nothing;
    const claim = CLAIMED.includes(phase) || phase === 'block' ? claimed(scene) : 0;
    const says = claim && claimant(scene) === seat ? kit.face(claim) : null;
    return html`${says ? html`<span class="note coup-says fit">${sigil(says)} ${says.title}</span>` : nothing}
      ${kit.field(view, 'challenger') === seat ? html`<span class="note fit">${kit.t('skin-doubts')}</span>` : nothing}
      ${kit.field(view, 'target') === seat ? html`<span class="note fit">${AIM} ${kit.t('field-target')}</span>` : nothing}`;
  }

  /** @param {Scene} scene @param {number} seat */
  function seat(scene, seat) {
    const own = scene.mine === seat;
    const out = isOut(scene, seat);
    const note = kit.standing(scene.players[seat]);
    const held = own ? [] : kit.cards(scene.view, 'hand', seat);
    const lost = kit.cards(scene.view, 'lost', seat);
    return html`<div class="coup-seat"><div class="coup-hand">
        ${kit.repeat(held, (one) => one, (one) => kit.oneCard(scene, one))}
        ${kit.repeat(lost, (one) => one, (one) => html`<span class="coup-lost">${kit.oneCard(scene, one)}</span>`)}</div>
      <div class="coup-side">${own || out ? nothing : purse(scene, seat)}${out ? nothing : roles(scene, seat)}
        ${note ? html`<span class="note quiet fit">${note}</span>` : nothing}</div></div>`;
  }

  // On the phone

  /** @param {Scene} scene */
  function strip(scene) {
    const { view } = scene;
    const claim = kit.field(view, 'claim');
    const phase = kit.word(view, 'phase');
    if (claim && (CLAIMED.includes(phase) || phase === 'block')) {
      return html`${sigil(kit.face(claim))} <b>${kit.title(claim)}?</b>`;
    }
    if (phase === 'block') return kit.t('skin-aid', { name: nameOf(scene, view.turn) });
    return phase === 'lose' ? kit.t('skin-losing') : phase === 'exchange' ? kit.t('skin-exchanging') : '';
  }

  /** @param {Scene} scene @param {{kind: string, entries: {step: number}[]}} asked */
  function question(scene, asked) {
    const { view } = scene;
    const phase = kit.word(view, 'phase');
    const card = kit.faceWord(kit.field(view, 'claim'));
    const actor = nameOf(scene, view.turn);
    if (phase === 'challenge' || phase === 'challenge_block') return kit.t('skin-believe', { name: nameOf(scene, claimant(scene)), card });
    if (phase === 'react') return kit.t('skin-believe-or-block', { name: actor, card });
    if (phase === 'block' && asked.kind === 'form') return kit.field(view, 'claim') ? kit.t('skin-block-claim', { name: actor, card, deed: deedWords(scene) }) : kit.t('skin-block-aid', { name: actor });
    if (phase === 'prove') return kit.t('skin-doubts-you', { name: nameOf(scene, kit.field(view, 'challenger')), card });
    if (phase === 'lose') return kit.t('skin-which-lost');
    return phase === 'exchange' ? kit.t('skin-which-back') : null;
  }

  /** A coin with a number on it, or a balloon with a sign. @param {string} text @param {boolean} coin */
  const token = (text, coin) => html`<svg class="coup-sigil" viewBox="0 0 48 48" aria-hidden="true">
    ${coin ? svg`<circle cx="24" cy="24" r="22" fill=${GOLD} stroke="#7d4f00" stroke-width="2"></circle><circle cx="24" cy="24" r="17" fill="none" stroke="#7d4f00" stroke-width="2"></circle>`
      : svg`<path d="M6 6h36v28H26L14 44V34H6z" fill=${CREAM} stroke=${NIGHT} stroke-width="2.500" stroke-linejoin="round"></path>`}
    <text x="24" y=${coin ? 33 : 29} text-anchor="middle" font-size="26" font-weight="900" font-family="Figtree, sans-serif" fill=${NIGHT}>${text}</text></svg>`;
  /** @type {Record<string, () => import('../../../web/static/js/draw/lit.js').Template>} by form */
  const PICTURES = {
    income: () => token('1', true), foreign_aid: () => token('2', true), coup: () => token('7', true),
    tax: () => sigil(kit.game.faces[0]), exchange: () => sigil(kit.game.faces[3]),
    assassinate: () => sigil(kit.game.faces[1]), steal: () => sigil(kit.game.faces[2]),
    pass: () => token('…', false), challenge: () => token('?', false), block: () => token('!', false),
  };

  return {
    card, table, middle, seat, strip, question,
    counter: (scene, { name }, seat) => (name === 'coins' ? purse(scene, seat) : null),
    mine: (scene) => html`<p class="info">${purse(scene, scene.view.viewer)}</p>`, // the question says the rest
    sound: ({ name }) => (name === 'challenged' ? ['challenge'] : name === 'declared' || name === 'blocked' ? ['claim'] : null),
    answer: (_, entry) => (entry.kind === 'form' && entry.step >= 0 ? PICTURES[kit.game.forms[entry.step].name]?.() ?? null : null),
    reason: ({ view }, face) => (kit.word(view, 'phase') === 'action'
      ? kit.t('skin-need-not', { card: face.title })
      : kit.t('skin-only-doubt', { card: face.title })),
  };
}
