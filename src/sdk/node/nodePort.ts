// A channel of Node's threads in the shape of a browser's, which the calls are written for.
import type { MessagePort, Transferable, Worker } from 'node:worker_threads';
import type { Port } from '../../workers/rpc.ts';

type Listener = (event: MessageEvent) => void;

/** Either end of a thread's channel. */
export function nodePort(port: MessagePort | Worker): Port {
  const wrapped = new Map<Listener, (data: unknown) => void>();
  return {
    postMessage: (message, transfer) => port.postMessage(message, transfer as readonly Transferable[]),
    addEventListener(type, listener) {
      const own = (data: unknown) => listener({ data } as MessageEvent);
      wrapped.set(listener, own);
      port.on(type, own);
    },
    removeEventListener(type, listener) {
      const own = wrapped.get(listener);
      if (own) port.off(type, own);
      wrapped.delete(listener);
    },
  };
}
