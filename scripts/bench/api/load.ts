// Requests at an even rate, whether or not earlier ones have been answered: what waits counts as waiting, which a loop of
// request after request would hide.
import { Agent, request } from 'node:http';
import type { LoadText } from './texts.ts';

/** What came of the load: milliseconds of each request from when it was due, in order of length. */
export interface LoadFigures {
  requests: number;
  failed: number;
  seconds: number;
  words: number;
  times: number[];
}

/** Sends `count` requests, `rate` a second. `each` is called after every hundredth. */
export async function putLoad(
  address: string,
  texts: Iterator<LoadText, never>,
  { count, rate, each }: { count: number; rate: number; each?: () => Promise<void> },
): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times: number[] = [];
  let failed = 0;
  let words = 0;
  const from = performance.now();
  const open = new Set<Promise<void>>();
  for (let i = 0; i < count; i++) {
    const due = from + (i * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const next = texts.next().value;
    words += next.words;
    const one = post(agent, `${address}/v2/check`, next).then((ok) => {
      times.push(performance.now() - due);
      if (!ok) failed++;
    });
    open.add(one);
    void one.finally(() => open.delete(one));
    if (each && i % 100 === 99) await each();
  }
  await Promise.all(open);
  const seconds = (performance.now() - from) / 1000;
  agent.destroy();
  return { requests: count, failed, seconds, words, times: times.sort((a, b) => a - b) };
}

/** Requests one after the other on so many connections: how many a server can take. */
export async function putAll(
  address: string,
  texts: Iterator<LoadText, never>,
  { count, connections }: { count: number; connections: number },
): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = count;
  let failed = 0;
  let words = 0;
  const from = performance.now();
  const lane = async () => {
    while (left-- > 0) {
      const next = texts.next().value;
      words += next.words;
      const start = performance.now();
      if (!(await post(agent, `${address}/v2/check`, next))) failed++;
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  agent.destroy();
  return {
    requests: count,
    failed,
    seconds: (performance.now() - from) / 1000,
    words,
    times: times.sort((a, b) => a - b),
  };
}

function post(agent: Agent, url: string, { language, text }: LoadText): Promise<boolean> {
  const body = new URLSearchParams({ language, text }).toString();
  return new Promise((resolve) => {
    const sent = request(
      url,
      { agent, method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode === 200));
        response.on('error', () => resolve(false));
      },
    );
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}
