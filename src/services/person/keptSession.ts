// The session that the browser keeps, read once a page answers: what was prerendered shows no one.

import { log } from '../log.ts';
import { loadChunk } from '../offline/chunks.ts';
import { PEOPLE_KEY } from './person.ts';
import { followTabs, useSession } from './session.ts';
import { readSession } from './sessionState.ts';

/** Whether an account has left something here; without storage nothing was left. */
function somebodyWasHere(): boolean {
  try {
    return localStorage.getItem(PEOPLE_KEY) !== null;
  } catch {
    return false;
  }
}

let watching = false;
let stopLooking: (() => void) | undefined;

/** Most visitors have no account: who is here is followed from the moment that there is, or was, somebody. */
function watchPeopleSoon(): void {
  if (watching || (useSession.getState().state !== 'signedIn' && !somebodyWasHere())) return;
  watching = true;
  loadChunk(() => import('./people.ts')).then(
    ({ watchPeople }) => watchPeople(),
    (error: unknown) => {
      watching = false;
      log.warn('Who is here is not followed', error);
    },
  );
}

/** Reads the kept session if nothing has yet, and follows what other tabs do with it. */
export function keepSession(): void {
  if (useSession.getState().state === 'unknown') readSession();
  followTabs();
  watchPeopleSoon();
  stopLooking ??= useSession.subscribe(watchPeopleSoon);
}
