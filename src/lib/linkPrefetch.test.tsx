import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDLE_LIMIT_MS, mayPrefetch, setLinkPrefetcher, watchLink } from './linkPrefetch.ts';

type Callback = (entries: { isIntersecting: boolean; target: Element }[]) => void;

const observers: { callback: Callback; seen: Set<Element> }[] = [];
const idle: { run: () => void; timeout: number | undefined }[] = [];

class FakeObserver {
  readonly entry: { callback: Callback; seen: Set<Element> };
  constructor(callback: Callback) {
    this.entry = { callback, seen: new Set() };
    observers.push(this.entry);
  }
  observe(link: Element) {
    this.entry.seen.add(link);
  }
  unobserve(link: Element) {
    this.entry.seen.delete(link);
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout: number }) => {
    idle.push({ run, timeout: options?.timeout });
    return idle.length;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => {
    const entry = idle[handle - 1];
    if (entry) entry.run = () => undefined;
  });
});
afterEach(() => {
  setLinkPrefetcher(undefined);
  vi.unstubAllGlobals();
  idle.length = 0;
});

const show = (link: Element) => observers.at(-1)?.callback([{ isIntersecting: true, target: link }]);
const link = () => document.createElement('a');

describe('prefetching', () => {
  it('PRE-1: at idle, after 2000 ms at the latest, and only when the link comes into view; once per address', () => {
    const fetched = vi.fn();
    setLinkPrefetcher(fetched);
    const [first, second] = [link(), link()];
    watchLink(first, '/a/');
    expect(IDLE_LIMIT_MS).toBe(2000);
    expect(idle[0]?.timeout).toBe(2000);
    expect(observers.at(-1)?.seen.has(first) ?? false).toBe(false);
    idle[0]?.run();
    expect(observers.at(-1)?.seen.has(first)).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
    show(first);
    expect(fetched.mock.calls).toEqual([['/a/']]);
    expect(observers.at(-1)?.seen.has(first)).toBe(false);
    watchLink(second, '/a/');
    expect(idle).toHaveLength(1);
  });

  it('PRE-1: an unmounted link is no longer observed, before and after idle', () => {
    setLinkPrefetcher(vi.fn());
    const [early, late] = [link(), link()];
    watchLink(early, '/b/')();
    idle[0]?.run();
    expect(observers.at(-1)?.seen.has(early)).toBe(false);
    const stop = watchLink(late, '/c/');
    idle[1]?.run();
    stop();
    expect(observers.at(-1)?.seen.has(late)).toBe(false);
  });

  it('PRE-1: without idle callbacks it starts after 1 ms; without an observer never', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    setLinkPrefetcher(vi.fn());
    const one = link();
    watchLink(one, '/d/');
    vi.advanceTimersByTime(1);
    expect(observers.at(-1)?.seen.has(one)).toBe(true);
    vi.useRealTimers();
    vi.stubGlobal('IntersectionObserver', undefined);
    expect(watchLink(link(), '/e/')).toBeTypeOf('function');
  });

  it('PRE-1: not when offline, when saving data, or on 2g', () => {
    expect(mayPrefetch({ onLine: true })).toBe(true);
    expect(mayPrefetch({ onLine: false })).toBe(false);
    expect(mayPrefetch({ onLine: true, connection: { saveData: true } })).toBe(false);
    expect(mayPrefetch({ onLine: true, connection: { effectiveType: 'slow-2g' } })).toBe(false);
    expect(mayPrefetch({ onLine: true, connection: { effectiveType: '2g' } })).toBe(false);
    expect(mayPrefetch({ onLine: true, connection: { effectiveType: '4g' } })).toBe(true);
  });

  it('PRE-1: one address after the other, each when the browser is idle again', async () => {
    const arrivals: (() => void)[] = [];
    const fetched = vi.fn(() => new Promise<void>((arrive) => void arrivals.push(arrive)));
    setLinkPrefetcher(fetched);
    const links = ['/g/', '/h/'].map((path) => {
      const one = link();
      watchLink(one, path);
      return one;
    });
    for (const { run } of idle.splice(0)) run();
    for (const one of links) show(one);
    expect(fetched.mock.calls).toEqual([['/g/']]);
    arrivals[0]?.();
    await vi.waitUntil(() => idle.length === 1);
    expect(fetched).toHaveBeenCalledOnce();
    idle[0]?.run();
    await vi.waitUntil(() => fetched.mock.calls.length === 2);
    expect(fetched).toHaveBeenLastCalledWith('/h/');
    arrivals[1]?.();
  });

  it('PRE-1 PAY-2: a failure is ignored', async () => {
    const failed = vi.fn(() => Promise.reject(new Error('gone')));
    setLinkPrefetcher(failed);
    const one = link();
    watchLink(one, '/f/');
    idle[0]?.run();
    show(one);
    await Promise.resolve();
    expect(failed).toHaveBeenCalledOnce();
  });
});
