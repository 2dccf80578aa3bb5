// A room as one viewer sees it: the newest messages, and the story so far.

import { getGame, getRoom, Refusal } from './api.js';
import { Connection, Problem } from './connection.js';
import { memory } from './early.js';
import * as keep from './keep.js';
import { onLanguage, t } from './language.js';
import { retell, tell } from './words.js';

/**
 * @import {Description, Envelope, GameUpdate, Line, Player, RoomInfo, Said} from './types.js'
 * @import {News} from '../director/director.js'
 */

const LONGEST_STORY = 400;
const STORE_DELAY = 300;
const NOTICE = 15000;

export class Session {
  /**
   * @param {string} code
   * @param {{key?: string | null, onChange?: () => void, onNews?: (news: News) => void,
   *   onRetold?: (game: Description, names: string[]) => void, onSaid?: (said: Said) => void, onHint?: (action: number) => void,
   *   onSeated?: (key: string, place: number) => void, prepare?: (game: Description) => Promise<void>,
   *   tab?: string}} [settings] `prepare` makes a game ready to be drawn, `tab` names what survives a
   *   reload
   */
  constructor(code, settings = {}) {
    this.code = code;
    this.key = settings.key ?? null;
    this.settings = settings;
    /** @type {RoomInfo | null} */
    this.room = null;
    /** @type {GameUpdate | null} */
    this.game = null;
    /** @type {Description | null} */
    this.description = null;
    /** @type {number | null} */
    this.place = null;
    /** @type {Line[]} oldest first */
    this.lines = [];
    /** @type {Said[]} */
    this.talk = [];
    /** @type {Problem | null} why the room does not want us */
    this.refusal = null;
    /** @type {string} why the room sent us away */
    this.ended = '';
    /** @type {string} something the people here should know */
    this.notice = '';
    this.seq = -1;
    this.gameAt = 0; // when the newest game message came, for its clock
    this.fresh = false;
    this.storing = 0;
    addEventListener('pagehide', () => this.#store());
    /** @type {GameUpdate[]} messages that came before the players' seats were known */
    this.early = [];
    /** @type {Promise<void>} */
    this.queue = Promise.resolve();
    this.#restore();
    onLanguage(() => this.#translate());
    this.connection = new Connection(code, {
      hello: () => this.#hello(),
      message: (message) => this.#take(message),
      refused: (problem) => this.#refused(problem),
      ended: (reason) => {
        this.ended = reason;
        this.changed();
      },
      failed: () => this.#lookForRoom(),
      changed: () => this.changed(),
    });
  }

  // What a page asks

  /** @returns {Player[]} by seat in the game, or in order of arrival before it */
  get players() {
    const players = this.room?.players ?? [];
    const seated = players.filter((player) => player.seat !== null);
    return seated.length ? seated.sort((a, b) => Number(a.seat) - Number(b.seat)) : players;
  }

  /** @returns {string[]} */
  get names() {
    return this.players.map((player) => player.name);
  }

  /** @returns {Player | null} */
  get me() {
    return this.room?.players.find((player) => player.place === this.place) ?? null;
  }

  get isHost() {
    return this.me?.host ?? false;
  }

  /** Whether there is a table to draw. */
  get playing() {
    return Boolean(
      this.room && this.room.phase !== 'lobby' && this.game && this.description
        && this.description.name === this.room.game && this.names.length >= this.game.view.seats,
    );
  }

  /** Seconds until the question is settled without us; null without a clock. */
  get secondsLeft() {
    const seconds = this.game?.seconds ?? null;
    if (seconds === null) return null;
    return Math.max(0, seconds - (performance.now() - this.gameAt) / 1000);
  }

  // What a page does

  /** @param {string} type @param {object} [payload] */
  async send(type, payload = {}) {
    try {
      await this.connection.send(type, payload);
    } catch (error) {
      if (error instanceof Problem && error.code === 'stale') this.refresh();
      throw error;
    }
  }

  /** @param {string} type @param {object} payload an answer to the question on the screen */
  answer(type, payload) {
    return this.send(type, { ...payload, seen: this.game?.seq ?? -1 });
  }

  /** Ask for everything afresh. */
  refresh() {
    this.fresh = true;
    this.connection.connect();
  }

  stop() {
    this.connection.stop();
  }

  changed() {
    this.settings.onChange?.();
  }

  // What the room says

  #hello() {
    const seen = this.fresh ? -1 : this.seq;
    this.fresh = false;
    return { key: this.key, seen };
  }

  /** @param {Envelope} message */
  #take(message) {
    this.queue = this.queue.then(() => this.#read(message)).catch((error) => {
      console.error(error);
    });
  }

  /** @param {Envelope} message */
  async #read({ type, payload }) {
    if (type === 'game' || type === 'said') this.seq = Math.max(this.seq, payload.seq);
    if (type === 'welcome') this.#welcome(payload.place);
    else if (type === 'joined') this.#joined(payload);
    else if (type === 'left') this.#left();
    else if (type === 'room') await this.#readRoom(payload);
    else if (type === 'game') this.#readGame(payload);
    else if (type === 'said') this.#readSaid(payload);
    else if (type === 'hint') this.settings.onHint?.(payload.action);
    this.#storeSoon();
    this.changed();
  }

  /** @param {number | null} place */
  #welcome(place) {
    this.refusal = null;
    this.place = place;
  }

  /** @param {{place: number, key: string}} joined */
  #joined({ place, key }) {
    this.place = place;
    this.key = key;
    this.settings.onSeated?.(key, place);
  }

  /** We watch from now on; numbers start anew. */
  #left() {
    this.place = null;
    this.key = null;
    this.game = null;
    this.seq = -1;
    this.talk = [];
    keep.forgetSeat(this.code);
  }

  /** @param {RoomInfo} room */
  async #readRoom(room) {
    const before = this.room;
    this.description = await this.#fetch(room);
    this.room = room;
    this.#noteHost(before, room);
    if (room.phase === 'lobby') {
      this.game = null;
      this.early = this.early.filter((update) => update.seq >= room.seq);
      if (before && before.phase !== 'lobby') this.lines = [];
    }
    const early = this.early;
    this.early = [];
    for (const update of early) this.#readGame(update);
  }

  /** The game of a room, ready to be drawn; in a lobby there is no hurry with that. @param {RoomInfo} room */
  async #fetch(room) {
    const found = await getGame(room.game, room.options);
    const ready = this.settings.prepare?.(found);
    if (room.phase !== 'lobby') await ready;
    else ready?.then(() => this.changed());
    return found;
  }

  /** The same room in another language. */
  async #translate() {
    if (!this.room) return;
    this.description = await this.#fetch(this.room);
    this.lines = retell(this.description, this.names, this.lines);
    this.settings.onRetold?.(this.description, this.names);
    this.changed();
  }

  /** @param {RoomInfo | null} before @param {RoomInfo} room */
  #noteHost(before, room) {
    const old = before?.players.find((player) => player.host);
    const host = room.players.find((player) => player.host);
    if (!old || !host || old.place === host.place) return;
    const you = host.place === this.place ? 'yes' : 'no';
    this.#tellPeople(t('host-changed', { old: old.name, name: host.name, you }));
  }

  /** @param {GameUpdate} update */
  #readGame(update) {
    const game = this.description;
    if (!game || !this.room || this.room.phase === 'lobby') {
      this.early.push(update);
      return;
    }
    const before = this.game;
    if (before && update.seq < before.seq) return;
    const isNew = !before || update.seq > before.seq;
    const old = before?.view ?? null;
    const lines = isNew ? tell(game, this.names, old, update) : [];
    const { changes, ...table } = update; // what was told need not be kept
    this.game = table;
    this.gameAt = performance.now();
    this.lines.push(...lines);
    this.lines.splice(0, this.lines.length - LONGEST_STORY);
    if (isNew) this.settings.onNews?.({ game, names: this.names, before: old, lines, update });
  }

  /** @param {Said} said */
  #readSaid(said) {
    const last = this.talk.at(-1);
    if (last && said.seq <= last.seq) return;
    this.talk.push(said);
    this.talk.splice(0, this.talk.length - 100);
    this.settings.onSaid?.(said);
  }

  /** @param {Problem} problem */
  #refused(problem) {
    if (this.connection.open) {
      this.#tellPeople(problem.message);
    } else if (problem.code === 'forbidden' && this.key) {
      this.key = null; // somebody else's seat now, or a seat of a room that is no more
      this.fresh = true;
      keep.forgetSeat(this.code);
      this.#tellPeople(t('seat-lost'));
    } else {
      this.refusal = problem;
      if (problem.code !== 'limit') this.connection.stop();
    }
    this.changed();
  }

  /** @param {string} notice shown for a while */
  #tellPeople(notice) {
    this.notice = notice;
    setTimeout(() => {
      if (this.notice === notice) this.notice = '';
      this.changed();
    }, NOTICE);
  }

  /** A line that cannot be opened: is the room still there? */
  async #lookForRoom() {
    try {
      await getRoom(this.code);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        this.connection.stop();
        this.refusal = new Problem('unknown', error.message);
        this.changed();
      }
    }
  }

  // Surviving a reload

  #restore() {
    const kept = this.settings.tab ? memory(this.settings.tab, this.code, this.key) : null;
    if (!kept) return;
    const { room, game, lines, talk, seq, early } = kept;
    this.queue = this.#fetch(room).then((description) => {
      this.description = description;
      Object.assign(this, { room, game, lines, talk, seq: Math.max(seq, this.seq), early });
      this.gameAt = performance.now() - 1e9; // its clock has run on; the room will tell
      this.changed();
    }).catch(() => this.refresh());
    this.seq = seq;
  }

  #storeSoon() {
    this.storing ||= setTimeout(() => this.#store(), STORE_DELAY);
  }

  #store() {
    clearTimeout(this.storing);
    this.storing = 0;
    if (!this.settings.tab || !this.room) return;
    const { code, key, room, game, lines, talk, seq, early } = this;
    keep.remember(this.settings.tab, { code, key, room, game, lines, talk, seq, early });
  }
}
