// What an editor is told of findings and what it may offer: diagnostics, corrections, words for the dictionary.
import { type CodeAction, CodeActionKind, type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node';
import type { FoundIssue } from '../../../sdk/types.ts';
import type { Units } from '../lines.ts';
import type { OpenFile } from './openFile.ts';
import { rangeOf } from './positions.ts';

/** Names of the server's commands. */
export const COMMANDS = {
  addWord: 'spelling-check.addWord',
  ignoreHere: 'spelling-check.ignoreHere',
  disableRule: 'spelling-check.disableRule',
} as const;

/** Corrects everything that is sure. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.spelling-check`;

/** Names of offers in the language of messages. */
export interface OfferTexts {
  add: string;
  ignoreHere: string;
  disableRule: string;
}

const SEVERITIES = {
  sure: DiagnosticSeverity.Warning,
  likely: DiagnosticSeverity.Information,
  maybe: DiagnosticSeverity.Hint,
} as const;

/** A finding as a diagnostic: the surer it is, the more it is seen. */
export function diagnosticOf(file: OpenFile, issue: FoundIssue, units: Units): Diagnostic {
  const { certainty, message, explanation, rule, text } = issue;
  return {
    range: rangeOf(file.lines, units, issue),
    severity: SEVERITIES[certainty],
    source: 'spelling-check',
    code: rule,
    message: [`${text}: ${message}`, explanation].filter(Boolean).join('\n'),
  };
}

/** What can be done about the findings that touch a range. */
export function actionsFor(
  file: OpenFile,
  range: { start: number; end: number },
  units: Units,
  texts: OfferTexts,
): CodeAction[] {
  const touched = file.issues.filter(({ start, end }) => start <= range.end && end >= range.start);
  return touched.flatMap((issue) => {
    const diagnostics = [diagnosticOf(file, issue, units)];
    const place = rangeOf(file.lines, units, issue);
    const corrections = issue.replacements.map(
      (newText, i): CodeAction => ({
        title: newText === '' ? `“${issue.text}” → ∅` : newText,
        kind: CodeActionKind.QuickFix,
        diagnostics,
        isPreferred: i === 0 && issue.certainty !== 'maybe',
        edit: { changes: { [file.uri]: [{ range: place, newText }] } },
      }),
    );
    const offer = (title: string, command: string, ...args: string[]): CodeAction => ({
      title,
      kind: CodeActionKind.QuickFix,
      diagnostics,
      command: { title, command, arguments: [file.uri, ...args] },
    });
    return [
      ...corrections,
      ...(issue.category === 'spelling' ? [offer(`${texts.add}: ${issue.text}`, COMMANDS.addWord, issue.text)] : []),
      offer(texts.ignoreHere, COMMANDS.ignoreHere, issue.ignoreKey),
      ...(issue.category === 'spelling'
        ? []
        : [offer(`${texts.disableRule}: ${issue.rule}`, COMMANDS.disableRule, issue.rule)]),
    ];
  });
}
