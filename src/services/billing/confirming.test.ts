import { describe, expect, it, vi } from 'vitest';
import { awaitPremium } from './confirming.ts';

/** Somebody whose tokens say Premium from the given look on. */
function waiting(from: number, failing = false) {
  const waits: number[] = [];
  let looks = 0;
  const looking = {
    sleep: async (milliseconds: number) => void waits.push(milliseconds),
    refresh: async () => {
      looks++;
      if (failing) throw new Error('no network');
    },
    isPremium: () => !failing && looks >= from,
  };
  return { waits, looking };
}

describe('BIL-3: back from the checkout', () => {
  it('is premium at once if the tokens say so, without a request', async () => {
    const { waits, looking } = waiting(0);
    expect(await awaitPremium(looking)).toBe('premium');
    expect(waits).toEqual([]);
  });

  it('looks after 1, 2, 4, 8, 15 and 30 seconds, then says that it takes longer', async () => {
    const { waits, looking } = waiting(99);
    expect(await awaitPremium(looking)).toBe('late');
    expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 30_000]);
  });

  it('stops as soon as the plan is there, also at the last look', async () => {
    const third = waiting(3);
    expect(await awaitPremium(third.looking)).toBe('premium');
    expect(third.waits).toEqual([1000, 2000, 4000]);
    expect(await awaitPremium(waiting(6).looking)).toBe('premium');
  });

  it('a look that fails grants nothing and ends nothing', async () => {
    const { waits, looking } = waiting(0, true);
    expect(await awaitPremium(looking)).toBe('late');
    expect(waits).toHaveLength(6);
  });

  it('ends with the page', async () => {
    const control = new AbortController();
    const { waits, looking } = waiting(99);
    const sleep = async (milliseconds: number) => {
      await looking.sleep(milliseconds);
      if (waits.length === 2) control.abort();
    };
    const refresh = vi.fn(looking.refresh);
    expect(await awaitPremium({ ...looking, sleep, refresh }, control.signal)).toBe('stopped');
    expect(waits).toHaveLength(2);
    // Whoever has left is not asked for new tokens any more.
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
