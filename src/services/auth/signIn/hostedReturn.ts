// What the hosted login's return says, and where it may lead.
import { ownPath } from '../../../lib/ownPath.ts';
import { hasToken, isReturn } from './hostedAddress.ts';

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
  if (!isReturn(href)) return undefined;
  const { hash, searchParams: query } = new URL(href);
  if (hasToken(hash)) return { refused: 'implicit' };
  const [code, error] = [query.get('code'), query.get('error')];
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
