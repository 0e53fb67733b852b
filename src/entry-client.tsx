// The start in the browser: prerendered English is hydrated in place; anything else is rendered once all of its parts
// are there. The order matters: the policy before the first script address, the language before the first frame.
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App.tsx';
import { setLinkPrefetcher } from './lib/linkPrefetch.ts';
import { setDocumentShell } from './routes/documentShell.ts';
import { loadErrorPage } from './routes/errorPageModule.ts';
import { deferIslands, loadIslands } from './routes/island.tsx';
import { matchRow } from './routes/match.ts';
import { loadPage } from './routes/pageModules.ts';
import { type PageState, readPageState } from './routes/pageState.ts';
import { loadRowTexts, seedPayload } from './routes/payloadStore.ts';
import { prefetchPath } from './routes/prefetch.ts';
import { RouteFailure } from './routes/routeError.ts';
import { BOUNDARY_ID, createRoutes } from './routes/routes.tsx';
import { savePosition, takeOverScrolling } from './routes/scroll.ts';
import { rowById } from './routes/table.ts';
import { applyConfig, defaultConfig, getConfig } from './services/config.ts';
import { readLocaleCookie } from './services/i18n/cookie.ts';
import { createI18n, onBeforeLocale, showLocale } from './services/i18n/i18n.ts';
import { defaultLocale } from './services/i18n/locales.ts';
import { log } from './services/log.ts';
import { registerServiceWorker } from './services/pwa.ts';
import { installTrustedTypes } from './services/trustedTypes.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** What the router need not load again because the document holds it. */
function hydrationOf(state: PageState): HydrationState | undefined {
  if (state.error) {
    return { errors: { [BOUNDARY_ID]: new RouteFailure(state.error.statusCode, state.error.message) } };
  }
  const row = state.prerendered ? matchRow(location.pathname, getConfig().product.slug) : undefined;
  return row ? { loaderData: { [row.id]: null } } : undefined;
}

/** Keeps the texts of the open page in step with the interface language, and positions with the history. */
function follow(router: Router): void {
  onBeforeLocale(async (code) => {
    const id = router.state.matches.at(-1)?.route.id;
    try {
      if (id && !router.state.errors) await loadRowTexts(rowById(id), code);
      return undefined;
    } catch (error) {
      log.error(`Failed loading async locale export: ${String(error)}`);
      return false;
    }
  });
  let key = router.state.location.key;
  router.subscribe(({ location: { key: next } }) => {
    if (next === key) return;
    savePosition(key);
    key = next;
  });
}

function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((done) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      done();
    });
  });
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element');
  const state = readPageState() ?? { config: defaultConfig, problems: [], shell: 'app' as const, prerendered: false };
  applyConfig(state);
  installTrustedTypes();
  setDocumentShell(state.shell);
  if (state.payload) seedPayload(state.payload.key, defaultLocale, state.payload.texts);
  takeOverScrolling();
  setLinkPrefetcher(prefetchPath);

  const i18n = createI18n();
  const locale = readLocaleCookie();
  const row = state.error ? undefined : matchRow(location.pathname, getConfig().product.slug);
  const hydration = hydrationOf(state);
  const [translated] = await Promise.all([
    locale === defaultLocale ? true : showLocale(locale),
    hydration && row ? loadPage(row) : undefined,
    state.error ? loadErrorPage().catch(() => {}) : undefined,
    hydration && row && locale !== defaultLocale ? loadRowTexts(row, locale).catch(() => {}) : undefined,
  ]);

  const router = createBrowserRouter(createRoutes(), hydration ? { hydrationData: hydration } : {});
  follow(router);
  const tree = (
    <App i18n={i18n}>
      <RouterProvider router={router} />
    </App>
  );
  if (state.prerendered && (locale === defaultLocale || !translated)) {
    deferIslands();
    startTransition(() => void hydrateRoot(root, tree, { onRecoverableError: (error) => log.error(error) }));
  } else {
    await Promise.all([initialized(router), loadIslands()]);
    flushSync(() => createRoot(root).render(tree));
  }
  delete document.documentElement.dataset['l'];
  if (import.meta.env.PROD) void registerServiceWorker();
}

void start();
