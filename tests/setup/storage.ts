// A signed-in person's object storage over the in-memory local cloud.
import { vi } from 'vitest';
import { createClock } from '../../src/services/auth/session/clock.ts';
import type { StorageEnvironment } from '../../src/services/cloud/storage/client.ts';
import { type CloudStorage, createStorage } from '../../src/services/cloud/storage/storage.ts';
import type { StorageEvent } from '../../src/services/cloud/storage/storageEvents.ts';
import { ORIGIN, openWorld, type World } from './accounts.ts';

/** A person's storage and the world around it. */
export interface StorageWorld {
  world: World;
  storage: CloudStorage;
  env: StorageEnvironment;
  events: StorageEvent[];
  /** Methods and paths of the requests to the storage, in order. */
  requests: string[];
  /** Waits between retries, in milliseconds. */
  waits: number[];
  /** Requests that are never answered, such as "PUT /private/…?x-id=PutObject"; `asked` is called for each. */
  silence: { requests?: RegExp | undefined; asked?: () => void };
}

/** Opens a world with a person signed in, or a guest if `guest` is set. */
export async function openStorage(
  options: {
    guest?: boolean;
    env?: Partial<StorageEnvironment>;
    world?: World;
    /** Levels that are enabled, both in the cloud and in the configuration. */
    levels?: readonly ('public' | 'protected')[];
  } = {},
): Promise<StorageWorld> {
  const world = options.world ?? openWorld({ levels: options.levels ?? [] });
  if (!options.guest && !options.world) await world.signIn();
  const events: StorageEvent[] = [];
  const requests: string[] = [];
  const waits: number[] = [];
  const silence: StorageWorld['silence'] = {};
  const env: StorageEnvironment = {
    bucket: 'documents',
    region: 'local',
    endpoint: `${ORIGIN}/_cloud/s3`,
    levels: options.levels,
    clock: createClock(() => Date.now()),
    fetch: async (input, init) => {
      const url = new URL(input as string);
      const request = `${init?.method} ${url.pathname.replace('/_cloud/s3/documents', '')}`;
      requests.push(request);
      if (silence.requests?.test(request + url.search)) {
        silence.asked?.();
        return new Promise(() => {});
      }
      return (await world.cloud.handle(new Request(url, init))) ?? new Response('', { status: 404 });
    },
    sleep: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0.5,
    getCredentials: () => world.auth.getCredentials(),
    clearCredentials: () => world.auth.clearCredentials(),
    isOnline: () => true,
    online: async () => {},
    ...options.env,
  };
  const storage = createStorage(env, { listen: (event) => void events.push(event) });
  return { world, storage, env, events, requests, waits, silence };
}

/**
 * Opens the storage for a test of failures: earlier faults are cleared, the clock is fake, and when an answer is held back,
 * the newest request times out at once. Undo with `vi.useRealTimers` and `vi.restoreAllMocks`.
 */
export async function openForFailures(world: World): Promise<StorageWorld> {
  const limits: AbortController[] = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  world.cloud.faults.clear();
  world.auth.clearCredentials();
  const opened = await openStorage({ world });
  opened.silence.asked = () => limits.at(-1)?.abort(new DOMException('late', 'TimeoutError'));
  return opened;
}

/** Removes everything the person has in the storage. */
export async function emptyStorage({ storage }: StorageWorld): Promise<void> {
  const own = { level: 'private' } as const;
  for (const { key } of await storage.list('', own)) await storage.remove(key, own);
}
