// Word lists from row files (`*.words.tsv`): plain, or with further columns about each word.
import type { Element } from './pattern.ts';
import { markedExample, NOTHING } from './rowCells.ts';
import type { PatternRow } from './types.ts';

/** A list as the build provides it: the names of its columns, `word` first, and the cells of each row. */
export interface WordTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A row's cells by column; an empty cell is ''. */
export type WordRow = Readonly<Record<string, string>> & { readonly word: string };

const WRONG = 'wrong sentence';
const RIGHT = 'right sentence';

/** The rows of a list as records. */
export const recordsOf = ({ columns, rows }: WordTable): WordRow[] =>
  rows.map(
    (cells) =>
      Object.fromEntries(columns.map((column, i) => [column, cells[i] === NOTHING ? '' : (cells[i] ?? '')])) as WordRow,
  );

/** The words of a list, optionally only those whose row has `value` in a column. */
export const wordsIn = (table: WordTable, column?: string, value?: string): string[] =>
  recordsOf(table)
    .filter((row) => column === undefined || row[column] === value)
    .flatMap(({ word }) => word.split(' '));

/** The value of a column, by word. */
export const valuesIn = (table: WordTable, column: string): ReadonlyMap<string, string> =>
  new Map(recordsOf(table).flatMap((row) => row.word.split(' ').map((word) => [word, row[column] ?? ''] as const)));

/** The rows of a list as rows of a rule, with the patterns that the rule builds from each and the row's own sentences. */
export const rowsOfWords = (
  table: WordTable,
  patternsOf: (row: WordRow) => readonly (readonly Element[])[],
): PatternRow[] =>
  recordsOf(table).map((row) => ({
    name: row.word,
    patterns: patternsOf(row),
    wrong: row[WRONG] ? [markedExample(row[WRONG])] : [],
    right: row[RIGHT] ? [row[RIGHT]] : [],
  }));
