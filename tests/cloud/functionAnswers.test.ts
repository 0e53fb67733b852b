// The payment functions against wrong callers, wrong requests and services that fail.
import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import { cancelAnswer, createAnswer, licensesAnswer } from '../../src/lib/billing/answers.ts';
import { createTokenReader } from '../../src/server/functions/billing/idToken.ts';
import { type Buyer, openShop, urlOf } from './shop.ts';

const shop = openShop();
const CREATE = 'local-subscription-create';
const CANCEL = 'local-subscription-cancel';
const subscribe = { action: 'subscribe', plan: 'premium', interval: 'month', locale: 'en' };

const envelope = (buyer: Buyer, more: object = {}) => ({
  v: 1,
  requestId: crypto.randomUUID(),
  idToken: buyer.idToken,
  ...more,
});
const ask = async (buyer: Buyer, payload: unknown, name = CREATE) => {
  const answer = await buyer.invoke(name, payload);
  return { failed: answer.headers.has('x-amz-function-error'), body: (await answer.json()) as Record<string, unknown> };
};

/** A token's parts, changed and put together again. */
function forge(idToken: string, claims: object, header: object = {}): { head: string; signature: string } {
  const [head = '', body = '', signature = ''] = idToken.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
  const write = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return { head: `${write({ ...read(head), ...header })}.${write({ ...read(body), ...claims })}`, signature };
}

describe('FUN-4 whose tokens count (cloud.md 5.5, row 13)', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });

  it.each<[string, (idToken: string, buyer: Buyer) => string | Promise<string>]>([
    ['nonsense', () => 'a.b.c'],
    ['no signature', (idToken) => `${forge(idToken, {}, { alg: 'none' }).head}.`],
    [
      'a signature with the public key as a password',
      async (idToken) => {
        const { head } = forge(idToken, {}, { alg: 'HS256' });
        const answer = await fetch(`${shop.site}/_cloud/idp/${NAMES.userPoolId}/.well-known/jwks.json`);
        const { keys } = (await answer.json()) as { keys: [object] };
        const pem = createPublicKey({ key: keys[0] as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
        return `${head}.${createHmac('sha256', pem).update(head).digest('base64url')}`;
      },
    ],
    [
      'the key of another pool',
      (idToken) => {
        const { head } = forge(idToken, { iss: 'https://cognito-idp.local.amazonaws.com/local_Other' });
        return `${head}.${sign('RSA-SHA256', Buffer.from(head), other.privateKey).toString('base64url')}`;
      },
    ],
    [
      'a key of its own under the right name',
      (idToken) => {
        const { head } = forge(idToken, { sub: 'eve' });
        return `${head}.${sign('RSA-SHA256', Buffer.from(head), other.privateKey).toString('base64url')}`;
      },
    ],
    [
      'another user with the old signature',
      (idToken) => {
        const { head, signature } = forge(idToken, { sub: 'someone-else' });
        return `${head}.${signature}`;
      },
    ],
  ])('%s: not signed in, and no customer', async (_, make) => {
    const buyer = await shop.buyer();
    const before = Object.keys(shop.billing.state.customers).length;
    const payload = { ...envelope(buyer, subscribe), idToken: await make(buyer.idToken, buyer) };
    expect((await ask(buyer, payload)).body).toMatchObject({ v: 1, ok: false, code: 'not_signed_in' });
    expect((await ask(buyer, { ...payload, action: 'status' }, CANCEL)).body).toMatchObject({ code: 'not_signed_in' });
    expect(Object.keys(shop.billing.state.customers)).toHaveLength(before);
  });

  it('an access token, an old token and one for another client are refused', async () => {
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = { ...keys.publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' };
    const read = createTokenReader(
      { issuer: 'https://pool.example', clientId: 'site' },
      async () => new Response(JSON.stringify({ keys: [jwk] })),
    );
    const token = (claims: object) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const now = Math.floor(Date.now() / 1000);
      const all = {
        iss: 'https://pool.example',
        aud: 'site',
        sub: 'ada',
        token_use: 'id',
        iat: now,
        exp: now + 60,
        ...claims,
      };
      const head = `${part({ alg: 'RS256', kid: 'k' })}.${part(all)}`;
      return `${head}.${sign('RSA-SHA256', Buffer.from(head), keys.privateKey).toString('base64url')}`;
    };
    await expect(read(token({ email: 'ada@example.com' }))).resolves.toEqual({ sub: 'ada', email: 'ada@example.com' });
    for (const wrong of [
      { token_use: 'access' },
      { token_use: undefined },
      { aud: 'another' },
      { exp: Math.floor(Date.now() / 1000) - 1 },
      { iss: 'https://pool.example.evil' },
      { sub: '' },
    ]) {
      await expect(read(token(wrong)), JSON.stringify(wrong)).rejects.toMatchObject({ code: 'not_signed_in' });
    }
  });

  it('keys that cannot be fetched say nothing about the token', async () => {
    for (const answer of [
      async () => new Response('<!doctype html>', { status: 200 }),
      async () => new Response('', { status: 500 }),
      async () => Promise.reject(new TypeError('fetch failed')),
    ]) {
      const read = createTokenReader({ issuer: NAMES.issuer, clientId: NAMES.clientId }, answer);
      const { idToken } = await shop.buyer();
      await expect(read(idToken)).rejects.toMatchObject({ code: 'provider_unavailable' });
    }
  });

  it('a user named in the request changes nothing', async () => {
    const [ada, eve] = [await shop.buyer(), await shop.buyer()];
    await shop.pay(await ada.subscribe());
    await shop.billing.settled();
    const given = envelope(eve, { action: 'status', sub: ada.sub, userId: ada.sub, customer: ada.sub });
    expect((await ask(eve, given, CANCEL)).body).toEqual({ v: 1, ok: true, subscription: null });
    expect((await ask(eve, { ...given, action: 'cancel', at: 'now' }, CANCEL)).body).toMatchObject({
      code: 'not_found',
    });
    expect(await ada.status()).toMatchObject({ status: 'active' });
  });
});

describe('FUN-3 guests', () => {
  it('have no right to call the functions', async () => {
    const { IdentityId } = (
      await shop.post('AWSCognitoIdentityService.GetId', { IdentityPoolId: NAMES.identityPoolId })
    ).body;
    const { body } = await shop.post('AWSCognitoIdentityService.GetCredentialsForIdentity', { IdentityId });
    const given = body['Credentials'] as Record<string, string>;
    const guest = shop.invoker({
      accessKeyId: given['AccessKeyId'] ?? '',
      secretAccessKey: given['SecretKey'] ?? '',
      sessionToken: given['SessionToken'] ?? '',
    });
    for (const name of [CREATE, CANCEL]) {
      const answer = await guest(name, {});
      expect(answer.status).toBe(403);
      expect(answer.headers.get('x-amzn-errortype')).toBe('AccessDeniedException');
    }
    // And nobody calls the webhook or the trigger by Invoke.
    const buyer = await shop.buyer();
    for (const name of ['local-payment-webhook', 'local-token-claims']) {
      expect((await buyer.invoke(name, {})).status).toBe(403);
    }
  });
});

describe('FUN-5 answers', () => {
  it.each<[string, object, string]>([
    ['no version', { v: undefined }, 'bad_request'],
    ['another version', { v: 2 }, 'bad_request'],
    ['no number of its own', { requestId: 'x' }, 'bad_request'],
    ['an unknown action', { action: 'grant' }, 'bad_request'],
    ['an unknown interval', { interval: 'week' }, 'bad_request'],
    ['an unknown plan', { plan: 'gold' }, 'unknown_plan'],
    ['a plan that is part of every object', { plan: 'constructor' }, 'unknown_plan'],
    ['a licence that is not sold', { action: 'license', product: 'everything', licensee: 'Ada' }, 'unknown_plan'],
    [
      'a licence that is part of every object',
      { action: 'license', product: '__proto__', licensee: 'A' },
      'unknown_plan',
    ],
  ])('to %s: a typed failure', async (_, more, code) => {
    const buyer = await shop.buyer();
    const { failed, body } = await ask(buyer, envelope(buyer, { ...subscribe, ...more }));
    expect(failed).toBe(false);
    expect(body).toMatchObject({ v: 1, ok: false, code });
    expect(v.safeParse(createAnswer, body).success).toBe(true);
  });

  it('all of them are as agreed', async () => {
    const buyer = await shop.buyer();
    const created = await buyer.subscribe();
    expect(v.parse(createAnswer, created)).toEqual(created);
    await shop.pay(created);
    await shop.billing.settled();
    const status = await buyer.cancel({ action: 'status' });
    expect(v.parse(cancelAnswer, status)).toEqual(status);
    const licenses = await buyer.cancel({ action: 'licenses' });
    expect(v.parse(licensesAnswer, licenses)).toEqual({ v: 1, ok: true, licenses: [] });
  });

  it('price, quantity and addresses in the request are ignored (cloud.md 5.5, row 28)', async () => {
    const buyer = await shop.buyer();
    const evil = { price: 1, amount: 1, quantity: -3, success_url: 'https://evil.example', returnUrl: '//evil' };
    const { body } = await ask(buyer, envelope(buyer, { ...subscribe, ...evil }));
    const session = Object.values(shop.billing.state.sessions).at(-1);
    expect(body).toMatchObject({ ok: true });
    expect(session).toMatchObject({ amount_total: 500, success_url: `${shop.site}/checker/premium/?checkout=done` });
  });
});

describe('FUN-2 a bug inside a function', () => {
  it('is told as a failed function, without an answer', async () => {
    const buyer = await shop.buyer();
    // The provider finds our request wrong: nothing that the person could do.
    shop.faults.add({ operation: 'StripeCustomers', kind: 'status', status: 400 });
    const { failed, body } = await ask(buyer, envelope(buyer, subscribe));
    shop.faults.clear();
    expect(failed).toBe(true);
    expect(body).not.toHaveProperty('ok');
  });
});

describe('services that fail', () => {
  it.each<[string, string, 'html' | 'drop' | 'status' | 'badJson' | 'empty', number?]>([
    ['HTML from the provider', 'StripeCheckout', 'html'],
    ['the provider is down', 'StripeCheckout', 'status', 500],
    ['the provider cannot be reached', 'StripeCheckout', 'drop'],
    ['half an answer of the provider', 'StripeCheckout', 'badJson'],
    ['HTML from the provider for a customer', 'StripeCustomers', 'html'],
    ['the operator’s key is wrong', 'StripeCustomers', 'status', 401],
    ['the table is down', 'GetItem', 'status', 500],
    ['the table cannot be reached', 'TransactWriteItems', 'drop'],
    ['the table gives HTML', 'Query', 'html'],
    ['the identity pool is down', 'GetId', 'status', 500],
  ])('%s: provider_unavailable, and it works afterwards', async (_, operation, kind, status) => {
    const buyer = await shop.buyer();
    const requestId = crypto.randomUUID();
    shop.faults.add({ operation, kind, ...(status && { status }) });
    const refused = await buyer.subscribe({ requestId });
    shop.faults.clear();
    expect(refused).toMatchObject({ ok: false, code: 'provider_unavailable', retryAfter: 30 });
    expect(await buyer.claims()).toMatchObject({ plan: 'free' });
    expect(urlOf(await buyer.subscribe({ requestId }))).toContain('/pay/');
    expect(Object.values(shop.billing.state.customers).filter(({ email }) => email === buyer.email)).toHaveLength(1);
  });

  it('too many requests at the provider: rate_limited with a time', async () => {
    const buyer = await shop.buyer();
    shop.faults.add({ operation: 'StripeCheckout', kind: 'throttle' });
    expect(await buyer.subscribe()).toMatchObject({ ok: false, code: 'rate_limited', retryAfter: 60 });
    shop.faults.clear();
  });

  it('an answer that was lost is given again, without a second customer or page', async () => {
    const buyer = await shop.buyer();
    const requestId = crypto.randomUUID();
    shop.faults.add({ operation: 'StripeCheckout', kind: 'dropAfter', times: 1 });
    const first = await buyer.subscribe({ requestId });
    shop.faults.clear();
    expect(urlOf(await buyer.subscribe({ requestId }))).toBe(urlOf(first));
  });

  it('nobody is kept from signing in while the table is down; the token says that the plan is not known', async () => {
    const buyer = await shop.buyer();
    shop.faults.add({ operation: 'Query', kind: 'status' });
    const claims = await buyer.claims();
    shop.faults.clear();
    expect(claims).toMatchObject({ sub: buyer.sub, plan_status: 'unknown' });
    expect(claims).not.toHaveProperty('plan');
  });

  it('status gives what is known while the provider is down', async () => {
    const buyer = await shop.buyer();
    shop.billing.hold(true);
    await shop.pay(await buyer.subscribe());
    shop.faults.add({ operation: 'StripeSubscriptions', kind: 'status' });
    expect(await buyer.status()).toBeNull();
    shop.faults.clear();
    // And the provider's own word before the message has come (row 31).
    expect(await buyer.status()).toMatchObject({ status: 'active' });
    expect(await buyer.claims()).toMatchObject({ plan: 'premium' });
    shop.billing.hold(false);
  });
});
