// What callers have asked, counted in the table that all machines share: one record for each caller and window.
import type { Counter } from '../../api/limits.ts';
import { Problem } from '../../api/problem.ts';
import type { BillingTable } from '../billing/table.ts';
import { digestOf } from '../digest.ts';

/** So many requests of one caller may be counted at the same moment before one of them is told to come back. */
const MOST_TRIES = 8;
/** Milliseconds between two tries, on average, times the number of the try. */
const PAUSE_MS = 12;

/** Whose records these are: names of callers are addresses and names of keys, so only their digest is stored. */
export const apiOwner = (name: string): string => `api#${digestOf(name)}`;

/** A counter in the table. `clock` gives milliseconds. */
export function createTableCounter(table: BillingTable, clock: () => number): Counter {
  return {
    async take(name, amount, most, window) {
      if (amount > most) return false;
      const index = Math.floor(clock() / 1000 / window);
      const [person, item] = [apiOwner(name), `count#${window}#${index}`];
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const record = await readable(table.get<{ used: number }>(person, item));
        const used = (record?.body.used ?? 0) + amount;
        if (used > most) return false;
        const expires = (index + 2) * window;
        if (await readable(table.write({ person, item, body: { used }, seen: record?.revision ?? 0, expires })))
          return true;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 * PAUSE_MS * (tries + 1)));
      }
      throw busy('Too many requests of one caller at the same moment.');
    },
  };
}

const busy = (detail: string) => new Problem('overloaded', detail, { headers: { 'retry-after': '1' } });

/** A table that does not answer is not the caller's fault, and no limit is known without it. */
export function readable<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw busy('Limits cannot be read at the moment.');
  });
}
