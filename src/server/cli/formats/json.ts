// Findings as JSON: one object, files in order. Lines and columns from 1, offsets and columns in UTF-16.
import { VERSION } from '../../../sdk/version.ts';
import type { FileReport } from './report.ts';

/** The whole answer as text. */
export function* jsonReport(reports: Iterable<FileReport>): Generator<string> {
  yield `{"tool":"spelling-check","version":${JSON.stringify(VERSION)},"files":[`;
  let isFirst = true;
  for (const { file, lines, issues, language, words } of reports) {
    const told = issues.map(({ ignoreKey, ...issue }) => {
      const from = lines.placeOf(issue.start, 'utf-16');
      const to = lines.placeOf(issue.end, 'utf-16');
      return {
        ...issue,
        ignoreKey,
        line: from.line + 1,
        column: from.column + 1,
        endLine: to.line + 1,
        endColumn: to.column + 1,
      };
    });
    yield `${isFirst ? '' : ','}\n${JSON.stringify({ file, language, words, issues: told })}`;
    isFirst = false;
  }
  yield ']}\n';
}
