// The site's response headers, derived from the configuration. The preview server sends them, and the build writes them to
// dist/headers.json for the CDN's template: one source for both.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAddress } from '../../src/services/billing/configured.ts';
import type { Config } from '../../src/services/config/config.ts';

/** Which document a header is for: all pages, or the AI checker, where a person may enter the endpoint. */
export type HeaderVariant = 'app' | 'ai';

type Headers = Record<string, string>;

const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** Origins of the functions: the service's own for names, and those of addresses. */
function functionOrigins(region: string, functions: Config['functions'], endpoint: string | undefined): string[] {
  const all = [functions?.create, functions?.cancel].filter((one) => one !== undefined);
  const named = all.some((one) => !isAddress(one));
  return [
    ...(named ? (endpoint ? originOf(endpoint) : [`https://lambda.${region}.amazonaws.com`]) : []),
    ...all.flatMap((one) => (isAddress(one) ? originOf(one) : [])),
  ];
}

/** Origins that the account features talk to. */
function cloudOrigins({ auth, storage, functions, endpoints }: Config): string[] {
  if (!auth) return [];
  const { region } = auth;
  const own = (endpoint: string | undefined, standard: string) => (endpoint ? originOf(endpoint) : [standard]);
  return [
    ...own(endpoints.idp, `https://cognito-idp.${region}.amazonaws.com`),
    ...(auth.identityPoolId ? own(endpoints.identity, `https://cognito-identity.${region}.amazonaws.com`) : []),
    ...(endpoints.hosted ? originOf(endpoints.hosted) : auth.domain ? [`https://${auth.domain}`] : []),
    ...(storage
      ? own(endpoints.storage, `https://${storage.bucket}.s3.${storage.region ?? region}.amazonaws.com`)
      : []),
    ...functionOrigins(region, functions, endpoints.functions),
  ];
}

/** Origins of the browser SDKs that refresh federated tokens, where configured: for scripts, frames and connections. */
function providerOrigins({ auth }: Config): string[] {
  const google = originOf(auth?.providers.google?.sdk);
  const facebook = originOf(auth?.providers.facebook?.sdk);
  return [
    ...(google.length > 0 ? ['https://accounts.google.com', ...google] : []),
    ...(facebook.length > 0 ? [...facebook, 'https://www.facebook.com'] : []),
  ];
}

const unique = (values: readonly string[]) => [...new Set(values)];

/** The policy as a list of directives (cloud.md 5.2). `secure` is false only for http on this machine. */
export function contentSecurityPolicy(config: Config, variant: HeaderVariant, secure: boolean): string {
  const analytics = config.analytics;
  const script = originOf(analytics?.scriptUrl);
  const providers = providerOrigins(config);
  const connect =
    variant === 'ai'
      ? ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*']
      : [
          "'self'",
          ...cloudOrigins(config),
          ...script,
          ...providers,
          ...originOf(analytics?.beaconUrl),
          ...originOf(config.contact?.endpoint),
        ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...script, ...providers],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(config.images?.base)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': connect,
    ...(providers.length > 0 ? { 'frame-src': providers } : {}),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...unique(values)].join(' '))
    .join('; ');
}

/** All security headers of a document or file. */
export function securityHeaders(config: Config, variant: HeaderVariant, secure: boolean): Headers {
  return {
    'content-security-policy': contentSecurityPolicy(config, variant, secure),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A page must be able to talk to the share window that it opens.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** The AI checker's address. */
export const AI_PATH = '/checker/ai/';

/** Which headers a path carries: only the AI checker's document, by address or by file, has the wider policy. */
export function variantOf(path: string): HeaderVariant {
  return path === AI_PATH || path === `${AI_PATH}index.html` ? 'ai' : 'app';
}

/** How long a file may be cached: built files and packs carry a hash in their name, everything else is revalidated. */
export function cacheControl(path: string): string {
  const hashed = path.startsWith('/assets/') || /^\/packs\/.*\.[0-9a-f]{8,}\./.test(path);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Writes the headers for the deployment: `pages`, `ai`, and the two cache rules. */
export async function writeHeaders(config: Config, folder: string): Promise<void> {
  const text = JSON.stringify(
    {
      pages: securityHeaders(config, 'app', true),
      ai: { path: AI_PATH, headers: securityHeaders(config, 'ai', true) },
      cache: { hashed: cacheControl('/assets/x.js'), other: cacheControl('/') },
    },
    null,
    2,
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'headers.json'), `${text}\n`);
}
