// Each deed on the storage under each kind of failure: a typed error, or success after a repetition; never a hang.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../scripts/cloud/local/core/faults.ts';
import { failureOf, openWorld } from '../../../tests/setup/accounts.ts';
import { openStorage, type StorageWorld } from '../../../tests/setup/storage.ts';
import type { AuthError } from '../auth/authError.ts';
import { storageTextCode } from './storageError.ts';

const place = { level: 'private' } as const;
const content = new TextEncoder().encode('Hello');

const world = openWorld();
let opened: StorageWorld;
beforeAll(() => world.signIn());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  world.cloud.faults.clear();
  world.cloud.faults.skew = 0;
  opened = await openStorage({ world });
  await opened.storage.put('there', content, place);
  opened.waits.length = 0;
});
afterEach(() => vi.useRealTimers());

const deeds: Record<string, { operation: string; run(world: StorageWorld): Promise<unknown> }> = {
  put: { operation: 'PutObject', run: ({ storage }) => storage.put('new', content, place) },
  get: { operation: 'GetObject', run: ({ storage }) => storage.get('there', place) },
  list: { operation: 'ListObjectsV2', run: ({ storage }) => storage.list('', place) },
  remove: { operation: 'DeleteObject', run: ({ storage }) => storage.remove('there', place) },
};

/** What a person is told, or `ok`. */
async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: AuthError) => storageTextCode(error),
  );
}

describe.each(Object.entries(deeds))('%s', (_name, { operation, run }) => {
  const under = (fault: Omit<Fault, 'operation'>) => {
    opened.world.cloud.faults.add({ ...fault, operation });
    return outcome(run(opened));
  };

  it('ERR-1: without a line it is NetworkError after three repetitions', async () => {
    expect(await under({ kind: 'drop' })).toBe('NetworkError');
    expect(opened.waits).toHaveLength(3);
  });

  it('RTY-1, RTY-2: throttled twice and then well, with growing waits', async () => {
    expect(await under({ kind: 'throttle', times: 2 })).toBe('ok');
    expect(opened.waits).toEqual([50, 100]);
  });

  it('RTY-2: throttled for good is TooManyRequests after three repetitions', async () => {
    expect(await under({ kind: 'throttle' })).toBe('TooManyRequestsException');
    expect(opened.waits).toEqual([50, 100, 200]);
  });

  it('ERR-3: 500 is repeated, then ServiceError; an empty answer as well', async () => {
    expect(await under({ kind: 'status', status: 500 })).toBe('ServiceError');
    opened.world.cloud.faults.clear();
    expect(await under({ kind: 'empty', status: 503 })).toBe('ServiceError');
  });

  it('ERR-3: a page of a network portal is never taken for an answer', async () => {
    expect(await under({ kind: 'html' })).toBe('InvalidResponse');
  });

  it('RTY-5, CLK-1: a wrong clock costs one more request', async () => {
    for (const skew of [-20 * 60_000, 20 * 60_000, 2 * 3_600_000]) {
      const wrong = await openStorage({ world });
      world.cloud.faults.skew = skew;
      expect(await outcome(run(wrong))).toBe('ok');
      expect(wrong.requests.length).toBeLessThanOrEqual(2);
    }
  });

  it('an answer that never comes ends as TimeoutError', async () => {
    const slow = await openStorage({ world, env: { fetch: () => new Promise(() => {}), sleep: async () => {} } });
    vi.useRealTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() =>
      AbortSignal.abort(new DOMException('late', 'TimeoutError')),
    );
    expect((await failureOf(run(slow))).code).toBe('TimeoutError');
    vi.restoreAllMocks();
  });
});

it('RTY-4: redirects are followed at most ten times, without a wait', async () => {
  opened.world.cloud.faults.add({ operation: 'GetObject', kind: 'status', status: 301, code: 'PermanentRedirect' });
  opened.requests.length = 0;
  await failureOf(opened.storage.get('there', place));
  expect(opened.requests).toHaveLength(11);
  expect(opened.waits).toEqual([]);
});
