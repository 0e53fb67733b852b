// Whether a verb has an object behind it.
import { canBeInfinitive, isOne, listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';

const TIMES = listed(
  'matin soir midi nuit jour jours semaine mois année an ans été hiver printemps automne week-end lendemain veille fois après-midi lundi mardi mercredi jeudi vendredi samedi dimanche minute heure instant moment',
);

/** Whether a determiner right behind a match opens an object rather than a time: écrit une lettre; not: écrit ce matin. */
export function hasObjectBehind(m: Match): boolean {
  const { tokens } = m.sentence;
  const next = m.after();
  if (isOne(next, listed("que qu'")) || (isOne(next, listed("de d' à")) && canBeInfinitive(m.after(2)))) return true;
  if (!next || !isOne(next, OWN_OBJECT)) return false;
  const nouns = tokens.slice(next.index + 1, next.index + 4);
  return !nouns.some((each) => TIMES.has(each.lower));
}

const OWN_OBJECT = listed(
  "le la les l' un une des du mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces aucun aucune plusieurs quelques deux trois quatre cinq beaucoup tout toute tous toutes",
);
