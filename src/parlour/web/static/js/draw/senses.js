// Sounds, vibration and movement, each with its switch.

import { habits, recall, remember } from '../core/keep.js';
import { cuesOf } from '../director/cues.js';
import { skinOf } from './skin.js';

/**
 * @import {Description, View} from '../core/types.js'
 * @import {Beat, Move} from '../director/beats.js'
 * @import {Cue} from '../director/cues.js'
 * @import {Scene} from './table.js'
 *
 * Where something is, and what it lies in.
 * @typedef {{element: Element, box: DOMRect, within: Element | null, around: DOMRect}} Place
 *
 * A movement: the transform with which something begins, and the one it has at rest.
 * @typedef {{element: Element, start: string, end: string}} Way
 *
 * The cards of a zone: the top one where it is drawn, and where it is or what stands for it.
 * @typedef {{card: Element | null, box: DOMRect}} Pile
 */

// Sounds

const TOUCHED = 'touched'; // in this tab: browsers allow sound after a touch or a key
const SPACING = 0.14; // seconds between two cues of one beat
const SOON = 90; // milliseconds in which the same cue is not heard twice

/** @type {{context: AudioContext, out: AudioNode} | null} */
let room = null;
/** @type {Promise<typeof import('./sounds.js')> | null} */
let sounds = null;
/** @type {Map<Cue, number>} when each was last heard */
const heard = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();

/** Where sounds go; null where the browser would not let them be heard. */
function roomForSound() {
  if (!room && recall(TOUCHED) && globalThis.AudioContext) {
    const context = new AudioContext();
    const out = context.createDynamicsCompressor();
    out.connect(context.destination);
    context.onstatechange = () => listeners.forEach((changed) => changed());
    room = { context, out };
  }
  return room?.context.state === 'running' ? room : null;
}

/** A touch or a key: from now on the browser lets sounds be heard. */
function touched() {
  remember(TOUCHED, true);
  if (!habits().sound) return;
  roomForSound();
  if (room?.context.state !== 'running') room?.context.resume().catch(() => {});
}

/** Whether sound is wanted, and the browser waits for a touch or a key. */
export const soundWaits = () => habits().sound && !roomForSound();

// A finger that touches is not enough for browsers: it must leave the screen.
const TOUCHES = ['pointerdown', 'touchend', 'click', 'keydown'];

/** @param {() => void} changed called when sounds can be heard, or no longer */
export function onSound(changed) {
  listeners.add(changed);
  for (const kind of TOUCHES) addEventListener(kind, touched);
}

/** Let these be heard, one after the other. @param {Cue[]} cues @param {number} [delay] in seconds */
export async function cue(cues, delay = 0) {
  const place = habits().sound && cues.length && !document.hidden ? roomForSound() : null;
  if (!place) return;
  const now = performance.now();
  const fresh = cues.filter((one) => now - (heard.get(one) ?? -SOON) >= SOON);
  for (const one of fresh) heard.set(one, now);
  try {
    sounds ??= import('./sounds.js');
    const { play } = await sounds;
    const start = place.context.currentTime + delay;
    fresh.forEach((one, index) => play(place.context, place.out, one, start + index * SPACING));
  } catch {
    sounds = null; // no sound is no harm
  }
}

/** What a beat sounds like. @param {Description} game @param {Beat} beat @param {number} [seat] of the listener */
export function sound(game, beat, seat = -1) {
  return cue(cuesOf(game, beat, skinOf(game).sound, seat));
}

/** The last seconds tick. @param {number | null | undefined} left @param {string} question whose clock it is */
export function tick(left, question) {
  if (left === null || left === undefined || left <= 0 || left > LAST_SECONDS) return;
  const mark = `${question} ${Math.ceil(left)}`;
  if (mark !== ticked) cue(['clock']);
  ticked = mark;
}
const LAST_SECONDS = 5;
let ticked = '';

// Vibration

/** Whether this device can. */
export const vibrates = () => 'vibrate' in navigator;

/** @param {number[]} pattern in milliseconds */
export function buzz(pattern) {
  if (habits().vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

// Movement

const STILL = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move. */
export function moves() {
  return habits().motion && !STILL.matches;
}

/**
 * Cards go from where they were to where they are. What lay in a heap comes from there, and what goes
 * into one is seen on its way.
 * @param {() => void} redraw @param {number} duration in milliseconds
 * @param {Scene | null} [scene] what is drawn, with its beat
 */
export function withMotion(redraw, duration, scene = null) {
  const shown = drawn;
  const same = scene?.view === shown;
  drawn = scene?.view ?? null;
  if (!scene || same || !moves() || document.hidden) {
    redraw();
    return;
  }
  const fresh = scene?.beat && scene.beat.id !== flown ? scene.beat : null;
  flown = scene?.beat?.id ?? flown;
  const before = places();
  const left = scene && fresh ? zonesOf(scene, fresh.moves) : null;
  redraw();
  const after = places();
  if (fresh && left) sendGhosts(scene, fresh.moves, left, after, duration); // it measures, too
  const earlier = shown ? formerNumbers(shown, scene.view) : null;
  const ways = [...after].flatMap(([card, place]) => { // all is measured before anything begins to move
    const move = fresh?.moves.find((one) => String(one.card) === card);
    const old = before.get(earlier?.get(card) ?? card);
    const pile = move && left?.get(move.from);
    const from = old ? origin(old, place, Boolean(move)) : pile && cardAt(pile, place.box);
    return from ? wayOf(place.element, from, place.box) : [];
  });
  for (const { element, start, end } of ways) {
    gliding.set(element, element.animate([{ transform: start }, { transform: end }], { duration, easing: 'ease-out' }));
  }
}

/**
 * Where something comes from. If it still lies in the same place, only its move within that place counts: when the
 * whole table makes room for a line of text, nothing on it has moved.
 * @param {Place} old @param {Place} now @param {boolean} moved whether it is known to have moved
 */
function origin(old, now, moved) {
  if (moved || old.within !== now.within) return old.box;
  const { x, y, width, height } = old.box;
  return new DOMRect(x + now.around.x - old.around.x, y + now.around.y - old.around.y, width, height);
}

/**
 * What cards were numbered before: in a hand the faces change places until the one that goes is on the top card.
 * @param {View} old @param {View} now
 */
export function formerNumbers(old, now) {
  /** @type {Map<string, string>} */
  const found = new Map();
  old.zones.forEach((cards, zone) => {
    if (cards.every((card) => old.faces[card] === now.faces[card])) return;
    const stayed = now.zones[zone]?.filter((card) => cards.includes(card)) ?? [];
    const waiting = [...cards];
    for (const card of [...stayed, ...cards.filter((one) => !stayed.includes(one))]) {
      const at = waiting.findIndex((one) => old.faces[one] > 0 && old.faces[one] === now.faces[card]);
      if (at >= 0) found.set(String(card), String(waiting.splice(at, 1)[0]));
    }
  });
  return found;
}

let flown = 0; // the beat whose cards have moved
/** @type {WeakMap<Element, Animation>} how things moved last */
const gliding = new WeakMap();
/** @type {View | null} the table on the screen */
let drawn = null;
const MOST_GHOSTS = 6;

/**
 * How an element goes from one place to another, if that is far enough to be seen. Nothing but its transform changes,
 * around the point that the style sheet says and to an end that is spelled out: only then do browsers move it
 * without drawing the page for every frame.
 * @param {Element} element @param {DOMRect} from @param {DOMRect} to @returns {Way[]}
 */
function wayOf(element, from, to) {
  if (!to.width || !from.width || to.bottom < 0 || to.top > innerHeight || isNear(from, to)) return [];
  const last = gliding.get(element);
  if (last?.playState === 'running') { // it turns on its way: where it rests can be seen without that
    last.cancel();
    return wayOf(element, from, cardOf(element).getBoundingClientRect());
  }
  const scale = from.width / to.width;
  const { transform: end, transformOrigin } = getComputedStyle(element);
  const [across, down] = transformOrigin.split(' ').map((one) => parseFloat(one) * (scale - 1));
  const way = `translate(${from.left - to.left + across}px, ${from.top - to.top + down}px) scale(${scale})`;
  return [{ element, start: end === 'none' ? way : `${way} ${end}`, end }];
}

/** @param {DOMRect} from @param {DOMRect} to */
const isNear = (from, to) => Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 4;

/** The picture of something that moves; it is wider than its slot where cards lie on each other. @param {Element} element */
const cardOf = (element) => element.querySelector(':scope > .card') ?? element;

/** What stands for the zones of these moves, by number. @param {Scene} scene @param {Move[]} made */
function zonesOf({ game }, made) {
  /** @type {Map<number, Pile>} */
  const found = new Map();
  for (const number of new Set(made.flatMap(({ from, to }) => [from, to]))) {
    const pile = pileAt(game, number);
    if (pile) found.set(number, pile);
  }
  return found;
}

/** What stands for the cards of a zone: the top one, or the zone, or the seat. @param {Description} game @param {number} number @returns {Pile | null} */
function pileAt(game, number) {
  const zone = game.zones.findLast(({ index }) => index <= number);
  if (!zone) return null;
  const seat = `[data-seat="${number - zone.index}"]`;
  const place = `${zone.per_seat ? `${seat} ` : ''}[data-zone="${zone.name}"]`;
  const card = [...document.querySelectorAll(`${place} .card`)].at(-1) ?? null;
  const element = card ?? document.querySelector(place) ?? (zone.per_seat ? document.querySelector(`${seat} header`) : null);
  return element && { card, box: element.getBoundingClientRect() };
}

/** A card on a pile; one that is not drawn is as large as what it becomes. @param {Pile} pile @param {DOMRect} like */
function cardAt({ card, box }, like) {
  if (card) return box;
  return new DOMRect(box.x + (box.width - like.width) / 2, box.y + (box.height - like.height) / 2, like.width, like.height);
}

/**
 * Backs that fly into a heap, where nothing else shows that a card has moved.
 * @param {Scene} scene @param {Move[]} made @param {Map<number, Pile>} left
 * @param {Map<string, unknown>} seen the cards that are drawn @param {number} duration
 */
function sendGhosts({ game }, made, left, seen, duration) {
  const hidden = made.filter(({ card }) => !seen.has(String(card))).slice(0, MOST_GHOSTS);
  const flights = hidden.flatMap(({ from, to }) => { // all is measured before anything is put on the page
    const [start, target] = [left.get(from), pileAt(game, to)];
    const tops = [target?.card, pileAt(game, from)?.card];
    const back = tops.find((card) => card?.matches('.back')) ?? tops.find(Boolean);
    if (!start || !target || !back) return [];
    const size = back.getBoundingClientRect();
    return [{ start: cardAt(start, size), end: cardAt(target, size), back, size }];
  });
  if (flights.length) requestAnimationFrame(() => flights.forEach((flight) => fly(flight, duration))); // the table comes first
}

/** @param {{start: DOMRect, end: DOMRect, back: Element, size: DOMRect}} flight @param {number} duration */
function fly({ start, end, back, size }, duration) {
  const ghost = /** @type {SVGElement} */ (back.cloneNode(true));
  ghost.removeAttribute('role');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('class', 'ghost');
  ghost.style.cssText = `position:fixed;left:0;top:0;width:${size.width}px;height:${size.height}px;pointer-events:none;z-index:30`;
  document.body.append(ghost);
  const at = (/** @type {DOMRect} */ box) => ({ transform: `translate(${box.left}px, ${box.top}px)` });
  ghost.animate([{ ...at(start), opacity: 1 }, { ...at(end), opacity: 0.4 }], { duration, easing: 'ease-in-out' })
    .finished.catch(() => {}).then(() => ghost.remove());
}

/** Where everything that can move is, by its mark. */
function places() {
  /** @type {Map<string, Place>} */
  const found = new Map();
  /** @type {Map<Element | null, DOMRect>} */
  const boxes = new Map();
  for (const element of document.querySelectorAll('[data-card]')) {
    const within = element.parentElement;
    const around = boxes.get(within) ?? within?.getBoundingClientRect() ?? new DOMRect();
    boxes.set(within, around);
    found.set(element.getAttribute('data-card') ?? '', { element, within, around, box: cardOf(element).getBoundingClientRect() });
  }
  return found;
}
