// Verb forms that sound like an infinitive, and the words around them.
import { Pos } from '../../../lexicon/features.ts';
import { canBeParticiple, listed } from '../../../rules/ask.ts';
import { Element } from '../../../rules/pattern.ts';
import type { Token } from '../../../rules/token.ts';
import { isSurelyFinite } from './words.ts';

/** Whether the word sounds like the infinitive of its verb. */
export const soundsLikeInfinitive = (token: Token): boolean =>
  (/é(?:e|s|es)?$/.test(token.lower) &&
    canBeParticiple(token) &&
    token.readings.some((each) => each.pos === Pos.verb && each.lemma.endsWith('er'))) ||
  (token.lower.endsWith('ez') && isSurelyFinite(token) && token.readings.some((each) => each.lemma.endsWith('er')));

/** A word that sounds like its infinitive. */
export const er = (): Element => new Element(soundsLikeInfinitive);

/** Words that may open the object of a verb. */
export const OBJECTS = listed(
  "le la les l' un une des du mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces",
);
