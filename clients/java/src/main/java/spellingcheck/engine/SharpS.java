package spellingcheck.engine;

import java.util.ArrayList;
import java.util.List;

/** Capitals write SS for sharp s: STRASSE may be straße, and MASSSTAB has to try its pairs one by one. */
final class SharpS {
    /** hunspell replaces at most this many pairs. */
    private static final int MAX_PAIRS = 5;

    private SharpS() {}

    /** Every small-letter reading of an all-caps word with at least one SS read as sharp s. */
    static List<String> variants(String word) {
        List<String> made = new ArrayList<>();
        if (word.contains("SS")) expand(Letters.lower(word), 0, 0, 0, made);
        return made;
    }

    private static void expand(String rest, int from, int pairs, int replaced, List<String> made) {
        int at = rest.indexOf("ss", from);
        if (at < 0 || pairs >= MAX_PAIRS) {
            if (replaced > 0) made.add(rest);
            return;
        }
        expand(rest.substring(0, at) + "\u00df" + rest.substring(at + 2), at + 1, pairs + 1, replaced + 1, made);
        expand(rest, at + 2, pairs + 1, replaced, made);
    }
}
