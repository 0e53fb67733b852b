import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../scripts/web/headers.ts';
import { payingPage } from '../../../tests/setup/payments.ts';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/configSchema.ts';
import { accountAddresses } from '../person/accountAddresses.ts';
import { billingConfigured } from './configured.ts';

const { config } = payingPage([]).env;
const withAuth = (changes: Partial<NonNullable<Config['auth']>>): Config['auth'] =>
  config.auth && { ...config.auth, ...changes };

describe('what is needed to sell something', () => {
  it.each<[string, Partial<Config>, boolean]>([
    ['names of both functions and an identity pool', {}, true],
    ['no functions', { functions: undefined }, false],
    ['one function only', { functions: { create: 'a' } }, false],
    ['no accounts', { auth: undefined }, false],
    ['names without an identity pool', { auth: withAuth({ identityPoolId: undefined }) }, false],
    [
      'addresses without an identity pool',
      { auth: withAuth({ identityPoolId: undefined }), functions: { create: '/a', cancel: 'https://b.example/' } },
      true,
    ],
  ])('%s', (_, changes, sold) => expect(billingConfigured({ ...config, ...changes })).toBe(sold));
});

describe('the functions of the configuration', () => {
  it.each([
    ['site-create', true],
    ['arn:aws:lambda:eu-west-1:1:function:site-create', true],
    ['https://pay.example/create', true],
    ['/pay/create', true],
    ['http://pay.example/create', false],
    ['//evil.example/create', false],
    ['../create', false],
    ['javascript:alert(1)', false],
  ])('%s', (create, right) => {
    const { problems } = readConfig({
      baseUrl: 'https://a.example',
      brand: 'A',
      product: { slug: 'a' },
      functions: { create, cancel: 'x' },
    });
    expect(problems.length === 0).toBe(right);
  });

  it('the policy lets the page speak to what is called, and to nothing else', () => {
    const connect = (functions: Config['functions']) =>
      contentSecurityPolicy({ ...config, functions }, 'app', true).match(/connect-src ([^;]*)/)?.[1] ?? '';
    expect(connect({ create: 'a', cancel: 'b' })).toContain('https://lambda.eu-west-1.amazonaws.com');
    const addresses = connect({ create: 'https://pay.example/a', cancel: '/b' });
    expect(addresses).toContain('https://pay.example');
    expect(addresses).not.toContain('lambda');
    expect(connect(undefined)).not.toContain('lambda');
  });

  it('the proof of privacy knows their addresses: they carry who one is, never the text', () => {
    const addresses = accountAddresses('https://papier.example', config);
    expect(addresses).toContain('https://lambda.eu-west-1.amazonaws.com/2015-03-31/functions/site-cancel/invocations');
  });
});
