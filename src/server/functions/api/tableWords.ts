// Own dictionaries in the table: one record for each dictionary of an owner.
import { Problem } from '../../api/problem.ts';
import { MOST_DICTS, MOST_OWN_WORDS, noRoomForWords, type WordStore } from '../../api/words.ts';
import type { BillingTable, Stored } from '../billing/table.ts';
import { apiOwner, readable } from './tableCounter.ts';

interface Dictionary {
  dict: string;
  words: string[];
}

const PREFIX = 'words#';
const MOST_TRIES = 5;

/** The dictionaries of all callers. */
export function createTableWords(table: BillingTable): WordStore {
  const dictionariesOf = (owner: string): Promise<Stored<Dictionary>[]> =>
    readable(table.list<Dictionary>(apiOwner(owner), PREFIX));

  /** Replaces the words of a dictionary; false where `change` says that there is nothing to do. */
  async function change(
    owner: string,
    dict: string,
    next: (words: readonly string[], all: readonly Dictionary[]) => string[] | null,
  ): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const all = await dictionariesOf(owner);
      const own = all.find(({ body }) => body.dict === dict);
      const words = next(
        own?.body.words ?? [],
        all.map(({ body }) => body),
      );
      if (words === null) return false;
      const record = { person: apiOwner(owner), item: `${PREFIX}${dict}`, body: { dict, words } };
      if (await readable(table.write({ ...record, seen: own?.revision ?? 0 }))) return true;
    }
    throw new Problem('overloaded', 'This dictionary is being changed by others.', { headers: { 'retry-after': '1' } });
  }

  return {
    async list(owner, dicts) {
      const all = await dictionariesOf(owner);
      const wanted = all.filter(({ body }) => dicts.includes(body.dict));
      return [...new Set(wanted.flatMap(({ body }) => body.words))].sort();
    },
    add: (owner, dict, word) =>
      change(owner, dict, (words, all) => {
        if (words.includes(word)) return null;
        const used = all.filter((one) => one.words.length > 0);
        const size = used.reduce((sum, one) => sum + one.words.length, 0);
        const isNew = !used.some((one) => one.dict === dict);
        if (size >= MOST_OWN_WORDS || (isNew && used.length >= MOST_DICTS)) throw noRoomForWords();
        return [...words, word].sort();
      }),
    remove: (owner, dict, word) =>
      change(owner, dict, (words) => (words.includes(word) ? words.filter((one) => one !== word) : null)),
  };
}
