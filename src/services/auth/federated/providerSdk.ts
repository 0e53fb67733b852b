// Fresh tokens from Google and Facebook through their browser scripts (CRD-10 to CRD-12). The scripts are loaded only when
// an operator configures their address; both companies have newer ones, so this is off by default and replaceable.
import type { ProviderConfig } from '../../config/config.ts';
import { AuthError } from '../authFailure.ts';

/** A fresh token; `expires_at` in milliseconds. */
export interface FreshToken {
  token: string;
  expires_at: number;
}

/** Gets a fresh token of a provider. */
export type Refresher = () => Promise<FreshToken>;

interface FacebookSdk {
  init?(options: { appId: string; cookie: boolean; version: string }): void;
  getLoginStatus(
    heard: (answer: { authResponse?: { accessToken?: string; expiresIn?: number } | null } | undefined) => void,
    options: { scope: string },
  ): void;
}

interface GoogleUser {
  isSignedIn(): boolean;
  reloadAuthResponse(): Promise<{ id_token?: string; expires_at?: number }>;
}

interface GoogleAuth2 {
  init?(options: { client_id: string }): unknown;
  getAuthInstance(): Promise<GoogleAuthInstance> | GoogleAuthInstance;
}

interface GoogleAuthInstance {
  isSignedIn?: { get(): boolean };
  currentUser: { get(): GoogleUser };
}

/** Where the scripts attach themselves. */
export interface SdkScope {
  FB?: FacebookSdk;
  gapi?: { load?(name: string, done: () => void): void; auth2?: GoogleAuth2 };
}

/** The refreshers' environment. */
export interface SdkEnvironment {
  scope: SdkScope;
  /** Loads a script; a failure shows as the script's absence. */
  load(address: string): void;
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** Specification section 9: how long to wait for the scripts. */
export const SDK_WAIT_MS = 2_000;
const POLL_MS = 50;

/** The Facebook API version to request. */
const FACEBOOK_VERSION = 'v21.0';

const unavailable = (message: string) => new AuthError('ProviderUnavailable', message);

async function awaitSdk<T>(env: SdkEnvironment, find: () => T | undefined, message: string): Promise<T> {
  for (let waited = 0; waited <= SDK_WAIT_MS; waited += POLL_MS) {
    const found = find();
    if (found) return found;
    await env.sleep(POLL_MS);
  }
  throw unavailable(message);
}

/** A fresh Facebook token. */
export async function refreshFacebook(env: SdkEnvironment, appId: string): Promise<FreshToken> {
  const sdk = await awaitSdk(env, () => env.scope.FB, 'no fb sdk available');
  sdk.init?.({ appId, cookie: true, version: FACEBOOK_VERSION });
  const answer = await new Promise<Parameters<Parameters<FacebookSdk['getLoginStatus']>[0]>[0]>((resolve) => {
    sdk.getLoginStatus(resolve, { scope: 'public_profile,email' });
  });
  if (!answer?.authResponse) throw unavailable('no response from facebook when refreshing the jwt token');
  const { accessToken, expiresIn = 0 } = answer.authResponse;
  if (!accessToken) throw unavailable('the jwtToken is undefined');
  return { token: accessToken, expires_at: env.now() + expiresIn * 1000 };
}

/** A fresh Google token. */
export async function refreshGoogle(env: SdkEnvironment, client_id: string): Promise<FreshToken> {
  let asked = false;
  const find = () => {
    const { gapi } = env.scope;
    // The script loads its sign-in module only on request.
    if (gapi?.load && !gapi.auth2 && !asked) {
      asked = true;
      gapi.load('auth2', () => void gapi.auth2?.init?.({ client_id }));
    }
    return gapi?.auth2;
  };
  const sdk = await awaitSdk(env, find, 'no gapi auth2 available');
  const user = (await sdk.getAuthInstance()).currentUser.get();
  if (!user.isSignedIn()) throw unavailable('User is not signed in with Google');
  let fresh: { id_token?: string; expires_at?: number };
  try {
    fresh = await user.reloadAuthResponse();
  } catch (cause) {
    throw new AuthError(isNetwork(cause) ? 'NetworkError' : 'ProviderUnavailable', 'Failed to refresh google token', {
      cause,
    });
  }
  if (!fresh.id_token) throw unavailable('Failed to refresh google token');
  return { token: fresh.id_token, expires_at: fresh.expires_at ?? 0 };
}

const isNetwork = (error: unknown) =>
  error instanceof TypeError ||
  (typeof error === 'object' && error !== null && Reflect.get(error, 'type') === 'network');

/** The refreshers of the providers whose scripts an operator configured; the scripts are loaded on the first use. */
export function createRefreshers(
  providers: Partial<Record<string, ProviderConfig>>,
  env: SdkEnvironment,
): Partial<Record<string, Refresher>> {
  const loaded = new Set<string>();
  const withScript = (name: string, refresh: typeof refreshGoogle): Record<string, Refresher> => {
    const { sdk: address, clientId = '' } = providers[name] ?? {};
    if (!address) return {};
    const refresher = () => {
      if (!loaded.has(address)) env.load(address);
      loaded.add(address);
      return refresh(env, clientId);
    };
    return { [name]: refresher };
  };
  return { ...withScript('google', refreshGoogle), ...withScript('facebook', refreshFacebook) };
}
