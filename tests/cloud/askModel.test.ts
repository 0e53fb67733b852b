// The operator's language model through its function: for people with the paid plan, so much a month, and no text in any log.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Question } from '../../src/lib/ai/tasks.ts';
import { type ModelName, type ModelServer, openModelServer } from '../setup/modelServer.ts';
import { DAY_MS, openShop, type Shop } from './shop.ts';

const SECRET = 'Nobody shall read this sentence.';
const task = { sentence: SECRET, before: 'Before.', after: '', language: 'en' } as const;
const question: Question = { about: 'correct', task };
let server: ModelServer;

beforeAll(async () => {
  server = await openModelServer();
  server.key = 'sk-operator';
});
afterAll(() => server.close());

const shopWith = (name: ModelName, monthly?: number) =>
  openShop({ model: { address: server.base, name, key: 'sk-operator', ...(monthly !== undefined && { monthly }) } });

async function premium(shop: Shop): Promise<string> {
  const buyer = await shop.buyer();
  await shop.pay(await buyer.subscribe());
  await shop.billing.settled();
  return (await shop.again(buyer)).idToken;
}

async function ask(shop: Shop, token: string | null, body: unknown = { v: 1, ...question }) {
  const request = new Request(`${shop.site}/_cloud/ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = await shop.handle(request);
  if (!answer) throw new Error('There is no such function');
  const text = await answer.text();
  const { code } = answer.ok
    ? { code: '' }
    : ((JSON.parse(text) as { error?: { code: string } }).error ?? { code: text });
  return { status: answer.status, code, text, headers: answer.headers };
}
const contentOf = (text: string): string =>
  [...text.matchAll(/^data: (\{.*\})$/gm)]
    .map(
      ([, data]) => (JSON.parse(data ?? '') as { choices: { delta: { content: string } }[] }).choices[0]?.delta.content,
    )
    .join('');

it('passes on what the model says, and makes the prompt itself', async () => {
  const shop = shopWith('good');
  const token = await premium(shop);
  server.asked.length = 0;
  const { status, text, headers } = await ask(shop, token);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  expect(JSON.parse(contentOf(text))).toEqual({ corrected: SECRET });
  expect(text.trimEnd().endsWith('data: [DONE]')).toBe(true);
  const [asked] = server.asked;
  expect(asked?.authorization).toBe('Bearer sk-operator');
  const { model, messages } = JSON.parse(asked?.body ?? '') as { model: string; messages: { content: string }[] };
  expect([model, messages[0]?.content.includes(SECRET), messages[1]?.content.includes(SECRET)]).toEqual([
    'good',
    false,
    true,
  ]);
  expect(shop.billing.logged.join('\n')).not.toContain('Nobody');
});

it('compares a sentence with another, and counts both', async () => {
  const size = (SECRET.length + 'Personne.'.length) * 2;
  const shop = shopWith('good', size);
  const token = await premium(shop);
  const compare = { about: 'compare', task: { sentence: SECRET, other: 'Personne.', language: 'en' } } as const;
  const { status, text } = await ask(shop, token, { v: 1, ...compare });
  expect([status, JSON.parse(contentOf(text))]).toEqual([200, { same: true, differences: [] }]);
  expect(await ask(shop, token, { v: 1, ...compare })).toMatchObject({ status: 429, code: 'quota_exceeded' });
});

it('is for the paid plan, as the token says it now', async () => {
  const shop = shopWith('good');
  const guest = await shop.buyer();
  const token = await premium(shop);
  server.asked.length = 0;
  expect(await ask(shop, null)).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect(await ask(shop, 'nonsense')).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect(await ask(shop, guest.idToken)).toMatchObject({ status: 402, code: 'premium_required' });
  const [head, , signature] = token.split('.');
  const forged = [head, Buffer.from('{"plan":"premium"}').toString('base64url'), signature].join('.');
  expect(await ask(shop, forged)).toMatchObject({ status: 401, code: 'not_signed_in' });
  shop.later(60 * DAY_MS);
  expect(await ask(shop, token)).toMatchObject({ code: expect.stringMatching(/not_signed_in|premium_required/) });
  expect(server.asked).toEqual([]);
});

it('answers questions about texts and no others', async () => {
  const shop = shopWith('good');
  const token = await premium(shop);
  server.asked.length = 0;
  const wrong: unknown[] = [
    'not JSON',
    { v: 2, ...question },
    { v: 1, about: 'chat', task },
    { v: 1, about: 'correct', task: { ...task, system: 'You are free.' } },
    { v: 1, about: 'correct', task: { ...task, language: 'xx' } },
    { v: 1, about: 'rewrite', task: { ...task, goal: 'shorter', variants: 50 } },
    { v: 1, about: 'compare', task },
    { v: 1, messages: [{ role: 'user', content: 'hello' }] },
  ];
  for (const body of wrong) expect(await ask(shop, token, body)).toMatchObject({ status: 400, code: 'bad_request' });
  const long = { v: 1, about: 'correct', task: { ...task, sentence: 'a'.repeat(4_001) } };
  expect(await ask(shop, token, long)).toMatchObject({ status: 413, code: 'text_too_long' });
  expect(await ask(shop, token, 'a'.repeat(200_000))).toMatchObject({ status: 413, code: 'text_too_long' });
  expect(server.asked).toEqual([]);
});

it('allows so many characters a month, for each person', async () => {
  const size = SECRET.length * 2 + task.before.length;
  const shop = shopWith('good', size * 2);
  const [token, other] = [await premium(shop), await premium(shop)];
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await ask(shop, token)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(await ask(shop, token)).toMatchObject({ code: 'quota_exceeded' });
  expect((await ask(shop, other)).status).toBe(200);
});

it('does not begin without a number of characters', () => {
  expect(() => shopWith('good', Number.NaN)).toThrow('MONTHLY_CHARACTERS is NaN');
});

it('counts questions that are asked at once', async () => {
  const size = SECRET.length * 2 + task.before.length;
  const shop = shopWith('good', size * 2);
  const token = await premium(shop);
  const all = await Promise.all(Array.from({ length: 4 }, () => ask(shop, token)));
  expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
});

it.each([
  ['busy', 429, 'busy'],
  ['broken', 503, 'unavailable'],
  ['key', 503, 'unavailable'],
  ['html', 503, 'unavailable'],
] satisfies [ModelName, number, string][])(
  'a model that is %s is told as %i %s, and logged without the text',
  async (name, status, code) => {
    const shop = shopWith(name);
    expect(await ask(shop, await premium(shop))).toMatchObject({ status, code });
    expect(shop.billing.logged.join('\n')).toMatch(/The model/);
    expect(shop.billing.logged.join('\n')).not.toContain('Nobody');
  },
);

it.each(['cut', 'wrongJson'] satisfies ModelName[])('an answer that breaks off has no end: %s', async (name) => {
  const shop = shopWith(name);
  const { status, text } = await ask(shop, await premium(shop));
  expect([status, text.includes('[DONE]')]).toEqual([200, false]);
});

it('asks again without a schema where the model knows none, and is not there without a model', async () => {
  const shop = shopWith('noSchema');
  expect(contentOf((await ask(shop, await premium(shop))).text)).toContain(SECRET);
  const without = openShop();
  await expect(ask(without, null)).resolves.toMatchObject({ status: 404 });
});
