// Finding others to play with: tables that wait for strangers, and the queue.

import { t } from '../core/language.js';
import * as keep from '../core/keep.js';
import { getTables, leaveQueue, seek, wait } from '../core/people.js';
import { html, nothing } from './lit.js';
import { stepper } from './options.js';
import { rating } from './people.js';

/**
 * @import {GameEntry} from '../core/types.js'
 * @import {OpenTable} from '../core/people.js'
 */

const TABLES = 5000; // milliseconds between looks at the open tables
const ASK = 2000; // between questions in the queue

export class Finding {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    /** @type {OpenTable[] | null} null where there are no such things */
    this.tables = null;
    this.seats = 2;
    this.game = '';
    this.problem = '';
    /** @type {{ticket: string, title: string, since: number, waiting: number} | null} */
    this.search = null;
  }

  start() {
    this.#look();
    setInterval(() => document.visibilityState === 'visible' && this.#look(), TABLES);
    addEventListener('pagehide', () => this.stop());
  }

  async #look() {
    this.tables = await getTables().catch(() => this.tables);
    this.changed();
  }

  /** @param {GameEntry} game */
  async find(game) {
    this.problem = '';
    try {
      const ticket = await seek(game.name, this.#seatsFor(game));
      this.search = { ticket, title: game.title, since: Date.now(), waiting: 1 };
      setTimeout(() => this.#ask(ticket), 0);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
    this.changed();
  }

  /** @param {string} ticket */
  async #ask(ticket) {
    if (this.search?.ticket !== ticket) return;
    try {
      const { waiting, seats, room } = await wait(ticket);
      if (this.search?.ticket !== ticket) return;
      this.search.waiting = waiting;
      if (room) {
        this.search = null;
        keep.remember(`setup.${room}`, { bots: 0, bot: '', start: false, seats, name: keep.profile().name || t('guest') });
        location.href = `/player.html?room=${room}`;
        return;
      }
    } catch (error) {
      if (!(error instanceof Error && 'status' in error && error.status === 0)) { // else it may come back
        this.search = null;
        this.problem = error instanceof Error ? error.message : String(error);
      }
    }
    this.changed();
    setTimeout(() => this.#ask(ticket), ASK);
  }

  stop() {
    if (this.search) leaveQueue(this.search.ticket);
    this.search = null;
    this.changed();
  }

  /** @param {GameEntry} game */
  #seatsFor({ usual: [low, high] }) {
    return Math.min(high, Math.max(low, this.seats));
  }

  /** @param {GameEntry | null} game the one that is chosen @param {GameEntry[]} games */
  panel(game, games) {
    if (!game || !this.tables) return nothing;
    const [low, high] = game.usual; // under other house rules there may be more
    return html`<section class="panel others"><h2>${t('others')}</h2>
      ${this.problem ? html`<p class="notice" role="alert">${this.problem}</p>` : nothing}
      <div class="seek">
        ${low < high ? stepper(t('find-seats'), this.#seatsFor(game), low, high,
          (seats) => { this.seats = seats; this.changed(); }) : nothing}
        <button class="button" id="find" @click=${() => this.find(game)}>${t('find-game', { title: game.title })}</button>
      </div>
      <h3>${t('tables')}</h3>
      ${this.tables.length ? html`<ul class="recent tables">${this.tables.map((table) => row(table, games))}</ul>`
        : html`<p class="quiet">${t('tables-none')}</p>`}
      <div class="row"><a class="button" href="/profile.html">${t('profile')}</a>
        <a class="button" href="/profile.html#leaderboard">${t('leaderboard')}</a></div>
    </section>`;
  }

  /** What somebody in the queue sees. */
  dialog() {
    const { search } = this;
    if (!search) return nothing;
    const count = search.waiting;
    return html`<dialog aria-label=${t('find-title')} @close=${() => this.stop()}>
      <div class="sheet"><header><h2>${t('find-title')}</h2></header>
        <div class="body" role="status"><p><span class="spinner"></span> ${t('find-waiting', { title: search.title, count })}</p>
          <p class="quiet">${t('find-how')}</p></div>
        <footer><button class="button" id="stop-finding" autofocus @click=${() => this.stop()}>${t('find-stop')}</button></footer>
      </div></dialog>`;
  }
}

/** @param {OpenTable} table @param {GameEntry[]} games */
function row(table, games) {
  const game = games.find(({ name }) => name === table.game);
  return html`<li><a class="button wide" href=${`/player.html?room=${table.room}`}>
    ${game?.cover ? html`<img class="thumb" src=${game.cover} alt="" loading="lazy">` : nothing}
    <b>${game?.title ?? table.title}</b> <span class="grow">${table.players.map(({ name, avatar, rating: points }) =>
      html`<span class="person">${avatar ? html`<span class="avatar" aria-hidden="true">${avatar}</span>` : nothing}
        <span class="name">${name}</span>${rating(points)}</span> `)}</span>
    <span class="note">${t('tables-free', { count: table.free })}</span></a></li>`;
}
