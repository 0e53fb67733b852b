// The table of what rules' examples do not show yet, per rule and kind. It only shrinks: a rule that is not in it shows all of
// itself.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { TextLanguage } from '../../src/engine/index.ts';
import { PART_KINDS, type RulePart } from './ruleParts.ts';
import type { RuleTrial } from './rules.ts';

const fileOf = (language: TextLanguage): string => `tests/engine/unshown/${language}.json`;

/** What is counted: parts that no example misses, right sentences without a word at risk. */
export const UNSHOWN_KINDS = [...PART_KINDS, 'plain right sentence'] as const;

/** How much a rule's examples do not show, by kind; kinds with nothing are left out. */
export type Unshown = Partial<Record<(typeof UNSHOWN_KINDS)[number], number>>;

/** By the ids of rules. */
export type UnshownTable = Readonly<Record<string, Unshown>>;

/** The committed table of a language; empty when there is none. */
export function readUnshown(language: TextLanguage): UnshownTable {
  const file = fileOf(language);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as UnshownTable) : {};
}

/** What the examples of a language's rules do not show. */
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

/** Where `now` and the committed table of the same language differ: what got worse, and what got better. */
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

/** Writes the table of a language, sorted so that a change shows as few lines. */
export function writeUnshown(language: TextLanguage, table: UnshownTable): void {
  const ids = Object.keys(table).sort();
  const lines = ids.map((id) => `  ${JSON.stringify(id)}: ${rowOf(table[id] ?? {})}`);
  writeFileSync(fileOf(language), lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`);
}

const rowOf = (row: Unshown): string =>
  `{ ${UNSHOWN_KINDS.filter((kind) => row[kind])
    .map((kind) => `${JSON.stringify(kind)}: ${row[kind]}`)
    .join(', ')} }`;
