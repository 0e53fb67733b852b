package spellingcheck.engine;

import java.util.Locale;

/** Label codes and case of every UTF-16 unit, given the small letters of an alphabet in the order of their codes. */
final class Letters {
    static final int NEUTRAL = 0;
    static final int CAPITAL = 1;
    static final int SMALL = 2;
    private static final String APOSTROPHES = "'\u2019\u02bc";
    private static final char SHARP_S = '\u00df';
    private static final char CAPITAL_SHARP_S = '\u1e9e';

    /** Unit to the label code of its small letter; 0 = not in the alphabet. The apostrophes share one code. */
    private final byte[] codes = new byte[65536];
    private final byte[] cases = new byte[65536];

    Letters(String alphabet) {
        for (int i = 0; i < alphabet.length(); i++) {
            char unit = alphabet.charAt(i);
            codes[unit] = (byte) (i + 1);
            String letter = String.valueOf(unit);
            String capital = upper(letter);
            if (capital.length() != 1 || capital.equals(letter) || !lower(capital).equals(letter)) continue;
            cases[unit] = SMALL;
            codes[capital.charAt(0)] = (byte) (i + 1);
            cases[capital.charAt(0)] = CAPITAL;
        }
        codes[CAPITAL_SHARP_S] = codes[SHARP_S];
        cases[CAPITAL_SHARP_S] = (byte) (codes[SHARP_S] == 0 ? NEUTRAL : CAPITAL);
        byte apostrophe = 0;
        for (char mark : APOSTROPHES.toCharArray()) if (apostrophe == 0) apostrophe = codes[mark];
        for (char mark : APOSTROPHES.toCharArray()) codes[mark] = apostrophe;
    }

    static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    static String upper(String text) {
        return text.toUpperCase(Locale.ROOT);
    }

    /** The word with a capital first letter. */
    static String capitalised(String text) {
        return text.isEmpty() ? text : upper(text.substring(0, 1)) + text.substring(1);
    }

    int code(char unit) {
        return codes[unit] & 0xff;
    }

    /** The case that the alphabet knows of a unit: NEUTRAL, CAPITAL or SMALL. */
    int caseOf(char unit) {
        return cases[unit];
    }

    boolean isSmall(char unit) {
        return cases[unit] == SMALL || unit == SHARP_S;
    }

    /** The case of any unit: from the alphabet for its own letters, otherwise from Unicode. */
    int anyCaseOf(char unit) {
        if (codes[unit] != 0) return cases[unit];
        String letter = String.valueOf(unit);
        if (!letter.equals(lower(letter))) return CAPITAL;
        return upper(letter).equals(letter) ? NEUTRAL : SMALL;
    }
}
