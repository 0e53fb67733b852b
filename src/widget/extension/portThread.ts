// The engine as a content script sees it: in a page of the extension, behind one channel for each field. The page that is being
// read has no part in it, so its policy cannot forbid it.
import type { Port } from '../../workers/rpc.ts';
import type { StartThread } from '../thread/engine.ts';
import { browserApi, type RuntimePort } from './browserApi.ts';

/** The name of a field's channel. */
export const FIELD_CHANNEL = 'field';

type Listener = (event: MessageEvent) => void;

/** A channel of the extension in the shape of a worker's. Messages are plain data. */
export function portOf(channel: Promise<RuntimePort>, died: () => void): Port & { close(): void } {
  const wrapped = new Map<Listener, (message: unknown) => void>();
  const quietly = () => undefined;
  channel.then((port) => port.onDisconnect.addListener(died), died);
  return {
    postMessage: (message) => void channel.then((port) => port.postMessage(message)).catch(died),
    addEventListener(_, listener) {
      const own = (message: unknown) => listener(new MessageEvent('message', { data: message }));
      wrapped.set(listener, own);
      channel.then((port) => port.onMessage.addListener(own)).catch(quietly);
    },
    removeEventListener(_, listener) {
      const own = wrapped.get(listener);
      if (own) channel.then((port) => port.onMessage.removeListener(own)).catch(quietly);
      wrapped.delete(listener);
    },
    close: () => void channel.then((port) => port.disconnect()).catch(quietly),
  };
}

/** Wakes the extension's page and connects to it. */
export function extensionThread(): StartThread {
  return (died) => {
    const { runtime } = browserApi();
    const awake = runtime.sendMessage({ kind: 'wake' });
    return {
      connect: () =>
        portOf(
          awake.then(() => runtime.connect({ name: FIELD_CHANNEL })),
          died,
        ),
      end: () => undefined,
    };
  };
}
