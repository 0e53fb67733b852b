// Builds a small pack from dictionary snippets, for tests: the same way as the real ones, without files.

import { tablesOf } from '../../src/engine/loaded.ts';
import { readSpellPack } from '../../src/engine/pack/reader.ts';
import type { SpellPack } from '../../src/engine/pack/spellPack.ts';
import type { Dialect, TextLanguage } from '../../src/engine/types.ts';
import { buildSpellPack } from './build.ts';

/** What a test pack is made of; everything has a default but the words. */
export interface TestPackOptions {
  affixes?: string;
  /** Lines of a .dic file, without the count. */
  words: readonly string[];
  language?: TextLanguage;
  dialects?: readonly Dialect[];
  withoutSharpS?: readonly Dialect[];
  /** Further dictionaries with the same affixes: words of one dialect each. */
  others?: readonly { words: readonly string[]; dialect: Dialect }[];
  ownWords?: readonly { words: readonly string[]; dialects: readonly Dialect[] }[];
  frequencies?: Readonly<Record<string, number>>;
  ordinals?: boolean;
  /** See LexiconInput. */
  offensive?: readonly string[];
}

/** The bytes of a small pack. */
export function buildTestPack(options: TestPackOptions): Uint8Array {
  const { affixes = '', words, language = 'en', dialects = ['en-US'], others = [], ownWords = [] } = options;
  const text = (lines: readonly string[]) => [String(lines.length), ...lines].join('\n');
  const first = dialects.filter((dialect) => !others.some((other) => other.dialect === dialect));
  return buildSpellPack(
    { language, dialects, keyboard: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'], ordinals: options.ordinals ?? false },
    {
      dialects,
      withoutSharpS: options.withoutSharpS ?? [],
      dictionaries: [
        { affixText: affixes, dictionaryText: text(words), dialects: first },
        ...others.map((other) => ({
          affixText: affixes,
          dictionaryText: text(other.words),
          dialects: [other.dialect],
        })),
      ],
      wordLists: ownWords,
      offensive: options.offensive ?? [],
    },
    new Map(Object.entries(options.frequencies ?? {})),
  ).bytes;
}

/** A small pack, read. */
export const testPack = (options: TestPackOptions): SpellPack => readSpellPack(buildTestPack(options), tablesOf);
