// From the net's proposals on right text to thresholds: so many false alarms per 1,000 words are allowed to each kind.
import type { Proposal } from '../../../src/engine/net/proposals.ts';
import type { NetThresholds, ProposalKind } from '../../../src/engine/net/types.ts';

/** False alarms per 1,000 words that each kind may have on held-out text, which is not free of mistakes itself. */
export const BUDGETS: Readonly<Record<ProposalKind, number>> = {
  slip: 0.04,
  sound: 0.3,
  form: 0.2,
  preposition: 0.05,
  capital: 0.1,
  extra: 0.12,
  extraComma: 0.05,
  missing: 0.05,
  comma: 0.15,
};
/** A direction with so many false alarms above its kind's threshold gets one of its own, this much above the last of them. */
const REPEATED = 2;
const ABOVE = 0.5;
/** Nothing is reported below this lead. */
const LEAST = 2;

export type Lead = Pick<Proposal, 'kind' | 'direction' | 'lead'>;

/** Thresholds for the leads found in `words` words of right text. */
export function thresholdsFor(
  leads: readonly Lead[],
  words: number,
): NetThresholds & { kinds: Readonly<Record<ProposalKind, number>> } {
  const kinds = Object.fromEntries(
    Object.entries(BUDGETS).map(([kind, budget]) => {
      const own = leads.filter((each) => each.kind === kind).sort((a, b) => b.lead - a.lead);
      // Directions that are often wrong are raised one by one: they do not count against the others.
      const seen = new Map<string, number>();
      const counted = own.filter(({ direction }) => {
        const times = (seen.get(direction) ?? 0) + 1;
        seen.set(direction, times);
        return times <= REPEATED;
      });
      return [kind, Math.max(LEAST, counted[Math.floor((budget * words) / 1000)]?.lead ?? LEAST)];
    }),
  ) as Record<ProposalKind, number>;
  const directions: Record<string, number> = {};
  const byDirection = new Map<string, number[]>();
  for (const { kind, direction, lead } of leads) {
    if (lead <= kinds[kind]) continue;
    byDirection.set(direction, [...(byDirection.get(direction) ?? []), lead]);
  }
  for (const [direction, above] of byDirection) {
    if (above.length >= REPEATED) directions[direction] = round(Math.max(...above) + ABOVE);
  }
  return {
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, lead]) => [kind, round(lead)])) as never,
    directions,
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
