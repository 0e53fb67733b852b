// Serves the built site through a test server that can add what an intruder would: markup in the documents, and files. Also
// a second origin that records every request it gets. Without `from` the page is empty and has no policy.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of this machine. */
interface Running {
  origin: string;
  server: Server;
  close(): Promise<void>;
}

/** Another origin. */
export interface Elsewhere extends Running {
  /** The requests it received. */
  asked: string[];
}

/** The site as an intruder would have changed it. */
export interface PlantedSite extends Running {
  /** Markup at the end of the next documents. */
  markup: string;
}

/** The script added to the site's files; run as a worker, it loads the script named after the question mark. */
const PLANTED_SCRIPT = `
if (typeof importScripts === 'function' && location.search) {
  try { importScripts(decodeURIComponent(location.search.slice(1))); postMessage('through'); } catch { postMessage('refused'); }
}`;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  svg: 'image/svg+xml',
  events: 'text/event-stream',
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

async function listen(handler: Handler): Promise<Running> {
  const server = createServer((request, response) => {
    Promise.resolve(handler(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Starts the other origin; `body` is the HTML of its pages. */
export async function openElsewhere(body: () => string = () => ''): Promise<Elsewhere> {
  const asked: string[] = [];
  const running = await listen(({ url = '/' }, response) => {
    // Browsers request this from every origin they show.
    if (url !== '/favicon.ico') asked.push(url);
    const type = TYPES[url.split('.').pop() ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
    response.end(type === 'text/html' ? `<!doctype html><title>Elsewhere</title>${body()}` : '');
  });
  running.server.on('upgrade', ({ url = '/' }, socket) => {
    asked.push(url);
    socket.destroy();
  });
  return { ...running, asked };
}

const isPlanted = (url: string) => /\/planted\.js(\?|$)/.test(url);

/** Headers that belong to the transport, not to the document. */
const OF_TRANSPORT = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive', 'etag'];

async function siteAnswer(from: string, url: string): Promise<{ status: number; headers: Headers; body: Buffer }> {
  const planted = isPlanted(url);
  const answer = await fetch(from + (planted ? '/boot.js' : url), { redirect: 'manual' });
  const headers = new Headers(answer.headers);
  for (const name of OF_TRANSPORT) headers.delete(name);
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers, body: planted ? Buffer.from(PLANTED_SCRIPT) : body };
}

function emptyAnswer(url: string) {
  const planted = isPlanted(url);
  const headers = new Headers({ 'content-type': planted ? 'text/javascript' : 'text/html' });
  const page = '<!doctype html><html data-ready="true"><title>Empty</title><body></body></html>';
  return { status: 200, headers, body: Buffer.from(planted ? PLANTED_SCRIPT : page) };
}

/** Serves the site at an address with its headers, or an empty site without any. */
export async function openPlanted(from?: string): Promise<PlantedSite> {
  const running = await listen(async ({ url = '/' }, response) => {
    const { status, headers, body } = from === undefined ? emptyAnswer(url) : await siteAnswer(from, url);
    const isPage = headers.get('content-type')?.startsWith('text/html');
    response.writeHead(status, Object.fromEntries(headers));
    response.end(isPage ? body.toString().replace('</body>', () => `${site.markup}</body>`) : body);
  });
  const site: PlantedSite = { ...running, markup: '' };
  return site;
}
