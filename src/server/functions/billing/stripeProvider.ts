// Stripe: pages to pay at (Checkout Sessions), the page for cards and invoices, and subscriptions, by its own package. The
// account needs no preparation but its keys: what is sold is created at the first sale.
import { Stripe } from 'stripe';
import { type Interval, VERSION } from '../../../lib/billing/requests.ts';
import { type Checkout, NotGenuine, type Price, type Provider, type Visit } from './provider.ts';
import { asking, isMissing } from './stripeErrors.ts';
import { stripeFacts, stripeNews } from './stripeFacts.ts';

/** Keys of the account. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Names on the provider's page, by product. */
  productNames: Readonly<Record<string, string>>;
  /** For a stand-in: how requests are sent. */
  send?: typeof fetch | undefined;
  clock?: (() => number) | undefined;
}

/** How old a message may be, in seconds: its sender signs anew when it repeats it. */
const TOLERANCE_S = 300;
const TIMEOUT_MS = 10_000;

const LOCALES: Readonly<Record<string, Stripe.Checkout.SessionCreateParams.Locale>> = {
  de: 'de',
  en: 'en',
  es: 'es',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  pt: 'pt-BR',
  ru: 'ru',
};

const checkoutOf = ({ id, url, expires_at }: Stripe.Checkout.Session): Checkout => {
  if (!url) throw new Error(`The session ${id} has no address`);
  return { id, answer: { v: VERSION, ok: true, provider: 'stripe', kind: 'redirect', url, expiresAt: expires_at } };
};

/** Opens an account at Stripe. */
export function createStripeProvider(settings: StripeSettings): Provider {
  const { secretKey, webhookSecret, productNames, send, clock = Date.now } = settings;
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(send && { httpClient: Stripe.createFetchHttpClient(send) }),
  });
  // Hindi is not among the languages of the pages: then the browser decides.
  const localeOf = (locale: string) => LOCALES[locale.slice(0, 2)] ?? 'auto';

  const line = (product: string, { amount, currency }: Price, interval?: Interval) => ({
    quantity: 1,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: amount,
      product,
      ...(interval && { recurring: { interval } }),
    },
  });

  /** Creates the product at its first sale. The key differs at the second try, or the first refusal would be repeated. */
  const open = (
    product: string,
    params: Stripe.Checkout.SessionCreateParams,
    { done, abandoned, locale, key }: Visit,
  ): Promise<Checkout> =>
    asking(async () => {
      const request = {
        ...params,
        success_url: done,
        cancel_url: abandoned,
        locale: localeOf(locale),
      };
      try {
        return checkoutOf(await stripe.checkout.sessions.create(request, { idempotencyKey: key }));
      } catch (error) {
        if (!isMissing(error)) throw error;
        await stripe.products
          .create({ id: product, name: productNames[product] ?? product })
          .catch((other: unknown) => {
            // Another sale was quicker.
            if (!(other instanceof Stripe.errors.StripeInvalidRequestError)) throw other;
          });
        return checkoutOf(await stripe.checkout.sessions.create(request, { idempotencyKey: `${key}:2` }));
      }
    });

  return {
    name: 'stripe',

    createCustomer: ({ sub, email }) =>
      asking(async () => {
        const params = { metadata: { sub }, ...(email && { email }) };
        return (await stripe.customers.create(params, { idempotencyKey: `customer:${sub}` })).id;
      }),

    subscribe: (customer, { sub }, interval, price, visit) =>
      open(
        'premium',
        {
          mode: 'subscription',
          customer,
          client_reference_id: sub,
          line_items: [line('premium', price, interval)],
          subscription_data: { metadata: { sub } },
        },
        visit,
      ),

    license(customer, { sub }, { id, product, licensee }, price, visit) {
      const metadata = { sub, order: id, product, licensee };
      return open(
        product,
        {
          mode: 'payment',
          customer,
          client_reference_id: sub,
          line_items: [line(product, price)],
          metadata,
          payment_intent_data: { metadata },
          invoice_creation: { enabled: true },
        },
        visit,
      );
    },

    lookAt: (id) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.retrieve(id);
        if (session.status === 'open') return { state: 'open', checkout: checkoutOf(session) };
        return { state: session.status === 'complete' ? 'paid' : 'dead' };
      }),

    close: (id) =>
      asking(async () => {
        await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
          // It has just been paid or has ended by itself: both are seen when it is looked at.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        });
      }),

    portal: (customer, { done, locale, key }) =>
      asking(async () => {
        const params = { customer, return_url: done, locale: localeOf(locale) };
        return (await stripe.billingPortal.sessions.create(params, { idempotencyKey: key })).url;
      }),

    subscriptions: (customer) =>
      asking(async () => {
        const all = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 });
        return all.data.map(stripeFacts);
      }),

    subscription: (id) => asking(async () => stripeFacts(await stripe.subscriptions.retrieve(id))),

    cancel: (id, { now, reason, comment }, key) =>
      asking(async () => {
        type Feedback = NonNullable<Stripe.SubscriptionUpdateParams['cancellation_details']>['feedback'];
        const cancellation_details = {
          ...(reason && { feedback: reason as NonNullable<Feedback> }),
          ...(comment && { comment }),
        };
        const options = { idempotencyKey: key };
        return stripeFacts(
          now
            ? await stripe.subscriptions.cancel(id, { cancellation_details }, options)
            : await stripe.subscriptions.update(id, { cancel_at_period_end: true, cancellation_details }, options),
        );
      }),

    resume: (id, key) =>
      asking(async () => {
        // The page for cards writes a date in the place of the mark.
        const { cancel_at_period_end: marked } = await stripe.subscriptions.retrieve(id);
        const params = marked ? { cancel_at_period_end: false } : { cancel_at: '' as const };
        return stripeFacts(await stripe.subscriptions.update(id, params, { idempotencyKey: key }));
      }),

    async readEvent({ headers, body }) {
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          headers['stripe-signature'] ?? '',
          webhookSecret,
          TOLERANCE_S,
          undefined,
          clock(),
        );
        return { id: event.id, at: event.created, news: stripeNews(event) };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new NotGenuine(error.message);
        throw error;
      }
    },
  };
}
