// Shared context of the identity service's parts: configuration, storage, user pool, clock and environment.
import type { AuthConfig, Config, CookieConfig } from '../config/config.ts';
import { showDegraded } from '../person/sessionState.ts';
import { type AuthEvent, emitAuthEvent } from './events.ts';
import type { SdkEnvironment } from './federated/providerSdk.ts';
import { createLibrary, type Library } from './library/library.ts';
import { noUserPool } from './noUserPool.ts';
import { createClock, type ServiceClock } from './session/clock.ts';
import { type AuthStorage, type AuthStores, type BrowserStores, createStores } from './session/stores.ts';
import type { Waiting } from './transport/retry.ts';
import { createTransport, type Transport } from './transport/transport.ts';

/** The page as the identity service sees it. */
export interface PageWindow {
  readonly location: { readonly href: string; readonly origin: string };
  /** Navigates to another address. */
  leave(url: string): void;
  /** Replaces the current address without navigating. */
  replaceAddress(url: string): void;
}

/** The part of the browser's lock manager that is used. */
export interface Locks {
  request<T>(name: string, options: { signal?: AbortSignal }, work: () => Promise<T>): Promise<T>;
}

/** The environment; tests supply their own. */
export interface AuthEnvironment extends Waiting {
  config: Config;
  fetch: typeof fetch;
  now(): number;
  /** Resolves once the latest changes have been painted, or after a short timeout (SGN-14). */
  painted(): Promise<void>;
  page: PageWindow;
  browser: BrowserStores;
  /** Absent where the browser has none. */
  locks?: Locks | undefined;
  /** Where the providers' scripts are loaded from and attach themselves (CRD-10). */
  sdk: SdkEnvironment;
  /** Keeps sessions in cookies; present where the configuration asks for it (CFG-9). */
  cookies?: ((options: CookieConfig) => AuthStorage) | undefined;
  /** An operator's own storage (CFG-5). */
  storage?: AuthStorage | undefined;
}

/** Shared by all parts of the service. */
export interface AuthContext {
  readonly env: AuthEnvironment;
  readonly config: AuthConfig;
  readonly clock: ServiceClock;
  readonly stores: AuthStores;
  readonly transport: Transport;
  readonly library: Library;
  emit(event: AuthEvent): void;
  /** A configured address as an absolute URL. */
  address(endpoint: string): string;
}

/** Creates the context. Throws an AuthError if the configuration or the storage is unusable. */
export function createContext(env: AuthEnvironment): AuthContext {
  const { config: site } = env;
  const config = site.auth;
  if (!config) throw noUserPool();
  const emit = emitAuthEvent;
  const address = (endpoint: string) => new URL(endpoint, env.page.location.origin).href;
  const clock = createClock(env.now);
  const stores = createStores({
    kind: config.tokenStorage,
    clientId: config.clientId,
    browser: env.browser,
    cookies: () => env.cookies?.(config.cookies ?? {}),
    custom: env.storage,
    degraded: () => {
      showDegraded();
      emit({ name: 'storage-degraded' });
    },
  });
  const { idp } = site.endpoints;
  const region = config.userPoolId.slice(0, config.userPoolId.indexOf('_'));
  const endpoint = idp ? address(idp) : `https://cognito-idp.${region}.amazonaws.com/`;
  const { fetch, sleep, random } = env;
  const transport = createTransport({ endpoint, fetch, clock, sleep, random });
  const { userPoolId, clientId } = config;
  const library = createLibrary({ userPoolId, clientId, endpoint }, stores, transport);
  return { env, config, clock, stores, transport, library, emit, address };
}
