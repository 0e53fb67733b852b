// Findings for reviewdog: its diagnostic format, one JSON object a line. Columns are bytes of UTF-8, from 1.
import type { FileReport } from './report.ts';

const SEVERITIES = { sure: 'WARNING', likely: 'WARNING', maybe: 'INFO' } as const;

/** One line for each finding. */
export function* rdjsonlReport(reports: Iterable<FileReport>): Generator<string> {
  for (const { file, lines, issues } of reports) {
    for (const { start, end, message, replacements, certainty, rule } of issues) {
      const place = (offset: number) => {
        const { line, column } = lines.placeOf(offset, 'utf-8');
        return { line: line + 1, column: column + 1 };
      };
      const range = { start: place(start), end: place(end) };
      const diagnostic = {
        message,
        location: { path: file, range },
        severity: SEVERITIES[certainty],
        source: { name: 'spelling-check' },
        code: { value: rule },
        ...(replacements.length > 0 && { suggestions: replacements.map((text) => ({ range, text })) }),
      };
      yield `${JSON.stringify(diagnostic)}\n`;
    }
  }
}
