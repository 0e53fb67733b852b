package spellingcheck.engine;

import java.util.List;
import spellingcheck.Suggestion;

/** Words that are hardly ever suggested: vulgar ones, insults, slurs. The packs mark them. */
final class Offensive {
    /** Shorter parts of a compound are found in too many words by chance. */
    private static final int LEAST_PART = 4;
    /** A correction at this cost or less, one plain wrong letter, fits. */
    private static final int FITS = 20;

    private Offensive() {}

    /** Whether a suggestion is, or has in it, an offensive word. */
    static boolean isOffensive(SpellPack pack, String text) {
        for (String part : Letters.lower(text).split("[ '\u2019-]", -1)) {
            if (isMarked(pack, part, 0, part.length())) return true;
            if (pack.hasCompounds && hasOffensivePart(pack, part)) return true;
        }
        return false;
    }

    private static boolean hasOffensivePart(SpellPack pack, String word) {
        if (pack.bitsOf(word, 0, word.length()) != 0) return false;
        for (int at = LEAST_PART; at <= word.length() - LEAST_PART; at++) {
            if (isMarked(pack, word, 0, at) || isMarked(pack, word, at, word.length())) return true;
        }
        return false;
    }

    /** Whether one may be made after all: for a word in small letters one slip away from it, when nothing else fits. */
    static boolean mayOffend(String word, String text, WordCase typedCase, List<Suggestion> others) {
        if (typedCase != WordCase.LOWER || others.stream().anyMatch(other -> other.cost() <= FITS)) return false;
        return Seed.differInOneSlip(word, Letters.lower(text));
    }

    private static boolean isMarked(SpellPack pack, String text, int start, int end) {
        return (pack.bitsOf(text, start, end) & WordBit.OFFENSIVE) != 0;
    }
}
