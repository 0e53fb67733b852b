package spellingcheck.engine;

import java.util.Arrays;
import java.util.List;

/**
 * Best-first search for the words nearest to a typed one. States are (automaton node, row of edit costs); the queue is ordered by
 * the least score any word below could reach, so the budget goes where good corrections are. Work is counted in rows computed.
 */
final class Search {
    /** The limits of a search; a rule of patience is {visits, score}: after so many visits such a score is good enough. */
    record Limits(int dialect, int maxCost, int maxVisits, int[][] patience) {}

    private static final int UNREACHABLE = Arena.UNREACHABLE;
    // Priorities are scores plus this: the best possible score is a word of the highest frequency class.
    private static final int PRIORITY_OFFSET = 40;
    private static final double FAR = 30_000;
    private static final int MAX_PIECES = 3;
    private static final int BOUNDARY_SLACK = 8;
    private static final int COMPOUND_BEGIN = WordBit.COMPOUND_BEGIN_LOWER | WordBit.COMPOUND_BEGIN_TITLE;
    /** A compound is worth at most this many frequency classes. */
    private static final int COMPOUND_FREQUENCY = 5;

    private final SearchIndex index;
    private final SpellPack pack;
    private final Costs costs;
    private final Typed typed;
    private final List<Seed> seeds;
    private final Limits limits;
    private final Candidates candidates;
    private final Arena arena;
    private final Row row;
    private final Emitter emitter;
    private final int maxDepth;
    private final int[] bitsOf;
    /** Of the row last measured: the lowest cost that lengths make unavoidable, and that plus the usual cost of the rest. */
    private double reach;
    private double ahead;

    Search(SearchIndex index, Typed typed, List<Seed> seeds, Limits limits, Candidates candidates, Arena arena) {
        this.index = index;
        this.pack = index.pack;
        this.costs = index.costs;
        this.typed = typed;
        this.seeds = seeds;
        this.limits = limits;
        this.candidates = candidates;
        this.arena = arena;
        row = new Row(arena, typed);
        emitter = new Emitter(pack, costs, seeds, candidates, arena);
        maxDepth = Math.min(typed.length + 6, 60);
        bitsOf = pack.bitsByDialect[limits.dialect()];
    }

    /** Adds the words near the typed one to the candidates. */
    void run() {
        arena.reset(typed.length + 1);
        for (int id = 0; id < seeds.size(); id++) plant(seeds.get(id), id);
        int visits = 0;
        int rule = 0;
        double goodScore = Double.NEGATIVE_INFINITY;
        for (int state = arena.pop(); state >= 0; state = arena.pop()) {
            if (arena.bound[state] > candidates.threshold) continue;
            while (rule < limits.patience().length && visits >= limits.patience()[rule][0]) {
                goodScore = limits.patience()[rule++][1];
            }
            if (candidates.bestScore() <= goodScore) break;
            int node = arena.node[state];
            int firstEdge = pack.firstEdge[node];
            int endEdge = pack.firstEdge[node + 1];
            if (visits + endEdge - firstEdge > limits.maxVisits()) break;
            visits += endEdge - firstEdge;
            arena.reserve(2 * (endEdge - firstEdge));
            int wordIndex = arena.wordIndex[state];
            for (int edge = firstEdge; edge < endEdge; edge++) {
                int child = pack.edgeTarget[edge];
                visit(state, pack.edgeLabel[edge] & 0xff, child, wordIndex);
                wordIndex += pack.wordsBelow[child];
            }
        }
    }

    private void plant(Seed seed, int id) {
        arena.reserve(1);
        int state = arena.size++;
        int offset = state * arena.width;
        Arrays.fill(arena.rows, offset, offset + arena.width, (byte) UNREACHABLE);
        double cost = seed.cost();
        int column = seed.column();
        while (column <= typed.length && cost <= limits.maxCost()) {
            arena.rows[offset + column] = (byte) (int) cost;
            cost += column < typed.length ? typed.surplus[column] : UNREACHABLE;
            column++;
        }
        arena.node[state] = 0;
        arena.parent[state] = -1;
        arena.wordIndex[state] = 0;
        arena.bound[state] = -30000;
        arena.label[state] = 0;
        arena.low[state] = (byte) seed.column();
        arena.high[state] = (byte) (column - 1);
        arena.depth[state] = 0;
        arena.pieceStart[state] = 0;
        arena.pieces[state] = 0;
        arena.pieceFrequency[state] = 15;
        arena.seed[state] = (byte) id;
        double begun = seed.cost() + (typed.length - seed.column()) * costs.progress;
        push(state, begun - costs.frequency * index.bestFrequency[0]);
    }

    private void push(int state, double priority) {
        arena.push(state, (int) Math.floor(priority) + PRIORITY_OFFSET);
    }

    private void visit(int state, int label, int child, int wordIndex) {
        int pieces = arena.pieces[state];
        double extra = pieces * costs.compound;
        int best = pieces > 0 ? COMPOUND_FREQUENCY : index.bestFrequency[child];
        double gain = costs.frequency * best;
        // Skip costs that no word below could compensate for.
        double mostGain = pack.hasCompounds ? costs.frequency * Math.max(best, COMPOUND_FREQUENCY) : gain;
        double limit = Math.min(limits.maxCost(), candidates.threshold + mostGain - extra);
        if (limit < 0) return;
        row.extend(state, label, limit);
        if (row.low < 0) return;
        int wordClass = pack.classAt(child);
        int bits = bitsOf[wordClass];
        int usable = (bits & (WordBit.FORBIDDEN | WordBit.NO_SUGGEST)) == 0 ? bits : 0;
        int offset = arena.size * arena.width;
        int whole = row.high == typed.length ? arena.rows[offset + typed.length] & 0xff : UNREACHABLE;
        if (usable != 0 && whole != UNREACHABLE) emitter.emit(state, label, wordClass, usable, wordIndex, whole);
        int depth = arena.depth[state] + 1;
        if (depth >= maxDepth) return;
        measureRow(child, offset);
        double bound = Math.floor(reach + extra - gain);
        double start = ahead;
        if (arena.depth[state] == 0 && typed.starts[label] != null) {
            Typed.PlacedRule rule = typed.starts[label];
            start = Math.min(start, rule.cost() + (typed.length - rule.end()) * costs.progress);
        }
        boolean boundary = pack.hasCompounds
                && pieces < MAX_PIECES
                && depth - arena.pieceStart[state] >= Emitter.MIN_PIECE
                && typed.length - row.low >= Emitter.MIN_PIECE
                && (usable & (pieces == 0 ? COMPOUND_BEGIN : WordBit.COMPOUND_MIDDLE)) != 0
                && row.least <= costs.omissionCost + BOUNDARY_SLACK;
        if (bound <= candidates.threshold) {
            int place = wordIndex + (wordClass == 0 ? 0 : 1);
            int id = queue(state, label, child, place, bound, start + extra - gain);
            if (boundary) {
                System.arraycopy(arena.rows, id * arena.width, arena.rows, arena.size * arena.width, arena.width);
                restart(state, label, wordIndex, extra);
            }
        } else if (boundary) {
            restart(state, label, wordIndex, extra);
        }
    }

    /** The lengths of the words below tell nothing where parts may be joined. */
    private void measureRow(int child, int offset) {
        int shortest = pack.hasCompounds ? 0 : index.shortest[child];
        int longest = pack.hasCompounds ? UNREACHABLE : index.longest[child];
        reach = FAR;
        ahead = FAR;
        for (int j = row.low; j <= row.high; j++) {
            int cost = arena.rows[offset + j] & 0xff;
            if (cost == UNREACHABLE) continue;
            int rest = typed.length - j;
            if (shortest > rest) cost += (shortest - rest) * typed.leastOmission;
            else if (longest < rest) cost += (rest - longest) * typed.leastSurplus;
            if (cost > limits.maxCost()) continue;
            reach = Math.min(reach, cost);
            ahead = Math.min(ahead, cost + rest * costs.progress);
        }
    }

    private int queue(int state, int label, int child, int wordIndex, double bound, double priority) {
        int id = arena.size++;
        arena.node[id] = child;
        arena.parent[id] = state;
        arena.wordIndex[id] = wordIndex;
        arena.bound[id] = (int) bound;
        arena.label[id] = (byte) label;
        arena.low[id] = (byte) row.low;
        arena.high[id] = (byte) row.high;
        arena.depth[id] = (byte) (arena.depth[state] + 1);
        arena.pieceStart[id] = arena.pieceStart[state];
        arena.pieces[id] = arena.pieces[state];
        arena.pieceFrequency[id] = arena.pieceFrequency[state];
        arena.seed[id] = arena.seed[state];
        push(id, priority);
        return id;
    }

    /** Begins the next part of a compound at the root, with the row of the part just finished. */
    private void restart(int state, int label, int wordIndex, double extra) {
        double more = extra + costs.compound - costs.frequency * COMPOUND_FREQUENCY;
        double bound = Math.floor(row.least + more);
        if (bound > candidates.threshold) return;
        int id = queue(state, label, 0, 0, bound, ahead + more);
        int finished = pack.frequencies.of(wordIndex);
        if (finished == 0) finished = linkedFrequency(state, label);
        arena.pieceStart[id] = arena.depth[id];
        arena.pieces[id] = (byte) (arena.pieces[state] + 1);
        arena.pieceFrequency[id] = (byte) Math.min(arena.pieceFrequency[state], finished);
    }

    /** The frequency of a part that only exists with its linking letter: "arbeits" counts as "arbeit". */
    private int linkedFrequency(int state, int label) {
        String part = Emitter.spell(pack, arena, state, label).substring(arena.pieceStart[state]);
        return part.endsWith("s") ? index.frequencyOfWord(part.substring(0, part.length() - 1)) : 0;
    }
}
