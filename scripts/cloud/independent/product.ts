// The product's own services in Node, created as on the page: identity from an address, storage from keys.

import type { AuthEnvironment } from '../../../src/services/auth/context.ts';
import { createAuth } from '../../../src/services/auth/createAuth.ts';
import type { CloudCredentials } from '../../../src/services/auth/federated/cloudTypes.ts';
import { createClock } from '../../../src/services/auth/session/clock.ts';
import { memoryStorage } from '../../../src/services/auth/session/stores.ts';
import type { AuthService } from '../../../src/services/auth/types.ts';
import type { StorageEnvironment } from '../../../src/services/cloud/storage/client.ts';
import { type CloudStorage, createStorage } from '../../../src/services/cloud/storage/storage.ts';
import { applyConfig, type Config, defaultConfig } from '../../../src/services/config/config.ts';

/** The ids that an operator would enter in config.json. */
export interface Installation {
  url: string;
  region: string;
  userPoolId: string;
  clientId: string;
  identityPoolId: string;
  bucket: string;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The identity service of a browser profile. */
export function openAuth({ url, region, userPoolId, clientId, identityPoolId }: Installation): AuthService {
  const config: Config = {
    ...defaultConfig,
    auth: {
      region,
      userPoolId,
      clientId,
      identityPoolId,
      providers: {},
      mandatorySignIn: false,
      tokenStorage: 'local',
      refreshRotation: false,
    },
    endpoints: { idp: `${url}/`, identity: `${url}/` },
  };
  applyConfig({ config, problems: [] });
  const address = { href: `${url}/checker/`, origin: url };
  const env: AuthEnvironment = {
    config,
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    sleep,
    random: () => Math.random(),
    painted: async () => {},
    page: { location: address, leave: () => {}, replaceAddress: () => {} },
    browser: { sessionStorage: memoryStorage(), localStorage: memoryStorage() },
    sdk: { scope: {}, load: () => {}, now: () => Date.now(), sleep },
  };
  return createAuth(env);
}

/** What a run changes in the storage's environment. */
export interface StorageWorld {
  endpoint: string;
  region: string;
  bucket: string;
  getCredentials(): Promise<CloudCredentials>;
  /** The clock of the device, in milliseconds. */
  now?: () => number;
  /** Answers in place of the service, or observes a request. */
  fetch?: typeof fetch;
}

/** The storage for someone with keys. */
export function openStorage({ endpoint, region, bucket, getCredentials, now, fetch: ask }: StorageWorld): CloudStorage {
  const env: StorageEnvironment = {
    bucket,
    region,
    endpoint,
    clock: createClock(now ?? (() => Date.now())),
    fetch: ask ?? ((input, init) => fetch(input, init)),
    sleep,
    random: () => Math.random(),
    getCredentials,
    clearCredentials: () => {},
    isOnline: () => true,
    online: async () => {},
  };
  return createStorage(env);
}
