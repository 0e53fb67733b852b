// Identifies a caller of the identity pool by its tokens, from the user pool or from a provider's stand-in.
import { fail } from '../errors.ts';
import type { Input } from '../input.ts';
import { part } from '../input.ts';
import type { TokenKeys } from '../pool/keys.ts';
import type { Tokens } from '../pool/tokens.ts';
import { NAMES, PROVIDER_CLIENTS } from '../settings.ts';
import type { Clock } from '../store.ts';

/** The providers' keys in the logins. */
export const PROVIDER_KEYS = {
  google: 'accounts.google.com',
  facebook: 'graph.facebook.com',
  amazon: 'www.amazon.com',
} as const;

/** A provider that has a stand-in. */
export type Provider = keyof typeof PROVIDER_KEYS;

/** The user pool's key in the logins. */
export const POOL_KEY = NAMES.issuer.replace('https://', '');

const HOUR_S = 3600;

/** A token of a provider's stand-in, valid for an hour. */
export function providerToken(
  keys: TokenKeys,
  clock: Clock,
  provider: Provider,
  profile: { id: string; email: string; name: string },
): string {
  const now = Math.floor(clock() / 1000);
  return keys.sign({
    iss: `https://${PROVIDER_KEYS[provider]}`,
    aud: PROVIDER_CLIENTS[provider],
    sub: profile.id,
    email: profile.email,
    name: profile.name,
    token_use: 'provider',
    iat: now,
    exp: now + HOUR_S,
  });
}

/** Reads the logins of a request: `provider:user`, one per token. Fails if any of them is invalid. */
export function readLogins(input: Input, tokens: Tokens, keys: TokenKeys, clock: Clock): string[] {
  return Object.entries(part(input, 'Logins')).map(([key, token]) => {
    if (typeof token !== 'string') fail('SerializationException', 'Logins must be strings');
    if (key === POOL_KEY) return `${key}:${tokens.readId(token).user.sub}`;
    const provider = (Object.keys(PROVIDER_KEYS) as Provider[]).find((name) => PROVIDER_KEYS[name] === key);
    if (!provider) {
      fail('NotAuthorizedException', 'Token is not from a supported provider of this identity pool.');
    }
    const claims = keys.read(token);
    const genuine = claims?.['iss'] === `https://${key}` && claims['aud'] === PROVIDER_CLIENTS[provider];
    if (!claims || !genuine) fail('NotAuthorizedException', 'Invalid login token.');
    if (Number(claims['exp']) * 1000 <= clock()) {
      fail('NotAuthorizedException', 'Invalid login token. Token expired');
    }
    return `${key}:${String(claims['sub'])}`;
  });
}
