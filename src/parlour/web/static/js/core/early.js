// The first line to a room, opened while the rest of the page is still on its way. What the room says is kept
// until somebody listens.

import * as keep from './keep.js';

const PROTOCOL = 1;

/** The room code of this page's address. */
export function roomOfAddress() {
  const query = new URLSearchParams(location.search);
  return (query.get('room') ?? query.get('game') ?? '').trim().toUpperCase();
}

/** What is said to a room first. @param {string | null} key @param {number} seen @returns {string} */
export function greeting(key, seen) {
  const payload = { protocol: PROTOCOL, seen, detail: true };
  return JSON.stringify({ type: 'hello', payload: key ? { ...payload, key } : payload });
}

/** What a tab knew of a room before it was loaded again. @param {string} tab @param {string} code @param {string | null} key @returns {any} */
export function memory(tab, code, key) {
  const kept = keep.recall(tab);
  return kept?.code === code && kept.key === key ? kept : null;
}

/** @param {string} code */
export function lineTo(code) {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(code)}`);
}

/** @type {{socket: WebSocket, code: string, hello: string, heard: MessageEvent[]} | null} */
let first = null;

/** @param {string} code @param {string} hello */
function open(code, hello) {
  const socket = lineTo(code);
  /** @type {MessageEvent[]} */
  const heard = [];
  socket.onopen = () => socket.send(hello);
  socket.onmessage = (event) => heard.push(event);
  first = { socket, code, hello, heard };
}

/**
 * The line that was opened first, if it is there, leads to this room and has said just this; else it is closed.
 * @param {string} code @param {string} hello
 */
export function firstLine(code, hello) {
  const found = first;
  first = null;
  if (found?.code === code && found.hello === hello && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return null;
}

/** Whether a line was opened that nobody has asked for yet. */
export const isFirst = () => first !== null;

// A page says in its script's mark as whom it comes: a `player`, who may have a seat, or a `screen`.
const as = globalThis.document?.getElementById('line')?.dataset.as;
const code = as ? roomOfAddress() : '';
if (as && code) {
  const key = as === 'player' ? keep.seatIn(code)?.key ?? null : null;
  open(code, greeting(key, memory(`${as}.${code}`, code, key)?.seq ?? -1));
}
