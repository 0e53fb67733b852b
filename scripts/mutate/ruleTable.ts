// The table of what rules' examples do not show yet, per rule and kind. It only shrinks: a rule that is not in it shows all of
// itself.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { PART_KINDS, type RulePart } from './ruleParts.ts';
import type { RuleTrial } from './rules.ts';

const FILE = 'tests/engine/unshown.json';

/** What is counted: parts that no example misses, right sentences without a word at risk. */
export const UNSHOWN_KINDS = [...PART_KINDS, 'plain right sentence'] as const;

/** How much a rule's examples do not show, by kind; kinds with nothing are left out. */
export type Unshown = Partial<Record<(typeof UNSHOWN_KINDS)[number], number>>;

/** By the ids of rules. */
export type UnshownTable = Readonly<Record<string, Unshown>>;

/** The committed table. */
export const readUnshown = (): UnshownTable =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as UnshownTable) : {};

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

/** Where `now` and the committed table differ for a language: what got worse, and what got better. */
export function compareUnshown(
  language: TextLanguage,
  listed: UnshownTable,
  now: UnshownTable,
): { worse: string[]; better: string[] } {
  const worse: string[] = [];
  const better: string[] = [];
  const own = Object.keys(listed).filter((id) => id.startsWith(`${language}.`));
  for (const id of [...new Set([...own, ...Object.keys(now)])].sort()) {
    for (const kind of UNSHOWN_KINDS) {
      const [before, after] = [listed[id]?.[kind] ?? 0, now[id]?.[kind] ?? 0];
      if (after !== before) (after > before ? worse : better).push(`${id}: ${kind} ${before} -> ${after}`);
    }
  }
  return { worse, better };
}

/** Writes the table of all languages, sorted so that a change shows as few lines. */
export function writeUnshown(table: UnshownTable): void {
  const place = (id: string): number => TEXT_LANGUAGES.findIndex((language) => id.startsWith(`${language}.`));
  const ids = Object.keys(table).sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  const lines = ids.map((id) => `  ${JSON.stringify(id)}: ${rowOf(table[id] ?? {})}`);
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

const rowOf = (row: Unshown): string =>
  `{ ${UNSHOWN_KINDS.filter((kind) => row[kind])
    .map((kind) => `${JSON.stringify(kind)}: ${row[kind]}`)
    .join(', ')} }`;
