// Treebank trees over the tokens that the engine makes of the written sentence: what a parser learns from and is measured on.
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import { profileOf } from '../../../src/engine/loaded.ts';
import { Label } from '../../../src/engine/reading/parser/labels.ts';
import type { Tagger } from '../../../src/engine/reading/types.ts';
import { type Reader, readSentence } from '../../../src/engine/rules/sentence.ts';
import type { Token } from '../../../src/engine/rules/token.ts';
import { Tokens, tokenize } from '../../../src/engine/text/tokenize.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { PACK_SOURCES } from '../../packs/languages.ts';
import { type GoldWord, isTree } from './gold.ts';

/** A sentence as the engine reads it, with its tree. */
export interface Example {
  tokens: readonly Token[];
  /** Index of each token's head; the number of tokens for the root. */
  head: Int32Array;
  label: Uint8Array;
  /** The treebank's tag of each token. */
  tag: Uint8Array;
}

/** What reads sentences of a language with this tagger. */
export function readerOf(language: TextLanguage, lexicon: Lexicon, tagger: Tagger): Reader {
  const [dialect] = PACK_SOURCES[language].dialects;
  if (!dialect) throw new Error(`${language} has no dialect`);
  return { language, dialect, cuts: profileOf(language).cuts, lexicon, tagger, words: new Map() };
}

const tokens = new Tokens();

/** The example of a sentence; null where the engine's tokens do not make a tree. */
export function exampleOf(words: readonly GoldWord[], reader: Reader): Example | null {
  let text = '';
  const starts = words.map(({ form, glued }) => {
    const start = text.length;
    text += glued ? form : `${form} `;
    return start;
  });
  tokenize(text, tokens);
  const { tokens: list } = readSentence(
    text,
    tokens,
    { start: 0, end: text.length, from: 0, to: tokens.count },
    reader,
  );
  const tokenAt = tokensAt(list, starts);
  const owner = new Int32Array(list.length).fill(-1);
  const head = new Int32Array(list.length);
  const label = new Uint8Array(list.length).fill(Label.part);
  const tag = new Uint8Array(list.length);
  for (let i = 0; i < list.length; i++) head[i] = Math.max(0, i - 1);
  words.forEach((word, j) => {
    const i = tokenAt[j] as number;
    const target = word.head < 0 ? list.length : (tokenAt[word.head] as number);
    if (target === i || (owner[i] as number) >= 0) return;
    owner[i] = j;
    head[i] = target;
    label[i] = word.label;
    tag[i] = word.tag;
  });
  const tree = Array.from(head, (at) => ({ head: at === list.length ? -1 : at }));
  return list.length > 1 && isTree(tree) ? { tokens: list, head, label, tag } : null;
}

/** The token in which each word starts. */
function tokensAt(list: readonly Token[], starts: readonly number[]): number[] {
  let at = 0;
  return starts.map((start) => {
    while (at + 1 < list.length && (list[at] as Token).end <= start) at++;
    return at;
  });
}
