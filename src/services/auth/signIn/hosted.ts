// The hosted login: leaving with PKCE and handling the return exactly once (OAU-1 to OAU-13).
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import { libraryError } from '../library/libraryErrors.ts';
import { ALPHANUMERIC, pkceChallenge, randomText, UNRESERVED } from '../randomText.ts';
import { HOSTED_KEY, HOSTED_RECORD_KEY } from '../session/keys.ts';
import type { SignedIn } from '../session/signedIn.ts';
import type { AuthService, HostedOutcome } from '../types.ts';
import { hostedBase, isReturn, signInAddress } from './hostedAddress.ts';
import { readReturn, safePath } from './hostedReturn.ts';
import { exchangeCode, type HostedTokens } from './hostedTokens.ts';

/** The requested scopes: the person, and the right to read and change user data. */
const SCOPES = 'openid email profile aws.cognito.signin.user.admin';
const STATE_LENGTH = 32;
const VERIFIER_LENGTH = 128;
/** A login that takes longer must start again (OAU-4). */
const RECORD_LIMIT_MS = 10 * 60_000;
/** Longest provider message that is shown (OAU-6). */
const MOST_DESCRIPTION = 200;

/** One login in progress. */
interface HostedRecord {
  state: string;
  verifier: string;
  nonce: string;
  returnTo: string;
  startedAt: number;
  stay?: boolean | undefined;
}

function isRecord(value: unknown): value is HostedRecord {
  const { state, verifier, nonce, startedAt, stay } = (value ?? {}) as Partial<Record<keyof HostedRecord, unknown>>;
  const texts = [state, verifier, nonce].every((text) => typeof text === 'string' && text !== '');
  return texts && Number.isFinite(startedAt) && (stay === undefined || typeof stay === 'boolean');
}

/** The hosted login. */
export type Hosted = Pick<AuthService, 'hostedAddress' | 'hostedSignIn' | 'handleHostedReturn'>;

/** Everything after the first hyphen of a state is the caller's own (OAU-2). */
const customOf = (state: string) => (state.includes('-') ? state.slice(state.indexOf('-') + 1) : undefined);

/** Creates the hosted login for this installation. */
export function createHosted(ctx: AuthContext, signedIn: SignedIn): Hosted {
  const { env, library, stores, config } = ctx;
  const { origin } = env.page.location;
  const handled = new Set<string>();
  let taking: Promise<HostedOutcome> | undefined;

  const base = () => {
    const address = hostedBase(env.config, origin);
    if (!address) throw new AuthError('NotConfigured', 'No hosted login is configured');
    return address;
  };
  const takeRecord = (): HostedRecord | undefined => {
    try {
      const { sessionStorage } = env.browser;
      const text = sessionStorage.getItem(HOSTED_RECORD_KEY);
      sessionStorage.removeItem(HOSTED_RECORD_KEY);
      const record: unknown = JSON.parse(text ?? 'null');
      return isRecord(record) && env.now() - record.startedAt <= RECORD_LIMIT_MS ? record : undefined;
    } catch {
      return undefined;
    }
  };

  const keepTokens = (tokens: HostedTokens, stay: boolean | undefined) => {
    stores.choose(stay);
    try {
      library.user(tokens.username).setSignInUserSession(library.session(tokens));
      stores.setItem(HOSTED_KEY, 'true');
    } finally {
      stores.settle(true);
    }
  };

  const take = async (href: string): Promise<HostedOutcome> => {
    const returned = readReturn(href);
    const record = takeRecord();
    // The address contains a code: remove it from the history whatever the outcome.
    env.page.replaceAddress(signInAddress(origin));
    const returnTo = safePath(record?.returnTo);
    try {
      if (returned?.error !== undefined) {
        const said = returned.description || returned.error;
        throw new AuthError('HostedLoginFailed', said.slice(0, MOST_DESCRIPTION));
      }
      if (!returned?.code || returned.refused) {
        throw new AuthError('InvalidState', 'Invalid state in OAuth flow');
      }
      if (!record || returned.state !== record.state) {
        throw new AuthError('InvalidState', 'Invalid state in OAuth flow');
      }
      const tokens = await exchangeCode(ctx, `${base()}/oauth2/token`, {
        code: returned.code,
        redirectUri: signInAddress(origin),
        verifier: record.verifier,
        nonce: record.nonce,
      });
      keepTokens(tokens, record.stay);
      const { user } = await signedIn.complete({ hosted: true });
      ctx.emit({ name: 'cognitoHostedUI' });
      const customState = customOf(record.state);
      if (customState !== undefined) ctx.emit({ name: 'customOAuthState', data: customState });
      return { kind: 'signedIn', user, returnTo, ...(customState === undefined ? {} : { customState }) };
    } catch (thrown) {
      const error = signedIn.failed(libraryError(thrown));
      ctx.emit({ name: 'hosted_failure', reason: error.code, data: error });
      return { kind: 'failed', error, returnTo };
    }
  };

  const begin: Hosted['hostedAddress'] = async (provider, { returnTo, customState, stay } = {}) => {
    const address = base();
    const random = randomText(STATE_LENGTH, ALPHANUMERIC);
    const record: HostedRecord = {
      state: customState === undefined ? random : `${random}-${customState}`,
      verifier: randomText(VERIFIER_LENGTH, UNRESERVED),
      nonce: randomText(STATE_LENGTH, ALPHANUMERIC),
      returnTo: safePath(returnTo),
      startedAt: env.now(),
      stay,
    };
    try {
      env.browser.sessionStorage.setItem(HOSTED_RECORD_KEY, JSON.stringify(record));
    } catch (cause) {
      throw new AuthError('StorageDegraded', 'The browser stores nothing, so a return could not be trusted', {
        cause,
      });
    }
    const query = new URLSearchParams({
      redirect_uri: signInAddress(origin),
      response_type: 'code',
      client_id: config.clientId,
      identity_provider: provider,
      scope: SCOPES,
      state: record.state,
      nonce: record.nonce,
      code_challenge: await pkceChallenge(record.verifier),
      code_challenge_method: 'S256',
    });
    return `${address}/oauth2/authorize?${query.toString()}`;
  };
  return {
    hostedAddress: begin,
    hostedSignIn: async (...login) => env.page.leave(await begin(...login)),
    handleHostedReturn() {
      const { href } = env.page.location;
      if (!isReturn(href)) return taking ?? Promise.resolve(undefined);
      if (!handled.has(href)) {
        handled.add(href);
        taking = take(href);
      }
      return taking ?? Promise.resolve(undefined);
    },
  };
}
