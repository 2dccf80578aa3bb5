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

// A browser may forbid even to ask for these.
const forGood = () => localStorage;
const inThisTab = () => sessionStorage;

/** @param {() => Storage} storage @param {string} name @returns {any} */
function read(storage, name) {
  try {
    return JSON.parse(storage().getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {() => Storage} storage @param {string} name @param {unknown} value */
function write(storage, name, value) {
  try {
    storage().setItem(name, JSON.stringify(value));
  } catch {
    // a full or forbidden storage costs a memory, not the game
  }
}

// Seats

/** @returns {Seat[]} newest first */
export function seats() {
  return read(forGood, SEATS) ?? [];
}

/** @param {string} code @returns {Seat | null} */
export function seatIn(code) {
  return seats().find((seat) => seat.code === code) ?? null;
}

/** @param {Seat} seat */
export function keepSeat(seat) {
  const others = seats().filter((other) => other.code !== seat.code);
  write(forGood, SEATS, [seat, ...others].slice(0, MOST_SEATS));
}

/** @param {string} code */
export function forgetSeat(code) {
  write(forGood, SEATS, seats().filter((seat) => seat.code !== code));
}

// One's name and habits

/** @returns {{name: string, avatar: string}} */
export function profile() {
  return read(forGood, 'parlour.profile') ?? { name: '', avatar: '' };
}

/** @param {string} name @param {string} avatar */
export function keepProfile(name, avatar) {
  write(forGood, 'parlour.profile', { name, avatar });
}

const DEVICE = 'parlour.device';

/** @returns {string} this device's key to a profile; empty: none */
export const deviceKey = () => read(forGood, DEVICE) ?? '';

/** @param {string} key empty: forget it */
export const keepDeviceKey = (key) => write(forGood, DEVICE, key);

/** What lies in a hand is quiet until somebody wants to hear it: a room of phones and a TV has one voice. */
const handheld = () => matchMedia('(pointer: coarse) and (hover: none)').matches && !document.body.classList.contains('tv');

/** @returns {Habits} */
export function habits() {
  const kept = read(forGood, HABITS) ?? {};
  return { sound: !handheld(), vibration: true, motion: true, confirm: true, theme: 'auto', ...kept };
}

/** @param {Partial<Habits>} changed */
export function keepHabits(changed) {
  write(forGood, HABITS, { ...habits(), ...changed });
}

/** @param {string} game @returns {boolean} whether somebody here has been told how a turn of it goes */
export const guided = (game) => read(forGood, `parlour.guided.${game}`) === true;

/** @param {string} game */
export const keepGuided = (game) => write(forGood, `parlour.guided.${game}`, true);

/** @param {string} code @returns {boolean | null} whether the cards lie open; null: not said */
export function cardsOpen(code) {
  return read(inThisTab, `parlour.open.${code}`);
}

/** @param {string} code @param {boolean} open */
export function keepCardsOpen(code, open) {
  write(inThisTab, `parlour.open.${code}`, open);
}

// What a tab needs after a reload

/** @param {string} name @returns {any} */
export const recall = (name) => read(inThisTab, `parlour.tab.${name}`);

/** @param {string} name @param {unknown} value */
export const remember = (name, value) => write(inThisTab, `parlour.tab.${name}`, value);

/** @param {string} name */
export const forget = (name) => write(inThisTab, `parlour.tab.${name}`, null);

/** @returns {HotSeat | null} */
export const hotSeat = () => read(forGood, 'parlour.hotseat');

/** @param {HotSeat | null} game */
export const keepHotSeat = (game) => write(forGood, 'parlour.hotseat', game);

/** @returns {string | null} the room this screen showed last */
export const screenRoom = () => read(forGood, 'parlour.screen');

/** @param {string} code */
export const keepScreenRoom = (code) => write(forGood, 'parlour.screen', code);

// The server reads it too, to send the texts of the first view along with a page.
const LANGUAGE = 'parlour-language';

/** @returns {string} the language somebody has chosen; empty: none */
export const language = () => new RegExp(`(?:^|; )${LANGUAGE}=([a-z]+)`).exec(document.cookie)?.[1] ?? '';

/** @param {string} code */
export function keepLanguage(code) {
  document.cookie = `${LANGUAGE}=${code}; path=/; max-age=31536000; samesite=lax`;
}
