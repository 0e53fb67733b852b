// Puts the parts of the identity service together. Every part gets only what it needs of the others.
import { createAttributes } from './attributes.ts';
import { AuthError } from './authError.ts';
import { type AuthContext, type AuthEnvironment, createContext } from './context.ts';
import { createCredentials } from './credentials.ts';
import { createCurrentUser } from './currentUser.ts';
import { createDevices } from './devices.ts';
import { createEndings } from './endings.ts';
import { onAuthEvent } from './events.ts';
import { createExport } from './exportAccount.ts';
import { createFederated } from './federated.ts';
import { createHosted } from './hosted.ts';
import type { IdentityPool } from './identityPool.ts';
import { createMagicLink } from './magicLink.ts';
import { createMailCode } from './mailCode.ts';
import { createMfa } from './mfa.ts';
import { createRefreshers } from './providerSdk.ts';
import { createSessions } from './sessions.ts';
import { createSignedIn } from './signedIn.ts';
import { createAsUser } from './signedInUser.ts';
import { createSignIn } from './signIn.ts';
import { createSignUp, createSignUpSessions } from './signUp.ts';
import type { AuthService } from './types.ts';

/** Loads the client of the identity pool when keys are first needed: it is larger than everything else here. */
function identityPoolLoader({ env, config, clock, address }: AuthContext): () => Promise<IdentityPool> {
  let loading: Promise<IdentityPool> | undefined;
  const load = async () => {
    const { createIdentityPool } = await import('./identityPool.ts');
    const { identity } = env.config.endpoints;
    const { fetch, sleep, random } = env;
    return createIdentityPool({
      region: config.region,
      identityPoolId: config.identityPoolId ?? '',
      endpoint: identity ? address(identity) : undefined,
      fetch,
      sleep,
      random,
      clock,
    });
  };
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause instanceof AuthError ? cause : new AuthError('NetworkError', 'Network error', { cause });
    });
    return loading;
  };
}

/** The identity service over an environment. Throws an AuthError where configuration or storage cannot work. */
export function createAuth(env: AuthEnvironment): AuthService {
  const ctx = createContext(env);
  const sessions = createSessions(ctx);
  const asUser = createAsUser(ctx, sessions);
  const federated = createFederated(ctx, createRefreshers(ctx.config.providers, env.sdk));
  const credentials = createCredentials(ctx, { sessions, federated, identityPool: identityPoolLoader(ctx) });
  const current = createCurrentUser(ctx, sessions, (): Promise<unknown> | undefined => hosted.underWay());
  const signedIn = createSignedIn(ctx, { sessions, ...credentials, currentUser: current.poolUserNow });
  const hosted = createHosted(ctx, signedIn);
  const signUpSessions = createSignUpSessions(env.now);
  const mailCode = createMailCode(ctx, signedIn, signUpSessions);
  const signIn = createSignIn(ctx, signedIn, mailCode.answer);
  const attributes = createAttributes(ctx, sessions, asUser);
  const devices = createDevices(asUser);
  const mfa = createMfa(ctx, { sessions, current, asUser, signIn, signedIn });
  const { currentUserPoolUser, currentAuthenticatedUser, verifiedContact, userSession } = current;
  const { confirmSignIn, answerCustomChallenge, completeNewPassword, selectMfaType } = signIn;
  const { hostedSignIn, handleHostedReturn, logoutAddress } = hosted;
  return {
    ...createSignUp(ctx, signUpSessions),
    ...createMagicLink(ctx, signIn),
    ...attributes,
    ...devices,
    ...mfa,
    ...credentials,
    ...createEndings(ctx, { sessions, asUser, logoutAddress }),
    ...createExport(ctx, { ...attributes, ...devices, ...mfa, currentUserPoolUser }),
    signIn: signIn.signIn,
    confirmSignIn,
    answerCustomChallenge,
    completeNewPassword,
    selectMfaType,
    signInByMailCode: mailCode.signInByMailCode,
    currentUserPoolUser,
    currentAuthenticatedUser,
    verifiedContact,
    userSession,
    async idToken({ force = false } = {}) {
      const { session } = await sessions.required();
      return (force ? await sessions.refresh() : session).getIdToken().getJwtToken();
    },
    hostedSignIn,
    handleHostedReturn,
    onAuthEvent,
  };
}
