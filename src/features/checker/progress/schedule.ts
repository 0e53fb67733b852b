// When a sentence is due again: after each right answer the wait grows, after a wrong one it begins anew (Leitner boxes). Pure.
import type { Slip } from '../../../services/progress/types.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Days until a sentence comes again, by how often it was right in a row; after the last it is learnt. */
const WAITS = [1, 3, 7, 16, 35] as const;

/** What fits into a minute. */
export const ROUND = 6;

/** Whether a sentence need not come again. */
export const isLearnt = ({ step }: Pick<Slip, 'step'>): boolean => step > WAITS.length;

/** A sentence after an answer. */
export function answered(slip: Slip, isRight: boolean, now: number): Slip {
  const step = isRight ? slip.step + 1 : 0;
  const days = isRight ? (WAITS[slip.step] ?? 0) : WAITS[0];
  return { ...slip, step, due: now + days * DAY };
}

/** The same mistake in another sentence. */
const mistakeOf = ({ language, before, after }: Slip) => `${language} ${before.toLowerCase()} ${after.toLowerCase()}`;

/** The sentences of the next round: the longest due first, no mistake twice. */
export function dueNow(slips: readonly Slip[], now: number, most = ROUND): Slip[] {
  const seen = new Set<string>();
  return slips
    .filter((slip) => !isLearnt(slip) && slip.due <= now)
    .sort((a, b) => a.due - b.due)
    .filter((slip) => !seen.has(mistakeOf(slip)) && seen.add(mistakeOf(slip)))
    .slice(0, most);
}

/** When the next sentence is due, in milliseconds since 1970; null if none is waiting. */
export function nextDue(slips: readonly Slip[]): number | null {
  const times = slips.filter((slip) => !isLearnt(slip)).map(({ due }) => due);
  return times.length > 0 ? Math.min(...times) : null;
}
