package spellingcheck.engine;

/** German compounds: a beginning, any number of middle parts and an end, each of at least two letters, as their affixes allow. */
final class Compounds {
    /** Longer words are never split: no compound in the dictionary is that long. */
    private static final int MAX_LENGTH = 80;
    private static final int MIN_PART = 2;

    private final SpellPack pack;
    private final String text;
    private final int length;
    private final int[] bitsOf;
    private boolean[] dead;
    /** Whether the last attempt found a part that others could follow. */
    private boolean sawMiddle;

    private Compounds(SpellPack pack, String text, int dialect) {
        this.pack = pack;
        this.text = text;
        this.length = text.length();
        this.bitsOf = pack.bitsByDialect[dialect];
    }

    /** Whether a word is a compound; a leading capital also allows capitalised first parts. */
    static boolean isCompound(SpellPack pack, String text, int dialect, boolean capitalised) {
        int length = text.length();
        if (!pack.hasCompounds || length < 2 * MIN_PART || length > MAX_LENGTH) return false;
        Compounds compound = new Compounds(pack, text, dialect);
        return (capitalised && compound.isFrom(WordBit.COMPOUND_BEGIN_TITLE))
                || compound.isFrom(WordBit.COMPOUND_BEGIN_LOWER);
    }

    /** Two parts are always fine; three or more only if nothing simpler is near. */
    private boolean isFrom(int begin) {
        sawMiddle = false;
        if (split(0, begin, 2)) return true;
        if (!sawMiddle) return false;
        dead = new boolean[length + 1];
        if (!split(0, begin, MAX_LENGTH)) return false;
        return !new NearWord(pack, text, bitsOf, begin == WordBit.COMPOUND_BEGIN_TITLE).isNear();
    }

    /** Splits the letters from `at` into at most `parts` parts, of which the first has one of the bits `wanted`. */
    private boolean split(int at, int wanted, int parts) {
        int state = pack.afterPair(text.charAt(at), text.charAt(at + 1));
        for (int i = at + 1; i < length; i++) {
            if (i > at + 1 && state >= 0) state = pack.step(state, pack.letters.code(text.charAt(i)));
            if (state < 0) break;
            int wordClass = pack.classAt(state);
            int partEnd = i + 1;
            if (wordClass == 0) continue;
            int bits = bitsOf[wordClass];
            if ((bits & WordBit.FORBIDDEN) != 0) continue;
            boolean fits = length - partEnd >= MIN_PART;
            if (partEnd == length) {
                if (at > 0 && (bits & WordBit.COMPOUND_END) != 0) return true;
            } else if (parts == 1) {
                sawMiddle |= (bits & WordBit.COMPOUND_MIDDLE) != 0 && fits;
            } else if ((bits & wanted) != 0 && fits && (parts == 2 || !dead[partEnd])) {
                if (split(partEnd, parts == 2 ? 0 : WordBit.COMPOUND_MIDDLE, parts - 1)) return true;
            }
        }
        if (parts > 2) dead[at] = true;
        return false;
    }
}
