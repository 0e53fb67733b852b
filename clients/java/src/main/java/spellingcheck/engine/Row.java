package spellingcheck.engine;

import java.util.List;

/**
 * One row of the weighted Damerau-Levenshtein matrix: the cost of having read 0, 1, ... typed letters when the path in the
 * automaton is one letter longer. The hot loop of every suggestion.
 */
final class Row {
    private static final int UNREACHABLE = Arena.UNREACHABLE;

    /** First and last reachable column of the row last written; low is -1 if there is none. */
    int low;
    int high;
    /** Lowest cost in it. */
    int least;

    private final Arena arena;
    private final Typed typed;

    Row(Arena arena, Typed typed) {
        this.arena = arena;
        this.typed = typed;
    }

    /** Writes the row of the child reached from `state` by `label`, after the last state. Costs above `limit` are dropped. */
    void extend(int state, int label, double limit) {
        byte[] rows = arena.rows;
        int width = arena.width;
        int length = typed.length;
        int costs = label * width;
        int from = state * width;
        int to = arena.size * width;
        int stateLow = arena.low[state];
        int stateHigh = arena.high[state];
        int inPiece = arena.depth[state] - arena.pieceStart[state];
        int before = inPiece > 0 ? arena.label[state] & 0xff : 0;
        int grandparent = inPiece > 0 && before != label ? arena.parent[state] : -1;
        List<Typed.PlacedRule> rules = typed.rules.get(label);
        int rule = 0;
        int lastRuleEnd = -1;
        if (rules != null) {
            while (rule < rules.size() && rules.get(rule).end() < stateLow) rule++;
            for (int i = rule; i < rules.size(); i++) {
                Typed.PlacedRule placed = rules.get(i);
                if (placed.intended().length <= inPiece + 1 && placed.end() - placed.typedLength() <= stateHigh) {
                    lastRuleEnd = placed.end();
                }
            }
        }
        int lastColumn = stateHigh < length ? stateHigh + 1 : length;
        int firstReached = -1;
        int lastReached = 0;
        int lowest = UNREACHABLE;
        int left = UNREACHABLE;
        for (int j = stateLow; j <= length; j++) {
            if (j > lastColumn && left == UNREACHABLE && j > lastRuleEnd) break;
            int cost = UNREACHABLE;
            if (j <= stateHigh) {
                int above = rows[from + j] & 0xff;
                if (above != UNREACHABLE) cost = above + typed.omission[costs + j];
            }
            if (j > stateLow && j - 1 <= stateHigh) {
                int diagonal = rows[from + j - 1] & 0xff;
                if (diagonal != UNREACHABLE) cost = Math.min(cost, diagonal + typed.substitution[costs + j - 1]);
            }
            if (left != UNREACHABLE) cost = Math.min(cost, left + typed.surplus[j - 1]);
            if (grandparent >= 0 && j > 1 && typed.letters[j - 2] == label && typed.letters[j - 1] == before) {
                cost = Math.min(cost, crossed(grandparent, j - 2));
            }
            if (rules != null && j <= lastRuleEnd) {
                while (rule < rules.size() && rules.get(rule).end() <= j) {
                    Typed.PlacedRule placed = rules.get(rule++);
                    if (placed.end() == j && placed.intended().length <= inPiece + 1) {
                        cost = Math.min(cost, groupCost(state, placed));
                    }
                }
            }
            if (cost > limit) cost = UNREACHABLE;
            rows[to + j] = (byte) cost;
            left = cost & 0xff;
            if (left != UNREACHABLE) {
                if (firstReached < 0) firstReached = j;
                lastReached = j;
                if (left < lowest) lowest = left;
            }
        }
        low = firstReached;
        high = lastReached;
        least = lowest;
    }

    private int crossed(int grandparent, int column) {
        if (column < arena.low[grandparent] || column > arena.high[grandparent]) return UNREACHABLE;
        int cost = arena.cost(grandparent, column);
        return cost == UNREACHABLE ? UNREACHABLE : cost + typed.transposition[column];
    }

    /** Cost of reading the rule's typed letters as its intended ones, if the path ends in those. */
    private int groupCost(int state, Typed.PlacedRule rule) {
        int ancestor = state;
        for (int i = rule.intended().length - 2; i >= 0; i--) {
            if (arena.label[ancestor] != rule.intended()[i]) return UNREACHABLE;
            ancestor = arena.parent[ancestor];
        }
        int column = rule.end() - rule.typedLength();
        if (column < arena.low[ancestor] || column > arena.high[ancestor]) return UNREACHABLE;
        int cost = arena.cost(ancestor, column);
        return cost == UNREACHABLE ? UNREACHABLE : cost + rule.cost();
    }
}
