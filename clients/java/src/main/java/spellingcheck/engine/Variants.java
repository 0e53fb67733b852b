package spellingcheck.engine;

import java.util.ArrayList;
import java.util.List;

/** Other spellings of the same word: of another variant (colour, color) or an older orthography (Massnahme, Betttuch). */
final class Variants {
    private static final int COST = 1;
    private static final int FREQUENCY = 12;

    private Variants() {}

    /** Adds the spellings of the requested variant and of the current orthography. */
    static void add(SpellPack pack, String word, int dialect, Candidates candidates) {
        List<List<String>> rewrites = new ArrayList<>(pack.tables.oldSpellings);
        if (isWordElsewhere(pack, word, dialect)) {
            for (List<String> pair : pack.tables.dialectSpellings) {
                rewrites.add(pair);
                rewrites.add(List.of(pair.get(1), pair.get(0)));
            }
        }
        String lower = Letters.lower(word);
        for (List<String> pair : rewrites) {
            String from = pair.get(0);
            for (int at = lower.indexOf(from); at >= 0; at = lower.indexOf(from, at + 1)) {
                String variant = lower.substring(0, at) + pair.get(1) + lower.substring(at + from.length());
                String capital = Letters.capitalised(variant);
                if (Lookup.isWord(pack, variant, dialect)) add(variant, candidates);
                else if (Lookup.isWord(pack, capital, dialect)) add(capital, candidates);
            }
        }
    }

    private static void add(String text, Candidates candidates) {
        candidates.add(text, COST, FREQUENCY, Candidate.Kind.VARIANT);
    }

    private static boolean isWordElsewhere(SpellPack pack, String word, int dialect) {
        for (int i = 0; i < pack.dialects.size(); i++) if (i != dialect && Lookup.isWord(pack, word, i)) return true;
        return false;
    }
}
