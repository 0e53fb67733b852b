// The engines that are timed side by side, each behind the same two calls. Loaded in a separate process (measure.ts).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createChecker, defaultOptions } from '../../src/engine/index.ts';
import { tablesOf } from '../../src/engine/loaded.ts';
import { readSpellPack } from '../../src/engine/pack/reader.ts';
import { isWord } from '../../src/engine/spelling/lookup.ts';
import { lastVisits, suggest } from '../../src/engine/spelling/rank/rank.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { readManifest } from '../packs/manifest.ts';
import { PACK_FOLDER } from '../packs/paths.ts';

/** A speller that is ready for use. */
export interface BenchEngine {
  isWord(word: string): boolean;
  suggest(word: string): unknown;
  /** Work of the last suggestion, where the engine counts it. */
  visits?(): number;
  /** Checks a whole text; only our own engine does. */
  check?(text: string): number;
}

/** Names of the engines, ours first. */
export const ENGINE_NAMES = ['own', 'hunspell-wasm', 'nspell', 'cspell-trie'] as const;

/** One of ENGINE_NAMES. */
export type EngineName = (typeof ENGINE_NAMES)[number];

const NODE_MODULES = join(import.meta.dirname, '../../node_modules');

/** Reads what the engine needs from the disk and returns a function that loads it: only the latter is timed. */
export function prepareEngine(name: EngineName, language: TextLanguage): () => Promise<BenchEngine> {
  switch (name) {
    case 'own':
      return prepareOwn(language);
    case 'hunspell-wasm':
      return prepareHunspell(language);
    case 'nspell':
      return prepareNspell(language);
    case 'cspell-trie':
      return prepareCspell(language);
  }
}

function prepareOwn(language: TextLanguage): () => Promise<BenchEngine> {
  const entry = readManifest()[language]?.spell;
  if (entry === undefined) throw new Error(`There is no pack for ${language}`);
  const bytes = new Uint8Array(readFileSync(join(PACK_FOLDER, entry.file)));
  return async () => {
    const pack = readSpellPack(bytes, tablesOf);
    const options = { ...defaultOptions(), language, perSentence: false };
    const checker = createChecker();
    let isLoaded = false;
    return {
      isWord: (word) => isWord(pack, word, 1),
      suggest: (word) => suggest(pack, word, 1),
      visits: lastVisits,
      check: (text) => {
        if (!isLoaded) checker.loadSpell(language, bytes);
        isLoaded = true;
        return checker.check(text, options).issues.length;
      },
    };
  };
}

function dictionary(language: TextLanguage): { aff: Buffer; dic: Buffer } {
  const folder = join(NODE_MODULES, `dictionary-${language}`);
  return { aff: readFileSync(join(folder, 'index.aff')), dic: readFileSync(join(folder, 'index.dic')) };
}

function prepareHunspell(language: TextLanguage): () => Promise<BenchEngine> {
  const { aff, dic } = dictionary(language);
  return async () => {
    const { createHunspellFromStrings } = await import('hunspell-wasm');
    const speller = await createHunspellFromStrings(aff.toString('utf8'), dic.toString('utf8'));
    return {
      isWord: (word) => speller.testSpelling(word),
      suggest: (word) => speller.getSpellingSuggestions(word),
    };
  };
}

function prepareNspell(language: TextLanguage): () => Promise<BenchEngine> {
  const { aff, dic } = dictionary(language);
  return async () => {
    const { default: nspell } = await import('nspell');
    const speller = nspell({ aff, dic });
    return { isWord: (word) => speller.correct(word), suggest: (word) => speller.suggest(word) };
  };
}

const CSPELL_FILES: Readonly<Record<TextLanguage, string>> = {
  en: 'dict-en_us/en_US.trie.gz',
  fr: 'dict-fr-fr/fr-fr.trie.gz',
  de: 'dict-de-de/de_DE.trie.gz',
  it: 'dict-it-it/dict/it-it.trie',
  es: 'dict-es-es/Spanish.trie.gz',
};

function prepareCspell(language: TextLanguage): () => Promise<BenchEngine> {
  const bytes = readFileSync(join(NODE_MODULES, '@cspell', CSPELL_FILES[language]));
  return async () => {
    const { decodeTrie } = await import('cspell-trie-lib');
    const trie = decodeTrie(isGzip(bytes) ? gunzipSync(bytes) : bytes);
    return {
      isWord: (word) => trie.has(word) || (word !== word.toLowerCase() && trie.has(word.toLowerCase())),
      suggest: (word) => trie.suggest(word, { numSuggestions: 10, timeout: 5000 }),
    };
  };
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
