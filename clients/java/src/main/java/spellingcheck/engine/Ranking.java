package spellingcheck.engine;

import java.util.List;
import java.util.Map;

/** The order of the candidates of one typed word: a weighted sum of named features; lower is better. */
final class Ranking {
    private final SpellPack pack;
    private final Costs costs;
    private final Typed typed;
    private final Map<String, Double> weights;
    /** In small letters, with straight apostrophes. */
    private final String word;
    private final WordCase typedCase;
    private final String skeleton;
    private double score;

    Ranking(SearchIndex index, String word, Typed typed, WordCase typedCase) {
        pack = index.pack;
        costs = index.costs;
        weights = pack.tables.ranking;
        this.typed = typed;
        this.word = Letters.lower(word);
        this.typedCase = typedCase;
        skeleton = skeletonOf(this.word);
    }

    double scoreOf(Candidate candidate) {
        score = 0;
        String text = Letters.lower(candidate.text);
        add("cost", candidate.cost);
        add("frequency", candidate.frequency);
        boolean isWhole = candidate.frequency == Math.rint(candidate.frequency);
        if (candidate.kind != Candidate.Kind.COMPOUND && isWhole) add("frequency=" + (int) candidate.frequency, 1);
        add("frequencyByLength", candidate.frequency * Math.min(word.length(), 12) / 8);
        if (candidate.kind != Candidate.Kind.WORD) add(candidate.kind.feature, 1);
        if (skeletonOf(text).equals(skeleton)) add("skeleton", 1);
        add("length" + Math.max(-3, Math.min(3, text.length() - word.length())), 1);
        add("candidateLength", Math.min(text.length(), 15) / 10.0);
        addEnds(text);
        if (text.contains("'") && !word.contains("'")) add(text.endsWith("'s") ? "genitive" : "apostrophe", 1);
        if (text.contains("-") && !word.contains("-")) add("hyphen", 1);
        add(typedCase.feature + "-" + (candidate.text.equals(text) ? "small" : "capital"), 1);
        if (candidate.kind == Candidate.Kind.WORD || candidate.kind == Candidate.Kind.COMPOUND) addEdits(text);
        return score;
    }

    private void add(String name, double value) {
        Double weight = weights.get(name);
        if (weight != null) score += weight * value;
    }

    private void addEnds(String text) {
        int start = 0;
        int shorter = Math.min(word.length(), text.length());
        while (start < shorter && text.charAt(start) == word.charAt(start)) start++;
        int end = 0;
        while (end < shorter && text.charAt(text.length() - 1 - end) == word.charAt(word.length() - 1 - end)) end++;
        for (int count = 1; count <= 3; count++) {
            if (start >= count) add("first" + count, 1);
            if (end >= count) add("last" + count, 1);
        }
        add("prefix", (double) start / word.length());
        add("suffix", (double) end / word.length());
    }

    private void addEdits(String text) {
        int[] intended = new int[text.length()];
        for (int i = 0; i < intended.length; i++) intended[i] = pack.letters.code(text.charAt(i));
        List<Align.Edit> edits = new Align(typed, intended).edits();
        for (Align.Edit edit : edits) {
            add(edit.kind() + "@" + placeOf(edit), 1);
            String from = word.substring(edit.at(), edit.at() + edit.typedLength());
            String to = text.substring(edit.from(), edit.from() + edit.intendedLength());
            String name = from + ">" + to;
            int end = edit.at() + edit.typedLength();
            add(name, 1);
            add((edit.at() > 0 ? word.substring(edit.at() - 1, edit.at()) : "^") + "_" + name, 1);
            add(name + "_" + (end < word.length() ? word.substring(end, end + 1) : "."), 1);
        }
        add("edits" + Math.min(4, edits.size()), 1);
    }

    /** First, second, last or last but one letter, or in the middle. */
    private String placeOf(Align.Edit edit) {
        if (edit.at() <= 1) return String.valueOf(edit.at());
        int end = edit.at() + edit.typedLength();
        return end >= word.length() ? "end" : end == word.length() - 1 ? "end1" : "mid";
    }

    /** The consonants of a small-letter word by sound, without repeats. */
    private String skeletonOf(String text) {
        StringBuilder made = new StringBuilder();
        int previous = 0;
        for (int i = 0; i < text.length(); i++) {
            int code = costs.skeleton[pack.letters.code(text.charAt(i))];
            if (code != 0 && code != previous) made.append((char) code);
            if (code != 0) previous = code;
        }
        return made.toString();
    }
}
