// Prints how far the engine's verdicts agree with hunspell's on generated words and on the words of a data folder.
import type { TextLanguage } from '../../src/engine/types.ts';
import { sampleWords } from '../packs/sampleWords.ts';
import { agreement, comparableDialects, compareVerdicts, loadPack } from '../packs/verdicts.ts';
import { readRows } from './rows.ts';

const GENERATED_WORDS = 500_000;
const SEED = 1;

/** Compares every dialect that has a dictionary of its own. */
export async function printVerdicts(
  languages: readonly TextLanguage[],
  directory: string | undefined,
  print: (line: string) => void,
): Promise<void> {
  for (const language of languages) {
    const rows = directory === undefined ? [] : (readRows(directory, language) ?? []);
    const given = rows.flatMap(({ misspelling, corrections }) => [misspelling, ...corrections]);
    const plain = given.filter((word) => !/[\s’ʼ]/.test(word));
    const words = [...new Set([...plain, ...sampleWords(loadPack(language), GENERATED_WORDS, SEED)])];
    for (const dialect of comparableDialects(language)) {
      const report = await compareVerdicts(language, words, dialect);
      const equal = 100 * agreement(report);
      print(
        `${dialect}: verdicts equal to hunspell ${equal.toFixed(4)} % of ${report.words} words (>= 99.99 ${equal >= 99.99 ? 'met' : 'MISSED'})`,
      );
    }
  }
}
