// The personal dictionary: words that are accepted in every language. Kept in IndexedDB, the same in all tabs.
import { withDatabase } from './database.ts';

const CHANNEL = 'spelling-check.words';
const LONGEST_WORD = 64;

let known: readonly string[] = [];
let loading: Promise<readonly string[]> | null = null;
let channel: BroadcastChannel | null = null;
const listeners = new Set<(words: readonly string[]) => void>();

/** A word as it is kept: trimmed, composed, with straight apostrophes; null when it is none. */
export function cleanWord(raw: string): string | null {
  const word = raw
    .trim()
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02BC]/g, "'");
  if (word === '' || word.length > LONGEST_WORD || !/\p{L}/u.test(word)) return null;
  return /[\s\p{Cc}\p{Cf}\p{Cs}]/u.test(word) ? null : word;
}

function publish(words: readonly string[]): void {
  known = words;
  for (const listener of listeners) listener(words);
}

async function read(): Promise<readonly string[]> {
  const words = await withDatabase((database) => database.getAllKeys('words'));
  publish(words.sort((a, b) => a.localeCompare(b)));
  return known;
}

/** All words, sorted. Rejects with `storage-unavailable`. */
export function loadWords(): Promise<readonly string[]> {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => void read().catch(() => undefined);
  }
  loading ??= read().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The words as last loaded. */
export const knownWords = (): readonly string[] => known;

/** Calls back on every change, from this tab or another; gives the way to stop. */
export function subscribeWords(listener: (words: readonly string[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds words and answers those that were new: what an undo has to take away. Rejects with `storage-full`. */
export async function addWords(raw: readonly string[]): Promise<string[]> {
  const wanted = new Set(raw.flatMap((word) => cleanWord(word) ?? []));
  const added = await withDatabase(async (database) => {
    const transaction = database.transaction('words', 'readwrite');
    const before = new Set(await transaction.store.getAllKeys());
    const fresh = [...wanted].filter((word) => !before.has(word));
    const addedAt = Date.now();
    await Promise.all(fresh.map((word) => transaction.store.put({ word, addedAt })));
    await transaction.done;
    return fresh;
  });
  await read();
  channel?.postMessage('changed');
  return added;
}

/** Removes words and answers those that were there. */
export async function removeWords(words: readonly string[]): Promise<string[]> {
  const removed = known.filter((word) => words.includes(word));
  await withDatabase(async (database) => {
    const transaction = database.transaction('words', 'readwrite');
    await Promise.all(removed.map((word) => transaction.store.delete(word)));
    await transaction.done;
  });
  await read();
  channel?.postMessage('changed');
  return removed;
}
