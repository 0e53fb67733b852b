// Whose things these are. Everything that is kept for a person (texts, words, settings) carries the name of its owner: the
// guest of this device, or one account. Who it is follows from the session alone; no cloud code.
import { readSession, type Session, useSession } from './sessionState.ts';

/** Whoever uses the device without an account. No account has this name: theirs are ids or e-mail addresses. */
export const GUEST = 'guest';

/** The owner of what a session does; undefined while nobody has looked who is signed in. */
export function personOf({ state, sub, email }: Session): string | undefined {
  if (state === 'unknown') return undefined;
  if (state === 'guest') return GUEST;
  // A provider that tells neither: all that such sessions keep is apart from everybody else's.
  return sub ?? email ?? 'nameless';
}

/** The owner of what is done now. Looks who is signed in where nobody has yet. */
export function personNow(): string {
  if (useSession.getState().state === 'unknown') readSession();
  return personOf(useSession.getState()) ?? GUEST;
}

/** Hears of every change of the person in this tab. `before` is undefined the first time. Answers the way to stop. */
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
