// The spelling of a language on lists of misspellings and on right text, printed beside its targets.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createChecker, defaultOptions, type TextLanguage } from '../../src/engine/index.ts';
import { tablesOf } from '../../src/engine/loaded.ts';
import { readSpellPack } from '../../src/engine/pack/reader.ts';
import { readManifest } from '../packs/manifest.ts';
import { PACK_FOLDER } from '../packs/paths.ts';
import { flaggedShare, measureClean, readClean, readLeftOut } from './cleanText.ts';
import { printClean, printFlagged, printInSentences, printSentences, printSuggestions } from './report.ts';
import { readRows } from './rows.ts';
import { evaluationCases } from './sentenceCases.ts';
import { loadLanguage, sentenceExamples } from './sentenceSuggestions.ts';
import { falseAlarms, readEvaluation, repairs } from './sentences.ts';
import { measureSuggestions } from './suggestions.ts';

/** Measures with the lists of `folder` and the sentences of `sentences`, both with a folder per language. */
export function printSpelling(
  language: TextLanguage,
  folder: string,
  sentences: string,
  print: (line: string) => void,
): void {
  const entry = readManifest()[language]?.spell;
  if (entry === undefined) throw new Error(`There is no pack for ${language}`);
  const bytes = new Uint8Array(readFileSync(join(PACK_FOLDER, entry.file)));
  const checker = createChecker();
  checker.loadSpell(language, bytes);
  const options = { ...defaultOptions(), language, perSentence: false };
  const rows = readRows(folder, language);
  if (rows === null) print(`${language}: no misspellings.dev.tsv in ${folder}`);
  else {
    const quality = measureSuggestions(readSpellPack(bytes, tablesOf), rows);
    printSuggestions(language, quality, print);
    const misspellings = quality.list.map(({ misspelling }) => misspelling);
    printFlagged(language, flaggedShare(checker, misspellings, options), print);
  }
  const right = readClean(folder, language);
  if (right === null) print(`${language}: no clean.tsv.gz in ${folder}`);
  else printClean(language, measureClean(checker, right, readLeftOut(language), options), print);
  const languages = loadLanguage(language);
  if (languages) {
    const hasNet = languages.grammarOf(language)?.hasNet ?? false;
    for (const part of ['others', 'letters'] as const) {
      const examples = sentenceExamples(language, languages, evaluationCases(dirname(sentences), language, part));
      printInSentences(language, part === 'letters' ? 'letters' : 'development sets', examples, hasNet, print);
    }
  }
  for (const [name, set] of readEvaluation(sentences, language)) {
    const alarms = name.startsWith('clean-') ? falseAlarms(checker, set, options) : null;
    printSentences(language, name, alarms ?? repairs(checker, set, language, options), print);
  }
}
