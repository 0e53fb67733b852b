// From the net's proposals on right text to thresholds: so many false alarms per 1,000 words are allowed to each kind.
import type { Proposal } from '../../../src/engine/net/proposals.ts';
import type { NetThresholds, ProposalKind } from '../../../src/engine/net/types.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';

/** False alarms per 1,000 words that each kind may have on held-out text; a kind without a number is not asked about. */
export type Budgets = Readonly<Partial<Record<ProposalKind, number>>>;

/** Held-out text is not free of mistakes itself: where nearly all that a kind finds in it is right, the budget is larger. */
const USUAL: Budgets = { slip: 0.04, sound: 0.3, form: 0.2, preposition: 0.05, extra: 0.12 };

/** What differs: German leaves out commas and capitals far more often than the others, and its prepositions are rarely told apart. */
const OWN: Readonly<Partial<Record<TextLanguage, Budgets>>> = {
  en: { slip: 0.04, sound: 0.35, form: 0.4, preposition: 0.05, extra: 0.12 },
  de: { slip: 0.04, sound: 0.5, form: 0.2, extra: 0.2, capital: 0.3, comma: 0.4, extraComma: 0.08 },
  fr: { slip: 0.03, sound: 0.25, form: 0.35, preposition: 0.02, extra: 0.15 },
  it: { slip: 0.08, sound: 0.2, form: 0.06, preposition: 0.04, extra: 0.15 },
  es: { slip: 0.04, sound: 0.35, form: 0.08, preposition: 0.02, extra: 0.12 },
};

/** The budgets of a language. */
export const budgetsOf = (language: TextLanguage): Budgets => OWN[language] ?? USUAL;

/** So many leads of a direction count against the budget of its kind: the text's own mistakes may be among them. If there are more above the
 * kind's threshold, the direction gets one of its own, which leaves no more than these. */
const REPEATED = 2;
/** Nothing is reported below this lead. */
const LEAST = 2;

export type Lead = Pick<Proposal, 'kind' | 'direction' | 'lead'>;

/** Thresholds for the leads found in `words` words of right text. */
export function thresholdsFor(leads: readonly Lead[], words: number, budgets: Budgets): NetThresholds {
  const kinds = Object.fromEntries(
    Object.entries(budgets).map(([kind, budget]) => {
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
  ) as Partial<Record<ProposalKind, number>>;
  const directions: Record<string, number> = {};
  const byDirection = new Map<string, number[]>();
  for (const { kind, direction, lead } of leads) {
    const least = kinds[kind];
    if (least === undefined || lead <= least) continue;
    byDirection.set(direction, [...(byDirection.get(direction) ?? []), lead]);
  }
  for (const [direction, above] of byDirection) {
    const last = above.sort((a, b) => b - a)[REPEATED];
    if (last !== undefined) directions[direction] = round(last);
  }
  return {
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, lead]) => [kind, round(lead)])),
    directions,
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
