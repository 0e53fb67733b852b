// npm run bench:api -- [--requests N] [--rate N] [--words N] [--threads N] [--cold]: the HTTP API under load, on loopback: how many requests
// it can take, how long answers take at an even rate, and what happens to its memory meanwhile. The API runs in a process
// of its own; this one makes the requests.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { figureIn, metricsOf, startApi } from '../../api/startApi.ts';
import { printColdStarts } from './coldStart.ts';
import { type LoadFigures, putAll, putLoad } from './load.ts';
import { loadTexts } from './texts.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '50' },
    words: { type: 'string', default: '500' },
    threads: { type: 'string', default: String(availableParallelism()) },
    cold: { type: 'boolean', default: false },
  },
});
if (values.cold) {
  await printColdStarts(Number(values.words), console.log);
  process.exit();
}
const WARM_UP = 100;
const MEMORY_SAMPLES = 10;

const at = (times: readonly number[], share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);

function print(name: string, { requests, failed, seconds, words, times }: LoadFigures): void {
  const perSecond = (requests / seconds).toFixed(1);
  const spread = `p50 ${at(times, 0.5)} p95 ${at(times, 0.95)} p99 ${at(times, 0.99)} max ${at(times, 1)} ms`;
  console.log(
    `${name}: ${requests} requests, ${perSecond} a second, ${Math.round(words / seconds)} words a second, ${spread}, ${failed} failed`,
  );
}

const { address, stop } = await startApi({ API_THREADS: values.threads, API_WAITING: '1000', API_SECONDS: '60' });
try {
  const texts = loadTexts(Number(values.words));
  const count = Number(values.requests);
  console.log(
    `${values.threads} threads, texts of ${values.words} words with the mistakes of their writers, load average ${loadavg()[0]?.toFixed(1)}`,
  );
  await putAll(address, texts, { count: WARM_UP, connections: Number(values.threads) });
  const busy = figureIn(await metricsOf(address), 'process_cpu_seconds_total');
  const all = await putAll(address, texts, { count, connections: 2 * Number(values.threads) });
  const cpu = figureIn(await metricsOf(address), 'process_cpu_seconds_total') - busy;
  print('as many as it can take', all);
  console.log(`  ${((cpu * 1000) / count).toFixed(0)} ms of processor time a request`);
  const memory: number[] = [];
  const every = Math.max(1, Math.floor(count / 100 / MEMORY_SAMPLES));
  let calls = 0;
  const each = async () => {
    if (calls++ % every === 0) memory.push(figureIn(await metricsOf(address), 'process_resident_memory_bytes') / 1e6);
  };
  print(`${values.rate} a second`, await putLoad(address, texts, { count, rate: Number(values.rate), each }));
  console.log(`  memory: ${memory.map((one) => one.toFixed(0)).join(' ')} MB`);
} finally {
  stop();
}
