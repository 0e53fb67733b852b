// The identity service of an installation without accounts or with an unusable configuration: every call is
// refused in the same way (CFG-4, CFG-8).
import { AuthError } from './authFailure.ts';
import { onAuthEvent } from './events.ts';
import { noUserPool } from './noUserPool.ts';
import type { AuthService } from './types.ts';

/** Calls that need services other than the user pool. */
const cloud: ReadonlySet<PropertyKey> = new Set<keyof AuthService>([
  'getCredentials',
  'federatedSignIn',
  'hostedAddress',
  'hostedSignIn',
]);

/** An identity service that refuses everything, with `reason` if one is given. */
export function createUnconfiguredAuth(reason?: AuthError): AuthService {
  const quiet: Partial<AuthService> = {
    onAuthEvent,
    clearCredentials: () => {},
    pendingMagicLink: () => Promise.resolve(undefined),
    handleHostedReturn: () => Promise.resolve(undefined),
  };
  const refuse = (name: PropertyKey) => () =>
    Promise.reject(
      reason ??
        (cloud.has(name) ? new AuthError('NotConfigured', 'Accounts are not configured on this site') : noUserPool()),
    );
  return new Proxy(quiet as AuthService, {
    // Promises must not mistake the service for a thenable.
    get: (target, name) => (name === 'then' ? undefined : (Reflect.get(target, name) ?? refuse(name))),
  });
}
