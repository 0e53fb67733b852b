// What the service gives a sign-up on its way, so that the sign-in after it asks for no second code (SGN-12).
import type { Answer } from '../transport/answers.ts';

/** Sessions of the service that lead from a sign-up over its confirmation into a sign-in, by user name (SGN-12). */
export interface SignUpSessions {
  keep(step: 'signedUp' | 'confirmed', username: string, answer: Answer): void;
  /** The session of a step if it is young enough to be accepted; it is handed out once. */
  take(step: 'signedUp' | 'confirmed', username: string): string | undefined;
}

/** The service takes its sessions for three minutes; a little less, because a refused one would spoil the call. */
const SESSION_MS = 170_000;

/** Sessions of sign-ups, in memory. */
export function createSignUpSessions(now: () => number): SignUpSessions {
  const kept = new Map<string, { session: string; at: number }>();
  return {
    keep(step, username, { Session: session }) {
      if (typeof session === 'string') kept.set(`${step} ${username}`, { session, at: now() });
    },
    take(step, username) {
      const key = `${step} ${username}`;
      const found = kept.get(key);
      kept.delete(key);
      return found && now() - found.at < SESSION_MS ? found.session : undefined;
    },
  };
}
