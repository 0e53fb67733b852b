// Cloud keys with everything they come from: loaded when keys are first needed, never with a form.
import type { AuthContext } from './context.ts';
import { type Credentials, createCredentials } from './credentials.ts';
import { createFederated } from './federated.ts';
import { createIdentityPool } from './identityPool.ts';
import { createRefreshers } from './providerSdk.ts';
import type { Sessions } from './sessions.ts';

/** The keys of this installation. */
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
  const federated = createFederated(ctx, createRefreshers(config.providers, env.sdk));
  return createCredentials(ctx, { sessions, federated, identityPool });
}
