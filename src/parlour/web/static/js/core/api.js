// What the pages ask over HTTP.

import { language, refusalText, t } from './language.js';
import { shelved, worded } from './sentences.js';

/**
 * @import {Description, GameEntry, Info, OptionValue, Remembered} from './types.js'
 * @import {Page} from './film.js'
 *
 * A game that is over; winners are seats.
 * @typedef {{round: number, game: string, title: string, names: string[], winners: number[]}} Finished
 */

/** Something the server refused, with a sentence for people. */
export class Refusal extends Error {
  /** @param {string} text @param {string} code @param {number} status */
  constructor(text, code, status) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

/** @param {string} path @param {RequestInit} [init] @returns {Promise<any>} */
export async function call(path, init) {
  let response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal(t('refusal-unreachable'), 'unreachable', 0);
  }
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body;
  const { code = 'refused', text = t('refusal-refused', { status: response.status }) } = body.error ?? body;
  throw new Refusal(refusalText(code, text), code, response.status);
}

/** @param {any} body @returns {RequestInit} */
export function posted(body) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** @returns {Promise<Info>} */
export const getInfo = () => call('/api/info');

/** @returns {Promise<GameEntry[]>} */
export async function getGames() {
  /** @type {GameEntry[]} */
  const found = await call(`/api/games?language=${language()}`);
  return found.map(shelved);
}

/** @type {Map<string, Promise<Description>>} */
const described = new Map();

/**
 * A game, with its rules under these options.
 * @param {string} name @param {Record<string, OptionValue>} [options] @returns {Promise<Description>}
 */
export function getGame(name, options = {}) {
  const chosen = new URLSearchParams(Object.entries(options).map(([key, value]) => [key, `${value}`]));
  chosen.set('language', language());
  const path = `/api/games/${encodeURIComponent(name)}?${chosen}`;
  let found = described.get(path);
  if (!found) {
    found = call(path).then(worded);
    found.catch(() => described.delete(path));
    described.set(path, found);
  }
  return found;
}

/** The game that came with the page is read at once: what draws it may still be on its way. */
function readGame() {
  const here = globalThis.document?.getElementById('game');
  if (here?.dataset.path) described.set(here.dataset.path, Promise.resolve(worded(JSON.parse(here.textContent ?? ''))));
}
readGame();

/**
 * @param {{game?: string, preset?: string, options?: Record<string, OptionValue>}} wanted
 * @returns {Promise<{room: string, tv: string, join: string}>}
 */
export const createRoom = (wanted) => call('/api/rooms', posted(wanted));

/** @param {string} code @returns {Promise<{game: string, phase: string}>} */
export const getRoom = (code) => call(`/api/rooms/${encodeURIComponent(code)}`);

/** @param {string} code */
export const qrPath = (code) => `/api/rooms/${encodeURIComponent(code)}/qr.svg`;

/** @param {string} code @param {number} round */
export const replayPath = (code, round) => `/api/rooms/${encodeURIComponent(code)}/replay?round=${round}`;

/** @param {string} code @returns {Promise<Finished[]>} the last one at the end */
export const getFinished = (code) => call(`/api/rooms/${encodeURIComponent(code)}/games`);

/** @param {string} code @param {number} round @returns {Promise<Remembered[]>} */
export const getHighlights = (code, round) => call(`/api/rooms/${encodeURIComponent(code)}/highlights?round=${round}`);

/** @param {number} viewer */
const eyes = (viewer) => (viewer === -2 ? 'all' : viewer < 0 ? 'watcher' : String(viewer));

/**
 * A page of a replay, from a moment on.
 * @param {string} code @param {number} round @param {number} viewer @param {number} first
 * @returns {Promise<Page>}
 */
export const getPage = (code, round, viewer, first) =>
  call(`/api/rooms/${encodeURIComponent(code)}/frames?viewer=${eyes(viewer)}&round=${round}&from=${first}`);

/**
 * The same of a game that somebody has as a file.
 * @param {string} log @param {number} viewer @param {number} first @returns {Promise<Page>}
 */
export const postPage = (log, viewer, first) =>
  call(`/api/frames?viewer=${eyes(viewer)}&from=${first}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: log,
  });
