// How long opening the database may take: a tab that holds it is waited for briefly, a slow disk for longer.
import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers';
import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../lib/errors.ts';
import { forgetDatabase, withDatabase } from './database.ts';

const BLOCKED_MS = 3_000;
const SLOW_MS = 20_000;

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await forgetDatabase();
  await deleteDB('spelling-check');
  vi.unstubAllGlobals();
});

/** Opens the database for a piece of work; tells how that stands. */
function opened() {
  let end: unknown = 'waiting';
  withDatabase(async ({ version }) => version).then(
    (version) => (end = version),
    (error: unknown) => (end = error instanceof AppError ? error.code : error),
  );
  return () => end;
}

/** Lets time pass, and everything happen that then can. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('while another tab holds the database in an older version', () => {
  let older: IDBPDatabase;
  let told: boolean;
  beforeEach(async () => {
    told = false;
    older = await openDB('spelling-check', 1, {
      upgrade(database) {
        database.createObjectStore('drafts', { keyPath: 'id' });
        database.createObjectStore('words', { keyPath: 'word' });
      },
      blocking: () => void (told = true),
    });
  });
  afterEach(() => older.close());

  it('is waited for during three seconds', async () => {
    const end = opened();
    await pass(0);
    expect(told).toBe(true);
    await pass(BLOCKED_MS - 1);
    expect(end()).toBe('waiting');
    await pass(1);
    expect(end()).toBe('storage-unavailable');
  });

  it('is opened if the tab lets it go in that time', async () => {
    const end = opened();
    await pass(BLOCKED_MS - 1);
    older.close();
    await pass(0);
    expect(end()).toBe(2);
    await pass(SLOW_MS);
    expect(await withDatabase(async ({ version }) => version)).toBe(2);
  });

  it('is opened by a later call, once the tab has let it go', async () => {
    const end = opened();
    await pass(0);
    await pass(BLOCKED_MS);
    expect(end()).toBe('storage-unavailable');
    older.close();
    const again = opened();
    await pass(0);
    expect(again()).toBe(2);
  });
});

describe('while nothing holds the database', () => {
  /** A database whose first step takes a time. */
  function slow(milliseconds: number): void {
    vi.stubGlobal('setImmediate', (step: () => void) => {
      vi.stubGlobal('setImmediate', setImmediate);
      setTimeout(step, milliseconds);
    });
  }
  /** A browser that never answers when it is asked for the database. */
  const mute = () => vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());

  it('is waited for during twenty seconds if the browser does not answer', async () => {
    mute();
    const end = opened();
    await pass(SLOW_MS - 1);
    expect(end()).toBe('waiting');
    await pass(1);
    expect(end()).toBe('storage-unavailable');
  });

  it('is opened if a busy disk takes longer than a tab may', async () => {
    slow(SLOW_MS - 1);
    const end = opened();
    await pass(BLOCKED_MS);
    expect(end()).toBe('waiting');
    await pass(SLOW_MS - BLOCKED_MS - 1);
    expect(end()).toBe(2);
  });

  it('is asked for again by the next call', async () => {
    mute();
    const end = opened();
    await pass(SLOW_MS);
    expect(end()).toBe('storage-unavailable');
    vi.restoreAllMocks();
    const again = opened();
    await pass(0);
    expect(again()).toBe(2);
  });
});
