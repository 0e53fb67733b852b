// An engine with the built packs of a language: for commands and tests that check texts in Node.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Checker, createChecker, type Rule, type TextLanguage } from '../../src/engine/index.ts';
import { rulesOf } from '../rows/rules.ts';
import { type PackPart, readManifest } from './manifest.ts';
import { PACK_FOLDER } from './paths.ts';

/** The bytes of a built pack; undefined when there is none. */
export function readPack(language: TextLanguage, part: PackPart): Uint8Array | undefined {
  const file = readManifest()[language]?.[part]?.file;
  const path = file && join(PACK_FOLDER, file);
  return path && existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined;
}

/** Gives a checker a language's context net, where there is one. */
export function giveContext(checker: Checker, language: TextLanguage): void {
  const context = readPack(language, 'context');
  if (context) checker.loadContext(language, context);
}

/** Gives a checker what a language's rules need, without its context net. Returns whether it is there. */
export function giveRules(checker: Checker, language: TextLanguage, rules: readonly Rule[]): boolean {
  const [lex, model] = (['lex', 'model'] as const).map((part) => readPack(language, part));
  if (!lex || !model) return false;
  checker.loadGrammar(language, lex, model, rules);
  return true;
}

/** Gives a checker a language's grammar and, where there is one, its context net. Returns whether there is a grammar. */
export function giveGrammar(checker: Checker, language: TextLanguage, rules: readonly Rule[]): boolean {
  if (!giveRules(checker, language, rules)) return false;
  giveContext(checker, language);
  return true;
}

/** A checker with all that has been built of these languages. Throws when a `spell` pack has not been built. */
export function loadedChecker(...languages: TextLanguage[]): Checker {
  const checker = createChecker();
  for (const language of languages) {
    const spell = readPack(language, 'spell');
    if (!spell) throw new Error(`No ${language} pack: run "npm run packs" first.`);
    checker.loadSpell(language, spell);
    giveGrammar(checker, language, rulesOf(language));
  }
  return checker;
}
