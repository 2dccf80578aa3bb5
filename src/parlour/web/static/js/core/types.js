/**
 * What travels between server and pages; docs/protocol.md explains it.
 *
 * @typedef {{name: string, type: string}} Field
 * @typedef {{name: string, title: string, rule: string, value: string, colour: string,
 *   glyph: string, in_play: boolean}} Face
 * @typedef {{index: number, name: string, title: string, per_seat: boolean,
 *   hand: boolean}} Zone
 * @typedef {{name: string, fields: (Field & {spoken: boolean})[], text: string}} Form
 * @typedef {{name: string, fields: Field[], text: string,
 *   weight: '' | 'small' | 'plain' | 'big' | 'round'}} EventKind
 * @typedef {boolean | number | string} OptionValue
 * @typedef {{name: string, title: string, default: OptionValue, low?: number, high?: number,
 *   values?: {value: string, title: string}[]}} Option
 *
 * A game, described for those who draw it without knowing it.
 * @typedef {{
 *   name: string, title: string, summary: string, rules: string, turn: string,
 *   seats: [number, number], out: string, ranked_by: string, score_parts: string[], score_names?: string[],
 *   language?: string, languages?: string[], messages?: string, facts?: Record<string, OptionValue>,
 *   supplies: {title: string, field: string, total: number}[],
 *   endless: boolean, faces: Face[], zones: Zone[], fields: (Field & {title: string})[],
 *   names: Record<string, string[]>, events: Record<string, EventKind>, forms: Form[],
 *   highlights: Record<string, {title: string, text: string, fields: Field[]}>,
 *   actions: number[][], prompts: Record<string, string>, options: Option[],
 *   presets: Record<string, Record<string, OptionValue>>, bots: string[], first_seat: string,
 *   glyphs: Record<string, string>, signs: Record<string, string>,
 *   skin: {base: string, module: string, style: string, back: string, cover: string} | null}} Description
 *
 * @typedef {{
 *   seats: number, viewer: number, turn: number, turns: number, owing: number,
 *   answered: boolean, gone: number, over: boolean, winners: number, zones: number[][],
 *   faces: number[], known: number[], fields: Record<string, number | number[]>,
 *   scores: number[] | null, score_parts: number[][] | null, concluded?: number[]}} View
 *
 * How a view differs from another.
 * @typedef {{zones?: number[][], faces?: number[], known?: number[],
 *   fields?: Record<string, number | number[]>, rest?: Partial<View>, cards?: number}} Change
 *
 * @typedef {{
 *   seq: number, view: View, events: number[][], shown: [number, number, number][],
 *   choices: number[], pick: number[], seconds: number | null, more_time: boolean,
 *   undo: boolean, undone?: boolean, changes?: Change[]}} GameUpdate
 *
 * @typedef {{
 *   place: number, name: string, avatar: string, colour: string, shape: string,
 *   seat: number | null, ready: boolean, here: boolean, bot: string | null, host: boolean,
 *   gone: boolean, program?: string, rating?: number | null}} Player
 *
 * @typedef {{
 *   seq: number, code: string, phase: "lobby" | "playing" | "over", game: string,
 *   preset: string, options: Record<string, OptionValue>, pace: string, hints: boolean,
 *   stand_ins: boolean, players: Player[], watchers: number, round: number,
 *   programs?: boolean, open?: boolean}} RoomInfo
 *
 * Something to remember of a finished game, and at which moment of its replay it happened.
 * @typedef {{name: string, moment: number, values: Record<string, number>}} Remembered
 *
 * @typedef {{seq: number, place: number, text: string, emote: boolean}} Said
 * @typedef {{protocol: number, version: string, paces: string[], emotes: string[],
 *   bots: string[], base: string | null, nearby: boolean, people: boolean}} Info
 * @typedef {{name: string, title: string, summary: string, seats: [number, number], usual: [number, number],
 *   presets: string[], cover: string, faces: Face[], glyphs: Record<string, string>, signs: Record<string, string>,
 *   language?: string, messages?: string}} GameEntry
 *
 * A sentence of the log. `text` is what everybody may read, `open` what the viewer knows;
 * `reveal` tells that a face came to light, `at` which event of its message
 * it tells of, `told` is the same in no language.
 * @typedef {import('./sentences.js').Saying} Saying
 * @typedef {{text: string, open: string, reveal: boolean, at: number,
 *   told?: {text: Saying | null, open: Saying | null}}} Line
 *
 * @typedef {{type: string, payload: any, id?: string}} Envelope
 */

export {};
