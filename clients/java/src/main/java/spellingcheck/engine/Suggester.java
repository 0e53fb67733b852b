package spellingcheck.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import spellingcheck.Suggestion;

/** Corrections of one word, best first. Never throws; the same for the same word; safe for any number of threads. */
public final class Suggester {
    private static final int MAX_LENGTH = 40;
    private static final Pattern CURLY = Pattern.compile("[\u2019\u02bc]");

    /** A candidate and its score. */
    private record Scored(Candidate candidate, double score) {}

    private Suggester() {}

    /** Corrections of a word as written in a text; [] if nothing is near or it has more than 40 letters. */
    public static List<Suggestion> suggest(SearchIndex index, String word, int dialect, PersonalWords personal, int max) {
        String straight = Lookup.straight(word);
        if (straight.isEmpty() || straight.length() > MAX_LENGTH || max <= 0) return List.of();
        String repaired = repairEncoding(straight);
        if (repaired != null && Lookup.isWord(index.pack, repaired, dialect)) {
            return List.of(new Suggestion(repaired, 1, 8, -50));
        }
        Typed typed = new Typed(index.pack, index.costs, Letters.lower(straight));
        List<Candidate> candidates = Collector.collect(index, straight, typed, dialect, personal);
        List<Suggestion> found = rank(index, straight, typed, candidates, dialect, personal, max);
        if (!CURLY.matcher(word).find()) return List.copyOf(found);
        return found.stream()
                .map(one -> new Suggestion(one.text().replace('\'', '\u2019'), one.cost(), one.frequency(), one.score()))
                .toList();
    }

    private static List<Suggestion> rank(
            SearchIndex index,
            String word,
            Typed typed,
            List<Candidate> candidates,
            int dialect,
            PersonalWords personal,
            int max) {
        WordCase typedCase = WordCase.of(word);
        Ranking ranking = new Ranking(index, word, typed, typedCase);
        List<Scored> scored = new ArrayList<>();
        for (Candidate candidate : candidates) scored.add(new Scored(candidate, ranking.scoreOf(candidate)));
        scored.sort((a, b) -> {
            if (a.score() != b.score()) return a.score() < b.score() ? -1 : 1;
            return a.candidate().text.compareTo(b.candidate().text);
        });
        Set<String> seen = new HashSet<>(Set.of(word));
        List<Suggestion> found = new ArrayList<>();
        Suggestion offensive = null;
        for (Scored one : scored) {
            if (found.size() >= max) break;
            Candidate candidate = one.candidate();
            String text = typedCase.accepted(index.pack, candidate.text, dialect, personal);
            if (text == null || !seen.add(text)) continue;
            Suggestion suggestion = new Suggestion(text, candidate.cost, candidate.frequency, one.score());
            if (personal.has(text) || !Offensive.isOffensive(index.pack, text)) found.add(suggestion);
            else if (offensive == null) offensive = suggestion;
        }
        if (offensive != null && Offensive.mayOffend(Letters.lower(word), offensive.text(), typedCase, found)) {
            found.add(0, offensive);
            if (found.size() > max) found.remove(max);
        }
        return found;
    }

    /** Undoes UTF-8 that was read as Latin-1; null if this is not the problem. */
    private static String repairEncoding(String word) {
        if (word.indexOf('\u00c2') < 0 && word.indexOf('\u00c3') < 0) return null;
        StringBuilder repaired = new StringBuilder();
        for (int i = 0; i < word.length(); i++) {
            char unit = word.charAt(i);
            if (unit < 0x80) {
                repaired.append(unit);
            } else if (unit == 0xc2 || unit == 0xc3) {
                char next = i + 1 < word.length() ? word.charAt(i + 1) : 0;
                if (next < 0x80 || next > 0xbf) return null;
                repaired.append((char) ((unit & 3) << 6 | next & 0x3f));
                i++;
            } else {
                return null;
            }
        }
        return repaired.toString();
    }
}
