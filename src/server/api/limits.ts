// How much a caller has asked: requests of this minute, characters of this day. Counted in memory; where several machines
// share the work, another counter takes its place.
import { createLimitedMap } from '../../lib/limitedMap.ts';
import type { Caller } from './keys.ts';
import { Problem } from './problem.ts';

/** Counts up to a limit. */
export interface Counter {
  /** Adds to a count that begins anew each `window` seconds; false, and nothing added, if that would exceed `most`. */
  take(name: string, amount: number, most: number, window: number): Promise<boolean>;
}

const MINUTE = 60;
const DAY = 86_400;
/** Counts that are kept; those of callers that have not come for longest go first. */
const MOST_COUNTS = 50_000;

/** Counts of this process. `clock` gives milliseconds. */
export function createCounter(clock: () => number = Date.now): Counter {
  const counts = createLimitedMap<{ until: number; used: number }>({ entries: MOST_COUNTS, size: MOST_COUNTS });
  return {
    take(name, amount, most, window) {
      const now = clock() / 1000;
      const held = counts.get(name);
      const count = held && held.until > now ? held : { until: (Math.floor(now / window) + 1) * window, used: 0 };
      if (count.used + amount > most) return Promise.resolve(false);
      count.used += amount;
      counts.set(name, count, 1);
      return Promise.resolve(true);
    },
  };
}

/** Counts a request. Throws a Problem when it is one too many. */
export async function countRequest(
  counter: Counter,
  { id, limits }: Caller,
  clock: () => number = Date.now,
): Promise<void> {
  const most = limits.requestsPerMinute;
  if (most === undefined || (await counter.take(`${id} minute`, 1, most, MINUTE))) return;
  const detail = `${most} requests a minute are the limit.`;
  throw new Problem('too-many-requests', detail, { headers: { 'retry-after': leftOf(MINUTE, clock) } });
}

/** Counts characters. Throws a Problem when they are too many. */
export async function countCharacters(
  counter: Counter,
  { id, limits }: Caller,
  characters: number,
  clock: () => number = Date.now,
): Promise<void> {
  const most = limits.charactersPerDay;
  if (most === undefined || (await counter.take(`${id} day`, characters, most, DAY))) return;
  const detail = `${most} characters a day are the quota, and this text is beyond it.`;
  throw new Problem('quota-exceeded', detail, { headers: { 'retry-after': leftOf(DAY, clock) } });
}

/** Whole seconds until a window ends. */
const leftOf = (window: number, clock: () => number): string => String(Math.ceil(window - ((clock() / 1000) % window)));
