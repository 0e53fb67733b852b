// Puts the local cloud into a server of Node: reads requests, writes answers, breaks connections where a fault says so.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BASE, type LocalCloud, MOST_BYTES } from './core/cloud.ts';
import { DroppedConnection } from './core/errors.ts';

class TooLarge extends Error {}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new TooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Whether a path as it was sent leaves its folder: parsing it as an address would hide that. */
function climbs(path: string): boolean {
  return /(^|[/\\])\.{1,2}([/\\]|$)/.test(path.replace(/%2e/gi, '.').replace(/%2f/gi, '/').replace(/%5c/gi, '\\'));
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}

async function answer(cloud: LocalCloud, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const host = incoming.headers.host ?? '';
  const address = URL.canParse(`http://${host}`) ? new URL(url, `http://${host}`) : undefined;
  if (!address || address.host !== host.toLowerCase()) {
    outgoing.writeHead(403).end();
    return;
  }
  if (climbs(url.split('?')[0] ?? '')) {
    outgoing.writeHead(404).end();
    return;
  }
  if (Number(incoming.headers['content-length'] ?? 0) > MOST_BYTES) throw new TooLarge();
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort());
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming);
  const request = new Request(address, { method, headers: headersOf(incoming), body, signal: gone.signal });
  const found = await cloud.handle(request, incoming.socket.remoteAddress);
  if (!found) {
    outgoing.writeHead(404).end();
    return;
  }
  const bytes = Buffer.from(await found.arrayBuffer());
  // These answers have no body, so a computed length would be wrong.
  const bodiless = method === 'HEAD' || found.status === 204 || found.status === 304;
  if (!bodiless && !found.headers.has('content-length')) {
    found.headers.set('content-length', String(bytes.length));
  }
  outgoing.writeHead(found.status, Object.fromEntries(found.headers)).end(bytes);
}

/** Answers a request for the local cloud; false for other paths. The connection breaks if a fault demands it. */
export function serveCloud(cloud: LocalCloud, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { url = '' } = incoming;
  if (url !== BASE && !url.startsWith(`${BASE}/`) && !url.startsWith(`${BASE}?`)) return false;
  answer(cloud, incoming, outgoing).catch((error: unknown) => {
    if (error instanceof TooLarge && !outgoing.headersSent) {
      // The rest of the body is not read, so the connection cannot be reused.
      outgoing.writeHead(413, { connection: 'close' }).end(() => incoming.destroy());
      return;
    }
    const gone = incoming.destroyed && !incoming.complete;
    if (gone || error instanceof DroppedConnection || (error as Error).name === 'AbortError') {
      outgoing.destroy();
      return;
    }
    console.error(error);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(500, { 'content-type': 'application/json' }).end('{"__type":"InternalErrorException"}');
  });
  return true;
}
