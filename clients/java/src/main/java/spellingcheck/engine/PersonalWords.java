package spellingcheck.engine;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Words of a personal dictionary: also offered if they are near the typed one. Few, so each is compared in full. */
public final class PersonalWords {
    public static final PersonalWords NONE = new PersonalWords(List.of());
    private static final int FREQUENCY = 8;
    private static final int MAX_LENGTH_DIFFERENCE = 3;
    /** No more words than this are compared: a suggestion must stay cheap. */
    private static final int MAX_WORDS = 2000;
    /** Letters that only one of two words has: three edits and more are too far. */
    private static final int MAX_ODD_LETTERS = 6;

    private final List<String> words;
    private final List<String> lowered;
    private final Set<String> forms = new HashSet<>();

    public PersonalWords(Collection<String> words) {
        this.words = List.copyOf(words);
        lowered = this.words.stream()
                .map(word -> Letters.lower(word).replace('\u2019', '\'').replace('\u02bc', '\''))
                .toList();
        for (String word : this.words) {
            forms.addAll(List.of(word, Letters.capitalised(word), Letters.upper(word)));
        }
    }

    /** Whether a word is one of these as it may be written. */
    public boolean has(String word) {
        return forms.contains(word);
    }

    void add(SpellPack pack, Typed typed, int maxCost, Candidates candidates) {
        int letters = 0;
        for (int code : typed.letters) letters |= 1 << code;
        int compared = 0;
        for (int i = 0; i < lowered.size(); i++) {
            String word = lowered.get(i);
            if (word.isEmpty() || Math.abs(word.length() - typed.length) > MAX_LENGTH_DIFFERENCE) continue;
            if (lowered.size() > MAX_WORDS && oddLetters(pack, letters, word) > MAX_ODD_LETTERS) continue;
            if (compared++ == MAX_WORDS) return;
            int cost = editCost(pack, typed, word);
            if (cost <= maxCost) candidates.add(words.get(i), cost, FREQUENCY, Candidate.Kind.PERSONAL);
        }
    }

    private static int oddLetters(SpellPack pack, int typed, String word) {
        int letters = 0;
        for (int i = 0; i < word.length(); i++) letters |= 1 << pack.letters.code(word.charAt(i));
        return Integer.bitCount(typed ^ letters);
    }

    /** The cost of having typed `typed` for `word`, by the same tables as the search but without letter groups. */
    private static int editCost(SpellPack pack, Typed typed, String word) {
        int length = typed.length;
        int[] beforePrevious = new int[length + 1];
        int[] previous = new int[length + 1];
        for (int j = 1; j <= length; j++) previous[j] = previous[j - 1] + typed.surplus[j - 1];
        for (int i = 1; i <= word.length(); i++) {
            int label = pack.letters.code(word.charAt(i - 1));
            int labelBefore = i > 1 ? pack.letters.code(word.charAt(i - 2)) : 0;
            int[] row = new int[length + 1];
            for (int j = 0; j <= length; j++) {
                int cost = previous[j] + typed.omission[label * typed.columns + j];
                if (j > 0) {
                    cost = Math.min(cost, row[j - 1] + typed.surplus[j - 1]);
                    cost = Math.min(cost, previous[j - 1] + typed.substitution[label * typed.columns + j - 1]);
                }
                boolean swapped = j > 1 && typed.letters[j - 2] == label && typed.letters[j - 1] == labelBefore;
                if (swapped && label != labelBefore) {
                    cost = Math.min(cost, beforePrevious[j - 2] + typed.transposition[j - 2]);
                }
                row[j] = cost;
            }
            beforePrevious = previous;
            previous = row;
        }
        return previous[length];
    }
}
