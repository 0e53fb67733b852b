// Questions that the Spanish rules ask about clauses: where one begins, and which word is its verb.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { finiteReadings } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { reads } from '../../../rules/token.ts';

const OPENERS =
  /^(?:[,;:¿¡.("«—–-]+|que|porque|pero|si|cuando|aunque|mientras|donde|como|pues|y|entonces|luego|después|ayer|anoche|hoy|ahora|también|pasad[oa]|además)$/;

/** Whether the match begins a clause: at the start, after a mark or after a word that opens one. */
export function opensClause(m: Match): boolean {
  const before = m.before();
  return !before || OPENERS.test(before.lower);
}

/** Whether the sentence is about the past: ayer, el año pasado, hace dos días, en 2019. */
export const tellsOfPast = (m: Match): boolean =>
  m.sentence.tokens.some(
    ({ lower, index }) =>
      /^(?:ayer|anoche|anteayer|antier|pasad[oa]s?)$/.test(lower) ||
      (lower === 'hace' &&
        m.sentence.tokens
          .slice(index, index + 5)
          .some((each) => /^(?:años?|meses|mes|días?|semanas?|horas?|minutos?|rato)$/.test(each.lower))) ||
      (/^(?:19|20)\d\d$/.test(lower) && m.sentence.tokens[index - 1]?.lower === 'en'),
  );

/** The preterite of a token's verb. */
export function preterite(m: Match, name: string, person: number, number: number = Feature.singular): string[] {
  const found = new Set<string>();
  for (const { lemma, pos } of finiteReadings(m.token(name)))
    for (const each of m.sentence.lexicon.inflect(lemma, pos, Feature.indicative | Feature.preterite | number | person))
      found.add(each);
  return [...found];
}

/** Whether the word before the marked ones is a participle without haber: ocupado, encantados. */
export function isBareParticiple(m: Match): boolean {
  const at = (m.marked()[0]?.index ?? 1) - 1;
  const verb = m.sentence.tokens[at];
  return (
    reads(verb, Pos.verb, Feature.pastParticiple) &&
    !m.sentence.tokens[at - 1]?.readings.some(({ lemma: each }) => each === 'haber')
  );
}
