// What happens to the stand-in's subscriptions: payments, renewals as time passes, cancellations. Each change tells the webhook.
import type { StripeEvents } from './events.ts';
import { chargeShape, sessionShape, subscriptionShape } from './shapes.ts';
import type { Invoice, Session, StripeState, Subscription } from './state.ts';

/** What a card does. */
export type CardVerdict = 'pays' | 'declined' | 'asks';

const DECLINED = '4000000000000002';
const ASKS: ReadonlySet<string> = new Set(['4000002500003155', '4000002760003184']);
/** Pays once; renewals fail. */
const FAILS_LATER = '4000000000000341';
const DAY_S = 86_400;
/** Days after a failed renewal on which it is tried again; after the last the subscription ends. */
const RETRY_DAYS = [3, 5, 7, 9];

/** How a test card behaves on the page. */
export function verdictOf(card: string): CardVerdict {
  if (card === DECLINED) return 'declined';
  return ASKS.has(card) ? 'asks' : 'pays';
}

/** The end of a period that begins at a time. The last days of long months stay last days. */
export function periodAfter(start: number, interval: 'month' | 'year'): number {
  const date = new Date(start * 1000);
  const months = date.getUTCMonth() + (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Math.floor(new Date(date).setUTCMonth(months, day) / 1000);
}

/** The deeds of the stand-in. */
export interface Money {
  pay(session: Session, card: string): void;
  expire(session: Session): void;
  /** Charges everything that is due by now. */
  tick(): void;
  changed(one: Subscription): void;
  end(one: Subscription): void;
  refund(invoice: Invoice): void;
}

/** Creates the deeds. */
export function createMoney(state: StripeState, events: StripeEvents, origin: string): Money {
  const tellOf = (type: string, one: Subscription) =>
    events.tell(`customer.subscription.${type}`, subscriptionShape(one));
  const charge = (customer: string, text: string, price: { amount: number; currency: string }, metadata = {}) => {
    const id = state.newId('in');
    state.invoices[id] = { id, customer, text, ...price, created: state.now(), paid: true, metadata };
  };
  const paysAgain = ({ customer }: Subscription) => {
    const card = state.customers[customer]?.card ?? '';
    return verdictOf(card) !== 'declined' && card !== FAILS_LATER;
  };
  const renew = ({ customer, amount, currency }: Subscription) => charge(customer, 'premium', { amount, currency });

  const money: Money = {
    pay(session, card) {
      const { customer, amount_total: amount, currency, interval, inner: metadata } = session;
      session.status = 'complete';
      session.payment_status = 'paid';
      const payer = state.customers[customer];
      if (payer) payer.card = card;
      charge(customer, session.product, { amount, currency }, metadata);
      if (session.mode === 'subscription') {
        const now = state.now();
        const one: Subscription = {
          id: state.newId('sub'),
          customer,
          status: 'active',
          amount,
          currency,
          interval,
          metadata,
          cancel_at_period_end: false,
          created: now,
          current_period_start: now,
          current_period_end: periodAfter(now, interval),
          ended_at: null,
          canceled_at: null,
          retries: [],
        };
        state.subscriptions[one.id] = one;
        tellOf('created', one);
      }
      events.tell('checkout.session.completed', sessionShape(session, origin));
      state.save();
    },

    expire(session) {
      session.status = 'expired';
      events.tell('checkout.session.expired', sessionShape(session, origin));
      state.save();
    },

    tick() {
      const now = state.now();
      for (const session of Object.values(state.sessions)) {
        if (session.status === 'open' && session.expires_at <= now) money.expire(session);
      }
      for (const one of Object.values(state.subscriptions)) {
        while (one.status === 'active' && one.current_period_end <= now) {
          if (one.cancel_at_period_end) {
            money.end(one);
            break;
          }
          one.current_period_start = one.current_period_end;
          one.current_period_end = periodAfter(one.current_period_start, one.interval);
          if (paysAgain(one)) renew(one);
          else {
            one.status = 'past_due';
            one.retries = RETRY_DAYS.map((days) => one.current_period_start + days * DAY_S);
          }
          tellOf('updated', one);
        }
        while (one.status === 'past_due' && (one.retries[0] ?? now) <= now) {
          if (one.retries.length === 0) money.end(one);
          else if (paysAgain(one)) {
            one.status = 'active';
            renew(one);
            tellOf('updated', one);
          } else one.retries.shift();
        }
      }
      state.save();
    },

    changed(one) {
      tellOf('updated', one);
      state.save();
    },

    end(one) {
      one.status = 'canceled';
      one.ended_at = state.now();
      one.canceled_at ??= state.now();
      tellOf('deleted', one);
      state.save();
    },

    refund(invoice) {
      invoice.refunded = true;
      events.tell('charge.refunded', chargeShape(invoice));
      state.save();
    },
  };
  return money;
}
