// The session that the browser keeps, read once a page answers: what was prerendered shows no one.

import { followTabs, useSession } from './session.ts';
import { readSession } from './sessionState.ts';

/** Reads the kept session if nothing has yet, and follows what other tabs do with it. */
export function keepSession(): void {
  if (useSession.getState().state === 'unknown') readSession();
  followTabs();
}
