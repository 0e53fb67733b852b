// The door of the identity service: what `loadAuth` in services/session.ts loads. Nothing else may import the parts of
// this folder that hold cloud code.
import { log } from '../log.ts';
import { AuthError } from './authFailure.ts';
import { createAuth } from './createAuth.ts';
import { browserEnvironment } from './environment.ts';
import type { AuthService } from './types.ts';
import { createUnconfiguredAuth } from './unconfigured.ts';

function create(): AuthService {
  const env = browserEnvironment();
  if (!env.config.auth) return createUnconfiguredAuth();
  try {
    return createAuth(env);
  } catch (error) {
    log.error('Accounts are switched off: config.json cannot be used for them', error);
    return createUnconfiguredAuth(error instanceof AuthError ? error : undefined);
  }
}

/** The identity service of this installation. */
export const auth: AuthService = create();
