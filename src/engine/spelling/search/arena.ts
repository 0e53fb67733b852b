// Memory of one best-first search: a struct of arrays with one entry per queued state, and a bucket queue over priorities.
// Shared by all searches on a thread and never shrunk, so that a suggestion allocates next to nothing.

/** "Unreachable" in a row of the distance matrix; real costs stay below. */
export const UNREACHABLE = 255;
/** Priorities are 0 to BUCKETS - 1; anything worse goes into the last bucket. */
export const BUCKETS = 512;

/** States and rows. Row of state `i`: `rows[i * width .. i * width + width)`, costs by number of typed letters used. */
export class SearchArena {
  private capacity = 0;
  width = 0;
  size = 0;
  rows = new Uint8Array(0);
  node = new Int32Array(0);
  parent = new Int32Array(0);
  /** Words before this node in the perfect hash. */
  wordIndex = new Int32Array(0);
  /** Lowest score that any word below can reach. */
  bound = new Int16Array(0);
  label = new Uint8Array(0);
  /** First and last reachable column of the row. */
  low = new Uint8Array(0);
  high = new Uint8Array(0);
  depth = new Uint8Array(0);
  /** Depth at which the current part of a compound begins. */
  pieceStart = new Uint8Array(0);
  pieces = new Uint8Array(0);
  /** Lowest frequency class of the finished parts. */
  pieceFrequency = new Uint8Array(0);
  seed = new Uint8Array(0);
  private next = new Int32Array(0);
  private readonly buckets = new Int32Array(BUCKETS);
  private cursor = 0;

  /** Empties the arena for words of `width - 1` letters. */
  reset(width: number): void {
    this.width = width;
    this.size = 0;
    this.cursor = 0;
    this.buckets.fill(-1);
    this.reserve(64);
  }

  /** Makes room for `count` more states. */
  reserve(count: number): void {
    const needed = this.size + count;
    if (needed > this.capacity) this.grow(Math.max(needed, this.capacity * 2, 4096));
    if (this.rows.length < this.capacity * this.width) {
      const rows = new Uint8Array(this.capacity * this.width);
      rows.set(this.rows.subarray(0, this.size * this.width));
      this.rows = rows;
    }
  }

  /** Queues state `id`; lower priorities come out first, the latest first on a tie. */
  push(id: number, priority: number): void {
    const bucket = priority < 0 ? 0 : priority >= BUCKETS ? BUCKETS - 1 : priority;
    this.next[id] = this.buckets[bucket] as number;
    this.buckets[bucket] = id;
    if (bucket < this.cursor) this.cursor = bucket;
  }

  /** Removes the best state, -1 if none is left. */
  pop(): number {
    while (this.cursor < BUCKETS) {
      const id = this.buckets[this.cursor] as number;
      if (id >= 0) {
        this.buckets[this.cursor] = this.next[id] as number;
        return id;
      }
      this.cursor++;
    }
    return -1;
  }

  private grow(capacity: number): void {
    const int32 = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const grown = new Int32Array(capacity);
      grown.set(old);
      return grown;
    };
    const uint8 = (old: Uint8Array): Uint8Array<ArrayBuffer> => {
      const grown = new Uint8Array(capacity);
      grown.set(old);
      return grown;
    };
    this.capacity = capacity;
    this.node = int32(this.node);
    this.parent = int32(this.parent);
    this.wordIndex = int32(this.wordIndex);
    this.next = int32(this.next);
    const bound = new Int16Array(capacity);
    bound.set(this.bound);
    this.bound = bound;
    this.label = uint8(this.label);
    this.low = uint8(this.low);
    this.high = uint8(this.high);
    this.depth = uint8(this.depth);
    this.pieceStart = uint8(this.pieceStart);
    this.pieces = uint8(this.pieces);
    this.pieceFrequency = uint8(this.pieceFrequency);
    this.seed = uint8(this.seed);
  }
}
