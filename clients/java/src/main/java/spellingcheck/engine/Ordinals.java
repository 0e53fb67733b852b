package spellingcheck.engine;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** English ordinals: the only compound rule in the dictionaries. */
final class Ordinals {
    private static final Pattern ORDINAL = Pattern.compile("([0-9]*)([0-9])(st|nd|rd|th)");

    private Ordinals() {}

    /** Whether a number has its correct ending: 11th, 21st, 112th, 1002nd. */
    static boolean isOrdinal(String word) {
        Matcher match = ORDINAL.matcher(word);
        if (!match.matches()) return false;
        if (match.group(1).endsWith("1")) return match.group(3).equals("th");
        String expected = switch (match.group(2)) {
            case "1" -> "st";
            case "2" -> "nd";
            case "3" -> "rd";
            default -> "th";
        };
        return match.group(3).equals(expected);
    }
}
