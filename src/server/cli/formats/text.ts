// Findings as lines in the form of a compiler's messages, which editors and terminals make clickable.
import type { FileReport } from './report.ts';

/** FILE:LINE:COLUMN: KIND: "WORD": MESSAGE Better: CORRECTIONS [RULE]; Perhaps: where it is in doubt. Columns are UTF-16, from 1. */
export function* textReport(reports: Iterable<FileReport>): Generator<string> {
  for (const { file, lines, issues } of reports) {
    for (const { start, type, text, message, replacements, certainty, rule } of issues) {
      const { line, column } = lines.placeOf(start, 'utf-16');
      const offer = certainty === 'maybe' ? 'Perhaps' : 'Better';
      const hint = replacements.length > 0 ? ` ${offer}: ${replacements.join(', ')}` : '';
      yield `${printable(`${file}:${line + 1}:${column + 1}: ${type}: "${text}": ${message}${hint} [${rule}]`)}\n`;
    }
  }
}

/** Control characters from the text must not control the terminal. */
const printable = (line: string): string => line.replace(/\p{Cc}/gu, '\ufffd');
