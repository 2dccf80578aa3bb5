// The lobby on a phone.

import { listed, t, tOr } from '../core/language.js';
import { html, nothing } from './lit.js';
import { qrPath } from '../core/api.js';
import { check, gameChoices, houseRules, inWords, plainName, select } from './options.js';
import { inline, replayLink, sign } from './parts.js';
import { botChoices, botLevel, crowd, person, standing } from './people.js';
import { evening } from './podium.js';

/**
 * @import {GameEntry, Info, Player, RoomInfo} from '../core/types.js'
 * @import {Finished} from '../core/api.js'
 * @import {Session} from '../core/session.js'
 *
 * `wished`: settings that the room has not answered yet.
 * @typedef {{session: Session, wished: Partial<RoomInfo>, finished: Finished[], info: Info | null, games: GameEntry[], bot: string,
 *   send: (type: string, payload?: object) => void, configure: (settings: Partial<RoomInfo>) => void, setBot: (bot: string) => void,
 *   rename: () => void, leave: () => void, rules: () => void,
 *   kick: (player: Player) => void}} Lobby
 */

const PEN = 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4';
const CROSS = 'M6 6l12 12M18 6L6 18';

/** @param {Lobby} lobby @param {Player} player */
function row(lobby, player) {
  const { session } = lobby;
  const mine = player.place === session.place;
  const state = player.bot ? botLevel(player) : player.program ? t('lobby-program', { name: player.program })
    : player.ready ? t('lobby-ready') : player.host ? t('lobby-host') : t('lobby-not-ready');
  const away = player.bot ? '' : standing(player);
  return html`<li class="player">
    <div class="self">${person(player)}
    <span class="note ${!player.bot && !player.ready && !player.host ? 'quiet' : ''}">${!player.bot && !player.program && player.ready ? '✓ ' : ''}${
      player.host && player.ready ? `${t('lobby-host')}, ${state}` : state}</span>
    ${away ? html`<span class="note quiet">${away}</span>` : nothing}</div>
    ${session.isHost && !mine ? html`<button class="button small" title=${t('lobby-remove')}
      @click=${() => lobby.kick(player)} aria-label=${t('lobby-remove-name', { name: player.name })}>${sign(CROSS)}</button>`
      : nothing}
    ${mine ? html`<button class="button small" title=${t('lobby-rename')} aria-label=${t('lobby-rename')}
      @click=${lobby.rename}>${sign(PEN)}</button>` : nothing}
  </li>`;
}

/** @param {Lobby} lobby */
function hostTools(lobby) {
  const { session, info, games } = lobby;
  const { description } = session;
  if (!session.room || !description) return nothing;
  const room = { ...session.room, ...lobby.wished };
  const full = room.players.length >= description.seats[1];
  const bots = botChoices(description.bots);
  return html`
    <section class="panel"><h2>${t('bots')}</h2>
      <div class="row">
        ${select(t('lobby-bot-level'), lobby.bot, bots, lobby.setBot)}
        <button class="button" ?disabled=${full} @click=${() =>
          lobby.send('add_bot', { bot: lobby.bot })}>${t('lobby-add-bot')}</button>
      </div>
      ${full ? html`<p class="quiet">${t('lobby-full')}</p>` : nothing}
    </section>
    <details class="panel"><summary>${t('lobby-settings')}</summary>
      ${select(t('game'), room.game, gameChoices(games), (game) => lobby.configure({ game }))}
      ${houseRules(description, room.preset, room.options,
        (preset, options) => lobby.configure({ preset, options }))}
      ${select(t('lobby-clock'), room.pace, (info?.paces ?? ['off']).map((pace) =>
        ({ value: pace, title: tOr(`pace-${pace}`, plainName(pace)) })),
        (pace) => lobby.configure({ pace }))}
      ${check(t('lobby-hints'), room.hints,
        (hints) => lobby.configure({ hints }))}
      ${check(t('lobby-stand-ins'), room.stand_ins,
        (stand_ins) => lobby.configure({ stand_ins }))}
      ${check(t('lobby-programs'), room.programs ?? false,
        (programs) => lobby.configure({ programs }))}
    </details>`;
}

/** What keeps the game from starting; empty if nothing does. @param {Session} session */
export function notYet(session) {
  const { room, description } = session;
  if (!room || !description) return t('one-moment');
  const [low] = description.seats;
  const missing = low - room.players.length;
  if (missing > 0) {
    return t('lobby-missing', { count: missing });
  }
  const waiting = room.players.filter((player) => !player.ready && !player.host);
  if (waiting.length) return t('lobby-waiting', { names: listed(waiting.map((player) => player.name)) });
  return '';
}

/** @param {Lobby} lobby */
function mainAction(lobby) {
  const { session } = lobby;
  const why = notYet(session);
  if (session.isHost) {
    return html`${why ? html`<p class="quiet" id="why">${why}</p>` : nothing}
      <button class="button primary" id="start" ?disabled=${Boolean(why)}
        @click=${() => lobby.send('start')}>${t('lobby-start')}</button>`;
  }
  const ready = session.me?.ready ?? false;
  return html`<p class="quiet">${ready ? (why || t('lobby-all-ready'))
      : t('lobby-say-ready')}</p>
    <button class="button ${ready ? '' : 'primary'}" id="ready" aria-pressed=${ready ? 'true' : 'false'}
      @click=${() => lobby.send('ready', { ready: !ready })}>${
        ready ? t('lobby-unready') : t('lobby-i-am-ready')}</button>`;
}

/** How others get in: by picture, by address, or by the letters of the room. @param {Lobby} lobby @param {string} code */
function invitation({ info }, code) {
  const address = info?.base?.replace(/\/$/, '');
  return html`<section class="panel invitation" aria-label=${t('lobby-invite')}>
    ${address ? html`<img src=${qrPath(code)} width="128" height="128" alt=${t('qr-code', { code })}>` : nothing}
    <p>${inline(address ? t('lobby-join-at', { address, code }) : t('lobby-join-here', { code }))}</p></section>`;
}

/** Whether the home page tells strangers of this table. @param {Lobby} lobby @param {boolean} open */
function strangers({ session, info, configure }, open) {
  return html`${session.isHost && info?.people
    ? check(t('lobby-open'), open, (on) => configure({ open: on })) : nothing}
    ${open ? html`<p class="notice">${t('lobby-is-open')}</p>` : nothing}`;
}

/** @param {Lobby} lobby */
export function lobbyPage(lobby) {
  const { session, finished } = lobby;
  const { room, description } = session;
  if (!room || !description) return nothing;
  const house = inWords(description, room.options);
  const cover = description.skin?.cover;
  return html`<main class="narrow lobby">
    ${session.notice ? html`<p class="notice" role="status">${session.notice}</p>` : nothing}
    <div class="halves"><div class="door">
    <header class="lobby-head">${cover ? html`<img src=${cover} alt="">` : nothing}<h1>${description.title}</h1></header>
    <p class="about">${description.summary} ${t('for-players', { crowd: crowd(description.seats) })}
      ${house.length ? html`<br>${t('lobby-house-rules', { rules: house.join('; ') })}` : nothing}</p>
    ${invitation(lobby, room.code)}
    </div><div class="present">
    <ul class="players" aria-label=${t('players')}>${room.players.map((player) => row(lobby, player))}</ul>
    ${evening(room.players, finished)}
    </div><div>
    ${strangers(lobby, lobby.wished.open ?? room.open ?? false)}
    ${session.isHost ? hostTools(lobby) : nothing}
    <div class="row">
      <button class="button" @click=${lobby.rules}>${t('rules')}</button>
      <a class="button" href=${`/tv.html?room=${session.code}`}>${t('lobby-screen')}</a>
      ${room.round ? replayLink(room, t('replay-last')) : nothing}
      <button class="button" @click=${lobby.leave}>${t('leave')}</button>
    </div></div></div>
    <div class="dock-actions">${mainAction(lobby)}</div>
  </main>`;
}
