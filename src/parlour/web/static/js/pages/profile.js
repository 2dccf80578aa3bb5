// One's own profile, and the leaderboards.

import '../core/shell.js';
import { language, listed, onLanguage, t } from '../core/language.js';
import { getGames, getInfo } from '../core/api.js';
import * as keep from '../core/keep.js';
import { arrive, changeProfile, eraseProfile, getBoard, makeProfile, myProfile, transferCode } from '../core/people.js';
import { nameFields } from '../draw/join.js';
import { html, nothing, render } from '../draw/lit.js';
import { check, gameChoices, select } from '../draw/options.js';
import { applyHabits, dialog, languageSelect, showDialog, sign } from '../draw/parts.js';

/**
 * @import {GameEntry} from '../core/types.js'
 * @import {Profile, Ranked, Recent, Standing} from '../core/people.js'
 */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const CODE = /^#([A-Z]{8})$/;
const PLAY = 'M8 5l11 7-11 7z';
const LATELY = 5; // games that are in sight

/** @type {Profile | null} */
let profile = null;
/** @type {GameEntry[]} */
let games = [];
/** @type {{enough: number, players: Ranked[]} | null} */
let board = null;
let game = '';
let off = false; // whether this server has no profiles
let known = false; // whether we know who this is
let problem = '';
let said = '';
let shown = ''; // which dialog
/** @type {{code: string, url: string, qr: string} | null} */
let transfer = null;
let code = CODE.exec(location.hash)?.[1] ?? ''; // from another device
const brought = Boolean(code);
const chosen = { ...keep.profile(), listed: false };

/** Do something and say what went wrong. @param {() => Promise<unknown>} what */
async function attempt(what) {
  problem = said = '';
  try {
    await what();
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  draw();
  document.querySelector('.profile > .notice')?.scrollIntoView({ block: 'center' });
}

/** @param {Profile | null} found */
function show(found) {
  profile = found;
  if (found) Object.assign(chosen, { name: found.name, avatar: found.avatar, listed: found.listed });
}

/** @param {Event} event */
function submit(event) {
  event.preventDefault();
  const wishes = { ...chosen, name: chosen.name.trim() };
  attempt(async () => {
    show(profile ? await changeProfile(wishes) : await makeProfile(wishes));
    said = t('profile-kept');
    await lookAtBoard(game);
  });
}

/** @param {Event} event */
function enterCode(event) {
  event.preventDefault();
  attempt(async () => show(await arrive(code.trim())));
}

/** @param {string} name */
async function lookAtBoard(name) {
  game = name;
  board = game ? await getBoard(game) : null;
  draw();
}

// Parts of the page

const listedCheck = () => check(t('profile-listed'), chosen.listed, (on) => { chosen.listed = on; draw(); });

const makeForm = () => html`<section class="panel"><h2>${t('profile-make')}</h2>
  <p>${t('profile-why')}</p>
  <form @submit=${submit}>${nameFields(chosen, draw)}${listedCheck()}
    <button class="button primary" id="make">${t('profile-make')}</button></form></section>`;

const arrivalForm = () => html`<section class="panel"><h2>${t('profile-arrive')}</h2>
  <p>${t('profile-arrive-how')}</p>
  <form class="row" @submit=${enterCode}><label class="field"><span>${t('profile-code')}</span>
    <input class="code" id="arrival" maxlength="12" autocapitalize="characters" autocomplete="off" required
      spellcheck="false" .value=${code} @input=${(/** @type {Event} */ event) => {
        code = /** @type {HTMLInputElement} */ (event.target).value;
      }}></label>
    <button class="button field">${t('profile-open')}</button></form></section>`;

/** Whoever brought a code wants to use it. */
const newcomer = () => (brought ? [arrivalForm(), makeForm()] : [makeForm(), arrivalForm()]);

/** @param {string} name @param {string} title */
const titleOf = (name, title) => games.find((one) => one.name === name)?.title ?? title;

/** A small picture of a game, where there is room for it. @param {string} name */
function thumb(name) {
  const cover = games.find((one) => one.name === name)?.cover;
  return cover ? html`<img class="thumb" src=${cover} alt="" loading="lazy">` : nothing;
}

/** @param {Standing[]} standings */
function record(standings) {
  if (!standings.length) return html`<p class="quiet">${t('profile-no-games')}</p>`;
  return html`<div class="wide" tabindex="0" role="group" aria-label=${t('profile-record')}><table><thead><tr><th scope="col">${t('game')}</th>
      <th scope="col" class="number">${t('rating')}</th><th scope="col" class="number">${t('profile-games')}</th>
      <th scope="col" class="number">${t('profile-wins')}</th></tr></thead>
    <tbody>${standings.map((one) => html`<tr><td><span class="which">${thumb(one.game)}${titleOf(one.game, one.title)}</span></td>
      <td class="number">${one.rating ?? '–'}</td><td class="number">${one.games}</td>
      <td class="number">${one.wins}</td></tr>`)}</tbody></table></div>`;
}

/** @param {Recent} one */
function past(one) {
  const when = new Date(one.ended * 1000).toLocaleDateString(language(), { day: 'numeric', month: 'short' });
  const change = one.change === null ? '' : `${one.change < 0 ? '−' : '+'}${Math.abs(one.change)}`;
  return html`<li>${thumb(one.game)}<div><p class="result"><b>${titleOf(one.game, one.title)}</b>
      <span class="note ${one.won ? '' : 'quiet'}">${one.won ? t('profile-won') : t('profile-lost')}${change ? ` ${change}` : ''}</span></p>
    <p class="names">${when} · ${listed(one.names)}</p></div>
    ${one.replay ? html`<a class="button" title=${t('replay-again')} aria-label=${`${t('replay-again')}: ${titleOf(one.game, one.title)}, ${when}`}
      href=${`/replay.html?room=${one.room}&round=${one.round}`}>${sign(PLAY)}</a>` : nothing}</li>`;
}

/** The last games, and on request those before. @param {Recent[]} recent */
function lately(recent) {
  if (!recent.length) return html`<p class="quiet">${t('profile-no-games')}</p>`;
  const earlier = recent.slice(LATELY);
  return html`<ul class="past">${recent.slice(0, LATELY).map(past)}</ul>
    ${earlier.length ? html`<details><summary>${t('profile-earlier', { count: earlier.length })}</summary>
      <ul class="past">${earlier.map(past)}</ul></details>` : nothing}`;
}

/** @param {Profile} mine */
function own(mine) {
  return html`<p class="who">${mine.avatar ? html`<span aria-hidden="true">${mine.avatar}</span>` : nothing}<b>${mine.name}</b></p>
    <div class="halves"><div>
    <section class="panel"><h2>${t('profile-record')}</h2>${record(mine.standings)}
      <p class="quiet">${t('profile-rated')}</p></section>
    <section class="panel"><h2>${t('profile-recent')}</h2>
      ${lately(mine.recent)}</section>
    </div><div>
    ${leaderboard()}
    <details class="panel"><summary>${t('profile-change')}</summary>
      <form @submit=${submit}>${nameFields(chosen, draw)}${listedCheck()}
        <button class="button primary">${t('profile-keep')}</button></form></details>
    <section class="panel"><h2>${t('profile-devices', { count: mine.devices })}</h2>
      <p>${t('profile-devices-how')}</p>
      <button class="button" id="export" @click=${() => attempt(async () => {
        transfer = await transferCode();
        shown = 'transfer';
      })}>${t('profile-export')}</button></section>
    <section class="panel"><h2>${t('profile-erase')}</h2>
      <p>${t('profile-erase-what')}</p>
      <button class="button danger" id="erase" @click=${() => { shown = 'erase'; draw(); }}>${t('profile-erase')}</button></section>
    </div></div>`;
}

/** The best three are seen from afar. @param {number} rank */
const medal = (rank) => (rank > 3 ? rank : html`<span class="medal" data-rank=${rank}>${rank}</span>`);

function leaderboard() {
  const players = board?.players ?? [];
  return html`<section class="panel" id="leaderboard"><h2>${t('leaderboard')}</h2>
    ${select(t('game'), game, gameChoices(games), (name) => attempt(() => lookAtBoard(name)))}
    ${players.length ? html`<div class="wide" tabindex="0" role="group" aria-label=${t('leaderboard')}><table><thead><tr>
        <th scope="col">${t('board-rank')}</th><th scope="col">${t('player')}</th>
        <th scope="col" class="number">${t('rating')}</th></tr></thead>
      <tbody>${players.map((one) => html`<tr><td>${medal(one.rank)}</td><td><span class="person"><span class="avatar" aria-hidden="true">${one.avatar}</span><bdi>${one.name}</bdi></span></td>
        <td class="number">${one.rating}</td></tr>`)}</tbody></table></div>`
      : html`<p class="quiet">${t('board-none')}</p>`}
    <p class="quiet">${t('board-who', { count: board?.enough ?? 0 })}</p></section>`;
}

function dialogs() {
  const close = () => { shown = ''; transfer = null; draw(); };
  if (shown === 'erase') {
    return dialog(t('profile-erase-question'), html`<p>${t('profile-erase-what')}</p>`, close,
      html`<button class="button danger" id="erase-now" @click=${() => {
        close();
        attempt(async () => { await eraseProfile(); show(null); await lookAtBoard(game); });
      }}>${t('profile-erase')}</button>`);
  }
  if (shown === 'transfer' && transfer) {
    return dialog(t('profile-export'), html`<div class="transfer">
      ${transfer.qr ? html`<img alt=${t('profile-qr')} src=${`data:image/svg+xml,${encodeURIComponent(transfer.qr)}`}>` : nothing}
      <p class="code">${transfer.code}</p><p>${t('profile-export-how')}</p></div>`, close);
  }
  return nothing;
}

function draw() {
  document.title = `Parlour – ${t('profile')}`;
  render(html`<main class="narrow profile">
    <header><h1>${t('profile')}</h1><div class="row"><a class="button" href="/">${t('home')}</a>${languageSelect()}</div></header>
    ${problem ? html`<p class="notice" role="alert">${problem}</p>` : nothing}
    ${said ? html`<p class="notice" role="status">${said}</p>` : nothing}
    ${off ? html`<p class="notice">${t('profile-off')}</p>`
      : !known ? html`<p><span class="spinner"></span></p>`
        : profile ? own(profile) : html`<div class="halves"><div>${newcomer()}</div>${leaderboard()}</div>`}
  </main>${dialogs()}`, root);
  showDialog();
}

async function begin() {
  const wanted = location.hash === '#leaderboard';
  if (code) history.replaceState(null, '', location.pathname); // nobody who looks over a shoulder needs it
  draw();
  await attempt(async () => {
    off = !(await getInfo()).people;
    if (off) return;
    games = await getGames();
    show(await myProfile());
    known = true;
    await lookAtBoard(profile?.recent[0]?.game ?? games[0]?.name ?? '');
  });
  if (wanted) document.getElementById('leaderboard')?.scrollIntoView();
}

applyHabits();
onLanguage(async () => {
  games = await getGames().catch(() => games);
  draw();
});
begin();
