// The session that the browser keeps, read once a page answers: what was prerendered shows no one.

import { loadSignOut } from './leaving/load.ts';
import { watchPeople } from './people.ts';
import { followTabs, useSession } from './session.ts';
import { readSession } from './sessionState.ts';

/** The page's own work comes first, in milliseconds. */
const REST_MS = 4_000;

/** Reads the kept session if nothing has yet, and follows what other tabs do with it. */
export function keepSession(): void {
  if (useSession.getState().state === 'unknown') readSession();
  followTabs();
  watchPeople();
  // It has to be at hand when there is no line.
  if (useSession.getState().state === 'signedIn') setTimeout(() => void loadSignOut().catch(() => undefined), REST_MS);
}
