// Keeps everything in memory: for tests, and for a start with --memory.
import type { Store } from '../core/store.ts';

/** An empty store that ends with the process. */
export function memoryStore(): Store {
  const tables = new Map<string, object>();
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    table<T extends object>(name: string, empty: T) {
      if (!tables.has(name)) tables.set(name, structuredClone(empty));
      return { data: tables.get(name) as T, save() {} };
    },
    read: (name) => files.get(name),
    write: (name, bytes) => void files.set(name, new Uint8Array(bytes)),
    remove: (name) => void files.delete(name),
  };
}
