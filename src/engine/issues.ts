// Findings as issues: absolute offsets, message keys, and what the person has decided to hide left out.
import type { Finding, FindingKind } from './checkTypes.ts';
import type { Hidden } from './ignore.ts';
import type { Piece } from './incrementalPieces.ts';
import type { Issue } from './types.ts';

const RULES: Readonly<Record<FindingKind, { rule: string; message: string }>> = {
  error: { rule: 'spelling.unknown-word', message: 'spelling.unknownWord' },
  name: { rule: 'spelling.unknown-name', message: 'spelling.unknownName' },
  dialect: { rule: 'spelling.other-dialect', message: 'spelling.otherDialect' },
};

/** Issues of one piece, in order. */
export function issuesOf(piece: Piece, hidden: Hidden): Issue[] {
  const issues: Issue[] = [];
  for (const finding of piece.findings) {
    const ignoreKey = finding.occurrence === 0 ? finding.key : `${finding.key}.${finding.occurrence}`;
    if (hidden.accepts(finding.word) || hidden.ignores(ignoreKey)) continue;
    if (finding.token !== finding.word && hidden.accepts(finding.token)) continue;
    const kind = tierOf(finding);
    const { rule, message } = RULES[kind];
    const params: Record<string, string> = { word: finding.word };
    if (kind === 'dialect') params.dialect = finding.dialect;
    issues.push({
      start: piece.start + finding.start,
      end: piece.start + finding.end,
      rule,
      category: 'spelling',
      type: kind === 'name' ? 'unknown-name' : 'misspelling',
      language: finding.language,
      text: finding.word,
      message: { key: message, params },
      ignoreKey,
    });
  }
  return issues;
}

const tierOf = (finding: Finding): FindingKind =>
  finding.kind === 'error' && finding.isRepeatedName ? 'name' : finding.kind;
