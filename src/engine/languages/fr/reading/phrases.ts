// Noun phrases: "les deux petites maisons du village", parsed from the determiner on.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { canBeAdjective, canBeNoun, canBeParticiple, hasInnerCapital, isOne, listed } from '../../../rules/ask.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { nounMasks } from './forms.ts';
import { canBeConjugated, isClitic, isSurelyFinite } from './words.ts';

/** A noun phrase of a sentence. */
export interface Phrase {
  start: number;
  head: number;
  /** Gender and number of the whole. */
  mask: number;
  /** Where it may end: indices of the token after its last one. */
  ends: ReadonlySet<number>;
}

const BEFORE_CLITIC = listed("je j' tu il elle on nous vous ils elles ne n' me m' te t' se s' lui qui y ça cela ceci");
const SURE = listed(
  'un une des ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leurs quelques plusieurs chaque certains certaines aucun aucune quel quelle quels quelles du au aux différents différentes diverses',
);
const ARTICLES = listed("le la les l' leur");
const PREDETERMINERS = listed('tout toute tous toutes');
const BEFORE_NOUN = listed(
  'petit grand bon mauvais beau vieux nouveau jeune gros long haut premier dernier autre même second prochain ancien cher pauvre vrai seul propre simple meilleur pire moindre double joli excellent énorme superbe magnifique nombreux faux futur large mini principal véritable immense différent divers deuxième troisième quatrième cinquième énième fameux bref',
);
/** Prepositions that may continue a noun phrase. */
export const PREPOSITIONS = listed("de d' du des à au aux en dans sur pour avec sans entre par contre chez sous");
const COLLECTIVE = listed(
  'suite succession plupart majorité minorité moitié tiers quart dizaine douzaine quinzaine vingtaine trentaine cinquantaine centaine millier million milliard partie reste ensemble nombre tas foule multitude infinité série groupe couple totalité quantité pourcentage proportion type sorte espèce poignée paire troupe bande équipe masse ribambelle myriade kilo litre mètre peu plus moins',
);
const NOT_HEADS = listed(
  'un une deux trois même mêmes tout tous plus moins peu quoi rien pas point tel telle tels telles on soi',
);

/** Whether the token at `i` is an article, possessive or demonstrative rather than a pronoun. */
export function isDeterminer(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (!token || token.kind !== 'word' || token.text.startsWith('-')) return false;
  if (SURE.has(token.lower)) return !(/^une?$/.test(token.lower) && tokens[i - 1]?.lower === "l'");
  if (!ARTICLES.has(token.lower) || isOne(tokens[i - 1], BEFORE_CLITIC)) return false;
  return !isSurelyFinite(tokens[i + 1]) && !isClitic(tokens[i + 1]);
}

/** Gender and number that a determiner requires. */
export function determinerMask(token: Token): number {
  if (/^(?:du|au)$/.test(token.lower)) return Feature.masculine | Feature.singular;
  if (/^(?:des|aux)$/.test(token.lower)) return Feature.plural;
  const reading = token.readings.find((each) => each.pos === Pos.determiner);
  return (reading?.features ?? 0) & (Group.gender | Group.number);
}

const BOTH = Feature.masculine | Feature.feminine;

/** Index of the noun that a determiner at `i - 1` belongs to, past any adjectives before it; -1 when unclear. */
export function headFrom(tokens: readonly Token[], i: number): number {
  let at = i;
  if (
    tokens[at]?.kind === 'number' ||
    (reads(tokens[at], Pos.numeral) && !/^une?$/.test(tokens[at]?.lower ?? '') && canBeNoun(tokens[at + 1]))
  )
    at++;
  for (let steps = 0; steps < 3; steps++) {
    const token = tokens[at];
    if (!token || token.kind !== 'word') return -1;
    const goesBefore = token.readings.some((each) => each.pos === Pos.adjective && BEFORE_NOUN.has(each.lemma));
    if (!(goesBefore || (canBeAdjective(token) && !canBeNoun(token))) || !canBeNoun(tokens[at + 1])) break;
    at++;
  }
  const token = tokens[at];
  return canBeNoun(token) && !isOne(token, NOT_HEADS) && !reads(token, Pos.numeral) && !hasInnerCapital(token)
    ? at
    : -1;
}

/** The noun phrase that starts with the determiner or numeral at `start`; null when there is none. */
export function phraseAt(tokens: readonly Token[], start: number): Phrase | null {
  let at = start;
  if (isOne(tokens[at], PREDETERMINERS)) at++;
  const first = tokens[at];
  // toute autre déclaration
  const isOther = at > start && isOne(first, listed('autre autres'));
  const isArticle = isOther || isDeterminer(tokens, at);
  const isNumeral = !isArticle && (first?.kind === 'number' || reads(first, Pos.numeral));
  if (!first || (!isArticle && !isNumeral)) return null;
  const head = headFrom(tokens, isNumeral ? at : at + 1);
  const own = isNumeral
    ? /^[01]\b/.test(first.text)
      ? Feature.singular
      : Feature.plural
    : determinerMask(isOther ? (tokens[start] as Token) : first);
  if (head < 0 && isArticle && isUnknown(tokens[at + 1])) return unknownPhrase(tokens, start, at + 1, own);
  const noun = tokens[head];
  // L. 313-20 relatives à: a number and an adjective
  if (!noun || (isNumeral && noun.pos !== Pos.noun)) return null;
  const masks = nounMasks(noun).filter(
    (mask) => (own & Group.number) === 0 || (own & mask & Group.number) !== 0 || (mask & Group.number) === 0,
  );
  // leur enfants, le réunion: left to other rules
  const hasClash = masks.every((mask) => mask & Group.gender && own & Group.gender && !(mask & own & Group.gender));
  const numbers = own & Group.number || masks.reduce((all, mask) => all | (mask & Group.number), 0);
  const genders = masks.reduce((all, mask) => all | (mask & Group.gender || Group.gender), 0);
  const asked = own & Group.gender;
  // l', les: either gender
  const isEither = asked === BOTH;
  const gender = asked !== 0 && !isEither ? asked : genders & BOTH;
  const ends = new Set<number>();
  extend(tokens, head + 1, ends, 0);
  const isCollective = COLLECTIVE.has(noun.lower) || COLLECTIVE.has(noun.lower.replace(/s$/, ''));
  // plusieurs types d'erreurs: at least the number is clear
  if (isCollective && numbers === Feature.plural) return { start, head, mask: Feature.plural, ends };
  if (noun.lower === 'plupart' && tokens[head + 1]?.lower === 'des') return { start, head, mask: Feature.plural, ends };
  return { start, head, mask: isCollective || hasClash ? 0 : numbers | gender, ends };
}

/** A phrase whose noun no dictionary has: le prop, une callback. Only the determiner shows its gender and number. */
function unknownPhrase(tokens: readonly Token[], start: number, head: number, own: number): Phrase {
  const ends = new Set<number>();
  extend(tokens, head + 1, ends, 0);
  const gender = (own & Group.gender) === BOTH ? 0 : own & Group.gender;
  return { start, head, mask: (own & Group.number) | gender, ends };
}

/** Adds every possible end of a phrase that already extends to `at`. */
function extend(tokens: readonly Token[], at: number, ends: Set<number>, depth: number): void {
  if (ends.has(at) || depth > 5) return;
  ends.add(at);
  const token = tokens[at];
  if (token?.kind === 'masked' || token?.kind === 'number') extend(tokens, at + 1, ends, depth + 1);
  if (!token || token.kind !== 'word') return;
  if ((canBeAdjective(token) || canBeParticiple(token) || isUnknown(token)) && !isSurelyFinite(token))
    extend(tokens, at + 1, ends, depth + 1);
  if (hasInnerCapital(token) || isApposition(tokens, at)) extend(tokens, at + 1, ends, depth + 1);
  if (!PREPOSITIONS.has(token.lower)) return;
  let next = at + 1;
  if (isDeterminer(tokens, next)) next++;
  if (hasInnerCapital(tokens[next]) || tokens[next]?.kind === 'masked') extend(tokens, next + 1, ends, depth + 1);
  const head = isUnknown(tokens[next]) ? next : headFrom(tokens, next);
  if (head > 0) extend(tokens, head + 1, ends, depth + 1);
}

/** A noun directly after a noun: l'horloge système. */
const isApposition = (tokens: readonly Token[], at: number): boolean =>
  canBeNoun(tokens[at]) &&
  canBeNoun(tokens[at - 1]) &&
  (!canBeConjugated(tokens[at]) || tokens[at]?.pos === Pos.noun || tokens[at]?.pos === Pos.adjective) &&
  !isSurelyFinite(tokens[at]) &&
  !isClitic(tokens[at]) &&
  !reads(tokens[at], Pos.preposition) &&
  tokens[at]?.pos !== Pos.adverb &&
  !reads(tokens[at], Pos.conjunction) &&
  !reads(tokens[at], Pos.determiner);

/** A lower-case word missing from the lexicon: a new or foreign word, taken for a noun or an adjective. */
const isUnknown = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.readings.length === 0 && token.text === token.lower;
