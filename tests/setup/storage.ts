// The object storage of a signed-in person over the local cloud in memory.
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
  /** Milliseconds of the waits between repetitions. */
  waits: number[];
  /** What is never answered: requests like "PUT /private/…?x-id=PutObject". `asked` hears of each. */
  silence: { requests?: RegExp | undefined; asked?: () => void };
}

/** Opens a world with a person signed in, unless `guest` is asked for. */
export async function openStorage(
  options: {
    guest?: boolean;
    env?: Partial<StorageEnvironment>;
    world?: World;
    /** Levels that are on, in the cloud as in the configuration. */
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
 * Opens the storage for a test of failures: none is left from before, the clock is the test's, and where an answer is held
 * back the limit of the newest request passes at once. `vi.useRealTimers` and `vi.restoreAllMocks` end it.
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

/** Takes away everything the person has in the storage. */
export async function emptyStorage({ storage }: StorageWorld): Promise<void> {
  const own = { level: 'private' } as const;
  for (const { key } of await storage.list('', own)) await storage.remove(key, own);
}
