// Messages of the card payment provider to the webhook: forged, late, repeated, in the wrong order, about strangers.
import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStore } from '../../scripts/cloud/local/stores/memory.ts';
import { type Buyer, openShop, type Shop } from './shop.ts';

const nowS = () => Math.floor(Date.now() / 1000);

interface Message {
  id: string;
  created: number;
  type: string;
  data: { object: Record<string, unknown> };
}

let shop: Shop;
let buyer: Buyer;
beforeEach(async () => {
  shop = openShop();
  buyer = await shop.buyer();
});

/** A message as the provider writes it. */
const messageOf = (object: object, type: string, more: Partial<Message> = {}) => ({
  id: `evt_${Math.random()}`,
  object: 'event',
  api_version: '2026-10-28.endive',
  created: nowS(),
  type,
  ...more,
  data: { object },
});

/** A paid subscription's object, not yet told to the webhook. */
async function paidObject(): Promise<{ object: Record<string, unknown>; created: number }> {
  shop.billing.hold(true);
  await shop.pay(await buyer.subscribe());
  const event = shop.billing.state.events.find(({ type }) => type === 'customer.subscription.created');
  if (!event) throw new Error('nothing was told');
  return { object: event.object as Record<string, unknown>, created: event.created };
}

async function deliver(message: object, sign?: (body: string) => string): Promise<number> {
  const body = JSON.stringify(message);
  return shop.billing.deliver(body, sign ? sign(body) : shop.billing.sign(body));
}
const plan = async () => (await buyer.claims())['plan'];
const hmac = (body: string, secret: string, time = nowS()) =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

describe('BIL-5 a message that is not genuine (cloud.md 5.5, row 30)', () => {
  it.each<[string, (body: string) => string]>([
    ['without a signature', () => ''],
    ['with the signature of another secret', (body) => hmac(body, 'whsec_other')],
    ['with the signature of another text', () => shop.billing.sign('{}')],
    ['that is six minutes old', (body) => shop.billing.sign(body, nowS() - 360)],
    ['with an old kind of signature', (body) => shop.billing.sign(body).replace('v1=', 'v0=')],
    ['with nonsense for a signature', () => 't=NaN,v1=%'],
  ])('%s is refused and grants nothing', async (_, sign) => {
    const { object } = await paidObject();
    expect(await deliver(messageOf(object, 'customer.subscription.created'), sign)).toBe(400);
    expect(await plan()).toBe('free');
    expect(shop.billing.logged.join()).toContain('refused');
  });

  it('whoever changes the address or posts to another one is refused', async () => {
    const body = '{}';
    const post = (path: string) =>
      shop.handle(new Request(`${shop.site}/_cloud/webhook${path}`, { method: 'POST', body }));
    expect((await post('/stripe'))?.status).toBe(400);
    expect((await post('/paypal'))?.status).toBe(404);
    expect((await post('/stripe/../../x'))?.status).toBe(404);
    // The provider is not set up: nothing can be checked, so nothing is accepted.
    expect((await post('/chargebee'))?.status).toBe(503);
  });
});

describe('BIL-5 messages repeated and in the wrong order', () => {
  it('the same message counts once', async () => {
    const { object } = await paidObject();
    const message = messageOf(object, 'customer.subscription.created');
    expect(await deliver(message)).toBe(200);
    expect(await plan()).toBe('premium');
    const ended = { ...object, status: 'canceled', ended_at: nowS() };
    const end = messageOf(ended, 'customer.subscription.deleted', { created: nowS() + 1 });
    expect(await deliver(end)).toBe(200);
    expect(await plan()).toBe('free');
    // Sent again with a fresh signature.
    expect(await deliver(message)).toBe(200);
    expect(await plan()).toBe('free');
  });

  it('an older message that comes later changes nothing', async () => {
    const { object } = await paidObject();
    const at = nowS();
    const ended = { ...object, status: 'canceled', ended_at: at };
    expect(await deliver(messageOf(ended, 'customer.subscription.deleted', { created: at }))).toBe(200);
    expect(await deliver(messageOf(object, 'customer.subscription.created', { created: at - 5 }))).toBe(200);
    expect(await plan()).toBe('free');
    expect((await buyer.claims())['plan_status']).toBe('canceled');
  });

  it('of two messages of the same second the provider says which is true', async () => {
    const { object, created } = await paidObject();
    const [subscription] = Object.values(shop.billing.state.subscriptions);
    const canceled = { ...object, status: 'canceled', ended_at: created };
    expect(await deliver(messageOf(canceled, 'customer.subscription.deleted', { created }))).toBe(200);
    expect(await deliver(messageOf(object, 'customer.subscription.updated', { created }))).toBe(200);
    // At the provider it is active: the message about the end was of another time.
    expect(subscription?.status).toBe('active');
    expect(await plan()).toBe('premium');
  });

  it('what was read from the provider itself is not undone by a message from before', async () => {
    const { object, created } = await paidObject();
    expect(await deliver(messageOf(object, 'customer.subscription.created', { created }))).toBe(200);
    await buyer.cancel({ at: 'now' });
    expect(await plan()).toBe('free');
    expect(await deliver(messageOf(object, 'customer.subscription.updated', { created: created + 1 }))).toBe(200);
    expect(await plan()).toBe('free');
  });

  it('ten at once leave one result', async () => {
    const { object } = await paidObject();
    const at = nowS();
    const all = Array.from({ length: 10 }, (_, index) =>
      messageOf(
        index === 9 ? { ...object, status: 'canceled', ended_at: at } : object,
        'customer.subscription.updated',
        {
          created: at + index * 100,
        },
      ),
    );
    const statuses = await Promise.all(all.toReversed().map((one) => deliver(one)));
    // Whoever loses every race is told to come again.
    for (const [index, status] of statuses.entries()) if (status !== 200) await deliver(all.toReversed()[index] ?? {});
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect((await buyer.claims())['plan_status']).toBe('canceled');
  });

  it('a message about an old subscription does not touch the new one', async () => {
    const { object, created } = await paidObject();
    expect(await deliver(messageOf(object, 'customer.subscription.created'))).toBe(200);
    const old = { ...object, id: 'sub_old', start_date: created - 1000, status: 'canceled', ended_at: created - 10 };
    expect(await deliver(messageOf(old, 'customer.subscription.deleted', { created: nowS() + 5 }))).toBe(200);
    expect(await plan()).toBe('premium');
  });
});

describe('BIL-5 states', () => {
  it.each([
    ['active', 'premium', 'active'],
    ['trialing', 'premium', 'trialing'],
    ['past_due', 'premium', 'past_due'],
    ['unpaid', 'free', 'unpaid'],
    ['paused', 'free', 'paused'],
    ['incomplete', 'free', 'incomplete'],
    ['incomplete_expired', 'free', 'expired'],
    ['canceled', 'free', 'canceled'],
    ['renewing_by_telepathy', 'free', 'unknown'],
    ['constructor', 'free', 'unknown'],
  ])('%s gives the plan %s and is shown as %s', async (status, granted, shown) => {
    const { object } = await paidObject();
    expect(await deliver(messageOf({ ...object, status }, 'customer.subscription.updated'))).toBe(200);
    expect(await buyer.claims()).toMatchObject({ plan: granted, plan_status: shown });
  });
});

describe('BIL-5 messages about others', () => {
  it('a customer that nobody knows is answered, and written to the log', async () => {
    const { object } = await paidObject();
    const stranger = { ...object, customer: 'cus_stranger' };
    expect(await deliver(messageOf(stranger, 'customer.subscription.created'))).toBe(200);
    expect(await plan()).toBe('free');
    expect(shop.billing.logged.join()).toContain('unknown customer');
  });

  it('the name of a user in the data does not give that user anything', async () => {
    const { object } = await paidObject();
    const eve = await shop.buyer();
    const forged = { ...object, metadata: { sub: eve.sub } };
    expect(await deliver(messageOf(forged, 'customer.subscription.created'))).toBe(200);
    expect(await plan()).toBe('free');
    expect((await eve.claims())['plan']).toBe('free');
  });

  it('kinds that are of no interest are accepted', async () => {
    expect(await deliver(messageOf({ id: 'in_1', object: 'invoice' }, 'invoice.created'))).toBe(200);
  });
});

describe('a webhook that cannot work', () => {
  it('asks the sender to come again while the table is down, and nothing is lost', async () => {
    const { object } = await paidObject();
    const message = messageOf(object, 'customer.subscription.created');
    for (const operation of ['GetItem', 'TransactWriteItems']) {
      shop.faults.add({ operation, kind: 'status', times: 6 });
      expect(await deliver(message), operation).toBe(503);
      shop.faults.clear();
      expect(await plan(), operation).toBe('free');
    }
    expect(await deliver(message)).toBe(200);
    expect(await plan()).toBe('premium');
  });

  it('is repeated by the provider until it is accepted', async () => {
    shop.faults.add({ operation: 'Webhook', kind: 'status', times: 2 });
    await shop.pay(await buyer.subscribe());
    await shop.billing.settled();
    expect(await plan()).toBe('premium');
  });

  it('gives the room for documents at the next delivery if the first ended too early', async () => {
    const store = memoryStore();
    shop = openShop({ store });
    buyer = await shop.buyer();
    const { object } = await paidObject();
    const message = messageOf(object, 'customer.subscription.created');
    const quota = store.table<{ plans: Record<string, string> }>('quota', {} as never).data;
    shop.faults.add({ operation: 'Query', kind: 'status', times: 6 });
    expect(await deliver(message)).toBe(503);
    shop.faults.clear();
    expect(quota.plans).toEqual({});
    expect(await deliver(message)).toBe(200);
    expect(quota.plans).toEqual({ [buyer.identityId]: 'premium' });
  });
});
