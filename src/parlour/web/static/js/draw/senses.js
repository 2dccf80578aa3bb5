// Sounds, vibration and movement, each with its switch.

import { habits } from '../core/keep.js';

/**
 * @import {Description} from '../core/types.js'
 * @import {Move} from '../director/beats.js'
 * @import {Scene} from './table.js'
 */

/** @type {AudioContext | null} */
let audio = null;

/** A few soft notes; browsers allow them after the first tap. @param {number[]} notes in hertz */
export function chime(notes) {
  if (!habits().sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    notes.forEach((note, index) => play(/** @type {AudioContext} */ (audio), note, index * 0.14));
  } catch {
    // no sound is no harm
  }
}

/** @param {AudioContext} context @param {number} note @param {number} delay */
function play(context, note, delay) {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const start = context.currentTime + delay;
  tone.frequency.value = note;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}

/** @param {number[]} pattern in milliseconds */
export function buzz(pattern) {
  if (habits().vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

export const YOUR_TURN = [523, 659, 784];
export const SOMETHING = [392];
export const THE_END = [523, 659, 784, 1047];

/** Whether things may move. */
export function moves() {
  return habits().motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Cards go from where they were to where they are. What lay in a heap comes from there, and what goes
 * into one is seen on its way.
 * @param {() => void} redraw @param {number} duration in milliseconds
 * @param {Scene | null} [scene] what is drawn, with its beat
 */
export function withMotion(redraw, duration, scene = null) {
  if (!moves() || document.hidden) {
    redraw();
    return;
  }
  const fresh = scene?.beat && scene.beat.id !== flown ? scene.beat : null;
  flown = scene?.beat?.id ?? flown;
  const before = places();
  const left = scene && fresh ? zonesOf(scene, fresh.moves) : null;
  redraw();
  const after = places();
  for (const [card, { element, box }] of after) {
    const old = before.get(card)?.box ?? (left && fresh ? originOf(left, fresh.moves, card) : undefined);
    if (old) glide(element, old, box, duration);
  }
  if (scene && fresh && left) sendGhosts(scene, fresh.moves, left, after, duration);
}

let flown = 0; // the beat whose cards have moved
const MOST_GHOSTS = 6;

/** @param {Element} element @param {DOMRect} from @param {DOMRect} to @param {number} duration */
function glide(element, from, to, duration) {
  if (!to.width || !from.width) return;
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 4) return;
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  element.animate([{ transform: start, transformOrigin: '0 0' }, { transform: 'none' }],
    { duration, easing: 'ease-out' });
}

/** Where the zones of these moves are, by number. @param {Scene} scene @param {Move[]} made */
function zonesOf({ game }, made) {
  /** @type {Map<number, DOMRect>} */
  const found = new Map();
  for (const number of new Set(made.flatMap(({ from, to }) => [from, to]))) {
    const element = pileAt(game, number);
    if (element) found.set(number, element.getBoundingClientRect());
  }
  return found;
}

/** What stands for the cards of a zone: one of them, or the zone, or the seat. @param {Description} game @param {number} number */
function pileAt(game, number) {
  const zone = game.zones.findLast(({ index }) => index <= number);
  if (!zone) return null;
  const seat = `[data-seat="${number - zone.index}"]`;
  const place = `${zone.per_seat ? `${seat} ` : ''}[data-zone="${zone.name}"]`;
  return document.querySelector(`${place} .heap, ${place} .slot`) ?? document.querySelector(place)
    ?? (zone.per_seat ? document.querySelector(`${seat} header`) : null);
}

/** @param {Map<number, DOMRect>} zones @param {Move[]} made @param {string} card */
function originOf(zones, made, card) {
  const move = made.find((one) => String(one.card) === card);
  return move && zones.get(move.from);
}

/**
 * Backs that fly into a heap, where nothing else shows that a card has moved.
 * @param {Scene} scene @param {Move[]} made @param {Map<number, DOMRect>} left
 * @param {Map<string, unknown>} seen the cards that are drawn @param {number} duration
 */
function sendGhosts({ game }, made, left, seen, duration) {
  const hidden = made.filter(({ card }) => !seen.has(String(card))).slice(0, MOST_GHOSTS);
  for (const { from, to } of hidden) {
    const [start, target] = [left.get(from), pileAt(game, to)];
    const back = target?.querySelector('svg') ?? pileAt(game, from)?.querySelector('svg');
    if (!start || !target || !back) continue;
    const end = target.getBoundingClientRect();
    const ghost = /** @type {SVGElement} */ (back.cloneNode(true));
    const size = back.getBoundingClientRect();
    ghost.removeAttribute('role');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.setAttribute('class', 'ghost');
    ghost.style.cssText = `position:fixed;left:0;top:0;width:${size.width}px;height:${size.height}px;pointer-events:none;z-index:30`;
    document.body.append(ghost);
    const at = (/** @type {DOMRect} */ box) => ({ transform: `translate(${box.left}px, ${box.top}px)` });
    ghost.animate([{ ...at(start), opacity: 1 }, { ...at(end), opacity: 0.4 }], { duration, easing: 'ease-in-out' })
      .finished.catch(() => {}).then(() => ghost.remove());
  }
}

function places() {
  /** @type {Map<string, {element: Element, box: DOMRect}>} */
  const found = new Map();
  for (const element of document.querySelectorAll('[data-card]')) {
    const card = element.getAttribute('data-card') ?? '';
    found.set(card, { element, box: element.getBoundingClientRect() });
  }
  return found;
}
