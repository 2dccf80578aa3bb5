// Sounds, vibration and movement, each with its switch.

import { habits } from '../core/keep.js';

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
 * Cards go from where they were to where they are.
 * @param {() => void} redraw @param {number} duration in milliseconds
 */
export function withMotion(redraw, duration) {
  if (!moves() || document.hidden) {
    redraw();
    return;
  }
  const before = places();
  redraw();
  for (const [card, { element, box }] of places()) {
    const old = before.get(card)?.box;
    if (!old || !box.width || !old.width) continue;
    const [x, y] = [old.left - box.left, old.top - box.top];
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    const from = `translate(${x}px, ${y}px) scale(${old.width / box.width})`;
    element.animate([{ transform: from, transformOrigin: '0 0' }, { transform: 'none' }],
      { duration, easing: 'ease-out' });
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
