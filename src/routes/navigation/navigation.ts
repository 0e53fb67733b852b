// Maps a history entry to what is shown. Everything that can fail or must be awaited happens here, before the
// page is shown: the slash, the other document, unknown tools, guards, the component, the texts.

import { getConfig } from '../../services/config/config.ts';
import { loadChunk } from '../../services/offline/chunks.ts';
import { enterDocument, needsOtherDocument } from '../documentShell.ts';
import { loadErrorPage } from '../errors/errorPageModule.ts';
import { notFound, RouteFailure } from '../errors/routeError.ts';
import { loadPage, loadPageParts } from '../pageModules.ts';
import { loadRowTexts } from '../payload/payloadStore.ts';
import type { RouteRow } from '../table.ts';
import { type Redirect, runGuard } from './guards.ts';
import type { Place, SiteHistory } from './history.ts';
import { matchRow, withSlash } from './match.ts';

/** The outcome of an address: a page, a redirect, or a failure. */
export type Outcome = { row: RouteRow } | { redirect: string; status: number } | { error: unknown };

/** What is shown, and its history entry. */
export interface View extends Place {
  row?: RouteRow;
  /** Set when the error page is shown. */
  error?: unknown;
}

/** A guard's redirect; temporary unless it gives a status (ERR-14). */
async function follow({ to, status = 302 }: Redirect): Promise<Outcome> {
  const { redirectTarget } = await loadChunk(() => import('./redirects.ts'));
  const target = redirectTarget(to);
  if (target.kind === 'internal') return { redirect: target.path, status };
  if (target.kind === 'external') return enterDocument(target.url);
  return { error: new RouteFailure(500, `A redirect to ${to} is not allowed`) };
}

async function lead(url: URL): Promise<Outcome> {
  const here = `${url.search}${url.hash}`;
  // An address without its slash is another address (RTE-2).
  if (!url.pathname.endsWith('/')) return { redirect: withSlash(url.pathname) + here, status: 308 };
  const row = matchRow(url.pathname, getConfig().product.slug);
  if (!row) {
    // Loaded first, so that it appears complete; without it the plain version says the same.
    await loadErrorPage().catch(() => undefined);
    return { error: notFound() };
  }
  if (!import.meta.env.SSR && needsOtherDocument(row)) return enterDocument(url.pathname + here);
  const elsewhere = row.guard ? await runGuard(row.guard, url) : undefined;
  if (elsewhere !== undefined) return follow(elsewhere);
  const page = loadPage(row).then(() => loadPageParts(row));
  page.catch(() => undefined);
  // If both fail, report the missing network or payload rather than the missing chunk.
  await loadRowTexts(row, url.pathname);
  await page;
  // Another language may have been chosen meanwhile; anything already loaded is not requested again.
  await loadRowTexts(row, url.pathname);
  return { row };
}

/** What an address leads to. Never rejects: a failure is an outcome. */
export async function resolveAddress(url: URL): Promise<Outcome> {
  try {
    return await lead(url);
  } catch (error) {
    return { error };
  }
}

/** The navigation state. */
export interface SiteRouter {
  readonly history: SiteHistory;
  view(): View;
  /** Calls back when something else is to be shown; answers the way to stop. */
  subscribe(listener: (view: View) => void): () => void;
}

/**
 * Starts with what the document shows, or resolves its address. A navigation overtaken by another
 * one ends without effect.
 */
export async function createSiteRouter(
  history: SiteHistory,
  known?: { row: RouteRow } | { error: unknown },
): Promise<SiteRouter> {
  const listeners = new Set<(view: View) => void>();
  let view: View = { ...history.place(), ...known };
  let turn = 0;

  async function settle(place: Place): Promise<void> {
    turn += 1;
    const mine = turn;
    const { pathname, search, hash } = place.location;
    const outcome = await resolveAddress(new URL(pathname + search + hash, window.location.origin));
    if (mine !== turn) return;
    if ('redirect' in outcome) {
      history.replace(outcome.redirect);
      return;
    }
    view = { ...place, ...outcome };
    for (const listener of listeners) listener(view);
  }

  let latest: Promise<void> = Promise.resolve();
  history.listen((place) => {
    latest = settle(place);
  });
  if (!known) {
    latest = settle(history.place());
    // A redirect starts another turn before its own ends.
    for (let waiting: Promise<void> | undefined; waiting !== latest; ) {
      waiting = latest;
      await waiting;
    }
  }
  return {
    history,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
