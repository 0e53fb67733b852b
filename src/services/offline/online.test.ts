import { afterEach, expect, it, vi } from 'vitest';
import { isOnline, subscribeOnline } from './online.ts';

afterEach(() => void vi.unstubAllGlobals());

it("NET-1: starts with the browser's word; if it says nothing, the page is online", () => {
  for (const [onLine, online] of [
    [true, true],
    [false, false],
    [undefined, true],
  ] as const) {
    vi.stubGlobal('navigator', { onLine });
    expect(isOnline()).toBe(online);
  }
  vi.stubGlobal('navigator', undefined);
  expect(isOnline()).toBe(true);
});

it('NET-1: then follows the events, until nobody listens', () => {
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  let changes = 0;
  const stop = subscribeOnline(() => changes++);
  for (const name of ['online', 'offline', 'online']) target.dispatchEvent(new Event(name));
  stop();
  target.dispatchEvent(new Event('offline'));
  expect(changes).toBe(3);
});
