// The start in the browser: prerendered English is hydrated in place; anything else is rendered once all of its parts
// are there. The order matters: the policy before the first script address, the language before the first frame.
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { setLinkPrefetcher } from './lib/linkPrefetch.ts';
import { setDocumentShell } from './routes/documentShell.ts';
import { loadErrorPage } from './routes/errors/errorPageModule.ts';
import { RouteFailure } from './routes/errors/routeError.ts';
import { deferIslands } from './routes/island.tsx';
import { createSiteHistory } from './routes/navigation/history.ts';
import { matchRow } from './routes/navigation/match.ts';
import { createSiteRouter, type SiteRouter } from './routes/navigation/navigation.ts';
import { prefetchPath } from './routes/navigation/prefetch.ts';
import { savePosition, takeOverScrolling } from './routes/navigation/scroll.ts';
import { loadPage, loadPageParts } from './routes/pageModules.ts';
import { type PageState, readPageState } from './routes/payload/pageState.ts';
import { loadRowTexts, seedPayload } from './routes/payload/payloadStore.ts';
import { Root } from './routes/Root.tsx';
import type { RouteRow } from './routes/table.ts';
import { applyConfig, defaultConfig, getConfig } from './services/config/config.ts';
import { readLocaleCookie } from './services/i18n/cookie.ts';
import { createI18n, onBeforeLocale, onLocale, showLocale } from './services/i18n/i18n.ts';
import { defaultLocale, type LocaleCode } from './services/i18n/locales.ts';
import { log } from './services/log.ts';
import { registerServiceWorker } from './services/offline/pwa.ts';
import { hideLinkSecret } from './services/secretLink.ts';
import { installTrustedTypes } from './services/trustedTypes.ts';

/** What the document shows already: its page, or that its address has none. */
function shownByDocument(state: PageState): { row: RouteRow } | { error: unknown } | undefined {
  if (state.error) return { error: new RouteFailure(state.error.statusCode, state.error.message) };
  const row = state.prerendered ? matchRow(location.pathname, getConfig().product.slug) : undefined;
  return row && { row };
}

/** Keeps the texts of the open page in step with the interface language, and positions with the history. */
function follow({ history, view }: SiteRouter): void {
  onBeforeLocale(async (code) => {
    const { row, location: place } = view();
    try {
      if (row) await loadRowTexts(row, place.pathname, code);
      return undefined;
    } catch (error) {
      log.error(`Failed loading async locale export: ${String(error)}`);
      return false;
    }
  });
  // What was fetched ahead is in the language that was shown.
  onLocale(() => setLinkPrefetcher(prefetchPath));
  let { key } = history.place().location;
  history.listen(({ location: { key: next } }) => {
    if (next !== key) savePosition(key);
    key = next;
  });
}

/** Loads what the first rendering of a known page needs, in its language. */
async function prepare(
  known: { row: RouteRow } | { error: unknown } | undefined,
  locale: LocaleCode,
): Promise<boolean> {
  const row = known && 'row' in known ? known.row : undefined;
  const other = locale !== defaultLocale;
  const [shown] = await Promise.all([
    other ? showLocale(locale) : true,
    row && loadPage(row),
    row && other && loadRowTexts(row, location.pathname, locale).catch(() => {}),
    known && 'error' in known && loadErrorPage().catch(() => {}),
  ]);
  return shown;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element');
  const state = readPageState() ?? { config: defaultConfig, problems: [], shell: 'app' as const, prerendered: false };
  applyConfig(state);
  installTrustedTypes();
  hideLinkSecret();
  setDocumentShell(state.shell);
  if (state.payload) seedPayload(state.payload.key, defaultLocale, state.payload.texts);
  takeOverScrolling();
  setLinkPrefetcher(prefetchPath);

  const i18n = createI18n();
  const locale = readLocaleCookie();
  const inDocument = shownByDocument(state);
  let known = inDocument;
  let translated = true;
  try {
    translated = await prepare(known, locale);
  } catch (error) {
    known = { error };
  }
  const router = await createSiteRouter(createSiteHistory(), known);
  follow(router);
  const tree = (
    <App i18n={i18n}>
      <Root router={router} />
    </App>
  );
  if (known && known === inDocument && (locale === defaultLocale || !translated)) {
    deferIslands();
    startTransition(() => void hydrateRoot(root, tree, { onRecoverableError: (error) => log.error(error) }));
  } else {
    const { row } = router.view();
    // A part that cannot be had is missed by the page that shows it, and told there.
    if (row) await loadPageParts(row).catch(() => undefined);
    flushSync(() => createRoot(root).render(tree));
  }
  delete document.documentElement.dataset['l'];
  if (import.meta.env.PROD) void registerServiceWorker();
}

void start();
