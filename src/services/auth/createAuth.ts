// Puts the parts of the identity service together. Every part gets only what it needs of the others; what most sign-ins do
// not need is loaded when it is first called.
import { accountNames } from './accountNames.ts';
import { type AuthContext, type AuthEnvironment, createContext } from './context.ts';
import type { Credentials } from './credentials.ts';
import { createCurrentUser } from './currentUser.ts';
import { createEndings } from './endings.ts';
import { onAuthEvent } from './events.ts';
import { logoutAddress, readReturn } from './hostedAddress.ts';
import { lazily, once } from './lazily.ts';
import { createPendingLink } from './pendingLink.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSignedIn, type SignedIn } from './signedIn.ts';
import { createAsUser } from './signedInUser.ts';
import { createSignIn } from './signIn.ts';
import { createSignUpSessions } from './signUpSessions.ts';
import type { AuthService, HostedOutcome } from './types.ts';

/** Cloud keys, whose code is larger than everything else here. */
function lateKeys(ctx: AuthContext, sessions: Sessions): Credentials {
  let keys: Credentials | undefined;
  const load = once(async () => {
    const { createKeys } = await import('./keyParts.ts');
    keys = createKeys(ctx, sessions);
    return keys;
  });
  return {
    ...lazily(load, ['getCredentials', 'federatedSignIn']),
    clearCredentials: () => keys?.clearCredentials(),
  };
}

/** The hosted login, and the return that is being taken now. */
function lateHosted(ctx: AuthContext, signedIn: () => SignedIn) {
  const load = once(async () => (await import('./hosted.ts')).createHosted(ctx, signedIn()));
  let taking: Promise<HostedOutcome | undefined> | undefined;
  const handleHostedReturn = (): Promise<HostedOutcome | undefined> => {
    if (readReturn(ctx.env.page.location.href)) taking = load().then((hosted) => hosted.handleHostedReturn());
    return taking ?? Promise.resolve(undefined);
  };
  return { ...lazily(load, ['hostedSignIn']), handleHostedReturn, underWay: () => taking };
}

/** The identity service over an environment. Throws an AuthError where configuration or storage cannot work. */
export function createAuth(env: AuthEnvironment): AuthService {
  const ctx = createContext(env);
  const sessions = createSessions(ctx);
  const asUser = createAsUser(ctx, sessions);
  const keys = lateKeys(ctx, sessions);
  const { underWay, ...hosted } = lateHosted(ctx, (): SignedIn => signedIn);
  const current = createCurrentUser(ctx, sessions, underWay);
  const signedIn = createSignedIn(ctx, { sessions, ...keys, currentUser: current.poolUserNow });
  const signUpSessions = createSignUpSessions(env.now);
  const signUp = once(async () => (await import('./signUp.ts')).createSignUp(ctx, signUpSessions));
  const mailCode = once(async () => (await import('./mailCode.ts')).createMailCode(ctx, signedIn, signUpSessions));
  const { step, ...signIn } = createSignIn(ctx, signedIn, async (...answer) => (await mailCode()).answer(...answer));
  const pending = createPendingLink(ctx);
  // Who has left, or came in another way, waits for no link, and the next person does not read the address.
  sessions.onDrop(() => pending.keep(undefined));
  const magicLink = once(async () => (await import('./magicLink.ts')).createMagicLink(ctx, signIn, pending));
  const { leave, ...endings } = createEndings(ctx, {
    sessions,
    asUser,
    logoutAddress: () => logoutAddress(env.config, env.page.location.origin),
  });
  const account = once(async () => {
    const { createAccountParts } = await import('./accountParts.ts');
    return createAccountParts(ctx, { sessions, current, asUser, signIn: { ...signIn, step }, signedIn, leave });
  });
  const { currentUserPoolUser, currentAuthenticatedUser, verifiedContact, userSession } = current;
  return {
    ...lazily(signUp, ['signUp', 'confirmSignUp', 'resendSignUp', 'forgotPassword', 'forgotPasswordSubmit']),
    pendingMagicLink: pending.pendingMagicLink,
    ...lazily(magicLink, ['startMagicLink', 'finishMagicLink']),
    ...lazily(account, accountNames),
    ...lazily(mailCode, ['signInByMailCode']),
    ...keys,
    ...hosted,
    ...endings,
    ...signIn,
    currentUserPoolUser,
    currentAuthenticatedUser,
    verifiedContact,
    userSession,
    async idToken({ force = false } = {}) {
      const { session } = await sessions.required();
      return (force ? await sessions.refresh() : session).getIdToken().getJwtToken();
    },
    onAuthEvent,
  };
}
