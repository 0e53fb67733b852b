// Chargebee behind the same messages: what it is asked, how its words are read, and whom its messages are believed.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCancel } from './cancel.ts';
import { createChargebeeProvider } from './chargebeeProvider.ts';
import { createCreate } from './create.ts';
import { readLicense } from './licenseKey.ts';
import type { BillingParts } from './parts.ts';
import { readPrices } from './prices.ts';
import type { BillingTable, Stored, Writing } from './table.ts';
import { createWebhook } from './webhook.ts';

const pair = generateKeyPairSync('ed25519');
const NOW = 1_800_000_000;
const MONTH = 30 * 86_400;

/** A table with the same promises, in memory. */
function memoryTable(): BillingTable {
  const rows = new Map<string, Stored<never>>();
  const keyOf = (person: string, item: string) => `${person} ${item}`;
  return {
    get: async (person: string, item: string) => rows.get(keyOf(person, item)),
    list: async (person: string, prefix: string) =>
      [...rows].filter(([key]) => key.startsWith(keyOf(person, prefix))).map(([, row]) => row),
    async write(...records: readonly Writing[]) {
      const revision = ({ person, item }: Writing) => rows.get(keyOf(person, item))?.revision ?? 0;
      if (records.some((one) => revision(one) !== one.seen)) return false;
      for (const { person, item, body, seen } of records) {
        rows.set(keyOf(person, item), { body: JSON.parse(JSON.stringify(body)) as never, revision: seen + 1 });
      }
      return true;
    },
  };
}

function bench() {
  const asked: { method: string; path: string; form: Record<string, string>; headers: Headers }[] = [];
  const subscription = {
    id: 'cb-1',
    customer_id: 'ada',
    status: 'active',
    currency_code: 'EUR',
    billing_period_unit: 'month',
    current_term_end: NOW + MONTH,
    started_at: NOW,
    total_dues: 0,
    subscription_items: [{ item_type: 'plan', amount: 500 }],
  };
  const page = {
    id: 'page-1',
    url: 'https://papier.chargebee.com/pages/v4/x',
    state: 'requested',
    type: 'checkout_new',
  };
  const answers: Record<string, () => unknown> = {
    'POST /customers': () => ({ customer: { id: 'ada' } }),
    'POST /hosted_pages/checkout_new_for_items': () => ({ hosted_page: page }),
    'POST /hosted_pages/checkout_one_time_for_items': () => ({ hosted_page: { ...page, id: 'page-2' } }),
    'GET /hosted_pages/page-1': () => ({ hosted_page: page }),
    'GET /subscriptions/cb-1': () => ({ subscription }),
    'GET /subscriptions': () => ({ list: [{ subscription }] }),
    'POST /portal_sessions': () => ({ portal_session: { access_url: 'https://papier.chargebee.com/portal/x' } }),
    'POST /subscriptions/cb-1/cancel_for_items': () => ({
      subscription: Object.assign(subscription, { status: 'non_renewing' }),
    }),
    'POST /subscriptions/cb-1/remove_scheduled_cancellation': () => ({
      subscription: Object.assign(subscription, { status: 'active' }),
    }),
  };
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    expect(url.host).toBe('papier.chargebee.com');
    const path = url.pathname.replace('/api/v2', '');
    const form = Object.fromEntries(new URLSearchParams(await request.text()));
    asked.push({ method: request.method, path, form, headers: request.headers });
    const found = answers[`${request.method} ${path}`]?.();
    return found ? Response.json(found) : Response.json({ api_error_code: 'resource_not_found' }, { status: 404 });
  };
  const provider = createChargebeeProvider({
    site: 'papier',
    apiKey: 'live_key',
    webhook: { user: 'hook', password: 'pass:word' },
    send,
  });
  const table = memoryTable();
  const plans: unknown[] = [];
  const logged: string[] = [];
  const parts: BillingParts = {
    table,
    readToken: async () => ({ sub: 'ada', email: 'ada@example.com' }),
    provider: async () => provider,
    prices: readPrices('{"currency":"EUR","premiumMonthly":5,"premiumYearly":48,"singleSite":190}'),
    siteOrigin: 'https://site.example',
    identityOf: async () => 'eu-west-1:ada',
    now: () => NOW * 1000,
    log: (line) => void logged.push(line),
  };
  const webhook = createWebhook({
    ...parts,
    setPlan: async (...plan) => void plans.push(plan),
    licenseKey: async () => pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const tell = (content: object, more: object = {}, authorization = `Basic ${btoa('hook:pass:word')}`) =>
    webhook('chargebee', {
      headers: { authorization },
      body: JSON.stringify({
        id: `ev_${Math.random()}`,
        occurred_at: NOW,
        event_type: 'subscription_changed',
        ...more,
        content,
      }),
    });
  const envelope = () => ({ v: 1, requestId: crypto.randomUUID(), idToken: 'token', locale: 'de' });
  const subscribe = () =>
    createCreate(parts)({ ...envelope(), action: 'subscribe', plan: 'premium', interval: 'month' });
  const ask = (more: object) => createCancel(parts)({ ...envelope(), ...more });
  return { asked, answers, subscription, page, tell, subscribe, ask, plans, logged, parts, envelope };
}

describe('BIL-2 Chargebee', () => {
  it('makes a hosted page for the plan, with addresses and a key of its own', async () => {
    const { subscribe, asked, page } = bench();
    expect(await subscribe()).toEqual({ v: 1, ok: true, provider: 'chargebee', kind: 'hosted_page', hostedPage: page });
    const { form, headers } = asked.at(-1) ?? { form: {}, headers: new Headers() };
    expect(form).toEqual({
      'customer[id]': 'ada',
      'subscription_items[item_price_id][0]': 'premium-EUR-month',
      'subscription_items[quantity][0]': '1',
      redirect_url: 'https://site.example/checker/premium/?checkout=done',
      cancel_url: 'https://site.example/checker/premium/?checkout=abandoned',
    });
    expect(headers.get('authorization')).toBe(`Basic ${btoa('live_key:')}`);
    expect(headers.get('chargebee-idempotency-key')).toMatch(/^ada:[0-9a-f-]{36}$/);
    // Another tab gets the page that is open.
    expect(await subscribe()).toMatchObject({ hostedPage: { id: 'page-1' } });
    expect(asked.filter(({ path }) => path.endsWith('checkout_new_for_items'))).toHaveLength(1);
  });

  it('its message grants, once, and only what its own interface confirms', async () => {
    const { subscribe, tell, ask, subscription, plans } = bench();
    await subscribe();
    // The text of the message says active; the interface knows better.
    subscription.status = 'paused';
    expect(await tell({ subscription: { ...subscription, status: 'active' } })).toEqual({
      status: 200,
      text: 'applied',
    });
    expect(plans).toEqual([['eu-west-1:ada', 'free', undefined]]);
    subscription.status = 'active';
    const more = { id: 'ev_once', occurred_at: NOW + 100 };
    expect((await tell({ subscription }, more)).text).toBe('applied');
    expect((await tell({ subscription }, more)).text).toBe('known');
    expect(plans.at(-1)).toEqual(['eu-west-1:ada', 'premium', NOW + MONTH + 3 * 86_400]);
    expect(await ask({ action: 'status' })).toMatchObject({
      subscription: { status: 'active', amount: 500, provider: 'chargebee' },
    });
  });

  it.each([
    ['no name and password', ''],
    ['another password', `Basic ${btoa('hook:other')}`],
    ['the interface’s key', `Basic ${btoa('live_key:')}`],
  ])('a message with %s is refused', async (_, authorization) => {
    const { subscribe, tell, subscription, plans } = bench();
    await subscribe();
    expect((await tell({ subscription }, {}, authorization)).status).toBe(400);
    expect(plans).toEqual([]);
  });

  it('a message that its own interface cannot confirm now is neither refused nor believed: it counts when it comes again', async () => {
    const { subscribe, tell, subscription, answers, plans } = bench();
    await subscribe();
    const confirmed = answers['GET /subscriptions/cb-1'];
    answers['GET /subscriptions/cb-1'] = () => '<!doctype html>';
    const again = () => tell({ subscription }, { id: 'ev_1' });
    await expect(again()).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(plans).toEqual([]);
    Object.assign(answers, { 'GET /subscriptions/cb-1': confirmed });
    expect(await again()).toMatchObject({ status: 200, text: 'applied' });
    expect(plans).toHaveLength(1);
  });

  it('cancels at the end of the term, resumes, and shows its own page', async () => {
    const { subscribe, tell, ask, subscription, asked, parts, envelope } = bench();
    await subscribe();
    await tell({ subscription });
    expect(await ask({ action: 'cancel', comment: 'Dear.' })).toMatchObject({
      subscription: { status: 'canceling', cancelAtPeriodEnd: true, currentPeriodEnd: NOW + MONTH },
    });
    expect(asked.at(-1)?.form).toEqual({ cancel_option: 'end_of_term', comment: 'Dear.' });
    expect(await ask({ action: 'resume' })).toMatchObject({ subscription: { status: 'active' } });
    expect(await createCreate(parts)({ ...envelope(), action: 'portal' })).toMatchObject({
      kind: 'redirect',
      url: 'https://papier.chargebee.com/portal/x',
    });
  });

  it.each([
    ['future', 'incomplete'],
    ['in_trial', 'trialing'],
    ['non_renewing', 'canceling'],
    ['paused', 'paused'],
    ['cancelled', 'canceled'],
    ['transferred', 'unknown'],
  ])('%s is %s', async (status, shown) => {
    const { subscribe, tell, ask, subscription } = bench();
    await subscribe();
    subscription.status = status;
    await tell({ subscription });
    expect(await ask({ action: 'status' })).toMatchObject({ subscription: { status: shown } });
  });

  it('a missing payment is past due', async () => {
    const { subscribe, tell, ask, subscription } = bench();
    await subscribe();
    subscription.total_dues = 500;
    await tell({ subscription });
    expect(await ask({ action: 'status' })).toMatchObject({ subscription: { status: 'past_due', pastDueSince: NOW } });
  });

  it('a licence is paid by its invoice, with the right amount only', async () => {
    const { tell, ask, parts, envelope, asked } = bench();
    const request = { ...envelope(), action: 'license', product: 'singleSite', licensee: 'Ada' };
    expect(await createCreate(parts)(request)).toMatchObject({ ok: true, hostedPage: { id: 'page-2' } });
    const order = asked.at(-1)?.form['invoice[po_number]'] ?? '';
    const invoice = { customer_id: 'ada', status: 'paid', currency_code: 'EUR', sub_total: 1, po_number: order };
    expect((await tell({ invoice })).text).toBe('no change');
    expect((await tell({ invoice: { ...invoice, sub_total: 19_000 } })).text).toBe('applied');
    const { licenses } = (await ask({ action: 'licenses' })) as { licenses: { key: string }[] };
    const open = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    expect(readLicense(licenses[0]?.key ?? '', open)).toMatchObject({
      product: 'singleSite',
      licensee: 'Ada',
      id: order,
    });
  });

  it.each<[string, () => unknown, string]>([
    ['HTML', () => '<!doctype html>', 'provider_unavailable'],
    ['no page', () => ({ hosted_page: {} }), 'provider_unavailable'],
    ['an address that is none', () => ({ hosted_page: { id: 'x', url: 'soon' } }), 'provider_unavailable'],
  ])('%s for an answer is told as a failure', async (_, answer, code) => {
    const { subscribe, answers } = bench();
    answers['POST /hosted_pages/checkout_new_for_items'] = answer;
    expect(await subscribe()).toMatchObject({ ok: false, code });
  });
});
