// Which pages of other origins may use the API: requests carry keys in headers, never cookies, so all may by default.

/** Headers of an answer to a request from `origin`. */
export function corsHeaders(origins: readonly string[], origin: string | undefined): Record<string, string> {
  const exposed = { 'access-control-expose-headers': 'Retry-After, RateLimit, RateLimit-Policy' };
  if (origins.includes('*')) return { 'access-control-allow-origin': '*', ...exposed };
  const isKnown = origin !== undefined && origins.includes(origin);
  return isKnown ? { 'access-control-allow-origin': origin, vary: 'Origin', ...exposed } : { vary: 'Origin' };
}

/** Further headers of an answer to OPTIONS. */
export const preflightHeaders = (methods: string): Record<string, string> => ({
  'access-control-allow-methods': methods,
  'access-control-allow-headers': 'Authorization, Content-Type, X-API-Key',
  'access-control-max-age': '86400',
});
