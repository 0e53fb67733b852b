package spellingcheck.engine;

import java.util.ArrayList;
import java.util.List;

/** Which edits turn a correction into the typed word: the cheapest alignment under the search's own costs, last edit first. */
final class Align {
    /** One edit: the typed letters [at, at + typedLength) replace the intended ones [from, from + intendedLength). */
    record Edit(String kind, int at, int typedLength, int from, int intendedLength) {}

    private static final String[] KINDS = {
        "match", "substitution", "omission", "omissionDouble", "surplus", "surplusDouble", "transposition", "group"
    };
    private static final int MATCH = 0;
    private static final int SUBSTITUTION = 1;
    private static final int OMISSION = 2;
    private static final int OMISSION_DOUBLE = 3;
    private static final int SURPLUS = 4;
    private static final int SURPLUS_DOUBLE = 5;
    private static final int TRANSPOSITION = 6;
    private static final int GROUP = 7;
    private static final int FAR = 1_000_000_000;

    private final Typed typed;
    private final int[] intended;
    private final int columns;
    private final int[] costs;
    /** Steps packed as kind, typed length and intended length. */
    private final int[] steps;

    Align(Typed typed, int[] intended) {
        this.typed = typed;
        this.intended = intended;
        columns = typed.columns;
        costs = new int[columns * (intended.length + 1)];
        steps = new int[costs.length];
    }

    List<Edit> edits() {
        for (int i = 0; i <= intended.length; i++) {
            for (int j = i == 0 ? 1 : 0; j < columns; j++) fillCell(i, j);
        }
        List<Edit> edits = new ArrayList<>();
        int i = intended.length;
        int j = typed.length;
        while (i > 0 || j > 0) {
            int step = steps[i * columns + j];
            int typedLength = step >> 8 & 0xff;
            int intendedLength = step >> 16;
            i -= intendedLength;
            j -= typedLength;
            int kind = step & 0xff;
            if (kind != MATCH) edits.add(new Edit(KINDS[kind], j, typedLength, i, intendedLength));
        }
        return edits;
    }

    private int letter(int j) {
        return j >= 0 && j < typed.length ? typed.letters[j] : -1;
    }

    private void fillCell(int i, int j) {
        int cell = i * columns + j;
        int label = i > 0 ? intended[i - 1] : 0;
        int letter = j > 0 ? typed.letters[j - 1] : 0;
        int best = FAR;
        int step = 0;
        if (i > 0 && j > 0) {
            best = costs[cell - columns - 1] + typed.substitution[label * columns + j - 1];
            step = step(label == letter && label != 0 ? MATCH : SUBSTITUTION, 1, 1);
        }
        if (i > 0) {
            int cost = costs[cell - columns] + typed.omission[label * columns + j];
            if (cost < best) {
                best = cost;
                boolean isDouble = label != 0 && (label == letter || label == letter(j));
                step = step(isDouble ? OMISSION_DOUBLE : OMISSION, 0, 1);
            }
        }
        if (j > 0) {
            int cost = costs[cell - 1] + typed.surplus[j - 1];
            if (cost < best) {
                best = cost;
                boolean isDouble = letter != 0 && (letter(j - 2) == letter || letter(j) == letter);
                step = step(isDouble ? SURPLUS_DOUBLE : SURPLUS, 1, 0);
            }
        }
        if (i > 1 && j > 1 && label != letter && letter(j - 2) == label && intended[i - 2] == letter) {
            int cost = costs[cell - 2 * columns - 2] + typed.transposition[j - 2];
            if (cost < best) {
                best = cost;
                step = step(TRANSPOSITION, 2, 2);
            }
        }
        List<Typed.PlacedRule> rules = typed.rules.get(label);
        if (rules != null) {
            for (Typed.PlacedRule rule : rules) {
                if (rule.end() > j) break;
                int length = rule.intended().length;
                if (rule.end() != j || length > i) continue;
                int cost = costs[cell - length * columns - rule.typedLength()] + rule.cost();
                if (cost < best && endsIn(i, rule.intended())) {
                    best = cost;
                    step = step(GROUP, rule.typedLength(), length);
                }
            }
        }
        costs[cell] = best;
        steps[cell] = step;
    }

    private static int step(int kind, int typedLength, int intendedLength) {
        return kind | typedLength << 8 | intendedLength << 16;
    }

    private boolean endsIn(int end, byte[] group) {
        int start = end - group.length;
        for (int k = 0; k < group.length; k++) if (intended[start + k] != (group[k] & 0xff)) return false;
        return true;
    }
}
