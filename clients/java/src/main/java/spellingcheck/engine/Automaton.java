package spellingcheck.engine;

import java.util.Arrays;
import spellingcheck.PackException;

/**
 * A minimal automaton on arrays: the children of state n are the edges firstEdge[n] to firstEdge[n + 1]. States are numbered in
 * depth-first preorder, so an edge to a state that is met for the first time needs no target in the file.
 */
final class Automaton {
    private static final int MAX_DEPTH = 255;
    private static final byte UNSEEN = 0;
    private static final byte OPEN = 1;
    private static final byte DONE = 2;

    final int[] firstEdge;
    final byte[] edgeLabel;
    final int[] edgeTarget;

    /** Reads degrees, labels and targets from the sections that begin at `first`. */
    Automaton(Container file, int[] ids, int edges) throws PackException {
        byte[] degrees = file.section(ids[0]);
        edgeLabel = file.section(ids[1]);
        if (edgeLabel.length != edges || degrees.length == 0) throw new PackException("streams of different lengths");
        firstEdge = new int[degrees.length + 1];
        for (int state = 0, edge = 0; state < degrees.length; state++) {
            edge += degrees[state] & 0xff;
            firstEdge[state + 1] = edge;
        }
        if (firstEdge[degrees.length] != edges) throw new PackException("edges");
        byte[] isNew = file.section(ids[2]);
        edgeTarget = oldTargets(isNew, file.section(ids[3]), file.section(ids[4]), file.section(ids[5]));
        newTargets(isNew);
    }

    int states() {
        return firstEdge.length - 1;
    }

    private static boolean isNew(byte[] bits, int edge) {
        return (bits[edge >> 3] >> (edge & 7) & 1) == 1;
    }

    private int[] oldTargets(byte[] isNew, byte[] low, byte[] middle, byte[] high) throws PackException {
        int edges = edgeLabel.length;
        if (isNew.length != (edges + 7) >> 3) throw new PackException("targets");
        int[] targets = new int[edges];
        int old = 0;
        for (int edge = 0; edge < edges; edge++) {
            if (isNew(isNew, edge)) continue;
            if (old >= low.length || old >= middle.length || old >= high.length) throw new PackException("targets");
            int target = low[old] & 0xff | (middle[old] & 0xff) << 8 | (high[old] & 0xff) << 16;
            if (target >= states()) throw new PackException("target outside the automaton");
            targets[edge] = target;
            old++;
        }
        if (old != low.length || old != middle.length || old != high.length) throw new PackException("targets");
        return targets;
    }

    private void newTargets(byte[] isNew) throws PackException {
        int[] stack = new int[MAX_DEPTH + 1];
        int[] next = new int[MAX_DEPTH + 1];
        int depth = 0;
        int fresh = 1;
        while (depth >= 0) {
            int edge = next[depth];
            if (edge == firstEdge[stack[depth] + 1]) {
                depth--;
                continue;
            }
            next[depth] = edge + 1;
            if (!isNew(isNew, edge)) continue;
            if (fresh >= states() || depth == MAX_DEPTH) throw new PackException("states");
            edgeTarget[edge] = fresh;
            depth++;
            stack[depth] = fresh;
            next[depth] = firstEdge[fresh];
            fresh++;
        }
        if (fresh != states()) throw new PackException("states out of reach");
    }

    /** Words that end at or below each state. */
    int[] countWords(byte[] stateClass) throws PackException {
        int[] words = new int[states()];
        byte[] status = new byte[states()];
        int[] stack = new int[MAX_DEPTH + 1];
        int[] next = new int[MAX_DEPTH + 1];
        int depth = 0;
        status[0] = OPEN;
        words[0] = stateClass[0] == 0 ? 0 : 1;
        while (depth >= 0) {
            int state = stack[depth];
            int edge = next[depth];
            if (edge == firstEdge[state + 1]) {
                status[state] = DONE;
                depth--;
                continue;
            }
            int target = edgeTarget[edge];
            if (status[target] == DONE) {
                words[state] += words[target];
                next[depth] = edge + 1;
            } else if (status[target] == UNSEEN && depth < MAX_DEPTH) {
                status[target] = OPEN;
                words[target] = stateClass[target] == 0 ? 0 : 1;
                depth++;
                stack[depth] = target;
                next[depth] = firstEdge[target];
            } else {
                throw new PackException("the automaton has a cycle");
            }
        }
        return words;
    }

    /** The child of the root by label, -1 for none. */
    int[] rootTargets() {
        int[] targets = new int[256];
        Arrays.fill(targets, -1);
        for (int edge = 0; edge < firstEdge[1]; edge++) targets[edgeLabel[edge] & 0xff] = edgeTarget[edge];
        return targets;
    }

    /** The state behind each pair of first labels, first * width + second; -1 for none. */
    int[] pairTargets(int width) {
        int[] targets = new int[width * width];
        Arrays.fill(targets, -1);
        for (int edge = 0; edge < firstEdge[1]; edge++) {
            int state = edgeTarget[edge];
            int row = (edgeLabel[edge] & 0xff) * width;
            for (int next = firstEdge[state]; next < firstEdge[state + 1]; next++) {
                targets[row + (edgeLabel[next] & 0xff)] = edgeTarget[next];
            }
        }
        return targets;
    }
}
