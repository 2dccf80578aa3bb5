// Pieces that several pages use.

import { html, nothing, render, repeat } from './lit.js';
import { afterFrame } from './frames.js';
import { cardBack, cardFront, faceOf } from './cards.js';
import { badge } from './people.js';
import { vibrates } from './senses.js';
import { lookOf } from './skin.js';
import * as keep from '../core/keep.js';
import { language, LANGUAGES, onLanguage, setLanguage, t } from '../core/language.js';

/**
 * @import {Description, Face, Line, Player, RoomInfo} from '../core/types.js'
 * @import {Session} from '../core/session.js'
 * @import {Maybe, Template} from './lit.js'
 */

const RECONNECTING = 2000;
const SPINNER = 400;

/** @param {Session | null} session what to say about the line to the server */
export function lineState(session) {
  if (!session || session.ended || session.refusal) return nothing;
  const { connection } = session;
  if (connection.lostFor > RECONNECTING) {
    const text = connection.restarting ? t('line-restarting') : t('line-lost');
    return html`<p class="line lost" role="status">${text}</p>`;
  }
  if (connection.waitingFor > SPINNER) {
    return html`<p class="line" role="status"><span class="spinner"></span> ${t('one-moment')}</p>`;
  }
  return nothing;
}

// Signs

/** @param {string} path in a square of 24 @param {string} [kind] @returns {Template} drawn as a line */
export const sign = (path, kind = '') => html`<svg class="icon ${kind}" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} fill="none"
  stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"></path></svg>`;

/** What a button does: a word, and a sign where words have no room. @param {string} path @param {string} word */
export const brief = (path, word) => html`${sign(path, 'brief')}<span class="word">${word}</span>`;

export const LIST = 'M5 6h14M5 12h14M5 18h9';
export const COGS = 'M4 7h9M19 7h1M4 17h2M12 17h8M16 4.500v5M9 14.500v5';
export const SPEECH = 'M4 5h16v11h-9l-5 4v-4H4z';

// Text

/** @param {string} text **bold** and *emphasis* */
export function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part) => {
    if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (part.startsWith('*')) return html`<em>${part.slice(1, -1)}</em>`;
    return part;
  });
}

/** @param {string} text a game's rules */
const blocksOf = (text) => text.trim().split(/\n\s*\n/);

/** @param {string} text a game's rules: paragraphs, lists and tables */
export function prose(text) {
  return blocksOf(text).map((block) => {
    if (/^#+ /.test(block)) return html`<h3>${block.replace(/^#+ /, '')}</h3>`;
    if (block.startsWith('- ')) return html`<ul>${items(block, /\n?^- /m)}</ul>`;
    if (/^\d+\. /.test(block)) return html`<ol>${items(block, /\n?^\d+\. /m)}</ol>`;
    if (block.startsWith('|')) return proseTable(block.split('\n'));
    return html`<p>${inline(block.replaceAll('\n', ' '))}</p>`;
  });
}

/** @param {string} block @param {RegExp} mark what every item begins with */
function items(block, mark) {
  return block.split(mark).filter(Boolean).map((item) =>
    html`<li>${inline(item.replace(/\s*\n\s*/g, ' '))}</li>`);
}

/** @param {string[]} lines the second of them is the rule below the head */
function proseTable([head, , ...rows]) {
  const cells = (/** @type {string} */ line) => line.split('|').slice(1, -1).map((one) => one.trim());
  return html`<div class="wide"><table>
    <thead><tr>${cells(head).map((one) => html`<th scope="col">${inline(one)}</th>`)}</tr></thead>
    <tbody>${rows.map((line) => html`<tr>${cells(line).map((one) =>
      html`<td>${inline(one)}</td>`)}</tr>`)}</tbody></table></div>`;
}

// Dialogs

/**
 * @param {string} title @param {unknown} content @param {() => void} close
 * @param {unknown} [buttons] besides the one that closes
 */
export function dialog(title, content, close, buttons = nothing) {
  return html`<dialog aria-label=${title} @close=${close}
    @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && close()}>
    <div class="sheet">
      <header><h2>${title}</h2></header>
      <div class="body" tabindex="0">${content}</div>
      <footer>${buttons}<button class="button" autofocus @click=${close}>${t('close')}</button></footer>
    </div></dialog>`;
}

/** Open the dialog that has been drawn. */
export function showDialog() {
  const found = document.querySelector('dialog');
  if (found && !found.open) found.showModal();
}

/**
 * The rules; at the table a turn in short comes first and the rest on request.
 * @param {Description} game @param {() => void} close @param {boolean} playing
 */
export function rulesDialog(game, close, playing) {
  const faces = html`<ul class="faces">${alike(game.faces).map((kin) => faceRow(game, kin))}</ul>`;
  const short = playing ? game.turn : '';
  if (!short) {
    return dialog(t('rules-of', { title: game.title }), html`${fanned(game)}<div class="prose">${prose(game.rules)}
      <h3>${t('rules-cards')}</h3>${faces}</div>`, close);
  }
  return dialog(t('rules-short', { title: game.title }), html`${fanned(game)}<div class="prose">
    <p>${game.summary}</p>${prose(short)}
    <details><summary>${t('rules-cards')}</summary>${faces}</details>
    <details><summary>${t('rules-all')}</summary>
      <div class="prose">${prose(game.rules)}</div></details></div>`, close);
}

/** Cards in play; neighbours that do the same are told of together. @param {Face[]} faces */
function alike(faces) {
  /** @type {Face[][]} */
  const groups = [];
  for (const face of faces.filter((one) => one.in_play)) {
    if (face.rule === groups.at(-1)?.[0].rule) groups[groups.length - 1].push(face);
    else groups.push([face]);
  }
  return groups;
}

/** @param {Description} game @param {Face[]} kin cards that do the same */
function faceRow(game, kin) {
  const [{ title, rule }] = kin;
  if (kin.length === 1) {
    return html`<li class="facerow">${cardFront(lookOf(game), kin[0], 'large', '')}<div><b>${title}</b><p>${rule}</p></div></li>`;
  }
  return html`<li><p>${rule}</p><div class="kin">${kin.map((face) => cardFront(lookOf(game), face, 'large', face.title))}</div></li>`;
}

const FANNED = 5; // cards

/** Some of a game's cards, to look at. @param {Description} game */
export function fanned(game) {
  const step = game.faces.length / Math.min(FANNED, game.faces.length);
  const faces = Array.from({ length: Math.min(FANNED, game.faces.length) }, (_, at) => game.faces[Math.floor(at * step)]);
  return html`<div class="fanned" aria-hidden="true">${faces.map((face) => cardFront(lookOf(game), face, 'large', ''))}</div>`;
}

/** @param {Description} game @param {number} face @param {() => void} close */
export function cardDialog(game, face, close) {
  const drawn = faceOf(game, face);
  return dialog(drawn.title, html`<div class="bigcard">${cardFront(lookOf(game), drawn, 'large', drawn.title)}</div>
    <p class="rule">${drawn.rule}</p>`, close);
}

/** @param {Line[]} lines oldest first @param {Player[]} players by seat @param {boolean} open */
function logList(lines, players, open) {
  const told = lines.map((line) => ({ line, text: open ? line.open : line.text })).filter(({ text }) => text).reverse();
  if (!told.length) return html`<p class="quiet">${t('log-none')}</p>`;
  return html`<ol class="log story" reversed>${told.map(({ line, text }) => {
    const player = players[seatOf(line)];
    return html`<li class=${line.reveal && line.text === line.open ? 'reveal' : ''}>${player ? badge(player.colour, player.shape) : nothing}<span>${text}</span></li>`;
  })}</ol>`;
}

/** Whose deed a line tells of: the first who is named; -1 if nobody is. @param {Line} line */
function seatOf({ told }) {
  const seat = Object.values(told?.open?.args ?? {}).find(({ type }) => type === 'seat');
  return typeof seat?.value === 'number' ? seat.value : -1;
}

/** @param {Line[]} lines @param {Player[]} players by seat @param {boolean} open @param {() => void} close */
export function logDialog(lines, players, open, close) {
  return dialog(t('log-title'), logList(lines, players, open), close);
}

/** @param {RoomInfo} room @param {string} [text] */
export function replayLink({ code, round }, text = t('replay-again')) {
  return html`<a class="button" href=${`/replay.html?room=${code}&round=${round}`}>${text}</a>`;
}

/**
 * Copy what is in a field; it stays selected. Without a secure context, or if a browser refuses, it is asked the
 * old way. @param {HTMLInputElement} field @returns {Promise<boolean>} whether it was done
 */
export async function copied(field) {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy'); // it is not there, or not allowed
  }
}

// Switches

/**
 * @param {string} label @param {boolean} on @param {(on: boolean) => void} flip
 */
export function toggle(label, on, flip) {
  return html`<button class="toggle" role="switch" aria-checked=${on ? 'true' : 'false'}
    @click=${() => flip(!on)}><span>${label}</span><span class="state">${on ? t('on') : t('off')}</span>
  </button>`;
}

/** @param {() => void} changed @param {boolean} [withConfirm] */
export function habitSwitches(changed, withConfirm = false) {
  const habits = keep.habits();
  /** @param {Partial<keep.Habits>} habit */
  const set = (habit) => {
    keep.keepHabits(habit);
    applyHabits();
    changed();
  };
  return html`<div class="switches">
    ${toggle(t('sound'), habits.sound, (sound) => set({ sound }))}
    ${vibrates() ? toggle(t('vibration'), habits.vibration, (vibration) => set({ vibration })) : nothing}
    ${toggle(t('motion'), habits.motion, (motion) => set({ motion }))}
    ${themeSwitch(habits.theme, (theme) => set({ theme }))}
    <div class="toggle"><span>${t('language')}</span>${languageSelect()}</div>
    ${withConfirm ? toggle(t('confirm'), habits.confirm,
      (confirm) => set({ confirm })) : nothing}
  </div>`;
}

/** @param {() => void} changed @param {() => void} close */
export const habitsDialog = (changed, close) => dialog(t('sound-motion'), habitSwitches(changed), close);

/** Every language is called by its own name, for those who read no other. */
export function languageSelect() {
  return html`<select class="languages" aria-label=${t('language')}
    @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) => setLanguage(event.target.value)}>
    ${Object.entries(LANGUAGES).map(([code, title]) =>
      html`<option value=${code} lang=${code} ?selected=${code === language()}>${title}</option>`)}
  </select>`;
}

/** @param {string} theme @param {(theme: string) => void} choose */
function themeSwitch(theme, choose) {
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  return html`<button class="toggle" @click=${() => choose(next)}><span>${t('theme')}</span>
    <span class="state">${t(`theme-${theme}`)}</span></button>`;
}

const THEMES = ['auto', 'light', 'dark'];

/** Let the style sheets know. */
export function applyHabits() {
  const { motion, theme } = keep.habits();
  document.documentElement.classList.toggle('still', !motion);
  document.documentElement.dataset.theme = theme;
}

// Sentences for those who listen

const MOST_SAID = 20;
/** @type {{text: string}[]} oldest first */
let said = [];

/** To be read aloud, once it can be seen. @param {Line[]} lines @param {boolean} open */
export function announce(lines, open) {
  const texts = lines.map((line) => (open ? line.open : line.text)).filter(Boolean);
  if (!texts.length) return;
  said = [...said, ...texts.map((text) => ({ text }))].slice(-MOST_SAID);
  afterFrame(speak);
}

function speak() {
  const place = document.getElementById('aloud');
  if (place) render(repeat(said, (one) => one, ({ text }) => html`<p>${text}</p>`), place);
}

onLanguage(() => { // what was said was in another one
  said = [];
  speak();
});

/** Where it is read aloud; on every page with a table, before there is anything to say. */
export const aloud = () => html`<div class="unseen" aria-live="polite" role="log" id="aloud"></div>`;

/** Some cards face down, to look at. */
export const backs = () => html`<div class="fanned" aria-hidden="true">${[0, 1, 2].map(() => cardBack({ glyphs: {}, signs: {} }, ''))}</div>`;

/** @param {string} title @param {unknown} text @param {Maybe | Template[]} [more] */
export function blank(title, text, more = nothing) {
  return html`<main class="blank">${backs()}
    <h1>${title}</h1><p>${text}</p>
    <div class="row">${more}<a class="button" href="/">${t('home')}</a></div></main>`;
}

const CODE = /^[A-Z0-9]{4,8}$/;

/**
 * Where to type the code of a room.
 * @param {() => void} [wrong] called if it can be none @param {string} [page] that shows the room @returns {Template}
 */
export function codeForm(wrong, page = '/player.html') {
  const join = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.target).querySelector('input');
    const code = field?.value.trim().toUpperCase() ?? '';
    if (CODE.test(code)) location.href = `${page}?room=${code}`;
    else {
      field?.select();
      wrong?.();
    }
  };
  return html`<form class="join-form" @submit=${join}>
    <label class="field"><span>${t('home-join')}</span><input id="code" class="code" maxlength="8"
      autocapitalize="characters" autocomplete="off" spellcheck="false" placeholder="BCDF"></label>
    <button class="button">${t('join')}</button></form>`;
}

/** @param {string} text @param {string} code what to show instead of a room that does not want us */
export function refusedPage(text, code) {
  if (text === 'unknown') {
    return blank(t('room-unknown'), inline(t('room-unknown-why', { code: code || '????' })), codeForm(undefined, location.pathname));
  }
  return blank(t('room-refused'), text,
    html`<a class="button" href=${location.href}>${t('try-again')}</a>`);
}
