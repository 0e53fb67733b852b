// What comes before a noun phrase, and words that are not nouns or that cast doubt on one.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { canBeInfinitive, isOne, listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { isDeterminer } from './phrases.ts';
import { canBeConjugated, isAdverbial, isClitic, isSurelyFinite } from './words.ts';

/** Articles that may also be pronouns. */
export const ARTICLES = listed("le la les l' leur");

/** Words that open a noun phrase. */
export const OPENERS = listed('de à dans pour sur avec par sans chez sous entre vers');

/** Whether this is certainly an article: the noun cannot be a verb, or a preposition or verb comes before. */
export function isSafe(match: Match, determiner: Token, noun: Token): boolean {
  const { tokens } = match.sentence;
  if (!isDeterminer(tokens, determiner.index)) return false;
  if (!ARTICLES.has(determiner.lower)) return true;
  // la savoir, les lire, en les croquant
  if (canBeInfinitive(noun) || reads(noun, Pos.verb, Feature.presentParticiple)) return false;
  if (!canBeConjugated(noun)) return true;
  const before = tokens[determiner.index - 1];
  if (before === undefined || isOne(before, OPENERS) || isSurelyFinite(before)) return true;
  // il faut porter les meuble; not: lire les aide
  return canBeInfinitive(before) && isSurelyFinite(tokens[determiner.index - 2]);
}

/** Whether the token may be something other than a noun: an adverb, a pronoun, a preposition. */
export const isOther = (token: Token): boolean =>
  isAdverbial(token) ||
  isClitic(token) ||
  reads(token, Pos.pronoun) ||
  reads(token, Pos.preposition) ||
  reads(token, Pos.conjunction);

/** A word that the lexicon does not know: the noun before it may be foreign as well (pull request). */
export const isForeign = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.readings.length === 0 && token.text === token.lower;
