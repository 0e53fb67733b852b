import { beforeEach, describe, expect, it } from 'vitest';
import { answer, payingPage, subscriptionWith } from '../../../tests/setup/payments.ts';
import { AuthError } from '../auth/authFailure.ts';
import { BillingError } from './billingError.ts';
import { forgetRequest } from './requestIds.ts';

const URL_ = 'https://checkout.stripe.com/c/pay/cs_1';
const ok = { v: 1, ok: true };
const place = (url = URL_, expiresAt: number | null = 4_000_000_000) =>
  answer({ ...ok, provider: 'stripe', kind: 'redirect', url, expiresAt });

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => new Error('It did not fail'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof BillingError)) throw error;
  return error.code;
}

beforeEach(() => forgetRequest());

describe('FUN-1: the call', () => {
  it('goes to the configured name, signed, with a version, the token and a number of its own', async () => {
    const { service, calls } = payingPage([place()]);
    expect(await service.subscribe('year')).toBe(URL_);
    const [call] = calls;
    expect(call?.url).toBe('https://lambda.eu-west-1.amazonaws.com/2015-03-31/functions/site-create/invocations');
    expect(call?.headers['authorization']).toContain('/eu-west-1/lambda/aws4_request');
    const { requestId, ...body } = call?.body ?? {};
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).toEqual({
      v: 1,
      idToken: 'id.token.x',
      action: 'subscribe',
      plan: 'premium',
      interval: 'year',
      locale: 'de',
    });
  });

  it('goes to an address without cloud keys where the configuration names one', async () => {
    const { env } = payingPage([]);
    const config = { ...env.config, functions: { create: '/api/create', cancel: 'https://pay.example/cancel' } };
    const none = () => Promise.reject(new Error('no keys are needed'));
    const { service, calls } = payingPage([place()], { config, getCredentials: none });
    await service.subscribe('month');
    expect(calls[0]?.url).toBe('https://papier.example/api/create');
    expect(calls[0]?.headers['authorization']).toBeUndefined();
  });

  it('has one number however often it is pressed, until the checkout is dead or there is an answer', async () => {
    let now = 0;
    const { service, calls } = payingPage([new TypeError('gone'), place(URL_, 7200)], { now: () => now });
    await service.subscribe('year');
    await service.subscribe('year');
    await service.subscribe('month');
    now = 7_200_000;
    await service.subscribe('year');
    const ids = calls.map(({ body }) => body['requestId']);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(new Set(ids).size).toBe(3);
  });

  it('a refusal ends the intention: the next press is a new one', async () => {
    const { service, calls } = payingPage([answer({ v: 1, ok: false, code: 'unknown_plan', message: 'x' }), place()]);
    expect(await codeOf(service.subscribe('year'))).toBe('unknown_plan');
    await service.subscribe('year');
    expect(calls[0]?.body['requestId']).not.toBe(calls[1]?.body['requestId']);
  });

  it('renews cloud keys once that the service no longer accepts', async () => {
    const expired = answer(
      { message: 'x' },
      { status: 403, headers: { 'x-amzn-errortype': 'ExpiredTokenException:' } },
    );
    const { service, cleared } = payingPage([expired, place()]);
    expect(await service.subscribe('year')).toBe(URL_);
    expect(cleared()).toBe(1);
    const never = payingPage([expired]);
    expect(await codeOf(never.service.subscribe('year'))).toBe('denied');
    expect(never.calls).toHaveLength(2);
  });
});

describe('failures', () => {
  it('FUN-2: a failure inside the function is told apart although the status is 200; details go to the log only', async () => {
    const failed = answer({ errorMessage: 'secret' }, { headers: { 'x-amz-function-error': 'Unhandled' } });
    const { service, reports } = payingPage([failed]);
    expect(await codeOf(service.status())).toBe('failed');
    expect(JSON.stringify(reports)).toContain('secret');
  });

  it('FUN-3: nothing is sent for a guest', async () => {
    const { service, calls } = payingPage([place()], { isSignedIn: () => false });
    expect(await codeOf(service.subscribe('year'))).toBe('not_signed_in');
    expect(await codeOf(service.licenses())).toBe('not_signed_in');
    expect(calls).toEqual([]);
  });

  it.each(['bad_request', 'not_signed_in', 'unknown_plan', 'already_subscribed', 'not_found', 'rate_limited'] as const)(
    'FUN-5: the code %s arrives with its wait, whatever the status',
    async (code) => {
      const { service } = payingPage([answer({ v: 1, ok: false, code, message: 'x', retryAfter: 9 }, { status: 400 })]);
      const error = await service.cancel().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code, retryAfter: 9 });
    },
  );

  it.each<[string, Response | Error, string]>([
    ['no network', new TypeError('Failed to fetch'), 'network'],
    ['a page', answer('<!doctype html><h1>Sign in to the network</h1>'), 'unreadable'],
    ['half of an answer', answer('{"v":1,"ok":tr'), 'unreadable'],
    ['another version', answer({ v: 2, ok: true, subscription: null }), 'unreadable'],
    ['another shape', answer({ v: 1, ok: true, subscription: { status: 'active' } }), 'unreadable'],
    ['an unknown code', answer({ v: 1, ok: false, code: 'stack', message: '' }), 'unreadable'],
    ['nothing', answer('null'), 'unreadable'],
    [
      'a denial',
      answer({ Message: 'no' }, { status: 403, headers: { 'x-amzn-errortype': 'AccessDeniedException' } }),
      'denied',
    ],
    [
      'too many calls',
      answer({}, { status: 429, headers: { 'x-amzn-errortype': 'TooManyRequestsException' } }),
      'rate_limited',
    ],
    ['a gateway', answer('<html></html>', { status: 502 }), 'failed'],
  ])('%s is a failure of its own', async (_, given, code) => {
    expect(await codeOf(payingPage([given]).service.status())).toBe(code);
  });

  it('a passing failure is tried again with the same number', async () => {
    const { service, calls } = payingPage([
      new TypeError('gone'),
      answer('', { status: 503 }),
      answer({ ...ok, subscription: null }),
    ]);
    expect(await service.status()).toBeNull();
    expect(new Set(calls.map(({ body }) => body['requestId'])).size).toBe(1);
    expect(calls).toHaveLength(3);
  });

  it('without a line nothing is tried', async () => {
    const { service, calls } = payingPage([place()], { isOnline: () => false });
    expect(await codeOf(service.subscribe('year'))).toBe('offline');
    expect(calls).toEqual([]);
  });

  it('a session that has ended is one that is not signed in', async () => {
    const idToken = () => Promise.reject(new AuthError('NotAuthenticated', 'User is not authenticated'));
    expect(await codeOf(payingPage([], { idToken }).service.status())).toBe('not_signed_in');
  });

  it('says where nothing can be bought', async () => {
    const { env } = payingPage([]);
    const { service } = payingPage([], { config: { ...env.config, functions: undefined } });
    expect(await codeOf(service.subscribe('year'))).toBe('not_configured');
  });
});

describe('answers', () => {
  it('BIL-1: an address that is not the provider’s is refused, and asked for anew', async () => {
    const { service, calls } = payingPage([place('https://evil.example/pay')]);
    expect(await codeOf(service.subscribe('year'))).toBe('refused_address');
    expect(await codeOf(service.buyLicense('singleSite', 'Anna'))).toBe('refused_address');
    expect(await codeOf(service.subscribe('year'))).toBe('refused_address');
    expect(calls[0]?.body['requestId']).not.toBe(calls[2]?.body['requestId']);
  });

  it('BIL-2: the second provider’s page is entered by its address', async () => {
    const { env } = payingPage([]);
    const config = { ...env.config, payment: { chargebee: { site: 'papier', publishableKey: 'k' } } };
    const url = 'https://papier.chargebee.com/pages/v4/h1/';
    const page = { ...ok, provider: 'chargebee', kind: 'hosted_page', hostedPage: { id: 'h1', url } };
    const { service, calls } = payingPage([answer(page)], { config });
    expect(await service.subscribe('year')).toBe(url);
    expect(calls[0]?.body['provider']).toBe('chargebee');
    const other = { ...page, hostedPage: { id: 'h1', url: 'https://evil.example/' } };
    expect(await codeOf(payingPage([answer(other)], { config }).service.subscribe('year'))).toBe('refused_address');
  });

  it('BIL-4: a cancellation is for the end of the period, says why, and answers with the new state', async () => {
    const canceling = subscriptionWith({ status: 'canceling', cancelAtPeriodEnd: true });
    const { service, calls } = payingPage([answer({ ...ok, subscription: canceling })]);
    expect(await service.cancel({ reason: 'unused', comment: ' Bye ' })).toEqual(canceling);
    expect(calls[0]?.body).toMatchObject({ action: 'cancel', at: 'period_end', reason: 'unused', comment: 'Bye' });
    await service.cancel({ comment: '  ' });
    expect(calls[1]?.body).not.toHaveProperty('comment');
    expect(calls[1]?.body['requestId']).not.toBe(calls[0]?.body['requestId']);
  });

  it('licences come as they are, a new portal each time', async () => {
    const { service, calls } = payingPage([answer({ ...ok, licenses: [] }), place('https://billing.stripe.com/p/1')]);
    expect(await service.licenses()).toEqual([]);
    await service.portal();
    await service.portal();
    expect(calls[1]?.body['requestId']).not.toBe(calls[2]?.body['requestId']);
  });
});
