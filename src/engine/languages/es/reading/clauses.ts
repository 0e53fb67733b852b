// What the Spanish rules ask about clauses: where one begins, and which word is its verb.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import type { Match } from '../../../rules/match.ts';
import type { Token } from '../../../rules/token.ts';

const OPENERS =
  /^(?:[,;:¿¡.("«—–-]+|que|porque|pero|si|cuando|aunque|mientras|donde|como|pues|y|entonces|luego|después|ayer|anoche|hoy|ahora|también|pasad[oa]|además)$/;

/** Whether a clause begins with the match: at the start, after a mark or after a word that opens one. */
export function opensClause(m: Match): boolean {
  const before = m.before();
  return !before || OPENERS.test(before.lower);
}

/** Whether no other word of the sentence is taken for a finite verb. */
export const isOnlyVerb = (m: Match, verb: Token): boolean =>
  !m.sentence.tokens.some(
    (token) => token !== verb && token.verbForm === 0 && (token.pos === Pos.verb || token.pos === Pos.auxiliary),
  );

/** Whether the sentence tells of a time gone by: ayer, el año pasado, hace dos días, en 2019. */
export const isPast = (m: Match): boolean =>
  m.sentence.tokens.some(
    ({ lower, index }) =>
      /^(?:ayer|anoche|anteayer|antier|pasad[oa]s?)$/.test(lower) ||
      (lower === 'hace' &&
        m.sentence.tokens
          .slice(index, index + 5)
          .some((each) => /^(?:años?|meses|mes|días?|semanas?|horas?|minutos?|rato)$/.test(each.lower))) ||
      (/^(?:19|20)\d\d$/.test(lower) && m.sentence.tokens[index - 1]?.lower === 'en'),
  );

/** Finite readings of a token as a verb. */
export const finiteReadings = (token: Token) =>
  token.readings.filter(
    ({ pos, features }) => (pos === Pos.verb || pos === Pos.auxiliary) && (features & Group.person) !== 0,
  );

/** The preterite of the verb that a token is a form of. */
export function preterite(m: Match, name: string, person: number): string[] {
  const found = new Set<string>();
  for (const { lemma, pos } of finiteReadings(m.token(name)))
    for (const each of m.sentence.lexicon.inflect(
      lemma,
      pos,
      Feature.indicative | Feature.preterite | Feature.singular | person,
    ))
      found.add(each);
  return [...found];
}
