// Own dictionaries: words that are right for one caller. An owner is a digest, never a name or a key.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from './problem.ts';

/** The own dictionaries. */
export interface WordStore {
  /** The words of some dictionaries of an owner, in alphabetical order; '' is the one without a name. */
  list(owner: string, dicts: readonly string[]): Promise<string[]>;
  /** False if the word was there. Throws a Problem when there is no room. */
  add(owner: string, dict: string, word: string): Promise<boolean>;
  /** False if there was no such word. */
  remove(owner: string, dict: string, word: string): Promise<boolean>;
}

/** Most words of an owner, and most owners where anybody may become one. */
export const MOST_OWN_WORDS = 10_000;
const MOST_OWNERS = 10_000;
/** Most dictionaries of an owner. */
export const MOST_DICTS = 20;
/** Of all together: about 50 MB. */
const MOST_WORDS = 500_000;

/** An owner's dictionaries are full. */
export const noRoomForWords = (): Problem =>
  new Problem('quota-exceeded', `An account has room for ${MOST_OWN_WORDS} words in ${MOST_DICTS} dictionaries.`);

type Dicts = Map<string, Set<string>>;

/** Own dictionaries in memory and, given a folder, in a file for each owner. Throws if the folder cannot be used. */
export function createWordStore(folder?: string): WordStore {
  const owners = new Map<string, Dicts>();
  const writing = new Map<string, Promise<void>>();
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const owner = /^([0-9a-f]{64})\.json$/.exec(name)?.[1];
      if (owner) owners.set(owner, readFile(join(folder, name)));
    }
  }

  const sizeOf = (dicts: Dicts): number => [...dicts.values()].reduce((sum, { size }) => sum + size, 0);
  let total = [...owners.values()].reduce((sum, dicts) => sum + sizeOf(dicts), 0);

  /** Waits for the write before it, so that the last state is the one that stays. */
  const keep = async (owner: string): Promise<void> => {
    if (folder === undefined) return;
    const file = join(folder, `${owner}.json`);
    const before = writing.get(owner) ?? Promise.resolve();
    const now = before
      .catch(() => undefined)
      .then(async () => {
        const dicts = [...(owners.get(owner) ?? [])].map(([dict, words]) => [dict, [...words].sort()]);
        await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(dicts)), { mode: 0o600 });
        await rename(`${file}.new`, file);
      });
    writing.set(owner, now);
    await now;
    if (writing.get(owner) === now) writing.delete(owner);
  };

  return {
    list: (owner, dicts) =>
      Promise.resolve([...new Set(dicts.flatMap((dict) => [...(owners.get(owner)?.get(dict) ?? [])]))].sort()),

    async add(owner, dict, word) {
      const dicts = owners.get(owner) ?? new Map<string, Set<string>>();
      const words = dicts.get(dict) ?? new Set();
      if (words.has(word)) return false;
      if (sizeOf(dicts) >= MOST_OWN_WORDS || (dicts.size >= MOST_DICTS && !dicts.has(dict))) throw noRoomForWords();
      if ((!owners.has(owner) && owners.size >= MOST_OWNERS) || total >= MOST_WORDS)
        throw new Problem('quota-exceeded', 'This server has no room for more dictionaries.');
      owners.set(owner, dicts.set(dict, words.add(word)));
      total++;
      await keep(owner);
      return true;
    },

    async remove(owner, dict, word) {
      const dicts = owners.get(owner);
      const words = dicts?.get(dict);
      if (!dicts || !words?.delete(word)) return false;
      total--;
      if (words.size === 0) dicts.delete(dict);
      await keep(owner);
      if (dicts.size === 0) owners.delete(owner);
      return true;
    },
  };
}

function readFile(file: string): Dicts {
  if (!existsSync(file)) return new Map();
  const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  return new Map(Object.entries(content).map(([dict, words]) => [dict, new Set(words)]));
}
