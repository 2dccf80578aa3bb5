// Taking a seat: a name and a face.

import { listed, t } from '../core/language.js';
import * as keep from '../core/keep.js';
import { html, nothing } from './lit.js';
import { fanned, inline } from './parts.js';

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
  return html`<label class="field"><span>${t('your-name')}</span>
      <input name="name" maxlength="20" required autocomplete="nickname" .value=${chosen.name}
        @input=${(/** @type {Event} */ event) => {
          chosen.name = /** @type {HTMLInputElement} */ (event.target).value;
        }}></label>
    <fieldset class="avatars"><legend>${t('join-sign')}</legend>
      ${AVATARS.map((avatar) => html`<button type="button" class="avatar-button"
        aria-pressed=${chosen.avatar === avatar ? 'true' : 'false'} aria-label=${t('join-sign-is', { sign: avatar })}
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
  if (room.phase === 'playing') return t('join-begun');
  if (room.phase === 'over') return t('join-over');
  if (room.players.length >= description.seats[1]) return t('join-full');
  return '';
}

/**
 * @param {Session} session @param {{name: string, avatar: string}} chosen
 * @param {string} problem @param {() => void} changed @param {() => void} join
 */
export function joinPage(session, chosen, problem, changed, join) {
  const why = noSeat(session);
  const watch = html`<a class="button ${why ? 'primary' : ''}" href=${`/watch.html?room=${session.code}`}>${t('watch')}</a>`;
  const who = session.room?.players.map((player) => player.name) ?? [];
  return html`<main class="narrow join">
    ${session.description ? fanned(session.description) : nothing}
    <h1>${session.description?.title ?? 'Parlour'}</h1>
    <p>${inline(t('join-room', { code: session.room?.code ?? session.code, names: listed(who), count: who.length }))}</p>
    ${session.notice ? html`<p class="notice" role="status">${session.notice}</p>` : nothing}
    ${problem ? html`<p class="notice" role="alert">${problem}</p>` : nothing}
    ${why ? html`<p class="notice">${why}</p><div class="row">${watch}
        <a class="button" href="/">${t('home')}</a></div>` : html`
      <form @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        keep.keepProfile(chosen.name.trim(), chosen.avatar);
        join();
      }}>
        ${nameFields(chosen, changed)}
        <div class="dock-actions">
          <button class="button primary" type="submit">${t('join-sit')}</button>${watch}
        </div>
      </form>`}
  </main>`;
}
