// A server on this machine that speaks the OpenAI protocol, for tests: its models are faults. Whoever asks chooses by the name of
// the model what goes wrong, so the same server serves unit tests and flows. Every request is kept.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { untrusted } from './untrusted.ts';

/** What the models do. `good` says what `answer` gives. */
export const MODELS = [
  'good',
  'whole',
  'byBytes',
  'noSchema',
  'noFormat',
  'thinking',
  'silent',
  'silentLater',
  'slow',
  'cut',
  'length',
  'html',
  'htmlError',
  'wrongJson',
  'wrongShape',
  'notJson',
  'huge',
  'key',
  'busy',
  'quota',
  'gone',
  'broken',
  'errorInStream',
  'tokens',
  'noUsage',
] as const;

/** One of them. */
export type ModelName = (typeof MODELS)[number];

/** A request as it came. */
export interface AskedModel {
  method: string;
  path: string;
  authorization: string | undefined;
  body: string;
}

/** What a model is asked, read from its messages. */
export interface Asked {
  system: string;
  data: Record<string, string>;
}

/** A running server. */
export interface ModelServer {
  /** Its base address: http://127.0.0.1:1234/v1 */
  base: string;
  asked: AskedModel[];
  /** What the good model answers, as an object; by default the sentence as it is. */
  answer: (asked: Asked) => unknown;
  /** The key that it wants; '' for none. */
  key: string;
  close(): Promise<void>;
}

/** How it is to be. */
export interface ModelServerOptions {
  /** Lets pages of other sites ask; without it browsers keep its answers from them. */
  cors?: boolean;
  /** Speaks https with a certificate that nobody trusts. */
  secure?: boolean;
}

const sentenceAsIs = ({ system, data }: Asked): unknown => {
  if (system.includes('"differences"')) return { same: true, differences: [] };
  if (system.includes('"variants"')) return { variants: [data['sentence']] };
  return system.includes('"draft"') ? { draft: 'A draft.' } : { corrected: data['sentence'] };
};

function readAsked(body: string): { model: ModelName; asked: Asked; format: string; asksUsage: boolean } {
  const { model, messages, response_format, stream_options } = JSON.parse(body) as {
    model: ModelName;
    messages: { role: string; content: string }[];
    response_format?: { type: string };
    stream_options?: { include_usage?: boolean };
  };
  const [system, user] = messages.map(({ content }) => content);
  return {
    model,
    asked: { system: system ?? '', data: JSON.parse(user ?? '{}') as Record<string, string> },
    format: response_format?.type ?? '',
    asksUsage: stream_options?.include_usage === true,
  };
}

const event = (content: string, finish: string | null = null, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }], ...more })}\n\n`;
const DONE = 'data: [DONE]\n\n';

function stream(response: ServerResponse, ...parts: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  for (const part of parts) response.write(part);
}

function refuse(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: `no: ${code}`, code } }));
}

const halves = (content: string): string[] => {
  const middle = content.length >> 1;
  return [event(content.slice(0, middle)), event(content.slice(middle))];
};

async function byBytes(response: ServerResponse, content: string): Promise<void> {
  stream(response);
  for (const byte of Buffer.from([...halves(content), event('', 'stop')].join('').replaceAll('\n', '\r\n'))) {
    response.write(Buffer.from([byte]));
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}

type Act = (response: ServerResponse, content: string, format: string, asksUsage: boolean) => void | Promise<void>;

const good: Act = (response, content) => {
  stream(response, ...halves(content), event('', 'stop'), DONE);
  response.end();
};

const html: Act = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Sign in</title>');
};

const ACTS: Readonly<Record<ModelName, Act>> = {
  good,
  byBytes,
  html,
  whole(response, content) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] }));
  },
  noSchema: (response, content, format) =>
    format === 'json_schema' ? refuse(response, 400, 'response_format') : good(response, content, format, false),
  noFormat: (response, content, format) =>
    format === '' ? good(response, content, format, false) : refuse(response, 422, 'response_format'),
  thinking: (response, content, format) =>
    good(response, `<think>Hm.</think>\n\`\`\`json\n${content}\n\`\`\``, format, false),
  silent: () => undefined,
  silentLater: (response, content) => stream(response, halves(content)[0] ?? ''),
  async slow(response, content) {
    for (const part of halves(content)) {
      if (!response.headersSent) stream(response);
      response.write(part);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    response.end(event('', 'stop') + DONE);
  },
  cut(response, content) {
    stream(response, halves(content)[0] ?? '');
    setTimeout(() => response.destroy(), 20);
  },
  length(response, content) {
    stream(response, halves(content)[0] ?? '', event('', 'length'), DONE);
    response.end();
  },
  htmlError(response) {
    response.writeHead(502, { 'content-type': 'text/html' });
    response.end('<html><h1>Bad gateway</h1></html>');
  },
  wrongJson(response) {
    stream(response, 'data: {"choices": [{"delta"\n\n');
    response.end();
  },
  wrongShape: (response, _, format) => good(response, '{"sentences": 3}', format, false),
  notJson: (response, _, format) => good(response, 'Sure! Here is the corrected sentence: I am fine.', format, false),
  huge(response) {
    stream(response);
    const part = event('a'.repeat(10_000));
    for (let i = 0; i < 100; i++) response.write(part);
    response.end();
  },
  key: (response) => refuse(response, 401, 'invalid_api_key'),
  busy: (response) => refuse(response, 429, 'rate_limit_exceeded', { 'retry-after': '7' }),
  quota: (response) => refuse(response, 429, 'insufficient_quota'),
  gone: (response) => refuse(response, 404, 'model_not_found'),
  broken: (response) => refuse(response, 500, 'server_error'),
  errorInStream(response) {
    stream(response, 'data: {"error": {"message": "out of memory"}}\n\n');
    response.end();
  },
  /** Says what it has taken after the answer, and only if it is asked to. */
  tokens(response, content, _, asksUsage) {
    const usage = { prompt_tokens: 120, completion_tokens: 9, cost: 0.000_42 };
    const told = `data: ${JSON.stringify({ choices: [], usage })}\n\n`;
    stream(response, event(content, 'stop'), asksUsage ? told : '', DONE);
    response.end();
  },
  noUsage: (response, content, format, asksUsage) =>
    asksUsage ? refuse(response, 400, 'stream_options') : good(response, content, format, asksUsage),
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-expose-headers': 'retry-after',
};

/** Starts one. */
export async function openModelServer({ cors = true, secure = false }: ModelServerOptions = {}): Promise<ModelServer> {
  const own: ModelServer = { base: '', asked: [], answer: sentenceAsIs, key: '', close: async () => undefined };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (cors) for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') {
      response.writeHead(cors ? 204 : 403);
      response.end();
      return;
    }
    const body = await bodyOf(request);
    const { method = '', url = '' } = request;
    const { authorization } = request.headers;
    own.asked.push({ method, path: url, authorization, body });
    if (own.key !== '' && authorization !== `Bearer ${own.key}`) return refuse(response, 401, 'invalid_api_key');
    if (url === '/v1/models') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', data: MODELS.map((id) => ({ id, object: 'model' })) }));
    } else if (url === '/v1/chat/completions') {
      const { model, asked, format, asksUsage } = readAsked(body);
      await ACTS[model](response, JSON.stringify(own.answer(asked)), format, asksUsage);
    } else refuse(response, 404, 'not_found');
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch(() => response.destroy());
  };
  const server: Server = secure ? createSecureServer(untrusted, listener) : createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  own.base = `${secure ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  own.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return own;
}
