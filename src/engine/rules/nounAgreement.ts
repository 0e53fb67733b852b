// Agreement of a noun with its neighbours, for languages whose nouns have gender and number.
import { agrees, Group, Pos } from '../lexicon/features.ts';
import type { Match } from './match.ts';

/** The groups in which determiners and adjectives agree with their noun. */
export const GENDER_NUMBER: readonly number[] = [Group.gender, Group.number];

/** Gender and number of the noun in the element `name`, as feature bits for inflecting its neighbours; 0 if unknown. */
export function nounFeatures(m: Match, name: string): number {
  const noun =
    m.readings(name).find(({ pos, features }) => pos === Pos.noun && (features & Group.gender) !== 0) ??
    m.readings(name).find(({ pos }) => pos === Pos.noun);
  return noun ? noun.features & (Group.gender | Group.number) : 0;
}

/** Whether no reading of `name` agrees with the noun. Readings of the noun without a gender do not count. */
export function disagrees(m: Match, name: string, noun: string): boolean {
  const nouns = m
    .token(noun)
    .readings.filter(({ pos, features }) => pos === Pos.noun && (features & Group.gender) !== 0);
  const others = m.readings(name);
  return (
    nouns.length > 0 &&
    others.length > 0 &&
    others.every((other) => nouns.every(({ features }) => !agrees(other.features, features, GENDER_NUMBER)))
  );
}
