// Whether a verb fits its subject.
import { Feature, Group } from '../../../lexicon/features.ts';
import { finiteReadings } from '../../../rules/ask.ts';
import type { Token } from '../../../rules/token.ts';

/** Whether a conjugated verb has no reading for this person and number. */
export function mismatches(token: Token, wanted: number): boolean {
  return finiteReadings(token).every(
    ({ features }) =>
      (features & Group.mood) === Feature.imperative ||
      (features & wanted & Group.person) === 0 ||
      ((wanted & Group.number) !== 0 && (features & wanted & Group.number) === 0),
  );
}

/** Whether a number mask leaves the number open. */
export const isOpen = (mask: number): boolean => (mask & Group.number) === Group.number || (mask & Group.number) === 0;
