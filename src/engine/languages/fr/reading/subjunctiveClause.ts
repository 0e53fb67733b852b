// The verb of a clause behind que, and the person of its subject.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { canBeAdjective, canBeParticiple, finiteReadings, hasInnerCapital, isOne, listed } from '../../../rules/ask.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { phraseAt } from './phrases.ts';
import { canBeConjugated, isClitic, isSurelyFinite } from './words.ts';

const PERSONS: Readonly<Record<string, number>> = {
  je: Feature.first | Feature.singular,
  "j'": Feature.first | Feature.singular,
  tu: Feature.second | Feature.singular,
  il: Feature.third | Feature.singular,
  elle: Feature.third | Feature.singular,
  on: Feature.third | Feature.singular,
  ça: Feature.third | Feature.singular,
  cela: Feature.third | Feature.singular,
  ce: Feature.third | Feature.singular,
  "c'": Feature.third | Feature.singular,
  chacun: Feature.third | Feature.singular,
  chacune: Feature.third | Feature.singular,
  personne: Feature.third | Feature.singular,
  tout: Feature.third | Feature.singular,
  rien: Feature.third | Feature.singular,
  "quelqu'un": Feature.third | Feature.singular,
  "l'": Feature.third | Feature.singular,
  nous: Feature.first | Feature.plural,
  vous: Feature.second | Feature.plural,
  ils: Feature.third | Feature.plural,
  elles: Feature.third | Feature.plural,
};

/** The verb of the clause that begins at `start`, and the person of its subject. */
export function clauseVerb(tokens: readonly Token[], start: number): { verb: Token; person: number } | null {
  const subject = tokens[start];
  if (!subject) return null;
  let person = subject.kind === 'word' ? PERSONS[subject.lower] : undefined;
  // que Paul vienne
  if (person === undefined && hasInnerCapital(subject)) person = Feature.third | Feature.singular;
  let at = start + 1;
  // ce débat, before a noun
  if (subject.lower === 'ce' && !reads(tokens[start + 1], Pos.auxiliary) && !isClitic(tokens[start + 1]))
    person = undefined;
  if (subject.lower === "l'" && tokens[start + 1]?.lower !== 'on') person = undefined;
  if (person === undefined) {
    const phrase = phraseAt(tokens, start);
    if (!phrase || phrase.mask === 0) return null;
    person = Feature.third | (phrase.mask & Group.number);
    at =
      [...phrase.ends].sort((a, b) => b - a).find((end) => isSurelyFinite(tokens[end]) || isClitic(tokens[end])) ?? -1;
    if (at < 0) return null;
  } else if (subject.lower === "l'") at++;
  while (isClitic(tokens[at])) at++;
  const verb = tokens[at];
  return verb && canBeConjugated(verb) && !hasInnerCapital(verb) ? { verb, person } : null;
}

const OBJECTS = listed("te t' vous nous la les");

/** Readings as a conjugated verb, likeliest first: suis is from être, but with an object it is or may be from suivre. */
export function likelyReadings(verb: Token, tokens: readonly Token[]) {
  const readings = finiteReadings(verb);
  if (verb.lower !== 'suis') return readings;
  const [before, next] = [tokens[verb.index - 1], tokens[verb.index + 1]];
  const [own, other] = [true, false].map((is) => readings.filter((each) => (each.lemma === 'être') === is));
  // je te suis; but: je te suis reconnaissant
  if (isOne(before, OBJECTS) && !canBeAdjective(next) && !canBeParticiple(next)) return other ?? [];
  return reads(next, Pos.determiner) ? [...(own ?? []), ...(other ?? [])] : (own ?? []);
}
