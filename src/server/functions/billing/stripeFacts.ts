// Reads what Stripe says: subscriptions in its words, and its messages.
import type { Stripe } from 'stripe';
import type { SubscriptionStatus } from '../../../lib/billing/answers.ts';
import type { Facts, News } from './provider.ts';

const STATUSES: Readonly<Record<string, SubscriptionStatus>> = {
  active: 'active',
  canceled: 'canceled',
  incomplete: 'incomplete',
  incomplete_expired: 'expired',
  past_due: 'past_due',
  paused: 'paused',
  trialing: 'trialing',
  unpaid: 'unpaid',
};

const idOf = (one: string | { id: string } | null | undefined): string | undefined =>
  typeof one === 'string' ? one : one?.id;

/** A subscription in the words of this product. */
export function stripeFacts(one: Stripe.Subscription): Facts {
  const item = one.items.data[0];
  // Older versions of the interface have the end beside the items.
  const periodEnd = item?.current_period_end ?? (one as { current_period_end?: number }).current_period_end ?? null;
  const status = (Object.hasOwn(STATUSES, one.status) && STATUSES[one.status]) || 'unknown';
  const ends = one.cancel_at_period_end || one.cancel_at !== null;
  const canceling = ends && (status === 'active' || status === 'trialing');
  const end = one.cancel_at !== null && periodEnd !== null ? Math.min(one.cancel_at, periodEnd) : periodEnd;
  return {
    id: one.id,
    provider: 'stripe',
    plan: 'premium',
    interval: item?.price.recurring?.interval === 'year' ? 'year' : 'month',
    amount: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    currency: one.currency.toUpperCase(),
    status: canceling ? 'canceling' : status,
    cancelAtPeriodEnd: canceling,
    currentPeriodEnd: canceling ? end : periodEnd,
    trialEnd: one.trial_end,
    startedAt: one.start_date,
    endedAt: one.ended_at,
  };
}

function sessionNews(session: Stripe.Checkout.Session, failed: boolean): News {
  const customer = idOf(session.customer);
  const order = session.metadata?.['order'];
  if (session.mode !== 'payment' || !customer || !order) return { kind: 'none' };
  const shared = { kind: 'order', customer, sub: session.client_reference_id ?? undefined, order } as const;
  if (failed) return { ...shared, status: 'expired', price: undefined };
  // A bank transfer is on its way for days: another message follows.
  if (session.payment_status !== 'paid') return { kind: 'none' };
  const price = { amount: session.amount_subtotal ?? -1, currency: (session.currency ?? '').toUpperCase() };
  return { ...shared, status: 'paid', price };
}

/** What a message says. */
export function stripeNews(event: Stripe.Event): News {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed': {
      const one = event.data.object;
      const customer = idOf(one.customer);
      if (!customer) return { kind: 'none' };
      return { kind: 'subscription', customer, sub: one.metadata['sub'], facts: stripeFacts(one) };
    }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return sessionNews(event.data.object, false);
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return sessionNews(event.data.object, true);
    case 'charge.refunded': {
      // Metadata of the payment are those of its charge. A part that is paid back changes nothing.
      const { customer: of, metadata, refunded } = event.data.object;
      const customer = idOf(of);
      const order = metadata['order'];
      if (!refunded || !customer || !order) return { kind: 'none' };
      return { kind: 'order', customer, sub: metadata['sub'], order, status: 'refunded', price: undefined };
    }
    default:
      return { kind: 'none' };
  }
}
