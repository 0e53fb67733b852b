// What a first visit loads before there is a service worker is requested once more when there is one, so that it works offline.
import { PAGE_ONLY } from '../../lib/pageKept.ts';

const keptListeners = new Set<() => void>();

function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/**
 * Requests what a first visit loaded before the worker was running once more, through the worker, so that it is available
 * offline, above all the texts in the visitor's language. The browser still has these files in its cache.
 */
export async function keepLoaded(): Promise<void> {
  await controlled();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => {
    return origin === location.origin && /^\/(assets|packs)\/|\/payload(\.[a-z]{2})?\.json$/.test(pathname);
  });
  await fetch(location.pathname, { headers: { accept: PAGE_ONLY } }).catch(() => undefined);
  // One at a time, because together they would slow down the page. Texts last: they are useful only with what shows them.
  const isText = ({ pathname }: URL) => Number(pathname.endsWith('.json'));
  for (const url of own.toSorted((a, b) => isText(a) - isText(b))) {
    await fetch(url, { cache: 'force-cache' }).catch(() => undefined);
  }
  for (const told of keptListeners) told();
}

/** Calls back when everything a first visit loaded has been cached; returns the function that stops it. */
export function onPageKept(told: () => void): () => void {
  keptListeners.add(told);
  return () => void keptListeners.delete(told);
}
