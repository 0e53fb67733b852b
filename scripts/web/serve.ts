// Serves the built site as the CDN does: production headers, precompressed files, strict slashes, real 404s.
// Reachable from this machine only.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { matchRow } from '../../src/routes/navigation/match.ts';
import type { Config } from '../../src/services/config/config.ts';
import { readConfigText } from '../../src/services/config/configSchema.ts';
import type { LocalCloud } from '../cloud/local/core/cloud.ts';
import { serveCloud } from '../cloud/local/mount.ts';
import { contentType } from './contentTypes.ts';
import { cacheControl, securityHeaders, variantOf } from './headers.ts';

/** A file to send, or an address to redirect to. */
export type Answer = { status: number; file: string } | { status: 308; location: string };

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return /[\0\\]|(^|\/)\.\.?(\/|$)/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** What a path gets: its file, its page, the shell of known addresses, the slash, or 404 (RTE-2, product.md). */
export async function answerFor(root: string, pathname: string, search: string, product: string): Promise<Answer> {
  const path = decode(pathname);
  const missing = { status: 404, file: join(root, '404.html') };
  // A file system finds /contact//index.html, and an encoded slash is not a slash: neither is an address of the site. A full
  // address (`GET http://host/`) names a host of its own.
  if (!path?.startsWith('/') || path.includes('//') || /%2f/i.test(pathname) || path === '/404.html') return missing;
  if (path.endsWith('/')) {
    const own = join(root, path, 'index.html');
    if (await isFile(own)) return { status: 200, file: own };
    const row = path.length <= 200 ? matchRow(path, product) : undefined;
    return row && !row.prerender ? { status: 200, file: join(root, 'spa.html') } : missing;
  }
  const file = join(root, path);
  const served = extname(path) !== '.br' && extname(path) !== '.gz';
  if (served && (await isFile(file))) return { status: 200, file };
  return extname(path) ? missing : { status: 308, location: `${encodeURI(path)}/${search}` };
}

async function packed(file: string, accepted: string): Promise<{ file: string; encoding?: string }> {
  if (/\bbr\b/.test(accepted) && (await isFile(`${file}.br`))) return { file: `${file}.br`, encoding: 'br' };
  if (/\bgzip\b/.test(accepted) && (await isFile(`${file}.gz`))) return { file: `${file}.gz`, encoding: 'gzip' };
  return { file };
}

async function handle(root: string, config: Config, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
  // Over http on loopback: without the directives that would send the browser to https.
  const headers = securityHeaders(config, variantOf(pathname), false);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end();
    return;
  }
  const answer = await answerFor(root, pathname, query === undefined ? '' : `?${query}`, config.product.slug);
  if ('location' in answer) {
    response.writeHead(308, { ...headers, location: answer.location }).end();
    return;
  }
  const { file, encoding } = await packed(answer.file, request.headers['accept-encoding']?.toString() ?? '');
  const { size, mtimeMs } = await stat(file);
  const etag = `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`;
  const all = {
    ...headers,
    'cache-control': answer.status === 200 ? cacheControl(pathname) : 'no-cache',
    'content-type': contentType(answer.file),
    vary: 'accept-encoding',
    etag,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  if (answer.status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, all).end();
    return;
  }
  response.writeHead(answer.status, { ...all, 'content-length': size });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** An answer that was sent: its bytes with headers, as they went over the line. */
export interface Served {
  path: string;
  status: number;
  bytes: number;
}

function tell(request: IncomingMessage, response: ServerResponse, onServed: (served: Served) => void): void {
  const before = request.socket.bytesWritten;
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  response.once('close', () =>
    onServed({ path, status: response.statusCode, bytes: request.socket.bytesWritten - before }),
  );
}

/** A running preview. */
export interface Preview {
  url: string;
  /** The local cloud, if it was opened. */
  cloud: LocalCloud | undefined;
  /** Closes all connections, so that nothing is served any more. */
  close(): Promise<void>;
}

/** Serves a built site. Port 0 picks a free one. Rejects if the port is taken. */
export async function serve({
  port = 0,
  root = 'dist/client',
  cloud: openCloud,
  onServed,
}: {
  port?: number;
  root?: string;
  /** Opens the local cloud, which is then served under /_cloud of the same origin. */
  cloud?: (origin: string, config: Config) => LocalCloud;
  /** Hears of every answer, for those who count. */
  onServed?: (served: Served) => void;
} = {}): Promise<Preview> {
  const { config } = readConfigText(await readFile(join(root, 'config.json'), 'utf8').catch(() => '{}'));
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${taken}`;
  const cloud = openCloud?.(url, config);
  server.on('request', (request, response) => {
    if (onServed) tell(request, response, onServed);
    if (cloud && serveCloud(cloud, request, response)) return;
    handle(root, config, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return {
    url,
    cloud,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
