// Rows of misspellings.dev.tsv (misspelling, corrections parted by |, sources parted by +) and which of them count:
// single words that the plain dictionary rejects and of whose corrections it accepts at least one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextLanguage } from '../../src/engine/types.ts';

/** One row of a list of misspellings. */
export interface MisspellingRow {
  misspelling: string;
  corrections: readonly string[];
  sources: readonly string[];
  /** 0 or 1 by a hash of the correction: tuning on one half leaves the other unseen. */
  half: 0 | 1;
}

/** How many rows a list has and how many count. */
export interface CountedRows {
  all: number;
  /** Single words, right corrections, but the dictionary accepts the misspelling too. */
  accepted: number;
  counted: MisspellingRow[];
}

/** The form in which suggestions and corrections are compared: case and kind of apostrophe do not matter. */
export function comparable(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").toLowerCase();
}

/** Reads the rows of a list. Lines without a correction are left out. */
export function parseRows(text: string): MisspellingRow[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [misspelling, corrections, sources] = line.split('\t');
    if (!misspelling || !corrections) return [];
    const list = corrections.split('|');
    return [{ misspelling, corrections: list, sources: (sources ?? '').split('+'), half: halfOf(list[0] as string) }];
  });
}

/** Keeps the rows that count, with the corrections that the dictionary accepts. */
export function countRows(rows: readonly MisspellingRow[], isWord: (word: string) => boolean): CountedRows {
  let accepted = 0;
  const counted: MisspellingRow[] = [];
  for (const row of rows) {
    if (/\s/.test(row.misspelling)) continue;
    const corrections = row.corrections.filter((correction) => !/\s/.test(correction) && isWord(correction));
    if (corrections.length === 0) continue;
    if (isWord(row.misspelling)) accepted++;
    else counted.push({ ...row, corrections });
  }
  return { all: rows.length, accepted, counted };
}

/** The rows of a language in a data folder: `<dir>/<language>/misspellings.dev.tsv`. */
export function readRows(directory: string, language: TextLanguage): MisspellingRow[] | null {
  const file = join(directory, language, 'misspellings.dev.tsv');
  return existsSync(file) ? parseRows(readFileSync(file, 'utf8')) : null;
}

// FNV-1a with a final mix, so that neighbours in a sorted list fall apart.
function halfOf(correction: string): 0 | 1 {
  let hash = 2166136261;
  for (const letter of comparable(correction)) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash & 1) as 0 | 1;
}
