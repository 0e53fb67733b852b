// The whole server: threads, API and HTTP, from settings and from where its files are.
import { VERSION } from '../../sdk/version.ts';
import { type Api, createApi } from './api.ts';
import { readPackFiles } from './engine/packFiles.ts';
import { createPool } from './engine/pool.ts';
import { startServer } from './http/server.ts';
import { createGate, readKeyFile } from './keys.ts';
import { createCounter } from './limits.ts';
import { createMetrics } from './metrics.ts';
import { longestBodyOf } from './request/body.ts';
import type { Settings } from './settings.ts';
import { createWordStore } from './words.ts';

/** Where things are, and who is told what happens. */
export interface Places {
  /** Folder of the language packs, or several that each have some. */
  packs: string | readonly string[];
  /** Folder of the texts of findings. */
  texts: string;
  /** Program of a thread, and Node's arguments for it. */
  program: URL;
  execArgv: readonly string[];
  /** Takes a line of the log: a record in JSON, never with a text. */
  log: (line: string) => void;
}

/** A running API. */
export interface RunningApi {
  address: string;
  /** Resolves when all threads have their languages, or once it stops. */
  stop(): Promise<void>;
}

/** How long a stop waits for requests under way, beyond the time of a check. */
const PATIENCE_MS = 2000;

/** Starts everything. Rejects when a file is missing or the address is taken. */
export async function serve(settings: Settings, places: Places): Promise<RunningApi> {
  const { threads, languages, longestText, seconds, most, origins } = settings;
  const write = (event: string, record: object) =>
    places.log(JSON.stringify({ time: new Date().toISOString(), event, ...record }));
  const keys = settings.keys === undefined ? undefined : readKeyFile(settings.keys);
  const words = createWordStore(settings.words);
  const pool = createPool({
    program: places.program,
    execArgv: places.execArgv,
    data: { packs: readPackFiles(places.packs, languages), texts: places.texts },
    threads,
    limit: seconds * 1000,
    most,
    report: (event, detail) => write(event, { detail }),
  });
  const metrics = createMetrics();
  let address = '';
  let stopping = false;
  const api: Api = createApi({
    brand: 'Spelling Check',
    version: VERSION,
    address: () => address,
    longestText,
    origins,
    gate: createGate(keys, settings.rate === undefined ? {} : { requestsPerMinute: settings.rate }),
    counter: createCounter(),
    words,
    async run(job) {
      const answer = await pool.run(job);
      if (job.kind === 'check') metrics.checked(job.text.length, answer.matches);
      return answer;
    },
    health() {
      const { ready } = pool.figures();
      return { status: stopping ? 'stopping' : ready > 0 ? 'ok' : 'starting', workers: ready, languages };
    },
    metrics: () => metrics.text(pool.figures()),
    handled(what) {
      metrics.handled(what);
      if (settings.log) write('request', { ...what, milliseconds: Math.round(what.milliseconds * 10) / 10 });
    },
    failed: (error) => write('failed', { where: error instanceof Error ? error.stack?.split('\n').slice(0, 4) : '' }),
  });
  try {
    const server = await startServer({ api, ...settings, longestBody: longestBodyOf(longestText) });
    address = server.address;
    return {
      address,
      async stop() {
        stopping = true;
        await server.stop(seconds * 1000 + PATIENCE_MS);
        await pool.close();
      },
    };
  } catch (error) {
    await pool.close();
    throw error;
  }
}
