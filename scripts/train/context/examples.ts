// Reads sentences with the engine's own tokens and readings, and keeps what a classifier learns from each choice in them.
import type { ChoiceFinder } from '../../../src/engine/context/choices.ts';
import { FeatureList, featuresOf } from '../../../src/engine/context/features.ts';
import type { Choice } from '../../../src/engine/context/types.ts';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import { profileOf } from '../../../src/engine/loaded.ts';
import type { Tagger } from '../../../src/engine/reading/types.ts';
import { readSentence } from '../../../src/engine/rules/sentence.ts';
import type { Sentence } from '../../../src/engine/rules/token.ts';
import { Tokens, tokenize } from '../../../src/engine/text/tokenize.ts';
import type { Dialect, TextLanguage } from '../../../src/engine/types.ts';

/** How many occurrences of a word in a set are learnt from in full; beyond that the share keeps shrinking. */
export const MOST_PER_WORD = 40_000;

/** Reads a line of text, which is one sentence. */
export function sentenceReader(language: TextLanguage, dialect: Dialect, lexicon: Lexicon, tagger: Tagger) {
  const tokens = new Tokens();
  const reader = { language, dialect, cuts: profileOf(language).cuts, lexicon, tagger, words: new Map() };
  return (line: string): Sentence => {
    tokenize(line, tokens);
    const range = { start: 0, end: line.length, from: 0, to: tokens.count };
    return readSentence(line, tokens, range, reader);
  };
}

/** Examples as rows of numbers: features, candidates, which is written, keys, features. */
export class ExampleStore {
  readonly starts: number[] = [];
  data = new Int32Array(1 << 22);
  private length = 0;
  private readonly list = new FeatureList();

  add(sentence: Sentence, choice: Choice): void {
    featuresOf(sentence, choice, this.list);
    const { candidates, written } = choice;
    const { count, values } = this.list;
    this.reserve(3 + candidates.length + count);
    this.starts.push(this.length);
    this.data[this.length++] = count;
    this.data[this.length++] = candidates.length;
    this.data[this.length++] = written;
    for (const { key } of candidates) this.data[this.length++] = key;
    this.data.set(values.subarray(0, count), this.length);
    this.length += count;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.data.length) return;
    const larger = new Int32Array(this.data.length * 2);
    larger.set(this.data);
    this.data = larger;
  }
}

/** Collects the examples of all lines, those about commas only where these are good; `seen` counts the written words, of which frequent ones are thinned out. */
export function collect(
  lines: readonly string[],
  hasGoodCommas: boolean,
  read: (line: string) => Sentence,
  find: ChoiceFinder,
  seen: Map<string, number>,
  store: ExampleStore,
): void {
  for (const line of lines) {
    const sentence = read(line);
    find(sentence, (choice) => {
      if (choice.isGap && !hasGoodCommas) return;
      const name = `${choice.set} ${choice.candidates[choice.written]?.name}`;
      const number = (seen.get(name) ?? 0) + 1;
      seen.set(name, number);
      if (number % Math.ceil(number / MOST_PER_WORD) === 0) store.add(sentence, choice);
    });
  }
}
