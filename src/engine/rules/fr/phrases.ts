// Noun phrases: "les deux petites maisons du village", parsed from the determiner on; and the subject before a verb.
import { Feature, Group, Pos } from '../../lexicon/features.ts';
import type { Token } from '../token.ts';
import { adjectiveMasks, nounMasks } from './forms.ts';
import {
  isAdjective,
  isClitic,
  isFinite,
  isName,
  isNoun,
  isOne,
  isParticiple,
  isSurelyFinite,
  reads,
  words,
} from './words.ts';

/** A noun phrase of a sentence. */
export interface Phrase {
  start: number;
  head: number;
  /** Gender and number of the whole. */
  mask: number;
  /** Where it may end: token indices after its last token. */
  ends: ReadonlySet<number>;
}

const BEFORE_CLITIC = words("je j' tu il elle on nous vous ils elles ne n' me m' te t' se s' lui qui y ça cela ceci");
const SURE = words(
  'un une des ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leurs quelques plusieurs chaque certains certaines aucun aucune quel quelle quels quelles du au aux différents différentes diverses',
);
const ARTICLES = words("le la les l' leur");
const PREDETERMINERS = words('tout toute tous toutes');
const BEFORE_NOUN = words(
  'petit grand bon mauvais beau vieux nouveau jeune gros long haut premier dernier autre même second prochain ancien cher pauvre vrai seul propre simple meilleur pire moindre double joli excellent énorme superbe magnifique nombreux faux futur large mini principal véritable immense différent divers deuxième troisième quatrième cinquième énième fameux bref',
);
const PREPOSITIONS = words("de d' du des à au aux en dans sur pour avec sans entre par contre chez sous");
const COLLECTIVE = words(
  'suite succession plupart majorité minorité moitié tiers quart dizaine douzaine quinzaine vingtaine trentaine cinquantaine centaine millier million milliard partie reste ensemble nombre tas foule multitude infinité série groupe couple totalité quantité type sorte espèce poignée paire troupe bande équipe masse ribambelle myriade kilo litre mètre peu plus moins plupart',
);
const NOT_HEADS = words(
  'un une deux trois même mêmes tout tous plus moins peu quoi rien pas point tel telle tels telles on soi',
);

/** Whether the token at `i` is an article, possessive or demonstrative, and no pronoun. */
export function isDeterminer(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (!token || token.kind !== 'word' || token.text.startsWith('-')) return false;
  if (SURE.has(token.lower)) return !(/^une?$/.test(token.lower) && tokens[i - 1]?.lower === "l'");
  if (!ARTICLES.has(token.lower) || isOne(tokens[i - 1], BEFORE_CLITIC)) return false;
  return !isSurelyFinite(tokens[i + 1]) && !isClitic(tokens[i + 1]);
}

/** Gender and number that a determiner asks for. */
export function determinerMask(token: Token): number {
  if (/^(?:du|au)$/.test(token.lower)) return Feature.masculine | Feature.singular;
  if (/^(?:des|aux)$/.test(token.lower)) return Feature.plural;
  const reading = token.readings.find((each) => each.pos === Pos.determiner);
  return (reading?.features ?? 0) & (Group.gender | Group.number);
}

/** Index of the noun that a determiner at `i - 1` belongs to, over adjectives before it; -1 when it is not clear. */
export function headFrom(tokens: readonly Token[], i: number): number {
  let at = i;
  if (
    tokens[at]?.kind === 'number' ||
    (reads(tokens[at], Pos.numeral) && !/^une?$/.test(tokens[at]?.lower ?? '') && isNoun(tokens[at + 1]))
  )
    at++;
  for (let steps = 0; steps < 3; steps++) {
    const token = tokens[at];
    if (!token || token.kind !== 'word') return -1;
    const goesBefore = token.readings.some((each) => each.pos === Pos.adjective && BEFORE_NOUN.has(each.lemma));
    if (!(goesBefore || (isAdjective(token) && !isNoun(token))) || !isNoun(tokens[at + 1])) break;
    at++;
  }
  const token = tokens[at];
  return isNoun(token) && !isOne(token, NOT_HEADS) && !reads(token, Pos.numeral) && !isName(token) ? at : -1;
}

/** The noun phrase that starts with the determiner or numeral at `start`; null when there is none. */
export function phraseAt(tokens: readonly Token[], start: number): Phrase | null {
  let at = start;
  if (isOne(tokens[at], PREDETERMINERS)) at++;
  const first = tokens[at];
  const isArticle = isDeterminer(tokens, at);
  const isNumeral = !isArticle && (first?.kind === 'number' || reads(first, Pos.numeral));
  if (!first || (!isArticle && !isNumeral)) return null;
  const head = headFrom(tokens, isNumeral ? at : at + 1);
  const noun = tokens[head];
  if (!noun) return null;
  const own = isNumeral ? Feature.plural : determinerMask(first);
  const masks = nounMasks(noun).filter(
    (mask) => (own & Group.number) === 0 || (own & mask & Group.number) !== 0 || (mask & Group.number) === 0,
  );
  // leur enfants, le réunion: other rules' business
  const hasClash = masks.every((mask) => mask & Group.gender && own & Group.gender && !(mask & own & Group.gender));
  const numbers = own & Group.number || masks.reduce((all, mask) => all | (mask & Group.number), 0);
  const genders = masks.reduce((all, mask) => all | (mask & Group.gender || Group.gender), 0);
  const gender = own & Group.gender ? own & Group.gender : genders & (Feature.masculine | Feature.feminine);
  const ends = new Set<number>();
  extend(tokens, head + 1, ends, 0);
  const isOpen = COLLECTIVE.has(noun.lower) || COLLECTIVE.has(noun.lower.replace(/s$/, ''));
  if (noun.lower === 'plupart' && tokens[head + 1]?.lower === 'des') return { start, head, mask: Feature.plural, ends };
  return { start, head, mask: isOpen || hasClash ? 0 : numbers | gender, ends };
}

/** Adds every place where a phrase may end that reaches up to `at`. */
function extend(tokens: readonly Token[], at: number, ends: Set<number>, depth: number): void {
  if (ends.has(at) || depth > 5) return;
  ends.add(at);
  const token = tokens[at];
  if (!token || token.kind !== 'word') return;
  if ((isAdjective(token) || isParticiple(token)) && !isSurelyFinite(token)) extend(tokens, at + 1, ends, depth + 1);
  if (isName(token)) extend(tokens, at + 1, ends, depth + 1);
  if (!PREPOSITIONS.has(token.lower)) return;
  let next = at + 1;
  if (isDeterminer(tokens, next)) next++;
  if (isName(tokens[next])) extend(tokens, next + 1, ends, depth + 1);
  const head = headFrom(tokens, next);
  if (head > 0) extend(tokens, head + 1, ends, depth + 1);
}

const BOUNDARY = words("que qu' si quand lorsque lorsqu' puisque puisqu' car mais donc dont où comme et");

const COMPARING = words('même mêmes plus moins aussi autant autre autres ainsi tel tels telle telles plutôt');

/** Whether a clause may begin at `i`. */
export function startsClause(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  if (!before || before.kind === 'punctuation') return before?.text !== '\u2019' && before?.text !== "'";
  // le même nom que la classe: a comparison
  const isComparison = tokens.slice(Math.max(0, i - 5), i - 1).some((each) => isOne(each, COMPARING));
  if (isComparison && /^qu[e']$/.test(before.lower)) return false;
  return (
    BOUNDARY.has(before.lower) ||
    (i === 1 && reads(before, Pos.adverb) && !isFinite(before) && !reads(before, Pos.preposition))
  );
}

/** A subject: its gender and number, and where it starts. */
export interface Subject {
  start: number;
  mask: number;
  phrase: Phrase;
}

/** The noun phrase that is the subject of the verb at `verb`: it starts the clause and reaches up to the verb. */
export function subjectBefore(tokens: readonly Token[], verb: number): Subject | null {
  let end = verb;
  while (end > 0 && isClitic(tokens[end - 1])) end--;
  for (let start = Math.max(0, end - 14); start < end; start++) {
    if (!startsClause(tokens, start) || /^aux?$/.test(tokens[start]?.lower ?? '')) continue;
    if (start === 0 && end === 3 && tokens[1]?.lower === 'et' && isName(tokens[2]) && isPerson(tokens[0])) {
      return { start, mask: Feature.plural, phrase: { start, head: 0, mask: Feature.plural, ends: new Set([3]) } };
    }
    const subject = phraseUpTo(tokens, start, end);
    if (subject) return follows(tokens, start) ? null : subject;
  }
  return null;
}

/** Whether the first word of a sentence may be a name: no closed-class word. */
const isPerson = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  token.readings.every(
    (each) =>
      each.pos === Pos.noun || each.pos === Pos.properNoun || each.pos === Pos.verb || each.pos === Pos.adjective,
  );

/** Whether the phrase at `start` goes on a list ("et", or a comma after a noun without verb). */
function follows(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1];
  if (before?.lower === 'et') return !tokens.slice(0, start - 1).some(isSurelyFinite);
  if (before?.text !== ',') return false;
  return start > 2 && isNoun(tokens[start - 2]) && !tokens.slice(0, start).some(isSurelyFinite);
}

function phraseUpTo(tokens: readonly Token[], start: number, end: number): Subject | null {
  const phrase = phraseAt(tokens, start);
  if (!phrase) return null;
  if (phrase.ends.has(end)) return phrase.mask === 0 ? null : { start, mask: phrase.mask, phrase };
  for (const stop of phrase.ends) {
    if (reads(tokens[stop - 1], Pos.numeral)) continue;
    if (tokens[stop]?.lower !== 'et' || tokens.slice(start, stop).some((each) => each.lower === 'entre')) continue;
    const second = phraseAt(tokens, stop + 1);
    if (!second?.ends.has(end)) continue;
    // la diversité des idées et des gens; ses goûts, ses envies et ses idées
    const isNested = tokens.slice(phrase.head + 1, stop).some((each) => PREPOSITIONS.has(each.lower));
    if (isNested || (tokens[start - 1]?.text === ',' && isNoun(tokens[start - 2]))) continue;
    const isFeminine = [phrase, second].every((each) => (each.mask & Group.gender) === Feature.feminine);
    return { start, mask: Feature.plural | (isFeminine ? Feature.feminine : Feature.masculine), phrase };
  }
  return null;
}

/** Whether an adjective at `at` agrees with some noun before it in the clause (other than the one next to it). */
export function agreesWithEarlier(tokens: readonly Token[], at: number, from: number): boolean {
  const masks = adjectiveMasks(tokens[at] as Token);
  for (let i = from - 1; i >= Math.max(0, from - 8); i--) {
    const token = tokens[i] as Token;
    if (token.kind === 'punctuation') break;
    for (const noun of nounMasks(token)) {
      for (const mask of masks) {
        const isClash = [Group.gender, Group.number].some(
          (group) => mask & group && noun & group && !(mask & noun & group),
        );
        if (!isClash) return true;
      }
    }
  }
  return false;
}
