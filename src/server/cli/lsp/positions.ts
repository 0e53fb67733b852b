// Positions of the protocol as offsets and back, in the encoding that both sides agreed on. The default is UTF-16.
import type { Position, Range, TextDocumentContentChangeEvent } from 'vscode-languageserver/node';
import { Lines, type Units } from '../lines.ts';

const KNOWN: readonly Units[] = ['utf-16', 'utf-8', 'utf-32'];

/** The encoding to speak: ours where the other side knows it, else the first of its own that we know. */
export function encodingFor(offered: readonly string[] | undefined): Units {
  if (offered === undefined || offered.includes('utf-16')) return 'utf-16';
  return KNOWN.find((units) => offered.includes(units)) ?? 'utf-16';
}

/** A range of offsets as one of the protocol. */
export function rangeOf(lines: Lines, units: Units, { start, end }: { start: number; end: number }): Range {
  const position = (offset: number): Position => {
    const { line, column } = lines.placeOf(offset, units);
    return { line, character: column };
  };
  return { start: position(start), end: position(end) };
}

/** The offset of a position. */
export const offsetOf = (lines: Lines, units: Units, { line, character }: Position): number =>
  lines.offsetOf({ line, column: character }, units);

/** The text after changes, each in the coordinates left by the one before. */
export function applyChanges(text: string, changes: readonly TextDocumentContentChangeEvent[], units: Units): string {
  let current = text;
  for (const change of changes) {
    if (!('range' in change)) {
      current = change.text;
      continue;
    }
    const lines = new Lines(current);
    const start = offsetOf(lines, units, change.range.start);
    const end = Math.max(start, offsetOf(lines, units, change.range.end));
    current = current.slice(0, start) + change.text + current.slice(end);
  }
  return current;
}
