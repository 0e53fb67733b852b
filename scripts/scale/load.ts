// A bounded load run against the preview server on this machine: what it answers in a few seconds, and that it answers right.
import { Agent, get } from 'node:http';

/** What a load run saw. */
export interface LoadFigures {
  answers: number;
  wrong: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

function ask(url: URL, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    }).on('error', reject);
  });
}

/** Asks for the paths in turn over a number of connections, for so many milliseconds. */
export async function load(
  base: string,
  paths: readonly string[],
  { connections, lasting }: { connections: number; lasting: number },
): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let wrong = 0;
  let next = 0;
  const start = performance.now();
  const worker = async () => {
    while (performance.now() - start < lasting) {
      const path = paths[next++ % paths.length] ?? '/';
      const from = performance.now();
      const status = await ask(new URL(path, base), agent).catch(() => 0);
      times.push(performance.now() - from);
      if (status !== 200) wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    answers: times.length,
    wrong,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
}
