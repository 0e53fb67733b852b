// Who is asking: the ID token of the pool, checked here and not believed (signature, issuer, client, kind, time). The keys of
// the pool are fetched once and again when a token names a new one.
import { JwtRsaVerifier } from 'aws-jwt-verify';
import { JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { BillingError, unavailable } from './failure.ts';
import type { Person } from './provider.ts';

/** Whose tokens count. */
export interface TokenIssuer {
  issuer: string;
  clientId: string;
  /** Where the pool shows its public keys; the usual place below the issuer if left out. */
  jwksUri?: string | undefined;
}

/** Who a token is about, and the plan that it names (claims.ts), until a time in seconds since 1970. */
export interface TokenPerson extends Person {
  plan?: string;
  planUntil?: number;
}

/** Checks a token. Rejects with a BillingError. */
export type ReadToken = (idToken: string) => Promise<TokenPerson>;

const LIMIT_MS = 3000;

/** The keys could not be fetched: that says nothing about the token. */
class KeysMissing extends Error {}

/** Creates the check; `send` is used for the pool's keys. */
export function createTokenReader({ issuer, clientId, jwksUri }: TokenIssuer, send: typeof fetch = fetch): ReadToken {
  const fetcher = {
    async fetch(uri: string) {
      try {
        const answer = await send(uri, { signal: AbortSignal.timeout(LIMIT_MS) });
        if (!answer.ok) throw new Error(`The keys of the pool: ${answer.status}`);
        const bytes = await answer.arrayBuffer();
        // A page of somebody in between is no set of keys.
        JSON.parse(new TextDecoder().decode(bytes));
        return bytes;
      } catch (cause) {
        throw new KeysMissing('The keys of the pool cannot be read', { cause });
      }
    },
  };
  const verifier = JwtRsaVerifier.create(
    { issuer, audience: clientId, jwksUri: jwksUri ?? `${issuer}/.well-known/jwks.json` },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
  return async (idToken) => {
    try {
      const { sub, email, token_use: use, plan, plan_until: until } = await verifier.verify(idToken);
      if (use !== 'id' || !sub) throw new BillingError('not_signed_in', 'This is not an ID token');
      return {
        sub,
        email: typeof email === 'string' ? email : undefined,
        ...(typeof plan === 'string' && { plan }),
        ...(typeof until === 'string' && { planUntil: Number(until) }),
      };
    } catch (error) {
      if (error instanceof BillingError) throw error;
      if (error instanceof KeysMissing) throw unavailable('The user pool', error.cause);
      if (error instanceof JwtBaseError) throw new BillingError('not_signed_in', 'The ID token is not valid');
      throw error;
    }
  };
}
