// Which number and person the subject of a verb asks for. Where the lexicon cannot tell, nothing is said.
import { Feature, Group, Pos } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import { Tag } from '../reading/tags.ts';
import {
  coordination,
  EITHER,
  hasNumeral,
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
    if (antecedent < 0 || antecedent > index) return null;
    const demand = nominalDemand(parsed, antecedent, predicate);
    return demand && { ...demand, isRelative: true };
  }
  if (habits.open.has(token.lower.replace(/^(?:-t)?-/, ''))) return null;
  if (token.tag === Tag.pronoun) return pronounDemand(parsed, index, predicate);
  return nominalDemand(parsed, index, predicate);
}

/** The number of two or more things joined; null if the verb may agree with one of them. */
function joined(parsed: Parsed, index: number, predicate: number): 'none' | 'plural' | null {
  const { count, isAnd } = coordination(parsed, index);
  if (count === 0) return 'none';
  // "There is a man and a woman": a verb before its subjects may agree with the first.
  return isAnd && index < predicate ? 'plural' : null;
}

function pronounDemand(parsed: Parsed, index: number, predicate: number): Demand | null {
  const readings = readingsAs(tokenAt(parsed, index), Pos.pronoun).filter(
    ({ features }) => (features & Group.case) === 0 || features & Feature.nominative,
  );
  const before = parsed.sentence.tokens[index - 1];
  // "Appendix I"
  if (before && isNounTag(before) && /^\p{Lu}/u.test(before.text)) return null;
  const join = joined(parsed, index, predicate);
  const isOpen = readings.length === 0 || readings.some(({ features }) => (features & Group.number) === 0);
  if (isOpen || join !== 'none') return null;
  const masks = readings.map(({ features }) => {
    const person = features & Group.person || Feature.third;
    return (features & Group.number) | person;
  });
  return { masks, source: index, isRelative: false, isCoordinated: false, isUnknown: false };
}

function nominalDemand(parsed: Parsed, index: number, predicate: number): Demand | null {
  const token = tokenAt(parsed, index);
  const { habits } = parsed;
  if (token.kind !== 'word' || token.tag === Tag.pronoun || habits.open.has(token.lower)) return null;
  if (isIn(habits.quantities, token) || hasNumeral(parsed, index)) return null;
  const join = joined(parsed, index, predicate);
  if (join === null) return null;
  const base = { source: index, isRelative: false };
  if (join === 'plural') {
    return { ...base, masks: [Feature.plural | Feature.third], isCoordinated: true, isUnknown: false };
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
