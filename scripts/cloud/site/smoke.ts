// Asks the CDN for a release before anybody else sees it: every page, a file of each kind, the shell, the error page, the
// redirect, with their headers. The release is named in a header that no visitor sends.
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { contentType } from '../../web/contentTypes.ts';
import { cacheControl, variantOf } from '../../web/headers.ts';
import { PACKED, type SiteFile } from './files.ts';
import { inTurns } from './inTurns.ts';
import type { Manifest } from './manifest.ts';

/** What to ask, and whom. */
export interface Smoke {
  url: string;
  manifest: Manifest;
  /** Without it the live release is asked for. */
  preview: boolean;
  fetch?: typeof fetch;
}

interface Wanted {
  address: string;
  file?: SiteFile | undefined;
  status: number;
  location?: string;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const fileAt = ({ files }: Manifest, path: string) => files.find((file) => file.path === path);

/** The questions: pages, one file of each kind and place, and what is no file. */
export function questions(manifest: Manifest): Wanted[] {
  const pages = manifest.files.filter(({ path }) => path.endsWith('/index.html'));
  const kinds = new Map<string, SiteFile>();
  for (const file of manifest.files) {
    const kind = `${extname(file.path)} ${file.shared}`;
    if (extname(file.path) !== '.html' && !kinds.has(kind)) kinds.set(kind, file);
  }
  const missing = fileAt(manifest, '/404.html');
  return [
    ...pages.map((file) => ({ address: file.path.replace(/index\.html$/, ''), file, status: 200 })),
    ...[...kinds.values()].map((file) => ({ address: file.path, file, status: 200 })),
    { address: '/sw.js', file: fileAt(manifest, '/sw.js'), status: 200 },
    { address: '/checker/profile/', file: fileAt(manifest, '/spa.html'), status: 200 },
    { address: '/no-such-page/', file: missing, status: 404 },
    { address: '/404.html', file: missing, status: 404 },
    { address: '/assets/none.js', file: missing, status: 404 },
    { address: '/contact?a=1', status: 308, location: '/contact/?a=1' },
  ];
}

/** What is wrong with an answer; nothing if it is right. */
async function ask({ url, manifest, preview, fetch: send = fetch }: Smoke, wanted: Wanted): Promise<string[]> {
  const { address, file, status, location } = wanted;
  const headers = { 'accept-encoding': 'br, gzip', ...(preview ? { 'x-release': manifest.id } : {}) };
  const answer = await send(url + address, { redirect: 'manual', headers });
  const body = new Uint8Array(await answer.arrayBuffer());
  const findings: string[] = [];
  const compare = (what: string, found: string | null, right: string | null) => {
    if (found !== right) findings.push(`${address}: ${what} is ${found ?? 'missing'}, not ${right}`);
  };
  compare('the status', String(answer.status), String(status));
  if (location !== undefined) {
    const to = answer.headers.get('location');
    compare('the address', to && new URL(to, url).href, new URL(location, url).href);
    return findings;
  }
  if (!file) return [`${address}: the release has no file for it`];
  // There is one error page for all releases; it changes when the live one does.
  if (status === 200 || !preview) compare('the content', sha256(body), file.sha256);
  compare('the type', answer.headers.get('content-type'), contentType(file.path));
  if (status === 200) {
    compare('the cache rule', answer.headers.get('cache-control'), cacheControl(file.path));
    if (PACKED.test(file.path)) compare('the compression', answer.headers.get('content-encoding'), 'br');
  }
  const right = variantOf(address) === 'ai' ? manifest.headers.ai.headers : manifest.headers.pages;
  for (const [name, value] of Object.entries(right)) compare(name, answer.headers.get(name), value);
  return findings;
}

/** Everything that is wrong, one line each. An address that does not answer is one of these lines. */
export async function smoke(world: Smoke): Promise<string[]> {
  const found: string[] = [];
  await inTurns(questions(world.manifest), async (one) => {
    found.push(...(await ask(world, one).catch((error: Error) => [`${one.address}: no answer (${error.message})`])));
  });
  return found;
}
