// The sounds themselves, made when they are needed: nothing to load but this. It imports nothing, so that
// it can come late.

/**
 * @import {Cue} from '../director/cues.js'
 *
 * A struck or blown note: hertz, seconds.
 * @typedef {{at?: number, type?: OscillatorType, attack?: number, decay: number, gain: number, to?: number}} Note
 * A breath of noise through a filter that goes from one pitch to another.
 * @typedef {{at?: number, attack?: number, decay: number, gain: number, from: number, to: number, q?: number}} Breath
 *
 * Where a sound goes, and when it begins.
 * @typedef {{context: BaseAudioContext, out: AudioNode, start: number}} Place
 */

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** A second of noise, the same each time. @param {BaseAudioContext} context */
function noiseOf(context) {
  const kept = noises.get(context);
  if (kept) return kept;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < data.length; at++) {
    seed = (seed * 16807) % 2147483647;
    data[at] = seed / 1073741823.5 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

/** How loud something is from its start until it has died away. @param {Place} place @param {{at?: number, attack?: number, decay: number, gain: number}} shape */
function envelope({ context, out, start }, { at = 0, attack = 0.004, decay, gain }) {
  const volume = context.createGain();
  const begin = start + at;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(gain, begin + attack);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + attack + decay);
  volume.connect(out);
  return { volume, begin, end: begin + attack + decay + 0.02 };
}

/** @param {Place} place @param {number} pitch @param {Note} note */
function note(place, pitch, { type = 'sine', to, ...shape }) {
  const { volume, begin, end } = envelope(place, shape);
  const tone = place.context.createOscillator();
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, begin);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, end);
  tone.connect(volume);
  tone.start(begin);
  tone.stop(end);
}

/** @param {Place} place @param {Breath} breath */
function breath(place, { from, to, q = 1, ...shape }) {
  const { volume, begin, end } = envelope(place, shape);
  const source = place.context.createBufferSource();
  const filter = place.context.createBiquadFilter();
  source.buffer = noiseOf(place.context);
  filter.type = 'bandpass';
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter).connect(volume);
  source.start(begin, (begin * 7.3) % 0.5);
  source.stop(end);
}

/** A wooden bar: a note and a short one two octaves above. @param {Place} place @param {number} pitch @param {number} at @param {number} gain @param {number} [decay] */
function bar(place, pitch, at, gain, decay = 0.4) {
  note(place, pitch, { at, gain, decay });
  note(place, pitch * 4, { at, gain: gain * 0.18, decay: decay * 0.25 });
}

/** A small bell. @param {Place} place @param {number} pitch @param {number} at @param {number} gain @param {number} [decay] */
function bell(place, pitch, at, gain, decay = 0.9) {
  note(place, pitch, { at, gain, decay });
  note(place, pitch * 2.01, { at, gain: gain * 0.35, decay: decay * 0.6 });
  note(place, pitch * 3.02, { at, gain: gain * 0.15, decay: decay * 0.35 });
}

/** Knuckles or a die on the table. @param {Place} place @param {number} at @param {number} gain @param {number} [pitch] */
function knock(place, at, gain, pitch = 190) {
  note(place, pitch, { at, gain, decay: 0.09, to: pitch * 0.6 });
  breath(place, { at, gain: gain * 0.5, decay: 0.03, from: 1800, to: 900 });
}

/** A card laid on the table. @param {Place} place @param {number} at @param {number} gain */
function snap(place, at, gain) {
  breath(place, { at, gain, decay: 0.07, from: 3600, to: 1500, q: 0.8 });
  note(place, 170, { at: at + 0.02, gain: gain * 0.55, decay: 0.06, to: 110 });
}

/** One coin on another. @param {Place} place @param {number} at @param {number} gain */
function clink(place, at, gain) {
  for (const [pitch, share] of [[2637, 1], [4290, 0.7], [6480, 0.4]]) note(place, pitch, { at, gain: gain * share, decay: 0.16 });
}

const C4 = 261.63;
const tune = (/** @type {number} */ halfTones) => C4 * 2 ** (halfTones / 12);

/** @type {Record<Cue, (place: Place) => void>} */
const SOUNDS = {
  turn: (place) => [[7, 0], [12, 0.13], [16, 0.26]].forEach(([tone, at]) => bar(place, tune(tone), at, 0.3)),
  card: (place) => snap(place, 0, 0.5),
  draw: (place) => breath(place, { attack: 0.03, decay: 0.12, gain: 0.75, from: 1200, to: 3000, q: 0.9 }),
  deal: (place) => [0, 0.09, 0.18, 0.27].forEach((at) => snap(place, at, 0.36)),
  reveal: (place) => {
    snap(place, 0, 0.4);
    bell(place, tune(19), 0.08, 0.16);
    bell(place, tune(24), 0.17, 0.16);
  },
  coin: (place) => [0, 0.07].forEach((at) => clink(place, at, 0.13)),
  dice: (place) => [0, 0.07, 0.13, 0.22, 0.34, 0.5].forEach((at, index) => knock(place, at, 0.4 - index * 0.045, 420 - index * 25)),
  claim: (place) => [[0, 0], [5, 0.12]].forEach(([tone, at]) => note(place, tune(tone), { type: 'triangle', at, gain: 0.3, attack: 0.015, decay: 0.3 })),
  challenge: (place) => {
    [0, 0.15].forEach((at) => knock(place, at, 0.6));
    for (const tone of [-5, -4]) note(place, tune(tone), { type: 'triangle', at: 0.1, gain: 0.2, attack: 0.05, decay: 0.6 });
  },
  out: (place) => [[7, 0], [3, 0.18], [-2, 0.36]].forEach(([tone, at]) => note(place, tune(tone), { type: 'triangle', at, gain: 0.28, attack: 0.02, decay: 0.5 })),
  round: (place) => [[7, 0], [11, 0.12], [14, 0.24], [19, 0.36]].forEach(([tone, at]) => bell(place, tune(tone), at, 0.18)),
  win: (place) => {
    [[0, 0], [4, 0.13], [7, 0.26], [12, 0.39]].forEach(([tone, at]) => bell(place, tune(tone), at, 0.22, 0.7));
    for (const tone of [4, 7, 12, 16]) bell(place, tune(tone), 0.62, 0.13, 1.4);
  },
  end: (place) => [[7, 0], [4, 0.2], [0, 0.4]].forEach(([tone, at]) => bar(place, tune(tone), at, 0.26, 0.6)),
  chat: (place) => note(place, 620, { gain: 0.25, decay: 0.1, to: 980 }),
  clock: (place) => note(place, 1250, { gain: 0.28, decay: 0.07 }),
  tap: (place) => knock(place, 0, 0.25, 240),
};

/** All of them. */
export const CUES = /** @type {Cue[]} */ (Object.keys(SOUNDS));

/** @param {BaseAudioContext} context @param {AudioNode} out @param {Cue} cue @param {number} [start] */
export function play(context, out, cue, start = context.currentTime) {
  SOUNDS[cue]({ context, out, start });
}
