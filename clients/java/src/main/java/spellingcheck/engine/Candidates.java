package spellingcheck.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The corrections found so far, one per spelling, and the score that a new one must beat to be worth a look. */
final class Candidates {
    private final Map<String, Candidate> found = new LinkedHashMap<>();
    private final double[] best;
    private int kept;
    private final double frequencyWeight;
    private final double margin;
    /** Candidates that score worse than this no longer matter. */
    double threshold = 9007199254740991.0;

    Candidates(double frequencyWeight, int keep, double margin) {
        this.frequencyWeight = frequencyWeight;
        this.margin = margin;
        best = new double[keep];
    }

    /** Lowest score so far; infinite if there is none. */
    double bestScore() {
        return kept == 0 ? Double.POSITIVE_INFINITY : best[0];
    }

    /** Adds a candidate or lowers the cost of a known one. */
    void add(String text, double cost, double frequency, Candidate.Kind kind) {
        Candidate known = found.get(text);
        if (known == null) {
            found.put(text, new Candidate(text, cost, frequency, kind));
            note(cost - frequencyWeight * frequency);
            return;
        }
        known.frequency = Math.max(known.frequency, frequency);
        if (cost < known.cost) {
            known.cost = cost;
            known.kind = kind;
        }
    }

    /** The best candidates by the search's own score. */
    List<Candidate> best(int most) {
        List<Candidate> all = new ArrayList<>(found.values());
        all.sort((a, b) -> {
            int order = Double.compare(a.cost - frequencyWeight * a.frequency, b.cost - frequencyWeight * b.frequency);
            return order != 0 ? order : a.text.compareTo(b.text);
        });
        return all.size() > most ? all.subList(0, most) : all;
    }

    private void note(double score) {
        if (kept == best.length && score >= best[kept - 1]) return;
        int at = kept;
        while (at > 0 && best[at - 1] > score) at--;
        int last = Math.min(kept, best.length - 1);
        System.arraycopy(best, at, best, at + 1, last - at);
        best[at] = score;
        if (kept < best.length) kept++;
        if (kept == best.length) threshold = best[kept - 1] + margin;
    }
}
