// Where a redirect may lead (ERR-14): an address on this site stays in the application; any other leaves the page, and
// only to a host that the configuration names.
import { ownPath } from '../../lib/ownPath.ts';
import { getConfig } from '../../services/config/config.ts';

/** The kind of a redirect's target. */
export type RedirectTarget =
  | { kind: 'internal'; path: string }
  | { kind: 'external'; url: string }
  | { kind: 'refused' };

const hostOf = (address: string | undefined, origin?: string): string[] =>
  address && URL.canParse(address, origin) ? [new URL(address, origin).host] : [];

/** Hosts that a redirect may leave to: this site's, the hosted login's, and the payment pages'. */
export function allowedHosts(): string[] {
  const { baseUrl, auth, endpoints, payment } = getConfig();
  return [
    ...hostOf(baseUrl),
    ...hostOf(endpoints.hosted, globalThis.location?.origin),
    ...(auth?.domain ? [auth.domain] : []),
    ...(payment.publishableKey ? ['checkout.stripe.com', 'billing.stripe.com'] : []),
    ...(payment.chargebee ? [`${payment.chargebee.site}.chargebee.com`] : []),
  ];
}

/** Sorts a target: a path, also one that begins with `./` or `../`, is this site; other hosts only when they are allowed. */
export function redirectTarget(to: string, hosts: readonly string[] = allowedHosts()): RedirectTarget {
  const own = ownPath(to);
  if (own !== undefined) return { kind: 'internal', path: own };
  // The router resolves relative paths; this decides that they stay on this site.
  if (/^\.{1,2}\//.test(to) && ownPath(`/${to}`) !== undefined) return { kind: 'internal', path: to };
  if (!URL.canParse(to)) return { kind: 'refused' };
  const url = new URL(to);
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1');
  return secure && hosts.includes(url.host) ? { kind: 'external', url: url.href } : { kind: 'refused' };
}

/** A `return` parameter as an address of this site; anything else becomes the home page (cloud.md 5.5, row 10). */
export const safeReturn = (to: string | null): string => ownPath(to) ?? '/';
