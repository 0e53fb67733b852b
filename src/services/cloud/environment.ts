// The browser as the object storage's environment. Tests supply their own.
import { AuthError } from '../auth/authError.ts';
import { createClock } from '../auth/session/clock.ts';
import { getConfig } from '../config/config.ts';
import { isOnline, subscribeOnline } from '../offline/online.ts';
import { loadAuth } from '../person/session.ts';
import type { StorageEnvironment } from './storage/client.ts';

/** Resolves when the line is back. */
function lineBack(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = subscribeOnline(() => {
      if (!isOnline()) return;
      end();
      resolve();
    });
    signal?.addEventListener('abort', () => {
      end();
      reject(new AuthError('AbortError', 'The transfer was cancelled'));
    });
  });
}

/** The environment of the page. Rejects with `NotConfigured` where the configuration has no storage. */
export async function browserStorage(): Promise<StorageEnvironment> {
  const { auth, storage, endpoints } = getConfig();
  if (!auth || !storage) throw new AuthError('NotConfigured', 'No storage is configured');
  const service = await loadAuth();
  return {
    bucket: storage.bucket,
    region: storage.region ?? auth.region,
    levels: storage.levels,
    endpoint: endpoints.storage ? new URL(endpoints.storage, location.origin).href : undefined,
    clock: createClock(() => Date.now()),
    fetch: (input, init) => fetch(input, init),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: () => Math.random(),
    getCredentials: () => service.getCredentials(),
    clearCredentials: () => service.clearCredentials(),
    isOnline,
    online: lineBack,
  };
}
