// The magic link this browser is waiting for: the open attempt is stored, because a mail program opens the link in a page of
// its own.
import type { AuthTextCode } from '../authError.ts';
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import { MAGIC_KEY } from '../session/keys.ts';
import type { AuthService } from '../types.ts';

/** The stored record; worthless without the secret, which only the mail contains. */
export interface Pending {
  email: string;
  username: string;
  session: string;
  stay?: boolean | undefined;
  expiresAt: number;
  /** Only for a link that creates an account. */
  signUp?: PendingSignUp | undefined;
}

/** The data the account is created with. */
export interface PendingSignUp {
  /** Proves that this browser asked; the service has its digest. */
  ticket: string;
  language: string;
  name?: string;
  /** The mailbox is proved; the account still has to be created. */
  proved?: boolean;
}

const isText = (value: unknown) => typeof value === 'string';

function isSignUp(value: unknown): boolean {
  const given = value as Partial<PendingSignUp> | null;
  return typeof given === 'object' && given !== null && isText(given.ticket) && isText(given.language);
}

/** Rejects with the waiting time when the service asks to wait. */
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
  /** Replaces or clears it. */
  keep(pending: Pending | undefined): void;
  /** The one this browser is waiting for. */
  kept(): Pending | undefined;
  /** The one requested on this page. */
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
    async pendingMagicLink() {
      const pending = kept();
      return pending && pending.expiresAt > env.now()
        ? { email: pending.email, expiresAt: pending.expiresAt }
        : undefined;
    },
  };
}
