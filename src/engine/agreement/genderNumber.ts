// Gender and number that a noun or pronoun asks for, with its determiners and with what it is joined to.
import { type Analysis, agrees, Feature, Group, Pos } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import { Tag } from '../reading/tags.ts';
import type { Token } from '../rules/token.ts';
import { coordination, hasNumeral, isIn, isOneOfSeveral, readingsAs, tokenAt } from './parsed.ts';
import type { Parsed, PredicateHabits } from './types.ts';

const GENDER_NUMBER = Group.gender | Group.number;

/** What words must agree with: one of the masks of gender and number. */
export interface GenderNumber {
  masks: readonly number[];
  isCoordinated: boolean;
}

/** Gender and number of a noun or pronoun with all that is joined to it before the token at `end`; null if they are open. */
export function masksOf(parsed: Parsed, habits: PredicateHabits, index: number, end: number): GenderNumber | null {
  const { tree, children } = parsed;
  const { joins, isAnd } = coordination(parsed, index);
  if (isOneOfSeveral(parsed, index)) return null;
  const joined = (children[index] ?? []).filter((child) => tree.label[child] === Label.conjunct && child < end);
  if (joined.length === 0) {
    const masks = wordMasks(parsed, habits, index);
    return masks.length > 0 ? { masks, isCoordinated: false } : null;
  }
  if (joins === 0 || !isAnd) return null;
  const all = [index, ...joined];
  const parts = all.map((each) => wordMasks(parsed, habits, each));
  if (parts.some(({ length }) => length === 0)) return null;
  const only = (gender: number) => (masks: readonly number[]) =>
    masks.every((mask) => (mask & Group.gender) === gender);
  const gender = parts.every(only(Feature.feminine))
    ? Feature.feminine
    : parts.some(only(Feature.masculine))
      ? Feature.masculine
      : 0;
  return { masks: [Feature.plural | gender], isCoordinated: true };
}

/** Gender and number of one noun with its determiners, or of a pronoun; [] if they are open. */
function wordMasks(parsed: Parsed, habits: PredicateHabits, index: number): number[] {
  const token = tokenAt(parsed, index);
  const { tree, children } = parsed;
  const bare = token.lower.replace(/^(?:-t)?-/, '');
  const things = habits.things.get(bare);
  if (things !== undefined) return [things];
  if (parsed.habits.open.has(bare) || habits.open.has(bare)) return [];
  // une série de mesures; but: la série
  const isCounted = (children[index] ?? []).some((child) => tree.label[child] === Label.nominal);
  if (isIn(parsed.habits.quantities, token) && (isCounted || token.tag !== Tag.noun)) return [];
  if (token.tag === Tag.properNoun) return isOnePerson(parsed, index) ? [Feature.singular] : [];
  if (token.tag === Tag.pronoun) {
    const masks = readingsAs(token, Pos.pronoun).map(({ features }) => features & GENDER_NUMBER);
    return masks.every((mask) => mask & Group.number) ? masks : [];
  }
  const isPlainNoun = token.tag === Tag.noun && token.readings.every(({ pos }) => pos !== Pos.properNoun);
  if (!isPlainNoun || /['’-]/.test(token.lower) || isCapitals(token)) return [];
  // quelque chose, une sorte de: what follows tells
  if (habits.unsettled.has(parsed.sentence.tokens[index - 1]?.lower ?? '')) return [];
  const determiners = (children[index] ?? [])
    .filter((child) => tree.label[child] === Label.determiner && child < index)
    .map((child) => readingsAs(tokenAt(parsed, child), Pos.determiner))
    .filter(({ length }) => length > 0);
  const nouns = readingsAs(token, Pos.noun).map((each) => parsed.habits.widened(each, token.lower) & GENDER_NUMBER);
  const masks = determiners.reduce(narrowed, nouns);
  return hasNumeral(parsed, index) ? masks.filter((mask) => mask & Feature.plural).map(asPlural) : masks;
}

/** An acronym has the gender of words that are not there. */
const isCapitals = ({ text }: Token): boolean => text.length > 1 && text === text.toUpperCase();

/** A name without an article, which does not end like a plural: Paul, Barack Obama. */
const isOnePerson = ({ children, tree, sentence }: Parsed, index: number): boolean =>
  !/[sxz]$/.test((sentence.tokens[index] as Token).lower) &&
  !(children[index] ?? []).some(
    (child) => tree.label[child] === Label.determiner || tree.label[child] === Label.conjunct,
  );

const asPlural = (mask: number): number => (mask & ~Group.number) | Feature.plural;

/** The masks of a noun that a determiner can stand with, narrowed to what both allow. */
const narrowed = (masks: readonly number[], determiner: readonly Analysis[]): number[] =>
  masks.flatMap((mask) =>
    determiner
      .filter(({ features }) => agrees(features, mask, [Group.gender, Group.number]))
      .map(({ features }) => both(mask, features, Group.gender) | both(mask, features, Group.number)),
  );

const both = (one: number, other: number, group: number): number =>
  one & group ? (other & group ? one & other & group : one & group) : other & group;
