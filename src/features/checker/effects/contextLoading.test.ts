import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TextLanguage } from '../../../engine/index.ts';
import { AppError } from '../../../lib/errors.ts';
import { type CheckerState, initialState, useChecker } from '../store.ts';
import { createContextLoading, nextContext } from './contextLoading.ts';

const site = vi.hoisted(() => ({ offered: [] as string[], kept: [] as string[], prefetch: true }));
vi.mock('../../../services/packs.ts', () => ({
  isPackOffered: async (language: string) => site.offered.includes(language),
  isPackKept: async (language: string) => site.kept.includes(language),
}));
vi.mock('../../../lib/linkPrefetch.ts', () => ({ mayPrefetch: () => site.prefetch }));
vi.mock('../../../services/log.ts', () => ({ log: { warn: () => undefined } }));

/** An English text with some German, checked to its end. */
const READY: Partial<CheckerState> = {
  length: 100,
  work: 'done',
  language: 'en',
  guesses: [
    { language: 'en', share: 0.8 },
    { language: 'de', share: 0.15 },
    { language: 'fr', share: 0.05 },
  ],
  packs: { en: { status: 'ready' }, de: { status: 'ready' }, fr: { status: 'ready' } },
  grammars: { en: 'ready', de: 'ready', fr: 'ready' },
};

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(to: DocumentVisibilityState) {
    this.visibilityState = to;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const open: { dispose(): void }[] = [];
function setUp(load: (language: TextLanguage) => Promise<void> = async () => undefined) {
  const asked: TextLanguage[] = [];
  const page = new Page();
  const state = { ready: 0 };
  const loading = createContextLoading(
    {
      load(language) {
        asked.push(language);
        return load(language);
      },
      onReady: () => {
        state.ready += 1;
      },
    },
    page,
  );
  open.push(loading);
  return { asked, page, loading, state };
}
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(site, { offered: ['en', 'de', 'fr'], kept: [], prefetch: true });
  useChecker.setState(initialState, true);
});
afterEach(() => {
  for (const each of open.splice(0)) each.dispose();
  vi.useRealTimers();
});

describe('the net that a text needs next', () => {
  const nextOf = (changes: Partial<CheckerState>, tried: TextLanguage[] = []) =>
    nextContext({ ...initialState, ...READY, ...changes }, new Set(tried));

  it('is that of its language, then of others that have a good part in it', () => {
    expect(nextOf({})).toBe('en');
    expect(nextOf({}, ['en'])).toBe('de');
    expect(nextOf({}, ['en', 'de'])).toBeUndefined();
    expect(nextOf({ grammars: { de: 'ready' } })).toBe('de');
  });

  it.each<[string, Partial<CheckerState>]>([
    ['there is no text', { length: 0 }],
    ['the text is being checked', { work: 'checking' }],
    ['checking is paused', { work: 'paused' }],
    ['no language is known', { language: null }],
    ['a dictionary is on its way', { packs: { it: { status: 'loading', loaded: 1, total: 2 } } }],
    ['a grammar is on its way', { grammars: { en: 'ready', it: 'loading' } }],
    ['no grammar has come', { grammars: { en: 'failed' } }],
  ])('is none while %s', (_, changes) => {
    expect(nextOf(changes)).toBeUndefined();
  });
});

describe('context nets', () => {
  it('come one after the other once the text is at rest, and each has the text run again', async () => {
    const { asked, state } = setUp();
    await after(5);
    expect(asked).toEqual([]);
    useChecker.setState(READY);
    await after(1.9);
    // A key postpones it.
    useChecker.setState({ work: 'checking', length: 101 });
    useChecker.setState({ work: 'done' });
    await after(1.9);
    expect(asked).toEqual([]);
    await after(0.2);
    expect(asked).toEqual(['en']);
    await after(2);
    expect(asked).toEqual(['en', 'de']);
    await after(600);
    expect(asked).toEqual(['en', 'de']);
    expect(state.ready).toBe(2);
  });

  it('wait until the page is in view', async () => {
    const { asked, page } = setUp();
    page.turn('hidden');
    useChecker.setState(READY);
    await after(10);
    expect(asked).toEqual([]);
    page.turn('visible');
    await after(3);
    expect(asked).toEqual(['en']);
  });

  it('are fetched one at a time', async () => {
    let arrive = () => {};
    const { asked } = setUp(() => new Promise((resolve) => (arrive = resolve)));
    useChecker.setState(READY);
    await after(60);
    expect(asked).toEqual(['en']);
    arrive();
    await after(3);
    expect(asked).toEqual(['en', 'de']);
  });

  it('are left alone where there is none, and where the visitor saves data and it would have to be fetched', async () => {
    Object.assign(site, { offered: ['de'] });
    useChecker.setState(READY);
    const { asked } = setUp();
    await after(10);
    expect(asked).toEqual(['de']);
    Object.assign(site, { offered: ['en', 'de'], kept: ['de'], prefetch: false });
    const saving = setUp();
    await after(10);
    expect(saving.asked).toEqual(['de']);
  });

  it('are tried again after a while and when the network is back, and change nothing until then', async () => {
    let reachable = false;
    const { asked, loading, state } = setUp(async () => {
      if (!reachable) throw new AppError('network');
    });
    useChecker.setState({ ...READY, guesses: [] });
    const before = useChecker.getState();
    await after(50);
    expect(asked).toEqual(['en']);
    await after(20);
    expect(asked).toEqual(['en', 'en']);
    reachable = true;
    loading.retry();
    await after(3);
    expect(asked).toEqual(['en', 'en', 'en']);
    loading.retry();
    await after(600);
    expect(asked).toHaveLength(3);
    expect(state.ready).toBe(1);
    expect(useChecker.getState()).toEqual(before);
  });

  it('are not asked for once the checker is gone', async () => {
    const { asked, loading } = setUp();
    useChecker.setState(READY);
    loading.dispose();
    await after(10);
    expect(asked).toEqual([]);
  });
});
