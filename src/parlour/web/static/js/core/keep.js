// What this browser remembers: seats and their keys, habits, and what was last on the screen.

/**
 * @typedef {{code: string, game: string, place: number, key: string, name: string,
 *   at: number}} Seat
 * @typedef {{sound: boolean, vibration: boolean, motion: boolean, confirm: boolean,
 *   theme: string}} Habits
 * @typedef {{code: string, game: string, players: {name: string, place: number,
 *   key: string}[]}} HotSeat
 */

const SEATS = 'parlour.seats';
const HABITS = 'parlour.habits';
const MOST_SEATS = 20;

/** @param {Storage} storage @param {string} name @returns {any} */
function read(storage, name) {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {Storage} storage @param {string} name @param {unknown} value */
function write(storage, name, value) {
  try {
    storage.setItem(name, JSON.stringify(value));
  } catch {
    // a full or forbidden storage costs a memory, not the game
  }
}

// Seats

/** @returns {Seat[]} newest first */
export function seats() {
  return read(localStorage, SEATS) ?? [];
}

/** @param {string} code @returns {Seat | null} */
export function seatIn(code) {
  return seats().find((seat) => seat.code === code) ?? null;
}

/** @param {Seat} seat */
export function keepSeat(seat) {
  const others = seats().filter((other) => other.code !== seat.code);
  write(localStorage, SEATS, [seat, ...others].slice(0, MOST_SEATS));
}

/** @param {string} code */
export function forgetSeat(code) {
  write(localStorage, SEATS, seats().filter((seat) => seat.code !== code));
}

// One's name and habits

/** @returns {{name: string, avatar: string}} */
export function profile() {
  return read(localStorage, 'parlour.profile') ?? { name: '', avatar: '' };
}

/** @param {string} name @param {string} avatar */
export function keepProfile(name, avatar) {
  write(localStorage, 'parlour.profile', { name, avatar });
}

/** What lies in a hand is quiet until somebody wants to hear it: a room of phones and a TV has one voice. */
const handheld = () => matchMedia('(pointer: coarse) and (hover: none)').matches && !document.body.classList.contains('tv');

/** @returns {Habits} */
export function habits() {
  const kept = read(localStorage, HABITS) ?? {};
  return { sound: !handheld(), vibration: true, motion: true, confirm: true, theme: 'auto', ...kept };
}

/** @param {Partial<Habits>} changed */
export function keepHabits(changed) {
  write(localStorage, HABITS, { ...habits(), ...changed });
}

/** @param {string} game @returns {boolean} whether somebody here has been told how a turn of it goes */
export const guided = (game) => read(localStorage, `parlour.guided.${game}`) === true;

/** @param {string} game */
export const keepGuided = (game) => write(localStorage, `parlour.guided.${game}`, true);

/** @param {string} code @returns {boolean | null} whether the cards lie open; null: not said */
export function cardsOpen(code) {
  return read(sessionStorage, `parlour.open.${code}`);
}

/** @param {string} code @param {boolean} open */
export function keepCardsOpen(code, open) {
  write(sessionStorage, `parlour.open.${code}`, open);
}

// What a tab needs after a reload

/** @param {string} name @returns {any} */
export const recall = (name) => read(sessionStorage, `parlour.tab.${name}`);

/** @param {string} name @param {unknown} value */
export const remember = (name, value) => write(sessionStorage, `parlour.tab.${name}`, value);

/** @param {string} name */
export function forget(name) {
  sessionStorage.removeItem(`parlour.tab.${name}`);
}

/** @returns {HotSeat | null} */
export const hotSeat = () => read(localStorage, 'parlour.hotseat');

/** @param {HotSeat | null} game */
export const keepHotSeat = (game) => write(localStorage, 'parlour.hotseat', game);

/** @returns {string | null} the room this screen showed last */
export const screenRoom = () => read(localStorage, 'parlour.screen');

/** @param {string} code */
export const keepScreenRoom = (code) => write(localStorage, 'parlour.screen', code);

// The server reads it too, to send the texts of the first view along with a page.
const LANGUAGE = 'parlour-language';

/** @returns {string} the language somebody has chosen; empty: none */
export const language = () => new RegExp(`(?:^|; )${LANGUAGE}=([a-z]+)`).exec(document.cookie)?.[1] ?? '';

/** @param {string} code */
export function keepLanguage(code) {
  document.cookie = `${LANGUAGE}=${code}; path=/; max-age=31536000; samesite=lax`;
}
