// Where the local cloud keeps its data. Two kinds: in memory for tests, in a folder for people (../stores).

/** A named set of records that fits in memory. */
export interface Table<T> {
  readonly data: T;
  /** Makes the changes to `data` permanent. */
  save(): void;
}

/** Tables and byte strings. */
export interface Store {
  /** The table of this name; `empty` is what it holds at first. */
  table<T extends object>(name: string, empty: T): Table<T>;
  /** The bytes stored under a name of 0-9 and a-f; undefined if there are none. */
  read(name: string): Uint8Array<ArrayBuffer> | undefined;
  write(name: string, bytes: Uint8Array): void;
  /** Removing what is not there does nothing. */
  remove(name: string): void;
}

/** Milliseconds since 1970, as the local cloud sees them. */
export type Clock = () => number;
