// What a state of a subscription means for the page: what is said, which day counts, what can be done. Pure.
import type { Subscription } from '../../lib/billing/answers.ts';
import { entitledUntil } from '../../lib/billing/entitlement.ts';

/** What can be done in a state. */
export interface Doable {
  /** The plans are on offer: nothing runs that a second purchase would double. */
  readonly subscribe: boolean;
  readonly cancel: boolean;
  readonly resume: boolean;
  /** The provider's pages for card and invoices are worth a visit. */
  readonly portal: boolean;
}

const NOTHING: Doable = { subscribe: false, cancel: false, resume: false, portal: false };

/** What a person can do; null without a subscription. */
export function doable(subscription: Pick<Subscription, 'status'> | null): Doable {
  switch (subscription?.status) {
    case undefined:
      return { ...NOTHING, subscribe: true };
    case 'canceled':
    case 'expired':
    case 'incomplete':
      return { ...NOTHING, subscribe: true, portal: true };
    case 'canceling':
      return { ...NOTHING, resume: true, portal: true };
    case 'unknown':
      return { ...NOTHING, portal: true };
    default:
      return { ...NOTHING, cancel: true, portal: true };
  }
}

/** The day that the state speaks of, in seconds since 1970; null where there is none. */
export function dayOf(subscription: Subscription): number | null {
  const { status, trialEnd, currentPeriodEnd, endedAt } = subscription;
  switch (status) {
    case 'trialing':
      return trialEnd ?? currentPeriodEnd;
    case 'active':
    case 'canceling':
      return currentPeriodEnd;
    case 'past_due':
      return entitledUntil(subscription) ?? null;
    case 'canceled':
      return endedAt;
    default:
      return null;
  }
}

/** The name of that day among the rows. */
export const dayRow = ({ status }: Pick<Subscription, 'status'>): 'next' | 'trial' | 'end' | 'ended' | undefined =>
  (({ active: 'next', trialing: 'trial', canceling: 'end', past_due: 'end', canceled: 'ended' }) as const)[
    status as 'active'
  ];

/** How the state looks beside its name. */
export function kindOf({ status }: Pick<Subscription, 'status'>): 'ok' | 'warn' | 'bad' | undefined {
  if (status === 'active' || status === 'trialing') return 'ok';
  if (status === 'past_due' || status === 'unpaid') return 'bad';
  return status === 'canceling' || status === 'incomplete' || status === 'paused' ? 'warn' : undefined;
}
