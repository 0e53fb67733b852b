// Whether a verb has an object behind it.
import { canBeInfinitive, isOne, listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import type { Token } from '../../../rules/token.ts';

const TIMES = listed(
  'matin soir midi nuit jour jours semaine mois année an ans été hiver printemps automne week-end lendemain veille fois après-midi lundi mardi mercredi jeudi vendredi samedi dimanche minute heure instant moment',
);

/** Whether a determiner right behind a match opens an object rather than a time: écrit une lettre; not: écrit ce matin. */
export function hasObjectBehind(m: Match): boolean {
  const { tokens } = m.sentence;
  const next = m.after();
  if (isOne(next, listed("que qu'")) || (isOne(next, listed("de d' à")) && canBeInfinitive(m.after(2)))) return true;
  return next !== undefined && isOne(next, OWN_OBJECT) && !isTime(tokens, next.index);
}

/** Whether a determiner opens a time: ce matin, tous les jours. */
export const isTime = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 4).some((each) => TIMES.has(each.lower));

const OWN_OBJECT = listed(
  "le la les l' un une des du mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces aucun aucune plusieurs quelques deux trois quatre cinq beaucoup tout toute tous toutes",
);

/** A verb whose object is a clause with que, and the pronoun before it to whom: vous m'aviez dit que. */
export const isSaying = (token: Token): boolean =>
  token.readings.some((each) =>
    /^(?:dire|indiquer|préciser|expliquer|annoncer|signaler|demander|écrire|promettre|répondre|confirmer|raconter|rappeler|proposer|montrer)$/.test(
      each.lemma,
    ),
  );
