// The service worker: registered at the root, quietly (SWK-1); a new version waits until the visitor agrees.
import { WHEN_QUIET } from '../../lib/quiet.ts';
import { runBeforeLeave } from '../person/leave.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
let waiting: ServiceWorker | undefined;
/** Whether the visitor has agreed to the new version: what is ready from then on takes over at once. */
let isAgreed = false;

/** Whether a new version has been downloaded and is waiting. */
export function isUpdateReady(): boolean {
  return waiting !== undefined;
}

/** Calls back when a new version is waiting, in the shape `useSyncExternalStore` expects. */
export function subscribeUpdate(changed: Listener): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function announce(worker: ServiceWorker): void {
  waiting = worker;
  if (isAgreed) takeOver(worker);
  for (const changed of listeners) changed();
}

function follow(registration: ServiceWorkerRegistration): void {
  // A visitor's first worker is not an update: nothing older is running.
  if (registration.waiting && navigator.serviceWorker.controller) announce(registration.waiting);
  // Another tab, or the browser itself, may have started a download before this page looked.
  announceInstalled(registration.installing);
  registration.addEventListener('updatefound', () => announceInstalled(registration.installing));
}

function announceInstalled(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) announce(worker);
  });
}

/** The worker's downloads must not compete with what the page shows first. */
function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** Registers the service worker at the root with the root as its scope. A failure is ignored: the site works without it. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await pageLoaded();
  const first = !navigator.serviceWorker.controller;
  try {
    follow(await navigator.serviceWorker.register('/sw.js', { scope: '/' }));
  } catch {
    // SWK-1: silently.
    return;
  }
  // Its code comes after the page's own: only a first visit needs it. Without a network there is nothing to keep.
  const kept = first && (await import('./keepLoaded.ts').catch(() => undefined));
  if (kept) await kept.keepLoaded();
}

/** How long an update waits for the active worker to become idle; versions that do not know the question never answer. */
const QUIET_LIMIT_MS = 5000;

function quiet(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = () => {
      clearTimeout(limit);
      port1.close();
      resolve();
    };
    const limit = setTimeout(done, QUIET_LIMIT_MS);
    port1.onmessage = done;
    controller?.postMessage({ type: WHEN_QUIET }, [port2]);
  });
}

const reload = () => void runBeforeLeave().then(() => location.reload());

function takeOver(worker: ServiceWorker): void {
  // Another tab has started it already: no change of worker is coming that could reload this page.
  if (navigator.serviceWorker.controller === worker) reload();
  else worker.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Starts the waiting version: texts are saved, the worker takes over, the page reloads. A still newer version that has
 * arrived meanwhile, or is arriving, takes the place of the one that was waiting, which can no longer start.
 */
export async function applyUpdate(): Promise<void> {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  await Promise.all([runBeforeLeave(), quiet()]);
  isAgreed = true;
  takeOver(waiting);
}
