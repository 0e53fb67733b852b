import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { applyConfig, defaultConfig, getConfig } from './config.ts';
import { readConfig, readConfigText } from './configSchema.ts';

const shipped = JSON.parse(readFileSync('public/config.json', 'utf8')) as Record<string, unknown>;
const full = {
  ...shipped,
  auth: {
    region: 'eu-west-1',
    userPoolId: 'eu-west-1_abc',
    clientId: 'c',
    identityPoolId: 'eu-west-1:1',
    domain: 'login.example.com',
    providers: { google: { clientId: 'g' }, facebook: { clientId: 'f' }, amazon: { clientId: 'a' } },
    mandatorySignIn: true,
    tokenStorage: 'local',
    refreshRotation: true,
  },
  storage: { bucket: 'b' },
  endpoints: { idp: 'http://127.0.0.1:9229', identity: '/_cloud/identity' },
  functions: { create: 'create', cancel: 'cancel' },
  payment: { publishableKey: 'pk', chargebee: { site: 's', publishableKey: 'k' } },
  images: { base: '/_ipx' },
  analytics: { beaconUrl: '/views', scriptUrl: 'https://count.example/a.js' },
  contact: { endpoint: 'https://forms.example/send' },
  ai: { function: 'https://ai.example/ask' },
};

describe('configuration', () => {
  it('the shipped file has no problems, and neither has a full one', () => {
    expect(readConfig(shipped).problems).toEqual([]);
    expect(readConfig(full).problems).toEqual([]);
    expect(readConfig(full).config.auth?.tokenStorage).toBe('local');
  });

  it('the shipped file enables no counting and no outside accounts, and payments only on this machine', () => {
    const { config } = readConfig(shipped);
    expect([config.analytics, config.contact, config.ai]).toEqual(Array(3).fill(undefined));
    expect(config.functions).toEqual({ create: 'local-subscription-create', cancel: 'local-subscription-cancel' });
    expect(config.endpoints).toMatchObject({ functions: '/_cloud/lambda', payment: '/_cloud/stripe' });
    expect(config.payment).toEqual({});
    expect(config.auth?.region).toBe('local');
  });

  it.each(['', '{', '[]', 'null', '"text"', '{"baseUrl": }'])(
    '%j as a file keeps the defaults and reports it',
    (text) => {
      const { config, problems } = readConfigText(text);
      expect(config).toEqual(defaultConfig);
      expect(problems.length).toBeGreaterThan(0);
    },
  );

  const wrong: [field: string, value: unknown, problem: string][] = [
    ['baseUrl', 'spelling.example', 'must be an address'],
    ['baseUrl', 'http://spelling.example', 'must begin with https:// (http:// only for this machine)'],
    ['baseUrl', 'https://spelling.example/path', 'must be an origin without a path'],
    ['brand', '', 'must not be empty'],
    ['brand', 7, 'must be a text'],
    ['product', { slug: 'Spelling Check' }, 'must be like spelling-check'],
    ['mail', { sales: 'nobody' }, ''],
    ['prices', { currency: 'euro' }, 'must be a currency such as EUR'],
    ['prices', { currency: 'EUR', premiumMonthly: '5' }, 'must be a number'],
    ['prices', { currency: 'EUR', singleSite: -1 }, 'must not be negative'],
    ['auth', { ...full.auth, userPoolId: 'us-east-1abc' }, 'Invalid UserPoolId format.'],
    ['auth', { ...full.auth, userPoolId: 'a_b_c' }, 'Invalid UserPoolId format.'],
    ['auth', { ...full.auth, userPoolId: `a_${'b'.repeat(60)}` }, 'Invalid UserPoolId format.'],
    ['auth', { ...full.auth, clientId: undefined }, 'is missing'],
    ['auth', { ...full.auth, region: '' }, 'must not be empty'],
    ['auth', { ...full.auth, identityPoolId: 5 }, 'must be a text'],
    ['auth', { ...full.auth, domain: 'https://login.example.com' }, 'must be a host name without https://'],
    ['auth', { ...full.auth, providers: { google: {} } }, 'is missing'],
    ['auth', { ...full.auth, mandatorySignIn: 'yes' }, 'must be true or false'],
    ['auth', { ...full.auth, tokenStorage: 'disk' }, 'must be session, local, memory or cookie'],
    ['auth', { ...full.auth, refreshRotation: 1 }, 'must be true or false'],
    ['storage', {}, 'is missing'],
    ['storage', { bucket: 'b', levels: ['private'] }, 'must be public or protected'],
    ['endpoints', { idp: 'http://idp.example' }, 'must be an https:// address or begin with /'],
    ['functions', { create: '' }, 'must not be empty'],
    ['payment', { chargebee: { site: 's' } }, 'is missing'],
    ['images', { base: '//evil.example' }, 'must be an https:// address or begin with /'],
    ['analytics', { scriptUrl: '/own.js' }, 'must be an address'],
    ['analytics', { beaconUrl: 'javascript:1' }, 'must be an https:// address or begin with /'],
    ['contact', {}, 'is missing'],
    ['ai', { function: 'rewrite' }, 'must be an https:// address or begin with /'],
    ['colour', 'red', 'is not a known field'],
  ];

  it.each(wrong)('an invalid field alone is left out, with a message: %s %j', (field, value, problem) => {
    const { config, problems } = readConfig({ ...full, [field]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.field.split('.')[0]).toBe(field);
    expect(problems[0]?.problem).toContain(problem);
    const fallback = (defaultConfig as unknown as Record<string, unknown>)[field];
    expect((config as unknown as Record<string, unknown>)[field]).toEqual(fallback);
    expect(config.mail.support === undefined).toBe(field === 'mail');
  });

  it.each(['baseUrl', 'brand', 'product'])('%s is required', (field) => {
    expect(readConfig({ ...full, [field]: undefined }).problems).toEqual([{ field, problem: 'is missing' }]);
  });

  it('the console names the hidden part and the reason', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    applyConfig(readConfig({ ...full, contact: { endpoint: 'x' } }));
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatch(/config\.json: "contact.*" is left out: .*hidden/);
    applyConfig(readConfig({ ...shipped, brand: '' }));
    expect(warn.mock.calls[1]?.[0]).toBe('config.json: "brand" must not be empty. The default is used.');
    applyConfig(readConfigText('{'));
    expect(warn.mock.calls[2]?.[0]).toBe('config.json: the file is not valid JSON. The defaults are used.');
    expect(getConfig().contact).toBe(undefined);
    applyConfig({ config: defaultConfig, problems: [] });
    warn.mockRestore();
  });
});
