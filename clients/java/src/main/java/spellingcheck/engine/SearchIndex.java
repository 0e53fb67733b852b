package spellingcheck.engine;

import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What the search needs to know below each state of a pack. Made on the first suggestion, kept with the dictionary. */
public final class SearchIndex {
    final SpellPack pack;
    final Costs costs;
    /** Highest frequency class at or below the state. */
    final byte[] bestFrequency;
    /** Number of letters to the nearest and farthest word end below the state. */
    final int[] shortest;
    final int[] longest;
    /** Memory of searches, one for each thread that searches at the same time. */
    private final Queue<Arena> arenas = new ConcurrentLinkedQueue<>();

    public SearchIndex(SpellPack pack) {
        this.pack = pack;
        costs = new Costs(pack);
        bestFrequency = bestFrequencyBelow();
        shortest = new int[pack.states()];
        longest = new int[pack.states()];
        measureLengths();
    }

    Arena takeArena() {
        Arena arena = arenas.poll();
        return arena == null ? new Arena() : arena;
    }

    void giveBack(Arena arena) {
        arenas.add(arena);
    }

    /** The frequency class of a small-letter word; 0 if it is unknown or rare. */
    int frequencyOfWord(String word) {
        int state = 0;
        int place = 0;
        for (int i = 0; i < word.length(); i++) {
            if (pack.classAt(state) != 0) place++;
            int code = pack.letters.code(word.charAt(i));
            int edge = pack.firstEdge[state];
            int end = pack.firstEdge[state + 1];
            while (edge < end && (pack.edgeLabel[edge] & 0xff) != code) place += pack.wordsBelow[pack.edgeTarget[edge++]];
            if (edge == end) return 0;
            state = pack.edgeTarget[edge];
        }
        return pack.classAt(state) == 0 ? 0 : pack.frequencies.of(place);
    }

    private byte[] bestFrequencyBelow() {
        byte[] best = new byte[pack.states()];
        for (int i = 0; i < pack.frequencies.index.length; i++) {
            byte frequency = pack.frequencies.classes[i];
            int place = pack.frequencies.index[i];
            int state = 0;
            for (;;) {
                if (best[state] < frequency) best[state] = frequency;
                if (pack.classAt(state) != 0 && place-- == 0) break;
                int edge = pack.firstEdge[state];
                while (place >= pack.wordsBelow[pack.edgeTarget[edge]]) place -= pack.wordsBelow[pack.edgeTarget[edge++]];
                state = pack.edgeTarget[edge];
            }
        }
        return best;
    }

    /** A walk in depth-first order; no path is longer than 255 states, which the reader has made sure of. */
    private void measureLengths() {
        boolean[] seen = new boolean[pack.states()];
        int[] states = new int[257];
        int[] edges = new int[257];
        Arrays.fill(shortest, 255);
        int depth = 0;
        enter(0, seen);
        edges[0] = pack.firstEdge[0];
        while (depth >= 0) {
            int state = states[depth];
            int edge = edges[depth];
            if (edge == pack.firstEdge[state + 1]) {
                depth--;
                continue;
            }
            int child = pack.edgeTarget[edge];
            if (!seen[child]) {
                enter(child, seen);
                depth++;
                states[depth] = child;
                edges[depth] = pack.firstEdge[child];
                continue;
            }
            shortest[state] = Math.min(shortest[state], shortest[child] + 1);
            longest[state] = Math.max(longest[state], longest[child] + 1);
            edges[depth] = edge + 1;
        }
    }

    private void enter(int state, boolean[] seen) {
        seen[state] = true;
        shortest[state] = pack.classAt(state) == 0 ? 255 : 0;
    }
}
