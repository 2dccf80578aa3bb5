// The lobby on a phone.

import { html, nothing } from './lit.js';
import { qrPath } from '../core/api.js';
import { check, gameChoices, houseRules, inWords, plainName, select } from './options.js';
import { replayLink } from './parts.js';
import { botChoices, botLevel, crowd, person, standing } from './people.js';

/**
 * @import {GameEntry, Info, Player} from '../core/types.js'
 * @import {Finished} from '../core/api.js'
 * @import {Session} from '../core/session.js'
 *
 * @typedef {{session: Session, finished: Finished[], info: Info | null, games: GameEntry[], bot: string,
 *   send: (type: string, payload?: object) => void, setBot: (bot: string) => void,
 *   rename: () => void, leave: () => void, rules: () => void,
 *   kick: (player: Player) => void}} Lobby
 */

/** @param {Lobby} lobby @param {Player} player */
function row(lobby, player) {
  const { session } = lobby;
  const mine = player.place === session.place;
  const state = player.bot ? botLevel(player) : player.program ? `program ${player.program}`
    : player.ready ? 'ready' : player.host ? 'host' : 'not ready';
  const away = player.bot ? '' : standing(player);
  return html`<li class="player">
    ${person(player)}
    <span class="note ${state === 'not ready' ? 'quiet' : ''}">${state === 'ready' ? '✓ ' : ''}${
      player.host && state !== 'host' ? `host, ${state}` : state}</span>
    ${away ? html`<span class="note quiet">${away}</span>` : nothing}
    ${session.isHost && !mine ? html`<button class="button small"
      @click=${() => lobby.kick(player)}>Remove<span class="unseen"> ${player.name}</span></button>`
      : nothing}
    ${mine ? html`<button class="button small" @click=${lobby.rename}>Change name</button>` : nothing}
  </li>`;
}

/** @param {Lobby} lobby */
function hostTools(lobby) {
  const { session, info, games } = lobby;
  const { room, description } = session;
  if (!room || !description) return nothing;
  const full = room.players.length >= description.seats[1];
  const bots = botChoices(description.bots);
  return html`
    <section class="panel"><h2>Bots</h2>
      <div class="row">
        ${select('How well it plays', lobby.bot, bots, lobby.setBot)}
        <button class="button" ?disabled=${full} @click=${() =>
          lobby.send('add_bot', { bot: lobby.bot })}>Add a bot</button>
      </div>
      ${full ? html`<p class="quiet">All seats are taken.</p>` : nothing}
    </section>
    <details class="panel"><summary>Game and house rules</summary>
      ${select('Game', room.game, gameChoices(games), (game) => lobby.send('settings', { game }))}
      ${houseRules(description, room.preset, room.options,
        (preset, options) => lobby.send('settings', { preset, options }))}
      ${select('Clock', room.pace, (info?.paces ?? ['off']).map((pace) =>
        ({ value: pace, title: PACES[pace] ?? plainName(pace) })),
        (pace) => lobby.send('settings', { pace }))}
      ${check('Players may ask a bot for a hint', room.hints,
        (hints) => lobby.send('settings', { hints }))}
      ${check('A bot stands in for a player who is away', room.stand_ins,
        (stand_ins) => lobby.send('settings', { stand_ins }))}
      ${check('Programs from other computers may take seats', room.programs ?? false,
        (programs) => lobby.send('settings', { programs }))}
    </details>`;
}

/** @type {Record<string, string>} */
const PACES = { off: 'No clock', relaxed: 'Relaxed', fast: 'Fast' };

/** What keeps the game from starting; empty if nothing does. @param {Session} session */
export function notYet(session) {
  const { room, description } = session;
  if (!room || !description) return 'One moment…';
  const [low] = description.seats;
  const missing = low - room.players.length;
  if (missing > 0) {
    return `${missing} more ${missing === 1 ? 'player is' : 'players are'} needed: invite somebody, or add a bot.`;
  }
  const waiting = room.players.filter((player) => !player.ready && !player.host);
  if (waiting.length) return `Not ready yet: ${waiting.map((player) => player.name).join(', ')}.`;
  return '';
}

/** @param {Lobby} lobby */
function mainAction(lobby) {
  const { session } = lobby;
  const why = notYet(session);
  if (session.isHost) {
    return html`${why ? html`<p class="quiet" id="why">${why}</p>` : nothing}
      <button class="button primary" id="start" ?disabled=${Boolean(why)}
        @click=${() => lobby.send('start')}>Start the game</button>`;
  }
  const ready = session.me?.ready ?? false;
  return html`<p class="quiet">${ready ? (why || 'Everybody is ready; the host can start.')
      : 'Say when you are ready.'}</p>
    <button class="button primary" id="ready" aria-pressed=${ready ? 'true' : 'false'}
      @click=${() => lobby.send('ready', { ready: !ready })}>${
        ready ? 'Not ready after all' : 'I am ready'}</button>`;
}

/** How others get in: by picture, by address, or by the four letters. @param {Lobby} lobby @param {string} code */
function invitation({ info }, code) {
  const address = info?.base?.replace(/\/$/, '');
  return html`<section class="panel invitation" aria-label="Invite others">
    ${address ? html`<img src=${qrPath(code)} width="128" height="128" alt=${`QR code to join room ${code}`}>` : nothing}
    <p>Others join${address ? html` at <b>${address}</b>` : nothing} with the code
      <b class="code">${code}</b>${address ? nothing
        : html`<span class="quiet">Only this computer can reach the server.</span>`}</p></section>`;
}

/** Who has won how often in this room. @param {Finished[]} finished */
export function tally(finished) {
  /** @type {Map<string, number>} */
  const wins = new Map();
  for (const { names, winners } of finished) {
    for (const name of names) wins.set(name, wins.get(name) ?? 0);
    for (const seat of winners) wins.set(names[seat], (wins.get(names[seat]) ?? 0) + 1);
  }
  return [...wins].sort(([, one], [, two]) => two - one);
}

/** @param {Lobby} lobby */
function evening({ finished }) {
  if (!finished.length) return nothing;
  const games = finished.length === 1 ? 'one game' : `${finished.length} games`;
  return html`<section class="panel evening"><h2>This evening, after ${games}</h2>
    <ol>${tally(finished).map(([name, wins]) => html`<li><span class="name">${name}</span>
      <b>${wins} ${wins === 1 ? 'win' : 'wins'}</b></li>`)}</ol></section>`;
}

/** @param {Lobby} lobby */
export function lobbyPage(lobby) {
  const { session } = lobby;
  const { room, description } = session;
  if (!room || !description) return nothing;
  const house = inWords(description, room.options);
  return html`<main class="narrow lobby">
    <h1>${description.title}</h1>
    <p>${description.summary} For ${crowd(description.seats)}.
      ${house.length ? html`<br>House rules: ${house.join('; ')}.` : nothing}</p>
    ${invitation(lobby, room.code)}
    ${session.notice ? html`<p class="notice" role="status">${session.notice}</p>` : nothing}
    <ul class="players" aria-label="Players">${room.players.map((player) => row(lobby, player))}</ul>
    ${evening(lobby)}
    ${session.isHost ? hostTools(lobby) : nothing}
    <div class="row">
      <button class="button" @click=${lobby.rules}>Rules</button>
      <a class="button" href=${`/tv.html?room=${session.code}`}>Show the big screen</a>
      ${room.round ? replayLink(room, 'See the last game again') : nothing}
      <button class="button" @click=${lobby.leave}>Leave</button>
    </div>
    <div class="dock-actions">${mainAction(lobby)}</div>
  </main>`;
}
