// Best-first search for the words nearest to a typed one. States are (automaton node, row of edit costs); the queue is ordered
// by the least score any word below could reach, so the budget goes where good corrections are. Deterministic; work is counted
// in visits (rows computed).
import { type SpellPack, STANDALONE, WordBit } from '../pack/spellPack.ts';
import { type CandidateSet } from './candidates.ts';
import { SearchArena, UNREACHABLE } from './searchArena.ts';
import { frequencyOf, type SearchIndex } from './searchIndex.ts';
import { extendRow, type RowResult } from './searchRow.ts';
import { type TypedWord } from './searchTyped.ts';

/** A way into the automaton: the first `column` typed letters are read as `prefix` at `cost`. */
export interface SearchSeed {
  column: number;
  cost: number;
  /** Index of the elision that the word must allow; -1 for none. */
  elision: number;
  prefix: string;
}

/** What bounds a search. */
export interface SearchLimits {
  dialectBit: number;
  /** Edit costs above this are not followed; at most 254. */
  maxCost: number;
  maxVisits: number;
  /** When to stop early, by growing visits. */
  patience: readonly StopRule[];
}

/** From this many visits on, stop when a candidate scores `score` or less. */
export interface StopRule {
  visits: number;
  score: number;
}

const PRIORITY_OFFSET = 240;
const MAX_PIECES = 3;
const MIN_PIECE = 3;
// A compound is worth at most this many frequency classes.
const COMPOUND_FREQUENCY = 5;

const arena = new SearchArena();

/** Adds the words near `typed` to `candidates`; returns the visits it took. */
export function search(
  pack: SpellPack,
  index: SearchIndex,
  typed: TypedWord,
  seeds: readonly SearchSeed[],
  limits: SearchLimits,
  candidates: CandidateSet,
): number {
  return new Search(pack, index, typed, seeds, limits, candidates).run();
}

class Search {
  private readonly pack: SpellPack;
  private readonly index: SearchIndex;
  private readonly typed: TypedWord;
  private readonly seeds: readonly SearchSeed[];
  private readonly limits: SearchLimits;
  private readonly candidates: CandidateSet;
  private readonly row: RowResult = { low: 0, high: 0, least: 0 };
  private readonly maxDepth: number;
  private readonly bitsOf: Uint32Array;

  constructor(
    pack: SpellPack,
    index: SearchIndex,
    typed: TypedWord,
    seeds: readonly SearchSeed[],
    limits: SearchLimits,
    candidates: CandidateSet,
  ) {
    this.pack = pack;
    this.index = index;
    this.typed = typed;
    this.seeds = seeds;
    this.limits = limits;
    this.candidates = candidates;
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
    arena.push(state, PRIORITY_OFFSET - COMPOUND_FREQUENCY * 2 + seed.cost);
  }

  private visit(state: number, label: number, child: number, wordIndex: number): void {
    const { typed, limits, row, index, candidates, pack } = this;
    extendRow(arena, typed, state, label, limits.maxCost, row);
    if (row.low < 0) return;
    const wordClass = pack.nodeClass[child] as number;
    const bits = this.bitsOf[wordClass] as number;
    const usable = (bits & (WordBit.forbidden | WordBit.noSuggest)) === 0 ? bits : 0;
    const offset = arena.size * arena.width;
    const whole = row.high === typed.length ? (arena.rows[offset + typed.length] as number) : UNREACHABLE;
    if (usable !== 0 && whole !== UNREACHABLE) this.emit(state, label, wordClass, usable, wordIndex, whole);
    const depth = (arena.depth[state] as number) + 1;
    if (depth >= this.maxDepth) return;
    const { weights } = index.costs;
    const pieces = arena.pieces[state] as number;
    const extra = pieces * weights.compound;
    const reach = pack.hasCompounds ? row.least : this.leastWithLengths(child, offset);
    const gain = weights.frequency * (pieces > 0 ? COMPOUND_FREQUENCY : (index.bestFrequency[child] as number));
    const bound = reach === UNREACHABLE ? 30000 : Math.floor(reach + extra - gain);
    const boundary =
      pack.hasCompounds &&
      pieces < MAX_PIECES &&
      depth - (arena.pieceStart[state] as number) >= MIN_PIECE &&
      typed.length - row.low >= MIN_PIECE &&
      (usable & (pieces === 0 ? WordBit.compoundBeginLower | WordBit.compoundBeginTitle : WordBit.compoundMiddle)) !==
        0 &&
      row.least <= weights.omission + 8;
    if (bound <= candidates.threshold) {
      const id = this.queue(state, label, child, wordIndex + (wordClass === 0 ? 0 : 1), bound);
      if (boundary) {
        arena.rows.copyWithin(arena.size * arena.width, id * arena.width, (id + 1) * arena.width);
        this.restart(state, label, wordIndex, row.least + extra);
      }
    } else if (boundary) this.restart(state, label, wordIndex, row.least + extra);
  }

  // Least cost of the row plus what the lengths of the words below make unavoidable.
  private leastWithLengths(child: number, offset: number): number {
    const { typed, index, row } = this;
    const shortest = index.shortest[child] as number;
    const longest = index.longest[child] as number;
    let least = UNREACHABLE;
    for (let j = row.low; j <= row.high; j++) {
      let cost = arena.rows[offset + j] as number;
      if (cost === UNREACHABLE) continue;
      const rest = typed.length - j;
      if (shortest > rest) cost += (shortest - rest) * typed.leastOmission;
      else if (longest < rest) cost += (rest - longest) * typed.leastSurplus;
      if (cost < least) least = cost;
    }
    return least > this.limits.maxCost ? UNREACHABLE : least;
  }

  private queue(state: number, label: number, child: number, wordIndex: number, bound: number): number {
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
    arena.push(id, bound + PRIORITY_OFFSET - this.row.high * this.index.costs.weights.progress);
    return id;
  }

  // Begins the next part of a compound at the root, with the row of the part just finished.
  private restart(state: number, label: number, wordIndex: number, cost: number): void {
    const { weights } = this.index.costs;
    const bound = Math.floor(cost + weights.compound - weights.frequency * COMPOUND_FREQUENCY);
    if (bound > this.candidates.threshold) return;
    const id = this.queue(state, label, 0, 0, bound);
    arena.pieceStart[id] = arena.depth[id] as number;
    arena.pieces[id] = (arena.pieces[state] as number) + 1;
    arena.pieceFrequency[id] = Math.min(arena.pieceFrequency[state] as number, frequencyOf(this.pack, wordIndex));
  }

  private emit(state: number, label: number, wordClass: number, bits: number, wordIndex: number, cost: number): void {
    const { pack, candidates, index } = this;
    const { weights, hyphen } = index.costs;
    if (label === hyphen) return;
    const pieces = arena.pieces[state] as number;
    const frequency = frequencyOf(pack, wordIndex);
    if (pieces > 0) {
      const length = (arena.depth[state] as number) + 1 - (arena.pieceStart[state] as number);
      if ((bits & WordBit.compoundEnd) === 0 || length < MIN_PIECE) return;
      const rarest = Math.min(arena.pieceFrequency[state] as number, frequency);
      const worth = Math.max(0, rarest - 4) >> 1;
      const rare = (rarest < 3 ? weights.rareCompound : 0) + (length === MIN_PIECE ? 4 : 0);
      const total = cost + pieces * weights.compound + rare;
      if (total - weights.frequency * worth > candidates.threshold) return;
      const text = this.spell(state, label);
      if (!text.startsWith('-')) candidates.add(capitalised(text), total, worth, 'compound');
      return;
    }
    const seed = this.seeds[arena.seed[state] as number] as SearchSeed;
    if ((bits & STANDALONE) === 0) return;
    if (seed.elision >= 0 && (((pack.classElisions[wordClass] as number) >>> seed.elision) & 1) === 0) return;
    if (cost - weights.frequency * frequency > candidates.threshold) return;
    const text = this.spell(state, label);
    if (text.startsWith('-')) return;
    const { shape, penalty } = shapeOf(pack, text, bits, cost === 0 ? weights.wrongCase : 1);
    candidates.add(seed.prefix + shape, cost + penalty, frequency, seed.prefix === '' ? 'word' : 'elision');
  }

  private spell(state: number, label: number): string {
    let text = this.pack.alphabet[label] as string;
    for (let id = state; (arena.parent[id] as number) >= 0; id = arena.parent[id] as number) {
      text = (this.pack.alphabet[arena.label[id] as number] as string) + text;
    }
    return text;
  }
}

// The dictionary's own case of a word, and what it costs to have typed another.
function shapeOf(pack: SpellPack, text: string, bits: number, wrongCase: number): { shape: string; penalty: number } {
  if ((bits & (WordBit.lower | WordBit.keepLower)) !== 0) return { shape: text, penalty: 0 };
  if ((bits & (WordBit.title | WordBit.keepTitle)) !== 0) return { shape: capitalised(text), penalty: wrongCase };
  if ((bits & (WordBit.upper | WordBit.keepUpper)) !== 0) return { shape: text.toUpperCase(), penalty: 4 };
  return { shape: pack.mixedCase.get(text)?.[0] ?? text, penalty: 2 };
}

/** The word with a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
