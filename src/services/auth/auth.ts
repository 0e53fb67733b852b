// Entry point of the identity service, loaded by `loadAuth` in services/person/session.ts. Nothing else may import parts of
// this folder that contain cloud code.
import { getConfig } from '../config/config.ts';
import { log } from '../log.ts';
import { AuthError } from './authFailure.ts';
import { createAuth } from './createAuth.ts';
import { browserEnvironment } from './environment.ts';
import type { AuthService } from './types.ts';

async function create(): Promise<AuthService> {
  const { auth: config } = getConfig();
  // Load rarely configured features only where they are enabled.
  const unconfigured = async (error?: AuthError) => (await import('./unconfigured.ts')).createUnconfiguredAuth(error);
  if (!config) return unconfigured();
  const cookies = config.tokenStorage === 'cookie' ? (await import('./session/cookies.ts')).cookieStorage : undefined;
  try {
    return createAuth({ ...browserEnvironment(), cookies });
  } catch (error) {
    log.error('Accounts are switched off: config.json cannot be used for them', error);
    return unconfigured(error instanceof AuthError ? error : undefined);
  }
}

/** The identity service of this installation. */
export const auth: AuthService = await create();
