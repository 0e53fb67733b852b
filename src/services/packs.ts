// Downloads language packs from this site: the manifest, then the file, with progress in bytes. The service worker keeps
// them, so that the next time needs no network. Packs are verified before use.
import * as v from 'valibot';
import type { TextLanguage } from '../engine/index.ts';
import { AppError, toAppError } from '../lib/errors.ts';
import { isPage, NETWORK_SIGN_IN } from '../lib/foreignPage.ts';
import { isOnline } from './offline/online.ts';
import { isTextLanguage } from './textLanguages.ts';

/** One file of a language. `bytes` is its size once unpacked. */
export interface PackFile {
  file: string;
  bytes: number;
  sha256: string;
}

/** How much of a pack has arrived, in bytes of the unpacked file. */
export interface PackProgress {
  loaded: number;
  total: number;
}

const BASE = '/packs/';
/** The service worker's caches (src/sw.ts); the page adds what it fetched before the worker took over. */
const FILES = 'packs';
const LISTS = 'pack-list';
const fileSchema = v.object({
  file: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
const manifestSchema = v.record(
  v.string(),
  v.object({
    spell: fileSchema,
    lex: v.optional(fileSchema),
    model: v.optional(fileSchema),
    context: v.optional(fileSchema),
    synonyms: v.optional(fileSchema),
  }),
);

/** A file of a language: spelling, the lexicon and the model of its grammar, and what some languages have, the context net and synonyms. */
export type PackPart = 'spell' | 'lex' | 'model' | 'context' | 'synonyms';

type Manifest = Partial<Record<TextLanguage, { [part in PackPart]?: PackFile | undefined }>>;
let manifest: Promise<Manifest> | null = null;

async function request(url: string, init: RequestInit = {}): Promise<Response> {
  // Without a network only the cache can answer; a request would only log a failure to the console.
  if (!isOnline() && !(await isKept(url))) throw new AppError('offline');
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw new AppError('aborted', { cause });
    throw new AppError(!isOnline() ? 'offline' : 'network', { cause });
  }
  // Neither a pack nor the manifest is ever an HTML page: this one comes from the device's network, such as a login portal.
  if (response.status === NETWORK_SIGN_IN || (response.ok && isPage(response))) {
    await forget(url);
    throw new AppError('network-page');
  }
  if (response.status === 404) throw new AppError('pack-missing', { params: { url } });
  // The service worker answers 504 if neither network nor cache has the file.
  if (response.status === 504 && !isOnline()) throw new AppError('offline');
  if (!response.ok) throw new AppError('network', { params: { status: response.status } });
  return response;
}

async function readManifest(): Promise<Manifest> {
  const response = await request(`${BASE}manifest.json`);
  const copy = response.clone();
  const parsed = v.safeParse(manifestSchema, await response.json().catch(() => null));
  if (!parsed.success) {
    // The next attempt must not get the same response again.
    await forget(`${BASE}manifest.json`);
    throw new AppError('pack-damaged', { params: { file: 'manifest.json' } });
  }
  void keep(LISTS, `${BASE}manifest.json`, copy);
  const files: Manifest = {};
  for (const [language, parts] of Object.entries(parsed.output)) if (isTextLanguage(language)) files[language] = parts;
  return files;
}

/** Whether the site has a part of a language: what some languages lack is no failure. Rejects like `packFile`. */
export async function isPackOffered(language: TextLanguage, part: PackPart): Promise<boolean> {
  await packFile(language);
  return (await manifest)?.[language]?.[part] !== undefined;
}

/** The file that the site offers for a language. Rejects with `offline`, `network`, `pack-missing` or `pack-damaged`. */
export async function packFile(language: TextLanguage, part: PackPart = 'spell'): Promise<PackFile> {
  manifest ??= readManifest();
  try {
    const file = (await manifest)[language]?.[part];
    if (!file) throw new AppError('pack-missing', { params: { language } });
    return file;
  } catch (thrown) {
    manifest = null;
    throw toAppError(thrown);
  }
}

async function readBody(
  response: Response,
  total: number,
  onProgress: (progress: PackProgress) => void,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(total);
  let loaded = 0;
  if (!response.body) return new Uint8Array(await response.arrayBuffer());
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (loaded + value.length > total) {
      await reader.cancel();
      throw new AppError('pack-damaged');
    }
    bytes.set(value, loaded);
    loaded += value.length;
    onProgress({ loaded, total });
  }
  if (loaded !== total) throw new AppError('pack-damaged');
  return bytes;
}

async function isGenuine(bytes: Uint8Array, file: PackFile): Promise<boolean> {
  if (bytes.length !== file.bytes) return false;
  // Digests are available only in secure contexts; elsewhere the length has to do.
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice().buffer));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === file.sha256;
}

/**
 * Loads and verifies a part of a language, the `spell` pack unless another is named. Rejects with `offline`, `network`,
 * `pack-missing`, `pack-damaged` or `aborted`. A damaged copy in the cache is discarded and fetched once more.
 */
export async function fetchPack(
  language: TextLanguage,
  onProgress: (progress: PackProgress) => void = () => undefined,
  signal?: AbortSignal,
  part: PackPart = 'spell',
): Promise<ArrayBuffer> {
  const file = await packFile(language, part);
  const url = BASE + file.file;
  // Texts are checked without the context net: whatever else is wanted comes first.
  const init: RequestInit = { ...(signal && { signal }), ...(part === 'context' && { priority: 'low' }) };
  for (let attempt = 0; ; attempt += 1) {
    onProgress({ loaded: 0, total: file.bytes });
    try {
      const bytes = await readBody(await request(url, init), file.bytes, onProgress);
      if (await isGenuine(bytes, file)) {
        if (!(await isKept(url))) await keep(FILES, url, new Response(bytes.slice()));
        return bytes.buffer as ArrayBuffer;
      }
      throw new AppError('pack-damaged');
    } catch (thrown) {
      const error = thrown instanceof TypeError ? new AppError('network', { cause: thrown }) : toAppError(thrown);
      if (error.code !== 'pack-damaged' || attempt > 0) throw error;
      await forget(url);
    }
  }
}

/** Caches exist only in secure contexts, and may be full: then a pack lasts only as long as the page. */
async function keep(cache: string, url: string, response: Response): Promise<void> {
  try {
    await (await caches.open(cache)).put(url, response);
  } catch {
    // Only offline use is lost, and the status bar says so.
  }
}

async function isKept(url: string): Promise<boolean> {
  try {
    return (await caches.match(url)) !== undefined;
  } catch {
    return false;
  }
}

async function forget(url: string): Promise<void> {
  try {
    for (const name of [FILES, LISTS]) await (await caches.open(name)).delete(url);
  } catch {
    // Without a cache there is nothing to forget.
  }
}

/** Whether a part of a language is on this device. */
export async function isPackKept(language: TextLanguage, part: PackPart): Promise<boolean> {
  try {
    return await isKept(BASE + (await packFile(language, part)).file);
  } catch {
    return false;
  }
}

/** Whether a language's pack is on this device and the page can load without a network. */
export async function isPackStored(language: TextLanguage): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return registration !== undefined && registration.active !== null && (await isPackKept(language, 'spell'));
  } catch {
    return false;
  }
}
