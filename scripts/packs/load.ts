// An engine with the built packs of a language: for commands and tests that check texts in Node.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Checker, createChecker, type TextLanguage } from '../../src/engine/index.ts';
import { rulesOf } from '../rows/rules.ts';
import { readManifest } from './manifest.ts';
import { PACK_FOLDER } from './paths.ts';

/** A part of a language's data. */
export type PackPart = 'spell' | 'lex' | 'model';

/** The bytes of a built pack; undefined when there is none. */
export function readPack(language: TextLanguage, part: PackPart): Uint8Array | undefined {
  const file = readManifest()[language]?.[part]?.file;
  const path = file && join(PACK_FOLDER, file);
  return path && existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined;
}

/** A checker with spelling and grammar of these languages. Throws when a `spell` pack has not been built. */
export function loadedChecker(...languages: TextLanguage[]): Checker {
  const checker = createChecker();
  for (const language of languages) {
    const spell = readPack(language, 'spell');
    if (!spell) throw new Error(`No ${language} pack: run "npm run packs" first.`);
    checker.loadSpell(language, spell);
    const [lex, model] = [readPack(language, 'lex'), readPack(language, 'model')];
    if (lex && model) checker.loadGrammar(language, lex, model, rulesOf(language));
  }
  return checker;
}
