// The rows that the net begins with: for each token the sum of its embeddings, in whole numbers.
import type { Sentence } from '../rules/token.ts';
import type { Rows } from './recurrent.ts';
import type { NetModel, Table } from './types.ts';
import { isOpening, type NetVocabulary, type NetWord, Shape, shapeOf } from './words.ts';

const BOUNDARY: NetWord = { id: 0, ending: 0, wordClass: 0 };
const MOST = 32767;

/** Turns sentences into rows. */
export class Embedding {
  /** What 1 is in whole numbers, so that no sum of embeddings is too large for 16 bits. */
  readonly one: number;
  private readonly model: NetModel;
  private readonly sum: Float64Array;

  constructor(model: NetModel) {
    const { words, endings, classes, shapes, dim } = model;
    const largest = [words, endings, classes, shapes].reduce((sum, table) => sum + largestOf(table, dim), 0);
    this.one = largest > 0 ? MOST / largest : 1;
    this.model = model;
    this.sum = new Float64Array(dim);
  }

  /** The words of a sentence; writes their rows, between those of its two boundaries. */
  read(sentence: Sentence, vocabulary: NetVocabulary, rows: Rows): NetWord[] {
    const { tokens } = sentence;
    rows.clear(tokens.length + 2);
    this.fill(rows, 0, BOUNDARY, Shape.boundary);
    const words = tokens.map((token, i) => {
      const shape = shapeOf(token, isOpening(sentence, i));
      const word = vocabulary.wordOf(vocabulary.spellingOf(token, shape), token.kind === 'word');
      this.fill(rows, i + 1, word, shape);
      return word;
    });
    this.fill(rows, tokens.length + 1, BOUNDARY, Shape.boundary);
    return words;
  }

  private fill({ numbers, width }: Rows, row: number, { id, ending, wordClass }: NetWord, shape: number): void {
    const { sum, one } = this;
    const { words, endings, classes, shapes } = this.model;
    sum.fill(0);
    this.add(words, id);
    this.add(endings, ending);
    this.add(classes, wordClass);
    this.add(shapes, shape);
    const at = (row + 1) * width;
    // Rounded to the nearest: the sum before `| 0` is above 0.
    for (let k = 0; k < width; k++) numbers[at + k] = (((sum[k] as number) * one + (MOST + 0.5)) | 0) - MOST;
  }

  private add({ codes, scales }: Table, row: number): void {
    const { sum } = this;
    const scale = scales[row] as number;
    const at = row * sum.length;
    for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] as number) + (codes[at + k] as number) * scale;
  }
}

function largestOf({ codes, scales }: Table, dim: number): number {
  let largest = 0;
  for (let row = 0; row < scales.length; row++) {
    let most = 0;
    for (let k = row * dim; k < (row + 1) * dim; k++) most = Math.max(most, Math.abs(codes[k] as number));
    largest = Math.max(largest, most * (scales[row] as number));
  }
  return largest;
}
