// The project's own letters and sentences (tests/corpora/letters). Of the half that nobody reads only scores are printed: a
// checker that was bettered on its sentences could no longer be measured by them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultOptions, type TextLanguage } from '../../../src/engine/index.ts';
import { loadedChecker } from '../../packs/load.ts';
import { ROOT } from '../../packs/paths.ts';
import { finder } from '../measureSets.ts';
import { fixSureLine, measureFixSure } from './fixSure.ts';
import { measureLetters } from './letterFigures.ts';
import { printLetterFigures } from './letterReport.ts';
import { readLetters } from './letterRows.ts';

const FOLDER = join(ROOT, 'tests/corpora/letters');

/** The corpora of a language, by name. */
const corporaOf = (language: TextLanguage) =>
  [language, `${language}.everyday`, `${language}.passages`].flatMap((name) => [
    { name: `${name}.dev`, file: join(FOLDER, `${name}.dev.jsonl`), mayBeRead: true },
    { name: `${name}.unread`, file: join(FOLDER, `${name}.unread.jsonl.br`), mayBeRead: false },
  ]);

/** Prints the figures of a language's letters and sentences, of both halves. */
export function printOwnLetters(
  language: TextLanguage,
  options: { misses: boolean; alarms: boolean },
  print: (line: string) => void,
): void {
  const checker = loadedChecker(language);
  const find = finder(checker, language);
  const checkOptions = { ...defaultOptions(), language };
  print(`${language}: own letters and sentences`);
  for (const { name, file, mayBeRead } of corporaOf(language)) {
    if (!existsSync(file)) {
      print(`  ${name}: there is none`);
      continue;
    }
    const letters = readLetters(file);
    const figures = measureLetters(letters, find);
    printLetterFigures(name, figures, print);
    print(`  ${name}: ${fixSureLine(measureFixSure(letters, checker, checkOptions))}`);
    if (!mayBeRead) continue;
    if (options.misses) for (const line of figures.missed) print(`  ${name} missed ${line}`);
    if (options.misses) for (const line of figures.unfixed) print(`  ${name} unfixed ${line}`);
    if (options.alarms) for (const line of figures.alarms) print(`  ${name} alarm ${line}`);
  }
}
