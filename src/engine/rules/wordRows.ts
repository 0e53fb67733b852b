// Lists of words from files of rows (`*.words.tsv`): plain, or with what is known of each word.
import type { Element } from './pattern.ts';
import { markedExample, NOTHING } from './rowCells.ts';
import type { PatternRow } from './types.ts';

/** A list as the build hands it over: the names of its columns, `word` first, and the cells of each row. */
export interface WordTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a row says of its words, by column; a cell without anything is ''. */
export type WordRow = Readonly<Record<string, string>> & { readonly word: string };

const WRONG = 'wrong sentence';
const RIGHT = 'right sentence';

/** The rows of a list as records. */
export const recordsOf = ({ columns, rows }: WordTable): WordRow[] =>
  rows.map(
    (cells) =>
      Object.fromEntries(columns.map((column, i) => [column, cells[i] === NOTHING ? '' : (cells[i] ?? '')])) as WordRow,
  );

/** The words of a list, or those alone whose row says `value` in a column. */
export const wordsIn = (table: WordTable, column?: string, value?: string): string[] =>
  recordsOf(table)
    .filter((row) => column === undefined || row[column] === value)
    .flatMap(({ word }) => word.split(' '));

/** By word, what a column says of it. */
export const valuesIn = (table: WordTable, column: string): ReadonlyMap<string, string> =>
  new Map(recordsOf(table).flatMap((row) => row.word.split(' ').map((word) => [word, row[column] ?? ''] as const)));

/** The rows of a list as rows of a rule, with the patterns that the rule makes of each and the row's own sentences. */
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
