// Addresses of the hosted login, and whether an address is its return; what a return says is in hostedReturn.ts.
import type { Config } from '../../config/config.ts';

/** The page that the hosted login returns to. */
export const SIGN_IN_PATH = '/checker/signin/';

/** The hosted login's base address without a trailing slash; undefined where none is configured. */
export function hostedBase({ auth, endpoints }: Config, origin: string): string | undefined {
  if (endpoints.hosted) return new URL(endpoints.hosted, origin).href.replace(/\/$/, '');
  return auth?.domain ? `https://${auth.domain}` : undefined;
}

/** The redirect address; it must be registered exactly like this. */
export const signInAddress = (origin: string): string => `${origin}${SIGN_IN_PATH}`;

/** The logout of the hosted login, which ends on the home page (OAU-13). */
export function logoutAddress(config: Config, origin: string): string | undefined {
  const base = hostedBase(config, origin);
  const query = new URLSearchParams({ client_id: config.auth?.clientId ?? '', logout_uri: `${origin}/` });
  return base && `${base}/logout?${query.toString()}`;
}

/** Whether an address is a return (OAU-5, OAU-12). */
export function isReturn(href: string): boolean {
  const { pathname, hash, searchParams: query } = new URL(href);
  return pathname === SIGN_IN_PATH && (hasToken(hash) || query.has('code') || query.has('error'));
}

/** The return of a login that this site never begins. */
export const hasToken = (hash: string): boolean => /[#&]access_token=/.test(hash);
