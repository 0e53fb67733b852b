// The table of what the rules' examples do not cover yet, per rule and kind. It may only shrink: a rule that is not listed
// is fully covered by its examples.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { TextLanguage } from '../../src/engine/index.ts';
import { PART_KINDS, type RulePart } from './ruleParts.ts';
import type { RuleTrial } from './rules.ts';

const fileOf = (language: TextLanguage): string => `tests/engine/unshown/${language}.json`;

/** What is counted: parts that no example depends on, right sentences without a word at risk. */
export const UNSHOWN_KINDS = [...PART_KINDS, 'plain right sentence'] as const;

/** How much a rule's examples leave uncovered, by kind; kinds with nothing uncovered are omitted. */
export type Unshown = Partial<Record<(typeof UNSHOWN_KINDS)[number], number>>;

/** Gaps by rule id. */
export type UnshownTable = Readonly<Record<string, Unshown>>;

/** The committed table of a language; empty if there is none. */
export function readUnshown(language: TextLanguage): UnshownTable {
  const file = fileOf(language);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as UnshownTable) : {};
}

/** What the examples of a language's rules do not cover. */
export function unshownOf(trial: RuleTrial): { table: UnshownTable; survivors: readonly RulePart[] } {
  const table: Record<string, Unshown> = {};
  const count = (id: string, kind: (typeof UNSHOWN_KINDS)[number], times = 1): void => {
    const own = table[id] ?? {};
    own[kind] = (own[kind] ?? 0) + times;
    table[id] = own;
  };
  const survivors = trial.parts.filter((part) => trial.survives(part));
  for (const { rule, kind } of survivors) count(rule.id, kind);
  for (const [id, sentences] of trial.plainRights()) count(id, 'plain right sentence', sentences.length);
  return { table, survivors };
}

/** How `now` differs from the committed table of the same language: what got worse, and what got better. */
export function compareUnshown(listed: UnshownTable, now: UnshownTable): { worse: string[]; better: string[] } {
  const worse: string[] = [];
  const better: string[] = [];
  for (const id of [...new Set([...Object.keys(listed), ...Object.keys(now)])].sort()) {
    for (const kind of UNSHOWN_KINDS) {
      const [before, after] = [listed[id]?.[kind] ?? 0, now[id]?.[kind] ?? 0];
      if (after !== before) (after > before ? worse : better).push(`${id}: ${kind} ${before} -> ${after}`);
    }
  }
  return { worse, better };
}

/** Writes the table of a language, sorted so that changes give small diffs. */
export function writeUnshown(language: TextLanguage, table: UnshownTable): void {
  const ids = Object.keys(table).sort();
  const lines = ids.map((id) => `  ${JSON.stringify(id)}: ${rowOf(table[id] ?? {})}`);
  writeFileSync(fileOf(language), lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`);
}

const rowOf = (row: Unshown): string =>
  `{ ${UNSHOWN_KINDS.filter((kind) => row[kind])
    .map((kind) => `${JSON.stringify(kind)}: ${row[kind]}`)
    .join(', ')} }`;
