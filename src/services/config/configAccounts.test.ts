import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountConfig, EMAIL, failureOf, openWorld, PASSWORD } from '../../../tests/setup/accounts.ts';
import { authTextCode } from '../auth/authError.ts';
import { createUnconfiguredAuth } from '../auth/unconfigured.ts';
import { log } from '../log.ts';
import { accountsConfigured, configuredProviders } from '../person/session.ts';
import { isTrustedScript } from '../trustedTypes.ts';
import { applyConfig, defaultConfig } from './config.ts';
import { readConfig, readConfigText } from './configSchema.ts';

const shipped = JSON.parse(readFileSync('public/config.json', 'utf8')) as Record<string, Record<string, unknown>>;
const auth = {
  region: 'eu-west-1',
  userPoolId: 'eu-west-1_abc',
  clientId: 'client1',
  identityPoolId: 'eu-west-1:00000000-0000-4000-8000-000000000001',
  domain: 'login.example.com',
  providers: { google: { clientId: 'g', sdk: 'https://apis.google.com/js/platform.js' } },
};
const full = { ...shipped, auth, endpoints: {}, storage: { bucket: 'documents' } };
/** The configuration with fields of `auth` changed; undefined removes one. */
const withAuth = (change: Record<string, unknown>) =>
  readConfig(JSON.parse(JSON.stringify({ ...full, auth: { ...auth, ...change } })));

afterEach(() => {
  applyConfig({ config: defaultConfig, problems: [] });
  vi.restoreAllMocks();
});

describe('the configuration of accounts', () => {
  it('CFG-2: the shipped one is for the local cloud and has no problems; nor has a real one', () => {
    expect(readConfig(shipped).problems).toEqual([]);
    expect(readConfig(shipped).config.auth).toMatchObject(
      (({ userPoolId, clientId, identityPoolId }) => ({ userPoolId, clientId, identityPoolId }))(
        accountConfig().auth ?? auth,
      ),
    );
    expect(readConfig(full).problems).toEqual([]);
    expect(readConfig(full).config.auth).toMatchObject({
      ...auth,
      tokenStorage: 'session',
      mandatorySignIn: false,
      refreshRotation: false,
    });
  });

  it.each(['region', 'userPoolId', 'clientId'])(
    'CFG-8: without %s there are no accounts, and the console says so',
    (field) => {
      vi.spyOn(log, 'warn').mockImplementation(() => {});
      const read = withAuth({ [field]: undefined });
      expect(read.problems).toEqual([{ field: `auth.${field}`, problem: 'is missing' }]);
      applyConfig(read);
      expect([accountsConfigured(), configuredProviders()]).toEqual([false, []]);
      expect(log.warn).toHaveBeenCalledWith(
        `config.json: "auth.${field}" is left out: is missing. The part that needs it is hidden.`,
      );
    },
  );

  it.each([
    ['identityPoolId', 'storage', 'needs auth.identityPoolId'],
    ['domain', 'auth.providers', 'needs auth.domain or endpoints.hosted'],
  ])('without %s only the parts that need it are hidden: %s', (field, hidden, problem) => {
    const { config, problems } = withAuth({ [field]: undefined });
    expect(problems).toEqual([{ field: hidden, problem }]);
    expect(config.auth).toBeDefined();
    expect(hidden === 'storage' ? config.storage : config.auth?.providers).toEqual(
      hidden === 'storage' ? undefined : {},
    );
  });

  it.each(['providers', 'mandatorySignIn', 'tokenStorage', 'refreshRotation', 'cookies'])(
    '%s may be left out',
    (field) => {
      expect(withAuth({ [field]: undefined }).problems).toEqual([]);
    },
  );

  it.each([
    ['region', 5, 'must be a text'],
    ['region', 'us-east-1', 'region must be the part of userPoolId before the underscore'],
    ['userPoolId', 'us-east-1abc', 'Invalid UserPoolId format.'],
    ['userPoolId', 'a_b_c', 'Invalid UserPoolId format.'],
    ['clientId', 'a b', 'must have letters and digits only'],
    ['identityPoolId', 'pool', 'must be like eu-west-1:0000-…'],
    ['domain', 'https://login.example.com', 'must be a host name without https://'],
    ['providers', { google: {} }, 'is missing'],
    ['providers', { facebook: { clientId: '' } }, 'must not be empty'],
    [
      'providers',
      { google: { clientId: 'g', sdk: 'http://evil.example/a.js' } },
      'must be an https:// address or begin with /',
    ],
    ['mandatorySignIn', 'yes', 'must be true or false'],
    ['tokenStorage', 'disk', 'must be session, local, memory or cookie'],
    ['cookies', { sameSite: 'maybe' }, 'The sameSite value of cookieStorage must be "lax", "strict" or "none".'],
    [
      'cookies',
      { sameSite: 'none', secure: false },
      'sameSite = None requires the Secure attribute in latest browser versions.',
    ],
    ['cookies', { expires: 0 }, 'must be a number of days'],
    ['refreshRotation', 1, 'must be true or false'],
  ])('CFG-8: with an invalid %s (%j) accounts are hidden and the checker works', (field, value, problem) => {
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    const read = withAuth({ [field]: value });
    expect(read.problems).toHaveLength(1);
    expect(read.problems[0]).toMatchObject({ field: expect.stringMatching(/^auth/), problem });
    applyConfig(read);
    expect([accountsConfigured(), read.config.brand]).toEqual([false, shipped['brand']]);
  });

  it.each(['idp', 'identity', 'storage', 'functions', 'hosted'])(
    'bad input row 40: an invalid endpoint %s hides the accounts',
    (name) => {
      for (const value of ['http://idp.example', '//evil.example', 'javascript:1', 5]) {
        const { config, problems } = readConfig({ ...full, endpoints: { [name]: value } });
        expect(problems).toHaveLength(1);
        expect(problems[0]?.field).toBe(`endpoints.${name}`);
        expect(config.auth).toBeUndefined();
      }
    },
  );

  it.each(['', 'not json', '[]', '{}'])('bad input row 40: a file %j leaves the checker alone', async (text) => {
    const { config } = readConfigText(text);
    expect([config.auth, config.brand]).toEqual([undefined, defaultConfig.brand]);
    const off = createUnconfiguredAuth();
    expect(authTextCode(await failureOf(off.signIn(EMAIL, PASSWORD)))).toBe('NotConfigured');
    expect(authTextCode(await failureOf(off.getCredentials()))).toBe('NotConfigured');
    expect([await off.pendingMagicLink(), await off.handleHostedReturn()]).toEqual([undefined, undefined]);
  });
});

describe('a site published with the local cloud’s endpoints', () => {
  it.each([
    [404, 'ServiceError'],
    [405, 'ServiceError'],
    [200, 'InvalidResponse'],
  ])('status %d with a page is a %s, and the console says where nobody answers', async (status, code) => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    const endpoint = `/nobody-${status}`;
    const world = openWorld({
      endpoints: { idp: endpoint },
      answer: () => new Response('<!doctype html><title>404</title>', { status }),
    });
    for (let time = 0; time < 2; time++) expect((await failureOf(world.signIn())).code).toBe(code);
    expect(log.error).toHaveBeenCalledOnce();
    expect(log.error).toHaveBeenCalledWith(
      expect.stringMatching(/^No cloud service answers at .*nobody.*config\.json/),
    );
  });
});

describe('scripts of the providers', () => {
  it('only addresses in the configuration are trusted', () => {
    const base = 'https://site.example/checker/';
    const script = 'https://apis.google.com/js/platform.js';
    expect(isTrustedScript(script, base)).toBe(false);
    applyConfig(readConfig(full));
    expect(isTrustedScript(script, base)).toBe(true);
    expect(isTrustedScript('https://apis.google.com/js/other.js', base)).toBe(false);
    applyConfig(readConfig(shipped));
    expect(isTrustedScript('/_cloud/sdk/google.js', base)).toBe(true);
    expect(isTrustedScript('/_cloud/sdk/other.js', base)).toBe(false);
  });
});
