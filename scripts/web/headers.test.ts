import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../src/services/config/config.ts';
import { readConfig } from '../../src/services/config/configSchema.ts';
import { cacheControl, contentSecurityPolicy, securityHeaders } from './headers.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `) || part === name);
const policyFor = (fields: object, variant: 'app' | 'ai' = 'app', secure = true) =>
  contentSecurityPolicy(readConfig({ ...defaultConfig, ...fields }).config, variant, secure);
const auth = { region: 'eu-west-1', userPoolId: 'eu-west-1_a', clientId: 'c', identityPoolId: 'eu-west-1:0000' };

describe('headers', () => {
  it('have the strict policy when nothing is configured', () => {
    expect(policyFor({})).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
        "font-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'; form-action 'self'; " +
        "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
        'trusted-types default; upgrade-insecure-requests',
    );
  });

  it('upgrade requests only where there is https', () => {
    expect(policyFor({}, 'app', false)).not.toContain('upgrade-insecure-requests');
    expect(securityHeaders(defaultConfig, 'app', false)).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders(defaultConfig, 'app', true)['strict-transport-security']).toContain('max-age=63072000');
  });

  const additions: [what: string, fields: object, name: string, origins: string][] = [
    [
      'accounts',
      { auth },
      'connect-src',
      "'self' https://cognito-idp.eu-west-1.amazonaws.com https://cognito-identity.eu-west-1.amazonaws.com",
    ],
    [
      'storage',
      { auth, storage: { bucket: 'b' } },
      'connect-src',
      "'self' https://cognito-idp.eu-west-1.amazonaws.com https://cognito-identity.eu-west-1.amazonaws.com " +
        'https://b.s3.eu-west-1.amazonaws.com',
    ],
    [
      'hosted login',
      { auth: { ...auth, identityPoolId: undefined, domain: 'login.example' } },
      'connect-src',
      "'self' https://cognito-idp.eu-west-1.amazonaws.com https://login.example",
    ],
    ['a local cloud', { auth, endpoints: { idp: '/_cloud/idp', identity: '/_cloud/id' } }, 'connect-src', "'self'"],
    [
      'a counting script',
      { analytics: { scriptUrl: 'https://count.example/a.js' } },
      'script-src',
      "'self' 'wasm-unsafe-eval' https://count.example",
    ],
    [
      'a beacon',
      { analytics: { beaconUrl: 'https://count.example/v' } },
      'connect-src',
      "'self' https://count.example",
    ],
    [
      'functions by name and by address',
      { auth, functions: { create: 'subscription-create', cancel: 'https://pay.example/cancel' } },
      'connect-src',
      "'self' https://cognito-idp.eu-west-1.amazonaws.com https://cognito-identity.eu-west-1.amazonaws.com " +
        'https://lambda.eu-west-1.amazonaws.com https://pay.example',
    ],
    [
      'the image service',
      { images: { base: 'https://img.example/_ipx' } },
      'img-src',
      "'self' data: blob: https://img.example",
    ],
    [
      'the contact form',
      { contact: { endpoint: 'https://forms.example/a' } },
      'connect-src',
      "'self' https://forms.example",
    ],
    [
      'Google',
      {
        auth: { ...auth, providers: { google: { clientId: 'g', sdk: 'https://apis.google.com/js/platform.js' } } },
        endpoints: { hosted: '/_cloud' },
      },
      'frame-src',
      'https://accounts.google.com https://apis.google.com',
    ],
  ];

  it.each(additions)('%s adds its origins and nothing else', (_, fields, name, origins) => {
    expect(directive(policyFor(fields), name)).toBe(`${name} ${origins}`);
    const unchanged = ['default-src', 'style-src', 'object-src', 'base-uri', 'require-trusted-types-for'];
    for (const other of unchanged) expect(directive(policyFor(fields), other)).toBe(directive(policyFor({}), other));
  });

  it('let the AI checker reach the endpoint that a person enters, and differ in nothing else', () => {
    const own = policyFor({}, 'ai').split('; ');
    const others = policyFor({}).split('; ');
    const different = own.filter((part) => !others.includes(part));
    expect(different).toEqual(["connect-src 'self' https: http://localhost:* http://127.0.0.1:*"]);
  });

  it('cache hashed files for ever and have the others revalidated', () => {
    expect(cacheControl('/assets/entries/a.B9abcdef.js')).toContain('immutable');
    expect(cacheControl('/packs/en.spell.f42d9e623c.bin')).toContain('immutable');
    for (const path of ['/', '/sw.js', '/packs/manifest.json', '/packs/en.LICENSE.txt', '/icons.svg']) {
      expect(cacheControl(path)).toBe('no-cache');
    }
  });
});
