// The table of figures that is kept with the sources, so that a change of the engine can be read in its history. CI has no
// development sets: its test reads the table (tests/quality) rather than measuring again, and a table older than the engine
// is not a failure there. For anyone who has the sets, `npm run quality` reports a stale table.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { TextLanguage } from '../../src/engine/types.ts';
import { ROOT } from '../packs/paths.ts';
import { addBands, BAND_COLUMNS, type Bands, bandCells } from './certainty.ts';
import { fixSureLine } from './corpus/fixSure.ts';
import { lettersLine } from './corpus/letterReport.ts';
import { type Coverage, speaks } from './coverage.ts';
import { coverageLine } from './coverageReport.ts';
import { engineHash } from './engineHash.ts';
import { COLUMNS, columnsOf, everydayLine } from './grammarReport.ts';
import type { MeasuredSet } from './measureSets.ts';
import { share } from './share.ts';

/** Path of the table. */
export const TABLE_FILE = join(ROOT, 'tests/quality/figures.md');

/** The command that regenerates the table. */
export const REFRESH = 'npm run quality -- DATA --write';

const HASH_LINE = /^Engine `([0-9a-f]{16})`/m;

/** The engine hash in a table; null if there is none. */
export const hashIn = (table: string): string | null => HASH_LINE.exec(table)?.[1] ?? null;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table as Markdown. */
export function tableOf(
  figures: ReadonlyMap<TextLanguage, { sets: readonly MeasuredSet[]; coverage: Coverage }>,
  hash: string,
): string {
  const lines = [
    '# Figures on the development sets',
    '',
    `Engine \`${hash}\` (a hash over \`src/engine\` and \`models\`), standard level, default variant. Made by \`${REFRESH}\`.`,
    '',
    'P: matches that touch an edit of a reference. top1: matches whose first replacement leads nearer to one. R: edits touched, of',
    'all, of real words typed for another, and of those between real words (GRAM). Spelling counts on everyday sets and letters;',
    'findings about spaces do not on sets with corrections, which are compared by words and marks. Letters are whole texts with',
    'every mistake marked: GRAM there is all but spelling, and a false alarm touches no mistake.',
  ];
  for (const [language, { sets, coverage }] of figures) {
    lines.push('', `## ${language}`, '', row(['set', ...COLUMNS]), row(['---', ...COLUMNS.map(() => '---:')]));
    for (const { name, figures: each } of sets) lines.push(row([name, ...columnsOf(each)]));
    for (const set of sets) {
      const { name, kind, figures: each } = set;
      if (kind !== 'everyday' && kind !== 'letters') continue;
      const line = kind === 'letters' ? lettersLine(set.figures) : everydayLine(each);
      lines.push('', `${name}: ${line}`, '', row(['kind', 'mistakes', 'found', 'fixed']));
      lines.push(row(['---', '---:', '---:', '---:']));
      for (const [kindName, { edits, found, fixed }] of [...each.byKind].sort((a, b) => b[1].edits - a[1].edits)) {
        lines.push(row([kindName, String(edits), share(found, edits), share(fixed, edits)]));
      }
    }
    const silent = coverage.rules.filter((rule) => !speaks(rule)).map(({ rule }) => `\`${rule}\``);
    lines.push('', `Rules: ${coverageLine(coverage)}.`);
    if (silent.length > 0) lines.push('', `Silent there: ${silent.join(', ')}.`);
  }
  lines.push(...certaintyLines(figures));
  return `${lines.join('\n')}\n`;
}

/** What the bands of certainty promise and keep, by language and set, and on all sets whose every mistake is marked. */
function certaintyLines(figures: ReadonlyMap<TextLanguage, { sets: readonly MeasuredSet[] }>): string[] {
  const columns = ['set', ...BAND_COLUMNS];
  const lines = [
    '',
    '## Certainty',
    '',
    'For each band: findings, the precision promised (their mean probability), and the share that are mistakes whose first correction',
    'is right. Sets in which not every mistake is marked, or whose references rewrite, show less than there is.',
    '',
    row(columns),
    row(['---', ...BAND_COLUMNS.map(() => '---:')]),
  ];
  const marked: Bands = new Map();
  for (const [language, { sets }] of figures) {
    for (const { name, kind, figures: each } of sets) {
      if (each.right === each.texts) continue;
      lines.push(row([`${language} ${name}`, ...bandCells(each.bands)]));
      if (kind === 'letters' || kind === 'everyday') addBands(marked, each.bands);
    }
  }
  lines.push(row(['letters and everyday sets', ...bandCells(marked)]), '', '"Fix all" on letters:', '');
  for (const [language, { sets }] of figures) {
    for (const set of sets) if (set.kind === 'letters') lines.push(`- ${language} ${fixSureLine(set.fixSure)}`);
  }
  return lines;
}

/** Writes the table of all languages; returns its path. */
export function writeTable(figures: Parameters<typeof tableOf>[0]): string {
  mkdirSync(dirname(TABLE_FILE), { recursive: true });
  writeFileSync(TABLE_FILE, tableOf(figures, engineHash()));
  return relative(ROOT, TABLE_FILE);
}

/** Prints a notice if the table was made with another engine, or if there is none. */
export function noteIfStale(print: (line: string) => void): void {
  const hash = existsSync(TABLE_FILE) ? hashIn(readFileSync(TABLE_FILE, 'utf8')) : null;
  if (hash === engineHash()) return;
  print(`${relative(ROOT, TABLE_FILE)} is of ${hash === null ? 'no' : 'another'} engine; anew: ${REFRESH}`);
}
