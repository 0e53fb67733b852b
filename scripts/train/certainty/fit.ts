// The fit: log odds as a sum. Words have one set of weights per language; rules have an intercept each, which leans on that of
// its family, and the family's on that of its language, the less has been seen; what surrounds a finding weighs the same for all
// rules. Every weight keeps its direction (`DIRECTIONS`). Coordinate by coordinate with Newton's steps: deterministic.
import { DIRECTIONS } from '../../../src/engine/certainty/features.ts';
import { familyOf } from '../../../src/engine/certainty/ruleOdds.ts';
import type { Observation } from './observation.ts';

const SWEEPS = 120;
/** How far rules of a family, and families of a language, are apart: standard deviations in log odds. */
const RULE_SPREAD = 1.1;
const FAMILY_SPREAD = 0.8;
const WEIGHT_SPREAD = 2;
const BASE_SPREAD = 8;
const LONGEST_STEP = 1;

interface Row {
  names: string[];
  values: number[];
  isRight: boolean;
  weight: number;
  sum: number;
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** One Newton step of a coordinate that is drawn towards `centre`; adds what it moved to the sums of its rows. */
function step(
  rows: readonly Row[],
  valueOf: (row: Row) => number,
  now: number,
  centre: number,
  spread: number,
  direction = 0,
): number {
  let gradient = (now - centre) / (spread * spread);
  let curvature = 1 / (spread * spread);
  for (const row of rows) {
    const value = valueOf(row);
    const p = sigmoid(row.sum);
    gradient += row.weight * (p - (row.isRight ? 1 : 0)) * value;
    curvature += row.weight * p * (1 - p) * value * value;
  }
  let next = now - Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, gradient / curvature));
  if (direction !== 0 && next * direction < 0) next = 0;
  for (const row of rows) row.sum += (next - now) * valueOf(row);
  return next;
}

const rowOf = ({ features, isRight, weight }: Observation): Row => ({
  names: Object.keys(features),
  values: Object.values(features),
  isRight,
  weight,
  sum: 0,
});

const valueOf =
  (name: string) =>
  ({ names, values }: Row): number =>
    values[names.indexOf(name)] ?? 0;

/** The rows by feature. */
function byFeature(rows: readonly Row[]): Map<string, Row[]> {
  const map = new Map<string, Row[]>();
  for (const row of rows) for (const name of row.names) map.set(name, [...(map.get(name) ?? [])]);
  for (const row of rows) for (const name of row.names) map.get(name)?.push(row);
  return map;
}

/** The weights of unknown words in one language. */
export function fitWords(observations: readonly Observation[]): Record<string, number> {
  const columns = byFeature(observations.filter(({ isWord }) => isWord).map(rowOf));
  const weights: Record<string, number> = {};
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [name, rows] of columns) {
      const isBase = name === 'base' || name === 'name' || name === 'dialect';
      const spread = isBase ? BASE_SPREAD : WEIGHT_SPREAD;
      weights[name] = step(rows, valueOf(name), weights[name] ?? 0, 0, spread, DIRECTIONS[name]);
    }
  }
  return weights;
}

/** The odds of rules, by language: rules, families, and `*` and `*picky` for the language as a whole. */
export interface RuleFit {
  weights: Record<string, number>;
  odds: Map<string, Map<string, number>>;
}

const nameOf = ({ isPicky }: Observation): string => (isPicky ? '*picky' : '*');

/** The odds of all rules of all languages, and the weights they share. */
export function fitRules(observations: readonly Observation[]): RuleFit {
  const own = observations.filter(({ isWord }) => !isWord);
  const pairs = own.map((each) => ({ each, row: rowOf(each) }));
  const columns = byFeature(pairs.map(({ row }) => row));
  const byRule = new Map<string, { language: string; rule: string; level: string; rows: Row[] }>();
  for (const { each, row } of pairs) {
    const key = `${each.language} ${each.rule}`;
    const entry = byRule.get(key) ?? { language: each.language, rule: each.rule, level: nameOf(each), rows: [] };
    entry.rows.push(row);
    byRule.set(key, entry);
  }
  const weights: Record<string, number> = {};
  const odds = new Map<string, Map<string, number>>();
  const tableOf = (language: string): Map<string, number> => {
    const table = odds.get(language) ?? new Map<string, number>();
    odds.set(language, table);
    return table;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [name, rows] of columns)
      weights[name] = step(rows, valueOf(name), weights[name] ?? 0, 0, WEIGHT_SPREAD, DIRECTIONS[name]);
    for (const { language, rule, level, rows } of byRule.values()) {
      const table = tableOf(language);
      const centre = level === '*' ? (table.get(familyOf(rule)) ?? 0) : (table.get(level) ?? 0);
      const before = table.get(rule) ?? 0;
      table.set(
        rule,
        step(rows, () => 1, before, centre, RULE_SPREAD),
      );
    }
    for (const [language, table] of odds) {
      const entries = [...byRule.values()].filter((entry) => entry.language === language);
      settleFamilies(table, entries);
    }
  }
  return { weights, odds };
}

/** Families lie between their rules and their language. */
function settleFamilies(table: Map<string, number>, rules: readonly { rule: string; level: string }[]): void {
  const families = new Map<string, number[]>();
  const picky: number[] = [];
  for (const { rule, level } of rules) {
    const value = table.get(rule) ?? 0;
    if (level === '*') families.set(familyOf(rule), [...(families.get(familyOf(rule)) ?? []), value]);
    else picky.push(value);
  }
  const [near, far] = [1 / (RULE_SPREAD * RULE_SPREAD), 1 / (FAMILY_SPREAD * FAMILY_SPREAD)];
  const whole = table.get('*') ?? 0;
  let sum = 0;
  for (const [family, values] of families) {
    const value = (near * values.reduce((a, b) => a + b, 0) + far * whole) / (near * values.length + far);
    table.set(family, value);
    sum += value;
  }
  table.set('*', sum / Math.max(1, families.size));
  // Matters of taste are guesses until enough of them have been seen.
  table.set('*picky', picky.reduce((a, b) => a + b, 0) / (picky.length + 1));
}

/** The log odds that a fit gives an observation. */
export function oddsOf(each: Observation, words: Readonly<Record<string, number>>, { weights, odds }: RuleFit): number {
  const table = odds.get(each.language);
  const { rule } = each;
  const own =
    table?.get(rule) ?? (each.isPicky ? undefined : table?.get(familyOf(rule))) ?? table?.get(nameOf(each)) ?? 0;
  let sum = each.isWord ? 0 : own;
  for (const [name, value] of Object.entries(each.features))
    sum += ((each.isWord ? words : weights)[name] ?? 0) * value;
  return sum;
}
