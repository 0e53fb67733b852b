// Sentences as arrays of numbers, one entry per token and a boundary before each sentence: what the trainer reads.
import { writeFileSync } from 'node:fs';
import { BUCKETS, isOpening, type NetVocabulary, type NetWord, Shape, shapeOf } from '../../../src/engine/net/words.ts';
import type { Sentence } from '../../../src/engine/rules/token.ts';

/** Numbers of 16 bits that grow as needed. */
class Numbers {
  private data = new Uint16Array(1 << 16);
  length = 0;

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Uint16Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }

  get values(): Uint16Array {
    return this.data.subarray(0, this.length);
  }
}

/** Tokens as the net sees them: entry, ending, word class, shape. */
export class Stream {
  private readonly columns = { id: new Numbers(), ending: new Numbers(), class: new Numbers(), shape: new Numbers() };

  get length(): number {
    return this.columns.id.length;
  }

  /** The share of tokens whose word is not in the vocabulary. */
  bucketShare(): number {
    const ids = this.columns.id.values;
    return ids.filter((id) => id > 0 && id <= BUCKETS).length / ids.filter((id) => id > 0).length;
  }

  /** Adds a boundary and a sentence. */
  add(sentence: Sentence, vocabulary: NetVocabulary): void {
    this.push({ id: 0, ending: 0, wordClass: 0 }, Shape.boundary);
    sentence.tokens.forEach((token, i) => {
      const shape = shapeOf(token, isOpening(sentence, i));
      this.push(vocabulary.wordOf(vocabulary.spellingOf(token, shape), token.kind === 'word'), shape);
    });
  }

  /** Adds every entry of a vocabulary, with the shape that its spelling has inside a sentence. */
  addEntries(vocabulary: NetVocabulary): void {
    for (let id = 0; id <= BUCKETS; id++) this.push({ id, ending: 0, wordClass: 0 }, Shape.lower);
    vocabulary.words.forEach((text) => {
      const isWord = /^\p{L}/u.test(text);
      const kind = isWord ? 'word' : 'punctuation';
      const shape = /^\d/.test(text) || text.startsWith('<') ? Shape.number : shapeOf({ kind, text } as never, false);
      this.push(vocabulary.wordOf(text, isWord), shape);
    });
  }

  write(path: string): void {
    for (const [name, numbers] of Object.entries(this.columns)) writeFileSync(`${path}.${name}.bin`, numbers.values);
  }

  private push({ id, ending, wordClass }: NetWord, shape: number): void {
    this.columns.id.push(id);
    this.columns.ending.push(ending);
    this.columns.class.push(wordClass);
    this.columns.shape.push(shape);
  }
}
