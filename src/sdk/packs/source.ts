// Where packs come from. A source only brings bytes; whether they are genuine is decided in one place (loader.ts).
import { isPage } from '../../lib/foreignPage.ts';
import { SpellingCheckError, throwIfAborted } from '../errors.ts';
import { type PackFile, type PackManifest, readManifest } from './manifest.ts';

/** How a source is asked. */
export interface BringOptions {
  signal?: AbortSignal;
  /** The caller found an earlier answer damaged: caches are to be passed by. */
  isRetry?: boolean;
}

/** Brings packs. Write your own for places that neither an address nor a folder describes. */
export interface PackSource {
  /** The list of packs. Rejects with `network` or `pack-damaged`. */
  manifest(options?: BringOptions): Promise<PackManifest>;
  /** The bytes of a file of the list. Rejects with `network`. */
  bytes(file: PackFile, options?: BringOptions): Promise<Uint8Array>;
}

/** How packs are fetched. */
export interface FetchOptions {
  /** A fetch of your own: with credentials, a cache, or a mirror. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Packs below an address, e.g. `/packs/` or `https://cdn.example/packs/`: the folder that has their `manifest.json`. */
export function packsAt(address: string | URL, { fetch: own }: FetchOptions = {}): PackSource {
  const base = withSlash(String(address));
  const bring = async (name: string, { signal, isRetry }: BringOptions): Promise<Response> => {
    const url = base + name;
    throwIfAborted(signal);
    let response: Response;
    try {
      const init: RequestInit = { ...(signal && { signal }), ...(isRetry && { cache: 'reload' }) };
      response = await (own ?? fetch)(url, init);
    } catch (cause) {
      throwIfAborted(signal);
      throw new SpellingCheckError('network', url, cause);
    }
    if (!response.ok) throw new SpellingCheckError('network', `${url} answered ${response.status}`);
    // A pack is never a page: this is a sign-in of the network, or a server that answers everything with its start page.
    if (isPage(response)) throw new SpellingCheckError('network', `${url} answered a web page`);
    return response;
  };
  /** A body may break off as well. */
  const read = async <T>(name: string, options: BringOptions, body: (response: Response) => Promise<T>): Promise<T> => {
    const response = await bring(name, options);
    try {
      return await body(response);
    } catch (cause) {
      throwIfAborted(options.signal);
      throw new SpellingCheckError('network', base + name, cause);
    }
  };
  return {
    async manifest(options = {}) {
      const text = await read('manifest.json', options, (response) => response.text());
      return readManifest(parse(text, `${base}manifest.json`), `${base}manifest.json`);
    },
    async bytes({ file }, options = {}) {
      return new Uint8Array(await read(file, options, (response) => response.arrayBuffer()));
    },
  };
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/** JSON, or `pack-damaged`. */
export function parse(text: string, from: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new SpellingCheckError('pack-damaged', `${from} is not JSON`, cause);
  }
}
