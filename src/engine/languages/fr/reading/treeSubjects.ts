// Gender and number of what a predicate agrees with, by the tree of the sentence: the subject, however far, or the noun of a relative clause.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { Label } from '../../../reading/parser/labels.ts';
import type { Link, Syntax } from '../../../reading/syntax.ts';
import { canBeAdjective, canBeNoun, finiteReadings, isOne, listed } from '../../../rules/ask.ts';
import { isCapitalised, reads, type Token } from '../../../rules/token.ts';
import { wordsIn } from '../../../rules/wordRows.ts';
import eitherGender from '../rows/eitherGender.words.tsv';
import { adjectiveMasks, differ, nounMasks } from './forms.ts';
import { determinerMask } from './phrases.ts';

const { masculine, feminine, singular, plural } = Feature;
const NUMBERS = Group.number;
const GENDERS = masculine | feminine;

const PRONOUNS: Readonly<Record<string, number>> = {
  il: masculine | singular,
  elle: feminine | singular,
  ils: masculine | plural,
  elles: feminine | plural,
  je: singular,
  "j'": singular,
  tu: singular,
  nous: plural,
  celle: feminine | singular,
  'celle-ci': feminine | singular,
  'celle-là': feminine | singular,
  celles: feminine | plural,
  'celles-ci': feminine | plural,
  'celles-là': feminine | plural,
  ceux: masculine | plural,
  'ceux-ci': masculine | plural,
  'ceux-là': masculine | plural,
};

/** Nouns that lend the agreement to what they count, or to nobody in particular. */
const COUNTING = listed(
  'suite succession plupart majorité minorité moitié tiers quart dizaine douzaine quinzaine vingtaine trentaine quarantaine cinquantaine centaine millier million milliard partie reste restant ensemble nombre tas foule multitude infinité série groupe couple totalité quantité pourcentage proportion type sorte espèce genre poignée paire troupe bande équipe masse ribambelle myriade kilo litre mètre heure minute euro dollar franc an année mois jour fois gens chose rien tout plus moins peu beaucoup autant assez trop combien même pas l’un quelqu’un chacun maximum minimum pourcent',
);
const EITHER = new Set(wordsIn(eitherGender));

const merged = (masks: readonly number[], group: number): number =>
  masks.reduce((all, mask) => all | (mask & group || group), 0) & group;

/** Gender and number of a noun with its determiner; bits of a group that is unclear are left out. */
export function phraseMask(syntax: Syntax, tokens: readonly Token[], noun: Token): number {
  const nounNext = tokens[noun.index + 1];
  if (!canBeNoun(noun) || COUNTING.has(noun.lower) || COUNTING.has(noun.lower.replace(/s$/, ''))) return 0;
  if (noun.index > 0 && isCapitalised(noun)) return 0;
  // les pull requests: the head may be a word that is not French
  if (nounNext?.kind === 'word' && nounNext.readings.length === 0) return 0;
  const determiners = syntax.determinersOf(noun).map(({ token }) => token);
  const numerals = syntax.dependentsOf(noun, Label.numeral).map(({ token }) => token);
  const first = determiners.find((each) => each.index < noun.index && determinerMask(each) !== 0);
  if (!first && numerals.length === 0) return 0;
  // le un des; beaucoup de, aucun des: what counts may be another word
  if (determiners.some((each) => isOne(each, listed('quel quelle quels quelles')))) return 0;
  const own = first ? determinerMask(first) : plural;
  const masks = nounMasks(noun);
  const noted = merged(masks, NUMBERS);
  const asked = own & NUMBERS;
  const numbers = asked === 0 || asked === NUMBERS ? noted : asked & noted;
  const isEither = EITHER.has(noun.lower) || EITHER.has(noun.lower.replace(/s$/, ''));
  const genders = isEither ? 0 : merged(masks, GENDERS);
  const askedGender = own & GENDERS;
  const gender = genders === GENDERS || genders === 0 ? (askedGender === GENDERS ? 0 : askedGender) : genders;
  // la ministre, la photos: a determiner of another gender is a mistake of its own
  if (gender !== 0 && askedGender !== 0 && (gender & askedGender) === 0) return 0;
  return (numbers === NUMBERS ? 0 : numbers) | gender;
}

/** Gender and number of a noun behind de without a determiner; 0 when unclear. */
export function bareMask(tokens: readonly Token[], noun: Token): number {
  const before = tokens[noun.index - 1];
  if (before === undefined || !isOne(before, listed("de d'"))) return 0;
  const masks = nounMasks(noun);
  const numbers = merged(masks, NUMBERS);
  const genders = merged(masks, GENDERS);
  if (numbers === NUMBERS || genders === GENDERS) return 0;
  return numbers | genders;
}

/** Gender and number of a subject with all that is joined to it; 0 when unclear. */
export function nominalMask(syntax: Syntax, tokens: readonly Token[], head: Token): number {
  const joined = syntax.dependentsOf(head, Label.conjunct).map(({ token }) => token);
  const pronoun = head.text.startsWith('-') ? undefined : PRONOUNS[head.lower];
  if (joined.length === 0) {
    if (pronoun !== undefined) return pronoun;
    return reads(head, Pos.pronoun) && head.pos === Pos.pronoun ? 0 : phraseMask(syntax, tokens, head);
  }
  // ou, ni and a row without a link leave it open; so do things that are one
  const links = joined.map((each) => syntax.coordinatorOf(each)?.token.lower);
  if (!links.includes('et') || links.some((each) => each !== undefined && each !== 'et')) return 0;
  const parts = [head, ...joined].map((each) => PRONOUNS[each.lower] ?? phraseMask(syntax, tokens, each));
  if (parts.some((mask) => mask === 0)) return 0;
  const isFeminine = parts.every((mask) => (mask & GENDERS) === feminine);
  const isMasculine = parts.some((mask) => (mask & GENDERS) === masculine);
  return plural | (isFeminine ? feminine : isMasculine ? masculine : 0);
}

/** What a predicate agrees with, its gender and number, and how sure the way to it is. */
export interface Governor extends Link {
  readonly mask: number;
}

/** The subject of a predicate, or the noun that its relative "qui" stands for; undefined if there is not just one. */
export function governorOf(syntax: Syntax, tokens: readonly Token[], predicate: Token): Governor | undefined {
  const all = syntax.subjectsOf(predicate).filter(({ token }) => !isOne(token, listed('tous toutes')));
  // vos lunettes ont-elles été retrouvées: the pronoun repeats the noun
  const subjects = all.length > 1 ? all.filter(({ token }) => !token.text.startsWith('-')) : all;
  const [subject, ...others] = subjects;
  if (!subject || others.length > 0) return undefined;
  if (subject.token.lower !== 'qui') {
    if (isOne(subject.token, listed("que qu' dont où lequel laquelle lesquels lesquelles"))) return undefined;
    return { ...subject, mask: nominalMask(syntax, tokens, subject.token) };
  }
  const noun = syntax.antecedentOf(subject.token);
  if (!noun) return undefined;
  // la liste des clients qui: either noun may be meant
  const between = syntax.dependentsOf(noun.token, Label.nominal).filter(({ token }) => token.index > noun.token.index);
  if (between.length > 0 || syntax.labelOf(noun.token) === Label.nominal) return undefined;
  return { token: noun.token, certainty: noun.certainty, mask: nominalMask(syntax, tokens, noun.token) };
}

/**
 * Whether a word agrees with another noun before the verb that no preposition ties to something: the subject may then be
 * that noun (un accident est si vite arrivé), or all of a row (les lois, ordonnances et règlements sont publiés).
 */
export function fitsAnother(tokens: readonly Token[], word: Token, verb: Token, subject: Token): boolean {
  const masks = adjectiveMasks(word);
  // l'oiseau, la girafe et les abeilles: the subject may be more than its last part
  const numbers = finiteReadings(verb).reduce((all, each) => all | (each.features & NUMBERS), 0);
  const isListed = isJoinedTo(tokens, subject.index, listed(', (')) && (numbers & plural) !== 0;
  for (let i = Math.max(0, verb.index - 25); i < verb.index; i++) {
    const token = tokens[i] as Token;
    if (i > subject.index && isOne(token, listed('un une')) && tokens[i - 1]?.lower === "l'") return true;
    if (token === subject || !canBeNoun(token) || NO_NOUNS.has(token.pos)) continue;
    const isRow = i > subject.index ? isJoinedTo(tokens, i, ROW) : isListed;
    const fitting = nounMasks(token).some(
      (noun) =>
        (isRow || !differ(noun, numbers, Group.number)) &&
        masks.some((mask) => !differ(mask, noun, Group.gender) && (isRow || !differ(mask, noun, Group.number))),
    );
    if (fitting && (isRow || !isGoverned(tokens, i))) return true;
  }
  return false;
}

/** What the tagger takes a word for that could also be a noun (as, est, une) but is none here. */
const NO_NOUNS: ReadonlySet<number> = new Set([
  Pos.verb,
  Pos.auxiliary,
  Pos.adverb,
  Pos.determiner,
  Pos.pronoun,
  Pos.preposition,
  Pos.conjunction,
  Pos.subjunction,
]);

const ROW = listed('et ou ni que , (');

/** Whether a comma or a joining word stands before the phrase of a noun. */
function isJoinedTo(tokens: readonly Token[], noun: number, marks: ReadonlySet<string>): boolean {
  let at = noun - 1;
  while (at >= 0 && (reads(tokens[at], Pos.determiner) || canBeAdjective(tokens[at]))) at--;
  return marks.has(tokens[at]?.lower ?? '');
}

/** Whether the phrase of a noun follows a preposition. */
function isGoverned(tokens: readonly Token[], noun: number): boolean {
  let at = noun - 1;
  while (at >= 0 && at > noun - 4 && (reads(tokens[at], Pos.determiner) || canBeAdjective(tokens[at]))) {
    if (isOne(tokens[at], listed('du des au aux'))) return true;
    at--;
  }
  return reads(tokens[at], Pos.preposition);
}
