import { describe, expect, it } from 'vitest';
import { payAddress } from './payAddress.ts';

const ORIGIN = 'http://127.0.0.1:4173';
const aws = { payment: {}, endpoints: {} };
const chargebee = { payment: { chargebee: { site: 'papier', publishableKey: 'k' } }, endpoints: {} };
const local = { payment: {}, endpoints: { payment: '/_cloud/pay' } };

describe('BIL-1: a checkout leads to the provider’s pages only', () => {
  it.each([
    ['the checkout', 'https://checkout.stripe.com/c/pay/cs_test_1#x', true],
    ['the portal', 'https://billing.stripe.com/p/session/1', true],
    ['a script', 'javascript:alert(1)', false],
    ['a picture', 'data:text/html,hello', false],
    ['another host', 'https://checkout.stripe.com.evil.example/', false],
    ['a host behind a name', 'https://checkout.stripe.com@evil.example/', false],
    ['a name before the host', 'https://me@checkout.stripe.com/', false],
    ['another port', 'https://checkout.stripe.com:8443/', false],
    ['no encryption', 'http://checkout.stripe.com/', false],
    ['this site', `${ORIGIN}/_cloud/pay/1`, false],
    ['a path', '/c/pay/cs_1', false],
    ['nothing', '', false],
  ])('%s', (_, url, right) => {
    expect(payAddress('stripe', url, aws, ORIGIN)).toBe(right ? url : undefined);
  });

  it('the second provider has its own host, and only where it is configured', () => {
    const url = 'https://papier.chargebee.com/pages/v4/1/';
    expect(payAddress('chargebee', url, chargebee, ORIGIN)).toBe(url);
    expect(payAddress('chargebee', url, aws, ORIGIN)).toBeUndefined();
    expect(payAddress('chargebee', 'https://other.chargebee.com/', chargebee, ORIGIN)).toBeUndefined();
    expect(payAddress('stripe', url, chargebee, ORIGIN)).toBeUndefined();
  });

  it('a configured address replaces the provider’s; without encryption on this machine only', () => {
    const at = (url: string, payment = '/_cloud/pay') =>
      payAddress('stripe', url, { payment: {}, endpoints: { payment } }, ORIGIN);
    expect(payAddress('stripe', `${ORIGIN}/_cloud/pay/cs_1`, local, ORIGIN)).toBe(`${ORIGIN}/_cloud/pay/cs_1`);
    expect(at(`${ORIGIN}/_cloud/payments`)).toBeUndefined();
    expect(at(`${ORIGIN}/_cloud/pay/../s3/x`)).toBeUndefined();
    expect(at('https://checkout.stripe.com/1')).toBeUndefined();
    expect(at('http://pay.example/1', 'http://pay.example/')).toBeUndefined();
    expect(at('https://pay.example/1', 'https://pay.example')).toBe('https://pay.example/1');
  });
});
