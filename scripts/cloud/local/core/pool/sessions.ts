// The steps of a sign-in between two requests. They last three minutes and are kept in memory only.
import { randomBytes } from 'node:crypto';
import { fail } from '../errors.ts';
import type { Clock } from '../store.ts';
import type { SrpSession } from './srp.ts';
import type { ChallengeResult } from './triggers.ts';

/** What the pool remembers about a sign-in in progress. */
export interface SignInStep {
  /** The challenge that the next request must answer. */
  challenge: string;
  /** Undefined for a name that nobody has: the flow continues and fails at its end. */
  sub?: string | undefined;
  /** The client was given no session, and answers without one. */
  unnamed?: boolean | undefined;
  /** The name used in the password proof. */
  srpName?: string | undefined;
  srp?: SrpSession | undefined;
  deviceKey?: string | undefined;
  /** Set once the authenticator is verified. */
  setUp?: boolean | undefined;
  /** Custom challenge: the answers so far, and what the function keeps. */
  results?: ChallengeResult[] | undefined;
  secret?: Record<string, string> | undefined;
  metadata?: string | undefined;
  choices?: readonly string[] | undefined;
}

/** The table of steps. */
export interface Sessions {
  /** Stores a step and returns its name for the client. */
  begin(step: SignInStep): string;
  /** The step with that name. Fails if it is for another challenge, too old or unknown. */
  read(id: unknown, challenge: string): SignInStep;
  /** The name of the newest step, for clients that answer without naming one. */
  find(fits: (step: SignInStep) => boolean): string | undefined;
  end(id: unknown): void;
}

const MOST = 5000;

/** Creates an empty table; a step is valid for `lifetime` seconds. */
export function createSessions(clock: Clock, lifetime: number): Sessions {
  const steps = new Map<string, SignInStep & { at: number }>();
  return {
    begin(step) {
      const id = randomBytes(48).toString('base64url');
      steps.set(id, { ...step, at: clock() });
      const [oldest] = steps.keys();
      if (steps.size > MOST && oldest) steps.delete(oldest);
      return id;
    },
    read(id, challenge) {
      const step = steps.get(String(id));
      if (!step || clock() - step.at > lifetime * 1000) {
        fail('NotAuthorizedException', 'Invalid session for the user, session is expired.');
      }
      if (step.challenge !== challenge) fail('NotAuthorizedException', 'Invalid session for the user.');
      return step;
    },
    find: (fits) => [...steps].findLast(([, step]) => fits(step))?.[0],
    end: (id) => void steps.delete(String(id)),
  };
}
