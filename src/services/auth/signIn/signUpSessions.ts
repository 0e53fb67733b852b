// The service's session for a sign-up, so that the following sign-in asks for no second code (SGN-12).
import type { Answer } from '../transport/answers.ts';

/** Service sessions that lead from a sign-up through its confirmation to a sign-in, by user name (SGN-12). */
export interface SignUpSessions {
  keep(step: 'signedUp' | 'confirmed', username: string, answer: Answer): void;
  /** The session of a step if recent enough to be accepted; handed out once. */
  take(step: 'signedUp' | 'confirmed', username: string): string | undefined;
}

/** The service accepts a session for three minutes; use a little less, because a refused one would fail the call. */
const SESSION_MS = 170_000;

/** What is kept, in memory; shared by the parts that keep and take, which are loaded separately. */
export type KeptSessions = Map<string, { session: string; at: number }>;

/** Keeps sign-up sessions. */
export function createSignUpSessions(now: () => number, kept: KeptSessions): SignUpSessions {
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
