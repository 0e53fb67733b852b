// Words with s or ss where German writes ß.
import type { IsKnown } from '../../words/derived.ts';

/** Grosmutter: a word that the dictionary spells with ß where this one has s or ss. */
export const isWithoutSharpS = (word: string, isKnown: IsKnown): boolean =>
  [...word.matchAll(/ss|s/g)].some(({ 0: { length }, index }) =>
    isKnown(`${word.slice(0, index)}ß${word.slice(index + length)}`),
  );
