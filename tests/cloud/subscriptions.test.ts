// Subscriptions from the first click to the end, by the functions as they run on AWS, over the local cloud.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../scripts/cloud/local/stores/memory.ts';
import { CARDS, DAY_MS, openShop, urlOf } from './shop.ts';

const shop = openShop();

async function premium(card?: string) {
  const buyer = await shop.buyer();
  await shop.pay(await buyer.subscribe(), card);
  await shop.billing.settled();
  return buyer;
}

describe('BIL-1 subscribing with Stripe', () => {
  it('leads to the provider, and the paid plan is in the next token', async () => {
    const buyer = await shop.buyer();
    expect(await buyer.claims()).toMatchObject({ plan: 'free', plan_status: 'none' });
    expect(await buyer.status()).toBeNull();
    const answer = await buyer.subscribe();
    expect(answer).toMatchObject({ v: 1, ok: true, provider: 'stripe', kind: 'redirect' });
    expect(urlOf(answer)).toMatch(`${shop.site}/_cloud/stripe/pay/cs_test_`);
    const paid = await shop.pay(answer);
    expect(paid).toMatchObject({ status: 302, location: `${shop.site}/checker/premium/?checkout=done` });
    await shop.billing.settled();
    const claims = await buyer.claims();
    expect(claims).toMatchObject({ plan: 'premium', plan_status: 'active' });
    expect(await buyer.status()).toMatchObject({
      provider: 'stripe',
      plan: 'premium',
      interval: 'month',
      amount: 500,
      currency: 'EUR',
      status: 'active',
      cancelAtPeriodEnd: false,
      pastDueSince: null,
    });
    expect(Number(claims['plan_until'])).toBeGreaterThan(Date.now() / 1000 + 28 * 86_400);
  });

  it('a year costs what the configuration says, and its currency may have no cents', async () => {
    const yen = openShop({ prices: { currency: 'JPY', premiumYearly: 4800 } });
    const buyer = await yen.buyer();
    await yen.pay(await buyer.subscribe({ interval: 'year' }));
    await yen.billing.settled();
    expect(await buyer.status()).toMatchObject({ interval: 'year', amount: 4800, currency: 'JPY' });
    // A month has no price there.
    expect(await (await yen.buyer()).subscribe()).toMatchObject({ ok: false, code: 'unknown_plan' });
  });

  it('a declined card, a refusal to the bank and going back grant nothing', async () => {
    const buyer = await shop.buyer();
    const answer = await buyer.subscribe();
    const declined = await shop.pay(answer, CARDS.declined);
    expect(declined.status).toBe(402);
    expect(declined.text).toContain('role="alert"');
    expect((await shop.pay(answer, CARDS.asks)).text).toContain('Your bank asks');
    expect((await shop.press(urlOf(answer), { action: 'refuse' })).status).toBe(402);
    await shop.billing.settled();
    expect(await buyer.claims()).toMatchObject({ plan: 'free', plan_status: 'none' });
    expect(await buyer.status()).toBeNull();
  });

  it('a card that asks the bank pays after the answer', async () => {
    const buyer = await shop.buyer();
    const answer = await buyer.subscribe();
    await shop.pay(answer, CARDS.asks);
    await shop.billing.settled();
    expect(await buyer.claims()).toMatchObject({ plan: 'free' });
    expect((await shop.press(urlOf(answer), { action: 'confirm' })).location).toContain('checkout=done');
    await shop.billing.settled();
    expect(await buyer.claims()).toMatchObject({ plan: 'premium' });
  });

  it('the page speaks the language of the person where the provider knows it', async () => {
    const buyer = await shop.buyer();
    await buyer.create({ action: 'subscribe', plan: 'premium', interval: 'month', locale: 'hi' });
    const asked = Object.values(shop.billing.state.answers).map(({ request }) => request);
    expect(asked.some((one) => one.includes('locale=de'))).toBe(true);
    expect(asked.some((one) => one.includes('locale=auto'))).toBe(true);
  });
});

describe('buying twice (cloud.md 5.5, row 27)', () => {
  it('the same request gives the same page, from two tabs at once too', async () => {
    const buyer = await shop.buyer();
    const requestId = crypto.randomUUID();
    const [first, second] = await Promise.all([buyer.subscribe({ requestId }), buyer.subscribe({ requestId })]);
    expect(urlOf(second)).toBe(urlOf(first));
    expect(urlOf(await buyer.subscribe({ requestId }))).toBe(urlOf(first));
    const other = await shop.buyer();
    expect(urlOf(await other.subscribe({ requestId }))).not.toBe(urlOf(first));
  });

  it('another tab gets the page that is open; another interval closes it', async () => {
    const buyer = await shop.buyer();
    const first = await buyer.subscribe();
    expect(urlOf(await buyer.subscribe())).toBe(urlOf(first));
    const year = await buyer.subscribe({ interval: 'year' });
    expect(urlOf(year)).not.toBe(urlOf(first));
    expect((await shop.pay(first)).status).toBe(410);
    await shop.pay(year);
    await shop.billing.settled();
    expect(await buyer.status()).toMatchObject({ interval: 'year' });
  });

  it('two tabs that ask at once for different things can never both be paid', async () => {
    const buyer = await shop.buyer();
    const answers = await Promise.all([buyer.subscribe(), buyer.subscribe({ interval: 'year' })]);
    for (const answer of answers) if (answer.ok) await shop.pay(answer);
    await shop.billing.settled();
    const owner = Object.values(shop.billing.state.customers).find(({ email }) => email === buyer.email);
    const paid = Object.values(shop.billing.state.subscriptions).filter(({ customer }) => customer === owner?.id);
    expect(paid).toHaveLength(1);
  });

  it('is refused, also before the message about the first has come', async () => {
    const buyer = await shop.buyer();
    shop.billing.hold(true);
    await shop.pay(await buyer.subscribe());
    expect(await buyer.subscribe()).toMatchObject({ ok: false, code: 'already_subscribed' });
    shop.billing.hold(false);
    await shop.billing.settled();
    expect(await buyer.subscribe()).toMatchObject({ ok: false, code: 'already_subscribed' });
    expect(await buyer.claims()).toMatchObject({ plan: 'premium' });
  });

  it('after an end it is possible again', async () => {
    const buyer = await premium();
    await buyer.cancel({ at: 'now' });
    await shop.billing.settled();
    expect(await buyer.claims()).toMatchObject({ plan: 'free', plan_status: 'canceled' });
    await shop.pay(await buyer.subscribe());
    await shop.billing.settled();
    expect(await buyer.claims()).toMatchObject({ plan: 'premium' });
  });

  it('nobody gets more than twenty pages an hour', async () => {
    const buyer = await shop.buyer();
    for (let index = 0; index < 20; index++) expect((await buyer.subscribe()).ok).toBe(true);
    const refused = await buyer.subscribe();
    expect(refused).toMatchObject({ ok: false, code: 'rate_limited' });
    expect(!refused.ok && refused.retryAfter).toBeGreaterThan(0);
  });
});

describe('BIL-4 cancelling', () => {
  it('at the end of the period, with the date, then resuming', async () => {
    const buyer = await premium();
    const before = await buyer.status();
    const answer = await buyer.cancel({ reason: 'too_expensive', comment: 'Dear.' });
    expect(answer).toMatchObject({
      ok: true,
      subscription: { status: 'canceling', cancelAtPeriodEnd: true, currentPeriodEnd: before?.currentPeriodEnd },
    });
    // Again: the same answer, and no second call.
    const calls = Object.keys(shop.billing.state.answers).length;
    expect(await buyer.cancel({})).toEqual(answer);
    expect(Object.keys(shop.billing.state.answers)).toHaveLength(calls);
    await shop.billing.settled();
    expect(await buyer.claims()).toMatchObject({
      plan: 'premium',
      plan_status: 'canceling',
      plan_until: String(before?.currentPeriodEnd),
    });
    expect(await buyer.cancel({ action: 'resume' })).toMatchObject({ subscription: { status: 'active' } });
    await shop.billing.settled();
    expect(await buyer.claims()).toMatchObject({ plan: 'premium', plan_status: 'active' });
  });

  it('at once', async () => {
    const buyer = await premium();
    expect(await buyer.cancel({ at: 'now' })).toMatchObject({ subscription: { status: 'canceled' } });
    expect(await buyer.claims()).toMatchObject({ plan: 'free' });
    expect(await buyer.cancel({})).toMatchObject({ subscription: { status: 'canceled' } });
    expect(await buyer.cancel({ action: 'resume' })).toMatchObject({ ok: false, code: 'not_found' });
  });

  it('what is not there is not found', async () => {
    const buyer = await shop.buyer();
    expect(await buyer.cancel({})).toMatchObject({ ok: false, code: 'not_found' });
    expect(await buyer.cancel({ action: 'resume' })).toMatchObject({ ok: false, code: 'not_found' });
    expect(await buyer.create({ action: 'portal', locale: 'en' })).toMatchObject({ ok: false, code: 'not_found' });
  });

  it('on the page of the provider, which has the invoices', async () => {
    const buyer = await premium();
    const url = urlOf(await buyer.create({ action: 'portal', locale: 'en' }));
    const { id } = (await buyer.status()) ?? {};
    const page = await shop.press(url, { action: 'cancel', id: id ?? '' });
    expect(page.text).toContain('€5.00');
    expect(page.text).toContain('?checkout=portal');
    await shop.billing.settled();
    expect(await buyer.status()).toMatchObject({ status: 'canceling' });
  });
});

describe('time', () => {
  const pass = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('renews, and ends what was cancelled', async () => {
    const later = openShop();
    let [stays, leaves] = [await later.buyer(), await later.buyer()];
    for (const buyer of [stays, leaves]) await later.pay(await buyer.subscribe());
    await later.billing.settled();
    await leaves.cancel({});
    pass(32);
    await later.billing.settled();
    [stays, leaves] = [await later.again(stays), await later.again(leaves)];
    expect(await stays.status()).toMatchObject({ status: 'active' });
    expect((await stays.status())?.currentPeriodEnd).toBeGreaterThan(Date.now() / 1000 + 20 * 86_400);
    expect(await leaves.status()).toMatchObject({ status: 'canceled' });
  });

  it('a renewal that fails takes the plan away after seven days, and a new card gives it back', async () => {
    const later = openShop();
    let buyer = await later.buyer();
    await later.pay(await buyer.subscribe(), CARDS.failsLater);
    await later.billing.settled();
    const { currentPeriodEnd } = (await buyer.status()) ?? {};
    vi.setSystemTime(((currentPeriodEnd ?? 0) + 60) * 1000);
    await later.billing.settled();
    buyer = await later.again(buyer);
    const since = (await buyer.status())?.pastDueSince ?? 0;
    expect(await buyer.claims()).toMatchObject({ plan: 'premium', plan_status: 'past_due' });
    expect((await buyer.claims())['plan_until']).toBe(String(since + 7 * 86_400));
    pass(6);
    await later.billing.settled();
    buyer = await later.again(buyer);
    expect((await buyer.status())?.pastDueSince).toBe(since);
    expect(await buyer.claims()).toMatchObject({ plan: 'premium' });
    pass(1.1);
    buyer = await later.again(buyer);
    expect(await buyer.claims()).toMatchObject({ plan: 'free', plan_status: 'past_due' });
    const portal = urlOf(await buyer.create({ action: 'portal', locale: 'en' }));
    await later.press(portal, { action: 'card', card: CARDS.pays });
    await later.billing.settled();
    expect(await buyer.claims()).toMatchObject({ plan: 'premium', plan_status: 'active' });
  });
});

describe('room for documents', () => {
  it('comes with the plan and goes with it, also by time alone', async () => {
    const store = memoryStore();
    const own = openShop({ store });
    const buyer = await own.buyer();
    await own.pay(await buyer.subscribe());
    await own.billing.settled();
    const { data } = store.table<{ plans: Record<string, string>; ends: Record<string, number> }>('quota', {} as never);
    expect(data.plans).toEqual({ [buyer.identityId]: 'premium' });
    expect(String(data.ends[buyer.identityId])).toBe((await buyer.claims())['plan_until']);
    await buyer.cancel({ at: 'now' });
    await own.billing.settled();
    expect(data.plans).toEqual({ [buyer.identityId]: 'free' });
    expect(data.ends).toEqual({});
  });
});
