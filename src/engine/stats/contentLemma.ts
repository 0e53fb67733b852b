// Which words carry the content of a text, for its statistics and for the rules about its style.
import { Pos } from '../lexicon/features.ts';
import { chosenReadings, type Token } from '../rules/token.ts';

/** Shorter words are hardly heard again. */
export const SHORTEST_HEARD = 4;

/** The lemma of a noun, verb or adjective, a name as it is written; null for other words and those that are `light`. */
export function contentLemma(token: Token, light: ReadonlySet<string>): string | null {
  const { pos } = token;
  if (pos === Pos.properNoun) return token.text.length > 1 ? token.text : null;
  if (pos !== Pos.noun && pos !== Pos.verb && pos !== Pos.adjective) return null;
  const lemma = chosenReadings(token)[0]?.lemma ?? token.lower;
  return lemma.length < 2 || light.has(lemma) || light.has(token.lower) ? null : lemma;
}
