// The program of a thread: takes orders, works on them by turns, and reports. Its data are the packs and where the texts are.
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import { createEngine } from './engine.ts';
import type { Order, Report } from './jobs.ts';
import type { PackFiles } from './packFiles.ts';
import { createRunner } from './runJob.ts';
import { createTexts } from './texts.ts';
import { Cancelled, createTurnTaking } from './turns.ts';

/** What a thread is started with. */
export interface ThreadData {
  packs: PackFiles;
  /** Folder of the texts of findings, one folder for each language. */
  texts: string;
}

const port = parentPort;
if (!port) throw new Error('This is the program of a thread');
const { packs, texts: folder } = workerData as ThreadData;
const engine = createEngine(packs);
const run = createRunner(engine, createTexts(folder));
const running = new Map<number, AbortController>();
const report = (message: Report) => port.postMessage(message);
const takeTurns = createTurnTaking(() => report({ kind: 'alive' }));

async function work({ id, job }: Extract<Order, { job: object }>): Promise<void> {
  const control = new AbortController();
  running.set(id, control);
  report({ kind: 'begun', id });
  const turns = takeTurns(control.signal);
  try {
    report({ kind: 'done', id, ...(await run(job, turns)) });
  } catch (error) {
    if (error instanceof Cancelled) return;
    if (error instanceof Problem) {
      const { code, message, parameter } = error;
      return report({ kind: 'refused', id, code, detail: message, parameter });
    }
    // Only where it happened: a message could quote the text.
    const where = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 4).join(' ') : '';
    report({ kind: 'failed', id, error: `${error instanceof Error ? error.name : 'Error'} ${where.trim()}` });
  } finally {
    turns.end();
    running.delete(id);
  }
}

port.on('message', (order: Order) => {
  if ('cancel' in order) running.get(order.id)?.abort();
  else void work(order);
});

report({ kind: 'open' });
for (const language of engine.languages) {
  await engine.load(language);
  report({ kind: 'alive' });
  // Texts that came meanwhile are not made to wait for the languages of others.
  await setImmediate();
}
report({ kind: 'ready' });
