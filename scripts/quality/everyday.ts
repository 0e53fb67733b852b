// Measures a whole check as a person would who tries it out: how many mistakes are found and mended, how many right
// sentences are marked. Rows are JSON lines {text, refs, kind?}; a row is right when a reference equals its text.
import { readFileSync } from 'node:fs';
import type { Checker, CheckOptions, Issue, TextLanguage } from '../../src/engine/index.ts';
import { distance, editsBetween, touches } from './edits.ts';

/** One line of a development set. */
export interface Row {
  text: string;
  refs: readonly string[];
  kind?: string;
}

/** What a set showed; shares are of edits, except `flagged` (right sentences with a finding). */
export interface EverydayFigures {
  edits: number;
  found: number;
  fixed: number;
  matches: number;
  /** Matches that touch an edit, and matches whose first replacement leads nearer to a reference. */
  hits: number;
  firstFixes: number;
  right: number;
  flagged: number;
  byRule: Map<string, { hits: number; fixes: number; alarms: number }>;
  missed: string[];
  alarms: string[];
}

/** Rows of a file in JSON lines. */
export const readRows = (file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);

/** Measures a set. `only` chooses the findings that count (grammar alone, say); style and unknown names never count. */
export function measureSet(
  checker: Checker,
  language: TextLanguage,
  rows: readonly Row[],
  options: CheckOptions,
  only: (issue: Issue) => boolean = () => true,
): EverydayFigures {
  const figures: EverydayFigures = {
    edits: 0,
    found: 0,
    fixed: 0,
    matches: 0,
    hits: 0,
    firstFixes: 0,
    right: 0,
    flagged: 0,
    byRule: new Map(),
    missed: [],
    alarms: [],
  };
  for (const row of rows) {
    const counted = checker
      .check(row.text, options)
      .issues.filter((issue) => issue.category !== 'style' && issue.type !== 'unknown-name' && only(issue));
    const isRight = row.refs.includes(row.text);
    const edits = isRight ? [] : nearest(row);
    const fixes = counted.map((issue) => bringsNearer(checker, language, row, issue, options));
    const hits = counted.map((issue) => edits.some((edit) => touches(edit, issue.start, issue.end)));
    figures.matches += counted.length;
    counted.forEach((issue, i) => {
      const entry = figures.byRule.get(issue.rule) ?? { hits: 0, fixes: 0, alarms: 0 };
      figures.byRule.set(issue.rule, entry);
      if (hits[i]) entry.hits++;
      else {
        entry.alarms++;
        figures.alarms.push(`${issue.rule} [${issue.text}] ${row.text}`);
      }
      if (fixes[i]) entry.fixes++;
    });
    figures.hits += hits.filter(Boolean).length;
    figures.firstFixes += fixes.filter(Boolean).length;
    if (isRight) {
      figures.right++;
      if (counted.length > 0) figures.flagged++;
    }
    for (const edit of edits) {
      figures.edits++;
      const touching = counted.flatMap((issue, i) => (touches(edit, issue.start, issue.end) ? [i] : []));
      if (touching.length > 0) figures.found++;
      else
        figures.missed.push(`${row.kind ?? ''} [${row.text.slice(edit.start, edit.end)}>${edit.insert}] ${row.text}`);
      if (touching.some((i) => fixes[i])) figures.fixed++;
    }
  }
  return figures;
}

/** Edits to the reference that changes least. */
function nearest(row: Row): ReturnType<typeof editsBetween> {
  const all = row.refs.map((reference) => editsBetween(row.text, reference));
  return all.reduce((best, each) => (each.length < best.length ? each : best), all[0] ?? []);
}

function bringsNearer(
  checker: Checker,
  language: TextLanguage,
  row: Row,
  issue: Issue,
  options: CheckOptions,
): boolean {
  const fix = issue.replacements
    ? issue.replacements[0]
    : checker.suggest(issue.text, issue.language ?? language, options, 1)[0]?.text;
  if (fix === undefined) return false;
  const changed = row.text.slice(0, issue.start) + fix + row.text.slice(issue.end);
  return row.refs.some((reference) => distance(changed, reference) < distance(row.text, reference));
}
