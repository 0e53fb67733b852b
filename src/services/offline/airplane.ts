// The page's side of airplane mode: holds the lock that the service worker looks for, and hears what it has refused.
import { AIRPLANE, type AirplaneState } from '../../lib/airplane.ts';

/** The service worker answers at once, or it is not there. */
const LIMIT_MS = 3000;

let release: (() => void) | undefined;

/** Whether this browser and this visit offer it: the page has to be in the service worker's hands. */
export const canFly = (): boolean =>
  typeof navigator !== 'undefined' && 'locks' in navigator && Boolean(navigator.serviceWorker?.controller);

/** Tells the service worker to look; undefined if it does not answer. */
function ask(): Promise<AirplaneState | undefined> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return Promise.resolve(undefined);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), LIMIT_MS);
    port1.onmessage = ({ data }: MessageEvent<AirplaneState>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.postMessage({ type: AIRPLANE }, [port2]);
  });
}

/** Cuts the site off; resolves to whether the service worker has confirmed it. */
export async function takeOff(): Promise<boolean> {
  await new Promise<void>((held) => {
    const lasting = new Promise<void>((end) => {
      release = end;
    });
    void navigator.locks.request(AIRPLANE, { mode: 'shared' }, () => {
      held();
      return lasting;
    });
  });
  const state = await ask();
  if (!state?.on) await land();
  return state?.on === true;
}

/** Lets the site back to the network. */
export async function land(): Promise<void> {
  release?.();
  release = undefined;
  // The lock is free once the browser has seen the promise end.
  await navigator.locks.request(AIRPLANE, { ifAvailable: true }, () => undefined);
  await ask();
}

/** Calls back with every refusal; returns the way to stop. */
export function onRefusal(listener: (refused: number) => void): () => void {
  const hear = ({ data }: MessageEvent<Partial<AirplaneState> | null>) => {
    if (data?.type === AIRPLANE && typeof data.refused === 'number') listener(data.refused);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}
