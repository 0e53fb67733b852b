// Checkers with real packs for tests. Packs are built by a step before the tests, never inside one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveGrammar, giveRules } from '../../scripts/packs/load.ts';
import { readManifest } from '../../scripts/packs/manifest.ts';
import { PACK_FOLDER } from '../../scripts/packs/paths.ts';
import {
  type Checker,
  type CheckOptions,
  createChecker,
  defaultOptions,
  type TextLanguage,
} from '../../src/engine/index.ts';
import { rulesOf } from '../../src/engine/rules/registry.ts';

/** The bytes of a language's built pack. */
export function packBytes(language: TextLanguage): Uint8Array {
  const file = readManifest()[language]?.spell.file;
  if (!file) throw new Error(`No ${language} pack: run "npm run packs" first.`);
  return new Uint8Array(readFileSync(join(PACK_FOLDER, file)));
}

/** A checker with these languages loaded. */
export function checkerWith(...languages: TextLanguage[]): Checker {
  const checker = createChecker();
  for (const language of languages) checker.loadSpell(language, packBytes(language));
  return checker;
}

/** Adds a language's grammar, and its context net if it has one, to its spelling. */
export function bringGrammar(checker: Checker, language: TextLanguage): void {
  const isGiven = giveGrammar(checker, language, rulesOf(language));
  if (!isGiven) throw new Error(`No grammar of ${language}: run "npm run packs" first.`);
}

/**
 * A checker with the spelling and the rules of these languages: for tests of many long texts, in which context nets, each
 * reading every sentence, would take most of the time and change nothing.
 */
export function rulesChecker(...languages: TextLanguage[]): Checker {
  const checker = checkerWith(...languages);
  for (const language of languages) giveRules(checker, language, rulesOf(language));
  return checker;
}

/** Usual options with some of them changed. */
export const optionsWith = (changes: Partial<CheckOptions>): CheckOptions => ({ ...defaultOptions(), ...changes });
