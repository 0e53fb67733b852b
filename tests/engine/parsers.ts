// Sentences with a parser, for tests.
import { dialectOf } from '../../src/engine/dialects.ts';
import { profileOf } from '../../src/engine/loaded.ts';
import { LABEL_NAMES } from '../../src/engine/reading/parser/labels.ts';
import { createParser } from '../../src/engine/reading/parser/parser.ts';
import type { Parser } from '../../src/engine/reading/parser/types.ts';
import { type Syntax, syntaxOf } from '../../src/engine/reading/syntax.ts';
import { type Reader, readSentence } from '../../src/engine/rules/sentence.ts';
import type { Sentence, Token } from '../../src/engine/rules/token.ts';
import { Tokens, tokenize } from '../../src/engine/text/tokenize.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { bytesOf, lexiconFor, taggerFor } from './lexicons.ts';

/** The parser of a language. */
export async function parserFor(language: TextLanguage): Promise<Parser> {
  const parser = createParser(await bytesOf(language, 'model'));
  if (!parser) throw new Error(`There is no parser for ${language}`);
  return parser;
}

/** Reads texts of a language as one sentence each. */
export async function sentenceReader(language: TextLanguage): Promise<(text: string) => Sentence> {
  const reader: Reader = {
    language,
    dialect: dialectOf(language, { dialects: {} }),
    cuts: profileOf(language).cuts,
    lexicon: await lexiconFor(language),
    tagger: await taggerFor(language),
    parser: await parserFor(language),
    words: new Map(),
  };
  const tokens = new Tokens();
  return (text) => {
    tokenize(text, tokens);
    return readSentence(text, tokens, { start: 0, end: text.length, from: 0, to: tokens.count }, reader);
  };
}

/** The structure of a sentence that has a parser. */
export function structureOf(sentence: Sentence): Syntax {
  const syntax = syntaxOf(sentence);
  if (!syntax) throw new Error('The sentence has no parser');
  return syntax;
}

/** A tree in one line: each word with its head and label, marks left out. */
export function drawn(sentence: Sentence): string {
  const syntax = structureOf(sentence);
  return sentence.tokens
    .filter(({ kind }) => kind !== 'punctuation')
    .map((token) => {
      const head = syntax.headOf(token)?.token.text ?? '';
      return `${token.text}<${head}:${LABEL_NAMES[syntax.labelOf(token)]}`;
    })
    .join(' ');
}

/** The first token that is written so. */
export function tokenOf({ tokens }: Sentence, text: string): Token {
  const found = tokens.find((token) => token.text === text);
  if (!found) throw new Error(`No word ${text}`);
  return found;
}
