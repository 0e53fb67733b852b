// Reads noun phrases from left to right: "one of the old windows in the kitchen" is singular because its head is "one".
import { Feature, Pos } from '../../../lexicon/features.ts';
import { among, isTaggedNominal } from '../../../rules/ask.ts';
import { reads, type Token } from '../../../rules/token.ts';

/** Whether a phrase is singular or plural; `either` when this cannot be told, or when usage varies. */
export type GrammaticalNumber = 'singular' | 'plural' | 'either';

/** A noun phrase: tokens[at, end) of the sentence it was read from. */
export interface NounPhrase {
  end: number;
  head: Token;
  number: GrammaticalNumber;
  /** Whether it opens with an article, possessive, demonstrative or numeral. */
  isDetermined: boolean;
}

const PRONOUNS: Readonly<Record<string, GrammaticalNumber>> = {
  i: 'either',
  you: 'plural',
  he: 'singular',
  she: 'singular',
  it: 'singular',
  we: 'plural',
  they: 'plural',
};
const isIndefinite = among(
  'everyone everybody everything someone somebody something nobody nothing anyone anybody anything',
);
const isSingularDeterminer = among('a an this that every each another');
const isPluralDeterminer = among(
  'these those many several few both two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred',
);
const isOpenDeterminer = among('the my your his her its our their some any no all most');
const isQuantifier = among('all some most many several few both half none plenty lots any');
/** Nouns that may also take a plural verb, or whose form does not show their number. */
export const isCollective = among(
  "team staff family government band group couple company crew majority minority public audience committee class club press media data rest half number pair variety range lot series part kind sort type percentage handful bunch dozen plenty army party council board cast generation set total host side opposition crowd jury enemy management youth folk percent bulk remainder mix combination selection collection array proportion third quarter duo trio means species headquarters crossroads works politics economics physics maths mathematics athletics gymnastics measles united states nations netherlands times clothes glasses pants goods thanks hundreds thousands dozens millions other others following above offspring aircraft fish goldfish shellfish salmon trout sheep deer faculty congress senate choir orchestra ministry department school university bank firm hospital world odds acquaintance cent per o'clock everything else swarm flock herd horde mob community",
);
/** Of these only what follows "of" makes the number doubtful: a number of people are, the telephone number is. */
const isCount = among(
  'number variety range part kind sort type combination selection collection proportion percentage',
);
const MEASURES = among(
  'year years month months week weeks day days hour hours minute minutes second seconds mile miles kilometre kilometres kilometer kilometers metre metres meter meters foot feet inch inches pound pounds dollar dollars euro euros cent cents percent degree degrees kilo kilos gram grams litre litres liter liters times',
);

const isPluralOnly = among('people children police cattle scissors trousers jeans shorts pyjamas pajamas');

/** Singular or plural, judging by the form of the noun alone. */
export function numberOfNoun(token: Token): GrammaticalNumber {
  if (isPluralOnly(token)) return 'plural';
  if (token.lower === 'news') return 'singular';
  if (isCollective(token) || token.lower.endsWith('ics')) return 'either';
  const isSingular = reads(token, Pos.noun, Feature.singular);
  const isPlural = reads(token, Pos.noun, Feature.plural);
  // The lexicon also lists names such as Windows and titles: here the common plural is meant.
  if (isSingular && isPlural && /[^s]s$/.test(token.lower)) return isPluralOfLongNoun(token) ? 'plural' : 'either';
  if (isSingular === isPlural) return 'either';
  return isSingular ? 'singular' : 'plural';
}

/** gas is not the plural of a "ga". */
const isPluralOfLongNoun = (token: Token): boolean =>
  token.lower !== 'lens' &&
  token.readings.some(
    ({ pos, lemma, features }) =>
      pos === Pos.noun && (features & Feature.plural) !== 0 && lemma !== token.lower && lemma.length > 2,
  );

/** A word that the lexicon knows as a noun but the tagger reads as something else: "my change", "the right". */
const isHiddenNoun = (token: Token | undefined): boolean =>
  token?.kind === 'word' && reads(token, Pos.noun) && token.text === token.lower && !isModal(token);
const isModal = among(
  'can will may might must need dare shall should could would not well do does did have has had be being',
);

const isModifier = (token: Token): boolean =>
  token.pos === Pos.adjective ||
  token.pos === Pos.numeral ||
  token.kind === 'number' ||
  (token.pos === Pos.verb && token.verbForm !== 0 && token.verbForm !== Feature.infinitive);
const isPossessive = among('my your his her our their');
const isDegree = among('very really so too more most less quite extremely rather highly newly recently');

/** The phrase at `at` up to its head, ending before `limit`; null where none begins. */
export function coreAt(tokens: readonly Token[], at: number, limit = tokens.length): NounPhrase | null {
  const first = tokens[at];
  if (!first || at >= limit || first.kind === 'punctuation') return null;
  const pronoun = PRONOUNS[first.lower];
  if (pronoun) return { end: at + 1, head: first, number: pronoun, isDetermined: true };
  const indefinite = indefiniteAt(tokens, at, limit);
  if (indefinite) return indefinite;
  if (first.lower === 'all' && tokens[at + 1]?.lower === 'that') return null;
  let i = at;
  let number: GrammaticalNumber | undefined;
  let isDetermined = false;
  const isDeterminer = (token: Token | undefined): boolean =>
    isOpenDeterminer(token) || isSingularDeterminer(token) || isPluralDeterminer(token);
  // all my other friends, the two old houses, those three
  while (i < limit && (isDeterminer(tokens[i]) || (tokens[i]?.kind === 'number' && i === at))) {
    const token = tokens[i] as Token;
    if (isSingularDeterminer(token)) number = 'singular';
    else if (isPluralDeterminer(token) || (token.kind === 'number' && token.text !== '1')) number = 'plural';
    isDetermined = true;
    i++;
  }
  let head = -1;
  for (; i < limit; i++) {
    const token = tokens[i] as Token;
    const isOwner = /['\u2019]s?$/.test(token.text) && isTaggedNominal(token);
    if (isOwner) {
      [head, number, isDetermined] = [-1, undefined, true];
      continue;
    }
    if (
      isTaggedNominal(token) ||
      // my boss think: the only word must be the noun, whatever the tagger makes of it
      (isHiddenNoun(token) &&
        (head < 0 || i + 1 === limit) &&
        isDetermined &&
        (!isModifier(token) || (i + 1 === limit && head < 0 && i === at + 1 && isPossessive(first))))
    )
      head = i;
    else if (head >= 0 && token.pos === Pos.adjective) break;
    else if (token.text === '-' && i + 1 < limit) continue;
    else if (isModal(token) || !(isModifier(token) || (isDegree(token) && i + 1 < limit))) break;
    // Reading books is: without an article, an opening -ing form may be the verb of the phrase.
    else if (!isDetermined && (token.pos === Pos.verb || i === at) && reads(token, Pos.verb, Feature.gerund))
      return null;
  }
  const noun = tokens[head];
  if (!noun) return null;
  // my feet, not ten feet: a part of the body
  const isBodyPart =
    /^f(?:oo|ee)t$/.test(noun.lower) && tokens.slice(at, head).some(among('my your his her our their'));
  const isCounted = isDetermined && isCount(noun) && tokens[head + 1]?.lower !== 'of';
  if (isCounted && number !== 'plural') return { end: head + 1, head: noun, number: 'singular', isDetermined };
  const isMany = number === 'plural' || among('most some all')(first);
  return { end: head + 1, head: noun, number: together(number, noun, isBodyPart, isMany), isDetermined };
}

/** everyone, no one, everything else */
function indefiniteAt(tokens: readonly Token[], at: number, limit: number): NounPhrase | null {
  const [first, second, third] = [tokens[at] as Token, tokens[at + 1], tokens[at + 2]];
  const isTwo = first.lower === 'no' && second?.lower === 'one' && at + 2 <= limit && !isTaggedNominal(third);
  if (!isTwo && !isIndefinite(first)) return null;
  const end = at + (isTwo ? 2 : 1);
  const isElse = tokens[end]?.lower === 'else' && end < limit;
  return { end: isElse ? end + 1 : end, head: isTwo ? second : first, number: 'singular', isDetermined: true };
}

/** The number of determiner and noun together; `either` where they contradict each other. */
function together(
  determiner: GrammaticalNumber | undefined,
  noun: Token,
  isBodyPart: boolean,
  isMany: boolean,
): GrammaticalNumber {
  const own = numberOfNoun(noun);
  // many PCs, some Koreans
  if (noun.pos === Pos.properNoun && noun.text !== noun.lower)
    return isMany && /[^s]s$/.test(noun.lower) ? 'plural' : 'either';
  if ((MEASURES(noun) && !isBodyPart) || isCollective(noun))
    return determiner === 'singular' && own === 'singular' ? 'singular' : 'either';
  if (determiner === undefined || determiner === own) return own;
  return determiner === 'plural' && own === 'either' ? 'plural' : 'either';
}

/** "one of", "a lot of", "some of the": what determines the number of the whole; null where there are no such words. */
export function quantityAt(
  tokens: readonly Token[],
  at: number,
): { end: number; number: GrammaticalNumber | 'inner'; head: Token } | null {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!first || !second) return null;
  if (second.lower === 'of') {
    if (among('one each neither either')(first)) return { end: at + 2, number: 'singular', head: first };
    if (among('none any')(first)) return { end: at + 2, number: 'either', head: first };
    // three of the windows: as many as there are
    if (isQuantifier(first) || isPluralDeterminer(first)) return { end: at + 2, number: 'inner', head: first };
  }
  if (third?.lower === 'of' && among('a the')(first)) {
    if (first.lower === 'the' && second.lower === 'number') return { end: at + 3, number: 'singular', head: second };
    if (among('lot number couple few majority variety range bunch handful')(second))
      return {
        end: at + 3,
        number: first.lower === 'a' || second.lower === 'majority' ? 'inner' : 'either',
        head: second,
      };
  }
  return null;
}
