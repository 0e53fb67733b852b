// The thread of a page: a worker of its own origin. A script from another origin starts it through a small one of the page's,
// where the page's policy allows that; otherwise the page names a worker of its own (`data-worker`).
import { AppError } from '../../lib/errors.ts';
import { createCaller } from '../../workers/rpc.ts';
import type { StartThread, Thread } from './engine.ts';
import type { ThreadProcedures } from './procedures.ts';

interface PolicyFactory {
  /** The page's own, which sees every address that no other has let through. */
  defaultPolicy?: object | null;
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The name that a page with Trusted Types allows in `trusted-types`, unless it has a default policy: that one then decides. */
const POLICY = 'spelling-check';

let policy: { createScriptURL(url: string): string } | null | undefined;

/** The address as what a page with Trusted Types accepts; itself elsewhere. */
function trusted(address: string): string {
  if (policy === undefined) {
    const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
    try {
      const isDecided = !factory || factory.defaultPolicy;
      policy = isDecided ? null : factory.createPolicy(POLICY, { createScriptURL: (url) => url });
    } catch {
      // Not among the names that the page allows: the worker will not start, and the field says so.
      policy = null;
    }
  }
  return policy ? policy.createScriptURL(address) : address;
}

function startWorker(address: string): Worker {
  const options = { type: 'module', name: 'spelling-check' } as const;
  if (new URL(address, location.href).origin === location.origin) return new Worker(trusted(address), options);
  const blob = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  const url = URL.createObjectURL(blob);
  try {
    return new Worker(trusted(url), options);
  } finally {
    // The worker has the address by now; the page need not keep the text.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}

/** Starts workers from an address, with the dictionaries at another. */
export function pageThread({ worker: address, packs }: { worker: string; packs: string }): StartThread {
  return (died): Thread => {
    let worker: Worker;
    try {
      worker = startWorker(address);
    } catch (cause) {
      throw new AppError('worker-crashed', { cause, params: { address } });
    }
    worker.addEventListener('error', died);
    worker.addEventListener('messageerror', died);
    const caller = createCaller<ThreadProcedures>(worker, died);
    const quietly = () => undefined;
    caller.call('begin', { packs }).catch(quietly);
    return {
      connect() {
        const { port1, port2 } = new MessageChannel();
        caller.call('field', { port: port2 }, { transfer: [port2] }).catch(quietly);
        return port1;
      },
      end() {
        worker.terminate();
        caller.close(new AppError('worker-crashed'));
      },
    };
  };
}
