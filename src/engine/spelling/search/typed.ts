// The typed word as the search sees it: the cost of every edit at every position, computed once per word, so that costs can
// depend on the typed neighbours while the search itself only adds.
import { type SpellPack } from '../../pack/spellPack.ts';
import { type CostModel, type GroupRule } from '../costs.ts';

/** A group rule that matches the typed letters ending before column `end`. */
export interface PlacedRule {
  end: number;
  typedLength: number;
  intended: Uint8Array;
  cost: number;
}

/** Columns are counts of typed letters used, 0 to `length`. */
export interface TypedWord {
  /** Label codes; 0 = a letter that does not exist in the language. */
  letters: Uint8Array;
  length: number;
  /** Label codes run to `stride - 1`. Both tables have `length + 1` columns per label. */
  stride: number;
  /** Reading typed letter `j` as label `c`, at `c * (length + 1) + j`. */
  substitution: Uint8Array;
  /** Omitting label `c` after `j` typed letters, at `c * (length + 1) + j`. */
  omission: Uint8Array;
  /** Typed letter `j` is superfluous, by `j`. */
  surplus: Uint8Array;
  /** Typed letters `j` and `j + 1` are swapped, by `j`. */
  transposition: Uint8Array;
  /** Rules by last intended label, ordered by `end`; undefined if none matches. */
  rules: readonly (readonly PlacedRule[] | undefined)[];
  /** Cheapest rule of several intended letters at the very start of the word, by its first intended label. */
  starts: readonly (PlacedRule | undefined)[];
  /** Lowest cost of an omission and of an extra letter, for bounds. */
  leastOmission: number;
  leastSurplus: number;
}

/** Computes the costs for a lower-case word with straight apostrophes. */
export function prepareTyped(pack: SpellPack, model: CostModel, word: string): TypedWord {
  const length = word.length;
  const { stride, weights } = model;
  const letters = Uint8Array.from({ length }, (_, i) => pack.codeOf[word.charCodeAt(i)] ?? 0);
  const columns = length + 1;
  const substitution = new Uint8Array(columns * stride);
  const omission = new Uint8Array(columns * stride);
  const surplus = new Uint8Array(length);
  const transposition = new Uint8Array(length).fill(weights.transposition);
  for (let j = 0; j <= length; j++) {
    const previous = j > 0 ? (letters[j - 1] as number) : 0;
    const here = j < length ? (letters[j] as number) : 0;
    for (let c = 1; c < stride; c++) {
      const doubled = c === previous || c === here;
      omission[c * columns + j] =
        (doubled ? weights.omissionDouble : (model.omission[c] as number)) + (j === 0 ? weights.first : 0);
    }
    if (j === length) break;
    for (let c = 1; c < stride; c++) {
      if (c === here) continue;
      const cost = here === 0 ? weights.substitution : (model.substitution[c * stride + here] as number);
      substitution[c * columns + j] = cost + (j === 0 ? weights.first : 0);
    }
    const doubled = here !== 0 && (here === previous || here === letters[j + 1]);
    surplus[j] = doubled ? weights.surplusDouble : (model.surplus[here] as number) + (j === 0 ? weights.first : 0);
  }
  const rules = placeRules(model, letters);
  return {
    letters,
    length,
    stride,
    substitution,
    omission,
    surplus,
    transposition,
    rules,
    starts: startRules(rules, stride),
    leastOmission: Math.min(weights.omission, weights.omissionDouble, weights.punctuation),
    leastSurplus: Math.min(weights.surplus, weights.surplusDouble, weights.punctuation),
  };
}

function placeRules(model: CostModel, letters: Uint8Array): (PlacedRule[] | undefined)[] {
  const placed: (PlacedRule[] | undefined)[] = new Array<PlacedRule[] | undefined>(model.stride).fill(undefined);
  for (let end = 1; end <= letters.length; end++) {
    for (const rule of model.rules[letters[end - 1] as number] ?? []) {
      if (!endsWith(letters, end, rule)) continue;
      const last = rule.intended.at(-1) as number;
      (placed[last] ??= []).push({ end, typedLength: rule.typed.length, intended: rule.intended, cost: rule.cost });
    }
  }
  return placed;
}

function startRules(rules: readonly (readonly PlacedRule[] | undefined)[], stride: number): (PlacedRule | undefined)[] {
  const starts = new Array<PlacedRule | undefined>(stride).fill(undefined);
  for (const rule of rules.flatMap((placed) => placed ?? [])) {
    if (rule.end !== rule.typedLength || rule.intended.length < 2) continue;
    const first = rule.intended[0] as number;
    if (rule.cost < (starts[first]?.cost ?? Number.POSITIVE_INFINITY)) starts[first] = rule;
  }
  return starts;
}

function endsWith(letters: Uint8Array, end: number, rule: GroupRule): boolean {
  const from = end - rule.typed.length;
  return from >= 0 && rule.typed.every((letter, i) => letters[from + i] === letter);
}
