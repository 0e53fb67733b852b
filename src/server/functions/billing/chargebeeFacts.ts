// Reads what Chargebee says: subscriptions in its words, and its messages.
import * as v from 'valibot';
import type { SubscriptionStatus } from '../../../lib/billing/answers.ts';
import type { Facts, News, ProviderEvent } from './provider.ts';

const seconds = v.nullish(v.pipe(v.number(), v.integer()), null);

/** A subscription, as far as it is read here. */
export const chargebeeSubscription = v.object({
  id: v.string(),
  customer_id: v.string(),
  status: v.string(),
  currency_code: v.string(),
  billing_period_unit: v.optional(v.string()),
  current_term_end: seconds,
  trial_end: seconds,
  started_at: seconds,
  created_at: seconds,
  cancelled_at: seconds,
  /** Amounts that are owed, in cents. */
  total_dues: v.optional(v.number(), 0),
  subscription_items: v.optional(v.array(v.object({ item_type: v.string(), amount: v.optional(v.number(), 0) })), []),
});

const STATUSES: Readonly<Record<string, SubscriptionStatus>> = {
  future: 'incomplete',
  in_trial: 'trialing',
  active: 'active',
  non_renewing: 'canceling',
  paused: 'paused',
  cancelled: 'canceled',
};

/** A subscription in the words of this product. */
export function chargebeeFacts(one: v.InferOutput<typeof chargebeeSubscription>): Facts {
  const known = (Object.hasOwn(STATUSES, one.status) && STATUSES[one.status]) || 'unknown';
  // There is no word for it: the subscription stays active while a payment is missing.
  const status = known === 'active' && one.total_dues > 0 ? 'past_due' : known;
  const plan = one.subscription_items.find(({ item_type }) => item_type === 'plan');
  return {
    id: one.id,
    provider: 'chargebee',
    plan: 'premium',
    interval: one.billing_period_unit === 'year' ? 'year' : 'month',
    amount: plan?.amount ?? 0,
    currency: one.currency_code,
    status,
    cancelAtPeriodEnd: status === 'canceling',
    currentPeriodEnd: one.current_term_end ?? one.trial_end,
    trialEnd: one.trial_end,
    startedAt: one.started_at ?? one.created_at,
    endedAt: status === 'canceled' ? one.cancelled_at : null,
  };
}

const message = v.object({
  id: v.string(),
  occurred_at: v.pipe(v.number(), v.integer()),
  event_type: v.string(),
  content: v.object({
    subscription: v.optional(chargebeeSubscription),
    invoice: v.optional(
      v.object({
        customer_id: v.string(),
        status: v.string(),
        currency_code: v.string(),
        sub_total: v.number(),
        po_number: v.optional(v.string()),
      }),
    ),
  }),
});

function newsOf({ event_type: type, content }: v.InferOutput<typeof message>): News {
  const { subscription, invoice } = content;
  if (subscription) {
    return {
      kind: 'subscription',
      customer: subscription.customer_id,
      sub: undefined,
      facts: chargebeeFacts(subscription),
    };
  }
  const order = invoice?.po_number;
  if (!invoice || !order) return { kind: 'none' };
  const shared = { kind: 'order', customer: invoice.customer_id, sub: undefined, order } as const;
  if (type === 'payment_refunded' || type === 'credit_note_created') {
    return { ...shared, status: 'refunded', price: undefined };
  }
  if (invoice.status !== 'paid') return { kind: 'none' };
  return { ...shared, status: 'paid', price: { amount: invoice.sub_total, currency: invoice.currency_code } };
}

/** Reads a message; undefined if it is none. */
export function readChargebeeEvent(body: string): ProviderEvent | undefined {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return undefined;
  }
  const read = v.safeParse(message, given);
  if (!read.success) return undefined;
  const { id, occurred_at: at } = read.output;
  return { id, at, news: newsOf(read.output) };
}
