// The checker in a thread of its own, in Node.
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { SpellingChecker } from '../types.ts';
import type { PackPlace } from '../worker/api.ts';
import { createCheckerIn, type Thread, type ThreadOptions } from '../worker/client.ts';
import { nodePort } from './nodePort.ts';

/** How a thread is started in Node. */
export interface NodeThreadOptions extends Omit<ThreadOptions, 'packs'> {
  /** An address, a folder, or nothing for the pack packages that are installed. */
  packs?: string | URL;
}

/** As `createSpellingChecker`, in a worker thread. The program ends only after `dispose`. */
export function createWorkerChecker({ packs, ...options }: NodeThreadOptions = {}): Promise<SpellingChecker> {
  const worker = new Worker(new URL('./worker-script-node.js', import.meta.url));
  const thread: Thread = {
    port: nodePort(worker),
    onCrash(listener) {
      worker.on('error', listener);
      worker.on('exit', listener);
    },
    terminate: () => void worker.terminate(),
  };
  return createCheckerIn(thread, placeOf(packs), options);
}

function placeOf(packs: string | URL | undefined): PackPlace {
  if (packs === undefined) return { installed: undefined };
  const text = String(packs);
  return /^https?:/.test(text) && !existsSync(text) ? { address: text } : { folder: text };
}
