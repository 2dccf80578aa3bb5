// The districts as buildings, each a list of [tone, path] in a box of 120 × 120 that stands on y = 118.

/** @typedef {[string, string]} Part tone and path */

/** @param {string} tone @param {number} x @param {number} y @param {number} w @param {number} h @returns {Part} */
export const box = (tone, x, y, w, h) => [tone, `M${x} ${y}h${w}v${h}h${-w}z`];
/** A triangle on its base. @param {string} tone @param {number} x @param {number} y @param {number} w @param {number} h @returns {Part} */
export const gable = (tone, x, y, w, h) => [tone, `M${x} ${y}l${w / 2} ${-h}l${w / 2} ${h}z`];
/** @param {string} tone @param {number} x @param {number} y @param {number} r @returns {Part} */
export const disc = (tone, x, y, r) => [tone, `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`];
/** @param {string} tone @param {number} x @param {number} y @param {number} w @returns {Part} */
const dome = (tone, x, y, w) => [tone, `M${x} ${y}a${w / 2} ${w / 2} 0 0 1 ${w} 0z`];
/** Door or window, standing on y. @param {string} tone @param {number} x @param {number} y @param {number} w @param {number} h @returns {Part} */
const arch = (tone, x, y, w, h) => [tone, `M${x} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`];
/** A wall with light from the left. @param {number} x @param {number} y @param {number} w @param {number} h @returns {Part[]} */
const wall = (x, y, w, h) => [box('w', x, y, w, h), box('s', x + w * 0.68, y, w * 0.32, h)];
/** Battlements above y. @param {number} x @param {number} y @param {number} w @param {number} n @returns {Part[]} */
function merlons(x, y, w, n) {
  const step = w / (2 * n - 1);
  const high = Math.min(step, 8);
  return Array.from({ length: n }, (_, at) => box(at > n * 0.64 ? 's' : 'w', x + 2 * at * step, y - high, step, high + 0.5));
}
/** @param {number} x @param {number} y @param {number} w @param {number} [n] @returns {Part[]} a tower with battlements */
const turret = (x, y, w, n = 3) => [...wall(x, y, w, 118 - y), ...merlons(x - 2, y - 5, w + 4, n),
  box('w', x - 2, y - 5, w + 4, 6), box('s', x + w * 0.68, y - 5, w * 0.32 + 2, 6)];
/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} roof @returns {Part[]} */
const house = (x, y, w, h, roof) => [...wall(x, y - h, w, h), gable('r', x - 4, y - h + 1, w + 8, roof),
  ['R', `M${x + w / 2} ${y - h + 1 - roof}l${w / 2 + 4} ${roof}h${-w * 0.36}z`]];
/** @param {number} x @param {number} y @param {number} [h] @returns {Part[]} */
const flag = (x, y, h = 20) => [box('d', x, y - h, 2, h), ['r', `M${x + 2} ${y - h}l15 5l-15 6z`]];
/** @param {string} tone @param {number} x @param {number} y @param {number} s @returns {Part} */
const cross = (tone, x, y, s) => [tone, `M${x - s / 8} ${y}h${s / 4}v${s / 4}h${s / 4}v${s / 4}h${-s / 4}v${s / 2}h${-s / 4}v${-s / 2}h${-s / 4}v${-s / 4}h${s / 4}z`];
/** Windows in rows. @param {number} x @param {number} y @param {number} n @param {number} step @param {number} [w] @param {number} [h] @returns {Part[]} */
const windows = (x, y, n, step, w = 7, h = 13) => Array.from({ length: n }, (_, at) => arch('d', x + at * step, y, w, h));
/** @param {number} y @param {number} [n] @returns {Part[]} */
const waves = (y, n = 2) => Array.from({ length: n }, (_, at) => /** @type {Part} */ ([at % 2 ? 'v' : 'b',
  `M0 ${y + at * 8}q7.500 -7 15 0t15 0t15 0t15 0t15 0t15 0t15 0t15 0V120H0z`]));
/** @param {number} x @param {number} y @param {number} n @param {number} step @param {number} h @returns {Part[]} */
const columns = (x, y, n, step, h) => Array.from({ length: n }, (_, at) => box(at % 2 ? 's' : 'w', x + at * step, y - h, 8, h));
/** Stripes of an awning. @param {number} x @param {number} y @param {number} w @param {number} h @returns {Part[]} */
const awning = (x, y, w, h) => Array.from({ length: 6 }, (_, at) => /** @type {Part} */ ([at % 2 ? 'l' : 'r',
  `M${x + (w * at) / 6} ${y}h${w / 6}v${h}a${w / 12} ${w / 12} 0 0 1 ${-w / 6} 0z`]));
/** @param {number} x @param {number} y @param {number} [s] @returns {Part[]} */
const tree = (x, y, s = 1) => [box('k', x - 2 * s, y - 18 * s, 4 * s, 18 * s), disc('t', x, y - 26 * s, 13 * s), disc('T', x + 5 * s, y - 22 * s, 8 * s)];
/** @param {number} x @param {number} y @param {number} w @param {number} h @returns {Part[]} */
const tomb = (x, y, w, h) => [arch('s', x + 3, y, w, h), arch('w', x, y, w, h), cross('d', x + w / 2, y - h + 7, 12)];
/** @param {string} tone @param {number} x @param {number} y @param {number} r @returns {Part} */
export const star = (tone, x, y, r) => [tone, `M${x} ${y - r}l${r * 0.28} ${r * 0.72}l${r * 0.72} ${r * 0.28}l${-r * 0.72} ${r * 0.28}l${-r * 0.28} ${r * 0.72}l${-r * 0.28} ${-r * 0.72}l${-r * 0.72} ${-r * 0.28}l${r * 0.72} ${-r * 0.28}z`];
/** @param {number} x @param {number} y @param {number} s @returns {Part} */
const flame = (x, y, s) => ['f', `M${x} ${y}c${-s} ${-s * 0.6} ${-s * 0.2} ${-s * 1.1} 0 ${-s * 1.9}c${s * 0.3} ${s * 0.7} ${s * 1} ${s * 1} 0 ${s * 1.9}z`];

/** @type {Record<string, Part[]>} */
export const BUILDINGS = {
  manor: [box('s', 28, 34, 8, 26), box('s', 84, 34, 8, 26), ...house(18, 118, 84, 52, 24), ...house(38, 118, 44, 58, 28),
    disc('d', 60, 50, 5), arch('d', 53, 118, 14, 24), ...windows(46, 86, 2, 21), ...windows(23, 94, 1, 0), ...windows(89, 94, 1, 0)],
  castle: [...turret(8, 50, 24), ...turret(88, 50, 24), ...wall(32, 70, 56, 48), ...merlons(32, 70, 56, 5), ...turret(46, 38, 28),
    gable('r', 43, 28, 34, 24), ...flag(59, 6, 8), arch('d', 50, 118, 20, 30), ...windows(17, 80, 1, 0, 6), ...windows(97, 80, 1, 0, 6), ...windows(57, 66, 1, 0, 6)],
  palace: [...wall(4, 66, 112, 52), box('r', 2, 60, 116, 7), ...wall(36, 52, 48, 66), gable('w', 32, 53, 56, 18), disc('r', 60, 46, 4),
    dome('r', 42, 36, 36), ['R', 'M60 18a18 18 0 0 1 18 18h-8q0 -12 -10 -18z'], box('g', 58, 8, 4, 12), disc('g', 60, 8, 4),
    arch('d', 52, 118, 16, 34), ...windows(40, 82, 1, 0), ...windows(73, 82, 1, 0), ...windows(10, 88, 2, 13), ...windows(90, 88, 2, 13),
    ...windows(10, 112, 2, 13), ...windows(90, 112, 2, 13), ...flag(8, 60, 18), ...flag(100, 60, 18)],
  temple: [box('s', 8, 110, 104, 8), box('w', 16, 102, 88, 8), ...columns(20, 102, 5, 18, 42), box('w', 14, 52, 92, 9), gable('r', 10, 53, 100, 28),
    gable('R', 34, 50, 52, 16), disc('g', 60, 44, 5)],
  church: [...house(42, 118, 66, 46, 30), ...wall(18, 58, 28, 60), ['r', 'M14 59l18 -44l18 44z'], ['R', 'M32 15l18 44h-10z'], cross('g', 32, 1, 18),
    arch('d', 25, 118, 14, 26), ...windows(28, 82, 1, 0, 8, 16), ...windows(56, 104, 3, 16, 8, 18)],
  monastery: [...wall(8, 76, 104, 42), ['r', 'M2 77l14 -22h88l14 22z'], ['R', 'M104 55l14 22h-30l-6 -22z'], ...wall(20, 40, 20, 18), gable('r', 16, 41, 28, 18),
    arch('d', 25, 56, 10, 13), disc('g', 30, 50, 3.5), ...windows(15, 118, 6, 16, 10, 28), ['l', 'M66 62h24v6h-24z'], ...tree(104, 118, 0.9)],
  cathedral: [...wall(34, 62, 52, 56), gable('r', 30, 63, 60, 30), ...wall(12, 52, 26, 66), ...wall(82, 52, 26, 66), ['r', 'M10 53l15 -46l15 46z'],
    ['r', 'M80 53l15 -46l15 46z'], ['R', 'M25 7l15 46h-9z'], ['R', 'M95 7l15 46h-9z'], disc('d', 60, 72, 11), disc('v', 60, 72, 8), star('l', 60, 72, 8),
    arch('d', 48, 118, 24, 30), arch('g', 53, 118, 14, 22), ...windows(21, 84, 1, 0, 8, 20), ...windows(91, 84, 1, 0, 8, 20), ...windows(21, 112, 1, 0, 8, 20), ...windows(91, 112, 1, 0, 8, 20)],
  tavern: [...house(26, 118, 72, 50, 38), ['k', 'M26 92h72v4h-72zM44 68h4v50h-4zM74 68h4v50h-4zM26 70l20 22h-5l-15 -17z'], arch('d', 54, 118, 15, 22), box('l', 30, 100, 11, 10), box('l', 82, 100, 11, 10),
    box('l', 55, 76, 13, 12), box('d', 4, 60, 24, 3), box('d', 9, 62, 2, 8), box('g', 3, 70, 15, 18), ['l', 'M3 74a4 4 0 0 1 5 -6a5 5 0 0 1 8 1a4 4 0 0 1 2 5z'], box('d', 18, 74, 4, 3), box('d', 18, 82, 4, 3), box('d', 21, 74, 2, 11)],
  trading_post: [...house(6, 118, 58, 44, 26), ...awning(6, 82, 58, 12), arch('d', 14, 118, 16, 22), box('l', 38, 98, 18, 12), ['k', 'M66 84h46l-5 22h-36z'], ['l', 'M66 84q4 -34 23 -34t23 34z'],
    ['s', 'M89 50q23 0 23 34h-14q0 -22 -9 -34z'], disc('k', 78, 108, 10), disc('w', 78, 108, 5), disc('k', 101, 108, 10), disc('w', 101, 108, 5)],
  market: [box('k', 8, 70, 4, 48), box('k', 56, 70, 4, 48), box('w', 8, 96, 52, 22), ['r', 'M4 72l12 -26h36l12 26z'], ...awning(4, 70, 60, 8), box('k', 62, 60, 4, 58), box('k', 110, 60, 4, 58),
    box('s', 62, 90, 52, 28), ['R', 'M58 62l12 -26h36l12 26z'], ...awning(58, 60, 60, 8), disc('f', 20, 92, 6), disc('t', 33, 92, 6), disc('f', 46, 92, 6), disc('g', 76, 86, 6), disc('t', 90, 86, 6), disc('g', 102, 86, 6)],
  docks: [box('k', 20, 22, 6, 80), box('k', 18, 20, 70, 6), ['k', 'M26 50l26 -26h7l-33 34z'], box('d', 80, 26, 2, 30), box('g', 70, 56, 22, 18), ['k', 'M70 56h22v3h-22zM80 56h2v18h-2z'],
    box('s', 34, 80, 22, 20), ['k', 'M34 88h22v3h-22z'], box('w', 56, 68, 26, 32), ['k', 'M56 82h26v3h-26z'], box('k', 4, 98, 112, 8), box('k', 14, 104, 6, 14), box('k', 56, 104, 6, 14), box('k', 98, 104, 6, 14), ...waves(112, 1)],
  harbor: [...wall(92, 44, 18, 60), ['l', 'M90 30h22v14h-22z'], ['r', 'M87 31l14 -16l14 16z'], box('r', 92, 62, 18, 9), box('r', 92, 82, 18, 9), ['k', 'M6 84h74l-12 24h-50z'], box('k', 40, 18, 4, 68),
    ['l', 'M44 22q34 20 30 56h-30z'], ['s', 'M52 28q24 20 22 50h-10q2 -30 -12 -50z'], ['r', 'M38 34v44h-26q4 -28 26 -44z'], ...flag(41, 22, 12), ...waves(106)],
  town_hall: [...wall(8, 72, 104, 46), ['r', 'M4 73l10 -16h92l10 16z'], ...wall(46, 30, 28, 60), gable('r', 42, 31, 36, 24), disc('l', 60, 48, 10), ['d', 'M59 41h2v7l5 3l-1 2l-6 -4z'], ...flag(59, 10, 8),
    arch('d', 51, 118, 18, 26), ...windows(14, 118, 2, 16, 11, 26), ...windows(79, 118, 2, 16, 11, 26), ...windows(16, 86, 2, 16, 7, 9), ...windows(81, 86, 2, 16, 7, 9)],
  watchtower: [['w', 'M42 118l5 -72h26l5 72z'], ['s', 'M64 46h9l5 72h-12z'], box('k', 34, 40, 52, 6), box('w', 38, 26, 44, 15), box('s', 68, 26, 14, 15), ['d', 'M44 28h8v10h-8zM56 28h8v10h-8zM70 28h8v10h-8z'],
    ['r', 'M30 27l30 -24l30 24z'], ['R', 'M60 3l30 24h-20z'], ...windows(56, 74, 1, 0, 8, 16), arch('d', 53, 118, 14, 22)],
  prison: [...wall(12, 44, 96, 74), ...merlons(10, 40, 100, 7), box('w', 8, 38, 104, 8), box('s', 76, 38, 36, 8), ...[20, 50, 80].flatMap((x) => [box('d', x, 58, 20, 18), box('m', x + 4, 58, 2, 18), box('m', x + 9, 58, 2, 18), box('m', x + 14, 58, 2, 18)]),
    arch('d', 48, 118, 24, 30), box('m', 53, 90, 2, 28), box('m', 59, 88, 2, 30), box('m', 65, 90, 2, 28), box('r', 12, 80, 96, 4)],
  battlefield: [['t', 'M0 104q30 -18 60 -8t60 -6v28h-120z'], ...flag(14, 98, 56), ['R', 'M92 96l20 -30l8 30z'], ['r', 'M92 96l20 -30l-6 30z'], ...[1, -1].flatMap((side) => {
    const at = (/** @type {number} */ x) => 60 + side * x;
    return /** @type {Part[]} */ ([['W', `M${at(-30)} 88L${at(32)} 22L${at(44)} 12L${at(38)} 28L${at(-24)} 94z`],
      ['g', `M${at(-38)} 80L${at(-34)} 76L${at(-14)} 98L${at(-18)} 102z`], ['k', `M${at(-40)} 106L${at(-44)} 102L${at(-30)} 88L${at(-26)} 92z`]]);
  }), ['r', 'M48 50l12 -5l12 5v14q0 12 -12 18q-12 -6 -12 -18z'], cross('l', 60, 53, 20)],
  fortress: [...turret(2, 56, 26), ...turret(92, 56, 26), ...wall(28, 76, 64, 42), ...merlons(28, 74, 64, 5), ...turret(30, 36, 22), ...turret(68, 36, 22), ...wall(52, 56, 16, 62), arch('d', 46, 118, 28, 34), ['m', 'M52 90h3v28h-3zM59 86h3v32h-3zM66 90h3v28h-3z'],
    ['d', 'M40 54h3v14h-3zM78 54h3v14h-3zM13 76h3v14h-3zM104 76h3v14h-3z'], ...flag(40, 30, 24), ...flag(78, 30, 24)],
  haunted_city: [['s', 'M10 118l4 -60l26 -4l2 64z'], ['R', 'M8 60l18 -34l18 28z'], ['w', 'M40 118l-4 -44l34 4l-3 40z'], ['r', 'M32 76l22 -26l20 30z'], ['s', 'M76 118l4 -52l28 4l-2 48z'], ['R', 'M76 68l20 -30l16 34z'],
    ...[[18, 78], [28, 74], [46, 96], [86, 86], [96, 90]].map(([x, y]) => box('y', x, y, 7, 9)), ['l', 'M56 118v-18q0 -12 10 -12t10 12v18l-5 -5l-5 5l-5 -5z'], disc('d', 63, 99, 2), disc('d', 70, 99, 2)],
  keep: [...wall(24, 30, 72, 88), ...merlons(20, 26, 80, 5), box('w', 20, 24, 80, 9), box('s', 74, 24, 26, 9), ...turret(14, 70, 18, 2), ...turret(88, 70, 18, 2), arch('d', 49, 118, 22, 30), box('r', 52, 44, 16, 26), ['r', 'M52 70h16l-8 8z'], ['d', 'M36 48h4v16h-4zM80 48h4v16h-4zM36 84h4v16h-4zM80 84h4v16h-4z']],
  laboratory: [...house(6, 118, 50, 56, 30), arch('d', 22, 118, 16, 24), ...windows(18, 84, 2, 17), box('k', 66, 110, 50, 8), ['l', 'M80 46h20v5h-3v20l17 30q4 9 -6 9h-36q-10 0 -6 -9l17 -30v-20h-3z'], ['r', 'M78 82h24l12 20q2 6 -4 6h-40q-6 0 -4 -6z'], disc('l', 86, 94, 4), disc('l', 96, 100, 3), disc('r', 90, 34, 6), disc('r', 98, 22, 4), disc('r', 88, 16, 3)],
  smithy: [box('s', 14, 30, 18, 40), disc('m', 20, 20, 8), disc('m', 30, 10, 6), ...house(6, 118, 60, 50, 26), arch('d', 18, 118, 32, 36), flame(34, 116, 15), ['m', 'M64 82h46v8q-12 2 -14 10h6l6 14h-44l6 -14h6q0 -8 -16 -12z'], ['k', 'M72 48l6 -4l24 30l-6 4z'], ['m', 'M64 50l14 -14l8 8l-14 14z'], star('y', 98, 68, 9)],
  observatory: [...wall(22, 66, 76, 52), box('s', 16, 60, 88, 8), dome('r', 22, 60, 76), ['R', 'M60 22a38 38 0 0 1 38 38h-18q0 -26 -20 -38z'], ['d', 'M52 60v-38h12v38z'], ['m', 'M50 44l40 -38l12 12l-40 36z'], ['g', 'M88 8l4 -4l12 12l-4 4z'], arch('d', 51, 118, 18, 28), ...windows(30, 98, 1, 0), ...windows(83, 98, 1, 0), star('y', 16, 22, 9), star('y', 34, 8, 5)],
  graveyard: [['k', 'M18 118q4 -40 -2 -62l-12 -16l14 10l0 -24l6 26l14 -16l-10 24q-2 30 4 58z'], ['t', 'M0 108q40 -10 60 -4t60 -2v16h-120z'], ...tomb(38, 114, 24, 38), ...tomb(86, 112, 22, 32), ['s', 'M70 114v-44h6v12h10v6h-10v26z'], ['r', 'M64 118a11 5 0 0 1 22 0z']],
  school_of_magic: [...wall(36, 58, 48, 60), ...wall(8, 84, 30, 34), ...wall(82, 84, 30, 34), ['r', 'M28 60q22 -6 26 -34l12 -22l-2 20q6 28 28 36z'], ['R', 'M66 4l-2 20q6 28 28 36h-22q-12 -20 -8 -48z'], gable('r', 4, 85, 38, 24), gable('r', 78, 85, 38, 24), star('y', 54, 46, 6), star('y', 70, 52, 5), star('y', 60, 30, 5), arch('d', 51, 118, 18, 26), disc('y', 60, 78, 8), disc('d', 60, 78, 4), ...windows(19, 106, 1, 0), ...windows(93, 106, 1, 0)],
  library: [box('s', 8, 110, 104, 8), ...wall(14, 66, 92, 44), ...columns(18, 110, 2, 14, 44), ...columns(80, 110, 2, 14, 44), box('r', 8, 60, 104, 8), arch('d', 48, 110, 24, 34), ['l', 'M60 54q-18 -14 -42 -8v-34q26 -4 42 8z'], ['w', 'M60 54q18 -14 42 -8v-34q-26 -4 -42 8z'], ['r', 'M14 16h4v34q24 -6 42 8q18 -14 42 -8v-34h4v40q-28 -6 -46 8q-18 -14 -46 -8z'], ['d', 'M26 20q14 -2 26 5v2q-12 -6 -26 -4zM26 30q14 -2 26 5v2q-12 -6 -26 -4zM94 20q-14 -2 -26 5v2q12 -6 26 -4zM94 30q-14 -2 -26 5v2q12 -6 26 -4z']],
  university: [box('s', 4, 110, 112, 8), ...wall(10, 70, 100, 40), ...columns(36, 110, 4, 13.4, 38), box('w', 30, 66, 60, 7), gable('r', 26, 67, 68, 22), box('r', 8, 64, 24, 7), box('r', 88, 64, 24, 7), ...windows(15, 96, 1, 0), ...windows(98, 96, 1, 0), ['R', 'M40 30v16q20 10 40 0v-16l-20 8z'], ['r', 'M60 8l38 16l-38 16l-38 -16z'], ['l', 'M60 8l38 16l-3 1.300l-35 -14.700l-35 14.700l-3 -1.300z'], ['g', 'M94 25h3v20h-3z'], disc('g', 95.5, 46, 4)],
  dragon_gate: [box('R', 20, 44, 14, 74), box('R', 86, 44, 14, 74), box('r', 22, 44, 7, 74), box('r', 88, 44, 7, 74), box('R', 14, 58, 92, 9), ['r', 'M2 30q20 10 58 10t58 -10q-2 16 -12 18h-92q-10 -2 -12 -18z'], ['g', 'M10 40q50 12 100 0v5q-50 8 -100 0z'], ['t', 'M40 118q-8 -26 12 -30q20 -2 14 -16q-4 -8 -14 -4q2 -16 20 -12q20 6 12 28q-4 12 -18 12q-8 2 -6 22z'],
    ['t', 'M52 68l-14 -6l4 10l-8 6l18 0z'], disc('y', 58, 66, 3), ['T', 'M66 56l4 -12l6 14zM78 64l12 -6l-6 14z'], flame(32, 82, 6)],
  great_wall: [['t', 'M0 96q30 -34 62 -14t58 -34v70h-120z'], ['w', 'M0 84q20 -6 34 -22q16 -18 30 -4q20 18 56 -22v26q-30 40 -58 22q-14 -10 -26 2q-16 18 -36 24z'], ['s', 'M0 100q22 -6 38 -24q12 -12 26 -2q28 16 56 -18v8q-30 38 -58 22q-14 -10 -26 2q-16 18 -36 24z'], ...[[24, 42], [54, 40], [92, 22]].flatMap(([x, y]) => [...wall(x, y, 20, 34), ...merlons(x - 2, y, 24, 3), box('d', x + 7, y + 10, 6, 8)]), ['T', 'M0 112q40 -16 120 -8v14h-120z']],
  imperial_treasury: [...wall(8, 50, 104, 68), box('r', 4, 42, 112, 10), gable('r', 20, 43, 80, 24), disc('g', 60, 34, 6), disc('m', 60, 84, 30), disc('s', 60, 84, 25), disc('m', 60, 84, 8), ['m', 'M58 60h4v48h-4zM36 82h48v4h-48z'], ...[[12, 112], [24, 114], [18, 104], [98, 112], [108, 114], [104, 104]].map(([x, y]) => disc('g', x, y, 6))],
  map_room: [['l', 'M6 40l36 -10l36 10l36 -10v66l-36 10l-36 -10l-36 10z'], ['s', 'M42 30l36 10v66l-36 -10z'], ['t', 'M14 56q14 -12 22 0t-6 20t-14 -2zM86 50q20 -8 22 10t-14 16t-8 -26z'], ['b', 'M46 60q12 -8 26 4v10q-14 -8 -26 2z'], ['r', 'M50 84l6 -8l8 8l10 -14l2 2l-12 16l-8 -8l-4 6zM92 84l4 -4l4 4l4 -4l3 3l-4 4l4 4l-3 3l-4 -4l-4 4l-3 -3l4 -4l-4 -4z'], ['g', 'M4 36h4v74h-4zM112 26h4v74h-4z']],
};
