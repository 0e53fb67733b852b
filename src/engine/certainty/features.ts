// The few numbers that the odds of a finding depend on. Each has a direction that its weight keeps whatever is learnt: a longer
// lead never makes a finding less likely, a neighbour never makes it more likely.
import type { Evidence } from './types.ts';

/** Receives a feature and its value. */
export type Sink = (name: string, value: number) => void;

/** The direction in which each feature moves the odds. */
export const DIRECTIONS: Readonly<Record<string, 1 | -1 | 0>> = {
  base: 0,
  unseen: 0,
  gap: 1,
  'gap.wide': 1,
  alone: 0,
  cost: -1,
  'cost.far': -1,
  rare: -1,
  short: -1,
  capital: -1,
  none: 0,
  crowd: -1,
  unknown: -1,
  'lead.context': 1,
  'lead.agreement': 1,
  'lead.net': 1,
  rivals: -1,
};

const MOST_CROWD = 4;
const LONGEST_LEAD = 4;
const LETTER = 20;
const WIDE = 1.5;
const MOST_FREQUENT = 15;
const SHORT = 7;

/** The features of a misspelt word, and those of its place. */
function wordFeatures({ fit, length, capital }: Evidence, add: Sink): void {
  if (!fit) return add('unseen', 1);
  add('base', 1);
  if (capital) add('capital', 1);
  add('short', Math.max(0, SHORT - length) / 2);
  if (fit.cost < 0) return add('none', 1);
  const cost = fit.cost / LETTER;
  add('cost', Math.min(2, cost));
  add('cost.far', Math.max(0, Math.min(2, cost - 1)));
  add('rare', (MOST_FREQUENT - fit.frequency) / 5);
  if (fit.gap < 0) return add('alone', 1);
  const gap = Math.max(0, Math.min(3, fit.gap / LETTER));
  add('gap', Math.min(WIDE, gap));
  add('gap.wide', Math.max(0, gap - WIDE));
}

/** Passes the features of a finding to `add`. */
export function featuresOf(evidence: Evidence, add: Sink): void {
  const { kind, lead, fixes, crowd, unknown } = evidence;
  if (kind === 'error') wordFeatures(evidence, add);
  else if (kind === 'name' || kind === 'dialect') add(kind, 1);
  else {
    if (lead !== undefined && kind !== 'tokens' && kind !== 'text') add(`lead.${kind}`, Math.min(LONGEST_LEAD, lead));
    if (fixes > 1) add('rivals', 1);
  }
  add('crowd', Math.min(MOST_CROWD, crowd));
  add('unknown', Math.min(MOST_CROWD, unknown));
}
