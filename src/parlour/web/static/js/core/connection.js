// One WebSocket to a room that comes back by itself. Commands are repeated under their own id
// until they are answered, so that nothing is lost and nothing is done twice.

import { firstLine, greeting, isFirst, lineTo } from './early.js';
import { refusalText, t } from './language.js';

/**
 * @import {Envelope} from './types.js'
 *
 * @typedef {{type: string, payload: object, id: string, posted: boolean, since: number,
 *   done: () => void, failed: (error: Problem) => void}} Waiting
 * @typedef {{
 *   hello: () => {key: string | null, seen: number},
 *   message: (message: Envelope) => void,
 *   refused: (error: Problem) => void,
 *   ended: (reason: string) => void,
 *   failed: () => void,
 *   changed: () => void}} Listener
 */

const FIRST_DELAY = 250;
const LONGEST_DELAY = 5000;
const PATIENCE = 8000; // without an answer for so long, the line is dead
const ASLEEP = 4000; // after so long in the background, one cannot trust the line

// What the room does once however often it hears it, as it remembers the ids of those who sit.
const REPEATABLE = new Set([
  'act', 'pick', 'take_back', 'undo', 'more_time', 'ready', 'profile', 'settings', 'add_bot', 'kick',
  'give_host', 'start', 'rematch', 'say', 'emote', 'leave',
]);

/** Why something was not done. */
export class Problem extends Error {
  /** @param {string} code @param {string} text */
  constructor(code, text) {
    super(text);
    this.code = code;
  }
}

/** A name for a command; `crypto.randomUUID` needs HTTPS, this does not. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  /** @param {string} code @param {Listener} listener */
  constructor(code, listener) {
    this.code = code;
    this.listener = listener;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, Waiting>} */
    this.waiting = new Map();
    this.open = false; // whether the room has welcomed us
    this.stopped = false;
    this.restarting = false;
    this.lostAt = Date.now();
    this.delay = FIRST_DELAY;
    this.timer = 0;
    this.hiddenAt = 0;
    this.watch = setInterval(() => this.#check(), 500);
    this.wake = () => this.#wake();
    this.shown = (/** @type {PageTransitionEvent} */ event) => event.persisted && this.#wake(); // not when it is new
    this.offline = () => this.#lost(this.socket);
    addEventListener('online', this.wake);
    addEventListener('offline', this.offline);
    addEventListener('pageshow', this.shown);
    document.addEventListener('visibilitychange', this.wake);
    if (code) this.connect();
  }

  /** Milliseconds since the line was lost; 0 while it is there. */
  get lostFor() {
    return this.open || this.stopped ? 0 : Date.now() - this.lostAt;
  }

  /** Milliseconds for which the oldest command has been waiting. */
  get waitingFor() {
    const [first] = this.waiting.values();
    return first ? Date.now() - first.since : 0;
  }

  /** Open a new line at once; an old one is given up when the new one is welcomed. */
  connect() {
    if (this.stopped) return;
    clearTimeout(this.timer);
    const first = isFirst() ? firstLine(this.code, this.#hello()) : null;
    const socket = first?.socket ?? lineTo(this.code);
    const old = this.socket;
    this.socket = socket;
    if (!first) socket.onopen = () => socket.send(this.#hello());
    const hear = (/** @type {MessageEvent} */ event) => {
      if (socket === this.socket) this.#hear(JSON.parse(event.data), old);
    };
    socket.onmessage = hear;
    socket.onclose = () => this.#lost(socket);
    queueMicrotask(() => first?.heard.forEach(hear)); // when whoever made us is ready to listen
  }

  #hello() {
    const { key, seen } = this.listener.hello();
    return greeting(key, seen);
  }

  /**
   * Ask for something. Settled when the room has answered.
   * @param {string} type @param {object} [payload] @returns {Promise<void>}
   */
  send(type, payload = {}) {
    return new Promise((done, failed) => {
      if (this.stopped) {
        failed(new Problem('closed', t('refusal-closed')));
        return;
      }
      const id = newId();
      const waiting = { type, payload, id, posted: false, since: Date.now(), done, failed };
      this.waiting.set(id, waiting);
      if (this.open && this.socket?.readyState === WebSocket.OPEN) this.#post(waiting);
      this.listener.changed();
    });
  }

  /** Leave for good. */
  stop() {
    this.stopped = true;
    this.open = false;
    clearInterval(this.watch);
    clearTimeout(this.timer);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.offline);
    removeEventListener('pageshow', this.shown);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  /** @param {Waiting} waiting */
  #post(waiting) {
    const { type, payload, id } = waiting;
    waiting.posted = true;
    waiting.since = Date.now();
    this.socket?.send(JSON.stringify({ type, payload, id }));
  }

  /** @param {Envelope} message @param {WebSocket | null} old */
  #hear(message, old) {
    const { type, payload } = message;
    if (type === 'welcome') this.#welcomed(old);
    if (type === 'ack') this.#settle(payload.id, null);
    else if (type === 'error') this.#refused(payload);
    else if (type === 'goodbye') this.#goodbye(payload);
    else this.listener.message(message);
  }

  /** @param {WebSocket | null} old */
  #welcomed(old) {
    old?.close();
    this.open = true;
    this.restarting = false;
    this.delay = FIRST_DELAY;
    for (const waiting of [...this.waiting.values()]) {
      if (!waiting.posted || REPEATABLE.has(waiting.type)) {
        this.#post(waiting);
      } else {
        this.waiting.delete(waiting.id);
        waiting.failed(new Problem('lost', t('refusal-lost')));
      }
    }
    this.listener.changed();
  }

  /** @param {{code: string, text: string, id?: string}} error */
  #refused(error) {
    const problem = new Problem(error.code, refusalText(error.code, error.text));
    if (error.id) this.#settle(error.id, problem);
    else this.listener.refused(problem);
  }

  /** @param {{reason: string, again: boolean}} goodbye */
  #goodbye(goodbye) {
    if (goodbye.again) {
      this.restarting = true;
      return;
    }
    this.stop();
    this.listener.ended(goodbye.reason);
  }

  /** @param {string} id @param {Problem | null} problem */
  #settle(id, problem) {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    if (problem) waiting.failed(problem);
    else waiting.done();
    this.listener.changed();
  }

  /** @param {WebSocket | null} socket */
  #lost(socket) {
    if (socket !== this.socket || this.stopped) return;
    if (this.open) this.lostAt = Date.now();
    else this.listener.failed();
    this.open = false;
    this.socket = null;
    if (socket) {
      socket.onclose = null;
      socket.close();
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 1.7, LONGEST_DELAY);
    this.listener.changed();
  }

  /** Come back at once when the page is seen again or the network returns. */
  #wake() {
    if (document.visibilityState === 'hidden') {
      this.hiddenAt = Date.now();
      return;
    }
    const slept = this.hiddenAt && Date.now() - this.hiddenAt > ASLEEP;
    this.hiddenAt = 0;
    if (!this.open || slept) {
      this.delay = FIRST_DELAY;
      this.connect();
    }
  }

  /** Give up a line on which nothing is answered. */
  #check() {
    if (this.open && this.waitingFor > PATIENCE) this.#lost(this.socket);
    else if (this.waiting.size || !this.open) this.listener.changed();
  }
}
