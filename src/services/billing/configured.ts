// What any page can find out about payments without loading their code: whether this site takes them.
import { type Config, getConfig } from '../config/config.ts';

/** The address of the page about Premium, where everything is bought. */
export const PREMIUM_PATH = '/checker/premium/';

/** Whether a function is given by its address instead of its name. */
export const isAddress = (fn: string): boolean => /^(https?:)?\//.test(fn);

/** The address that a call of a function goes to; `origin` is the site's. */
export function functionAddress(fn: string, { auth, endpoints }: Config, origin: string): URL {
  if (isAddress(fn)) return new URL(fn, origin);
  const base = endpoints.functions ?? `https://lambda.${auth?.region ?? ''}.amazonaws.com`;
  return new URL(`${base.replace(/\/$/, '')}/2015-03-31/functions/${encodeURIComponent(fn)}/invocations`, origin);
}

/** Whether something can be bought here: both functions are configured, and so is what calling them needs. */
export function billingConfigured({ auth, functions }: Config = getConfig()): boolean {
  const { create, cancel } = functions ?? {};
  if (!auth || !create || !cancel) return false;
  return auth.identityPoolId !== undefined || [create, cancel].every(isAddress);
}
