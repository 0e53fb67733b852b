// The addresses that signing in speaks to. The proof of privacy names them apart: they carry who one is, not what one
// writes. No cloud code is reached from here.
import { type Config, getConfig } from './config.ts';

const absolute = (address: string, base: string): string | undefined =>
  URL.canParse(address, base) ? new URL(address, base).href : undefined;

/** The addresses of the identity service, the identity pool and the hosted login's tokens; empty without accounts. */
export function accountAddresses(base: string, { auth, endpoints }: Config = getConfig()): string[] {
  if (!auth) return [];
  const hosted = endpoints.hosted ?? (auth.domain ? `https://${auth.domain}` : undefined);
  return [
    endpoints.idp ?? `https://cognito-idp.${auth.region}.amazonaws.com/`,
    endpoints.identity ?? `https://cognito-identity.${auth.region}.amazonaws.com/`,
    ...(hosted ? [`${hosted}/oauth2/token`] : []),
  ].flatMap((address) => absolute(address, base) ?? []);
}
