// Lets the browser keep the files of the pages, where it may: over HTTPS, and on this computer.

import { LANGUAGES } from './language.js';

const LATER = 3000; // after the first view, which needs the line for itself

/** The version in the address of this file. */
const version = () => /\/static\/([0-9a-f]{10})\//.exec(import.meta.url)?.[1];

function keepFiles() {
  const found = version();
  if (!found) return;
  const told = new URLSearchParams({ v: found, languages: Object.keys(LANGUAGES).join() });
  navigator.serviceWorker.register(`/sw.js?${told}`).catch(() => {}); // it is no harm without
}

if (globalThis.isSecureContext && globalThis.navigator?.serviceWorker) setTimeout(keepFiles, LATER);
