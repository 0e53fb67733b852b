// What arrives on a connection, byte by byte: the API behind it only says what it got.
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonAnswer } from '../answers.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
let release: () => void = () => undefined;

beforeAll(async () => {
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    longestBody: 1000,
    arrival: 0.7,
    proxies: 1,
    async api({ url, body, client }) {
      if (url === '/held') await new Promise<void>((resolve) => (release = resolve));
      return jsonAnswer(JSON.stringify({ url, length: body.length, client }));
    },
  });
});
afterAll(() => server.stop(0));

/** Sends parts with pauses between, and gives all that comes back until the end. */
function talk(parts: readonly string[], pause = 0): Promise<string> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    void (async () => {
      for (const part of parts) {
        if (!socket.writable) return;
        socket.write(part);
        await setTimeout(pause);
      }
    })();
  });
}

const statuses = (answer: string) => [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
const GET = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

describe('connections', () => {
  it('answers pipelined requests in order', async () => {
    const answer = await talk([GET('/1') + GET('/2') + GET('/3', 'Connection: close\r\n')]);
    expect([...answer.matchAll(/"url":"(\/\d)"/g)].map(([, url]) => url)).toEqual(['/1', '/2', '/3']);
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a version that is none', 'GET / HTTP/9.9\r\n\r\n', 400],
    ['huge headers', GET('/', `X: ${'a'.repeat(20_000)}\r\n`), 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ])('refuses %s', async (_, request, status) => {
    const answer = await talk([request]);
    expect(statuses(answer)).toEqual([status]);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ status });
  });

  it('does not wait for slow headers or a slow body', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n';
    const [headers, body] = await Promise.all([
      talk(['GET / HTTP/1.1\r\n', ...Array.from({ length: 20 }, () => 'X: a\r\n')], 150),
      talk([head, ...Array.from({ length: 20 }, () => 'a')], 150),
    ]);
    expect([statuses(headers), statuses(body)]).toEqual([[408], [408]]);
  });

  it('refuses a body beyond the limit, told or not, and lets the client read that', async () => {
    const long = 'a'.repeat(300_000);
    const told = await talk([`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${long.length}\r\n\r\n${long}`]);
    const chunk = `${long.length.toString(16)}\r\n${long}\r\n`;
    const untold = await talk([`POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}0\r\n\r\n`]);
    expect([statuses(told), statuses(untold)]).toEqual([[413], [413]]);
  });

  it('refuses a compressed body', async () => {
    const response = await fetch(server.address, {
      method: 'POST',
      headers: { 'content-encoding': 'gzip' },
      body: 'a',
    });
    expect(response.status).toBe(415);
  });

  it('believes as many proxies as there are', async () => {
    const headers = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' };
    expect(await (await fetch(server.address, { headers })).json()).toMatchObject({ client: '2.2.2.2' });
  });

  it('answers HEAD without a body', async () => {
    const response = await fetch(`${server.address}/x`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(10);
  });

  it('stops after what is under way', async () => {
    const held = fetch(`${server.address}/held`);
    await setTimeout(100);
    const stopped = server.stop(5000);
    await setTimeout(100);
    await expect(fetch(`${server.address}/new`)).rejects.toThrow('fetch failed');
    release();
    expect((await held).status).toBe(200);
    await stopped;
  });
});
