// The identity service of an installation without accounts: every call is refused in the same way (CFG-8).
import { AuthError } from './authError.ts';
import type { AuthService } from './types.ts';

const refuse = (): Promise<never> =>
  Promise.reject(new AuthError('NotConfigured', 'Accounts are not configured on this site'));

/** An identity service that refuses everything. What answers at once (listening, clearing) does nothing. */
export function createUnconfiguredAuth(): AuthService {
  const quiet: Partial<AuthService> = {
    onAuthEvent: () => () => {},
    clearCredentials: () => {},
    pendingMagicLink: () => undefined,
    handleHostedReturn: () => Promise.resolve(undefined),
  };
  return new Proxy(quiet as AuthService, {
    // A promise must not take the service for one of its own kind.
    get: (target, name) => (name === 'then' ? undefined : (Reflect.get(target, name) ?? refuse)),
  });
}
