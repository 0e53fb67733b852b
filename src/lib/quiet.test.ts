// Quiet is reached once nothing has been under way for a moment, however the work ended.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuiet } from './quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is reached after a pause when nothing is under way', async () => {
  const reached = vi.fn();
  void createQuiet(200).reached().then(reached);
  await vi.advanceTimersByTimeAsync(199);
  expect(reached).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reached).toHaveBeenCalledOnce();
});

it('waits for all work, even if it fails, and for work that follows within the pause', async () => {
  const quiet = createQuiet(200);
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  quiet.track(first.promise);
  const reached = vi.fn();
  void quiet.reached().then(reached);
  await vi.advanceTimersByTimeAsync(1000);
  first.reject(new Error('no network'));
  await vi.advanceTimersByTimeAsync(100);
  quiet.track(second.promise);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reached).not.toHaveBeenCalled();
  second.resolve();
  await vi.advanceTimersByTimeAsync(200);
  expect(reached).toHaveBeenCalledOnce();
});
