// What the parsers learn from and are measured on. Where the taggers' training sentences are few, half the treebanks that only
// measure there are learnt from as well, in blocks, so that no document is on both sides but at a border.
import type { TextLanguage } from '../../../src/engine/types.ts';
import { readTreebank, type TreebankWord } from '../shared/conllu.ts';
import { TREEBANKS } from '../shared/treebanks.ts';

/** Treebanks split into blocks: most are learnt from, every fourth is kept unseen. The tagger has learnt from none of them. */
const SHARED: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [],
  fr: [],
  de: ['de_gsd-ud-test'],
  it: ['it_parlamint-ud-train', 'it_parlamint-ud-test'],
  es: [],
};

/** Sentences in a block. */
const BLOCK = 25;

/** Sentences of a language. */
export interface ParserSentences {
  /** Those that the tagger has learnt from, too. */
  known: TreebankWord[][];
  /** More to learn from, unknown to the tagger. */
  more: TreebankWord[][];
  /** By treebank. */
  unseen: Map<string, TreebankWord[][]>;
}

/** Whether the sentence at a place of its treebank belongs to every n-th block. */
export const inBlock = (index: number, every: number): boolean => Math.floor(index / BLOCK) % every === every - 1;

/** Reads the treebanks of a language. */
export function parserSentences(folder: string, language: TextLanguage): ParserSentences {
  const read = (names: readonly string[]) => names.flatMap((name) => readTreebank(folder, name) ?? []);
  const shared = SHARED[language];
  const { train, test } = TREEBANKS[language];
  const unseen = new Map<string, TreebankWord[][]>();
  for (const name of new Set([...test, ...shared])) {
    const sentences = read([name]);
    unseen.set(name, shared.includes(name) ? sentences.filter((_, i) => inBlock(i, 4)) : sentences);
  }
  return { known: read(train), more: shared.flatMap((name) => read([name]).filter((_, i) => !inBlock(i, 4))), unseen };
}
