package spellingcheck.engine;

import java.util.List;
import java.util.function.Predicate;

/** Words that may be split: at hyphens in all languages, at dots in German and French, at quotation marks in French. */
final class Breaks {
    private static final int MAX_BREAKS = 10;

    private Breaks() {}

    /** Whether a word splits into words at its break points. */
    static boolean isBrokenIntoWords(String word, List<String> breaks, Predicate<String> isWord) {
        int points = 0;
        for (String pattern : breaks) {
            for (int at = word.indexOf(pattern); at >= 0; at = word.indexOf(pattern, at + pattern.length())) points++;
        }
        if (points >= MAX_BREAKS) return false;
        for (String pattern : breaks) {
            if (pattern.length() == 1 || pattern.length() > word.length()) continue;
            int cut = pattern.length() - 1;
            if (pattern.startsWith("^") && word.startsWith(pattern.substring(1)) && isWord.test(word.substring(cut))) {
                return true;
            }
            boolean atEnd = pattern.endsWith("$") && word.endsWith(pattern.substring(0, cut));
            if (atEnd && isWord.test(word.substring(0, word.length() - cut))) return true;
        }
        // At the second break point first, to find dictionary words that contain a hyphen; then at the first.
        return breaks.stream().anyMatch(pattern -> splits(word, pattern, true, isWord))
                || breaks.stream().anyMatch(pattern -> splits(word, pattern, false, isWord));
    }

    private static boolean splits(String word, String pattern, boolean preferSecond, Predicate<String> isWord) {
        int at = word.indexOf(pattern);
        int limit = word.length() - pattern.length();
        if (at <= 0 || at >= limit) return false;
        if (preferSecond) {
            int second = word.indexOf(pattern, at + 1);
            if (second > 0 && second < limit) at = second;
        }
        return isWord.test(word.substring(at + pattern.length())) && isWord.test(word.substring(0, at));
    }
}
