// The project's own everyday sentences (tests/corpora/<language>.everyday.txt): what the whole check makes of them, and whether
// that is worse than it was (<language>.baseline.json beside them). Unlike the development sets they are part of the sources.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checker, TextLanguage } from '../../src/engine/index.ts';
import { loadedChecker } from '../packs/load.ts';
import { ROOT } from '../packs/paths.ts';
import { judgeWith } from './editKinds.ts';
import type { Edit } from './edits.ts';
import type { EvaluationRow } from './evaluationSets.ts';
import { finder } from './measureSets.ts';
import { measureSet } from './setFigures.ts';
import { share } from './share.ts';

/** The figures kept from a measurement; the lists name the sentences. */
export interface CorpusFigures {
  mistakes: number;
  found: number;
  fixed: number;
  right: number;
  /** Right sentences with a finding. */
  flagged: number;
  /** Findings in wrong sentences that do not touch a mistake. */
  stray: number;
  missed: string[];
  unfixed: string[];
  alarms: string[];
}

const FOLDER = join(ROOT, 'tests/corpora');
const baselineFile = (language: TextLanguage): string => join(FOLDER, `${language}.baseline.json`);

const LINE = /^([\p{Ll}-]+): (.+)$/u;
const MARK = /\{([^{}]*)=>([^{}]*)\}/g;

/** Reads lines `kind: text` where a mistake is written {wrong=>right}; `#` begins a comment. Throws on any other line. */
export function parseCorpus(text: string): EvaluationRow[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const [, kind = '', marked = ''] = LINE.exec(line) ?? [];
    const row = { kind, text: marked.replace(MARK, '$1'), refs: [marked.replace(MARK, '$2')], edits: editsIn(marked) };
    if (kind === '' || /[{}]|=>| {2}/.test(row.text + row.refs[0])) throw new Error(`Not a line of a corpus: ${line}`);
    if ((kind === 'right') !== row.refs.includes(row.text)) throw new Error(`Right or wrong? ${line}`);
    return [row];
  });
}

/** The marked mistakes, with offsets into the text without the marks. */
function editsIn(marked: string): Edit[] {
  let removed = 0;
  return [...marked.matchAll(MARK)].map(({ 0: mark, 1: written = '', 2: insert = '', index }) => {
    const start = index - removed;
    removed += mark.length - written.length;
    return { start, end: start + written.length, insert };
  });
}

/** The sentences of a language. */
export const readCorpus = (language: TextLanguage): EvaluationRow[] =>
  parseCorpus(readFileSync(join(FOLDER, `${language}.everyday.txt`), 'utf8'));

/** Checks the sentences with spelling and grammar at their defaults. */
export function measureCorpus(checker: Checker, language: TextLanguage, rows: readonly EvaluationRow[]): CorpusFigures {
  const find = finder(checker, language);
  const judge = judgeWith(() => true);
  const sums: CorpusFigures = {
    mistakes: 0,
    found: 0,
    fixed: 0,
    right: 0,
    flagged: 0,
    stray: 0,
    missed: [],
    unfixed: [],
    alarms: [],
  };
  for (const row of rows) {
    const { nearest, right, flagged, matches, hits } = measureSet([row], find, judge);
    sums.mistakes += nearest.edits;
    sums.found += nearest.found;
    sums.fixed += nearest.fixed;
    sums.right += right;
    sums.flagged += flagged;
    if (right === 0) sums.stray += matches - hits;
    if (nearest.found < nearest.edits) sums.missed.push(row.text);
    else if (nearest.fixed < nearest.edits) sums.unfixed.push(row.text);
    if (matches > hits) sums.alarms.push(row.text);
  }
  return sums;
}

/** The figures kept for a language; null if there are none. */
export function readBaseline(language: TextLanguage): CorpusFigures | null {
  const file = baselineFile(language);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CorpusFigures) : null;
}

/** What became worse, sentence by sentence; [] if no figure is worse than before. */
export function worsened(before: CorpusFigures, now: CorpusFigures): string[] {
  const lines: string[] = [];
  const compare = (isWorse: boolean, text: string, old: readonly string[], fresh: readonly string[]): void => {
    if (isWorse) lines.push(...fresh.filter((sentence) => !old.includes(sentence)).map((sentence) => text + sentence));
  };
  const unfixed = ({ missed, unfixed: rest }: CorpusFigures): string[] => [...missed, ...rest];
  if (now.found < before.found) lines.push(`found ${now.found}, was ${before.found} of ${before.mistakes}`);
  compare(now.found < before.found, 'no longer found: ', before.missed, now.missed);
  if (now.fixed < before.fixed) lines.push(`fixed ${now.fixed}, was ${before.fixed} of ${before.mistakes}`);
  compare(now.fixed < before.fixed, 'no longer fixed: ', unfixed(before), unfixed(now));
  if (now.flagged > before.flagged) lines.push(`right sentences flagged ${now.flagged}, was ${before.flagged}`);
  if (now.stray > before.stray) lines.push(`findings beside the mistakes ${now.stray}, was ${before.stray}`);
  compare(now.flagged > before.flagged || now.stray > before.stray, 'newly flagged: ', before.alarms, now.alarms);
  return lines;
}

const LINE_WIDTH = 120;

/** The figures as JSON in the project's format: a list that fits is written on one line. */
function baselineText(figures: CorpusFigures): string {
  const lines = Object.entries(figures).map(([key, value]) => {
    const line = `  "${key}": ${JSON.stringify(value)}`.replaceAll('","', '", "');
    if (typeof value === 'number' || line.length < LINE_WIDTH) return line;
    return `  "${key}": ${JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Prints the figures of a language, and saves them if `write` is set. */
export function printCorpus(
  language: TextLanguage,
  options: { misses: boolean; alarms: boolean; write: boolean },
  print: (line: string) => void,
): void {
  const rows = readCorpus(language);
  const now = measureCorpus(loadedChecker(language), language, rows);
  const { mistakes, found, fixed, right, flagged, stray } = now;
  print(
    `${language}: own sentences, ${rows.length}: found ${share(found, mistakes)} fixed ${share(fixed, mistakes)} of ${mistakes} mistakes, ` +
      `flagged ${flagged} of ${right} right ones, ${stray} findings beside mistakes`,
  );
  const before = readBaseline(language);
  if (before) for (const line of worsened(before, now)) print(`  ${line}`);
  if (options.misses) for (const line of now.missed) print(`  missed ${line}`);
  if (options.misses) for (const line of now.unfixed) print(`  unfixed ${line}`);
  if (options.alarms) for (const line of now.alarms) print(`  alarm ${line}`);
  if (options.write) writeFileSync(baselineFile(language), baselineText(now));
}
