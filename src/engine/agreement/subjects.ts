// Which number and person the subject of a verb asks for. Where the lexicon cannot tell, nothing is said.
import { Feature, Group, Pos } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import { Tag } from '../reading/tags.ts';
import {
  coordination,
  EITHER,
  hasNumeral,
  hasPluralDeterminer,
  isIn,
  isNounTag,
  isOneOfSeveral,
  readingsAs,
  subjectNumbers,
  tokenAt,
} from './parsed.ts';
import type { Parsed } from './types.ts';

/** What a subject asks of its verb. */
export interface Demand {
  /** Masks of number and person; the verb must fulfil one. */
  masks: readonly number[];
  /** The token that has the number: of a relative pronoun, what its clause belongs to. */
  source: number;
  isRelative: boolean;
  isCoordinated: boolean;
  /** Only a determiner tells the number. */
  isUnknown: boolean;
}

const PERSON_NUMBER = Group.number | Group.person;

/** What the subject at `index` asks of the verb of the predicate at `predicate`; null if that is open. */
export function demandOf(parsed: Parsed, index: number, predicate: number): Demand | null {
  const token = tokenAt(parsed, index);
  const { habits, tree } = parsed;
  if (token.kind !== 'word' || isOneOfSeveral(parsed, index)) return null;
  const clause = tree.label[predicate];
  const isOfClause = clause === Label.relative || clause === Label.adnominal;
  if (habits.relatives.has(token.lower) && token.tag !== Tag.determiner && isOfClause) {
    const antecedent = tree.head[predicate] as number;
    if (isGoverned(parsed, index)) return null;
    if (antecedent < 0 || antecedent > index || mayStandForObject(parsed, predicate)) return null;
    const demand = nominalDemand(parsed, antecedent, predicate);
    return demand && { ...demand, isRelative: true };
  }
  if (habits.open.has(token.lower.replace(/^(?:-t)?-/, ''))) return null;
  if (token.tag === Tag.pronoun) return pronounDemand(parsed, index, predicate);
  // "Le hanno mangiato la testa": with a subject that is not named, the noun behind is the object
  if (habits.dropsPronouns && index > predicate && mayStandForObject(parsed, predicate)) return null;
  return isTaken(parsed, index, predicate) ? null : nominalDemand(parsed, index, predicate);
}

/** Words between a subject and its verb that are looked through: clitics and negation. */
const CLITICS = 3;

/** "Chi si lamenta delle foglie": whether a word before the verb is its subject already. */
const isTaken = ({ habits, sentence }: Parsed, index: number, predicate: number): boolean =>
  index > predicate &&
  sentence.tokens
    .slice(Math.max(0, predicate - CLITICS), predicate)
    .some(({ lower }) => habits.sole?.has(lower) === true);

/** "al que llaman", "las casas en las que vive": whether the pronoun of a relative clause belongs to a preposition. */
function isGoverned({ sentence }: Parsed, index: number): boolean {
  const [last, before] = [sentence.tokens[index - 1], sentence.tokens[index - 2]];
  if (last?.tag === Tag.preposition) return true;
  return before?.tag === Tag.preposition && (last?.tag === Tag.determiner || last?.tag === Tag.pronoun);
}

/** Whether what looks like the subject of a predicate may be its object: somebody else has done it, and no other object is there. */
function mayStandForObject({ habits, sentence, tree, children }: Parsed, predicate: number): boolean {
  const { objectHelpers } = habits;
  if (!objectHelpers) return false;
  const own = children[predicate] ?? [];
  const isHelped = own.some(
    (child) =>
      tree.label[child] === Label.auxiliary &&
      sentence.tokens[child]?.readings.some(({ lemma }) => objectHelpers.has(lemma)),
  );
  return (
    isHelped && !own.some((child) => tree.label[child] === Label.object && sentence.tokens[child]?.tag === Tag.noun)
  );
}

/** The number of two or more things joined; null if the verb may agree with one of them. */
function joined(parsed: Parsed, index: number, predicate: number): 'none' | 'plural' | null {
  const { count, joins, isAnd } = coordination(parsed, index);
  if (count === 0) return partnersOf(parsed, index, predicate).length > 0 ? 'plural' : 'none';
  // "i genitori, entrambi sordi, comunicano": between commas the same ones are described
  if (joins === 0 && isPluralNoun(parsed, index)) return 'none';
  // "There is a man and a woman": a verb before its subjects may agree with the first.
  return isAnd && index < predicate ? 'plural' : null;
}

/** "Ich und meine Frau suchen": other subjects of the same verb before it, with a word for "and" between them. */
function partnersOf(parsed: Parsed, index: number, predicate: number): number[] {
  const { children, tree, habits, sentence } = parsed;
  return (children[predicate] ?? []).filter((child) => {
    if (child === index || tree.label[child] !== Label.subject || Math.max(child, index) > predicate) return false;
    const between = sentence.tokens.slice(Math.min(child, index) + 1, Math.max(child, index));
    return between.some(({ lower }) => habits.and.has(lower)) && !between.some(({ text }) => /^[,;:()]$/.test(text));
  });
}

/** What joined subjects ask for: the first person wins over the second, and that over the third. */
function joinedMasks(parsed: Parsed, index: number, predicate: number): number[] {
  const { children, tree } = parsed;
  const conjuncts = (children[index] ?? []).filter((child) => tree.label[child] === Label.conjunct);
  const readings = [index, ...conjuncts, ...partnersOf(parsed, index, predicate)].flatMap((each) =>
    tokenAt(parsed, each).tag === Tag.pronoun ? readingsAs(tokenAt(parsed, each), Pos.pronoun) : [],
  );
  const has = (person: number): boolean => readings.some(({ features }) => (features & Group.person) === person);
  const third = Feature.plural | Feature.third;
  if (has(Feature.first)) return [Feature.plural | Feature.first];
  return has(Feature.second) ? [Feature.plural | Feature.second, third] : [third];
}

const isPluralNoun = (parsed: Parsed, index: number): boolean => {
  const nouns = readingsAs(tokenAt(parsed, index), Pos.noun);
  return nouns.length > 0 && nouns.every(({ features }) => (features & Group.number) === Feature.plural);
};

function pronounDemand(parsed: Parsed, index: number, predicate: number): Demand | null {
  const readings = readingsAs(tokenAt(parsed, index), Pos.pronoun).filter(
    ({ features }) => (features & Group.case) === 0 || features & Feature.nominative,
  );
  const before = parsed.sentence.tokens[index - 1];
  // "Appendix I"
  if (before && isNounTag(before) && /^\p{Lu}/u.test(before.text)) return null;
  const join = joined(parsed, index, predicate);
  const isOpen = readings.length === 0 || readings.some(({ features }) => (features & Group.number) === 0);
  if (isOpen || join === null) return null;
  if (join === 'plural') {
    const masks = joinedMasks(parsed, index, predicate);
    return { masks, source: index, isRelative: false, isCoordinated: true, isUnknown: false };
  }
  const masks = readings.map(({ features }) => {
    const person = features & Group.person || Feature.third;
    return (features & Group.number) | person;
  });
  return { masks, source: index, isRelative: false, isCoordinated: false, isUnknown: false };
}

const isBeforeOf = ({ sentence }: Parsed, index: number): boolean => sentence.tokens[index + 1]?.lower === 'of';

function nominalDemand(parsed: Parsed, index: number, predicate: number): Demand | null {
  const token = tokenAt(parsed, index);
  const { habits } = parsed;
  if (token.kind !== 'word' || token.tag === Tag.pronoun || habits.open.has(token.lower)) return null;
  const isAlone = habits.partitives !== undefined && isIn(habits.partitives, token) && !isBeforeOf(parsed, index);
  if (isIn(habits.quantities, token) && !isAlone) return null;
  // "five hours is long", but "the five brothers are": with an article several are meant
  if (hasNumeral(parsed, index) && !hasPluralDeterminer(parsed, index)) return null;
  const join = joined(parsed, index, predicate);
  if (join === null) return null;
  const base = { source: index, isRelative: false };
  if (join === 'plural') {
    return { ...base, masks: joinedMasks(parsed, index, predicate), isCoordinated: true, isUnknown: false };
  }
  const nouns = readingsAs(token, Pos.noun, Pos.properNoun).map((reading) => ({
    ...reading,
    features: habits.widened(reading, token.lower),
  }));
  const isName = token.tag === Tag.properNoun;
  const others = isNounTag(token) || nouns.length > 0 ? nouns : readingsAs(token, Pos.adjective, Pos.determiner);
  const byWord = subjectNumbers(parsed, index, others);
  // Names in -s may be of several people, or of one thing made of several.
  const number =
    isName && nouns.length === 0 && byWord === EITHER && !token.lower.endsWith('s') ? Feature.singular : byWord;
  if (isName && number === Feature.plural) return null;
  if (number !== Feature.singular && number !== Feature.plural) return null;
  return { ...base, masks: [number | Feature.third], isCoordinated: false, isUnknown: nouns.length === 0 };
}

/** Number and person of a finite reading; what it does not say may be anything. */
export function personNumber(features: number): number {
  const number = features & Group.number || EITHER;
  const person = features & Group.person || Group.person;
  return (number | person) & PERSON_NUMBER;
}
