// What the first view does not need: it comes right after that, together, and is there when it is wanted.

const AGAIN = 2000; // milliseconds, if it did not come

/** @type {Set<() => void>} ask for each of them */
const wanted = new Set();
/** @type {Set<() => void>} */
const redraws = new Set();

/**
 * A module that comes later. What this returns gives it, or null as long as it is on its way.
 * @template T @param {() => Promise<T>} load @returns {() => T | null}
 */
export function later(load) {
  /** @type {T | null} */
  let found = null;
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    load().then((module) => {
      found = module;
      redraws.forEach((redraw) => redraw());
    }, () => setTimeout(() => {
      asked = false;
      ask();
    }, AGAIN));
  };
  wanted.add(ask);
  return () => {
    ask();
    return found;
  };
}

/** Ask for all of it: the first view is there. */
export const fetchLater = () => wanted.forEach((ask) => ask());

/** @param {() => void} redraw called when more of it has come */
export function onLater(redraw) {
  redraws.add(redraw);
}
