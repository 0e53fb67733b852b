// Cloud keys and all their sources: loaded when keys are first needed, never with a form.
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import { once } from '../lazily.ts';
import type { Sessions } from '../session/sessions.ts';
import { type Credentials, createCredentials } from './credentials.ts';
import { createFederated } from './federated.ts';
import { createIdentityPool } from './identityPool.ts';
import type { Refresher } from './providerSdk.ts';

/** Refreshers of the providers whose scripts are configured; most installations have none. */
function lateRefreshers({ env, config }: AuthContext): Partial<Record<string, Refresher>> {
  const load = once(async () => (await import('./providerSdk.ts')).createRefreshers(config.providers, env.sdk));
  const configured = Object.entries(config.providers).filter(([name, { sdk }]) => sdk && name !== 'amazon');
  return Object.fromEntries(
    configured.map(([name]) => [
      name,
      async () => {
        const refresh = (await load())[name];
        if (!refresh) throw new AuthError('ProviderUnavailable', 'no refresh handler for provider');
        return refresh();
      },
    ]),
  );
}

/** Cloud keys for this installation. */
export function createKeys(ctx: AuthContext, sessions: Sessions): Credentials {
  const { env, config, clock, address } = ctx;
  const { identity } = env.config.endpoints;
  const { fetch, sleep, random } = env;
  const identityPool = createIdentityPool({
    region: config.region,
    identityPoolId: config.identityPoolId ?? '',
    endpoint: identity ? address(identity) : undefined,
    fetch,
    sleep,
    random,
    clock,
  });
  const federated = createFederated(ctx, lateRefreshers(ctx));
  return createCredentials(ctx, { sessions, federated, identityPool });
}
