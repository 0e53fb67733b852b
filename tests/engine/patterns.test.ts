// What patterns look for must match how sentences are split: "jusqu'à" is read as two words, so a pattern that looks for it
// as one never matches.
import { expect, it } from 'vitest';
import { readPack } from '../../scripts/packs/load.ts';
import { dialectOf } from '../../src/engine/dialects.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { createLexicon } from '../../src/engine/lexicon/createLexicon.ts';
import type { Lexicon } from '../../src/engine/lexicon/lexicon.ts';
import { profileOf } from '../../src/engine/loaded.ts';
import { rulesOf } from '../../src/engine/rules/registry.ts';
import { readSentence } from '../../src/engine/rules/sentence.ts';
import { Tokens, tokenize } from '../../src/engine/text/tokenize.ts';

const lexicons = new Map<TextLanguage, Lexicon>();

function lexiconOf(language: TextLanguage): Lexicon {
  const lexicon =
    lexicons.get(language) ?? createLexicon(readPack(language, 'lex') as Uint8Array, profileOf(language).forms);
  lexicons.set(language, lexicon);
  return lexicon;
}

/** The words of a text as rules see them. */
function wordsOf(text: string, language: TextLanguage): string[] {
  const tokens = new Tokens();
  tokenize(text, tokens);
  const reader = {
    language,
    dialect: dialectOf(language, { dialects: {} }),
    cuts: profileOf(language).cuts,
    lexicon: lexiconOf(language),
    tagger: { tag: () => undefined },
    words: new Map(),
  };
  const range = { start: 0, end: text.length, from: 0, to: tokens.count };
  return readSentence(text, tokens, range, reader).tokens.map(({ lower }) => lower);
}

/** Whether a word can be a single token, adding a letter if it leans on another word: l', -ce. */
function isOneToken(word: string, language: TextLanguage): boolean {
  const text = `${word.startsWith('-') ? 'a' : ''}${word}${word.endsWith("'") ? 'a' : ''}`;
  const alone = wordsOf(word, language);
  return (alone.length === 1 && alone[0] === word) || wordsOf(text, language).includes(word);
}

/** The words that a language's patterns look for but that no sentence can contain, with their rules. */
const deadWords = (language: TextLanguage): string[] =>
  rulesOf(language).flatMap((rule) =>
    rule.kind !== 'tokens'
      ? []
      : rule.patterns
          .flat()
          .flatMap(({ anchor }) => (anchor?.by === 'word' ? [...anchor.values] : []))
          .filter((word) => !isOneToken(word, language))
          .map((word) => `${rule.id}: ${word}`),
  );

it.each(TEXT_LANGUAGES)('patterns of %s look for words that sentences can contain', (language) => {
  expect([...new Set(deadWords(language))]).toEqual([]);
});

it('distinguishes words that are split from those that are not', () => {
  expect(isOneToken("jusqu'", 'fr')).toBe(true);
  expect(isOneToken('-ce', 'fr')).toBe(true);
  expect(isOneToken("jusqu'à", 'fr')).toBe(false);
  expect(isOneToken("aujourd'hui", 'fr')).toBe(true);
  expect(isOneToken("don't", 'en')).toBe(true);
  expect(isOneToken('a lot', 'en')).toBe(false);
});
