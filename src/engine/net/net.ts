// Reads a sentence with the context net: for every word what would be likely in its place, for every gap what is likely to be missing.
import type { Sentence } from '../rules/token.ts';
import { Embedding } from './embedding.ts';
import { Heads } from './heads.ts';
import type { CreateKernel, Kernel } from './kernel.ts';
import { KernelLayer, kernelLayers } from './layers.ts';
import { type NetReading, Reading } from './reading.ts';
import { Rows, readRows } from './recurrent.ts';
import type { NetModel } from './types.ts';
import type { NetVocabulary } from './words.ts';

/** A sentence is read to find its mistakes, then to weigh what others found: the sentences of a paragraph or two are kept. */
const MOST_READINGS = 32;

/** All that a reading depends on; with the lengths, no two sentences share a key. */
const keyOf = ({ tokens }: Sentence): string => {
  let key = '';
  for (const { kind, text } of tokens) key += `${kind.charAt(0)}${text.length} ${text}`;
  return key;
};

/** A trained net and its vocabulary. */
export class ContextNet {
  readonly vocabulary: NetVocabulary;
  /** The words that may be missing, in the order of the numbers of a gap from 1 on. */
  readonly gapWords: readonly string[];
  /** What the check keeps in the file of the net. */
  readonly check: Readonly<Record<string, unknown>>;
  private readonly embedding: Embedding;
  private readonly kernel: Kernel;
  private readonly heads: Heads;
  /** What is used again for every sentence. */
  private readonly rows: Rows;
  private readonly below: Rows;
  private readonly above: Rows;
  private readonly readings = new Map<string, NetReading>();

  constructor(
    model: NetModel,
    vocabulary: NetVocabulary,
    gapWords: readonly string[],
    check: Readonly<Record<string, unknown>>,
    create: CreateKernel,
  ) {
    this.vocabulary = vocabulary;
    this.gapWords = gapWords;
    this.check = check;
    this.embedding = new Embedding(model);
    this.kernel = create(kernelLayers(model, this.embedding.one));
    this.heads = new Heads(model, this.kernel);
    this.rows = new Rows(model.dim);
    this.below = new Rows(model.state);
    this.above = new Rows(model.state);
  }

  /** Reads a sentence. */
  read(sentence: Sentence): NetReading {
    const key = keyOf(sentence);
    let reading = this.readings.get(key);
    if (!reading) {
      reading = this.readAnew(sentence);
      if (this.readings.size >= MOST_READINGS) this.readings.clear();
      this.readings.set(key, reading);
    }
    return reading;
  }

  private readAnew(sentence: Sentence): NetReading {
    const words = this.embedding.read(sentence, this.vocabulary, this.rows);
    const gaps = words.length + 1;
    const left = this.heads.side('leftQuery', this.both(gaps, false), 0, gaps);
    const right = this.heads.side('rightQuery', this.both(gaps, true), 1, gaps);
    return new Reading(this.heads, words, { left, right });
  }

  /** Two layers of one direction, the second added to the first. */
  private both(gaps: number, backwards: boolean): Rows {
    const { kernel, rows, below, above } = this;
    const { left1, left2, right1, right2 } = KernelLayer;
    readRows(kernel, backwards ? right1 : left1, rows, gaps + 1, backwards, below);
    readRows(kernel, backwards ? right2 : left2, below, gaps + 1, backwards, above);
    const [to, from] = [above.numbers, below.numbers];
    for (let i = 0; i < (gaps + 3) * above.width; i++) to[i] = (to[i] as number) + (from[i] as number);
    return above;
  }
}
