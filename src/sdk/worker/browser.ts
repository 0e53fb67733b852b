// The checker in a thread of its own, in a browser: the page stays quick however long the text is.
import type { SpellingChecker } from '../types.ts';
import { createCheckerIn, type Thread, type ThreadOptions } from './client.ts';

export type { ThreadOptions } from './client.ts';

/** How a thread is started in a browser. */
export interface BrowserThreadOptions extends ThreadOptions {
  /** Starts the thread, where your bundler or policy wants to; its script is `spelling-check-sdk/worker-script`. */
  startWorker?: () => Worker;
}

/** As `createSpellingChecker`, in a module worker. `packs` is an address, seen from the page. */
export function createWorkerChecker({
  startWorker,
  packs,
  ...options
}: BrowserThreadOptions): Promise<SpellingChecker> {
  const worker = startWorker?.() ?? new Worker(new URL('./worker-script.js', import.meta.url), { type: 'module' });
  const thread: Thread = {
    port: worker,
    onCrash(listener) {
      worker.addEventListener('error', listener);
      worker.addEventListener('messageerror', listener);
    },
    terminate: () => worker.terminate(),
  };
  return createCheckerIn(thread, { address: new URL(packs, globalThis.location.href).href }, options);
}
