// Finds the right sentences that actually test a rule: those with a word that the rule would correct elsewhere. In a
// sentence without such a word nothing is found, whatever the rule requires.
import type { Element } from '../../src/engine/rules/pattern.ts';
import type { Token } from '../../src/engine/rules/token.ts';
import type { TokenRule } from '../../src/engine/rules/types.ts';

/** Whether a right sentence has a word at risk and, where any word may be marked, the words that the pattern names. */
export function isRisky(rule: TokenRule, tokens: readonly Token[]): boolean {
  return rule.patterns.some((pattern) => {
    const marked = pattern.filter(({ isMarked }) => isMarked);
    const wanted = marked.length > 0 ? marked : pattern;
    if (!wanted.some((element) => takesOne(element, tokens))) return false;
    if (wanted.some(namesWords)) return wanted.some((element) => namesWords(element) && takesOne(element, tokens));
    const named = pattern.filter((element) => namesWords(element) && element.min > 0);
    return named.every((element) => takesOne(element, tokens));
  });
}

const namesWords = ({ anchor }: Element): boolean => anchor?.by === 'word' || anchor?.by === 'lemma';

const takesOne = ({ base }: Element, tokens: readonly Token[]): boolean =>
  typeof base !== 'string' && tokens.some((token) => base(token));

/** Words in a rule's corrections but not in its wrong sentences: the only ones at risk if the mistake is not a word. */
export function correctedWords(rule: TokenRule): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [wrong, corrected] of rule.wrong) {
    const before = new Set(wordsOf(wrong));
    for (const word of wordsOf(corrected ?? '')) if (!before.has(word)) words.add(word);
  }
  return words;
}

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
