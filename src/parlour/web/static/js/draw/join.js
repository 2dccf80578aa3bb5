// Taking a seat: a name and a face.

import * as keep from '../core/keep.js';
import { html, nothing } from './lit.js';

/** @import {Session} from '../core/session.js' */

export const AVATARS = ['🦊', '🐻', '🐸', '🦉', '🐙', '🦁', '🐼', '🦄', '🐝', '🐳', '🌵', '🍄'];

/**
 * @param {{name: string, avatar: string}} chosen
 * @param {() => void} changed
 */
export function nameFields(chosen, changed) {
  /** @param {string} avatar */
  const pick = (avatar) => {
    chosen.avatar = chosen.avatar === avatar ? '' : avatar;
    changed();
  };
  return html`<label class="field"><span>Your name</span>
      <input name="name" maxlength="20" required autocomplete="nickname" .value=${chosen.name}
        @input=${(/** @type {Event} */ event) => {
          chosen.name = /** @type {HTMLInputElement} */ (event.target).value;
        }}></label>
    <fieldset class="avatars"><legend>Your sign (you can do without)</legend>
      ${AVATARS.map((avatar) => html`<button type="button" class="avatar-button"
        aria-pressed=${chosen.avatar === avatar ? 'true' : 'false'} aria-label=${`Sign ${avatar}`}
        @click=${() => pick(avatar)}>${avatar}</button>`)}
    </fieldset>`;
}

/**
 * Why nobody can sit down now; empty if one can.
 * @param {Session} session
 */
export function noSeat(session) {
  const { room, description } = session;
  if (!room || !description) return '';
  if (room.phase === 'playing') return 'The game has begun. You can watch it and join the next one.';
  if (room.phase === 'over') return 'This game is over. Wait for the host to open the next one.';
  if (room.players.length >= description.seats[1]) return 'All seats are taken. You can watch.';
  return '';
}

/**
 * @param {Session} session @param {{name: string, avatar: string}} chosen
 * @param {string} problem @param {() => void} changed @param {() => void} join
 */
export function joinPage(session, chosen, problem, changed, join) {
  const why = noSeat(session);
  const watch = html`<a class="button" href=${`/watch.html?room=${session.code}`}>Watch</a>`;
  const who = session.room?.players.map((player) => player.name) ?? [];
  return html`<main class="narrow join">
    <h1>${session.description?.title ?? 'Parlour'}</h1>
    <p>Room <b class="code">${session.room?.code ?? session.code}</b>${who.length ? html` with ${who.join(', ')}` : nothing}</p>
    ${session.notice ? html`<p class="notice" role="status">${session.notice}</p>` : nothing}
    ${problem ? html`<p class="notice" role="alert">${problem}</p>` : nothing}
    ${why ? html`<p class="notice">${why}</p><div class="row">${watch}
        <a class="button" href="/">Home</a></div>` : html`
      <form @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        keep.keepProfile(chosen.name.trim(), chosen.avatar);
        join();
      }}>
        ${nameFields(chosen, changed)}
        <div class="dock-actions">
          <button class="button primary" type="submit">Take a seat</button>${watch}
        </div>
      </form>`}
  </main>`;
}
