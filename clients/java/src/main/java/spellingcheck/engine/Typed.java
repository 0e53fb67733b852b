package spellingcheck.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The typed word as the search sees it: the cost of every edit at every position. Columns count the typed letters used. */
final class Typed {
    /** A group rule that matches the typed letters ending before column `end`. */
    record PlacedRule(int end, int typedLength, byte[] intended, int cost) {}

    /** Label codes; 0 = a letter that does not exist in the language. */
    final int[] letters;
    final int length;
    final int columns;
    /** Reading typed letter j as label c, at c * columns + j. */
    final int[] substitution;
    /** Omitting label c after j typed letters, at c * columns + j. */
    final int[] omission;
    final int[] surplus;
    final int[] transposition;
    /** Rules by last intended label, ordered by `end`; null if none matches. */
    final List<List<PlacedRule>> rules;
    /** Cheapest rule of several intended letters at the very start of the word, by its first intended label. */
    final PlacedRule[] starts;
    final int leastOmission;
    final int leastSurplus;

    /** The costs for a small-letter word with straight apostrophes. */
    Typed(SpellPack pack, Costs model, String word) {
        length = word.length();
        columns = length + 1;
        leastOmission = model.leastOmission;
        leastSurplus = model.leastSurplus;
        letters = new int[length];
        for (int i = 0; i < length; i++) letters[i] = pack.letters.code(word.charAt(i));
        substitution = new int[columns * model.stride];
        omission = new int[columns * model.stride];
        surplus = new int[length];
        transposition = new int[length];
        Arrays.fill(transposition, model.transposition);
        for (int j = 0; j <= length; j++) price(model, j);
        rules = placeRules(model);
        starts = startRules(model.stride);
    }

    private void price(Costs model, int j) {
        int previous = j > 0 ? letters[j - 1] : 0;
        int here = j < length ? letters[j] : 0;
        int first = j == 0 ? model.first : 0;
        for (int c = 1; c < model.stride; c++) {
            boolean doubled = c == previous || c == here;
            omission[c * columns + j] = (doubled ? model.omissionDouble : model.omission[c]) + first;
        }
        if (j == length) return;
        for (int c = 1; c < model.stride; c++) {
            if (c == here) continue;
            int cost = here == 0 ? model.substitutionCost : model.substitution[c * model.stride + here];
            substitution[c * columns + j] = cost + first;
        }
        boolean doubled = here != 0 && (here == previous || j + 1 < length && here == letters[j + 1]);
        surplus[j] = doubled ? model.surplusDouble : model.surplus[here] + first;
    }

    private List<List<PlacedRule>> placeRules(Costs model) {
        List<List<PlacedRule>> placed = new ArrayList<>();
        for (int i = 0; i < model.stride; i++) placed.add(null);
        for (int end = 1; end <= length; end++) {
            for (Costs.GroupRule rule : model.rules.get(letters[end - 1])) {
                if (!endsWith(end, rule.typed())) continue;
                int last = rule.intended()[rule.intended().length - 1] & 0xff;
                if (placed.get(last) == null) placed.set(last, new ArrayList<>());
                placed.get(last).add(new PlacedRule(end, rule.typed().length, rule.intended(), rule.cost()));
            }
        }
        return placed;
    }

    private PlacedRule[] startRules(int stride) {
        PlacedRule[] made = new PlacedRule[stride];
        for (List<PlacedRule> placed : rules) {
            if (placed == null) continue;
            for (PlacedRule rule : placed) {
                if (rule.end() != rule.typedLength() || rule.intended().length < 2) continue;
                int first = rule.intended()[0] & 0xff;
                if (made[first] == null || rule.cost() < made[first].cost()) made[first] = rule;
            }
        }
        return made;
    }

    private boolean endsWith(int end, byte[] typed) {
        int from = end - typed.length;
        if (from < 0) return false;
        for (int i = 0; i < typed.length; i++) if (letters[from + i] != (typed[i] & 0xff)) return false;
        return true;
    }
}
