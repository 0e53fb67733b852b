// The messages of the contact form through the function that receives them: mailed to whom they concern, limited, in no log.
import { describe, expect, it } from 'vitest';
import { makeStamp } from '../../src/lib/contact/stamp.ts';
import { createReceive, FROM_ONE_ADDRESS } from '../../src/server/functions/contact/receive.ts';
import { startCloud, type TestCloud } from './library.ts';

const message = { name: 'Ada', email: 'ada@mail.example', subject: 'general', message: 'Nobody shall read this.' };

async function post(cloud: TestCloud, content: object | string) {
  const answer = await fetch(`${cloud.site}/_cloud/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: cloud.site },
    body: typeof content === 'string' ? content : JSON.stringify(content),
  });
  return { status: answer.status, said: (await answer.json()) as { ok: boolean; code?: string } };
}
const stamped = async (change: Partial<typeof message> = {}, time = Date.now()) => {
  const one = { ...message, ...change };
  return { ...one, locale: 'en', stamp: await makeStamp(one, time) };
};

describe('a message', () => {
  it('is mailed to support, or to sales if it is about a product, and an answer goes to its writer', async () => {
    const cloud = startCloud();
    expect(await post(cloud, await stamped())).toEqual({ status: 200, said: { ok: true } });
    expect(await post(cloud, await stamped({ subject: 'javaSdk' }))).toMatchObject({ status: 200 });
    const [second, first] = cloud.outbox.messages();
    expect(first).toMatchObject({ kind: 'contact', to: 'support@localhost', replyTo: message.email });
    expect(first?.text).toContain(message.message);
    expect(second?.to).toBe('sales@localhost');
    expect(cloud.billing.logged.join('\n')).not.toMatch(/Nobody|ada@/);
  });

  it('puts nothing that was typed into a header, except for an address that can be only one', async () => {
    const cloud = startCloud();
    await post(cloud, await stamped({ name: 'Ada\r\nBcc: all@mail.example', email: 'a,b@mail.example' }));
    const [mail] = cloud.outbox.messages();
    expect(mail?.subject).toBe('Spelling Check: general');
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).toContain('a,b@mail.example');
  });

  it.each<[string, () => Promise<object | string>, number]>([
    ['no JSON', async () => '{', 400],
    ['without an address', () => stamped({ email: ' ' }), 400],
    ['of no known subject', () => stamped({ subject: 'casino' }), 400],
    ['without a stamp', async () => ({ ...message, locale: 'en' }), 400],
    ['with the stamp of another one', async () => ({ ...(await stamped()), message: 'Buy this' }), 403],
    ['with a stamp of last week', () => stamped({}, Date.now() - 7 * 86_400_000), 403],
    ['of a megabyte', async () => 'x'.repeat(1_000_000), 413],
  ])('%s is refused, and nothing is sent', async (_, content, status) => {
    const cloud = startCloud();
    const answer = await post(cloud, await content());
    expect([answer.status, answer.said.ok]).toEqual([status, false]);
    expect(cloud.outbox.messages()).toEqual([]);
  });

  it('from another site or by another method is refused before anything is counted', async () => {
    const refuse = () => Promise.reject(new Error('asked'));
    const receive = createReceive({
      siteOrigin: 'https://site.example',
      recipients: { support: 'support@site.example', sales: '', brand: 'Brand' },
      counter: { take: refuse },
      hourly: 60,
      sendMail: refuse,
      now: Date.now,
      log: () => undefined,
    });
    const event = (origin: string, method: string, body: string) => ({
      headers: { origin },
      body,
      requestContext: { http: { method, sourceIp: '192.0.2.1' } },
    });
    const body = JSON.stringify(await stamped());
    expect((await receive(event('https://elsewhere.example', 'POST', body))).statusCode).toBe(403);
    expect((await receive(event('https://site.example', 'GET', body))).statusCode).toBe(405);
    // A table that does not answer: neither counted nor sent, and said to be worth another try.
    expect((await receive(event('https://site.example', 'POST', body))).statusCode).toBe(503);
  });

  it('is one too many after five in an hour from one address', async () => {
    let skip = 0;
    const cloud = startCloud({ clock: () => Date.now() + skip });
    for (let i = 0; i < FROM_ONE_ADDRESS; i++)
      expect((await post(cloud, await stamped({ message: `${i}` }))).status).toBe(200);
    expect(await post(cloud, await stamped())).toMatchObject({ status: 429, said: { code: 'too-many' } });
    skip = 3_600_000;
    expect((await post(cloud, await stamped())).status).toBe(200);
  });
});
