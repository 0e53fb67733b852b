package spellingcheck.engine;

import java.text.Normalizer;
import java.util.List;
import java.util.Map;

/** Words run together ("alot"), a missing hyphen ("celuici"), a superfluous apostrophe ("l'maison"). */
final class Splits {
    private static final int USUAL = 6;
    private static final int SHORT_PART = 4;
    private static final int COMPOUND_LANGUAGE = 10;
    private static final int PHRASE_COST = 6;
    private static final int PHRASE_FREQUENCY = 9;

    private final SearchIndex index;
    private final SpellPack pack;
    private final LanguageTables tables;
    private final String word;
    private final int dialect;
    private final Candidates candidates;

    /** `word` is in small letters, with straight apostrophes. */
    Splits(SearchIndex index, String word, int dialect, Candidates candidates) {
        this.index = index;
        this.pack = index.pack;
        this.tables = index.pack.tables;
        this.word = word;
        this.dialect = dialect;
        this.candidates = candidates;
    }

    /** Adds every split into more than one word. */
    void add() {
        addPhrases();
        for (int at = 1; at < word.length(); at++) addPair(at);
        for (String tail : tables.hyphenTails) addHyphen(tail);
        addFullForms();
    }

    /** Small letters without accents, blanks, apostrophes and hyphens. */
    static String bare(String text) {
        return Letters.lower(Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("[\\u0300-\\u036f' -]", ""));
    }

    private boolean isWord(String text) {
        return Lookup.isWord(pack, text, dialect);
    }

    private void addPhrases() {
        for (String phrase : tables.phrases.getOrDefault(bare(word), List.of())) {
            boolean fits = !phrase.equals(word);
            for (String part : phrase.split(" ", -1)) fits = fits && isWord(part);
            if (fits) candidates.add(phrase, PHRASE_COST, PHRASE_FREQUENCY, Candidate.Kind.PHRASE);
        }
    }

    private void addPair(int at) {
        if (isMark(word.charAt(at - 1)) || isMark(word.charAt(at))) return;
        String left = word.substring(0, at);
        String right = word.substring(at);
        if (!mayStand(left) || !mayStand(right)) return;
        int least = Math.min(index.frequencyOfWord(left), index.frequencyOfWord(behindElision(right)));
        if (least < USUAL || !isWord(left) || !isWord(right)) return;
        int shortPart = Math.min(left.length(), right.length()) <= 2 ? SHORT_PART : 0;
        double cost = index.costs.split + (pack.hasCompounds ? COMPOUND_LANGUAGE : 0) + shortPart;
        candidates.add(left + " " + right, cost, least - 2, Candidate.Kind.SPLIT);
    }

    private static boolean isMark(char unit) {
        return unit == '\'' || unit == '-';
    }

    /** "qu'il": as usual as what follows the elision. */
    private String behindElision(String text) {
        for (String prefix : pack.elisions) if (text.startsWith(prefix)) return text.substring(prefix.length());
        return text;
    }

    private boolean mayStand(String part) {
        return part.length() > 1 || tables.oneLetterWords.contains(part);
    }

    private void addHyphen(String tail) {
        if (!word.endsWith(tail) || word.length() - tail.length() < 2) return;
        String head = word.substring(0, word.length() - tail.length());
        int frequency = index.frequencyOfWord(head);
        if (frequency < USUAL || !isWord(head)) return;
        String text = head + "-" + tail;
        if (isWord(text)) candidates.add(text, index.costs.elision, frequency - 2, Candidate.Kind.SPLIT);
    }

    /** "l'maison": the full form. "al'inizio": the elided form in full. "qual'è": two separate words. */
    private void addFullForms() {
        int apostrophe = word.indexOf('\'');
        if (apostrophe <= 0) return;
        String head = word.substring(0, apostrophe);
        String rest = word.substring(apostrophe + 1);
        if (rest.isEmpty() || !mayStand(rest) || !isWord(rest)) return;
        Map<String, List<String>> known = tables.fullForms;
        List<String> forms = known.get(head + "'");
        if (forms == null) forms = mayStand(head) && isWord(head) ? List.of(head) : List.of();
        for (String form : forms) {
            String blank = form.endsWith("'") ? "" : " ";
            candidates.add(form + blank + rest, index.costs.elision, 8, Candidate.Kind.SPLIT);
        }
    }
}
