// The development sets: <folder>/<language>/*.jsonl, each line a text with its corrections. Differences in format between
// the sets are evened out here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TextLanguage } from '../../src/engine/types.ts';
import { isRawLetter, type Letter, letterOf } from './corpus/letterRows.ts';
import type { Edit } from './edits.ts';

/** A text of a set. */
export interface EvaluationRow {
  text: string;
  /** Corrected texts, any of which is acceptable; the text itself if it is right. Empty if only the place is known. */
  refs: readonly string[];
  /** The mistakes, if they are marked in the text; otherwise they are found by comparison. */
  edits?: readonly Edit[];
  /** The place of the mistake, in sets that give no correction. */
  span?: readonly [start: number, end: number];
  /** The kinds of mistakes, separated by `+`, in text order. */
  kind?: string;
  /** The row as a letter, in sets whose every mistake is marked with its right readings. */
  letter?: Letter;
}

/** A set and what its name says about it. */
export interface EvaluationSet {
  name: string;
  rows: EvaluationRow[];
}

interface RawRow {
  text?: unknown;
  refs?: unknown;
  kind?: unknown;
  incorrect?: unknown;
  start?: unknown;
  end?: unknown;
  corrections?: unknown;
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** A letter with its first right readings as the reference. */
function letterRow(letter: Letter): EvaluationRow {
  const { text } = letter;
  const counted = letter.mistakes.filter(({ optional }) => !optional);
  const edits = counted.map(({ start, end, good }) => ({ start, end, insert: good[0] as string }));
  const right = edits.reduceRight((all, edit) => all.slice(0, edit.start) + edit.insert + all.slice(edit.end), text);
  return { text, refs: [right], edits, kind: counted.map(({ kind }) => kind).join('+'), letter };
}

/** One line of a file; null if it has no text. A row without corrections is right, unless it says otherwise. */
export function rowOf(raw: RawRow): EvaluationRow | null {
  const { text, kind, incorrect, start, end } = raw;
  if (typeof text !== 'string' || text === '') return null;
  if (isRawLetter(raw)) return letterRow(letterOf(raw));
  const own = typeof kind === 'string' ? { kind } : {};
  if (raw.refs !== undefined) return { text, refs: strings(raw.refs), ...own };
  if (incorrect !== true || typeof start !== 'number' || typeof end !== 'number') return { text, refs: [text], ...own };
  const refs = strings(raw.corrections).map((correction) => text.slice(0, start) + correction + text.slice(end));
  return refs.length > 0 ? { text, refs } : { text, refs, span: [start, end] };
}

/** A language's sets, sorted by name; [] if there are none. `only` is the beginning of a name. */
export function readSets(folder: string, language: TextLanguage, only = ''): EvaluationSet[] {
  const own = join(folder, language);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .filter((file) => file.endsWith('.jsonl') && file.startsWith(only))
    .sort()
    .map((file) => ({ name: basename(file, '.jsonl').replace(/\.dev$/, ''), rows: readSet(join(own, file)) }));
}

function readSet(file: string): EvaluationRow[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    try {
      return rowOf(JSON.parse(line) as RawRow) ?? [];
    } catch (error) {
      throw new Error(`${file}, line ${i + 1}: ${String(error)}`, { cause: error });
    }
  });
}

/** Whether all texts of a set are right, so that it measures nothing but false alarms. */
export const isCleanSet = ({ rows }: EvaluationSet): boolean => rows.every((row) => row.refs.includes(row.text));
