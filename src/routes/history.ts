// The browser's history as the router reads it: locations with a key per entry, pushed and replaced by links, told to
// one listener. The address changes at once; the page follows when everything it needs is here (navigation.ts).
import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router';

/** A place in the history. */
export interface Place {
  location: Location;
  /** How it was reached. */
  action: NavigationType;
}

/** The history, in the shape that the router's components want, with a listener. */
export interface SiteHistory extends Navigator {
  place(): Place;
  /** Calls back after every change; answers the way to stop. */
  listen(listener: (place: Place) => void): () => void;
}

interface EntryState {
  key: string;
  /** What a link carries along. */
  user: unknown;
}

/** Key of the entry that the visit began with. */
const FIRST = 'default';

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const state = window.history.state as Partial<EntryState> | null;
  return { pathname, search, hash, state: state?.user ?? null, key: state?.key ?? FIRST };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

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

  return {
    createHref,
    push: change(NavigationType.Push),
    replace: change(NavigationType.Replace),
    go: (delta) => window.history.go(delta),
    place: () => current,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
