// What a configuration must contain, and what works without one.
import { describe, expect, it } from 'vitest';
import { accountConfig, EMAIL, openWorld, PASSWORD } from '../../../../tests/setup/accounts.ts';
import { applyConfig, defaultConfig } from '../../config/config.ts';
import { accountsConfigured, configuredProviders } from '../../person/session.ts';
import { readSession, useSession } from '../../person/sessionState.ts';
import { createContext } from '../context.ts';
import { createUnconfiguredAuth } from '../unconfigured.ts';

describe('set-up', () => {
  const pool =
    (userPoolId: string, clientId = 'client') =>
    () =>
      createContext({ ...openWorld().env, config: accountConfig({ userPoolId, clientId }) });

  it('CFG-1: both ids are needed', () => {
    expect(pool('')).toThrow('Both UserPoolId and ClientId are required.');
    expect(pool('local_Pool', '')).toThrow('Both UserPoolId and ClientId are required.');
  });

  it('CFG-2: the id of the pool has a region and a name', () => {
    for (const id of ['us-east-1abc', '_abc', 'us-east-1_ab-c', `us-east-1_${'a'.repeat(60)}`]) {
      expect(pool(id), id).toThrow('Invalid UserPoolId format.');
    }
    for (const id of ['us-east-1_abc', 'local_Pool1', 'a_b_c']) expect(pool(id), id).not.toThrow();
  });

  it('CFG-3: the region is the part before the first underscore, unless an endpoint is given', async () => {
    for (const [idp, url] of [
      [undefined, 'https://cognito-idp.eu-west-1.amazonaws.com/'],
      ['https://idp.example/pool', 'https://idp.example/pool'],
      ['/_cloud/idp', 'http://127.0.0.1:4173/_cloud/idp'],
    ] as const) {
      const world = openWorld({
        auth: { userPoolId: 'eu-west-1_abc' },
        endpoints: { idp },
        answer: () => Response.json({}),
      });
      await world.auth.forgotPassword(EMAIL);
      expect(world.sent[0]?.url).toBe(url);
    }
  });

  it('CFG-4: without a pool every call that needs one is refused', async () => {
    const { auth: _, ...rest } = accountConfig();
    expect(() => createContext({ ...openWorld().env, config: rest })).toThrow('Authentication Error');
    const off = createUnconfiguredAuth();
    for (const work of [off.signIn(EMAIL, PASSWORD), off.currentUserPoolUser(), off.devices()]) {
      await expect(work).rejects.toMatchObject({
        name: 'NoUserPoolError',
        code: 'MissingAuthConfig',
        message: 'Authentication Error',
      });
    }
  });

  it('CFG-8: without a cloud its calls are refused and the account parts are hidden', async () => {
    await expect(createUnconfiguredAuth().getCredentials()).rejects.toMatchObject({ code: 'NotConfigured' });
    await expect(createUnconfiguredAuth().hostedSignIn('Google')).rejects.toMatchObject({ code: 'NotConfigured' });
    applyConfig({ config: defaultConfig, problems: [] });
    readSession();
    expect([accountsConfigured(), configuredProviders(), useSession.getState().state]).toEqual([false, [], 'guest']);
  });
});
