// Determiners and adjectives that agree with their noun in no reading, and what speaks for and against each being a mistake.
import { type Analysis, agrees, Feature, Group, Pos } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import { Tag } from '../reading/tags.ts';
import type { Token } from '../rules/token.ts';
import { isNominalised, isPronounAndVerb } from './likeDeterminers.ts';
import {
  canBeOther,
  coordination,
  hasBreak,
  hasNumeral,
  isFiniteTag,
  isNameLike,
  numbersOf,
  odds,
  readingsAs,
  squeezed,
  tokenAt,
  votes,
} from './parsed.ts';
import { phraseFixes } from './phraseFixes.ts';
import type { Disagreement, Parsed } from './types.ts';

/** Names of the values of the evidence, in order. */
export const PHRASE_EVIDENCE = [
  'head margin',
  'label margin',
  'link',
  'after the noun',
  'adjacent',
  'distance',
  'noun capital',
  'word capital',
  'participle',
  'coordination',
  'noun is conjunct',
  'other word agrees',
  'other word disagrees',
  'gender',
  'number',
  'case',
  'long',
  'name beside',
  'noun can be other',
  'word can be other',
  'agreeing noun before',
  'agreeing noun after',
  'noun behind',
  'second head',
  'finding here',
  'finding elsewhere',
  'break',
  'plural word',
  'word can be pronoun',
  'first word',
  'noun has two readings',
  'noun between',
  'verb beside',
  'part of a noun',
  'pronoun and verb',
  'finite verb after the noun',
  'noun only',
  'tag before',
  'tag after',
  'noun link',
  'noun sure',
  'words',
  'commas',
] as const;

/** What a word of a noun phrase must agree in. */
export const groupsOf = ({ habits }: Parsed): readonly number[] =>
  habits.hasCases ? [Group.gender, Group.number, Group.case] : [Group.gender, Group.number];

/** Readings of a noun as such, with the features that it may have. */
export const nounReadings = ({ habits }: Parsed, noun: Token): Analysis[] =>
  readingsAs(noun, Pos.noun).map((reading) => ({ ...reading, features: habits.widened(reading, noun.lower) }));

/** Readings of a determiner or an adjective as such. */
export const wordReadings = ({ habits }: Parsed, word: Token, isDeterminer: boolean): Analysis[] =>
  isDeterminer
    ? readingsAs(word, Pos.determiner)
    : word.readings
        .filter(
          ({ pos, features }) =>
            pos === Pos.adjective || (pos === Pos.verb && (features & Feature.pastParticiple) !== 0),
        )
        .map((each) => (habits.hasCases ? each : { ...each, features: habits.widened(each, word.lower) }));

/** Whether two words agree in some pair of readings. */
export const agreeSomehow = (
  ones: readonly Analysis[],
  others: readonly Analysis[],
  groups: readonly number[],
): boolean => ones.some((one) => others.some((other) => agrees(one.features, other.features, groups)));

/** Adds the words of noun phrases that agree with their noun in no reading. */
export function findPhrases(parsed: Parsed, into: Disagreement[]): void {
  if (!parsed.habits.hasPhrases) return;
  const { tree, sentence } = parsed;
  for (let index = 0; index < sentence.tokens.length; index++) {
    const label = tree.label[index];
    const noun = tree.head[index] as number;
    if (noun < 0 || (label !== Label.determiner && label !== Label.adjective)) continue;
    if (!isJudged(parsed, index, noun)) continue;
    const isDeterminer = label === Label.determiner;
    const [own, nouns] = [
      wordReadings(parsed, tokenAt(parsed, index), isDeterminer),
      nounReadings(parsed, tokenAt(parsed, noun)),
    ];
    if (own.length === 0 || nouns.length === 0 || agreeSomehow(own, nouns, groupsOf(parsed))) continue;
    const evidence = phraseEvidence(parsed, { index, noun }, own, nouns);
    const change = phraseFixes(parsed, index, noun, own, nouns);
    if (change.fixes.length > 0)
      into.push({ kind: 'phrase', link: isDeterminer ? 'determiner' : 'adjective', evidence, ...change });
  }
}

/** Whether the lexicon can tell whether a word agrees with its noun. */
function isJudged(parsed: Parsed, index: number, noun: number): boolean {
  const { tree } = parsed;
  const [word, other] = [tokenAt(parsed, index), tokenAt(parsed, noun)];
  if (word.kind !== 'word' || other.kind !== 'word' || other.tag !== Tag.noun || word.lower.endsWith("'")) return false;
  if (coordination(parsed, index).count > 0 || isCapitals(word) || isCapitals(other)) return false;
  if (other.lower.includes('-') || word.lower.includes('-')) return false;
  if (!parsed.habits.capitalisesNouns && isNameLike(other)) return false;
  if (textAfter(parsed, word.end) === "'") return false;
  if (other.readings.some(({ pos }) => pos === Pos.properNoun) || tree.label[noun] === Label.part) return false;
  if (tree.label[index] === Label.determiner) {
    if (isPronounAndVerb(parsed, index, noun) || isNominalised(parsed, word, other)) return false;
    // "möglich macht dies ein Farbstoff": a pronoun before the noun phrase
    if (parsed.habits.open.has(word.lower) && parsed.sentence.tokens[index + 1]?.tag === Tag.determiner) return false;
    const isOne = word.tag === Tag.determiner && index < noun;
    return isOne && !(hasNumeral(parsed, noun) && numbersOf(readingsAs(word, Pos.determiner)) === Feature.singular);
  }
  if (word.tag !== Tag.adjective && word.tag !== Tag.verbParticiple) return false;
  // "una pasta alta mezzo centimetro": another noun phrase begins between the two
  if (parsed.sentence.tokens.slice(index + 1, noun).some(opensPhrase)) return false;
  // "les langues française et italienne", "une pomme et une poire mûres"
  return coordination(parsed, noun).count === 0 && tree.label[noun] !== Label.conjunct;
}

const opensPhrase = ({ tag, lower }: Token): boolean =>
  tag === Tag.numeral || tag === Tag.determiner || lower === 'mezzo';

/** In capitals accents are often left out. */
const isCapitals = ({ text }: Token): boolean => text.length > 1 && text === text.toUpperCase();

/** The character behind an offset and its blanks: "un ' ora" is "un'ora". */
const textAfter = ({ sentence }: Parsed, at: number): string =>
  sentence.text
    .slice(at, at + 2)
    .trimStart()
    .charAt(0);

/** A word and the noun that it belongs to. */
interface Place {
  index: number;
  noun: number;
}

/** The values for a word and its noun, in the order of their names. */
export function phraseEvidence(
  parsed: Parsed,
  place: Place,
  own: readonly Analysis[],
  nouns: readonly Analysis[],
): Float64Array {
  const { tree, sentence, children } = parsed;
  const { index, noun } = place;
  const { tokens } = sentence;
  const groups = groupsOf(parsed);
  const [word, head] = [tokens[index] as Token, tokens[noun] as Token];
  const [from, to] = index < noun ? [index, noun] : [noun, index];
  const agreesWithNoun = (at: number): boolean => {
    const token = tokens[at];
    return token?.tag === Tag.noun && at !== noun && agreeSomehow(own, nounReadings(parsed, token), groups);
  };
  const within = (first: number, last: number): boolean => {
    for (let i = Math.max(0, first); i <= Math.min(last, tokens.length - 1); i++) {
      if (
        agreesWithNoun(i) ||
        (tokens[i]?.tag === Tag.noun && i !== noun && nounReadings(parsed, tokens[i] as Token).length === 0)
      )
        return true;
    }
    return false;
  };
  const siblings = (children[noun] ?? []).filter(
    (child) => child !== index && (tree.label[child] === Label.determiner || tree.label[child] === Label.adjective),
  );
  const ofSiblings = siblings
    .map((child) => wordReadings(parsed, tokens[child] as Token, tree.label[child] === Label.determiner))
    .filter(({ length }) => length > 0);
  const { here, elsewhere } = votes(parsed, index, index);
  const only = (group: number): boolean =>
    agreeSomehow(
      own,
      nouns,
      groups.filter((each) => each !== group),
    );
  const flag = (value: boolean): number => (value ? 1 : 0);
  const beside = [tokens[from - 1], tokens[to + 1]];
  return Float64Array.of(
    squeezed(tree.margin[index] as number),
    squeezed(tree.labelMargin[index] as number),
    odds(tree.certainty[index] as number),
    flag(index > noun),
    flag(to - from === 1),
    Math.log2(to - from),
    flag(!parsed.habits.capitalisesNouns && isNameLike(head)),
    flag(isNameLike(word)),
    flag(word.tag === Tag.verbParticiple || own.every(({ pos }) => pos === Pos.verb)),
    flag(coordination(parsed, noun).count > 0),
    flag(tree.label[noun] === Label.conjunct),
    flag(ofSiblings.some((each) => agreeSomehow(each, nouns, groups))),
    flag(ofSiblings.some((each) => !agreeSomehow(each, nouns, groups))),
    flag(only(Group.gender)),
    flag(only(Group.number)),
    flag(only(Group.case)),
    flag(tokens.length > 35),
    flag(beside.some((token) => token?.tag === Tag.properNoun)),
    flag(canBeOther(head, Pos.noun)),
    flag(canBeOther(word, Pos.determiner, Pos.adjective)),
    flag(within(from - 6, from - 1)),
    flag(within(to + 1, to + 3)),
    flag(tokens[noun + 1]?.tag === Tag.noun || tokens[noun + 1]?.text === '-'),
    flag((tree.rival[index] as number) >= 0),
    Math.min(1, here),
    Math.min(2, elsewhere),
    flag(hasBreak(parsed, from, to)),
    flag(numbersOf(own) === Feature.plural),
    flag(word.readings.some(({ pos }) => pos === Pos.pronoun)),
    flag(from === 0),
    flag(nouns.length > 1),
    flag(within(from + 1, to - 1)),
    flag(beside.some((token) => token?.tag === Tag.verbFinite || token?.tag === Tag.auxiliaryFinite)),
    flag(tree.label[noun] === Label.nominal),
    flag(word.readings.some(({ pos }) => pos === Pos.pronoun) && canBeOther(head, Pos.noun, Pos.adjective)),
    flag(tokens.slice(noun + 1, noun + 4).some(isFiniteTag)),
    flag(!canBeOther(head, Pos.noun, Pos.adjective)),
    tokens[from - 1]?.tag ?? -1,
    tokens[to + 1]?.tag ?? -1,
    tree.label[noun] as number,
    tree.certainty[noun] as number,
    tokens.length,
    tokens.filter(({ text }) => text === ',').length,
  );
}
