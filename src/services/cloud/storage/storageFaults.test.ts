// Every storage operation under every kind of failure (bad input rows 15, 17 to 19): a typed error, or success after a
// retry; never a hang. A failed operation works again once the storage does.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../../scripts/cloud/local/core/faults.ts';
import { failureOf, openWorld } from '../../../../tests/setup/accounts.ts';
import { openForFailures, openStorage, type StorageWorld } from '../../../../tests/setup/storage.ts';
import type { AuthError } from '../../auth/authError.ts';
import { storageTextCode } from './storageError.ts';
import { PART_BYTES, type PartialUpload } from './uploadInParts.ts';

const place = { level: 'private' } as const;
const content = new TextEncoder().encode('Hello');
const big = new Uint8Array(PART_BYTES + 1).fill(7);

const world = openWorld();
let opened: StorageWorld;
beforeAll(() => world.signIn());
beforeEach(async () => {
  opened = await openForFailures(world);
  await opened.storage.put('there', content, place);
  opened.waits.length = 0;
  opened.requests.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Deed {
  operation: string;
  /** Its requests, as they are seen on the way. */
  requests: RegExp;
  run(world: StorageWorld): Promise<unknown>;
  done(world: StorageWorld, result: unknown): Promise<void>;
}

const lies = async ({ storage }: StorageWorld, key: string, bytes: Uint8Array) =>
  expect(Buffer.compare((await storage.get(key, place)).bytes, bytes)).toBe(0);
const inParts: Pick<Deed, 'run' | 'done'> = {
  run: ({ storage }) => storage.put('big', big, place),
  done: (now) => lies(now, 'big', big),
};

const deeds: Record<string, Deed> = {
  put: {
    operation: 'PutObject',
    requests: /^PUT .*x-id=PutObject/,
    run: ({ storage }) => storage.put('new', content, place),
    done: (now) => lies(now, 'new', content),
  },
  get: {
    operation: 'GetObject',
    requests: /^GET .*x-id=GetObject/,
    run: ({ storage }) => storage.get('there', place),
    done: async (_now, result) => expect(result).toMatchObject({ bytes: content }),
  },
  list: {
    operation: 'ListObjectsV2',
    requests: /^GET .*list-type=2/,
    run: ({ storage }) => storage.list('', place),
    done: async (_now, result) => expect(result).toContainEqual(expect.objectContaining({ key: 'there' })),
  },
  remove: {
    operation: 'DeleteObject',
    requests: /^DELETE .*x-id=DeleteObject/,
    run: ({ storage }) => storage.remove('there', place),
    done: async ({ storage }) => expect((await failureOf(storage.get('there', place))).code).toBe('NoSuchKey'),
  },
  'upload in parts, its beginning': { operation: 'CreateMultipartUpload', requests: /^POST .*uploads=/, ...inParts },
  'upload in parts, a part': { operation: 'UploadPart', requests: /^PUT .*partNumber=1/, ...inParts },
  'upload in parts, its end': { operation: 'CompleteMultipartUpload', requests: /^POST .*uploadId=/, ...inParts },
  'upload in parts, resumed': {
    operation: 'ListParts',
    requests: /^GET .*uploadId=/,
    async run({ storage }) {
      let resume: PartialUpload | undefined;
      const begun = (upload: PartialUpload) => {
        resume = upload;
        throw new Error('The page was closed');
      };
      // The beginning may meet the failure of another row: then there is nothing to resume.
      await storage.put('big', big, { ...place, begun }).catch(() => undefined);
      await storage.put('big', big, { ...place, resume });
    },
    done: inParts.done,
  },
};

/** What a person is told, or `ok`. */
async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: AuthError) => storageTextCode(error),
  );
}

describe.each(Object.entries(deeds))('%s', (_name, { operation, requests, run, done }) => {
  const asked = () => opened.waits.length;
  /** Runs it under a failure; afterwards, without one, it works. */
  const under = async (fault: Omit<Fault, 'operation'>) => {
    world.cloud.faults.add({ ...fault, operation });
    const told = await outcome(run(opened));
    world.cloud.faults.clear();
    if (told !== 'ok') await done(opened, await run(opened));
    return told;
  };

  it('ERR-1: without a connection it is NetworkError after three retries', async () => {
    expect(await under({ kind: 'drop' })).toBe('NetworkError');
    expect(asked()).toBeGreaterThanOrEqual(3);
  });

  it('RTY-1, RTY-2: throttled twice, then successful, with growing waits', async () => {
    // The two parts of the file travel at once, in no fixed order: of three refusals, one part gets at least two.
    world.cloud.faults.add({ operation, kind: 'throttle', times: operation === 'UploadPart' ? 3 : 2 });
    await done(opened, await run(opened));
    expect(opened.waits).toEqual(expect.arrayContaining([50, 100]));
  });

  it('RTY-2: throttled for good it is TooManyRequests after three retries', async () => {
    expect(await under({ kind: 'throttle' })).toBe('TooManyRequestsException');
    expect(opened.waits).toEqual(expect.arrayContaining([50, 100, 200]));
  });

  it('ERR-3: 500 is retried, then ServiceError; an empty response as well', async () => {
    expect(await under({ kind: 'status', status: 500 })).toBe('ServiceError');
    expect(await under({ kind: 'empty', status: 503 })).toBe('ServiceError');
  });

  it('ERR-3: a network portal’s page, or unrelated JSON, is never taken for a response', async () => {
    expect(await under({ kind: 'html' })).toBe('InvalidResponse');
    expect(await under({ kind: 'badJson' })).toBe('InvalidResponse');
  });

  it('STO-12: expired keys are renewed once, and a persistent refusal is reported', async () => {
    const expired = { kind: 'status', status: 400, code: 'ExpiredToken' } as const;
    expect(await under({ ...expired, times: 1 })).toBe('ok');
    expect(await under(expired)).toBe('AccessDenied');
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    expect(await outcome(run(opened))).toBe('ok');
  });

  it('CLK-1: a wrong clock costs one more request of each kind', async () => {
    for (const skew of [-20 * 60_000, 20 * 60_000, 2 * 3_600_000]) {
      const right = opened.requests.length;
      expect(await outcome(run(opened))).toBe('ok');
      const usual = opened.requests.length - right;
      const wrong = await openStorage({ world });
      world.cloud.faults.skew = skew;
      await done(wrong, await run(wrong));
      expect(wrong.requests.length).toBeLessThanOrEqual(usual * 2 + 3);
      world.cloud.faults.skew = 0;
    }
  });

  it('ERR-4: a response that never comes ends as TimeoutError after three retries', async () => {
    opened.silence.requests = requests;
    expect(await outcome(run(opened))).toBe('TimeoutError');
    expect(asked()).toBeGreaterThanOrEqual(3);
    opened.silence.requests = undefined;
    await done(opened, await run(opened));
  });
});

it('a signed address needs only keys: failures of their service are reported', async () => {
  world.auth.clearCredentials();
  world.cloud.faults.add({ operation: 'GetCredentialsForIdentity', kind: 'drop' });
  expect(await outcome(opened.storage.getUrl('there', place))).toBe('NetworkError');
  world.cloud.faults.clear();
  world.cloud.faults.add({ operation: 'GetCredentialsForIdentity', kind: 'html' });
  // Nobody is signed out by a page of the network: the keys' own failure is told.
  expect(await outcome(opened.storage.getUrl('there', place))).toBe('InvalidResponse');
  world.cloud.faults.clear();
  for (const skew of [0, -20 * 60_000, 2 * 3_600_000]) {
    world.cloud.faults.skew = skew;
    // The storage's time is known from any answer before.
    await opened.storage.list('', place);
    const answer = await world.cloud.handle(new Request(await opened.storage.getUrl('there', place)));
    expect([skew, answer?.status]).toEqual([skew, 200]);
  }
});

it('RTY-5: a request that waits over 600 s for a connection is signed again before it is sent', async () => {
  const signed: { date: string; signature: string }[] = [];
  let line = true;
  const patient = await openStorage({
    world,
    env: {
      isOnline: () => line,
      online: async () => {
        world.pass(601_000);
        world.cloud.faults.clear();
        line = true;
      },
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        const signature = headers.get('authorization')?.split('Signature=')[1] ?? '';
        signed.push({ date: headers.get('x-amz-date') ?? '', signature });
        return (await world.cloud.handle(new Request(input, init))) ?? Response.error();
      },
    },
  });
  line = false;
  world.cloud.faults.add({ operation: 'PutObject', kind: 'drop' });
  await patient.storage.put('late', content, { ...place, patient: true });
  const now = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  expect(signed.map(({ date }) => date === now)).toEqual([false, true]);
  expect(new Set(signed.map(({ signature }) => signature)).size).toBe(2);
  expect((await opened.storage.get('late', place)).bytes).toEqual(content);
});

it('RTY-4: redirects are followed at most ten times, without a wait', async () => {
  world.cloud.faults.add({ operation: 'GetObject', kind: 'status', status: 301, code: 'PermanentRedirect' });
  await failureOf(opened.storage.get('there', place));
  expect(opened.requests).toHaveLength(11);
  expect(opened.waits).toEqual([]);
});

it.each([403, 404, 412])('a proxy’s page with status %i says nothing about the object', async (status) => {
  world.cloud.faults.add({ operation: 'GetObject', kind: 'html', status });
  const failure = await failureOf(opened.storage.get('there', place));
  expect([failure.code, failure.foreign]).toEqual(['InvalidResponse', true]);
  expect(opened.requests).toHaveLength(4);
});
