// Fresh tokens from Google and Facebook through their browser scripts (CRD-10 to CRD-12). The scripts are loaded only when
// an operator gave their address; both companies have newer ones, so this is off by default and can be replaced.
import type { ProviderConfig } from '../config.ts';
import { AuthError } from './authError.ts';

/** A fresh token; `expires_at` in milliseconds. */
export interface FreshToken {
  token: string;
  expires_at: number;
}

/** Gets a fresh token of a provider. */
export type Refresher = () => Promise<FreshToken>;

interface FacebookSdk {
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
  getAuthInstance(): Promise<GoogleAuthInstance> | GoogleAuthInstance;
}

interface GoogleAuthInstance {
  isSignedIn?: { get(): boolean };
  currentUser: { get(): GoogleUser };
}

/** Where the scripts put themselves. */
export interface SdkScope {
  FB?: FacebookSdk;
  gapi?: { auth2?: GoogleAuth2 };
}

/** What the refreshers need of the world. */
export interface SdkEnvironment {
  scope: SdkScope;
  /** Loads a script; its failure shows by the script's absence. */
  load(address: string): void;
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** Specification section 9: how long the scripts are waited for. */
export const SDK_WAIT_MS = 2_000;
const POLL_MS = 50;

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
export async function refreshFacebook(env: SdkEnvironment): Promise<FreshToken> {
  const sdk = await awaitSdk(env, () => env.scope.FB, 'no fb sdk available');
  const answer = await new Promise<Parameters<Parameters<FacebookSdk['getLoginStatus']>[0]>[0]>((resolve) => {
    sdk.getLoginStatus(resolve, { scope: 'public_profile,email' });
  });
  if (!answer?.authResponse) throw unavailable('no response from facebook when refreshing the jwt token');
  const { accessToken, expiresIn = 0 } = answer.authResponse;
  if (!accessToken) throw unavailable('the jwtToken is undefined');
  return { token: accessToken, expires_at: env.now() + expiresIn * 1000 };
}

/** A fresh Google token. */
export async function refreshGoogle(env: SdkEnvironment): Promise<FreshToken> {
  const sdk = await awaitSdk(env, () => env.scope.gapi?.auth2, 'no gapi auth2 available');
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
  const withScript = (
    name: string,
    refresh: (env: SdkEnvironment) => Promise<FreshToken>,
  ): Record<string, Refresher> => {
    const address = providers[name]?.sdk;
    if (!address) return {};
    const refresher = () => {
      if (!loaded.has(address)) env.load(address);
      loaded.add(address);
      return refresh(env);
    };
    return { [name]: refresher };
  };
  return { ...withScript('google', refreshGoogle), ...withScript('facebook', refreshFacebook) };
}
