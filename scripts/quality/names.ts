// How many names of news the checker does not know: marks per 1,000 words of right text, and those taken for mistakes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Checker, defaultOptions, type TextLanguage } from '../../src/engine/index.ts';
import { loadedChecker } from '../packs/load.ts';

/** Marks on the words of a text. */
export interface NameFigures {
  words: number;
  unknown: number;
  misspelt: number;
  /** Unknown names with how often they occur. */
  names: ReadonlyMap<string, number>;
}

/** Texts of the news and of parliaments. */
const NEWS = /^(?:wikinews|parlamint|fr-assemblee|bundestag|europarlmin)/;
/** Lines that are read of each. */
const MOST_LINES = 1500;
const WORD = /\p{L}[\p{L}\p{M}\d'’-]*/gu;

/** The target: unknown names per 1,000 words of news. */
export const NAME_TARGET = 8;

/** Counts the marks of spelling in right texts. */
export function measureNames(
  checker: Pick<Checker, 'check'>,
  texts: readonly string[],
  language: TextLanguage,
): NameFigures {
  const options = { ...defaultOptions(), language };
  const names = new Map<string, number>();
  const figures = { words: 0, unknown: 0, misspelt: 0, names };
  for (const text of texts) {
    figures.words += text.match(WORD)?.length ?? 0;
    for (const issue of checker.check(text, options).issues) {
      if (issue.type === 'misspelling') figures.misspelt++;
      if (issue.type !== 'unknown-name') continue;
      figures.unknown++;
      names.set(issue.text, (names.get(issue.text) ?? 0) + 1);
    }
  }
  return figures;
}

/** Measures clean-news of the sets and the news among the texts; with `alarms` the names are printed. */
export function printNames(
  language: TextLanguage,
  { sets, text }: { sets: string; text: string },
  alarms: boolean,
  print: (line: string) => void,
): void {
  const checker = loadedChecker(language);
  for (const [name, texts] of newsOf(join(sets, language), join(text, language))) {
    const { words, unknown, misspelt, names } = measureNames(checker, texts, language);
    const share = (count: number) => ((1000 * count) / Math.max(1, words)).toFixed(1);
    print(
      `${language} ${name}: ${words} words, per 1,000 of them ${share(unknown)} unknown names (at most ${NAME_TARGET}), ${share(misspelt)} misspellings`,
    );
    if (alarms) print(`  ${[...names].map(([word, count]) => `${word} ${count}`).join(', ')}`);
  }
}

function newsOf(sets: string, texts: string): [string, string[]][] {
  const found: [string, string[]][] = [];
  const clean = join(sets, 'clean-news.jsonl');
  if (existsSync(clean)) {
    const rows = readFileSync(clean, 'utf8').split('\n').filter(Boolean);
    found.push(['clean-news', rows.map((row) => (JSON.parse(row) as { text: string }).text)]);
  }
  for (const name of existsSync(texts) ? readdirSync(texts).filter((file) => NEWS.test(file)) : []) {
    const lines = gunzipSync(readFileSync(join(texts, name)))
      .toString('utf8')
      .split('\n');
    found.push([name.replace(/\..*/, ''), lines.filter(Boolean).slice(0, MOST_LINES)]);
  }
  return found;
}
