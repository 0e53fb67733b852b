// What the table holds about people, and the rules by which news changes it. Pure: nothing here reads or writes.
import type { LicenseOrder, Subscription } from '../../../lib/billing/answers.ts';
import { type Entitling, entitledUntil, isEntitled } from '../../../lib/billing/entitlement.ts';
import type { Interval, PaymentProvider } from '../../../lib/billing/requests.ts';

/** A page at which somebody may be paying right now. */
export interface OpenCheckout {
  requestId: string;
  provider: PaymentProvider;
  id: string;
  interval: Interval;
  /** Seconds since 1970. */
  at: number;
}

/** A person who has been on the way to pay. */
export interface Customer {
  /** Identity under which the person's documents are kept; it gets the plan's room. */
  identityId?: string | undefined;
  /** The provider's names for the person. */
  ids: Partial<Record<PaymentProvider, string>>;
  checkout?: OpenCheckout | undefined;
  /** When addresses to pay at were asked for within the last hour, in seconds since 1970. */
  asked: number[];
}

/** A subscription and how new its state is. */
export interface SubscriptionRecord {
  subscription: Subscription;
  /** Time of the newest event that was applied; 0 for none. */
  at: number;
  /** When the state was last read from the provider itself; 0 for never. */
  readAt: number;
}

/** A licence order and the time of its newest event. */
export interface OrderRecord {
  order: LicenseOrder;
  at: number;
}

/** Names of the records of a person. */
export const names = {
  customer: 'customer',
  subscriptions: 'subscription#',
  subscription: (id: string) => `subscription#${id}`,
  orders: 'order#',
  order: (id: string) => `order#${id}`,
};

/** Where the table keeps whose a customer of the provider is. */
export const ownerKey = (provider: PaymentProvider, id: string) =>
  ({ person: `${provider}#${id}`, item: 'owner' }) as const;

/** Where the table keeps that an event was dealt with. */
export const eventKey = (provider: PaymentProvider, id: string) =>
  ({ person: `${provider}#${id}`, item: 'event' }) as const;

/** States in which money may still flow, so that a second subscription would be paid twice. */
const LIVE: ReadonlySet<string> = new Set([
  'trialing',
  'active',
  'canceling',
  'past_due',
  'unpaid',
  'paused',
  // Nobody knows what it means, so nobody pays a second time.
  'unknown',
]);

/** Whether a subscription may still cost something. */
export const isLive = ({ status }: Pick<Subscription, 'status'>): boolean => LIVE.has(status);

/** The subscription to show: one that grants something, else a live one, else the newest. */
export function mainSubscription(all: readonly Subscription[], now: number): Subscription | undefined {
  const rank = (one: Subscription) => (isEntitled(one, now) ? 2 : isLive(one) ? 1 : 0);
  return all.toSorted((a, b) => rank(b) - rank(a) || (b.startedAt ?? 0) - (a.startedAt ?? 0))[0];
}

/** Until when any of the subscriptions grants the paid plan; undefined if none does now. */
export function grantedUntil(all: readonly Entitling[], now: number): number | undefined {
  const ends = all.map(entitledUntil).filter((end) => end !== undefined && end > now) as number[];
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/** A subscription with the time since when a payment has been missing, which no provider tells. */
export function withPastDue(
  facts: Omit<Subscription, 'pastDueSince' | 'updatedAt'>,
  before: Subscription | undefined,
  at: number,
): Subscription {
  const pastDueSince = facts.status === 'past_due' ? (before?.pastDueSince ?? at) : null;
  return { ...facts, pastDueSince, updatedAt: at };
}

/** Room for clocks that differ, in seconds. */
const SKEW_S = 60;

/** What to do with an event's state: apply it, ask the provider because the order is not certain, or leave it. */
export function weigh(record: SubscriptionRecord | undefined, at: number): 'apply' | 'ask' | 'old' {
  if (!record) return 'apply';
  if (at < record.at) return 'old';
  return at > record.at && at > record.readAt + SKEW_S ? 'apply' : 'ask';
}
