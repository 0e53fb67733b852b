// The identity service over an in-memory local cloud: what a browser does, without a browser. Tests name what they change.
import { vi } from 'vitest';
import './quickNumbers.ts';
import { createLocalCloud, type LocalCloud } from '../../scripts/cloud/local/core/cloud.ts';
import { NAMES, PROVIDER_CLIENTS } from '../../scripts/cloud/local/core/settings.ts';
import type { Store } from '../../scripts/cloud/local/core/store.ts';
import { memoryStore } from '../../scripts/cloud/local/stores/memory.ts';
import { AuthError } from '../../src/services/auth/authError.ts';
import type { AuthEnvironment, Locks } from '../../src/services/auth/context.ts';
import { createAuth } from '../../src/services/auth/createAuth.ts';
import { type AuthEvent, onAuthEvent } from '../../src/services/auth/events.ts';
import { cookieStorage } from '../../src/services/auth/session/cookies.ts';
import { memoryStorage } from '../../src/services/auth/session/stores.ts';
import type { AuthService, Challenge, ChallengeOf, SignInOutcome } from '../../src/services/auth/types.ts';
import { type AuthConfig, applyConfig, type Config, defaultConfig } from '../../src/services/config/config.ts';
import { useSession } from '../../src/services/person/sessionState.ts';

export const ORIGIN = 'http://127.0.0.1:4173';
export const EMAIL = 'anna@example.com';
export const PASSWORD = 'correct horse battery';
export const { clientId: CLIENT } = NAMES;

/** A configuration that points at the local cloud. */
export function accountConfig(auth: Partial<AuthConfig> = {}, endpoints: Config['endpoints'] = {}): Config {
  return {
    ...defaultConfig,
    auth: {
      region: NAMES.region,
      userPoolId: NAMES.userPoolId,
      clientId: NAMES.clientId,
      identityPoolId: NAMES.identityPoolId,
      providers: { google: { clientId: PROVIDER_CLIENTS.google } },
      mandatorySignIn: false,
      tokenStorage: 'local',
      refreshRotation: false,
      ...auth,
    },
    endpoints: { idp: '/_cloud/idp', identity: '/_cloud/identity', hosted: '/_cloud', ...endpoints },
  };
}

/** One lock manager for all tabs of a test. */
export function createLocks(): Locks & { held: number; most: number } {
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    held: 0,
    most: 0,
    request<T>(_name: string, _options: object, work: () => Promise<T>): Promise<T> {
      const turn = last.then(async () => {
        locks.held++;
        locks.most = Math.max(locks.most, locks.held);
        try {
          return await work();
        } finally {
          locks.held--;
        }
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
  return locks;
}

/** What a request carried. */
export interface Sent {
  operation: string;
  url: string;
  body: Record<string, unknown>;
  init: RequestInit;
}

/** A browser with the identity service and the cloud behind it. */
export interface World {
  auth: AuthService;
  cloud: LocalCloud;
  env: AuthEnvironment;
  sent: Sent[];
  events: AuthEvent[];
  /** Waits between retries, in milliseconds. */
  waits: number[];
  left: string[];
  address: { href: string };
  /** Advances the clocks of the browser and the cloud; the test must have faked Date. */
  pass(milliseconds: number): void;
  /** A second tab over the same cloud, local storage and locks. */
  tab(changes?: Partial<AuthEnvironment>): AuthService;
  operations(): string[];
  /** The newest code or link sent to an address. */
  mail(to?: string): { code: string; link: string };
  signIn(email?: string, password?: string): Promise<SignInOutcome>;
}

/** What a test may change. */
export interface WorldOptions {
  auth?: Partial<AuthConfig>;
  endpoints?: Config['endpoints'];
  env?: Partial<AuthEnvironment>;
  rotation?: boolean;
  levels?: readonly ('public' | 'protected')[];
  template?: string;
  /** Answers a request in place of the cloud; undefined passes it on. */
  answer?: (sent: Sent) => Response | Promise<Response | undefined> | undefined;
}

function operationOf(url: string, headers: Headers): string {
  return headers.get('x-amz-target')?.split('.').pop() ?? url.slice(url.lastIndexOf('/') + 1);
}

function bodyOf(init: RequestInit): Record<string, unknown> {
  const text = typeof init.body === 'string' ? init.body : new TextDecoder().decode(init.body as Uint8Array);
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}

/** Key generation is slow, so all clouds in a file share the same keys. */
const keys = { id: '', pem: '' };

function storeWithKeys(): Store {
  const store = memoryStore();
  Object.assign(store.table('keys', { id: '', pem: '' }).data, keys);
  return store;
}

/** Opens a browser connected to a cloud that has one confirmed person. */
export function openWorld(options: WorldOptions = {}): World {
  const now = () => Date.now();
  const store = storeWithKeys();
  const cloud = createLocalCloud({
    store,
    origin: ORIGIN,
    clock: now,
    rotation: options.rotation ?? false,
    levels: options.levels ?? [],
    ...(options.template === undefined ? {} : { template: options.template }),
  });
  Object.assign(keys, store.table('keys', keys).data);
  cloud.operators.create(EMAIL, PASSWORD, { name: 'Anna' });
  const config = accountConfig({ refreshRotation: options.rotation ?? false, ...options.auth }, options.endpoints);
  applyConfig({ config, problems: [] });
  useSession.setState({ state: 'guest', plan: 'free' }, true);
  const sent: Sent[] = [];
  const events: AuthEvent[] = [];
  const waits: number[] = [];
  const left: string[] = [];
  const address = { href: `${ORIGIN}/checker/` };
  onAuthEvent((event) => void events.push(event));
  const ask = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, ORIGIN).href;
    const request = { operation: operationOf(url, new Headers(init.headers)), url, body: bodyOf(init), init };
    sent.push(request);
    const own = await options.answer?.(request);
    return own ?? (await cloud.handle(new Request(url, init))) ?? new Response('<!doctype html>', { status: 404 });
  };
  const env: AuthEnvironment = {
    config,
    fetch: (input, init) => ask(input instanceof Request ? input.url : input.toString(), init),
    now,
    sleep: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0.5,
    painted: async () => {},
    page: {
      location: {
        origin: ORIGIN,
        get href() {
          return address.href;
        },
      },
      leave: (url) => void left.push(url),
      replaceAddress: (url) => {
        address.href = url;
      },
    },
    browser: { sessionStorage: memoryStorage(), localStorage: memoryStorage() },
    locks: createLocks(),
    cookies: cookieStorage,
    sdk: { scope: {}, load: () => {}, now, sleep: async () => {} },
    ...options.env,
  };
  const auth = createAuth(env);
  return {
    auth,
    cloud,
    env,
    sent,
    events,
    waits,
    left,
    address,
    pass: (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds),
    tab: (changes = {}) =>
      createAuth({
        ...env,
        browser: { localStorage: env.browser.localStorage, sessionStorage: memoryStorage() },
        ...changes,
      }),
    operations: () => sent.map(({ operation }) => operation),
    mail(to = EMAIL) {
      const { code = '', link = '' } = cloud.outbox.messages().find((message) => message.to === to) ?? {};
      return { code, link };
    },
    signIn: (email = EMAIL, password = PASSWORD) => auth.signIn({ username: email, password, stay: true }),
  };
}

/** The challenge of an outcome; any other outcome fails the test. */
export function challengeOf<N extends Challenge['name']>(outcome: SignInOutcome, name: N): ChallengeOf<N> {
  if (outcome.kind !== 'challenge' || outcome.challenge.name !== name) {
    throw new Error(`Expected ${name}, got ${JSON.stringify(outcome)}`);
  }
  return outcome.challenge as ChallengeOf<N>;
}

/** The failure of a call; a success fails the test. */
export async function failureOf(work: Promise<unknown>): Promise<AuthError> {
  const error: unknown = await work.then(
    (value) => new Error(`Did not fail: ${JSON.stringify(value)}`),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AuthError)) throw error;
  return error;
}

/** A failure as its code and message. */
export async function refusal(work: Promise<unknown>): Promise<[string, string]> {
  const { code, message } = await failureOf(work);
  return [code, message];
}

/** A token with the given content and no signature, which only services check. */
export function fakeToken(claims: Record<string, unknown>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
}
