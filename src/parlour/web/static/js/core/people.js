// Profiles, leaderboards, open tables and the queue. The device's key travels in a header only.

import { call, posted, Refusal } from './api.js';
import * as keep from './keep.js';

/**
 * @typedef {{game: string, title: string, games: number, wins: number, rated: number,
 *   rating: number | null}} Standing
 * @typedef {{game: string, title: string, room: string, round: number, ended: number,
 *   names: string[], won: boolean, change: number | null, replay: boolean}} Recent
 * @typedef {{name: string, avatar: string, listed: boolean, made: number, devices: number,
 *   standings: Standing[], recent: Recent[]}} Profile
 * @typedef {{name: string, avatar: string, listed: boolean}} Wishes
 * @typedef {{rank: number, name: string, avatar: string, rating: number}} Ranked
 * @typedef {{room: string, game: string, title: string, free: number,
 *   players: {name: string, avatar: string, rating: number | null}[]}} OpenTable
 */

/** @param {RequestInit} init @returns {RequestInit} the same, with this device's key */
function signed(init) {
  const key = keep.deviceKey();
  return key ? { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } } : init;
}

/** @param {{key: string, profile: Profile}} opened @returns {Profile} */
function kept({ key, profile }) {
  keep.keepDeviceKey(key);
  keep.keepProfile(profile.name, profile.avatar);
  return profile;
}

/** @param {Wishes} wishes @returns {Promise<Profile>} */
export const makeProfile = async (wishes) => kept(await call('/api/people', posted(wishes)));

/** @param {string} code @returns {Promise<Profile>} */
export const arrive = async (code) => kept(await call('/api/people/devices', posted({ code })));

/** This device's profile; null if it has none, or none any more. @returns {Promise<Profile | null>} */
export async function myProfile() {
  if (!keep.deviceKey()) return null;
  try {
    return await call('/api/people/me', signed({}));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'forbidden') throw error;
    keep.keepDeviceKey('');
    return null;
  }
}

/** @param {Wishes} wishes @returns {Promise<Profile>} */
export async function changeProfile(wishes) {
  const profile = await call('/api/people/me', signed(posted(wishes)));
  keep.keepProfile(profile.name, profile.avatar);
  return profile;
}

export async function eraseProfile() {
  await call('/api/people/me', signed({ method: 'DELETE' }));
  keep.keepDeviceKey('');
}

/** @returns {Promise<{code: string, seconds: number, url: string, qr: string}>} */
export const transferCode = () => call('/api/people/me/transfer', signed({ method: 'POST' }));

/** @param {string} game @returns {Promise<{enough: number, players: Ranked[]}>} */
export const getBoard = (game) => call(`/api/leaderboard/${encodeURIComponent(game)}`);

/** @returns {Promise<OpenTable[]>} */
export const getTables = () => call('/api/tables');

/** @param {string} game @param {number} seats @returns {Promise<string>} a ticket */
export async function seek(game, seats) {
  try {
    return (await call('/api/queue', signed(posted({ game, seats })))).ticket;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'forbidden' || !keep.deviceKey()) throw error;
    keep.keepDeviceKey('');
    return seek(game, seats);
  }
}

/** @param {string} ticket @returns {Promise<{waiting: number, seats: number, room: string}>} */
export const wait = (ticket) => call('/api/queue/wait', posted({ ticket }));

/** Also when the page goes away. @param {string} ticket */
export function leaveQueue(ticket) {
  navigator.sendBeacon('/api/queue/leave', JSON.stringify({ ticket }));
}
