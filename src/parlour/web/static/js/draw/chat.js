// Talking.

import { t, tOr } from '../core/language.js';
import { html, nothing } from './lit.js';
import { dialog } from './parts.js';
import { badge } from './people.js';

/**
 * @import {Said} from '../core/types.js'
 * @import {Play} from './play.js'
 */

/** @type {Record<string, string>} */
const EMOTES = {
  laugh: '😂', think: '🤔', wow: '😮', sad: '😢', angry: '😠', clap: '👏', heart: '❤️', hurry: '⏰',
};

/** @param {string} emote */
export function emoteSign(emote) {
  return EMOTES[emote] ?? emote;
}

/** @param {string} emote */
const emoteTitle = (emote) => tOr(`emote-${emote}`, emote);

/** @param {Play} play @param {Said} said */
function message(play, said) {
  const player = play.session.room?.players.find((one) => one.place === said.place);
  return html`<li>${player ? badge(player.colour, player.shape) : nothing}
    <b>${player?.name ?? t('somebody')}</b>
    ${said.emote ? html`<span class="emote" aria-label=${emoteTitle(said.text)}>${emoteSign(said.text)}</span>`
      : html`<span>${said.text}</span>`}</li>`;
}

/** @param {Play} play @param {string[]} emotes */
export function chatDialog(play, emotes) {
  const talk = [...play.session.talk].reverse();
  /** @param {SubmitEvent} event */
  const say = (event) => {
    event.preventDefault();
    const input = /** @type {HTMLFormElement} */ (event.target).querySelector('input');
    const text = input?.value.trim();
    if (!input || !text) return;
    input.value = '';
    play.send('say', { text });
  };
  return dialog(t('talk'), html`
    <form class="say" @submit=${say}>
      <label class="field"><span>${t('talk-to-all')}</span>
        <input name="text" maxlength="280" autocomplete="off"></label>
      <button class="button">${t('talk-say')}</button>
    </form>
    <div class="emotes" role="group" aria-label=${t('talk-feeling')}>${emotes.map((emote) => html`<button
      class="button" aria-label=${emoteTitle(emote)} @click=${() => play.send('emote', { emote })}>${
        emoteSign(emote)}</button>`)}</div>
    ${talk.length ? html`<ol class="talk">${talk.map((said) => message(play, said))}</ol>`
      : html`<p class="quiet">${t('talk-none')}</p>`}`, () => play.closeDialog());
}
