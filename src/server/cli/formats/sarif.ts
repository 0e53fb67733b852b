// Findings as SARIF 2.1.0, which code hosts show beside the lines of a change. Columns are UTF-16, from 1.
import { VERSION } from '../../../sdk/version.ts';
import type { FileReport } from './report.ts';

const LEVELS = { sure: 'warning', likely: 'warning', maybe: 'note' } as const;

/** The whole log as text. */
export function* sarifReport(reports: Iterable<FileReport>): Generator<string> {
  const rules = new Map<string, { id: string; name: string; shortDescription: { text: string } }>();
  const results: object[] = [];
  for (const { file, lines, issues } of reports) {
    const uri = file.split('/').map(encodeURIComponent).join('/');
    for (const { start, end, message, title, replacements, certainty, probability, rule } of issues) {
      rules.set(rule, { id: rule, name: rule, shortDescription: { text: title } });
      const from = lines.placeOf(start, 'utf-16');
      const to = lines.placeOf(end, 'utf-16');
      const region = {
        startLine: from.line + 1,
        startColumn: from.column + 1,
        endLine: to.line + 1,
        endColumn: to.column + 1,
      };
      const artifactLocation = { uri };
      results.push({
        ruleId: rule,
        ruleIndex: [...rules.keys()].indexOf(rule),
        level: LEVELS[certainty],
        rank: Math.round(probability * 100),
        message: { text: replacements.length > 0 ? `${message} (${replacements.join(', ')})` : message },
        locations: [{ physicalLocation: { artifactLocation, region } }],
        ...(replacements.length > 0 && {
          fixes: replacements.map((text) => ({
            description: { text },
            artifactChanges: [
              { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text } }] },
            ],
          })),
        }),
      });
    }
  }
  const driver = { name: 'spelling-check', version: VERSION, rules: [...rules.values()] };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  yield `${JSON.stringify(log, null, 1)}\n`;
}
