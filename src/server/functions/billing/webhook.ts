// The webhook: the only place that grants something. A message counts if it is genuine, once, and only if nothing newer is
// known; where the order is not certain, the provider is asked. The record of the event and its effect are written together.
import { licenseProducts, type PaymentProvider } from '../../../lib/billing/requests.ts';
import { readCustomer } from './customers.ts';
import { unavailable } from './failure.ts';
import { issueLicense } from './licenseKey.ts';
import type { WebhookParts } from './parts.ts';
import { type Delivery, type News, NotGenuine, type Provider, type ProviderEvent } from './provider.ts';
import {
  eventKey,
  grantedUntil,
  isLive,
  names,
  type OrderRecord,
  ownerKey,
  type SubscriptionRecord,
  weigh,
  withPastDue,
} from './records.ts';
import { readSubscriptions } from './subscriptions.ts';
import type { Writing } from './table.ts';

/** What the sender is told. */
export interface Receipt {
  status: number;
  /** One word for the provider's own log. */
  text: string;
}

const TRIES = 5;
/** How long an event is remembered, in seconds: far longer than providers repeat it. */
const REMEMBERED_S = 90 * 86_400;

/** The change that a subscription's news makes; undefined if something newer is known. */
async function subscriptionChange(
  { table, now }: WebhookParts,
  provider: Provider,
  sub: string,
  at: number,
  { facts }: Extract<News, { kind: 'subscription' }>,
): Promise<Writing | undefined> {
  const item = names.subscription(facts.id);
  const stored = await table.get<SubscriptionRecord>(sub, item);
  const verdict = weigh(stored?.body, at);
  if (verdict === 'old') return undefined;
  const certain = verdict === 'apply' ? facts : await provider.subscription(facts.id);
  const body: SubscriptionRecord = {
    subscription: withPastDue(certain, stored?.body.subscription, at),
    at,
    readAt: verdict === 'ask' ? Math.floor(now() / 1000) : (stored?.body.readAt ?? 0),
  };
  return { person: sub, item, body, seen: stored?.revision ?? 0 };
}

/** The change that an order's news makes: a key for what was paid in full, no key for what was paid back. */
async function orderChange(
  { table, log, licenseKey }: WebhookParts,
  sub: string,
  at: number,
  news: Extract<News, { kind: 'order' }>,
): Promise<Writing | undefined> {
  const item = names.order(news.order);
  const stored = await table.get<OrderRecord>(sub, item);
  if (!stored) {
    log(`There is no order ${news.order}`);
    return undefined;
  }
  const { order } = stored.body;
  const seen = stored.revision;
  const change = (next: Partial<typeof order>) => ({
    person: sub,
    item,
    body: { order: { ...order, ...next }, at: Math.max(at, stored.body.at) },
    seen,
  });
  if (news.status === 'refunded') return change({ status: 'refunded' });
  if (order.status !== 'pending') return undefined;
  if (news.status === 'expired') return change({ status: 'expired' });
  if (news.price?.amount !== order.amount || news.price.currency !== order.currency) {
    log(`The order ${order.id} was paid with ${news.price?.amount} ${news.price?.currency}: no key was issued`);
    return undefined;
  }
  const product = licenseProducts.find((one) => one === order.product);
  if (!product) throw new Error(`The order ${order.id} is for ${order.product}`);
  const { id, licensee } = order;
  const date = new Date(at * 1000).toISOString().slice(0, 10);
  const key = issueLicense({ v: 1, id, product, licensee, date }, await licenseKey());
  return change({ status: 'paid', paidAt: at, key });
}

/** Gives the person's documents the room that the subscriptions grant now. */
async function settleRoom(parts: WebhookParts, sub: string): Promise<void> {
  const { identityId } = (await readCustomer(parts, sub)).body;
  const subscriptions = await readSubscriptions(parts, sub);
  if (subscriptions.filter(isLive).length > 1) parts.log(`The user ${sub} pays for more than one subscription`);
  if (!identityId) return;
  const until = grantedUntil(subscriptions, Math.floor(parts.now() / 1000));
  await parts.setPlan(identityId, until === undefined ? 'free' : 'premium', until);
}

async function apply(parts: WebhookParts, provider: Provider, { id, at, news }: ProviderEvent): Promise<string> {
  if (news.kind === 'none') return 'ignored';
  const { table, log } = parts;
  const owner = ownerKey(provider.name, news.customer);
  const sub = (await table.get<{ sub: string }>(owner.person, owner.item))?.body.sub;
  if (!sub || (news.sub !== undefined && news.sub !== sub)) {
    log(`The event ${id} is about an unknown customer`);
    return 'unknown customer';
  }
  const event = eventKey(provider.name, id);
  for (let left = TRIES; left > 0; left -= 1) {
    const known = await table.get(event.person, event.item);
    const changeOf = () =>
      news.kind === 'order' ? orderChange(parts, sub, at, news) : subscriptionChange(parts, provider, sub, at, news);
    const change = known ? undefined : await changeOf();
    const record = { ...event, body: { at, applied: Boolean(change) }, seen: 0, expires: at + REMEMBERED_S };
    const done = known || (await table.write(record, ...(change ? [change] : [])));
    if (!done) continue;
    // Also for an event that is known: its first delivery may have ended between the two.
    if (news.kind === 'subscription') await settleRoom(parts, sub);
    return known ? 'known' : change ? 'applied' : 'no change';
  }
  throw unavailable('The table', `too many changes during ${id}`);
}

/** Creates the function. Rejects where the sender should try again later. */
export function createWebhook(parts: WebhookParts): (name: PaymentProvider, delivery: Delivery) => Promise<Receipt> {
  return async (name, delivery) => {
    const provider = await parts.provider(name);
    let event: ProviderEvent;
    try {
      event = await provider.readEvent(delivery);
    } catch (error) {
      if (!(error instanceof NotGenuine)) throw error;
      parts.log(`A message was refused: ${error.message.split('\n')[0]}`);
      return { status: 400, text: 'not genuine' };
    }
    return { status: 200, text: await apply(parts, provider, event) };
  };
}
