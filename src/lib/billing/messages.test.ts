import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cancelAnswer, createAnswer, type Subscription } from './answers.ts';
import { entitledUntil, isEntitled } from './entitlement.ts';
import { type CreateRequest, cancelRequest, createRequest } from './requests.ts';

const envelope = { v: 1, requestId: '8f4b1d52-9f0e-4c0e-8f3f-0c2f1f6d7a11', idToken: 'a.b.c' } as const;
const subscribe: CreateRequest = {
  ...envelope,
  action: 'subscribe',
  plan: 'premium',
  interval: 'month',
  locale: 'de',
};
const license: CreateRequest = {
  ...envelope,
  action: 'license',
  product: 'singleSite',
  licensee: 'Ada & Söhne',
  locale: 'pt',
};

describe('requests', () => {
  it.each<[string, unknown, boolean]>([
    ['a subscription', subscribe, true],
    ['a licence', license, true],
    ['the portal', { ...envelope, action: 'portal', locale: 'hi' }, true],
    ['another version', { ...subscribe, v: 2 }, false],
    ['no version', { ...subscribe, v: undefined }, false],
    ['a request without a number of its own', { ...subscribe, requestId: '1' }, false],
    ['no token', { ...subscribe, idToken: '' }, false],
    ['a week', { ...subscribe, interval: 'week' }, false],
    ['another provider', { ...subscribe, provider: 'paypal' }, false],
    ['a language that is an address', { ...subscribe, locale: 'https://evil.example' }, false],
    ['an unknown action', { ...subscribe, action: 'grant' }, false],
    ['a licence for nobody', { ...license, licensee: '  ' }, false],
    ['a name with a line break', { ...license, licensee: 'Ada\nPaid: yes' }, false],
    ['a name that turns the line around', { ...license, licensee: 'Ada \u202E' }, false],
    ['a very long name', { ...license, licensee: 'a'.repeat(121) }, false],
    ['nothing', null, false],
    ['a list', [subscribe], false],
  ])('to create: %s', (_, request, right) => {
    expect(v.safeParse(createRequest, request).success).toBe(right);
  });

  it('lose what only the function may decide', () => {
    const given = { ...subscribe, price: 1, quantity: -5, successUrl: 'https://evil.example', sub: 'eve' };
    expect(v.parse(createRequest, given)).toEqual(subscribe);
  });

  it('a cancellation is for the end of the period unless it says otherwise', () => {
    expect(v.parse(cancelRequest, { ...envelope })).toEqual({ ...envelope, at: 'period_end' });
    expect(v.parse(cancelRequest, { ...envelope, action: 'cancel', at: 'now' })).toMatchObject({ at: 'now' });
    expect(v.safeParse(cancelRequest, { ...envelope, comment: 'a'.repeat(501) }).success).toBe(false);
    expect(v.safeParse(cancelRequest, { ...envelope, reason: 'because' }).success).toBe(false);
  });
});

describe('answers', () => {
  const ok = { v: 1, ok: true };

  it.each<[string, unknown, boolean]>([
    ['an address', { ...ok, provider: 'stripe', kind: 'redirect', url: 'https://pay.example/', expiresAt: 1 }, true],
    [
      'a page',
      { ...ok, provider: 'chargebee', kind: 'hosted_page', hostedPage: { id: 'a', url: 'https://a.b/' } },
      true,
    ],
    ['a failure', { v: 1, ok: false, code: 'rate_limited', message: 'slowly', retryAfter: 60 }, true],
    ['a failure of another kind', { v: 1, ok: false, code: 'stack_trace', message: 'x' }, false],
    ['an address that is none', { ...ok, provider: 'stripe', kind: 'redirect', url: 'soon', expiresAt: 1 }, false],
  ])('of create: %s', (_, answer, right) => {
    expect(v.safeParse(createAnswer, answer).success).toBe(right);
  });

  it('no subscription is an answer', () => {
    expect(v.parse(cancelAnswer, { ...ok, subscription: null })).toEqual({ ...ok, subscription: null });
  });
});

describe('entitlement', () => {
  const DAY = 86_400;
  const end = 1_000 * DAY;
  const since = 990 * DAY;
  it.each<[Subscription['status'], number | null, number | undefined]>([
    ['active', end, end + 3 * DAY],
    ['trialing', end, end + 3 * DAY],
    ['past_due', end, since + 7 * DAY],
    ['canceling', end, end],
    ['canceled', end, undefined],
    ['incomplete', end, undefined],
    ['expired', end, undefined],
    ['unpaid', end, undefined],
    ['paused', end, undefined],
    ['unknown', end, undefined],
    ['active', null, undefined],
  ])('%s with an end of %s', (status, currentPeriodEnd, until) => {
    const one = { status, currentPeriodEnd, pastDueSince: status === 'past_due' ? since : null };
    expect(entitledUntil(one)).toBe(until);
    expect(isEntitled(one, (until ?? end) - 1)).toBe(until !== undefined);
    expect(isEntitled(one, until ?? end)).toBe(false);
  });

  it('nobody has it without a subscription', () => {
    expect(isEntitled(null, 0)).toBe(false);
  });
});
