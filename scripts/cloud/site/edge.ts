// The CDN on this machine, for rehearsals and tests: the real router over a bucket, with the headers of the build.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { variantOf } from '../../web/headers.ts';
import type { Bucket } from './bucket.ts';
import { isResponse, openRouter, type Router } from './loadRouter.ts';
import type { Pointer } from './pointer.ts';
import type { SiteHeaders } from './stackTemplate.ts';

/** What the CDN reads. */
export interface EdgeWorld {
  bucket: Bucket;
  pointer: Pointer;
  headers: SiteHeaders;
  port?: number;
}

/** A running CDN. */
export interface Edge {
  url: string;
  close(): Promise<void>;
}

async function answer(
  world: EdgeWorld,
  router: Router,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { bucket, headers } = world;
  const [uri = '/', ...query] = (request.url ?? '/').split('?');
  const own = variantOf(uri) === 'ai' ? headers.ai.headers : headers.pages;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(403, own).end();
    return;
  }
  const wanted = ['accept-encoding', 'x-release'].flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, { value }] as const] : [];
  });
  const found = await router({
    request: {
      uri,
      headers: Object.fromEntries(wanted),
      rawQueryString: () => (query.length === 0 ? undefined : query.join('?')),
    },
  });
  if (isResponse(found)) {
    response.writeHead(found.statusCode, { ...own, location: found.headers['location']?.value ?? '' }).end();
    return;
  }
  const object = await bucket.read(found.uri.slice(1));
  const sent = object ?? (await bucket.read('404.html'));
  const all = {
    ...own,
    'content-type': sent?.type ?? 'text/plain',
    'cache-control': sent?.cacheControl ?? 'no-cache',
    etag: `"${sent?.etag ?? ''}"`,
    ...(sent?.encoding ? { 'content-encoding': sent.encoding } : {}),
  };
  if (object && request.headers['if-none-match'] === all.etag) {
    response.writeHead(304, all).end();
    return;
  }
  response.writeHead(object ? 200 : 404, { ...all, 'content-length': sent?.bytes.length ?? 0 });
  response.end(request.method === 'HEAD' ? undefined : sent?.bytes);
}

/** Serves the bucket on a free port of this machine. */
export async function openEdge(world: EdgeWorld): Promise<Edge> {
  const router = openRouter(async (key) => {
    const value = (await world.pointer.read())[key as 'current'];
    if (value === undefined) throw new Error('KeyNotFound');
    return value;
  });
  const server = createServer((request, response) => {
    answer(world, router, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(503);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(world.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
