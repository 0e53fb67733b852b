package spellingcheck.engine;

import java.text.Normalizer;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Whether a word is correct. A hit is one walk over the letters and one bit test; everything rarer (elisions, compounds, SS for
 * sharp s, hyphens) is tried after a miss. Never throws; safe for any number of threads.
 */
public final class Lookup {
    private static final int MAX_LENGTH = 100;
    /** Units above this may be ligatures, joiners or combining accents: such words are converted first. */
    private static final char LAST_UNCONVERTED = '\u02ff';

    private static final Pattern UNUSUAL = Pattern.compile("[^\\u0020-\\u02ff]");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+(?:[.,-][0-9]+)*");

    private Lookup() {}

    /** Whether a word is correct in a variant, given by its index. */
    public static boolean isWord(SpellPack pack, String word, int dialect) {
        return isWord(pack, word, 0, word.length(), dialect);
    }

    static boolean isWord(SpellPack pack, String text, int start, int end, int dialect) {
        if (start >= end) return true;
        Letters letters = pack.letters;
        char initial = text.charAt(start);
        int state;
        boolean hasInnerCapital = false;
        int i = start + 1;
        if (i < end) {
            char second = text.charAt(i++);
            hasInnerCapital = letters.caseOf(second) == Letters.CAPITAL;
            state = pack.afterPair(initial, second);
        } else {
            state = pack.afterFirst(initial);
        }
        while (i < end && state >= 0) {
            char unit = text.charAt(i++);
            hasInnerCapital |= letters.caseOf(unit) == Letters.CAPITAL;
            state = pack.step(state, letters.code(unit));
        }
        int bits = 0;
        if (state >= 0) {
            bits = pack.bitsAt(state, dialect);
            boolean isTitle = letters.caseOf(initial) == Letters.CAPITAL;
            Shape shape = hasInnerCapital ? Shape.of(letters, text, start, end) : isTitle ? Shape.TITLE : Shape.LOWER;
            if ((bits & shape.accepts) != 0 && shape != Shape.MIXED) return true;
        }
        return isUnusualWord(pack, text.substring(start, end), dialect, bits);
    }

    /** The verdict on a word not found as written; `bits` are those of the same letters in the dictionary, if any. */
    private static boolean isUnusualWord(SpellPack pack, String word, int dialect, int bits) {
        boolean isForbidden = (bits & WordBit.FORBIDDEN) != 0;
        boolean mayCompound = pack.hasCompounds && word.length() <= MAX_LENGTH && !isForbidden;
        if (isPlain(pack, word)) {
            boolean capital = pack.letters.caseOf(word.charAt(0)) == Letters.CAPITAL;
            if (mayCompound && Compounds.isCompound(pack, word, dialect, capital)) return true;
            // of the rare cases, only the sharp s of words with fixed lower case concerns plain letters
            return (bits & WordBit.KEEP_LOWER) != 0 && isRareWord(pack, word, dialect);
        }
        if (!isForbidden && Elision.isElided(pack, word, dialect)) return true;
        if (mayCompound) {
            Shape shape = Shape.of(pack.letters, word, 0, word.length());
            if (shape != Shape.MIXED && Compounds.isCompound(pack, word, dialect, shape != Shape.LOWER)) return true;
        }
        return isRareWord(pack, word, dialect);
    }

    /** Only small letters, the first possibly a capital: no character that is converted, elides or breaks a word. */
    private static boolean isPlain(SpellPack pack, String word) {
        if (pack.breaksLetters) return false;
        for (int i = 0; i < word.length(); i++) {
            char unit = word.charAt(i);
            if (unit > LAST_UNCONVERTED) return false;
            if (!pack.letters.isSmall(unit) && (i > 0 || pack.letters.caseOf(unit) != Letters.CAPITAL)) return false;
        }
        return true;
    }

    /** Conversions, numbers, SS for sharp s, mixed case, break points. */
    private static boolean isRareWord(SpellPack pack, String given, int dialect) {
        if (given.length() > MAX_LENGTH) return false;
        String word = converted(pack, given);
        if (word.isEmpty() || NUMBER.matcher(word).matches()) return true;
        Shape shape = Shape.of(pack.letters, word, 0, word.length());
        Boolean verdict = isKnown(pack, word, shape, dialect, !word.equals(given));
        if (verdict != null) return verdict;
        if (given.endsWith(".") && Boolean.TRUE.equals(isKnown(pack, word + ".", shape, dialect, true))) return true;
        if (pack.bareBreaks.stream().noneMatch(word::contains)) return false;
        // hunspell continues with the word as its case rules left it
        boolean recased = shape == Shape.UPPER || shape == Shape.TITLE;
        String left = recased ? word.substring(0, 1) + Letters.lower(word.substring(1)) : word;
        return Breaks.isBrokenIntoWords(left, pack.breaks, part -> isWord(pack, part, dialect));
    }

    /** True or false if the dictionary decides, null if break points may still make it a word. */
    private static Boolean isKnown(SpellPack pack, String word, Shape shape, int dialect, boolean isNew) {
        int bits = pack.bitsAt(pack.walk(word, 0, word.length()), dialect);
        if ((bits & shape.accepts) != 0 && (shape != Shape.MIXED || pack.isListedSpelling(word))) return true;
        if ((bits & WordBit.FORBIDDEN) != 0) return false;
        boolean fixedSmall = shape == Shape.TITLE && (bits & WordBit.KEEP_LOWER) != 0;
        if (fixedSmall && pack.checkSharps && word.contains("\u00df")) return true;
        // the word as given has already been tested for these
        if (isNew && Elision.isElided(pack, word, dialect)) return true;
        boolean mayCompound = isNew && shape != Shape.MIXED;
        if (mayCompound && Compounds.isCompound(pack, word, dialect, shape != Shape.LOWER)) return true;
        if (shape == Shape.UPPER && pack.checkSharps) {
            for (String variant : SharpS.variants(word)) if (isSharpWord(pack, variant, dialect)) return true;
        }
        boolean isOrdinal = pack.ordinals && Ordinals.isOrdinal(shape == Shape.UPPER ? Letters.lower(word) : word);
        return isOrdinal ? Boolean.TRUE : null;
    }

    /** A small-letter variant with sharp s that an all-caps word may stand for: here words with fixed case count too. */
    private static boolean isSharpWord(SpellPack pack, String word, int dialect) {
        int bits = pack.bitsAt(pack.walk(word, 0, word.length()), dialect);
        if ((bits & (Shape.LOWER.accepts | Shape.TITLE.accepts)) != 0) return true;
        return Compounds.isCompound(pack, word, dialect, true);
    }

    /** The word as the dictionary spells it: with input conversions and composed accents, without trailing full stops. */
    private static String converted(SpellPack pack, String word) {
        String result = word;
        if (UNUSUAL.matcher(word).find()) {
            result = straight(word);
            for (List<String> pair : pack.inputConversions) result = result.replace(pair.get(0), pair.get(1));
        }
        int end = result.length();
        while (end > 0 && result.charAt(end - 1) == '.') end--;
        return result.substring(0, end);
    }

    /** Composed accents and straight apostrophes. */
    static String straight(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFC).replace('\u2019', '\'').replace('\u02bc', '\'');
    }
}
