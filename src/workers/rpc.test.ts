import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../lib/errors.ts';
import { answerCalls, createCaller, type Handlers } from './rpc.ts';

interface Sums {
  add(args: { a: number; b: number }): number;
  count(args: { to: number }): number;
  length(args: { bytes: ArrayBuffer }): number;
  fail(args: null): never;
  hang(args: null): number;
}

const handlers: Handlers<Sums> = {
  add: ({ a, b }) => a + b,
  async count({ to }, context) {
    let at = 0;
    while (at < to) {
      at += 1;
      context.progress(at);
      await context.pause();
    }
    return at;
  },
  length: ({ bytes }) => bytes.byteLength,
  fail() {
    throw new AppError('pack-damaged', { params: { language: 'fr' } });
  },
  hang: () => new Promise<number>(() => undefined),
};

const open: MessagePort[] = [];
function connect(onSilent = () => undefined as void) {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  answerCalls<Sums>(port2, handlers);
  return createCaller<Sums>(port1, onSilent);
}
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

describe('rpc over a real MessageChannel', () => {
  it('answers with the value, concurrent calls each with their own', async () => {
    const caller = connect();
    const sums = await Promise.all([1, 2, 3].map((a) => caller.call('add', { a, b: 10 })));
    expect(sums).toEqual([11, 12, 13]);
    expect(caller.pending).toBe(0);
  });

  it('carries a typed error with its values', async () => {
    await expect(connect().call('fail', null)).rejects.toMatchObject({
      code: 'pack-damaged',
      params: { language: 'fr' },
    });
  });

  it('answers an unknown procedure, even one named like a method of every object', async () => {
    const caller = connect();
    for (const name of ['nothing', 'toString', '__proto__'])
      await expect(caller.call(name as 'add', { a: 1, b: 1 })).rejects.toMatchObject({ code: 'unknown' });
  });

  it('rejects arguments that cannot be sent instead of waiting forever', async () => {
    const caller = connect();
    const bad = { a: (() => 1) as unknown as number, b: 1 };
    await expect(caller.call('add', bad)).rejects.toMatchObject({ code: 'unknown' });
    expect(caller.pending).toBe(0);
  });

  it('reports progress and lets other calls in between', async () => {
    const caller = connect();
    const seen: unknown[] = [];
    const counting = caller.call('count', { to: 5 }, { onProgress: (value) => seen.push(value) });
    const sum = await caller.call('add', { a: 1, b: 1 });
    expect(sum).toBe(2);
    expect(seen.length).toBeLessThan(5);
    expect(await counting).toBe(5);
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  it('cancels cooperatively', async () => {
    const caller = connect();
    const abort = new AbortController();
    const counting = caller.call(
      'count',
      { to: 1e9 },
      { signal: abort.signal, onProgress: (value) => value === 3 && abort.abort() },
    );
    await expect(counting).rejects.toMatchObject({ code: 'aborted' });
    await expect(caller.call('add', { a: 1, b: 1 }, { signal: abort.signal })).rejects.toMatchObject({
      code: 'aborted',
    });
  });

  it('transfers bytes instead of copying them', async () => {
    const bytes = new ArrayBuffer(64);
    expect(await connect().call('length', { bytes }, { transfer: [bytes] })).toBe(64);
    expect(bytes.byteLength).toBe(0);
  });

  it('reports silence two seconds after a cancel, and close ends what is pending', async () => {
    vi.useFakeTimers();
    try {
      const onSilent = vi.fn();
      const caller = connect(onSilent);
      const abort = new AbortController();
      const hanging = caller.call('hang', null, { signal: abort.signal, silenceMs: 20_000 });
      vi.advanceTimersByTime(15_000);
      expect(onSilent).not.toHaveBeenCalled();
      abort.abort();
      vi.advanceTimersByTime(1_900);
      expect(onSilent).not.toHaveBeenCalled();
      vi.advanceTimersByTime(200);
      expect(onSilent).toHaveBeenCalledTimes(1);
      caller.close(new AppError('worker-crashed'));
      await expect(hanging).rejects.toMatchObject({ code: 'worker-crashed' });
      await expect(caller.call('add', { a: 1, b: 1 })).rejects.toMatchObject({ code: 'worker-crashed' });
    } finally {
      vi.useRealTimers();
    }
  });
});
