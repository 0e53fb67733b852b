// Passives made of an auxiliary and a participle that follows it. What counts as the auxiliary, and which participles make a
// past tense with it instead, is the language's; the participle is one where the tagger reads a participle.
import { Feature, Pos } from '../lexicon/features.ts';
import { Tag } from '../reading/tags.ts';
import { reads, type Sentence, type Token } from '../rules/token.ts';
import type { TextRange } from '../types.ts';

/** Adverbs and the like between the two: was not yet really seen. */
const MOST_BETWEEN = 3;

/** What a language's passives look like. */
export interface PassiveHabits {
  /** Whether a token is a form of the auxiliary; `before`: the words before it, the nearest first. */
  isAuxiliary(token: Token, before: readonly (string | undefined)[]): boolean;
  /** Participles that make no passive with it: is gone. */
  isOther(participle: Token, auxiliary: Token): boolean;
}

/** A past participle by the tagger and in some reading. */
export const isPastParticiple = (token: Token): boolean =>
  token.tag === Tag.verbParticiple && reads(token, Pos.verb, Feature.pastParticiple);

const isBetween = ({ pos }: Token): boolean => pos === Pos.adverb || pos === Pos.particle;

/** The passives of a sentence, each from the auxiliary to the participle. */
export function passivesWith({ isAuxiliary, isOther }: PassiveHabits): (sentence: Sentence) => TextRange[] {
  return ({ tokens }) => {
    const found: TextRange[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const auxiliary = tokens[i] as Token;
      if (auxiliary.kind !== 'word' || !isAuxiliary(auxiliary, [tokens[i - 1]?.lower, tokens[i - 2]?.lower])) continue;
      let next = i + 1;
      while (next < tokens.length && next - i <= MOST_BETWEEN && isBetween(tokens[next] as Token)) next++;
      const participle = tokens[next];
      if (!participle || !isPastParticiple(participle) || isOther(participle, auxiliary)) continue;
      found.push({ start: auxiliary.start, end: participle.end });
      i = next - 1;
    }
    return found;
  };
}

/** Whether some reading of a token has one of these lemmas. */
export const hasLemma = (token: Token, lemmas: ReadonlySet<string>): boolean =>
  token.readings.some(({ lemma }) => lemmas.has(lemma));
