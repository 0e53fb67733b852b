// The dative plural, which the noun itself may have to show: mit alten Kabeln.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import type { Token } from '../../../rules/token.ts';

const DATIVE = listed('mit von bei zu aus nach seit');

/** Whether an adjective in -en after a preposition with the dative stands before a noun with the same form in both numbers: alten Kabel. */
export function lacksPluralN({ sentence, from }: Match, head: Token): boolean {
  const [preposition, adjective] = [sentence.tokens[from], sentence.tokens[head.index - 1]];
  if (!DATIVE.has(preposition?.lower ?? '') || !adjective?.lower.endsWith('en') || !/e[lr]$/.test(head.lower))
    return false;
  return head.readings.some(
    ({ lemma, pos }) =>
      pos === Pos.noun &&
      lemma === head.text &&
      sentence.lexicon.inflect(lemma, Pos.noun, Feature.plural | Feature.dative).includes(`${head.text}n`) &&
      sentence.lexicon.inflect(lemma, Pos.noun, Feature.plural | Feature.nominative).includes(head.text),
  );
}
