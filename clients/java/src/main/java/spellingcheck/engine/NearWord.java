package spellingcheck.engine;

import java.util.List;

/**
 * Whether a non-word is one slip away from a word, or is two words run together: a compound of three or more parts that is, is
 * more likely a typing mistake.
 */
final class NearWord {
    /** hunspell moves and swaps letters over this distance. */
    private static final int MAX_DISTANCE = 4;
    private static final int LOWER = WordBit.LOWER | WordBit.KEEP_LOWER;
    private static final int EXCLUDED = WordBit.FORBIDDEN | WordBit.NO_SUGGEST | WordBit.PREFIXED_BESIDE_PART;

    private final SpellPack pack;
    private final String text;
    private final int[] bitsOf;
    private final boolean capitalised;
    private final int whole;
    private final int[] codes;
    /** The state after each number of letters; -1 once there is none. */
    private final int[] states;

    NearWord(SpellPack pack, String text, int[] bitsOf, boolean capitalised) {
        this.pack = pack;
        this.text = text;
        this.bitsOf = bitsOf;
        this.capitalised = capitalised;
        whole = capitalised ? WordBit.TITLE | WordBit.KEEP_TITLE : LOWER;
        codes = new int[text.length()];
        states = new int[text.length() + 1];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = pack.letters.code(text.charAt(i));
            states[i + 1] = states[i] < 0 ? -1 : pack.step(states[i], codes[i]);
        }
    }

    boolean isNear() {
        for (int at = 0; at < codes.length; at++) {
            int state = states[at];
            if (state < 0) break;
            if (at > 0 && accepts(state, whole) && accepts(walk(0, at, codes.length), LOWER)) return true;
            // without its capital the rest is a lower-case word, and nothing can precede a capital
            boolean leading = capitalised && at == 0;
            if (leading ? accepts(walk(0, 1, codes.length), LOWER) : finishes(state, at + 1)) return true;
            for (int edge = pack.firstEdge[state]; edge < pack.firstEdge[state + 1]; edge++) {
                int next = pack.edgeTarget[edge];
                if (finishes(next, at + 1) || (!leading && finishes(next, at))) return true;
            }
        }
        int last = states[codes.length];
        if (last >= 0) {
            for (int edge = pack.firstEdge[last]; edge < pack.firstEdge[last + 1]; edge++) {
                if (accepts(pack.edgeTarget[edge], whole)) return true;
            }
        }
        return isMoved(capitalised ? 1 : 0) || isReplaced(Letters.lower(text));
    }

    private boolean accepts(int state, int mask) {
        int bits = state < 0 ? 0 : bitsOf[pack.classAt(state)];
        return (bits & mask) != 0 && (bits & EXCLUDED) == 0;
    }

    private boolean finishes(int state, int from) {
        return ends(walk(state, from, codes.length));
    }

    private boolean ends(int state) {
        return accepts(state, whole);
    }

    private int walk(int from, int start, int end) {
        int state = from;
        for (int i = start; i < end && state >= 0; i++) state = pack.step(state, codes[i]);
        return state;
    }

    /** Two letters swapped, or one moved, over a few positions. */
    private boolean isMoved(int first) {
        int length = codes.length;
        for (int a = first; a < length - 1; a++) {
            int state = states[a];
            if (state < 0) return false;
            for (int b = a + 1; b < length && b - a <= MAX_DISTANCE; b++) {
                int pulled = walk(state, b, b + 1);
                if (ends(walk(walk(walk(pulled, a + 1, b), a, a + 1), b + 1, length))) return true;
                if (b == a + 1) continue;
                if (ends(walk(walk(pulled, a, b), b + 1, length))) return true;
                if (ends(walk(walk(walk(state, a + 1, b + 1), a, a + 1), b + 1, length))) return true;
            }
        }
        return false;
    }

    /** One of the dictionary's common confusions corrected. */
    private boolean isReplaced(String word) {
        for (List<String> pair : pack.replacements) {
            String from = pair.get(0);
            String to = pair.get(1);
            for (int at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
                if (at >= states.length) break;
                int state = states[at];
                for (int i = 0; i < to.length() && state >= 0; i++) {
                    state = pack.step(state, pack.letters.code(to.charAt(i)));
                }
                if (ends(walk(state, Math.min(at + from.length(), codes.length), codes.length))) return true;
            }
        }
        return false;
    }
}
