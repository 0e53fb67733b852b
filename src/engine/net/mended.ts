// A sentence with other corrections made: what looks wrong only beside a mistake is none. "Me a dicho": next to "a" another verb
// form would fit, next to "ha" the one that is there.

import type { Sentence, Token } from '../rules/token.ts';
import type { RuleFinding } from '../rules/types.ts';

const ONE_WORD = /^[\p{L}\p{M}'’-]+$/u;

/** The sentence as it reads after the first replacement of each finding that puts one word for one; what changes more stays as written. */
export function mendedBy(sentence: Sentence, findings: readonly RuleFinding[]): Sentence {
  const words = new Map<number, string>();
  for (const { start, end, replacements } of findings) {
    const [word] = replacements;
    const token = sentence.tokens.find((each) => each.start === start && each.end === end);
    if (token?.kind === 'word' && word !== undefined && ONE_WORD.test(word)) words.set(token.index, word);
  }
  if (words.size === 0) return sentence;
  const tokens = sentence.tokens.map((token): Token => {
    const text = words.get(token.index);
    if (text === undefined) return token;
    return { ...token, text, lower: text.toLowerCase(), readings: sentence.lexicon.analyses(text) };
  });
  return { ...sentence, tokens };
}
