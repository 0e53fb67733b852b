// Best-first search for the words nearest to a typed one. States are (automaton node, row of edit costs); the queue is ordered
// by the least score any word below could reach, so the budget goes where good corrections are. Deterministic; work is counted
// in visits (rows computed).
import { type SpellPack, WordBit } from '../../pack/spellPack.ts';
import { type CandidateSet } from '../candidates/candidates.ts';
import { SearchArena, UNREACHABLE } from './arena.ts';
import { frequencyOf, frequencyOfWord, type SearchIndex } from './candidateIndex.ts';
import { Emitter, MIN_PIECE, type SearchSeed, spell } from './emit.ts';
import { extendRow, type RowResult } from './row.ts';
import { type TypedWord } from './typed.ts';

/** The limits of a search. */
export interface SearchLimits {
  dialectBit: number;
  /** Edit costs above this are not followed; at most 254. */
  maxCost: number;
  maxVisits: number;
  /** When to stop early, by increasing number of visits. */
  patience: readonly StopRule[];
}

/** After this many visits, stop if a candidate scores `score` or less. */
export interface StopRule {
  visits: number;
  score: number;
}

// Priorities are scores plus this: the best possible score is a word of the highest frequency class.
const PRIORITY_OFFSET = 40;
const FAR = 30_000;
const MAX_PIECES = 3;
// A part may end with little more than one slip.
const BOUNDARY_SLACK = 8;
const COMPOUND_BEGIN = WordBit.compoundBeginLower | WordBit.compoundBeginTitle;
// A compound is worth at most this many frequency classes.
const COMPOUND_FREQUENCY = 5;

const arena = new SearchArena();

/** One search: its target, starting points and limits, and where the results go. */
export interface SearchTask {
  pack: SpellPack;
  index: SearchIndex;
  typed: TypedWord;
  seeds: readonly SearchSeed[];
  limits: SearchLimits;
  candidates: CandidateSet;
}

/** Adds the words near the typed one to the candidates; returns the number of visits. */
export function search(task: SearchTask): number {
  return new Search(task).run();
}

type ReadRow = RowResult & { reach: number; ahead: number };

class Search {
  private readonly pack: SpellPack;
  private readonly index: SearchIndex;
  private readonly typed: TypedWord;
  private readonly seeds: readonly SearchSeed[];
  private readonly limits: SearchLimits;
  private readonly candidates: CandidateSet;
  private readonly row: ReadRow = { low: 0, high: 0, least: 0, reach: 0, ahead: 0 };
  private readonly emitter: Emitter;
  private readonly maxDepth: number;
  private readonly bitsOf: Uint32Array;

  constructor({ pack, index, typed, seeds, limits, candidates }: SearchTask) {
    this.pack = pack;
    this.index = index;
    this.typed = typed;
    this.seeds = seeds;
    this.limits = limits;
    this.candidates = candidates;
    this.emitter = new Emitter(pack, index, seeds, candidates, arena);
    this.maxDepth = Math.min(typed.length + 6, 60);
    this.bitsOf = pack.bitsByDialect[31 - Math.clz32(limits.dialectBit)] ?? (pack.bitsByDialect[0] as Uint32Array);
  }

  run(): number {
    const { candidates, limits, pack } = this;
    arena.reset(this.typed.length + 1);
    this.seeds.forEach((seed, id) => this.plant(seed, id));
    let visits = 0;
    let rule = 0;
    let goodScore = Number.NEGATIVE_INFINITY;
    for (let state = arena.pop(); state >= 0; state = arena.pop()) {
      if ((arena.bound[state] as number) > candidates.threshold) continue;
      while (visits >= (limits.patience[rule]?.visits ?? Number.POSITIVE_INFINITY)) {
        goodScore = (limits.patience[rule++] as StopRule).score;
      }
      if (candidates.bestScore <= goodScore) break;
      const node = arena.node[state] as number;
      const firstEdge = pack.firstEdge[node] as number;
      const endEdge = pack.firstEdge[node + 1] as number;
      if (visits + endEdge - firstEdge > limits.maxVisits) break;
      visits += endEdge - firstEdge;
      arena.reserve(2 * (endEdge - firstEdge));
      let wordIndex = arena.wordIndex[state] as number;
      for (let edge = firstEdge; edge < endEdge; edge++) {
        const child = pack.edgeTarget[edge] as number;
        this.visit(state, pack.edgeLabel[edge] as number, child, wordIndex);
        wordIndex += pack.wordsBelow[child] as number;
      }
    }
    return visits;
  }

  private plant(seed: SearchSeed, id: number): void {
    const { typed, limits } = this;
    arena.reserve(1);
    const state = arena.size++;
    const offset = state * arena.width;
    arena.rows.fill(UNREACHABLE, offset, offset + arena.width);
    let cost = seed.cost;
    let column = seed.column;
    while (column <= typed.length && cost <= limits.maxCost) {
      arena.rows[offset + column] = cost;
      cost += typed.surplus[column] ?? UNREACHABLE;
      column++;
    }
    arena.node[state] = 0;
    arena.parent[state] = -1;
    arena.wordIndex[state] = 0;
    arena.bound[state] = -30000;
    arena.label[state] = 0;
    arena.low[state] = seed.column;
    arena.high[state] = column - 1;
    arena.depth[state] = 0;
    arena.pieceStart[state] = 0;
    arena.pieces[state] = 0;
    arena.pieceFrequency[state] = 15;
    arena.seed[state] = id;
    const { frequency, progress } = this.index.costs.weights;
    const ahead = seed.cost + (typed.length - seed.column) * progress;
    arena.push(state, Math.floor(ahead - frequency * (this.index.bestFrequency[0] as number)) + PRIORITY_OFFSET);
  }

  private visit(state: number, label: number, child: number, wordIndex: number): void {
    const { typed, limits, row, index, candidates, pack } = this;
    const { weights } = index.costs;
    const pieces = arena.pieces[state] as number;
    const extra = pieces * weights.compound;
    const best = pieces > 0 ? COMPOUND_FREQUENCY : (index.bestFrequency[child] as number);
    const gain = weights.frequency * best;
    // Skip costs that no word below could compensate for.
    const mostGain = pack.hasCompounds ? weights.frequency * Math.max(best, COMPOUND_FREQUENCY) : gain;
    const limit = Math.min(limits.maxCost, candidates.threshold + mostGain - extra);
    if (limit < 0) return;
    extendRow(arena, typed, state, label, limit, row);
    if (row.low < 0) return;
    const wordClass = pack.nodeClass[child] as number;
    const bits = this.bitsOf[wordClass] as number;
    const usable = (bits & (WordBit.forbidden | WordBit.noSuggest)) === 0 ? bits : 0;
    const offset = arena.size * arena.width;
    const whole = row.high === typed.length ? (arena.rows[offset + typed.length] as number) : UNREACHABLE;
    const end = { wordClass, bits: usable, wordIndex, cost: whole };
    if (usable !== 0 && whole !== UNREACHABLE) this.emitter.emit(state, label, end);
    const depth = (arena.depth[state] as number) + 1;
    if (depth >= this.maxDepth) return;
    this.measureRow(child, offset);
    const bound = Math.floor(row.reach + extra - gain);
    const start = arena.depth[state] === 0 ? typed.starts[label] : undefined;
    const ahead =
      start === undefined ? row.ahead : Math.min(row.ahead, start.cost + (typed.length - start.end) * weights.progress);
    const boundary =
      pack.hasCompounds &&
      pieces < MAX_PIECES &&
      depth - (arena.pieceStart[state] as number) >= MIN_PIECE &&
      typed.length - row.low >= MIN_PIECE &&
      (usable & (pieces === 0 ? COMPOUND_BEGIN : WordBit.compoundMiddle)) !== 0 &&
      row.least <= weights.omission + BOUNDARY_SLACK;
    if (bound <= candidates.threshold) {
      const id = this.queue(state, label, child, wordIndex + (wordClass === 0 ? 0 : 1), bound, ahead + extra - gain);
      if (boundary) {
        arena.rows.copyWithin(arena.size * arena.width, id * arena.width, (id + 1) * arena.width);
        this.restart(state, label, wordIndex, extra);
      }
    } else if (boundary) this.restart(state, label, wordIndex, extra);
  }

  // Sets `reach`: the lowest cost of the row plus what the lengths of the words below make unavoidable; and `ahead`: the
  // same plus the usual cost of the rest of the typed word. The lengths tell us nothing where parts may be joined.
  private measureRow(child: number, offset: number): void {
    const { typed, index, row, pack } = this;
    const { progress } = index.costs.weights;
    const shortest = pack.hasCompounds ? 0 : (index.shortest[child] as number);
    const longest = pack.hasCompounds ? UNREACHABLE : (index.longest[child] as number);
    row.reach = FAR;
    row.ahead = FAR;
    for (let j = row.low; j <= row.high; j++) {
      let cost = arena.rows[offset + j] as number;
      if (cost === UNREACHABLE) continue;
      const rest = typed.length - j;
      if (shortest > rest) cost += (shortest - rest) * typed.leastOmission;
      else if (longest < rest) cost += (rest - longest) * typed.leastSurplus;
      if (cost > this.limits.maxCost) continue;
      if (cost < row.reach) row.reach = cost;
      if (cost + rest * progress < row.ahead) row.ahead = cost + rest * progress;
    }
  }

  private queue(
    state: number,
    label: number,
    child: number,
    wordIndex: number,
    bound: number,
    priority: number,
  ): number {
    const id = arena.size++;
    arena.node[id] = child;
    arena.parent[id] = state;
    arena.wordIndex[id] = wordIndex;
    arena.bound[id] = bound;
    arena.label[id] = label;
    arena.low[id] = this.row.low;
    arena.high[id] = this.row.high;
    arena.depth[id] = (arena.depth[state] as number) + 1;
    arena.pieceStart[id] = arena.pieceStart[state] as number;
    arena.pieces[id] = arena.pieces[state] as number;
    arena.pieceFrequency[id] = arena.pieceFrequency[state] as number;
    arena.seed[id] = arena.seed[state] as number;
    arena.push(id, Math.floor(priority) + PRIORITY_OFFSET);
    return id;
  }

  // Begins the next part of a compound at the root, with the row of the part just finished.
  private restart(state: number, label: number, wordIndex: number, extra: number): void {
    const { weights } = this.index.costs;
    const more = extra + weights.compound - weights.frequency * COMPOUND_FREQUENCY;
    const bound = Math.floor(this.row.least + more);
    if (bound > this.candidates.threshold) return;
    const id = this.queue(state, label, 0, 0, bound, this.row.ahead + more);
    const finished = frequencyOf(this.pack, wordIndex) || this.linkedFrequency(state, label);
    arena.pieceStart[id] = arena.depth[id] as number;
    arena.pieces[id] = (arena.pieces[state] as number) + 1;
    arena.pieceFrequency[id] = Math.min(arena.pieceFrequency[state] as number, finished);
  }

  // The frequency of a part that only exists with its linking letter: "arbeits" counts as "arbeit".
  private linkedFrequency(state: number, label: number): number {
    const part = spell(this.pack, arena, state, label).slice(arena.pieceStart[state]);
    return part.endsWith('s') ? frequencyOfWord(this.pack, part.slice(0, -1)) : 0;
  }
}
