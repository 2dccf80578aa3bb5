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

/**
 * What somebody said, below their name unless the same one spoke again: the newest is above.
 * @param {Play} play @param {Said} said @param {Said} [newer]
 */
function message(play, said, newer) {
  const { room, place } = play.session;
  const player = room?.players.find((one) => one.place === said.place);
  const again = newer?.place === said.place;
  return html`<li class="${said.place === place ? 'mine' : ''} ${again ? 'again' : ''}">
    <p class=${again ? 'unseen' : 'speaker'}>${player ? badge(player.colour, player.shape) : nothing}
      <bdi>${player?.name ?? t('somebody')}</bdi></p>
    ${said.emote ? html`<span class="emote" role="img" aria-label=${emoteTitle(said.text)}>${emoteSign(said.text)}</span>`
      : html`<p class="bubble" dir="auto">${said.text}</p>`}</li>`;
}

/** @param {Play} play @param {string[]} emotes */
export function chatDialog(play, emotes) {
  const { talk } = play.session;
  /** @param {SubmitEvent} event */
  const say = (event) => {
    event.preventDefault();
    const input = /** @type {HTMLFormElement} */ (event.target).querySelector('input');
    const text = input?.value.trim();
    if (!input || !text) return;
    input.value = '';
    play.send('say', { text });
  };
  return dialog(t('talk'), html`<div class="chat"><div>
    <form class="say" @submit=${say}>
      <label class="field"><span>${t('talk-to-all')}</span>
        <input name="text" maxlength="280" autocomplete="off" dir="auto"></label>
      <button class="button">${t('talk-say')}</button>
    </form>
    <div class="emotes" role="group" aria-label=${t('talk-feeling')}>${emotes.map((emote) => html`<button
      class="button" aria-label=${emoteTitle(emote)} @click=${() => play.send('emote', { emote })}>${
        emoteSign(emote)}</button>`)}</div></div>
    ${talk.length ? html`<ol class="talk" reversed>${talk.map((said, at) => message(play, said, talk[at + 1])).reverse()}</ol>`
      : html`<p class="quiet">${t('talk-none')}</p>`}</div>`, () => play.closeDialog());
}
