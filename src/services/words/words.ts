// The personal dictionary: words that are accepted in every language. Kept in IndexedDB under their owner, the same in all
// of a person's tabs; the next person has a dictionary of their own.

import { personNow, subscribePerson } from '../person/person.ts';
import { setAside } from '../records/aside.ts';
import { withDatabase } from '../records/database.ts';

const CHANNEL = 'spelling-check.words';
const LONGEST_WORD = 64;

let known: readonly string[] = [];
/** Words that count beside the person's own, and both together. */
let lent: readonly string[] = [];
let accepted: readonly string[] | null = null;
let loading: Promise<readonly string[]> | null = null;
let channel: BroadcastChannel | null = null;
const listeners = new Set<(words: readonly string[]) => void>();

/** A word as stored: trimmed, composed, with straight apostrophes; null if invalid. */
export function cleanWord(raw: string): string | null {
  const word = raw
    .trim()
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02BC]/g, "'");
  if (word === '' || word.length > LONGEST_WORD || !/\p{L}/u.test(word)) return null;
  return /[\s\p{Cc}\p{Cf}\p{Cs}]/u.test(word) ? null : word;
}

/** What to take out of a dictionary and what to put in. */
export interface WordChange {
  add?: readonly string[];
  remove?: readonly string[];
}

/** Sets invalid words aside. If that fails, they are left alone. */
async function moveAside(owner: string, word: unknown): Promise<void> {
  if (!(await setAside('words', String(word).slice(0, LONGEST_WORD), word, owner))) return;
  await withDatabase((database) => database.delete('words', [owner, word as string]));
}

/** The words of one person, as they are kept. Rejects with `storage-unavailable`. */
export async function wordsOf(owner: string): Promise<string[]> {
  const keys: [string, unknown][] = await withDatabase((database) =>
    database.getAllKeysFromIndex('words', 'owner', owner),
  );
  const words: string[] = [];
  for (const [, word] of keys) {
    if (typeof word === 'string' && cleanWord(word) !== null) words.push(word);
    else await moveAside(owner, word);
  }
  return words;
}

/** Changes the dictionary of one person; answers the words that were new and those that are gone. */
export async function changeWordsOf(owner: string, { add = [], remove = [] }: WordChange) {
  const changed = await withDatabase(async (database) => {
    const transaction = database.transaction('words', 'readwrite');
    const before = new Set((await transaction.store.index('owner').getAllKeys(owner)).map(([, word]) => word));
    const gone = remove.filter((word) => before.has(word));
    const added = [...new Set(add)].filter((word) => !before.has(word));
    const addedAt = Date.now();
    await Promise.all([
      ...gone.map((word) => transaction.store.delete([owner, word])),
      ...added.map((word) => transaction.store.put({ owner, word, addedAt })),
    ]);
    await transaction.done;
    return { added, gone };
  });
  if (owner === personNow()) await read();
  channel?.postMessage('changed');
  return changed;
}

function publish(words: readonly string[]): void {
  known = words;
  accepted = null;
  for (const listener of listeners) listener(words);
}

async function read(): Promise<readonly string[]> {
  const owner = personNow();
  const words = (await wordsOf(owner)).sort((a, b) => a.localeCompare(b));
  // Somebody else may be here by now.
  if (owner !== personNow()) return loadWords();
  publish(words);
  return known;
}

/** All words of whoever is here, sorted. Rejects with `storage-unavailable`. */
export function loadWords(): Promise<readonly string[]> {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => void read().catch(() => undefined);
  }
  loading ??= read().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  // What was read first may have changed since.
  return loading.then(() => known);
}

subscribePerson((_now, before) => {
  if (before === undefined && loading === null) return;
  // The next person does not see the words of the last one for a moment, whatever the storage does.
  loading = null;
  lent = [];
  publish([]);
  if (listeners.size > 0) void loadWords().catch(() => undefined);
});

/** The words as last loaded. */
export const knownWords = (): readonly string[] => known;

/** The words that a check accepts: the person's own, and after them those that are lent. */
export function acceptedWords(): readonly string[] {
  accepted ??= lent.length === 0 ? known : [...new Set([...known, ...lent])];
  return accepted;
}

/** Lets these words count as well. They are nobody's own: not shown, not kept, not sent with them. */
export function lendWords(words: readonly string[]): void {
  if (words === lent || (words.length === 0 && lent.length === 0)) return;
  lent = words;
  publish(known);
}

/** Calls back on every change, from this tab or another; returns the unsubscribe function. */
export function subscribeWords(listener: (words: readonly string[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds words and answers those that were new: what an undo has to take away. Rejects with `storage-full`. */
export async function addWords(raw: readonly string[]): Promise<string[]> {
  const add = raw.flatMap((word) => cleanWord(word) ?? []);
  return (await changeWordsOf(personNow(), { add })).added;
}

/** Removes words and answers those that were there. */
export async function removeWords(remove: readonly string[]): Promise<string[]> {
  return (await changeWordsOf(personNow(), { remove })).gone;
}
