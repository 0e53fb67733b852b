// Reads a token's claims. Nothing is verified here (the services do that); this only feeds the screen and the clock.

/** The content of an id token that this product looks at. */
export interface Claims {
  sub?: string;
  email?: string;
  name?: string;
  exp?: number;
  iat?: number;
  iss?: string;
  aud?: string;
  client_id?: string;
  token_use?: string;
  nonce?: string;
  scope?: string;
  origin_jti?: string;
  'cognito:username'?: string;
  /** Entitlement (cloud.md 6.4); `plan_until` in seconds since 1970. */
  plan?: string;
  plan_until?: number | string;
}

/** The numeric claims, and those that may be either; all others are strings. */
const NUMBERS: ReadonlySet<string> = new Set(['exp', 'iat']);
const isClaim = ([name, value]: [string, unknown]): boolean => {
  if (NUMBERS.has(name)) return typeof value === 'number' && Number.isFinite(value);
  return typeof value === 'string' || (name === 'plan_until' && typeof value === 'number');
};

/** The token's claims known to this product; undefined when it has no readable ones. */
export function readClaims(token: string | null | undefined): Claims | undefined {
  const part = token?.split('.')[1];
  if (!part) return undefined;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) return undefined;
    return Object.fromEntries(Object.entries(claims).filter(isClaim));
  } catch {
    return undefined;
  }
}

/** How long a premium user keeps the plan without new tokens, and after its end (cloud.md 6.4). */
const GRACE_SECONDS = 24 * 60 * 60;

/**
 * The plan that a token grants at a time in milliseconds. Someone who is offline keeps it for a day after the token has
 * ended; a token from long ago says nothing about today.
 */
export function planOf(claims: Claims | undefined, now: number): 'free' | 'premium' {
  if (claims?.plan !== 'premium') return 'free';
  const ends = [claims.exp, claims.plan_until].map((end) => Number(end ?? Number.NaN)).filter(Number.isFinite);
  return now / 1000 > Math.min(...ends) + GRACE_SECONDS ? 'free' : 'premium';
}
