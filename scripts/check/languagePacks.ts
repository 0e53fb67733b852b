// Loads the packs that a text needs: the one for its language, then those for sentences in other languages.
import {
  type CheckedDocument,
  type Checker,
  type CheckOptions,
  type CheckResult,
  createTongues,
  loadMotherTongue,
  loadRules,
  type TextLanguage,
} from '../../src/engine/index.ts';
import { ensurePacks } from '../packs/ensure.ts';
import { giveGrammar, readPack } from '../packs/load.ts';
import { CommandError } from './arguments.ts';

/** Gives the checker a language's pack, building it first if it is stale. Throws CommandError. */
export async function loadLanguage(checker: Checker, language: TextLanguage): Promise<void> {
  try {
    await ensurePacks({ languages: [language], log: (line) => process.stderr.write(`${line}\n`) });
    const spell = readPack(language, 'spell');
    if (!spell) throw new Error('it is not in the manifest');
    checker.loadSpell(language, spell);
    giveGrammar(checker, language, await loadRules(language));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`The ${language} dictionary cannot be used (${reason}). Try: npm run packs -- --force`, 3);
  }
}

/** A complete check that loads missing packs and continues, and the text as it was checked. Throws CommandError. */
export async function checkWithPacks(
  checker: Checker,
  text: string,
  options: CheckOptions,
): Promise<{ found: CheckResult; document: CheckedDocument }> {
  const first = options.language === 'auto' ? checker.detect(text)[0]?.language : options.language;
  if (first && !checker.loaded().includes(first)) await loadLanguage(checker, first);
  const tongues = createTongues(checker, loadMotherTongue);
  for (;;) {
    await tongues.bring(options);
    const document = checker.open(text, options);
    const { deltas, ...found } = document.step(Number.POSITIVE_INFINITY, null);
    if (found.missing.every((language) => checker.loaded().includes(language))) {
      return { found: { ...found, issues: deltas.flatMap(({ issues }) => issues) }, document };
    }
    for (const language of found.missing) await loadLanguage(checker, language);
  }
}
