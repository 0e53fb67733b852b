// Ownership of local data. Everything kept for a person (texts, words, settings) carries the name of its owner: the
// guest of this device, or one account. Who it is follows from the session alone; no cloud code.
import { readSession, type Session, useSession } from './sessionState.ts';

/** The person using the device without an account. No account has this name: theirs are ids or e-mail addresses. */
export const GUEST = 'guest';

/** The owner for a session; undefined while the signed-in person is not known yet. */
export function personOf({ state, sub, email }: Session): string | undefined {
  if (state === 'unknown') return undefined;
  if (state === 'guest') return GUEST;
  // A provider that gives neither: data of such sessions is kept apart from everyone else's.
  return sub ?? email ?? 'nameless';
}

/** The current owner. Determines who is signed in if not yet known. */
export function personNow(): string {
  if (useSession.getState().state === 'unknown') readSession();
  return personOf(useSession.getState()) ?? GUEST;
}

/** Subscribes to changes of person in this tab. `before` is undefined the first time. Returns the unsubscribe function. */
export function subscribePerson(changed: (now: string, before: string | undefined) => void): () => void {
  return useSession.subscribe((session, old) => {
    const [now, before] = [personOf(session), personOf(old)];
    if (now !== undefined && now !== before) changed(now, before);
  });
}

/** The name under which a web storage keeps something of a person. The guest's are those of earlier versions. */
export const keyOf = (name: string, owner: string): string => (owner === GUEST ? name : `${name}.${owner}`);

/** Where the accounts are listed that have something on this device (people.ts). */
export const PEOPLE_KEY = 'spelling-check.people';
