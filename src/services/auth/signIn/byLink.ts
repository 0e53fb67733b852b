// Everything about mailed links, loaded when a link is first requested or opened: most sign-ins need none of it.
import type { AuthContext } from '../context.ts';
import { lazily, once } from '../lazily.ts';
import type { Sessions } from '../session/sessions.ts';
import type { AuthService } from '../types.ts';
import { createMagicLink } from './magicLink.ts';
import { createPendingLink } from './pendingLink.ts';

type SignIn = Pick<AuthService, 'signIn' | 'answerCustomChallenge'>;
type ByLink = Pick<AuthService, 'startMagicLink' | 'finishMagicLink' | 'pendingMagicLink' | 'startLinkSignUp'>;

/** Signing in and signing up by a link. */
export function createByLink(ctx: AuthContext, sessions: Pick<Sessions, 'onDrop'>, signIn: SignIn): ByLink {
  const pending = createPendingLink(ctx);
  // Also forgets what was held only in memory; the stored record goes even where this part is not loaded.
  sessions.onDrop(() => pending.keep(undefined));
  const signUp = once(async () => (await import('./linkSignUp.ts')).createLinkSignUp(ctx, signIn, pending));
  return {
    ...createMagicLink(ctx, signIn, pending, async (...link) => (await signUp()).finish(...link)),
    ...lazily(signUp, ['startLinkSignUp']),
    pendingMagicLink: pending.pendingMagicLink,
  };
}
