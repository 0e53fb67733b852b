// Who has the paid plan (cloud.md 6.3 and 6.4). One rule for the token's claims and for what a page shows.
import type { Subscription } from './answers.ts';

const DAY_S = 86_400;
/** How long a failed payment takes nothing away. */
const PAST_DUE_S = 7 * DAY_S;
/** How long the news of a renewal may take: the provider repeats it for three days. */
const LATE_NEWS_S = 3 * DAY_S;

/** What the decision needs. */
export type Entitling = Pick<Subscription, 'status' | 'currentPeriodEnd' | 'pastDueSince'>;

/** Until when a subscription grants the paid plan, in seconds since 1970; undefined if it grants nothing at all. */
export function entitledUntil({ status, currentPeriodEnd, pastDueSince }: Entitling): number | undefined {
  switch (status) {
    case 'trialing':
    case 'active':
      return currentPeriodEnd === null ? undefined : currentPeriodEnd + LATE_NEWS_S;
    case 'canceling':
      return currentPeriodEnd ?? undefined;
    case 'past_due':
      // Not the end of the period: that is the end of the one that was not paid.
      return pastDueSince === null ? undefined : pastDueSince + PAST_DUE_S;
    default:
      return undefined;
  }
}

/** Whether a subscription grants the paid plan at a time in seconds since 1970. */
export function isEntitled(subscription: Entitling | null | undefined, now: number): boolean {
  const until = subscription ? entitledUntil(subscription) : undefined;
  return until !== undefined && now < until;
}
