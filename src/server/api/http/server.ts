// The API over HTTP: limits on what comes in and how slowly, and a stop that lets requests under way end.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type ApiResponse, refusal } from '../answers.ts';
import type { Api } from '../api.ts';
import { Problem } from '../problem.ts';
import { refusedBody } from '../request/body.ts';

/** How requests are taken in. */
export interface ServerOptions {
  api: Api;
  host: string;
  port: number;
  /** Most bytes of a body. */
  longestBody: number;
  /** Most seconds in which a whole request must have arrived, and in which an idle client is kept. */
  arrival: number;
  /** How many proxies are in front: so many entries of X-Forwarded-For are true. */
  proxies: number;
}

/** A running server. */
export interface RunningServer {
  /** Its address, such as http://127.0.0.1:8081. */
  address: string;
  /** Takes no new requests, and resolves when those under way have been answered, or after `patience` milliseconds. */
  stop(patience: number): Promise<void>;
}

const MOST_HEADER_BYTES = 16_384;
const KEPT_ALIVE_MS = 5000;
const CHECK_MS = 500;

/** Starts to listen. Rejects when the address is taken. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { api, host, port, arrival } = options;
  const server = createServer(
    {
      maxHeaderSize: MOST_HEADER_BYTES,
      headersTimeout: arrival * 1000,
      requestTimeout: arrival * 1000,
      keepAliveTimeout: KEPT_ALIVE_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
    (request, response) => void serve(request, response),
  );
  let stopping = false;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let answer: ApiResponse;
    try {
      const body = await readBody(request, options.longestBody);
      const { method = 'GET', url = '/' } = request;
      const headers = request.headers as Record<string, string | undefined>;
      answer = await api({ method, url, headers, body, client: clientOf(request, options.proxies) });
    } catch (error) {
      // The client has gone, or sends more than it may: what is left of it is not read.
      if (!(error instanceof Problem)) return void request.destroy();
      answer = refusal(error);
      response.setHeader('connection', 'close');
    }
    if (stopping) response.setHeader('connection', 'close');
    send(response, answer, request.method === 'HEAD');
  }

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuseConnection(error, socket));
  // A client that does not read its answer is not waited for.
  server.setTimeout(Math.max(30, arrival * 2) * 1000);
  await listen(server, host, port);
  const { port: open } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    address: `http://${name}:${open}`,
    stop(patience) {
      stopping = true;
      return new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), patience);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}

/** Each proxy adds the address that it was asked from; what is further left was written by the client. */
function clientOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim());
  return (proxies > 0 && told.at(-proxies)) || (socket.remoteAddress ?? '');
}

function send(response: ServerResponse, { status, headers, body }: ApiResponse, isHead: boolean): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    ...headers,
    'x-content-type-options': 'nosniff',
    ...(status !== 204 && { 'content-length': bytes.length }),
  });
  response.end(isHead ? undefined : bytes);
}

/** The body. What is beyond the limit is read and thrown away, so that the client gets to read the refusal. */
function readBody(request: IncomingMessage, most: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    const refuse = (problem: Problem | undefined) => {
      if (!problem) return;
      chunks = [];
      length = Number.POSITIVE_INFINITY;
      reject(problem);
    };
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= most) chunks.push(chunk);
      else refuse(refusedBody(undefined, length, most));
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('The client has gone')));
    refuse(refusedBody(request.headers['content-encoding'], Number(request.headers['content-length'] ?? 0), most));
  });
}

/** Answers what is no request: the parser has given up on the connection. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const problem =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Problem('headers-too-large', `The headers are longer than ${MOST_HEADER_BYTES} bytes.`)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? new Problem('timeout', 'The request did not arrive in time.')
        : new Problem('bad-request', 'This is no HTTP request.');
  const { status, headers, body } = refusal(problem);
  const head = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${JSON.parse(body).title as string}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
