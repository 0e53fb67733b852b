// The stand-in's data in the shapes of the provider's interface, as far as its package and our functions look at them.
import type { Invoice, Session, StripeEvent, Subscription } from './state.ts';

/** Version of the interface that the messages have. */
export const API_VERSION = '2026-10-28.endive';

/** A page to pay at; its address exists only while it is open. */
export const sessionShape = (session: Session, origin: string) => ({
  id: session.id,
  object: 'checkout.session',
  mode: session.mode,
  status: session.status,
  payment_status: session.payment_status,
  customer: session.customer,
  client_reference_id: session.client_reference_id,
  amount_subtotal: session.amount_total,
  amount_total: session.amount_total,
  currency: session.currency,
  metadata: session.metadata,
  created: session.created,
  expires_at: session.expires_at,
  url: session.status === 'open' ? `${origin}/_cloud/stripe/pay/${session.id}` : null,
  livemode: false,
});

/** A subscription. */
export const subscriptionShape = (one: Subscription) => ({
  id: one.id,
  object: 'subscription',
  customer: one.customer,
  status: one.status,
  currency: one.currency,
  metadata: one.metadata,
  cancel_at_period_end: one.cancel_at_period_end,
  cancel_at: one.cancel_at_period_end ? one.current_period_end : null,
  canceled_at: one.canceled_at,
  created: one.created,
  start_date: one.created,
  ended_at: one.ended_at,
  trial_end: null,
  livemode: false,
  items: {
    object: 'list',
    data: [
      {
        id: `si_${one.id.slice(4)}`,
        object: 'subscription_item',
        quantity: 1,
        current_period_start: one.current_period_start,
        current_period_end: one.current_period_end,
        price: {
          id: `price_${one.interval}`,
          object: 'price',
          currency: one.currency,
          unit_amount: one.amount,
          recurring: { interval: one.interval, interval_count: 1 },
        },
      },
    ],
  },
});

/** The payment behind an invoice. */
export const chargeShape = (one: Invoice) => ({
  id: `ch_${one.id.slice(3)}`,
  object: 'charge',
  customer: one.customer,
  amount: one.amount,
  currency: one.currency,
  metadata: one.metadata,
  paid: one.paid,
  refunded: one.refunded === true,
  livemode: false,
});

/** A message to the webhook. */
export const eventShape = ({ id, type, created, object }: Omit<StripeEvent, 'delivered'>) => ({
  id,
  object: 'event',
  api_version: API_VERSION,
  created,
  type,
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  data: { object },
});
