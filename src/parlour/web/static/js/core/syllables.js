// Where long words may be broken: roughly, and never where it would look wrong.

import { language } from './language.js';

const VOWELS = 'aeiouyäöüáéíóúàèâêîôûаеёиоуыэюя';
const CONSONANT = `[^\\P{L}${VOWELS}h]`;

/** What a syllable may begin with before its vowel: in all languages, and in some. */
const ONSETS = `sch|(?<!s)ch|[pt]h|qu|(?<![cpst])h`;
const GERMAN = `sch[lmnrw]|${ONSETS}|(?<=s)h|(?<!sch)${CONSONANT}`; // “sh” is the seam of two words
const OTHERS = `${ONSETS}|sh|[bcdfgpt]r|[bcfgp]l|(?<![bcdfgpt])r|(?<![bcfgp])l|(?![lr])${CONSONANT}`;

/** @param {string} onsets */
const syllable = (onsets) => new RegExp(`(?<=\\p{L}{3})(?=(?:${onsets})[${VOWELS}])(?=\\p{L}{3})`, 'giu');
const IN_GERMAN = syllable(GERMAN);
const ELSEWHERE = syllable(OTHERS);

/** A text whose long words may be broken, with a hyphen, where a syllable may begin. @param {string} text @param {string} [code] */
export const breakable = (text, code = language()) => text.replace(code === 'de' ? IN_GERMAN : ELSEWHERE, '\u00ad');

/** The same for words that may be wider than a button. @param {string} text @param {string} [code] */
export const longWordsBreakable = (text, code = language()) => text.replace(/\p{L}{8,}/gu, (word) => breakable(word, code));
