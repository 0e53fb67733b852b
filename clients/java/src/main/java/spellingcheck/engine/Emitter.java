package spellingcheck.engine;

import java.util.List;

/** The word ends that a search reaches: whether the word is allowed, in which case, and its value as a candidate. */
final class Emitter {
    /** Minimum length of a compound part. */
    static final int MIN_PIECE = 3;
    private static final int RARE_PIECE = 3;
    private static final int SHORT_END = 4;

    private final SpellPack pack;
    private final Costs costs;
    private final List<Seed> seeds;
    private final Candidates candidates;
    private final Arena arena;

    Emitter(SpellPack pack, Costs costs, List<Seed> seeds, Candidates candidates, Arena arena) {
        this.pack = pack;
        this.costs = costs;
        this.seeds = seeds;
        this.candidates = candidates;
        this.arena = arena;
    }

    /** Adds the word that `label` ends after `state`, unless it is not allowed here. */
    void emit(int state, int label, int wordClass, int bits, int wordIndex, int cost) {
        if (label == costs.hyphen) return;
        int frequency = pack.frequencies.of(wordIndex);
        if (arena.pieces[state] > 0) {
            emitCompound(state, label, bits, cost, Math.min(arena.pieceFrequency[state], frequency));
            return;
        }
        Seed seed = seeds.get(arena.seed[state]);
        if ((bits & WordBit.STANDALONE) == 0) return;
        if (seed.elision() >= 0 && (pack.classElisions[wordClass] >>> seed.elision() & 1) == 0) return;
        if (cost - costs.frequency * frequency > candidates.threshold) return;
        String text = spell(pack, arena, state, label);
        if (text.startsWith("-")) return;
        Candidate.Kind kind = seed.prefix().isEmpty() ? Candidate.Kind.WORD : Candidate.Kind.ELISION;
        double wrongCase = cost == 0 ? costs.wrongCase : 1;
        if ((bits & (WordBit.LOWER | WordBit.KEEP_LOWER)) != 0) {
            candidates.add(seed.prefix() + text, cost, frequency, kind);
        } else if ((bits & (WordBit.TITLE | WordBit.KEEP_TITLE)) != 0) {
            candidates.add(seed.prefix() + Letters.capitalised(text), cost + wrongCase, frequency, kind);
        } else if ((bits & (WordBit.UPPER | WordBit.KEEP_UPPER)) != 0) {
            candidates.add(seed.prefix() + Letters.upper(text), cost + 4, frequency, kind);
        } else {
            String mixed = pack.mixedCase.getOrDefault(text, List.of(text)).get(0);
            candidates.add(seed.prefix() + mixed, cost + 2, frequency, kind);
        }
    }

    private void emitCompound(int state, int label, int bits, int cost, int rarest) {
        int length = arena.depth[state] + 1 - arena.pieceStart[state];
        if ((bits & WordBit.COMPOUND_END) == 0 || length < MIN_PIECE) return;
        double worth = Math.max(0, rarest / 2.0 - 1);
        double rare = (rarest < RARE_PIECE ? costs.rareCompound : 0) + (length == MIN_PIECE ? SHORT_END : 0);
        double total = cost + arena.pieces[state] * costs.compound + rare;
        if (total - costs.frequency * worth > candidates.threshold) return;
        String text = spell(pack, arena, state, label);
        if (!text.startsWith("-")) candidates.add(Letters.capitalised(text), total, worth, Candidate.Kind.COMPOUND);
    }

    /** The word that `label` ends after `state`. */
    static String spell(SpellPack pack, Arena arena, int state, int label) {
        StringBuilder text = new StringBuilder().append(pack.alphabet[label]);
        for (int id = state; arena.parent[id] >= 0; id = arena.parent[id]) {
            text.append(pack.alphabet[arena.label[id] & 0xff]);
        }
        return text.reverse().toString();
    }
}
