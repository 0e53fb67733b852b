// A size-limited LRU map: the least recently used entry goes first. The latest entry always stays, even when it
// alone exceeds the limit, because the caller reads it next.

/** The limits of a map. */
export interface Limits {
  entries: number;
  /** In the unit of the sizes that are given with the values. */
  size: number;
}

/** A map with limits. */
export interface LimitedMap<T> {
  has(key: string): boolean;
  /** A value; it counts as used now. */
  get(key: string): T | undefined;
  set(key: string, value: T, size: number): void;
  /** Its keys, that of the value used longest ago first. */
  keys(): string[];
}

/** An empty map with limits. */
export function createLimitedMap<T>(limits: Limits): LimitedMap<T> {
  // A Map keeps insertion order, so the first key is the least recently used.
  const held = new Map<string, { value: T; size: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= held.get(key)?.size ?? 0;
    held.delete(key);
  };
  return {
    has: (key) => held.has(key),
    get(key) {
      const found = held.get(key);
      if (!found) return undefined;
      held.delete(key);
      held.set(key, found);
      return found.value;
    },
    set(key, value, size) {
      drop(key);
      held.set(key, { value, size });
      total += size;
      for (const oldest of held.keys()) {
        if (held.size === 1 || (held.size <= limits.entries && total <= limits.size)) return;
        drop(oldest);
      }
    },
    keys: () => [...held.keys()],
  };
}
