package spellingcheck.engine;

import java.util.Arrays;

/** Memory of one best-first search: arrays with one entry per queued state, and a bucket queue over priorities. */
final class Arena {
    /** "Unreachable" in a row of the distance matrix; real costs stay below. */
    static final int UNREACHABLE = 255;
    /** Priorities are 0 to BUCKETS - 1; anything worse goes into the last bucket. */
    private static final int BUCKETS = 512;

    private int capacity;
    int width;
    int size;
    /** Costs by number of typed letters used, `width` a state. */
    byte[] rows = new byte[0];
    int[] node = new int[0];
    int[] parent = new int[0];
    /** Words before this node in the automaton's order. */
    int[] wordIndex = new int[0];
    /** Lowest score that any word below can reach. */
    int[] bound = new int[0];
    byte[] label = new byte[0];
    /** First and last reachable column of the row. */
    byte[] low = new byte[0];
    byte[] high = new byte[0];
    byte[] depth = new byte[0];
    /** Depth at which the current part of a compound begins. */
    byte[] pieceStart = new byte[0];
    byte[] pieces = new byte[0];
    /** Lowest frequency class of the finished parts. */
    byte[] pieceFrequency = new byte[0];
    byte[] seed = new byte[0];
    private int[] next = new int[0];
    private final int[] buckets = new int[BUCKETS];
    private int cursor;

    /** Empties the arena for words of `width - 1` letters. */
    void reset(int newWidth) {
        width = newWidth;
        size = 0;
        cursor = 0;
        Arrays.fill(buckets, -1);
        reserve(64);
    }

    /** Makes room for `count` more states. */
    void reserve(int count) {
        int needed = size + count;
        if (needed > capacity) grow(Math.max(needed, Math.max(capacity * 2, 4096)));
        if (rows.length < capacity * width) rows = Arrays.copyOf(rows, capacity * width);
    }

    int cost(int state, int column) {
        return rows[state * width + column] & 0xff;
    }

    /** Queues a state; lower priorities come out first, the latest first on a tie. */
    void push(int id, int priority) {
        int bucket = Math.max(0, Math.min(priority, BUCKETS - 1));
        next[id] = buckets[bucket];
        buckets[bucket] = id;
        if (bucket < cursor) cursor = bucket;
    }

    /** Removes the best state, -1 if none is left. */
    int pop() {
        for (; cursor < BUCKETS; cursor++) {
            int id = buckets[cursor];
            if (id < 0) continue;
            buckets[cursor] = next[id];
            return id;
        }
        return -1;
    }

    private void grow(int newCapacity) {
        capacity = newCapacity;
        node = Arrays.copyOf(node, capacity);
        parent = Arrays.copyOf(parent, capacity);
        wordIndex = Arrays.copyOf(wordIndex, capacity);
        next = Arrays.copyOf(next, capacity);
        bound = Arrays.copyOf(bound, capacity);
        label = Arrays.copyOf(label, capacity);
        low = Arrays.copyOf(low, capacity);
        high = Arrays.copyOf(high, capacity);
        depth = Arrays.copyOf(depth, capacity);
        pieceStart = Arrays.copyOf(pieceStart, capacity);
        pieces = Arrays.copyOf(pieces, capacity);
        pieceFrequency = Arrays.copyOf(pieceFrequency, capacity);
        seed = Arrays.copyOf(seed, capacity);
    }
}
