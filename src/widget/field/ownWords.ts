// The writer's own words: kept on this device for this site, or for as long as the page is open where that is not allowed.

/** More than anybody adds by hand; a list that was tampered with does not slow the check down. */
const MOST = 10_000;

/** The words, and who wants to know of new ones. */
export interface OwnWords {
  list(): readonly string[];
  add(word: string): void;
  /** Calls back whenever a word was added; returns how to stop it. */
  onChange(listener: () => void): () => void;
}

/** Where they are kept; what is read may be anything. Both may throw. */
export interface WordStore {
  read(): unknown;
  write(words: readonly string[]): void;
}

function readWords(store: WordStore | null): string[] {
  try {
    const words = store?.read();
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The words in a store; in none they last as long as the page. */
export function createOwnWords(store: WordStore | null): OwnWords {
  let words: readonly string[] = readWords(store);
  const listeners = new Set<() => void>();
  return {
    list: () => words,
    add(word) {
      if (words.includes(word)) return;
      // Another tab may have added some meanwhile.
      words = [...new Set([...words, ...readWords(store), word])].slice(-MOST);
      try {
        store?.write(words);
      } catch {
        // Full or forbidden: the word counts on this page.
      }
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
