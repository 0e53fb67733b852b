// A person's subscriptions in the table, brought up to date with what the provider answers itself.
import type { Subscription } from '../../../lib/billing/answers.ts';
import { unavailable } from './failure.ts';
import type { BillingParts } from './parts.ts';
import type { Facts } from './provider.ts';
import { names, type SubscriptionRecord, withPastDue } from './records.ts';

const TRIES = 5;

/** All subscriptions of a person. */
export async function readSubscriptions({ table }: Pick<BillingParts, 'table'>, sub: string): Promise<Subscription[]> {
  const all = await table.list<SubscriptionRecord>(sub, names.subscriptions);
  return all.map(({ body }) => body.subscription);
}

/** Keeps what the provider has just answered; events that happened before count no more. */
export async function keepFacts(
  { table, now }: Pick<BillingParts, 'table' | 'now'>,
  sub: string,
  facts: Facts,
): Promise<Subscription> {
  const item = names.subscription(facts.id);
  for (let left = TRIES; left > 0; left -= 1) {
    const stored = await table.get<SubscriptionRecord>(sub, item);
    const readAt = Math.floor(now() / 1000);
    const subscription = withPastDue(facts, stored?.body.subscription, readAt);
    const body: SubscriptionRecord = { subscription, at: stored?.body.at ?? 0, readAt };
    if (await table.write({ person: sub, item, body, seen: stored?.revision ?? 0 })) return subscription;
  }
  throw unavailable('The table', `too many changes of ${item}`);
}
