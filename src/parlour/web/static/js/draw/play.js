// One player at the table: what they look at, what they are about to do, and how they do it.

import { t } from '../core/language.js';
import { Director, HAND } from '../director/director.js';
import * as keep from '../core/keep.js';
import { Memories } from '../core/memories.js';
import { cardsMeant, DONE, entryOf, menu, pathText, shortcut } from '../core/picks.js';
import { faceTitle, listed, seatsIn } from '../core/words.js';
import { fieldAsked, isOwnCard, quietLabel, quietly } from './discreet.js';
import { buzz, cue, sound, tick } from './senses.js';
import { skinOf } from './skin.js';
import { handOf, heldBy, offeredTo, seatedAt, waitingFor } from './table.js';

/**
 * @import {Description, Field, GameUpdate, RoomInfo} from '../core/types.js'
 * @import {Entry, Eyes, Menu} from '../core/picks.js'
 * @import {Session} from '../core/session.js'
 * @import {News} from '../director/director.js'
 *
 * @import {Scene} from './table.js'
 *
 * @typedef {Eyes & {update: GameUpdate}} Now
 * @typedef {'' | 'rules' | 'log' | 'chat' | 'more' | 'leave' | 'rename'} DialogName
 */

const HOLD = 220; // a touch longer than that is a look
const READ = 550; // and on an open card, a wish to read its rule
const TOAST = 6000;
const AFTER_THE_BEAT = 0.3; // seconds, so that one hears what led to it
const DRAG = 12; // pixels after which a touch is no tap
const THROW = 70; // upwards, and the card is played
const NAMED = 7; // answers, at most, to somebody who cannot have what they tapped

/** Before the first message: no question, no cards. */
const NOTHING = {
  now: null, menu: null, meant: /** @type {number[]} */ ([]), field: null,
  direct: /** @type {Set<number>} */ (new Set()), covered: /** @type {Set<number>} */ (new Set()),
};

/**
 * While the question is what to do at all: the cards of the hand that a tap chooses at once, and the
 * forms of action that need no button because of them.
 * @param {Now} now @param {Menu | null} asked
 */
function direct(now, asked) {
  const { game, view, hand, update } = now;
  if (asked?.kind !== 'form' || asked.entries.length < 2) return { direct: new Set(), covered: new Set() };
  const faces = new Set(hand.map((card) => view.faces[card]));
  const own = (/** @type {number} */ form) => {
    const first = game.forms[form].fields[0];
    return first !== undefined && first.type === 'face' && isOwnCard(first);
  };
  const actions = update.choices.map((action) => game.actions[action]);
  const forms = new Set(actions.map(([form]) => form).filter(own));
  const covered = new Set([...forms].filter((form) =>
    actions.every(([other, face]) => other !== form || faces.has(face))));
  const cards = hand.filter((card) => {
    const found = shortcut(now, update.choices, card);
    return found !== null && covered.has(found.path[0]);
  });
  const tapped = new Set(cards.map((card) => view.faces[card]));
  for (const [form, face] of actions) if (!tapped.has(face)) covered.delete(form);
  return { direct: new Set(cards), covered };
}

/** A button that was tapped does not get the keys that follow: Space is to show cards, Enter to confirm. @param {MouseEvent} event */
function leaveButton({ detail, target }) {
  const button = detail > 0 && target instanceof Element && target.closest(':is(.phone, .desk) button');
  if (button instanceof HTMLElement) button.blur();
}

export class Play {
  /**
   * @param {Session} session @param {() => void} changed
   * @param {{alone?: boolean, typing?: () => boolean}} [settings] `alone`: nobody else looks at this screen;
   *   `typing`: whether keys are pressed by this player, where several share a keyboard
   */
  constructor(session, changed, settings = {}) {
    this.session = session;
    this.changed = changed;
    this.alone = settings.alone ?? false;
    this.typing = settings.typing ?? (() => true);
    this.director = new Director(changed, HAND);
    this.memories = new Memories(changed);
    this.director.onBeat = (beat) => session.description && sound(session.description, beat, beat.after.viewer);
    this.peeking = false;
    this.looked = false; // the touch that ends now was a look, not a tap
    /** @type {Entry | null} waits for the second tap */
    this.armed = null;
    this.armedFace = 0; // of the card that was tapped to arm it
    this.sent = ''; // what was tapped and is on its way
    this.answers = 0; // that were sent
    this.toast = '';
    this.hinted = -1;
    this.unread = 0;
    this.guided = -1; // the first question with a guide
    /** @type {DialogName} */
    this.dialog = '';
    this.face = 0; // whose rule is on the screen
    this.held = 0; // the face under the finger while peeking
    this.holdTimer = 0;
    this.toastTimer = 0;
    this.spoken = 0; // the face that the last event named, as in a claim
    /** @type {{card: number, x: number, y: number, moved: boolean, element: HTMLElement} | null} */
    this.drag = null;
    /** @type {{update: GameUpdate | null, room: RoomInfo | null, game: Description | null, now: Now | null,
     *   menu: Menu | null, meant: number[], field: (Field & {spoken: boolean}) | null,
     *   direct: Set<number>, covered: Set<number>}} */
    this.known = { ...NOTHING, update: null, room: null, game: null };
    this.listeners = new AbortController();
    this.#listen();
  }

  // What is true now

  /** @returns {Now | null} */
  get now() {
    const { game: update, room, playing, description } = this.session;
    if (!playing || !update || !room) return null;
    const { known } = this;
    if (known.update !== update || known.room !== room || known.game !== description) this.#look(update, room);
    return this.known.now;
  }

  /** Work out, once per message and language, what there is to draw. @param {GameUpdate} update @param {RoomInfo} room */
  #look(update, room) {
    const { description: game, names } = this.session;
    const { view } = update;
    this.known = { ...NOTHING, update, room, game };
    if (!game) return;
    const now = {
      game, update, view, names,
      hand: handOf(game, view), held: heldBy(game, view), offers: offeredTo(game, view),
    };
    const asked = update.choices.length ? menu(now, update.choices, update.pick) : null;
    const answers = asked ? asked.entries.map((one) => one.step) : [];
    const field = asked ? fieldAsked(now, update.choices, update.pick) : null;
    const meant = asked && field && isOwnCard(field) ? cardsMeant(now, asked.kind, answers) : [];
    this.known = { update, room, game, now, menu: asked, meant, field, ...direct(now, asked) };
  }

  /** Whether the cards lie open until somebody says otherwise. */
  get locked() {
    const said = keep.cardsOpen(this.session.code);
    if (said !== null) return said;
    const people = this.session.room?.players.filter((player) => !player.bot) ?? [];
    return this.alone || people.length <= 1;
  }

  get open() {
    return this.peeking || this.locked;
  }

  get asked() {
    return Boolean(this.now?.update.choices.length);
  }

  /** @returns {Menu | null} the question to this player */
  get menu() {
    return this.now && this.known.menu;
  }

  /** The secret cards among which the question asks to choose; none if it does not. */
  get meant() {
    return this.now ? this.known.meant : [];
  }

  /** The cards that keys choose. */
  get numbered() {
    const { direct } = this.known;
    if (this.meant.length) return this.meant;
    return direct.size ? (this.now?.hand ?? []) : [];
  }

  /** The answers that are buttons and no cards. */
  get others() {
    const entries = this.menu?.entries ?? [];
    if (this.meant.length) return entries.filter((one) => one.step === DONE);
    return entries.filter((one) => !this.known.covered.has(one.step) || one.kind !== 'form');
  }

  /** The values of the cards that can be named, as keys, where they tell all apart. */
  get #values() {
    const entries = this.numbered.length ? [] : this.others;
    const values = entries.map(({ kind, step }) => (kind === 'face' && this.now?.game.faces[step - 1]?.value) || '');
    return new Set(values).size === entries.length && values.every((value) => /^[1-9]$/.test(value)) ? values.map(Number) : [];
  }

  /** Whether the keys of the answers stand on them: the values of cards. */
  get keysOnCards() {
    return this.#values.length > 0;
  }

  /** The keys of the answers that are no cards of the hand. */
  get keys() {
    return this.keysOnCards ? this.#values : this.others.map((_, at) => this.numbered.length + at + 1);
  }

  /** Whether these cards lie before the player without being theirs. @param {number[]} cards */
  isOffer(cards) {
    const hand = this.now?.hand ?? [];
    return cards.some((card) => !hand.includes(card));
  }

  /** @returns {Scene | null} what there is to draw, as this player may see it now */
  get scene() {
    const now = this.now;
    if (!now) return null;
    return {
      game: now.game, view: now.view, players: this.session.players, open: this.open,
      screen: now.view.over ? 'phone' : seatedAt(), mine: now.view.viewer, left: this.session.secondsLeft,
      options: this.session.room?.options, onFace: (face) => this.showFace(face), ...this.director.shown,
    };
  }

  /** What an entry is called on the screen now. @param {Entry} entry */
  label(entry) {
    return this.open || !this.now ? entry.label : quietLabel(this.now, entry, this.known.field);
  }

  /** What an entry does, in words that may be on the screen now. @param {Entry} entry */
  effect(entry) {
    const now = this.now;
    if (this.open || !now) return entry.effect;
    if (entry.action !== null) return quietly(now, now.game.actions[entry.action]);
    return this.known.field && isOwnCard(this.known.field) ? this.label(entry) : entry.effect;
  }

  /** What a bot would do. @param {number} action */
  hint(action) {
    const now = this.now;
    if (!now) return;
    this.hinted = action;
    const path = now.game.actions[action];
    this.say(t('hint-is', { action: this.open ? pathText(now, path) : quietly(now, path) }));
  }

  /** What has been picked so far, in such words. @param {Menu} asked */
  soFar(asked) {
    const now = this.now;
    if (!asked.so_far || this.open || !now?.update.pick.length) return asked.so_far;
    return quietly(now, now.update.pick);
  }

  /** Whom the table waits for, as a sentence. */
  get waiting() {
    const now = this.now;
    if (!now) return '';
    const mine = seatsIn(now.view.owing).includes(now.view.viewer);
    if (mine && now.view.answered) return t('answered');
    const whom = waitingFor(now.view, now.names);
    return whom ? `${t('waiting-for', { names: whom })}.` : t('one-moment');
  }

  // What happens

  /** @param {News} news */
  hear(news) {
    const { lines, update } = news;
    this.director.hear(news);
    const asked = update.choices.length > 0;
    if (lines.length || !asked) this.armed = null;
    this.hinted = -1;
    this.sent = '';
    if (update.events.length) this.spoken = this.#named(update);
    this.#call(news);
    if (update.pick.length) this.#goOn();
  }

  /**
   * Your turn. Others hear it: whether one has answered already, or is about to, makes no difference.
   * @param {News} news
   */
  #call({ before, lines, update: { view } }) {
    const asked = (/** @type {typeof before} */ one) => one && !one.over && (one.owing >> view.viewer) & 1;
    if (!asked(view) || (asked(before) && !lines.length)) return;
    cue(['turn'], AFTER_THE_BEAT);
    buzz([120, 60, 120]);
  }

  /** The last seconds can be heard where all know whose they are. */
  tick() {
    const view = this.now?.view;
    if (view && view.owing === 1 << view.viewer) tick(this.session.secondsLeft, `${this.session.game?.seq}`);
  }

  /** The card that the last of these events speaks of, 0 if none. @param {GameUpdate} update */
  #named({ events }) {
    const told = this.session.description?.events ?? {};
    for (const event of events.toReversed()) {
      const kind = told[event[0]];
      if (!kind?.text) continue;
      const at = kind.fields.findIndex((field) => field.type === 'face');
      return at < 0 ? 0 : (event[at + 1] ?? 0);
    }
    return 0;
  }

  /** What a player who is asked out of turn answers to: the last sentence. */
  get occasion() {
    const now = this.now;
    if (!now || !this.asked || now.view.turn === now.view.viewer || now.update.pick.length) return '';
    const { lines } = this.session;
    return lines.findLast((line) => line.text)?.text ?? '';
  }

  /** Take a step that leaves no choice; the last one waits for the second tap. */
  #goOn() {
    const asked = this.menu;
    if (asked?.entries.length === 1) this.choose(asked.entries[0], false);
  }

  /** @param {string} text */
  say(text) {
    this.toast = text;
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => {
      this.toast = '';
      this.changed();
    }, TOAST);
    this.changed();
  }

  /** @param {DialogName} name */
  show(name) {
    this.dialog = name;
    this.face = 0;
    if (name === 'chat') this.unread = 0;
    this.changed();
  }

  /** @param {number} face */
  showFace(face) {
    this.dialog = '';
    this.face = face;
    this.changed();
  }

  closeDialog() {
    this.show('');
  }

  // What the player does

  /** Send something once, however often the button is tapped. @param {string} type */
  async once(type) {
    if (this.sent) return;
    this.sent = type;
    this.changed();
    await this.send(type);
    this.sent = '';
    this.changed();
  }

  /** @param {string} type @param {object} [payload] */
  async send(type, payload = {}) {
    try {
      await this.session.send(type, payload);
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {string} type @param {object} payload @param {string} mark */
  async #answer(type, payload, mark) {
    const number = ++this.answers;
    this.sent = mark;
    this.armed = null;
    if (type === 'act' && this.now) keep.keepGuided(this.now.game.name); // a first turn is over
    this.changed();
    try {
      await this.session.answer(type, payload);
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
    }
    if (number === this.answers) this.sent = ''; // else the next step is on its way already
    this.changed();
  }

  /**
   * Tap an answer. What is final waits for a second tap, unless there is nothing to think about.
   * @param {Entry} entry @param {boolean} [quick] whether one tap may be enough
   */
  choose(entry, quick = true) {
    if (this.sent) return;
    if (entry.action === null) {
      this.#answer('pick', { step: entry.step }, `${entry.step}`);
    } else if (quick && (!keep.habits().confirm || this.#harmless(entry))) {
      this.#answer('act', { action: entry.action }, `${entry.step}`);
    } else {
      this.armed = entry;
      this.changed();
      setTimeout(() => document.querySelector('.answer.armed')?.scrollIntoView({ block: 'nearest' }));
    }
  }

  /** The second tap. */
  confirm() {
    const entry = this.armed;
    if (entry?.action != null) this.#answer('act', { action: entry.action }, 'confirm');
  }

  /** Whether an answer needs no second tap: the only one, or letting others have their way. */
  #harmless(/** @type {Entry} */ entry) {
    const now = this.now;
    const asked = this.menu;
    if (!now || !asked) return false;
    if (asked.entries.length === 1) return true;
    const { owing, turn } = now.view;
    const reacting = owing !== 1 << turn;
    const bare = now.game.forms[now.game.actions[Number(entry.action)][0]].fields.length === 0;
    return reacting && bare && entry.action === now.update.choices[0];
  }

  /** One step back. */
  back() {
    if (this.armed) {
      this.armed = null;
      this.changed();
      if (this.menu?.entries.length !== 1) return;
    }
    if (this.now?.update.pick.length) this.send('take_back');
  }

  /** Tap a card of the hand. @param {number} card */
  tapCard(card) {
    if (this.looked) return;
    const now = this.now;
    if (!now) return;
    const face = now.view.faces[card];
    const asked = this.menu;
    const entry = asked && entryOf(now, asked, card);
    if (entry) this.choose(entry, false);
    else if (!(asked?.kind === 'form' && this.#short(now, card))) this.#explain(asked, face);
  }

  /** A card tapped while the question is still what to do. @param {Now} now @param {number} card */
  #short(now, card) {
    const found = shortcut(now, now.update.choices, card);
    const form = found && this.menu?.entries.find((one) => one.step === found.path[0]);
    if (!found || !form) return false;
    if (found.action === null) {
      const [step, next] = found.path;
      this.#answer('pick', { step }, `card ${card}`).then(() => {
        const entry = this.menu?.entries.find((one) => ['face', 'held'].includes(one.kind) && one.step === next);
        if (entry) this.choose(entry, false);
      });
      return true;
    }
    const effect = pathText(now, found.path);
    this.armed = { ...form, label: effect, effect, action: found.action };
    this.armedFace = now.view.faces[card];
    this.changed();
    return true;
  }

  /** Say why a card cannot be chosen. @param {Menu | null} asked @param {number} face */
  #explain(asked, face) {
    const now = this.now;
    const scene = this.scene;
    if (!now || !scene) return;
    if (!asked) {
      this.say(t('not-now', { why: this.waiting }));
      return;
    }
    const title = this.open && face > 0 ? faceTitle(now.game, face) : t('this-card');
    const aboutCards = asked.kind === 'form' || this.meant.length > 0;
    const special = this.open && face > 0 && aboutCards ? skinOf(now.game).reason?.(scene, now.game.faces[face - 1]) : null;
    const can = asked.entries.filter((one) => one.step !== DONE || one.action !== null)
      .slice(0, NAMED).map((one) => this.label(one).split(': ')[0]);
    this.say(special ?? t('card-barred', { card: title, choices: listed(can) }));
  }

  // Dragging a card to the table

  /** @param {PointerEvent} event @param {number} card */
  lift(event, card) {
    if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
    this.drag = { card, x: event.clientX, y: event.clientY, moved: false, element: event.currentTarget };
  }

  /** @param {PointerEvent} event */
  #carry(event) {
    const { drag } = this;
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved && Math.hypot(x, y) < DRAG) return;
    if (!drag.moved) clearTimeout(this.holdTimer);
    drag.moved = true;
    drag.element.style.translate = `${x}px ${y}px`;
    drag.element.classList.add('dragged');
    const dock = drag.element.closest('.dock');
    if (dock?.scrollTop === 0) dock.classList.add('carrying'); // else its cards would jump
  }

  /** @param {PointerEvent} event */
  #letGo(event) {
    const { drag } = this;
    this.drag = null;
    if (!drag?.moved) return;
    drag.element.style.translate = '';
    drag.element.classList.remove('dragged');
    drag.element.closest('.dock')?.classList.remove('carrying');
    this.looked = true; // the click that follows is none
    setTimeout(() => { this.looked = false; });
    if (event.type === 'pointerup' && drag.y - event.clientY > THROW) this.#play(drag.card);
  }

  /** A card that was thrown on the table needs no second tap. @param {number} card */
  #play(card) {
    const now = this.now;
    const asked = this.menu;
    const entry = now && asked && this.meant.includes(card) ? entryOf(now, asked, card) : null;
    const short = now && this.known.direct.has(card) ? shortcut(now, now.update.choices, card) : null;
    const action = entry?.action ?? short?.action ?? null;
    if (action !== null) this.#answer('act', { action }, `${card}`);
    else {
      this.looked = false;
      this.tapCard(card);
    }
  }

  // Looking at one's cards

  /** @param {PointerEvent} event @param {number} face 0 for the button that is no card */
  press(event, face) {
    if (event.button !== 0) return;
    this.looked = false;
    clearTimeout(this.holdTimer);
    const open = this.locked;
    if (open && !face) return;
    const delay = open ? READ : face ? HOLD : 0;
    this.holdTimer = setTimeout(() => {
      this.looked = true;
      if (open) this.showFace(face);
      else this.peek(face);
    }, delay);
  }

  /** @param {number} face */
  peek(face) {
    this.peeking = true;
    this.held = face;
    this.changed();
  }

  /** Hide everything at once. */
  release() {
    clearTimeout(this.holdTimer);
    if (!this.peeking) return;
    this.peeking = false;
    this.held = 0;
    this.changed();
  }

  /** @param {boolean} open */
  lock(open) {
    keep.keepCardsOpen(this.session.code, open);
    this.changed();
  }

  #listen() {
    const { signal } = this.listeners;
    const release = () => this.release();
    addEventListener('pointermove', (event) => this.#carry(event), { signal });
    for (const name of /** @type {const} */ (['pointerup', 'pointercancel'])) {
      addEventListener(name, (event) => this.#letGo(event), { signal });
    }
    for (const name of ['pointerup', 'pointercancel', 'blur', 'pagehide']) {
      addEventListener(name, release, { signal });
    }
    document.addEventListener('visibilitychange', release, { signal });
    addEventListener('click', (event) => leaveButton(event), { signal });
    addEventListener('keydown', (event) => this.#key(event), { signal });
    addEventListener('keyup', (event) => event.key === ' ' && this.release(), { signal });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const busy = target.closest('input, select, textarea, dialog');
    if (busy || event.ctrlKey || event.metaKey || event.altKey || !this.now || !this.typing()) return;
    const onButton = /** @type {HTMLElement | null} */ (target.closest('button, a, summary'));
    if (event.key === ' ' && !onButton) {
      event.preventDefault();
      if (!event.repeat) this.peek(0);
    } else if (event.key === 'Enter' && !onButton) this.#enter();
    else if (event.key === 'Escape') this.back();
    else if (event.key.toLowerCase() === 'l') this.show('log');
    else if (event.key === '?') this.show('rules');
    else if (/^[1-9]$/.test(event.key)) {
      onButton?.blur(); // Enter does what is chosen now
      this.#pressed(Number(event.key));
    }
  }

  /** The second tap, or the only answer there is. */
  #enter() {
    const entries = this.menu?.entries ?? [];
    if (this.armed) this.confirm();
    else if (entries.length === 1 && !this.meant.length) this.choose(entries[0]);
  }

  /** The cards to choose from have the numbers that stand on them; other answers follow. @param {number} key */
  #pressed(key) {
    const cards = this.numbered;
    if (key <= cards.length) this.tapCard(cards[key - 1]);
    else {
      const entry = this.others[this.keys.indexOf(key)];
      if (entry) this.choose(entry);
    }
  }

  stop() {
    this.listeners.abort();
    clearTimeout(this.holdTimer);
    clearTimeout(this.toastTimer);
  }
}
