// The fit: log odds as a sum. Words have one set of weights per language. Rules have a share of right findings each, which leans
// on that of its family, and the family's on that of its language, the less has been seen; what surrounds a finding weighs the
// same for all rules of all languages. Every weight keeps its direction (`DIRECTIONS`). Coordinate by coordinate with Newton's
// steps: deterministic.
import { DIRECTIONS } from '../../../src/engine/certainty/features.ts';
import { familyOf } from '../../../src/engine/certainty/ruleOdds.ts';
import type { Observation } from './observation.ts';

const SWEEPS = 120;
/** A rule's share of right findings counts as much as that of its family once it has been seen so often; so does a family's. */
const LEANING = 4;
/** However often a rule was right, it may be wrong the next time. */
const MOST_RIGHT = 0.998;
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

/** Sums over some observations. */
interface Sums {
  right: number;
  all: number;
  features: Record<string, number>;
}

const add = (sums: Map<string, Sums>, key: string, { features, isRight, weight }: Observation): void => {
  const own = sums.get(key) ?? { right: 0, all: 0, features: {} };
  sums.set(key, own);
  own.all += weight;
  if (isRight) own.right += weight;
  for (const [name, value] of Object.entries(features)) own.features[name] = (own.features[name] ?? 0) + weight * value;
};

const logit = (p: number): number => Math.log(p / (1 - p));

/** The odds of all rules of all languages, and the weights they share. */
export function fitRules(observations: readonly Observation[]): RuleFit {
  const own = observations.filter(({ isWord, weight }) => !isWord && weight > 0);
  const sums = new Map<string, Sums>();
  const keysOf = (each: Observation): readonly [string, string, string] => [
    `${each.language} ${each.rule}`,
    `${each.language} ${each.isPicky ? '*picky' : familyOf(each.rule)}`,
    `${each.language} ${nameOf(each)}`,
  ];
  for (const each of own) for (const key of new Set(keysOf(each))) add(sums, key, each);

  /** Log odds without what the features say: those of a finding with usual features. */
  const base = new Map<string, number>();
  const shares = new Map<string, number>();
  for (const each of own) {
    let share = 0.5;
    let leaning = 2;
    for (const key of [...new Set(keysOf(each))].reverse()) {
      const { right, all } = sums.get(key) as Sums;
      share = shares.get(key) ?? (right + leaning * share) / (all + leaning);
      shares.set(key, share);
      base.set(key, logit(Math.min(MOST_RIGHT, share)));
      leaning = LEANING;
    }
  }
  const usual = (key: string, name: string): number => {
    const { features, all } = sums.get(key) as Sums;
    return (features[name] ?? 0) / all;
  };
  const rows = own.map((each): Row => {
    const [key] = keysOf(each);
    const names = Object.keys({ ...(sums.get(key) as Sums).features });
    const values = names.map((name) => (each.features[name] ?? 0) - usual(key, name));
    return { names, values, isRight: each.isRight, weight: each.weight, sum: base.get(key) as number };
  });
  const columns = byFeature(rows);
  const weights: Record<string, number> = {};
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [name, column] of columns)
      weights[name] = step(column, valueOf(name), weights[name] ?? 0, 0, WEIGHT_SPREAD, DIRECTIONS[name]);
  }
  const odds = new Map<string, Map<string, number>>();
  for (const [key, value] of base) {
    const [language = '', name = ''] = key.split(' ');
    const table = odds.get(language) ?? new Map<string, number>();
    odds.set(language, table);
    // The engine adds up features as they are, not how they differ from the usual.
    const offset = Object.entries(weights).reduce((sum, [feature, weight]) => sum + weight * usual(key, feature), 0);
    table.set(name, value - offset);
  }
  return { weights, odds };
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
