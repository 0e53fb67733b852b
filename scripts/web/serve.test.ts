// Hostile requests to the preview server: nothing outside the folder is served, nothing redirects elsewhere, and the server
// answers the next request. Everything is sent byte for byte over loopback.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLocalCloud } from '../cloud/local/core/cloud.ts';
import { memoryStore } from '../cloud/local/stores/memory.ts';
import { type Preview, serve } from './serve.ts';

/** After this many milliseconds without a byte nothing more is expected. */
const REST_MS = 300;
const SECRET = 'a secret beside the folder';
let folder: string;
let preview: Preview;
let host: string;
let port: number;

beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp('.cache/serve-');
  const root = join(folder, 'client');
  await mkdir(join(root, 'contact'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), SECRET);
  await writeFile(join(folder, 'index.html'), SECRET);
  for (const name of ['index.html', 'contact/index.html', '404.html', 'spa.html', 'robots.txt']) {
    await writeFile(join(root, name), `<title>${name}</title>`);
  }
  await writeFile(join(root, 'index.html.br'), 'packed');
  preview = await serve({ root, cloud: (origin) => createLocalCloud({ store: memoryStore(), origin }) });
  host = new URL(preview.url).host;
  port = Number(new URL(preview.url).port);
});
afterAll(async () => {
  await preview.close();
  await rm(folder, { recursive: true });
});

/** Sends bytes as they are; returns everything that came back until the connection ended. */
function send(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    // Some requests are never finished, and the server waits for the rest of them.
    socket.setTimeout(REST_MS, () => socket.destroy());
    let answer = '';
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1');
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
    );
    socket.on('close', () => resolve(answer));
  });
}

const ask = (path: string, headers = `Host: ${host}\r\n`) =>
  send(`GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
const isAlive = async () => expect(statusOf(await ask('/'))).toBe(200);

/** What must hold for every answer. */
function expectHarmless(answer: string): void {
  expect(answer).not.toContain(SECRET);
  const [, location] = /^location: (.*)\r$/im.exec(answer) ?? [];
  if (location !== undefined) {
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, preview.url).origin).toBe(preview.url);
  }
  expect(answer.split('\r\n\r\n', 1)[0]).not.toMatch(/^(x-injected|set-cookie):/im);
}

const UP = ['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '..%00', '..;', '%c0%ae%c0%ae', '%u002e%u002e', '\u2025'];
const paths = [
  ...UP.flatMap((up) => [`/${up}/secret.txt`, `/contact/${up}/${up}/secret.txt`]),
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%252fsecret.txt',
  '/..',
  '//evil.example',
  '//evil.example/',
  '///evil.example/%2f..',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/contact/..//evil.example',
  '/%09/evil.example',
  '/%0d%0aX-Injected:%201',
  '/x%0d%0aSet-Cookie:%20a=b',
  '/?a%0d%0aX-Injected:1',
  '/%00',
  '/robots.txt%00.html',
  '/%',
  'http://evil.example',
  'http://evil.example/',
  'http://evil.example/x',
  'https://evil.example/x',
  '/.git/config',
  '/~root',
];
const clouds = [
  '/_cloud/../secret.txt',
  '/_cloud/%2e%2e/secret.txt',
  '/_cloud/%2e%2e%2fsecret.txt',
  '/_cloud/..%5csecret.txt',
  '/_cloud/s3/../../secret.txt',
  '/_cloud/s3/documents/%2e%2e/%2e%2e/secret.txt',
  '/_cloud/s3//etc/passwd',
  '/_cloud//evil.example',
  '/_cloud/%00',
  '/_cloud/%',
  '/_cloud/%0d%0aX-Injected:1',
  '/_cloud\\..\\secret.txt',
  '/_cloud?/../secret.txt',
  '/_cloud',
  '/_cloud/./outbox',
  '/_cloudx/outbox',
  '/_CLOUD/outbox',
];

describe('paths', () => {
  it.each(paths)('%j does not escape the folder or redirect elsewhere', async (path) => {
    const answer = await ask(path);
    expectHarmless(answer);
    expect([200, 308, 400, 404]).toContain(statusOf(answer));
    await isAlive();
  });

  it.each(clouds)('%j does not escape the cloud either', async (path) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await ask(path);
    expectHarmless(answer);
    expect([200, 308, 400, 403, 404, 405]).toContain(statusOf(answer));
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
    await isAlive();
  });

  it('the full address of another site is not a path of this one', async () => {
    for (const path of ['http://evil.example/x', 'http://evil.example', 'evil.example:80']) {
      expect([400, 404]).toContain(statusOf(await ask(path)));
    }
  });
});

describe('host names', () => {
  const others = () => [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1:1',
    `127.0.0.1:${port}@evil.example`,
    `[::ffff:127.0.0.1]:${port}`,
    '',
    'localhost.evil.example',
    `127.0.0.1.nip.io:${port}`,
    '"><script>',
  ];
  /** An answer without the parts that always differ from one to the next. */
  const shown = (answer: string) => answer.replace(/^date: .*\r\n/im, '');

  it.each(['/', '/contact/', '/contact', '/nothing/', '/robots.txt'])(
    'the page %s is the same for all of them: nothing in it is made of the name',
    async (path) => {
      const own = shown(await ask(path));
      for (const other of others()) expect(shown(await ask(path, `Host: ${other}\r\n`)), other).toBe(own);
      const forwarded = `Host: ${host}\r\nX-Forwarded-Host: evil.example\r\nX-Original-URL: /\r\nForwarded: host=evil.example\r\n`;
      expect(shown(await ask(path, forwarded))).toBe(own);
      expect(own).not.toContain(host);
    },
  );

  it.each(['/_cloud/outbox', '/_cloud/outbox.json', '/_cloud/s3/documents/x'])(
    'the door %s of the cloud opens only to its own: a name that was bound to this address by somebody else is refused',
    async (path) => {
      for (const other of others()) {
        const answer = await ask(path, `Host: ${other}\r\n`);
        expect([other, statusOf(answer)]).toEqual([other, 403]);
        expect(answer).not.toContain('evil.example');
      }
      expect(statusOf(await ask(path))).not.toBe(403 - Number(path.includes('s3')) * 403);
    },
  );
});

const long = 'a'.repeat(100_000);
const malformed: readonly (readonly [string, () => string | Buffer])[] = [
  ['nothing', () => ''],
  ['a line end', () => '\r\n\r\n'],
  ['a word', () => 'hello\r\n\r\n'],
  ['no version', () => 'GET /\r\n\r\n'],
  ['another version', () => `GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`],
  ['no host', () => 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', () => `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`],
  ['an unknown method', () => `BREAK / HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ['a tunnel', () => 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'],
  ['a trace', () => `TRACE / HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ['an upgrade', () => `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
  ['a name without end', () => `GET /${long} HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ['a header without end', () => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${long}\r\n\r\n`],
  ['headers without number', () => `GET / HTTP/1.1\r\nHost: ${host}\r\n${'A: b\r\n'.repeat(20_000)}\r\n`],
  ['a header with a NUL', () => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: a\0b\r\n\r\n`],
  ['a folded header', () => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: a\r\n b\r\n\r\n`],
  [
    'a length and chunks',
    () => `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['a length below zero', () => `POST /_cloud/idp HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -1\r\n\r\n`],
  [
    'a chunk of no size',
    () => `POST /_cloud/idp HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  ],
  ['half a body', () => `POST /_cloud/idp HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\n{`],
  ['bytes', () => Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7) % 256))],
  ['the beginning of TLS', () => Buffer.from('16030100a5010000a10303', 'hex')],
  [
    'a second request in the first',
    () => `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\nGET /../secret.txt HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  ],
];

describe('malformed requests', () => {
  it.each(malformed)('%s', async (_, bytes) => {
    const answer = await send(bytes());
    expectHarmless(answer);
    await isAlive();
  });
});

describe('many connections', () => {
  it('200 that stay open are all answered, again and again, alongside 50 that never finish their request', async () => {
    const slow = Array.from({ length: 50 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    for (const socket of slow) socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
    const agent = new Agent({ keepAlive: true, maxSockets: 200 });
    const one = (path: string) =>
      new Promise<number>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, agent }, (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode ?? 0));
        }).on('error', reject);
      });
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => one(at % 2 ? '/' : '/contact/')));
      expect(new Set(answers)).toEqual(new Set([200]));
    }
    agent.destroy();
    for (const socket of slow) socket.destroy();
    await isAlive();
  });
});
