// What the net makes of one sentence. Nothing is worked out before it is asked for, and then for all places at once.
import type { Heads, Hidden } from './heads.ts';
import type { NetWord } from './words.ts';

/** What the net makes of one sentence. Scores are logarithms: differences of two are log odds. */
export interface NetReading {
  /** The word at an index as the net knows it. */
  wordAt(index: number): NetWord;
  /** The score of an entry of the vocabulary in the place of the word at an index, which is not read itself. */
  scoreAt(index: number, entry: number): number;
  /** The part of that score which is of the place: how much likelier the entry is there than anywhere. */
  fitAt(index: number, entry: number): number;
  /** Log probabilities that nothing (0) or one of the words that may be missing (1 and up) stands between index - 1 and index. */
  gapBefore(index: number): Float32Array;
  /** The same in place of the word at an index: 0 says that it is superfluous. */
  gapAt(index: number): Float32Array;
}

/** The parts of the queries left and right of each place, in the sums of the kernel. */
export interface Sides {
  left: Int32Array;
  right: Int32Array;
}

/** A reading by both sides of its gaps, of which there is one more than words. */
export class Reading implements NetReading {
  private readonly heads: Heads;
  private readonly words: readonly NetWord[];
  private readonly sides: Sides;
  private hidden: Hidden | undefined;
  private queries: Float32Array | undefined;
  private gapsBefore: Float32Array | undefined;
  private gapsAt: Float32Array | undefined;

  constructor(heads: Heads, words: readonly NetWord[], sides: Sides) {
    this.heads = heads;
    this.words = words;
    this.sides = sides;
  }

  wordAt(index: number): NetWord {
    return this.words[index] as NetWord;
  }

  scoreAt(index: number, entry: number): number {
    return this.fitAt(index, entry) + (this.heads.model.bias[entry] as number);
  }

  fitAt(index: number, entry: number): number {
    const { words, dim } = this.heads.model;
    this.queries ??= this.heads.head('out', this.wordHidden());
    return dot(this.queries, index * dim, words.codes, entry * dim, dim) * (words.scales[entry] as number);
  }

  gapBefore(index: number): Float32Array {
    this.gapsBefore ??= this.gaps(this.heads.hidden(this.sides, 0, this.words.length + 1));
    return this.rowOf(this.gapsBefore, index);
  }

  gapAt(index: number): Float32Array {
    this.gapsAt ??= this.gaps(this.wordHidden());
    return this.rowOf(this.gapsAt, index);
  }

  private gaps(hidden: Hidden): Float32Array {
    const scores = this.heads.head('gap', hidden);
    logSoftmax(scores, this.heads.model.layers.gap.width);
    return scores;
  }

  private rowOf(scores: Float32Array, index: number): Float32Array {
    const { width } = this.heads.model.layers.gap;
    return scores.subarray(index * width, (index + 1) * width);
  }

  /** A word stands between its row's left side and the right side of the gap after it. */
  private wordHidden(): Hidden {
    this.hidden ??= this.heads.hidden(this.sides, 1, this.words.length);
    return this.hidden;
  }
}

/** The sum of products of `length` numbers, a multiple of 4. */
function dot(a: Float32Array, at: number, b: Int8Array, from: number, length: number): number {
  // Four sums side by side: one would wait for each addition.
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let k = 0; k < length; k += 4) {
    first += (a[at + k] as number) * (b[from + k] as number);
    second += (a[at + k + 1] as number) * (b[from + k + 1] as number);
    third += (a[at + k + 2] as number) * (b[from + k + 2] as number);
    fourth += (a[at + k + 3] as number) * (b[from + k + 3] as number);
  }
  return first + second + third + fourth;
}

/** exp(-i / EXP_STEPS): all that is needed of what the norm is summed from. */
const EXP_STEPS = 256;
const EXP = Float32Array.from({ length: 16 * EXP_STEPS }, (_, i) => Math.exp(-i / EXP_STEPS));

/** Turns rows of scores into log probabilities. Their differences are exact, the norm to about a thousandth. */
function logSoftmax(scores: Float32Array, width: number): void {
  for (let at = 0; at < scores.length; at += width) {
    let most = scores[at] as number;
    for (let j = at; j < at + width; j++) if ((scores[j] as number) > most) most = scores[j] as number;
    let total = 0;
    for (let j = at; j < at + width; j++) {
      const place = (most - (scores[j] as number)) * EXP_STEPS + 0.5;
      if (place < EXP.length) total += EXP[place | 0] as number;
    }
    const norm = Math.log(total) + most;
    for (let j = at; j < at + width; j++) scores[j] = (scores[j] as number) - norm;
  }
}
