// The browser's history as the router reads it: locations with a key per entry, pushed and replaced by links, reported to
// one listener. The address changes at once; the page follows once everything it needs is loaded (navigation.ts).
import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router';
import { isPlainClick } from '../../lib/plainClick.ts';

/** A place in the history. */
export interface Place {
  location: Location;
  /** How it was reached. */
  action: NavigationType;
}

/** The history, in the shape that the router's components want, with a listener. */
export interface SiteHistory extends Navigator {
  place(): Place;
  /** Calls back after every change; returns the unsubscribe function. */
  listen(listener: (place: Place) => void): () => void;
}

interface EntryState {
  key: string;
  /** State carried by a link. */
  user: unknown;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Every entry has its own key, including a document's first one: positions of two documents must not be mixed up. */
function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const state = window.history.state as Partial<EntryState> | null;
  const key = typeof state?.key === 'string' ? state.key : newKey();
  if (state?.key !== key) window.history.replaceState({ ...state, key }, '');
  return { pathname, search, hash, state: state?.user ?? null, key };
}

/** The place in the page that a plain click leads to; anything else is the browser's. */
function hashOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  return link && !link.target && isPlainClick(event) ? link.hash : undefined;
}

/** The history of this window. */
export function createSiteHistory(): SiteHistory {
  const listeners = new Set<(place: Place) => void>();
  let current: Place = { location: readLocation(), action: NavigationType.Pop };

  const arrive = (action: NavigationType) => {
    current = { location: readLocation(), action };
    for (const listener of listeners) listener(current);
  };
  window.addEventListener('popstate', () => arrive(NavigationType.Pop));

  const change = (action: NavigationType.Push | NavigationType.Replace) => (to: To, user: unknown) => {
    const address = createHref(to);
    const key = action === NavigationType.Replace ? current.location.key : newKey();
    const state: EntryState = { key, user: user ?? null };
    window.history[action === NavigationType.Push ? 'pushState' : 'replaceState'](state, '', address);
    arrive(action);
  };
  function createHref(to: To): string {
    const { pathname, search } = window.location;
    const wanted = typeof to === 'string' ? parsePath(to) : to;
    return createPath({
      pathname: wanted.pathname ?? pathname,
      search: wanted.pathname ? '' : search,
      hash: '',
      ...wanted,
    });
  }

  const push = change(NavigationType.Push);
  // The browser would scroll first and notify afterwards, too late to record the old position.
  document.addEventListener('click', (event) => {
    const hash = hashOf(event);
    if (!hash) return;
    event.preventDefault();
    (hash === current.location.hash ? change(NavigationType.Replace) : push)({ hash }, null);
  });

  return {
    createHref,
    push,
    replace: change(NavigationType.Replace),
    go: (delta) => window.history.go(delta),
    place: () => current,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
