// The word ends that a search reaches: whether the word is allowed, in which case, and its value as a candidate.
import { type SpellPack, STANDALONE, WordBit } from '../../pack/spellPack.ts';
import { type CandidateSet } from '../candidates/candidates.ts';
import { type SearchArena } from './arena.ts';
import { frequencyOf, type SearchIndex } from './candidateIndex.ts';

/** A way into the automaton: the first `column` typed letters are read as `prefix` at `cost`. */
export interface SearchSeed {
  column: number;
  cost: number;
  /** Index of the elision that the word must allow; -1 if none. */
  elision: number;
  prefix: string;
}

/** A node that ends a word. */
export interface WordEnd {
  wordClass: number;
  /** WordBit of the dialect. */
  bits: number;
  wordIndex: number;
  cost: number;
}

/** Minimum length of a compound part. */
export const MIN_PIECE = 3;
const RARE_PIECE = 3;
const SHORT_END = 4;

/** Turns word ends into candidates. */
export class Emitter {
  private readonly pack: SpellPack;
  private readonly index: SearchIndex;
  private readonly seeds: readonly SearchSeed[];
  private readonly candidates: CandidateSet;
  private readonly arena: SearchArena;

  constructor(
    pack: SpellPack,
    index: SearchIndex,
    seeds: readonly SearchSeed[],
    candidates: CandidateSet,
    arena: SearchArena,
  ) {
    this.pack = pack;
    this.index = index;
    this.seeds = seeds;
    this.candidates = candidates;
    this.arena = arena;
  }

  /** Adds the word that `label` ends after `state`, unless it is not allowed here. */
  emit(state: number, label: number, { wordClass, bits, wordIndex, cost }: WordEnd): void {
    const { pack, candidates, index, arena } = this;
    const { weights, hyphen } = index.costs;
    if (label === hyphen) return;
    const pieces = arena.pieces[state] as number;
    const frequency = frequencyOf(pack, wordIndex);
    if (pieces > 0) {
      this.emitCompound(state, label, bits, cost, Math.min(arena.pieceFrequency[state] as number, frequency));
      return;
    }
    const seed = this.seeds[arena.seed[state] as number] as SearchSeed;
    if ((bits & STANDALONE) === 0) return;
    if (seed.elision >= 0 && (((pack.classElisions[wordClass] as number) >>> seed.elision) & 1) === 0) return;
    if (cost - weights.frequency * frequency > candidates.threshold) return;
    const text = spell(pack, arena, state, label);
    if (text.startsWith('-')) return;
    const { shape, penalty } = shapeOf(pack, text, bits, cost === 0 ? weights.wrongCase : 1);
    candidates.add(seed.prefix + shape, cost + penalty, frequency, seed.prefix === '' ? 'word' : 'elision');
  }

  private emitCompound(state: number, label: number, bits: number, cost: number, rarest: number): void {
    const { pack, candidates, index, arena } = this;
    const { weights } = index.costs;
    const length = (arena.depth[state] as number) + 1 - (arena.pieceStart[state] as number);
    if ((bits & WordBit.compoundEnd) === 0 || length < MIN_PIECE) return;
    const worth = Math.max(0, rarest / 2 - 1);
    const rare = (rarest < RARE_PIECE ? weights.rareCompound : 0) + (length === MIN_PIECE ? SHORT_END : 0);
    const total = cost + (arena.pieces[state] as number) * weights.compound + rare;
    if (total - weights.frequency * worth > candidates.threshold) return;
    const text = spell(pack, arena, state, label);
    if (!text.startsWith('-')) candidates.add(capitalised(text), total, worth, 'compound');
  }
}

/** The word that `label` ends after `state`. */
export function spell(pack: SpellPack, arena: SearchArena, state: number, label: number): string {
  let text = pack.alphabet[label] as string;
  for (let id = state; (arena.parent[id] as number) >= 0; id = arena.parent[id] as number) {
    text = (pack.alphabet[arena.label[id] as number] as string) + text;
  }
  return text;
}

// The dictionary's own case for a word, and the cost of having typed another.
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
