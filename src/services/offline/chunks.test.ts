import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '../../lib/chunkError.ts';
import { beforeLeave, runBeforeLeave } from '../person/leave.ts';
import { CHUNK_TIMEOUT_MS, loadChunk, mayReload, RELOAD_PAUSE_MS } from './chunks.ts';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'));
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('missing parts', () => {
  it('CHK-1: one reload in 60 seconds', () => {
    expect(RELOAD_PAUSE_MS).toBe(60_000);
    expect(mayReload(1_000_000)).toBe(true);
    expect(mayReload(1_059_999)).toBe(false);
    expect(mayReload(1_060_000)).toBe(true);
  });

  it('CHK-1: open work is saved before the page reloads', async () => {
    const order: string[] = [];
    const stop = beforeLeave(async () => {
      await Promise.resolve();
      order.push('saved');
    });
    const reload = vi.fn(() => void order.push('reloaded'));
    void loadChunk(missing, { reload });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(order).toEqual(['saved', 'reloaded']);
    await expect(loadChunk(missing, { reload })).rejects.toBeInstanceOf(ChunkLoadError);
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });

  it('CHK-1: offline there is no reload', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const reload = vi.fn();
    await expect(loadChunk(missing, { reload })).rejects.toBeInstanceOf(ChunkLoadError);
    expect(reload).not.toHaveBeenCalled();
    expect(stored.size).toBe(0);
  });

  it('CHK-2: a part that takes more than 120 seconds is abandoned', async () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    vi.useFakeTimers();
    const reload = vi.fn();
    const ends = vi.fn();
    vi.stubGlobal('navigator', { onLine: false });
    loadChunk(() => new Promise(() => undefined), { reload }).catch(ends);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ends).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ends.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
  });

  it.each([
    [
      'reading',
      {
        getItem: () => {
          throw new Error('blocked');
        },
      },
    ],
    [
      'writing',
      {
        getItem: () => null,
        setItem: () => {
          throw new Error('full');
        },
      },
    ],
    ['keeping', { getItem: () => null, setItem: () => undefined }],
  ])('CHK-3: without session storage there is no reload (%s fails)', (_, storage) => {
    vi.stubGlobal('sessionStorage', storage);
    expect(mayReload()).toBe(false);
  });

  it('other failures are passed on as they are', async () => {
    const error = new Error('a bug');
    await expect(loadChunk(() => Promise.reject(error))).rejects.toBe(error);
    expect(stored.size).toBe(0);
  });

  it('leaving waits at most a second, and no saver can stop it', async () => {
    vi.useFakeTimers();
    const stops = [
      beforeLeave(() => new Promise(() => undefined)),
      beforeLeave(() => {
        throw new Error('full');
      }),
    ];
    const left = vi.fn();
    void runBeforeLeave().then(left);
    await vi.advanceTimersByTimeAsync(999);
    expect(left).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(left).toHaveBeenCalledOnce();
    for (const stop of stops) stop();
  });
});
