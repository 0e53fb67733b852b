/// <reference lib="webworker" />
// The service worker: the checker works without a network, content pages are fresh when there is one, language packs
// are fetched once. It takes over only when the visitor agrees, and notes every request for the proof of privacy.
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { AIRPLANE, createAirplaneGate } from './lib/airplane.ts';
import { ASSET_CACHE } from './lib/assetCache.ts';
import type { Limits } from './lib/limitedMap.ts';
import { filesOnly, ownFilesOnly, ownPagesKept } from './lib/ownAnswers.ts';
import { IS_PAGE_KEPT, PAGE_ONLY } from './lib/pageKept.ts';
import { createQuiet, WHEN_QUIET } from './lib/quiet.ts';
import { createRequestLog, REQUEST_LOG } from './lib/requestLog.ts';
import { isShare, keepShared } from './lib/sharedFile.ts';
import { trimCache } from './lib/trimCache.ts';
import { routeTable } from './routes/table.ts';
import { isKnownTool, ruleAddress } from './routes/tools.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Content pages and payloads: how long the network has before the kept copy is shown. */
const NETWORK_SECONDS = 3;
const PACKS = 'packs';
/** What each cache holds at most: some times what one version of the site has, so that nothing in use is lost. */
const LIMITS = {
  pages: { entries: 60, size: 3_000_000 },
  payloads: { entries: 240, size: 3_000_000 },
  assets: { entries: 800, size: 20_000_000 },
  'pack-list': { entries: 60, size: 2_000_000 },
} as const satisfies Record<string, Limits>;
/** `<language>.<part>.<hash>.bin`, with its hash after the second dot. */
const PACK_FILE = /^(\/packs\/[a-z]+\.[a-z]+\.)[0-9a-f]+\./;

const requests = createRequestLog();
const quiet = createQuiet();
const airplane = createAirplaneGate(navigator.locks, (state) => {
  void self.clients
    .matchAll({ type: 'window' })
    .then((clients) => clients.forEach((client) => client.postMessage(state)));
});
void airplane.refresh();
/** For every strategy: what would go to the network stays here while a page wants it so. */
const grounded = {
  async requestWillFetch({ request }: { request: Request }): Promise<Request> {
    if (await airplane.refuses()) throw new TypeError('Airplane mode');
    return request;
  },
};
self.addEventListener('fetch', (event) => {
  // What is shared with this site goes no further than to this thread.
  if (!isShare(event.request)) requests.note(event.request);
  quiet.track(event.handled);
});
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  // Not held open by waitUntil: waiting for quiet is no work.
  if (event.data?.type === WHEN_QUIET) void quiet.reached().then(() => event.ports[0]?.postMessage(WHEN_QUIET));
  if (event.data?.type === IS_PAGE_KEPT) {
    const port = event.ports[0];
    event.waitUntil(isPageKept(String(event.data.path)).then((kept) => port?.postMessage(kept)));
  }
  if (event.data?.type === AIRPLANE) {
    const port = event.ports[0];
    event.waitUntil(airplane.refresh().then((state) => port?.postMessage(state)));
  }
  if (event.data?.type === REQUEST_LOG) {
    const port = event.ports[0];
    event.waitUntil(requests.read().then((seen) => port?.postMessage({ requests: seen })));
  }
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

addPlugins([ownFilesOnly, grounded]);
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const shell = createHandlerBoundToURL('/spa.html');
/** Caches that are looked through once nothing is under way: a page writes many entries at a time. */
const growing = new Set<keyof typeof LIMITS>();
async function trimSoon(cacheName: keyof typeof LIMITS): Promise<void> {
  if (growing.has(cacheName)) return;
  growing.add(cacheName);
  await quiet.reached();
  growing.delete(cacheName);
  await trimCache(await caches.open(cacheName), LIMITS[cacheName]);
}
/** A cache within its limits. Files of this site do not depend on the query, so an address is kept once, without it. */
const limited = (cacheName: keyof typeof LIMITS, kept: typeof filesOnly | typeof ownPagesKept = filesOnly) => ({
  cacheName,
  plugins: [
    kept,
    grounded,
    {
      cacheKeyWillBeUsed: async ({ request }: { request: Request }) => request.url.replace(/\?.*$/, ''),
      cacheDidUpdate: async () => void trimSoon(cacheName),
    },
  ],
});
const fresh = (...kept: Parameters<typeof limited>) =>
  new NetworkFirst({ ...limited(...kept), networkTimeoutSeconds: NETWORK_SECONDS });
const pages = fresh('pages', ownPagesKept);

/** Addresses without HTML of their own; the precache answers /checker/ and /checker/ai/ before this is asked. */
const shellPaths = new Set(routeTable.filter((row) => !row.prerender && row.shell === 'app').map((row) => row.path));
const hasOwnHtml = new Set(routeTable.filter((row) => row.prerender || row.shell === 'ai').map((row) => row.path));

function isShellPage(path: string): boolean {
  if (hasOwnHtml.has(path) || !path.endsWith('/') || ruleAddress(path)) return false;
  return shellPaths.has(path) || isKnownTool(/^\/([^/]+)\//.exec(path)?.[1]);
}

const isOwn = (url: URL) => url.origin === self.location.origin;

registerRoute(
  ({ request, url }) => isOwn(url) && isShare(request),
  ({ request }) => keepShared(request),
  'POST',
);
registerRoute(({ request, url }) => request.mode === 'navigate' && isOwn(url) && isShellPage(url.pathname), shell);
// Any other page: fresh when there is a network, else the kept copy, else the shell, which says what is missing.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isOwn(url) && url.pathname.endsWith('/'),
  (options) => pages.handle(options).catch(() => shell(options)),
);
registerRoute(
  ({ request, url }) => request.headers.get('accept') === PAGE_ONLY && isOwn(url) && url.pathname.endsWith('/'),
  pages,
);

/** Whether an address opens without a network: by the shell, from the first files, or as it was kept. */
async function isPageKept(path: string): Promise<boolean> {
  if (isShellPage(path) || (await matchPrecache(`${path}index.html`))) return true;
  return (await (await caches.open('pages')).match(self.location.origin + path)) !== undefined;
}
registerRoute(({ url }) => isOwn(url) && /\/payload(\.[a-z]{2})?\.json$/.test(url.pathname), fresh('payloads'));
registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'), new CacheFirst(limited(ASSET_CACHE)));

/** A language's new pack takes the place of its old one. */
async function dropOldPacks({ request }: { request: Request }): Promise<void> {
  const { pathname } = new URL(request.url);
  const family = PACK_FILE.exec(pathname)?.[1];
  if (!family) return;
  const cache = await caches.open(PACKS);
  for (const kept of await cache.keys()) {
    const path = new URL(kept.url).pathname;
    if (path !== pathname && PACK_FILE.exec(path)?.[1] === family) await cache.delete(kept);
  }
}

const isPackFile = (url: URL) => isOwn(url) && PACK_FILE.test(url.pathname);
registerRoute(
  ({ url }) => isPackFile(url),
  new CacheFirst({ cacheName: PACKS, plugins: [filesOnly, grounded, { cacheDidUpdate: dropOldPacks }] }),
);
// The list of packs and their licence texts carry no hash.
registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith('/packs/') && !isPackFile(url), fresh('pack-list'));

// Everything else goes to the network by itself, unless somebody may have switched it off.
for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
  registerRoute(
    () => airplane.mayBeOn(),
    async ({ request }) => ((await airplane.refuses()) ? Response.error() : fetch(request)),
    method,
  );
}
