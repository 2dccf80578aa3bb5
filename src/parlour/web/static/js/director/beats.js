// What a message told, as beats: each a sentence, the table after it, and what changed by it.

import { boardsOf } from '../core/film.js';
import { fieldsOf, retell, tell } from '../core/words.js';

/**
 * @import {Description, EventKind, GameUpdate, Line, View} from '../core/types.js'
 * @import {Moment} from '../core/film.js'
 *
 * @typedef {'small' | 'plain' | 'big' | 'round'} Weight
 * @typedef {{card: number, from: number, to: number}} Move a card that changed zone
 *
 * Something that happened. `text` is what everybody may read, `open` what the viewer knows; without
 * either it is told by the table alone. `before` and `after` are the table around it. `folded` are
 * smaller beats that are told together with it, oldest first. docs/skins.md explains it to skins.
 * @typedef {{id: number, name: string, fields: Record<string, number | number[]>, text: string,
 *   open: string, line?: Line, weight: Weight, live: boolean, before: View | null, after: View, moves: Move[],
 *   shown: number[], changes: Record<string, {from: any, to: any}>, folded: Beat[]}} Beat
 */

const EVERYONE = -1;
const MOST_SENTENCES = 2; // of small beats that are told together
const ORDER = ['small', 'plain', 'big', 'round'];

let last = 0; // id of the newest beat

/**
 * What happened in a message, in order. The last beat leads to the table of the message.
 * @param {Description} game @param {string[]} names @param {View | null} before
 * @param {Pick<GameUpdate, 'view' | 'events' | 'shown' | 'undone' | 'changes'>} update
 * @param {Line[]} [lines] what `tell` says of it
 * @returns {Beat[]}
 */
export function beatsOf(game, names, before, update, lines = tell(game, names, before, update)) {
  const boards = boardsOf(update);
  if (!boards) return gap(game, before, update, lines);
  /** @type {Beat[]} */
  const beats = [];
  let from = boards[0];
  for (const line of lines) {
    const kind = game.events[update.events[line.at]?.[0]];
    beats.push(kind ? beatOf(game, kind, update.events[line.at], line, from, boards[line.at + 1]) : beginning(line, from));
    from = boards[line.at + 1];
  }
  return closed(folded(lines[0]?.at < 0 ? beats.map(dealt) : beats), from, update.view, lines);
}

/** Before the first event. @param {Line} line @param {View} table @returns {Beat} */
function beginning(line, table) {
  const { text, open } = line;
  return { ...still(table, table), name: 'begun', text, open, line, weight: 'plain' };
}

/** While a game is set up, small things are seen and not told, except whose turn it is. @param {Beat} beat @returns {Beat} */
const dealt = (beat) => (beat.weight === 'small' && !passesTurn(beat) ? { ...beat, text: '', open: '', line: undefined } : beat);

/** One event. @param {Description} game @param {EventKind} kind @param {number[]} event @param {Line} line @param {View} before @param {View} after @returns {Beat} */
export function beatOf(game, kind, event, line, before, after) {
  return {
    ...still(before, after), name: kind.name, fields: fieldsOf(kind, event),
    text: line.text, open: line.open, line, weight: weigh(game, kind, before, after),
  };
}

/** A beat in another language. @param {Description} game @param {string[]} names @param {Beat} beat @returns {Beat} */
export function retold(game, names, beat) {
  const lines = beat.line ? retell(game, names, [beat.line]) : [];
  const [{ text, open }] = [...lines, beat];
  return { ...beat, text, open, folded: beat.folded.map((one) => retold(game, names, one)) };
}

/** How the table changed, without a word. @param {View | null} before @param {View} after @returns {Beat} */
function still(before, after) {
  return {
    id: ++last, name: '', fields: {}, text: '', open: '', weight: 'small', live: false, before, after,
    moves: movesBetween(before, after), shown: shownBetween(before, after),
    changes: changesBetween(before, after), folded: [],
  };
}

/** A message that does not say what each event did: one beat for all. @param {Description} game @param {View | null} before @param {Pick<GameUpdate, 'view' | 'events' | 'undone'>} update @param {Line[]} lines @returns {Beat[]} */
function gap(game, before, { view, events, undone }, lines) {
  const line = lines.at(-1);
  if (!line) return [still(before, view)];
  const kind = game.events[events[line.at]?.[0]];
  const beat = kind ? beatOf(game, kind, events[line.at], line, before ?? view, view)
    : { ...still(before, view), name: undone ? 'undone' : '', text: line.text, open: line.open };
  return [{ ...beat, before, weight: view.over && !before?.over ? 'round' : 'plain' }];
}

/** Small beats are told with the one after them, or together at the end. @param {Beat[]} beats */
function folded(beats) {
  /** @type {Beat[]} */
  const kept = [];
  /** @type {Beat[]} */
  let small = [];
  for (const beat of beats) {
    if (beat.weight === 'small') {
      small.push(beat);
    } else {
      kept.push(together(small, beat));
      small = [];
    }
  }
  if (small.length) kept.push(spoken(small));
  return kept;
}

/** Several small beats as one that says what the last of them say. @param {Beat[]} small @returns {Beat} */
function spoken(small) {
  const said = small.filter(({ text, open }) => text || open).slice(-MOST_SENTENCES);
  /** @param {'text' | 'open'} what */
  const joined = (what) => said.map((one) => one[what]).filter(Boolean).join(' ');
  const rest = small.map((one) => (said.includes(one) ? { ...one, text: '', open: '' } : one));
  const end = { ...rest[rest.length - 1], line: said.at(-1)?.line, text: joined('text'), open: joined('open') };
  return together(rest.slice(0, -1), end);
}

/** A beat, told together with earlier ones. @param {Beat[]} earlier @param {Beat} beat @returns {Beat} */
export function together(earlier, beat) {
  if (!earlier.length) return beat;
  const { before } = earlier[0];
  const spelled = earlier.flatMap((one) => [...one.folded, ...(one.name ? [{ ...one, folded: [] }] : [])]);
  return { ...beat, before, moves: movesBetween(before, beat.after), folded: [...spelled, ...beat.folded] };
}

/** A beat that also leads to a later table. @param {Beat} beat @param {View} after @returns {Beat} */
export function leadingTo(beat, after) {
  return { ...beat, after, moves: movesBetween(beat.before, after) };
}

/** With what happens after the last sentence. @param {Beat[]} beats @param {View} from @param {View} view @param {Line[]} lines @returns {Beat[]} */
function closed(beats, from, view, lines) {
  const end = beats.at(-1);
  const same = from === view && (end || !lines.length);
  if (same && end) return beats;
  if (end?.weight === 'small') {
    return [...beats.slice(0, -1), leadingTo(end, view)];
  }
  return [...beats, still(from, view)];
}

/**
 * A stretch of a film that is seen in one step.
 * @typedef {{last: number, beat: Beat | null, lines: Line[]}} Step the moment it leads to, and what is told
 */

/**
 * A film cut into steps: small things, and moments without a word, go with what follows.
 * @param {Moment[]} moments @param {Line[][]} story by moment @param {(Beat | null)[]} beats by moment
 * @returns {Step[]}
 */
export function stepsOf(moments, story, beats) {
  /** @type {Step[]} */
  const steps = [];
  let first = 0;
  moments.forEach((_, last) => {
    const end = beats[last];
    const goesOn = last < moments.length - 1 && (!end || end.weight === 'small');
    if (goesOn) return;
    const told = beats.slice(first, last + 1).filter((one) => one !== null);
    const main = told.pop();
    steps.push({
      last, beat: main ? { ...together(told, leadingTo(main, moments[last].view)), live: true } : null,
      lines: story.slice(first, last + 1).flat(),
    });
    first = last + 1;
  });
  return steps;
}

/**
 * The last sentences that were told, oldest first. Whose turn has come is left out where something else was told:
 * the headline says it.
 * @param {Beat[]} told @param {Line[]} lines the story, for when nothing has been told yet
 * @param {number} count @param {boolean} [open] what the viewer knows, not only what everybody may read
 */
export function latest(told, lines, count, open = false) {
  const said = (/** @type {{text: string, open: string}} */ one) => (open ? one.open : one.text);
  const beats = told.flatMap((one) => [...one.folded, one].sort((a, b) => a.id - b.id));
  const telling = beats.filter((one) => said(one) && !passesTurn(one));
  const found = telling.length ? telling : told.length ? beats : lines;
  return found.map(said).filter(Boolean).slice(-count);
}

/** Whether all that happened is that somebody's turn has come. @param {Beat} beat */
export function passesTurn({ weight, fields, after, moves, folded }) {
  return weight === 'small' && Object.keys(fields).length === 1 && fields.seat === after.turn
    && !moves.length && !folded.length;
}

// What an event did

/**
 * How much it matters: what the game says, or what can be seen.
 * @param {Description} game @param {EventKind} kind @param {View} before @param {View} after @returns {Weight}
 */
export function weigh(game, kind, before, after) {
  if (kind.weight === 'round' || (after.over && !before.over)) return 'round';
  if (outOf(game, after) & ~outOf(game, before)) return 'big';
  if (kind.weight) return kind.weight;
  return turnedUp(before, after).length ? 'big' : 'plain';
}

/** The heavier of two. @param {Weight} one @param {Weight} other */
export const heavier = (one, other) => ORDER.indexOf(one) > ORDER.indexOf(other);

/** Those who are out, or gone. @param {Description} game @param {View} view */
export const outOf = (game, view) => view.gone | (game.out ? Number(view.fields[game.out]) : 0);

/** Cards that came to light for everybody, also for those who knew them. @param {View} before @param {View} after */
export function turnedUp(before, after) {
  if (before.known === after.known) return [];
  return after.faces.flatMap((face, card) =>
    (face && after.known[card] === EVERYONE && before.known[card] !== EVERYONE ? [card] : []));
}

/** Cards whose face the viewer did not know before. @param {View | null} before @param {View} after */
function shownBetween(before, after) {
  if (!before || before.faces === after.faces) return [];
  return after.faces.flatMap((face, card) => (face && face !== before.faces[card] ? [card] : []));
}

/** Cards that lie in another zone. @param {View | null} before @param {View} after @returns {Move[]} */
function movesBetween(before, after) {
  if (!before || before.zones === after.zones) return [];
  /** @type {Map<number, number>} */
  const was = new Map();
  before.zones.forEach((cards, zone) => {
    if (cards !== after.zones[zone]) for (const card of cards) was.set(card, zone);
  });
  return after.zones.flatMap((cards, to) => (cards === before.zones[to] ? [] : cards.flatMap((card) => {
    const from = was.get(card) ?? to;
    return from === to ? [] : [{ card, from, to }];
  })));
}

/** Fields that have another value. @param {View | null} before @param {View} after */
function changesBetween(before, after) {
  /** @type {Record<string, {from: any, to: any}>} */
  const found = {};
  if (!before || before.fields === after.fields) return found;
  for (const [name, to] of Object.entries(after.fields)) {
    const from = before.fields[name];
    if (String(from) !== String(to)) found[name] = { from, to };
  }
  return found;
}
