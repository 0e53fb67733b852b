// Measures false alarms on correct text: flags per 1,000 words that are not names, and the share of names flagged. Old
// spellings and known slips in the texts themselves (oldSpellings/*.txt, checked by eye) are left out on both sides.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Checker } from '../../src/engine/checker.ts';
import type { CheckOptions, TextLanguage } from '../../src/engine/types.ts';

/** A right sentence and its proper names and foreign words. */
export interface CleanSentence {
  text: string;
  names: ReadonlySet<string>;
}

/** Counts of flags. `error` is the sure tier, `name` the tier of unknown names. */
export interface FlagCounts {
  words: number;
  errors: number;
  names: number;
}

/** What a check of correct text finds. */
export interface CleanQuality {
  ordinary: FlagCounts;
  proper: FlagCounts;
  /** Ordinary words flagged as errors, most frequent first. */
  flagged: ReadonlyMap<string, number>;
}

/** Reads `<dir>/<language>/clean.tsv.gz` (treebank, sentence, names parted by blanks); null when there is none. */
export function readClean(directory: string, language: TextLanguage): CleanSentence[] | null {
  const file = join(directory, language, 'clean.tsv.gz');
  if (!existsSync(file)) return null;
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  return lines.flatMap((line) => {
    const [, text, names] = line.split('\t');
    return text ? [{ text, names: new Set((names ?? '').split(' ').filter((name) => name !== '')) }] : [];
  });
}

/** The audited words of a language that are left out: one per line, `#` begins a comment. */
export function readLeftOut(language: TextLanguage): ReadonlySet<string> {
  const file = join(import.meta.dirname, 'oldSpellings', `${language}.txt`);
  if (!existsSync(file)) return new Set();
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(lines.map((line) => line.replace(/#.*/, '').trim()).filter((word) => word !== ''));
}

const WORD = /\p{L}[\p{L}\p{M}\d]*(?:['’-][\p{L}\p{M}\d]+)*/gu;

/** Checks the sentences one by one. */
export function measureClean(
  checker: Pick<Checker, 'check'>,
  sentences: readonly CleanSentence[],
  leftOut: ReadonlySet<string>,
  options: CheckOptions,
): CleanQuality {
  const ordinary: FlagCounts = { words: 0, errors: 0, names: 0 };
  const proper: FlagCounts = { words: 0, errors: 0, names: 0 };
  const flagged = new Map<string, number>();
  for (const { text, names } of sentences) {
    for (const [word] of text.matchAll(WORD)) {
      if (!leftOut.has(word)) (isName(word, names) ? proper : ordinary).words++;
    }
    for (const issue of checker.check(text, options).issues) {
      if (issue.category !== 'spelling' || leftOut.has(issue.text)) continue;
      const counts = isName(issue.text, names) ? proper : ordinary;
      if (issue.type === 'unknown-name') counts.names++;
      else counts.errors++;
      if (counts === ordinary && issue.type === 'misspelling') {
        flagged.set(issue.text, (flagged.get(issue.text) ?? 0) + 1);
      }
    }
  }
  return { ordinary, proper, flagged: new Map([...flagged].sort((a, b) => b[1] - a[1])) };
}

// A word is a name when it, or one of its parts (d'Anderson, Köln-Deutz), is marked as one.
function isName(word: string, names: ReadonlySet<string>): boolean {
  return names.has(word) || word.split(/['’-]/).some((part) => part.length > 1 && names.has(part));
}

/** Share in percent of lower-case misspellings that the checker flags as errors. */
export function flaggedShare(
  checker: Pick<Checker, 'check'>,
  misspellings: readonly string[],
  options: CheckOptions,
): { words: number; flagged: number } {
  const lower = misspellings.filter((word) => word === word.toLowerCase());
  let flagged = 0;
  for (const word of lower) {
    if (checker.check(word, options).issues.some((issue) => issue.type === 'misspelling')) flagged++;
  }
  return { words: lower.length, flagged: lower.length === 0 ? 0 : (100 * flagged) / lower.length };
}
