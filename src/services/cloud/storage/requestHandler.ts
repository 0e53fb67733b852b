// Routes the storage client's requests to fetch, with our time limit, cancellation and errors, and bodies as bytes.
// The client's own handler would pass a Blob on as a stream, which fails (STO-4), and knows no time limit (ERR-4).

import { isPage } from '../../../lib/foreignPage.ts';
import type { ServiceClock } from '../../auth/session/clock.ts';
import { REQUEST_LIMIT_MS } from '../../auth/transport/http.ts';
import { StorageError } from './storageError.ts';

/** The environment of requests. */
export interface StorageNetwork {
  fetch: typeof fetch;
  clock: ServiceClock;
}

/** The parts of the client's requests that are sent. */
interface ClientRequest {
  protocol: string;
  hostname: string;
  port?: number;
  path: string;
  query?: Readonly<Record<string, string | readonly string[] | null>>;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** Headers that a browser sets itself. */
const own: ReadonlySet<string> = new Set(['host', 'content-length', 'user-agent', 'expect']);

const escape = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

function queryText(query: ClientRequest['query']): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value ?? ''].flat().map((one) => `${escape(name)}=${escape(one)}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The storage says neither with a page; above 500 and when it is busy, what stands before it may say so in its place. */
const ownStatus = (status: number) => status < 500 && status !== 429;

/**
 * Whether something else answered, such as a captive portal or proxy. The storage gives the tag of each object that it
 * has written or sent, answers everything else in XML, and returns no body for removals.
 */
function isForeign(response: Response): boolean {
  const { ok, status, headers } = response;
  if (headers.has('etag')) return false;
  if (!ok) return ownStatus(status) && isPage(response);
  return status !== 204 && !/^(application|text)\/xml\b/i.test(headers.get('content-type') ?? '');
}

function failure(cause: unknown, aborted: boolean, late: boolean): StorageError {
  const details = { statusCode: 0, cause };
  if (late) return new StorageError('TimeoutError', 'The storage did not answer in time', details);
  if (aborted) return new StorageError('AbortError', 'The transfer was cancelled', details);
  return new StorageError('NetworkError', 'Network error', details);
}

/** A request handler for the storage client. */
export function createRequestHandler({ fetch, clock }: StorageNetwork, limitMs = REQUEST_LIMIT_MS) {
  return {
    async handle(request: ClientRequest, { abortSignal }: { abortSignal?: AbortSignal } = {}) {
      const { protocol, hostname, port, path, query, method, headers, body } = request;
      const url = `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}${queryText(query)}`;
      const limit = AbortSignal.timeout(limitMs);
      const signal = abortSignal ? AbortSignal.any([abortSignal, limit]) : limit;
      // A fetch that ignores its signal must not keep anyone waiting.
      const ended = new Promise<never>((_, reject) => {
        if (signal.aborted) reject(signal.reason as Error);
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
      const exchange = async () => {
        const response = await fetch(url, {
          method,
          headers: Object.entries(headers).filter(([name]) => !own.has(name.toLowerCase())),
          mode: 'cors',
          cache: 'no-store',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          signal,
          ...(body === undefined || method === 'GET' || method === 'HEAD'
            ? {}
            : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
        });
        clock.learn(response.headers);
        if (isForeign(response)) {
          const { status } = response;
          throw new StorageError('InvalidResponse', 'Something else than the storage answered', {
            statusCode: status,
            foreign: true,
          });
        }
        return {
          statusCode: response.status,
          headers: Object.fromEntries(response.headers.entries()),
          // Read here, so that the time limit covers the body; the client wants a stream.
          body: new Response(await response.arrayBuffer()).body,
        };
      };
      try {
        return { response: await Promise.race([exchange(), ended]) };
      } catch (cause) {
        if (cause instanceof StorageError) throw cause;
        throw failure(cause, abortSignal?.aborted === true, limit.aborted);
      }
    },
    metadata: { handlerProtocol: 'http/1.1' },
    destroy: () => undefined,
  };
}
