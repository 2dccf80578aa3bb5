// Text that fits: on cards it is measured before it is drawn, on the page afterwards.

export const DISPLAY = 'Alegreya, Georgia, "Noto Serif", serif';
export const PLAIN = 'Figtree, system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** @type {Map<string, number>} width at 100 px */
let widths = new Map();
let times = 0;

/** How often all had to be measured anew. */
export const measures = () => times;

/** @type {CanvasRenderingContext2D | null} */
let pen = null;

/** How wide a text is at a size of 1. @param {string} text @param {string} [family] @param {number} [weight] */
export function widthOf(text, family = DISPLAY, weight = 800) {
  const key = `${weight}${family}${text}`;
  let found = widths.get(key);
  if (found === undefined) {
    pen ??= document.createElement('canvas').getContext('2d');
    if (!pen) return 0.6 * text.length;
    pen.font = `${weight} 100px ${family}`;
    found = pen.measureText(text).width / 100;
    widths.set(key, found);
  }
  return found;
}

/**
 * The largest size up to `most` at which a text is no wider than `width`.
 * @param {string} text @param {number} width @param {number} most
 * @param {string} [family] @param {number} [weight]
 */
export function sizeFor(text, width, most, family = DISPLAY, weight = 800) {
  return Math.min(most, width / Math.max(widthOf(text, family, weight), 0.01));
}

/**
 * A text in as few lines as let it be as large as possible.
 * @param {string} text @param {number} width @param {number} most @param {number} lines at most
 * @returns {{lines: string[], size: number}}
 */
export function setLines(text, width, most, lines) {
  let best = { lines: [text], size: sizeFor(text, width, most) };
  const words = text.split(' ');
  for (let count = 2; count <= Math.min(lines, words.length); count++) {
    const broken = brokenInto(words, count);
    const size = Math.min(...broken.map((line) => sizeFor(line, width, most)));
    if (size > best.size * 1.08) best = { lines: broken, size };
  }
  return best;
}

/** @param {string[]} words @param {number} count lines of about the same width */
function brokenInto(words, count) {
  const aim = widthOf(words.join(' ')) / count;
  /** @type {string[]} */
  const lines = [];
  let line = '';
  words.forEach((word, index) => {
    const longer = line ? `${line} ${word}` : word;
    const mustEnd = words.length - index <= count - 1 - lines.length;
    if (line && lines.length < count - 1 && (mustEnd || widthOf(longer) > aim * 1.12)) {
      lines.push(line);
      line = word;
    } else line = longer;
  });
  return [...lines, line];
}

/** @param {string} text what people take for its first letter */
export function firstLetter(text) {
  if (/^[\x20-\x7e]{2}/.test(text)) return text[0]; // nothing is put together of such signs
  for (const { segment } of new Intl.Segmenter().segment(text)) return segment;
  return '';
}

// On the page

const SMALLEST = 0.6; // of the size in the style sheet; words that need less are set in two lines
const SMALLEST_TWO = 0.56; // in two lines; what needs less is cut

/** @type {WeakMap<Element, string>} what each text was fitted for: itself, its box's width and style */
let fitted = new WeakMap();
/** @type {HTMLElement[]} what has become smaller, and may have made its box smaller, too */
let shrunk = [];

/**
 * Draw, and make every `.fit` small enough for its box. All is read before anything is written, and what has
 * been written is looked at before the next drawing: each time the page is laid out once, or twice if a text
 * that became smaller has left some of its room to others.
 * @param {() => void} draw
 */
export function fitting(draw) {
  for (const one of shrunk) fitted.set(one, signature(one));
  draw();
  const all = [...document.querySelectorAll('.fit')].filter((one) => one instanceof HTMLElement);
  const changed = all.filter((one) => fitted.get(one) !== signature(one));
  for (const one of changed) if (one.hasAttribute('style')) one.removeAttribute('style');
  const sizes = new Map(changed.map((one) => [one, sizeOf(one)]));
  shrunk = shrink(changed, sizes);
  for (const one of changed) fitted.set(one, signature(one));
  shrink(shrunk.filter((one) => one.style.whiteSpace === ''), sizes);
}

/** @param {HTMLElement} one */
const sizeOf = (one) => parseFloat(getComputedStyle(one).fontSize);

/** How wide a box is and its text, to a fraction of a point: less than one is enough to cut it. @param {HTMLElement} one */
function measure(one) {
  const range = document.createRange();
  range.selectNodeContents(one);
  const wide = one.clientWidth && one.getBoundingClientRect().width;
  const needs = Math.max(range.getBoundingClientRect().width, (wide * one.scrollWidth) / one.clientWidth);
  return { wide, needs };
}

/**
 * Make those smaller that are too wide.
 * @param {HTMLElement[]} texts @param {Map<HTMLElement, number>} sizes in the style sheet @returns {HTMLElement[]} which they were
 */
function shrink(texts, sizes) {
  const measured = texts.map((one) => ({
    one, ...measure(one), now: sizeOf(one), size: sizes.get(one) ?? sizeOf(one),
  }));
  const tooWide = measured.filter(({ wide, needs }) => wide && wide < needs - 0.05);
  for (const { one, wide, needs, now, size } of tooWide) {
    const share = (wide / needs) * (now / size);
    const two = Number(getComputedStyle(one).getPropertyValue('--two-lines'));
    const least = two ? Math.max(two, SMALLEST) : /[\s-]/.test(one.textContent ?? '') ? SMALLEST : SMALLEST_TWO;
    if (share * 0.98 < least) inTwoLines(one, share, size, two);
    else one.style.fontSize = `${size * share * 0.98}px`;
  }
  return tooWide.map(({ one }) => one);
}

/** @param {HTMLElement} one */
const signature = (one) => `${one.textContent} ${one.parentElement?.clientWidth} ${one.parentElement?.className}`;

/**
 * On a big screen two lines take the room of one, unless the style sheet leaves them more: `--two-lines`, of its size.
 * @param {HTMLElement} one @param {number} share @param {number} size @param {number} two
 */
function inTwoLines(one, share, size, two) {
  const largest = two || (document.body.classList.contains('tv') ? SMALLEST_TWO : 0.8);
  const scale = Math.min(largest, Math.max(SMALLEST_TWO, share * Math.min(1.8, wordsIn(one))));
  Object.assign(one.style, {
    fontSize: `${size * scale}px`, whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: '1.05', maxHeight: '2.1em',
  });
}

/** How many times as wide as its longest word a text is. @param {HTMLElement} one */
function wordsIn(one) {
  const text = one.textContent ?? '';
  const { fontFamily, fontWeight } = getComputedStyle(one);
  const wide = (/** @type {string} */ part) => widthOf(part, fontFamily, Number(fontWeight));
  const longest = Math.max(...text.split(/\s+/).map(wide));
  return text.includes(' ') && longest ? (0.98 * wide(text)) / longest : Infinity;
}

/** Call this when fonts have come or the window has changed. @param {() => void} redraw */
export function onNewMeasures(redraw) {
  const again = () => {
    widths = new Map();
    times += 1;
    fitted = new WeakMap();
    shrunk = [];
    redraw();
  };
  addEventListener('resize', again);
  for (const font of document.fonts ?? []) { // each is asked: Safari never says `loadingdone`
    if (font.status !== 'loaded') font.loaded.then(() => document.fonts.ready).then(again, () => {});
  }
}
