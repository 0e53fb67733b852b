// The magic link that this browser waits for: the open attempt is kept, because a mail program opens the link in a page of
// its own.
import type { AuthTextCode } from '../authError.ts';
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import { MAGIC_KEY } from '../session/keys.ts';
import type { AuthService } from '../types.ts';

/** What is kept: worthless without the secret that only the mail holds. */
export interface Pending {
  email: string;
  username: string;
  session: string;
  stay?: boolean | undefined;
  expiresAt: number;
  /** Of a link that makes an account. */
  signUp?: PendingSignUp | undefined;
}

/** What the account is made with. */
export interface PendingSignUp {
  /** Shows that this browser asked; the service got its digest. */
  ticket: string;
  language: string;
  name?: string;
  /** The mailbox is proved; the account is still to be made. */
  proved?: boolean;
}

const isText = (value: unknown) => typeof value === 'string';

function isSignUp(value: unknown): boolean {
  const given = value as Partial<PendingSignUp> | null;
  return typeof given === 'object' && given !== null && isText(given.ticket) && isText(given.language);
}

/** Rejects when the service says that something is to be waited for, with the time. */
export function refuseWhile(parameters: Readonly<Record<string, string>>, name: string, code: AuthTextCode): void {
  const seconds = Number(parameters[name]);
  if (seconds > 0) throw new AuthError(code, `${name}: ${seconds}`, { retryAfter: seconds });
}

function isPending(value: unknown): value is Pending {
  const given = value as Partial<Pending> | null;
  return (
    typeof given === 'object' &&
    given !== null &&
    [given.email, given.username, given.session].every(isText) &&
    Number.isFinite(given.expiresAt) &&
    (given.signUp === undefined || isSignUp(given.signUp))
  );
}

/** Keeps the awaited link. */
export interface PendingLink extends Pick<AuthService, 'pendingMagicLink'> {
  /** Keeps another one, or none. */
  keep(pending: Pending | undefined): void;
  /** The one that this browser waits for. */
  kept(): Pending | undefined;
  /** The one that was asked for on this page. */
  own(): Pending | undefined;
}

/** The awaited link of this browser. */
export function createPendingLink({ env }: AuthContext): PendingLink {
  let held: Pending | undefined;

  const keep = (pending: Pending | undefined) => {
    held = pending;
    try {
      const { localStorage } = env.browser;
      if (pending) localStorage.setItem(MAGIC_KEY, JSON.stringify(pending));
      else localStorage.removeItem(MAGIC_KEY);
    } catch {
      // Without storage the code of the mail still works in this page.
    }
  };
  const kept = (): Pending | undefined => {
    try {
      const value: unknown = JSON.parse(env.browser.localStorage.getItem(MAGIC_KEY) ?? 'null');
      return isPending(value) ? value : held;
    } catch {
      return held;
    }
  };

  return {
    keep,
    kept,
    own: () => held,
    pendingMagicLink() {
      const pending = kept();
      return pending && pending.expiresAt > env.now()
        ? { email: pending.email, expiresAt: pending.expiresAt }
        : undefined;
    },
  };
}
