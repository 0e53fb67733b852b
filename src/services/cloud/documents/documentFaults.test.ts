// Every document operation, and the sync of words and settings, under every kind of failure (bad input rows 15, 17 to 19):
// nothing is lost, every failure has a code, and pending work is completed as soon as the storage responds.
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../../scripts/cloud/local/core/faults.ts';
import { failureOf, openWorld } from '../../../../tests/setup/accounts.ts';
import { heldWords, newText, openDevice } from '../../../../tests/setup/documents.ts';
import { emptyStorage, openForFailures, openStorage, type StorageWorld } from '../../../../tests/setup/storage.ts';
import { exchange } from '../profile/profileSync.ts';
import { storageTextCode } from '../storage/storageError.ts';
import { UNDO_MS, VERSION_EVERY_MS } from './documentSync.ts';
import type { Documents } from './documents.ts';
import { deleteLocal, localBases } from './localRecords.ts';

const world = openWorld();
let opened: StorageWorld;
beforeAll(() => world.signIn());
beforeEach(async () => {
  opened = await openForFailures(world);
  await emptyStorage(opened);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await deleteLocal();
});

const device = (): Documents => openDevice(opened.storage);

/** What another device sees: names and texts. */
async function elsewhere(): Promise<Record<string, string>> {
  const other = openDevice((await openStorage({ world })).storage);
  await other.refresh();
  expect(other.state.getState().phase).toBe('ready');
  const { rows } = other.state.getState();
  return Object.fromEntries(await Promise.all(rows.map(async ({ id, name }) => [name, (await other.open(id)).text])));
}

const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

/** A failure: what the storage does, and the resulting code. `ok` where it is recovered from. */
interface Failure {
  code: string;
  set(operation: string, requests: RegExp): void;
}
const fault = (code: string, how: Omit<Fault, 'operation'>): Failure => ({
  code,
  set: (operation) => world.cloud.faults.add({ ...how, operation }),
});
const skew = (milliseconds: number): Failure => ({
  code: 'ok',
  set: () => {
    world.cloud.faults.skew = milliseconds;
  },
});
const expiredToken = { kind: 'status', status: 400, code: 'ExpiredToken' } as const;
const failures: [string, Failure][] = [
  ['no line', fault('NetworkError', { kind: 'drop' })],
  [
    'no answer',
    {
      code: 'TimeoutError',
      set: (_operation, requests) => {
        opened.silence.requests = requests;
      },
    },
  ],
  ['429 twice', fault('ok', { kind: 'throttle', times: 2 })],
  ['500', fault('ServiceError', { kind: 'status', status: 500 })],
  ['an HTML answer', fault('InvalidResponse', { kind: 'html' })],
  ['bad JSON', fault('InvalidResponse', { kind: 'badJson' })],
  ['expired keys', fault('ok', { ...expiredToken, times: 1 })],
  ['keys that stay expired', fault('AccessDenied', expiredToken)],
  ['a clock 20 minutes behind', skew(-20 * 60_000)],
  ['a clock two hours ahead', skew(2 * 3_600_000)],
];
const heal = () => {
  world.cloud.faults.clear();
  opened.silence.requests = undefined;
};

interface Deed {
  operation: string;
  requests: RegExp;
  /** The operation on a document "A" with the text "first". */
  run(documents: Documents, id: string): Promise<unknown>;
  /** It needs the cloud at once: a failure rejects, and the operation is repeated. */
  atOnce?: true;
  /** The expected final state. */
  end: Record<string, string>;
}

const putting = { operation: 'PutObject', requests: /^PUT / };
const getting = { operation: 'GetObject', requests: /^GET .*x-id=GetObject/ };
const deeds: [string, Deed][] = [
  ['a new one', { ...putting, run: (here) => here.create(newText('B', 'new')), end: { A: 'first', B: 'new' } }],
  ['save', { ...putting, run: (here, id) => here.save(id, { text: 'second' }), end: { A: 'second' } }],
  ['rename', { ...putting, run: (here, id) => here.rename(id, 'C'), end: { C: 'first' } }],
  ['duplicate', { ...putting, run: (here, id) => here.duplicate(id), end: { A: 'first', 'A (2)': 'first' } }],
  [
    'an uploaded file',
    {
      ...putting,
      run: (here) =>
        here.upload(
          { name: 'F.txt', type: 'text/plain', bytes: new TextEncoder().encode('file') },
          newText('F', 'file'),
        ),
      end: { A: 'first', F: 'file' },
    },
  ],
  ...(['DeleteObject', 'ListObjectsV2'] as const).map((operation): [string, Deed] => [
    `delete (${operation})`,
    {
      operation,
      requests: operation === 'DeleteObject' ? /^DELETE / : /^GET .*list-type=2/,
      run: async (here, id) => {
        await here.remove(id);
        later(UNDO_MS);
      },
      end: {},
    },
  ]),
  [
    'an earlier version put back',
    {
      ...getting,
      atOnce: true,
      run: async (here, id) => here.restore(id, (await here.versions(id))[0]?.time ?? 0),
      end: { A: 'zeroth' },
    },
  ],
  ['open', { ...getting, atOnce: true, run: (here, id) => here.open(id), end: { A: 'first' } }],
];

describe.each(deeds)('%s', (_name, { operation, requests, run, atOnce, end }) => {
  it.each(failures)(
    'under %s: nothing is lost, and it completes once the storage answers',
    async (_failure, { code, set }) => {
      const first = device();
      const id = await first.create(newText('A', 'zeroth'));
      await first.flush();
      later(VERSION_EVERY_MS);
      await first.save(id, { text: 'first' });
      await first.flush();
      const here = atOnce ? device() : first;
      await here.refresh();
      expect(await elsewhere()).toEqual({ A: 'first' });

      set(operation, requests);
      if (atOnce && code !== 'ok') expect(storageTextCode(await failureOf(run(here, id)))).toBe(code);
      else await run(here, id);
      await here.flush();
      if (!atOnce && code !== 'ok') {
        const { rows, phase, error } = here.state.getState();
        const told = rows.map(({ state, failure }) => failure ?? state).filter((state) => state !== 'saved');
        // A removal waits invisibly, anything else is shown in its row; offline, the list says so, too.
        const waits = ['NetworkError', 'TimeoutError', 'ServiceError', 'InvalidResponse'].includes(code);
        expect(told).toEqual(
          Object.keys(end).length === 0 ? [] : [waits ? 'waiting' : code === 'AccessDenied' ? 'ExpiredToken' : code],
        );
        if (code === 'NetworkError' || code === 'TimeoutError') expect(phase).toBe('offline');
        if (code === 'InvalidResponse') expect([phase, error]).toEqual(['failed', code]);
      }

      heal();
      if (atOnce && code !== 'ok') await run(here, id);
      for (const row of here.state.getState().rows) if (row.state === 'failed') await here.retry(row.id);
      await here.flush();
      expect(await elsewhere()).toEqual(end);
      expect(here.state.getState().rows.every(({ state }) => state === 'saved')).toBe(true);
    },
  );
});

describe('the list', () => {
  it.each(failures)('under %s: known documents stay, and the failure is reported', async (_failure, { code, set }) => {
    const here = device();
    await here.create(newText('A', 'first'));
    await here.flush();
    set('ListObjectsV2', /^GET .*list-type=2/);
    await here.refresh();
    const { phase, error, rows } = here.state.getState();
    const offline = code === 'NetworkError' || code === 'TimeoutError';
    expect([phase, error]).toEqual(code === 'ok' ? ['ready', undefined] : [offline ? 'offline' : 'failed', code]);
    expect(rows.map(({ name }) => name)).toEqual(['A']);
    heal();
    await here.refresh();
    expect(here.state.getState()).toMatchObject({ phase: 'ready', rows: [{ name: 'A' }] });
  });
});

describe.each([putting, getting])('words and settings ($operation)', ({ operation, requests }) => {
  it.each(failures)('under %s: both sides keep their words, and later have all', async (_failure, { code, set }) => {
    const [mine, theirs] = [heldWords(['mine']), heldWords(['theirs'])];
    const parts = (owner: string) => ({ owner, storage: opened.storage, bases: localBases });
    await exchange(parts('theirs'), theirs.shared);
    set(operation, requests);
    const work = exchange(parts('mine'), mine.shared);
    if (code === 'ok') await work;
    else {
      expect(storageTextCode(await failureOf(work))).toBe(code);
      expect(mine.words).toEqual(['mine']);
    }
    heal();
    await exchange(parts('mine'), mine.shared);
    await exchange(parts('theirs'), theirs.shared);
    expect([mine.words, theirs.words]).toEqual([
      ['mine', 'theirs'],
      ['mine', 'theirs'],
    ]);
  });
});
