// Assembles the identity service. Each part gets only what it needs from the others; whatever most sign-ins do
// not need is loaded when it is first called.
import { accountNames } from './account/accountNames.ts';
import { type AuthContext, type AuthEnvironment, createContext } from './context.ts';
import { onAuthEvent } from './events.ts';
import type { Credentials } from './federated/credentials.ts';
import { lazily, once } from './lazily.ts';
import { createCurrentUser } from './session/currentUser.ts';
import { createEndings } from './session/endings.ts';
import { MAGIC_KEY } from './session/keys.ts';
import { createSessions, type Sessions } from './session/sessions.ts';
import { createSignedIn, type SignedIn } from './session/signedIn.ts';
import { createAsUser } from './session/signedInUser.ts';
import { isReturn, logoutAddress } from './signIn/hostedAddress.ts';
import { createSignIn } from './signIn/signIn.ts';
import type { KeptSessions } from './signIn/signUpSessions.ts';
import type { AuthService, HostedOutcome } from './types.ts';

/** Cloud keys, whose code is larger than everything else here. */
function lateKeys(ctx: AuthContext, sessions: Sessions): Credentials {
  let keys: Credentials | undefined;
  const load = once(async () => {
    const { createKeys } = await import('./federated/keyParts.ts');
    keys = createKeys(ctx, sessions);
    return keys;
  });
  return {
    ...lazily(load, ['getCredentials', 'federatedSignIn']),
    clearCredentials: () => keys?.clearCredentials(),
  };
}

/** The hosted login, and the return currently being handled. */
function lateHosted(ctx: AuthContext, signedIn: () => SignedIn) {
  const load = once(async () => (await import('./signIn/hosted.ts')).createHosted(ctx, signedIn()));
  let taking: Promise<HostedOutcome | undefined> | undefined;
  const handleHostedReturn = (): Promise<HostedOutcome | undefined> => {
    if (isReturn(ctx.env.page.location.href)) taking = load().then((hosted) => hosted.handleHostedReturn());
    return taking ?? Promise.resolve(undefined);
  };
  return { ...lazily(load, ['hostedAddress', 'hostedSignIn']), handleHostedReturn, underWay: () => taking };
}

/** Removes the stored record of an awaited link. */
function forgetLink({ browser }: AuthEnvironment): void {
  try {
    browser.localStorage.removeItem(MAGIC_KEY);
  } catch {
    // Without storage nothing was stored.
  }
}

/** Creates the identity service for an environment. Throws an AuthError if configuration or storage is unusable. */
export function createAuth(env: AuthEnvironment): AuthService {
  const ctx = createContext(env);
  const sessions = createSessions(ctx);
  const asUser = createAsUser(ctx, sessions);
  const keys = lateKeys(ctx, sessions);
  const { underWay, ...hosted } = lateHosted(ctx, (): SignedIn => signedIn);
  const current = createCurrentUser(ctx, sessions, underWay);
  const signedIn = createSignedIn(ctx, { sessions, ...keys, currentUser: current.poolUserNow });
  const signUpSessions: KeptSessions = new Map();
  const signUp = once(async () => (await import('./signIn/signUp.ts')).createSignUp(ctx, signUpSessions));
  const mailCode = once(async () =>
    (await import('./signIn/mailCode.ts')).createMailCode(ctx, signedIn, signUpSessions),
  );
  const { step, ...signIn } = createSignIn(ctx, signedIn, async (...answer) => (await mailCode()).answer(...answer));
  // After a sign-out or another kind of sign-in no link is awaited, and the next person must not see the address.
  sessions.onDrop(() => forgetLink(env));
  const byLink = once(async () => (await import('./signIn/byLink.ts')).createByLink(ctx, sessions, signIn));
  const { leave, ...endings } = createEndings(ctx, {
    sessions,
    asUser,
    logoutAddress: () => logoutAddress(env.config, env.page.location.origin),
  });
  const account = once(async () => {
    const { createAccountParts } = await import('./account/accountParts.ts');
    return createAccountParts(ctx, { sessions, current, asUser, signIn: { ...signIn, step }, signedIn, leave });
  });
  const { currentUserPoolUser, currentAuthenticatedUser } = current;
  return {
    ...lazily(signUp, ['signUp', 'confirmSignUp', 'resendSignUp', 'forgotPassword', 'forgotPasswordSubmit']),
    ...lazily(byLink, ['startMagicLink', 'finishMagicLink', 'pendingMagicLink', 'startLinkSignUp']),
    ...lazily(account, accountNames),
    ...lazily(mailCode, ['signInByMailCode']),
    ...keys,
    ...hosted,
    ...endings,
    ...signIn,
    currentUserPoolUser,
    currentAuthenticatedUser,
    async idToken({ force = false } = {}) {
      const { session } = await sessions.required();
      return (force ? await sessions.refresh() : session).getIdToken().getJwtToken();
    },
    onAuthEvent,
  };
}
