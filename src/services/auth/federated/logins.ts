// The identity pool's names for login providers (CRD-9).
import { AuthError } from '../authFailure.ts';

const names: Readonly<Record<string, string>> = {
  google: 'accounts.google.com',
  facebook: 'graph.facebook.com',
  amazon: 'www.amazon.com',
  developer: 'cognito-identity.amazonaws.com',
};

/** The identity pool's name for a provider; unknown names are passed through. */
export function loginKey(provider: string): string {
  if (provider.trim() === '') throw new AuthError('NoFederatedProvider', 'You must specify a federated provider');
  return Object.hasOwn(names, provider) ? (names[provider] ?? provider) : provider;
}

/** The identity pool's name for our user pool. */
export function poolLoginKey(userPoolId: string): string {
  return `cognito-idp.${userPoolId.slice(0, userPoolId.indexOf('_'))}.amazonaws.com/${userPoolId}`;
}
