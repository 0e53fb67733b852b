// The stand-in's interface: the calls that our functions make, with forms, keys and refusals as the provider has them.
import type { StripeEvents } from './events.ts';
import { field, type Tree, texts } from './form.ts';
import type { Money } from './money.ts';
import { sessionShape, subscriptionShape } from './shapes.ts';
import { found, type Session, StripeRefusal, type StripeState } from './state.ts';

/** What the interface is made of. */
export interface StripeParts {
  state: StripeState;
  money: Money;
  events: StripeEvents;
  origin: string;
}

type Work = (parts: StripeParts, form: Tree, id: string) => object;

const DAY_S = 86_400;
const need = (form: Tree, path: string): string => {
  const value = field(form, path);
  if (value) return value;
  throw new StripeRefusal(400, `Missing required param: ${path}.`, { code: 'parameter_missing', param: path });
};

function createSession({ state, origin }: StripeParts, form: Tree): object {
  const mode = need(form, 'mode');
  if (mode !== 'payment' && mode !== 'subscription') throw new StripeRefusal(400, `Invalid mode: ${mode}`);
  const customer = found(state.customers, need(form, 'customer'), 'customer').id;
  const product = found(state.products, need(form, 'line_items.0.price_data.product'), 'product').name;
  const amount = Number(need(form, 'line_items.0.price_data.unit_amount'));
  const quantity = Number(need(form, 'line_items.0.quantity'));
  if (!Number.isInteger(amount) || amount < 0 || !Number.isInteger(quantity) || quantity < 1) {
    throw new StripeRefusal(400, 'Invalid integer', { code: 'parameter_invalid_integer' });
  }
  const interval = field(form, 'line_items.0.price_data.recurring.interval');
  if ((mode === 'subscription') !== (interval === 'month' || interval === 'year')) {
    throw new StripeRefusal(400, 'You must provide recurring prices in subscription mode, and only there.');
  }
  const session: Session = {
    id: state.newId('cs_test'),
    mode,
    status: 'open',
    payment_status: 'unpaid',
    customer,
    client_reference_id: field(form, 'client_reference_id') ?? null,
    amount_total: amount * quantity,
    currency: need(form, 'line_items.0.price_data.currency'),
    interval: interval === 'year' ? 'year' : 'month',
    product,
    success_url: need(form, 'success_url'),
    cancel_url: need(form, 'cancel_url'),
    metadata: texts(form, 'metadata'),
    inner: texts(form, mode === 'payment' ? 'payment_intent_data.metadata' : 'subscription_data.metadata'),
    created: state.now(),
    expires_at: state.now() + DAY_S,
  };
  state.sessions[session.id] = session;
  return sessionShape(session, origin);
}

function updateSubscription({ state, money }: StripeParts, form: Tree, id: string): object {
  const one = found(state.subscriptions, id, 'subscription');
  const marked = field(form, 'cancel_at_period_end');
  if (one.status === 'canceled') throw new StripeRefusal(400, 'A canceled subscription can only update its metadata.');
  if (marked !== undefined) {
    one.cancel_at_period_end = marked === 'true';
    one.canceled_at = one.cancel_at_period_end ? state.now() : null;
    money.changed(one);
  }
  return subscriptionShape(one);
}

const ROUTES: readonly [method: string, path: RegExp, work: Work][] = [
  [
    'POST',
    /^\/customers$/,
    ({ state }, form) => {
      const id = state.newId('cus');
      state.customers[id] = { id, email: field(form, 'email') ?? null, metadata: texts(form, 'metadata') };
      return { object: 'customer', ...state.customers[id] };
    },
  ],
  [
    'POST',
    /^\/products$/,
    ({ state }, form) => {
      const id = need(form, 'id');
      if (Object.hasOwn(state.products, id)) {
        throw new StripeRefusal(400, 'Product already exists.', { code: 'resource_already_exists' });
      }
      state.products[id] = { id, name: need(form, 'name') };
      return { object: 'product', ...state.products[id] };
    },
  ],
  ['POST', /^\/checkout\/sessions$/, createSession],
  [
    'GET',
    /^\/checkout\/sessions\/([^/]+)$/,
    ({ state, origin }, _, id) => sessionShape(found(state.sessions, id, 'checkout.session'), origin),
  ],
  [
    'POST',
    /^\/checkout\/sessions\/([^/]+)\/expire$/,
    ({ state, money, origin }, _, id) => {
      const session = found(state.sessions, id, 'checkout.session');
      if (session.status !== 'open')
        throw new StripeRefusal(400, 'Only Checkout Sessions that are open can be expired.');
      money.expire(session);
      return sessionShape(session, origin);
    },
  ],
  [
    'POST',
    /^\/billing_portal\/sessions$/,
    ({ state, origin }, form) => {
      const customer = found(state.customers, need(form, 'customer'), 'customer').id;
      const id = state.newId('bps');
      state.portals[id] = { customer, back: need(form, 'return_url') };
      return { id, object: 'billing_portal.session', customer, url: `${origin}/_cloud/stripe/portal/${id}` };
    },
  ],
  [
    'GET',
    /^\/subscriptions$/,
    ({ state }, form) => ({
      object: 'list',
      has_more: false,
      data: Object.values(state.subscriptions)
        .filter(({ customer }) => customer === field(form, 'customer'))
        .map(subscriptionShape)
        .reverse(),
    }),
  ],
  [
    'GET',
    /^\/subscriptions\/([^/]+)$/,
    ({ state }, _, id) => subscriptionShape(found(state.subscriptions, id, 'subscription')),
  ],
  ['POST', /^\/subscriptions\/([^/]+)$/, updateSubscription],
  [
    'DELETE',
    /^\/subscriptions\/([^/]+)$/,
    ({ state, money }, _, id) => {
      const one = found(state.subscriptions, id, 'subscription');
      if (one.status === 'canceled')
        throw new StripeRefusal(404, `No such subscription: '${id}'`, { code: 'resource_missing' });
      money.end(one);
      return subscriptionShape(one);
    },
  ],
];

/** Does one call. Throws a StripeRefusal. */
export function callStripe(parts: StripeParts, method: string, path: string, form: Tree): object {
  for (const [verb, pattern, work] of ROUTES) {
    const match = verb === method ? pattern.exec(path) : null;
    if (match) return work(parts, form, match[1] ?? '');
  }
  throw new StripeRefusal(404, `Unrecognized request URL (${method}: ${path}).`);
}
