// Gender and number of a verb's subject, for the words that must agree with it.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { isOne, listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { subjectBefore } from './clauseSubject.ts';
import { canBeConjugated, isClitic } from './words.ts';

const PERSONS: Readonly<Record<string, number>> = {
  il: Feature.masculine | Feature.singular,
  elle: Feature.feminine | Feature.singular,
  ils: Feature.masculine | Feature.plural,
  elles: Feature.feminine | Feature.plural,
  nous: Feature.plural,
  je: Feature.singular,
  "j'": Feature.singular,
  tu: Feature.singular,
  celle: Feature.feminine | Feature.singular,
  celles: Feature.feminine | Feature.plural,
  ceux: Feature.masculine | Feature.plural,
};

/** Gender and number of the subject of the verb named `v`; 0 when unclear. */
export function subjectMask(match: Match): number {
  const { tokens } = match.sentence;
  const verb = match.token('v');
  let at = verb.index - 1;
  while (at >= 0 && isClitic(tokens[at]) && !isOne(tokens[at], SUBJECTS)) at--;
  const before = tokens[at];
  if (!before) return 0;
  const person = PERSONS[before.lower];
  if (person !== undefined && before.kind === 'word' && !before.text.startsWith('-')) {
    if (before.lower === 'nous' && !reads(verb, Pos.auxiliary, FIRST_PLURAL) && !reads(verb, Pos.verb, FIRST_PLURAL))
      return 0;
    const earlier = tokens[at - 1];
    const isPlain =
      earlier === undefined ||
      !isOne(
        earlier,
        listed("et ou ni entre parmi contre selon devant vers avec pour à de d' chez sans comme par sur"),
      );
    return isPlain && (before.lower !== 'nous' || !isOne(earlier, listed('il elle on ils elles qui'))) ? person : 0;
  }
  return subjectBefore(tokens, verb.index)?.mask ?? 0;
}

const FIRST_PLURAL = Feature.first | Feature.plural;
/** Pronouns that may be subject or object. */
export const SUBJECTS = listed('nous vous');

/** A form of a verb that may precede être: peut être, doit être. */
const isModal = (token: Token): boolean =>
  token.readings.some((each) => /^(?:pouvoir|devoir|aller|sembler)$/.test(each.lemma));

/** Gender and number of the subject of the auxiliary before the match's participle, the element of this name. */
export function maskOfClause(match: Match, participle = 'a'): number {
  const { tokens } = match.sentence;
  for (let i = match.token(participle).index - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (!canBeConjugated(token) || !(reads(token, Pos.auxiliary) || isModal(token))) continue;
    let at = i - 1;
    while (at >= 0 && isClitic(tokens[at]) && !isOne(tokens[at], SUBJECTS)) at--;
    return PERSONS[tokens[at]?.lower ?? ''] ?? subjectBefore(tokens, i)?.mask ?? 0;
  }
  return 0;
}
