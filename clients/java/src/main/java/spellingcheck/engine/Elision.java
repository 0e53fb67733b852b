package spellingcheck.engine;

/** An elided word, an apostrophe, and a word that allows it (l'avion, dell'acqua), in the capitalisation that the pack allows. */
final class Elision {
    private static final int LONGEST = 12;
    private static final int CAPITAL_WORD = 1;
    private static final int CAPITAL_PREFIX = 2;
    private static final int BOTH_CAPITAL = 4;
    private static final int ALL_CAPITALS = Shape.UPPER.accepts | WordBit.KEEP_TITLE;

    private Elision() {}

    static boolean isApostrophe(char unit) {
        return unit == '\'' || unit == '\u2019' || unit == '\u02bc';
    }

    private static int apostropheIn(String word) {
        int limit = Math.min(word.length() - 1, LONGEST);
        for (int i = 1; i < limit; i++) if (isApostrophe(word.charAt(i))) return i;
        return -1;
    }

    /** Index of the elision that ends with the apostrophe, ignoring case; -1 if it is not one. */
    private static int indexOf(SpellPack pack, String word, int apostrophe) {
        for (int index = 0; index < pack.elisions.length; index++) {
            String name = pack.elisions[index];
            if (name.length() == apostrophe + 1 && isSame(pack.letters, word, name)) return index;
        }
        return -1;
    }

    private static boolean isSame(Letters letters, String word, String name) {
        for (int i = 0; i < name.length(); i++) {
            int code = letters.code(word.charAt(i));
            if (code == 0 || code != letters.code(name.charAt(i))) return false;
        }
        return true;
    }

    /** Whether the word is an elision and a word that allows it. */
    static boolean isElided(SpellPack pack, String text, int dialect) {
        if (pack.elisions.length == 0) return false;
        int apostrophe = apostropheIn(text);
        if (apostrophe < 0) return false;
        int elision = indexOf(pack, text, apostrophe);
        if (elision < 0) return false;
        int start = apostrophe + 1;
        int state = pack.walk(text, start, text.length());
        int bits = pack.bitsAt(state, dialect);
        if (bits == 0 || (pack.classElisions[pack.classAt(state)] >>> elision & 1) == 0) return false;
        Shape word = Shape.of(pack.letters, text, start, text.length());
        Shape whole = Shape.of(pack.letters, text, 0, text.length());
        if (whole == Shape.UPPER) return (bits & ALL_CAPITALS) != 0;
        if (word == Shape.LOWER) return whole != Shape.MIXED && (bits & Shape.LOWER.accepts) != 0;

        int style = pack.elisionStyles[elision];
        Shape prefix = Shape.of(pack.letters, text, 0, start);
        if (prefix == Shape.MIXED || prefix == Shape.UPPER) return false;
        if (word == Shape.TITLE && (bits & WordBit.ELIDES_CAPITAL) != 0 && (bits & Shape.LOWER.accepts) != 0) {
            int wanted = prefix == Shape.LOWER ? CAPITAL_WORD : BOTH_CAPITAL;
            boolean mayBeCapital = pack.elisionInitials.contains(Letters.lower(text.substring(start, start + 1)));
            if (mayBeCapital && (style & wanted) != 0) return true;
        }
        if (prefix != Shape.LOWER && (style & CAPITAL_PREFIX) == 0) return false;
        if ((bits & word.own) == 0 || (bits & WordBit.SMALL_ELIDES_ONLY) != 0) return false;
        return word != Shape.MIXED || pack.isListedSpelling(text.substring(start));
    }
}
