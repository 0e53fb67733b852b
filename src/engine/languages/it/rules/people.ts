// Whether a word names a woman or a man, as far as rules ask: by its meaning, or as a woman's name.
import { type Element, word } from '../../../rules/pattern.ts';
import type { Token } from '../../../rules/token.ts';
import { recordsOf } from '../../../rules/wordRows.ts';
import people from '../rows/people.words.tsv';

const wordsFor = (isWanted: (sex: string | undefined, kind: string | undefined) => boolean): Element =>
  word(...recordsOf(people).flatMap((row) => (isWanted(row.sex, row.kind) ? row.word.split(' ') : [])));

/** Nouns for women. */
export const women = wordsFor((sex, kind) => sex === 'woman' && kind !== 'name');

/** Nouns for men. */
export const men = wordsFor((sex, kind) => sex === 'man' && kind !== 'name');

/** Common women's names. */
export const womenNames = wordsFor((sex, kind) => sex === 'woman' && kind === 'name');

/** Common men's names. */
const menNames = wordsFor((sex, kind) => sex === 'man' && kind === 'name');

const holds = ({ test }: Element, token: Token): boolean => typeof test === 'function' && test(token);

/** Whether it is a noun for a woman. */
export const isWomanNoun = (token: Token): boolean => holds(women, token);

/** Whether it is a noun for a man. */
export const isMan = (token: Token): boolean => holds(men, token);

/** Whether it is a common woman's name. */
export const isWomanName = (token: Token): boolean => holds(womenNames, token);

/** Whether it is a common man's name. */
export const isManName = (token: Token): boolean => holds(menNames, token);
