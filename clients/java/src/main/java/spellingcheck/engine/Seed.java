package spellingcheck.engine;

import java.util.ArrayList;
import java.util.List;

/** A way into the automaton: the first `column` typed letters are read as `prefix` at `cost`; `elision` is -1 for none. */
record Seed(int column, double cost, int elision, String prefix) {
    /** One slip in a shorter elision would make it any other. */
    private static final int LEAST_LENGTH = 5;

    /** The whole word, and what follows an elision that was typed, lacks its apostrophe, or has a slip in it. */
    static List<Seed> of(SpellPack pack, Typed typed, String word, double elisionCost) {
        List<Seed> seeds = new ArrayList<>();
        seeds.add(new Seed(0, 0, -1, ""));
        String head = word.substring(0, word.indexOf('\'') + 1);
        boolean isElision = false;
        for (String prefix : pack.elisions) isElision |= word.startsWith(prefix);
        for (int elision = 0; elision < pack.elisions.length; elision++) {
            String prefix = pack.elisions[elision];
            String bare = prefix.substring(0, prefix.length() - 1);
            int rest = typed.length - prefix.length();
            if (rest > 0 && word.startsWith(prefix)) {
                seeds.add(new Seed(prefix.length(), 0, elision, prefix));
            } else if (rest > 1 && word.startsWith(bare) && word.charAt(bare.length()) != '\'') {
                seeds.add(new Seed(bare.length(), elisionCost + typed.leastSurplus / 2.0, elision, prefix));
            } else if (!isElision && prefix.length() >= LEAST_LENGTH && isOneSlip(head, prefix)) {
                seeds.add(new Seed(head.length(), elisionCost, elision, prefix));
            }
        }
        return seeds;
    }

    /** Whether two words differ in one letter left out, added, replaced or swapped with its neighbour. */
    static boolean isOneSlip(String a, String b) {
        if (Math.abs(a.length() - b.length()) > 1 || a.equals(b)) return false;
        return differInOneSlip(a, b);
    }

    static boolean differInOneSlip(String a, String b) {
        int start = 0;
        while (start < a.length() && start < b.length() && a.charAt(start) == b.charAt(start)) start++;
        int end = 0;
        int most = Math.min(a.length(), b.length()) - start;
        while (end < most && a.charAt(a.length() - 1 - end) == b.charAt(b.length() - 1 - end)) end++;
        String left = a.substring(start, a.length() - end);
        String right = b.substring(start, b.length() - end);
        if (left.length() <= 1 && right.length() <= 1) return true;
        boolean two = left.length() == 2 && right.length() == 2;
        return two && left.charAt(0) == right.charAt(1) && left.charAt(1) == right.charAt(0);
    }
}
