// The user pool's stock library against an in-memory local cloud: what a browser sends, without a browser.
import {
  AuthenticationDetails,
  type ChallengeName,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
  type ICognitoStorage,
} from 'amazon-cognito-identity-js';
import { vi } from 'vitest';
import '../setup/quickNumbers.ts';
import { createLocalCloud, type LocalCloud, type LocalCloudOptions } from '../../scripts/cloud/local/core/cloud.ts';
import { totpCode } from '../../scripts/cloud/local/core/pool/totp.ts';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import { memoryStore } from '../../scripts/cloud/local/stores/memory.ts';

export const PASSWORD = 'correct horse battery';

/** A separate storage for each browser profile. */
export function profile(): ICognitoStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** How a sign-in ended, or what it asks for. */
export type Outcome =
  | { kind: 'signedIn'; session: CognitoUserSession; askToRemember: boolean | undefined }
  | { kind: 'failed'; code: string; message: string }
  | { kind: ChallengeName | 'NEW_PASSWORD_REQUIRED' | 'CUSTOM_CHALLENGE'; parameters: Record<string, string> };

/** Wraps the library's callbacks in one promise. */
export function outcome(begin: (callbacks: Callbacks) => void): Promise<Outcome> {
  return new Promise((resolve) => {
    const ask = (name: string) => (first: unknown, second?: unknown) => {
      const parameters = (typeof second === 'object' ? second : first) as Record<string, string>;
      resolve({ kind: name as ChallengeName, parameters: parameters ?? {} });
    };
    begin({
      onSuccess: (session, askToRemember) => resolve({ kind: 'signedIn', session, askToRemember }),
      onFailure: (error: Error & { code?: string }) =>
        resolve({ kind: 'failed', code: error.code ?? error.name, message: error.message }),
      newPasswordRequired: (userAttributes, requiredAttributes) =>
        resolve({
          kind: 'NEW_PASSWORD_REQUIRED',
          parameters: { ...userAttributes, required: (requiredAttributes as string[]).join() },
        }),
      mfaRequired: ask('SMS_MFA'),
      totpRequired: ask('SOFTWARE_TOKEN_MFA'),
      customChallenge: (parameters: Record<string, string>) => resolve({ kind: 'CUSTOM_CHALLENGE', parameters }),
      mfaSetup: ask('MFA_SETUP'),
      selectMFAType: ask('SELECT_MFA_TYPE'),
    });
  });
}

export interface Callbacks {
  onSuccess(session: CognitoUserSession, askToRemember?: boolean): void;
  onFailure(error: Error & { code?: string }): void;
  newPasswordRequired(userAttributes: Record<string, string>, requiredAttributes: unknown): void;
  mfaRequired(name: unknown, parameters?: unknown): void;
  totpRequired(name: unknown, parameters?: unknown): void;
  customChallenge(parameters: Record<string, string>): void;
  mfaSetup(name: unknown, parameters?: unknown): void;
  selectMFAType(name: unknown, parameters?: unknown): void;
}

/** A node-style call as a promise. */
export function call<T>(run: (done: (error: Error | null | undefined, value?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    run((error, value) => (error ? reject(error) : resolve(value as T)));
  });
}

/** The code of the error a promise rejects with. */
export function codeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'none',
    (error: { code?: string; name: string }) => error.code ?? error.name,
  );
}

/** One browser profile with the stock library. */
export class Profile {
  readonly storage = profile();
  readonly pool: CognitoUserPool;

  constructor({ site }: { site: string }) {
    this.pool = new CognitoUserPool({
      UserPoolId: NAMES.userPoolId,
      ClientId: NAMES.clientId,
      endpoint: `${site}/_cloud/idp`,
      Storage: this.storage,
    });
  }

  user(email: string): CognitoUser {
    return new CognitoUser({ Username: email, Pool: this.pool, Storage: this.storage });
  }

  signUp(email: string, password = PASSWORD, attributes: Record<string, string> = {}) {
    const list = Object.entries(attributes).map(([Name, Value]) => new CognitoUserAttribute({ Name, Value }));
    return call<{ userSub: string; userConfirmed: boolean; codeDeliveryDetails: Record<string, string> }>((done) =>
      this.pool.signUp(email, password, list, [], done as never),
    );
  }

  async signIn(email: string, password = PASSWORD): Promise<{ user: CognitoUser; outcome: Outcome }> {
    const user = this.user(email);
    const details = new AuthenticationDetails({ Username: email, Password: password });
    return { user, outcome: await outcome((callbacks) => user.authenticateUser(details, callbacks)) };
  }

  /** Signs in an account that asks for nothing else. */
  async enter(email: string, password = PASSWORD): Promise<{ user: CognitoUser; session: CognitoUserSession }> {
    const { user, outcome: ended } = await this.signIn(email, password);
    if (ended.kind !== 'signedIn') throw new Error(`not signed in: ${JSON.stringify(ended)}`);
    return { user, session: ended.session };
  }
}

/** A local cloud with its own origin that answers `fetch`. `later` moves its clock. */
export interface TestCloud extends LocalCloud {
  site: string;
  later(milliseconds: number): void;
  /** Sends a JSON request as the library does, for operations it lacks. */
  post(target: string, body: object): Promise<{ status: number; body: Record<string, unknown> }>;
  /** The newest message to an address. */
  lastMessage(to: string): { code?: string; link?: string; kind: string };
}

const clouds = new Map<string, LocalCloud>();
const realFetch = globalThis.fetch;

async function fetchCloud(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const cloud = clouds.get(new URL(request.url).origin);
  if (!cloud) return realFetch(request);
  const answer = await cloud.handle(request);
  if (!answer) throw new TypeError('fetch failed');
  return answer;
}

export function startCloud(options: Partial<LocalCloudOptions> = {}): TestCloud {
  let ahead = 0;
  const site = `http://127.0.0.1:${5000 + clouds.size}`;
  const cloud = createLocalCloud({ store: memoryStore(), origin: site, clock: () => Date.now() + ahead, ...options });
  clouds.set(site, cloud);
  vi.stubGlobal('fetch', fetchCloud);
  return {
    ...cloud,
    site,
    later(milliseconds) {
      ahead += milliseconds;
    },
    async post(target, body) {
      const path = target.startsWith('AWSCognitoIdentityService.') ? 'identity' : 'idp';
      const answer = await fetchCloud(`${site}/_cloud/${path}`, {
        method: 'POST',
        headers: { 'x-amz-target': target },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    lastMessage(to) {
      const found = cloud.outbox.messages().find((message) => message.to === to);
      if (!found) throw new Error(`no message to ${to}`);
      return found;
    },
  };
}

/** Gets the secret of a new authenticator. */
export const newAuthenticator = (user: CognitoUser): Promise<string> =>
  call((done) => user.associateSoftwareToken({ associateSecretCode: (secret) => done(null, secret), onFailure: done }));

/** Sets up an authenticator with its first code, which is not accepted again. */
export async function confirmAuthenticator(user: CognitoUser, code: string): Promise<void> {
  await call((done) => user.verifySoftwareToken(code, 'phone', { onSuccess: (x) => done(null, x), onFailure: done }));
}

/** Makes an authenticator somebody's second factor. Returns its secret; the next valid code is from a minute later. */
export async function addAuthenticator(cloud: TestCloud, user: CognitoUser): Promise<string> {
  const secret = await newAuthenticator(user);
  await confirmAuthenticator(user, totpCode(secret, Date.now()));
  await call((done) => user.setUserMfaPreference(null, { Enabled: true, PreferredMfa: true }, done));
  cloud.later(60_000);
  return secret;
}
