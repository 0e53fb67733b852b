// Addresses of the hosted login and its return. No cloud code: page start checks whether it is a return.
import { ownPath } from '../../../lib/ownPath.ts';
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

/** A path on this site, or '/'. Anything that could lead off the site is refused (OAU-11). */
export const safePath = (path: unknown): string => ownPath(path) ?? '/';

/** The parameters of a return. `refused` says why it cannot be handled at all. */
export interface HostedReturn {
  code?: string;
  state?: string;
  error?: string;
  description?: string;
  refused?: 'twice' | 'implicit';
}

/** Reads a return from an address; undefined if it is not one (OAU-5, OAU-12). */
export function readReturn(href: string): HostedReturn | undefined {
  const url = new URL(href);
  if (url.pathname !== SIGN_IN_PATH) return undefined;
  if (/[#&]access_token=/.test(url.hash)) return { refused: 'implicit' };
  const query = url.searchParams;
  const [code, error] = [query.get('code'), query.get('error')];
  if (code === null && error === null) return undefined;
  const twice = ['code', 'state', 'error'].some((name) => query.getAll(name).length > 1);
  const description = query.get('error_description');
  return {
    ...(code === null ? {} : { code }),
    ...(error === null ? {} : { error }),
    ...(description === null ? {} : { description }),
    ...(query.has('state') ? { state: query.get('state') ?? '' } : {}),
    ...(twice ? { refused: 'twice' as const } : {}),
  };
}
