// The addresses that signing in speaks to, and those of the dictionary and the settings of an account. The proof of
// privacy names them apart: they carry who one is and what one has set, not what one writes. No cloud code is reached
// from here.
import { functionAddress } from '../billing/configured.ts';
import { type Config, getConfig } from '../config/config.ts';

const absolute = (address: string, base: string): string | undefined =>
  URL.canParse(address, base) ? new URL(address, base).href : undefined;

/** The addresses of the identity service, the identity pool, the hosted login's tokens and payments; empty without accounts. */
export function accountAddresses(base: string, config: Config = getConfig()): string[] {
  const { auth, endpoints, functions } = config;
  if (!auth) return [];
  const hosted = endpoints.hosted ?? (auth.domain ? `https://${auth.domain}` : undefined);
  return [
    endpoints.idp ?? `https://cognito-idp.${auth.region}.amazonaws.com/`,
    endpoints.identity ?? `https://cognito-identity.${auth.region}.amazonaws.com/`,
    ...(hosted ? [`${hosted}/oauth2/token`] : []),
    ...[functions?.create, functions?.cancel].flatMap((fn) => (fn ? functionAddress(fn, config, base).href : [])),
  ].flatMap((address) => absolute(address, base) ?? []);
}

/** What stands behind the bucket in the address of a dictionary, a team's word list, settings, or the record of the room used. */
const PROFILE = /^(?:private\/[^/?]+\/profile\/(?:words|team|settings)|usage\/[^/?]+\/storage)\.json(?:\?|$)/;

/** Whether an address is that of the dictionary, the settings or the used room of an account; never without accounts. */
export function isProfileAddress(
  url: string,
  base: string,
  { auth, storage, endpoints }: Config = getConfig(),
): boolean {
  if (!auth || !storage) return false;
  const region = storage.region ?? auth.region;
  const own = endpoints.storage?.replace(/\/$/, '') ?? `https://s3.${region}.amazonaws.com`;
  const buckets = [`${own}/${storage.bucket}/`, `https://${storage.bucket}.s3.${region}.amazonaws.com/`];
  return buckets.some((bucket) => {
    const before = absolute(bucket, base);
    return before !== undefined && url.startsWith(before) && PROFILE.test(url.slice(before.length));
  });
}
