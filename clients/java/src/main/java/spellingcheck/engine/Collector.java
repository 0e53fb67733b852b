package spellingcheck.engine;

import java.util.List;

/** Everything that a typed word may have been meant to be: words close in spelling or sound, splits, variants, personal words. */
final class Collector {
    /** No suggestion takes more visits than this, over all searches. */
    private static final int MAX_VISITS = 20_000;
    // After this many visits a candidate with this score is good enough to stop: clear cases are cheap, hard ones cost more.
    private static final int[][] PATIENCE = {{1200, -5}, {1900, 3}, {4000, 9}, {9000, 20}};
    private static final int KEEP = 16;
    /** The ranking considers this many candidates, those with the best search scores first. */
    private static final int MOST_CANDIDATES = 24;

    private Collector() {}

    /** The candidates of a word with straight apostrophes; `typed` is that word in small letters. */
    static List<Candidate> collect(SearchIndex index, String word, Typed typed, int dialect, PersonalWords personal) {
        SpellPack pack = index.pack;
        Costs costs = index.costs;
        String lower = Letters.lower(word);
        Candidates found = new Candidates(costs.frequency, KEEP, costs.skeletonBonus);
        int maxCost = typed.length <= 4 ? 30 : typed.length <= 5 ? 44 : 60;
        personal.add(pack, typed, maxCost, found);
        Variants.add(pack, word, dialect, found);
        new Splits(index, lower, dialect, found).add();
        Search.Limits limits = new Search.Limits(dialect, maxCost, MAX_VISITS, PATIENCE);
        List<Seed> seeds = Seed.of(pack, typed, lower, costs.elision);
        Arena arena = index.takeArena();
        try {
            new Search(index, typed, seeds, limits, found, arena).run();
        } finally {
            index.giveBack(arena);
        }
        return found.best(MOST_CANDIDATES);
    }
}
