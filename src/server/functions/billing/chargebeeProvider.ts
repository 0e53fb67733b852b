// Chargebee as the second provider: its hosted pages, behind the same messages. Its catalogue must have the item prices
// `premium-EUR-month`, `premium-EUR-year` and, as charges, `singleSite-EUR` and so on, with the prices of config.json.
import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { hostedPage } from '../../../lib/billing/answers.ts';
import { VERSION } from '../../../lib/billing/requests.ts';
import { chargebeeFacts, chargebeeSubscription, readChargebeeEvent } from './chargebeeFacts.ts';
import { openChargebee } from './chargebeeHttp.ts';
import { BillingError, unavailable } from './failure.ts';
import { type Checkout, type Facts, NotGenuine, type Provider, type Visit } from './provider.ts';

/** Keys of the account. */
export interface ChargebeeSettings {
  site: string;
  apiKey: string;
  /** Name and password that its messages carry. */
  webhook: { user: string; password: string };
  send: typeof fetch;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const part = (body: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> => {
  const found = body[name];
  if (typeof found === 'object' && found !== null) return found as Record<string, unknown>;
  throw unavailable('The payment provider', `its answer has no ${name}`);
};

function factsOf(body: Readonly<Record<string, unknown>>): Facts {
  const read = v.safeParse(chargebeeSubscription, body['subscription']);
  if (!read.success) throw unavailable('The payment provider', 'its answer has no readable subscription');
  return chargebeeFacts(read.output);
}

/** Opens an account at Chargebee. */
export function createChargebeeProvider({ site, apiKey, webhook, send }: ChargebeeSettings): Provider {
  const call = openChargebee(site, apiKey, send);
  const expected = digest(`Basic ${Buffer.from(`${webhook.user}:${webhook.password}`).toString('base64')}`);
  const at = (path: string, id: string) => `/${path}/${encodeURIComponent(id)}`;

  const pageOf = (body: Readonly<Record<string, unknown>>): Checkout => {
    const page = v.safeParse(hostedPage, body['hosted_page']);
    if (!page.success) throw unavailable('The payment provider', 'its answer has no readable page');
    const { output } = page;
    return {
      id: output.id,
      answer: { v: VERSION, ok: true, provider: 'chargebee', kind: 'hosted_page', hostedPage: output },
    };
  };
  const visitFields = ({ done, abandoned }: Visit) => ({ redirect_url: done, cancel_url: abandoned });

  return {
    name: 'chargebee',

    async createCustomer({ sub, email }) {
      try {
        return String(part(await call('POST', '/customers', { id: sub, email }, `customer:${sub}`), 'customer')['id']);
      } catch (error) {
        if (error instanceof BillingError) throw error;
        // It exists from a request that was broken off.
        return String(part(await call('GET', at('customers', sub)), 'customer')['id']);
      }
    },

    subscribe: async (customer, _, interval, { currency }, visit) =>
      pageOf(
        await call(
          'POST',
          '/hosted_pages/checkout_new_for_items',
          {
            'customer[id]': customer,
            'subscription_items[item_price_id][0]': `premium-${currency}-${interval}`,
            'subscription_items[quantity][0]': 1,
            ...visitFields(visit),
          },
          visit.key,
        ),
      ),

    license: async (customer, _, { id, product }, { currency }, visit) =>
      pageOf(
        await call(
          'POST',
          '/hosted_pages/checkout_one_time_for_items',
          {
            'customer[id]': customer,
            'item_prices[item_price_id][0]': `${product}-${currency}`,
            'item_prices[quantity][0]': 1,
            'invoice[po_number]': id,
            ...visitFields(visit),
          },
          visit.key,
        ),
      ),

    async lookAt(id) {
      const body = await call('GET', at('hosted_pages', id));
      const { state } = part(body, 'hosted_page');
      if (state === 'created' || state === 'requested') return { state: 'open', checkout: pageOf(body) };
      return { state: state === 'succeeded' || state === 'acknowledged' ? 'paid' : 'dead' };
    },

    // Its pages cannot be closed; they end by themselves. A second subscription is reported in the log.
    close: async () => undefined,

    async portal(customer, { done, key }) {
      const fields = { 'customer[id]': customer, redirect_url: done };
      const { access_url: url } = part(await call('POST', '/portal_sessions', fields, key), 'portal_session');
      if (typeof url !== 'string') throw unavailable('The payment provider', 'its answer has no address');
      return url;
    },

    async subscriptions(customer) {
      const { list } = await call('GET', '/subscriptions', { 'customer_id[is]': customer, limit: 20 });
      if (!Array.isArray(list)) throw unavailable('The payment provider', 'its answer has no list');
      return list.map((one) => factsOf(one as Record<string, unknown>));
    },

    subscription: async (id) => factsOf(await call('GET', at('subscriptions', id))),

    cancel: async (id, { now, comment }, key) =>
      factsOf(
        await call(
          'POST',
          `${at('subscriptions', id)}/cancel_for_items`,
          { cancel_option: now ? 'immediately' : 'end_of_term', comment },
          key,
        ),
      ),

    resume: async (id, key) =>
      factsOf(await call('POST', `${at('subscriptions', id)}/remove_scheduled_cancellation`, {}, key)),

    async readEvent({ headers, body }) {
      if (!timingSafeEqual(digest(headers['authorization'] ?? ''), expected)) {
        throw new NotGenuine('The message has not the agreed name and password');
      }
      const event = readChargebeeEvent(body);
      if (!event) throw new NotGenuine('The message cannot be read');
      // A password proves less than a signature: of the message only the identifier of the subscription is believed.
      const { news } = event;
      if (news.kind !== 'subscription') return event;
      const subscription = await call('GET', at('subscriptions', news.facts.id));
      const { customer_id: customer } = part(subscription, 'subscription');
      return { ...event, news: { ...news, customer: String(customer), facts: factsOf(subscription) } };
    },
  };
}
