// A replay put together from its pages: views from changes. What has not changed is shared, so a
// long game takes little more memory than its pages.

/**
 * @import {Change, GameUpdate, OptionValue, Player, Remembered, View} from './types.js'
 *
 * A moment as it comes.
 * @typedef {{events: number[][], shown: [number, number, number][], change: Change}} Frame
 * @typedef {{game: string, players: Player[], viewer: number, moments: number, first: number,
 *   view: View, frames: Frame[], options: Record<string, OptionValue>, highlights: Remembered[]}} Page
 *
 * A moment as it is shown.
 * @typedef {{view: View, events: number[][], shown: [number, number, number][]}} Moment
 */

/** A finished game as one viewer saw it, as far as it has come. */
export class Film {
  /** @param {Page} page the first one */
  constructor(page) {
    const { game, players, viewer, moments } = page;
    this.game = game;
    this.players = players;
    this.names = players.map(({ name }) => name);
    this.viewer = viewer;
    this.moments = moments;
    this.options = page.options;
    /** @type {Remembered[]} when all of it is here */
    this.highlights = [];
    /** @type {Moment[]} */
    this.frames = [];
    this.add(page);
  }

  /** Whether all of it is here. */
  get whole() {
    return this.frames.length >= this.moments;
  }

  /** @param {Page} page the one that begins where this film ends */
  add({ view, frames, highlights }) {
    this.highlights = highlights;
    for (const { events, shown, change } of frames) {
      view = changed(view, change);
      this.frames.push({ view, events, shown });
    }
  }
}

/**
 * The table before the events of a message and after each of them; null if that is not known.
 * @param {Pick<GameUpdate, 'view' | 'events' | 'changes'>} update @returns {View[] | null}
 */
export function boardsOf({ view, events, changes }) {
  if (!changes || changes.length !== events.length || !events.length) return null;
  const known = boardsBy.get(changes);
  if (known?.at(-1) === view) return known;
  const boards = [view];
  for (let at = changes.length - 1; at >= 0; at--) boards.push(changed(boards[boards.length - 1], changes[at]));
  boardsBy.set(changes, boards.reverse());
  return boards;
}

/** @type {WeakMap<Change[], View[]>} sentences and beats ask for the same ones */
const boardsBy = new WeakMap();

/**
 * A view after a change.
 * @param {View} view @param {Change} change @returns {View}
 */
export function changed(view, { zones, faces, known, fields, rest, cards = view.faces.length }) {
  return {
    ...view,
    ...rest,
    zones: zones ? moved(view.zones, zones) : view.zones,
    faces: faces || cards < view.faces.length ? replaced(view.faces, faces, cards) : view.faces,
    known: known || cards < view.faces.length ? replaced(view.known, known, cards) : view.known,
    fields: fields ? { ...view.fields, ...fields } : view.fields,
  };
}

/** @param {number[][]} old @param {number[][]} splices zone, kept in front, kept behind, new cards */
function moved(old, splices) {
  const zones = [...old];
  for (const [zone, front, back, ...cards] of splices) {
    const before = old[zone];
    zones[zone] = [...before.slice(0, front), ...cards, ...before.slice(before.length - back)];
  }
  return zones;
}

/**
 * @param {number[]} old @param {number[] | undefined} pairs places and what stands there now
 * @param {number} length how many of the old ones stay
 */
function replaced(old, pairs = [], length = old.length) {
  const values = old.slice(0, length);
  for (let at = 0; at < pairs.length; at += 2) values[pairs[at]] = pairs[at + 1];
  return values;
}
