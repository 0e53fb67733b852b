// The cost of each typing or hearing mistake, per language, in engine units: 20 is one plain wrong letter.
// Classes shared by all languages (accents, vowels, neighbouring keys, sounds) and the language's own letter groups.
import { type SpellPack } from '../pack/spellPack.ts';
import { type CostWeights, type GroupPair } from './tables/types.ts';

/** A letter group that may be typed for another: both as label codes. */
export interface GroupRule {
  typed: Uint8Array;
  intended: Uint8Array;
  cost: number;
}

/** The error model of one pack. */
export interface CostModel {
  weights: CostWeights;
  /** Label codes run from 1 to `stride - 1`. */
  stride: number;
  /** Cost of typing `t` for an intended `i`, at `i * stride + t`; 0 on the diagonal. */
  substitution: Uint8Array;
  /** Cost of omitting a letter, and of an extra one, by label code. */
  omission: Uint8Array;
  surplus: Uint8Array;
  /** Group rules by the label code of the last typed letter. */
  rules: readonly (readonly GroupRule[])[];
  /** Consonant classes: words with the same skeleton sound alike; 0 = not part of the skeleton. */
  skeleton: Uint8Array;
  apostrophe: number;
  hyphen: number;
}

const VOWELS = 'aeiouyæœ';
const SOUNDS_LIKE = ['ckq', 'szcß', 'bpv', 'dt', 'gj', 'fv', 'mn', 'iyj', 'gk', 'lr', 'wv', 'hj'];

const baseLetter = (letter: string): string => letter.normalize('NFD').charAt(0);

/** The cost model for a pack's language over the pack's alphabet. */
export function createCostModel(pack: SpellPack): CostModel {
  const { tables } = pack;
  const { weights } = tables;
  const stride = pack.alphabet.length;
  const model: CostModel = {
    weights,
    stride,
    substitution: new Uint8Array(stride * stride),
    omission: new Uint8Array(stride).fill(weights.omission),
    surplus: new Uint8Array(stride).fill(weights.surplus),
    rules: [],
    skeleton: skeletonCodes(pack.alphabet),
    apostrophe: pack.codeOf[39] as number,
    hyphen: pack.codeOf[45] as number,
  };
  fillSubstitutions(model, pack);
  for (const mark of [model.apostrophe, model.hyphen]) {
    if (mark === 0) continue;
    model.omission[mark] = weights.punctuation;
    model.surplus[mark] = weights.punctuation;
  }
  model.rules = groupRules(model, pack, tables.groups);
  return model;
}

function fillSubstitutions(model: CostModel, pack: SpellPack): void {
  const { weights, stride, substitution } = model;
  const keys = keyPositions(pack.keyboard);
  for (let intended = 1; intended < stride; intended++) {
    for (let typed = 1; typed < stride; typed++) {
      if (intended === typed) continue;
      const cost = letterCost(pack.alphabet[intended] as string, pack.alphabet[typed] as string, keys, weights);
      substitution[intended * stride + typed] = cost;
    }
  }
}

function letterCost(
  intended: string,
  typed: string,
  keys: ReadonlyMap<string, readonly [number, number]>,
  weights: CostWeights,
): number {
  const a = baseLetter(intended);
  const b = baseLetter(typed);
  if (a === b) return weights.accent;
  if ("'-".includes(intended) || "'-".includes(typed)) return weights.substitution + 6;
  let cost = weights.substitution;
  const keyA = keys.get(a);
  const keyB = keys.get(b);
  if (keyA && keyB && Math.abs(keyA[0] - keyB[0]) <= 1.3 && Math.abs(keyA[1] - keyB[1]) <= 1) cost = weights.key;
  if (VOWELS.includes(a) && VOWELS.includes(b)) cost = Math.min(cost, weights.vowel);
  if (SOUNDS_LIKE.some((sound) => sound.includes(a) && sound.includes(b))) cost = Math.min(cost, weights.sound);
  return cost;
}

function keyPositions(rows: readonly string[]): Map<string, readonly [number, number]> {
  const positions = new Map<string, readonly [number, number]>();
  rows.forEach((row, y) => [...row].forEach((letter, x) => positions.set(letter, [x + y * 0.3, y])));
  return positions;
}

function groupRules(model: CostModel, pack: SpellPack, groups: readonly GroupPair[]): GroupRule[][] {
  const rules: GroupRule[][] = Array.from({ length: model.stride }, () => []);
  const seen = new Set<string>();
  const encode = (text: string): Uint8Array =>
    Uint8Array.from(text, (letter) => pack.codeOf[letter.charCodeAt(0)] ?? 0);
  const add = (typedText: string, intendedText: string, cost: number): void => {
    const key = `${typedText}>${intendedText}`;
    if (typedText === intendedText || typedText === '' || intendedText === '' || seen.has(key)) return;
    seen.add(key);
    const typed = encode(typedText);
    const intended = encode(intendedText);
    if (typed.includes(0) || intended.includes(0)) return;
    if (typed.length === 1 && intended.length === 1) {
      const at = (intended[0] as number) * model.stride + (typed[0] as number);
      model.substitution[at] = Math.min(model.substitution[at] as number, cost + 2);
    } else rules[typed.at(-1) as number]?.push({ typed, intended, cost });
  };
  for (const { typed, intended, cost } of groups) {
    add(typed, intended, cost ?? model.weights.group);
    add(intended, typed, cost ?? model.weights.group);
  }
  for (const [typed, intended] of pack.replacements) {
    if (!/[\^$ _]/.test(typed + intended)) add(typed.toLowerCase(), intended.toLowerCase(), model.weights.group);
  }
  return rules;
}

function skeletonCodes(alphabet: readonly string[]): Uint8Array {
  const codes = new Uint8Array(alphabet.length);
  const ids = new Map<string, number>();
  for (let i = 1; i < alphabet.length; i++) {
    let letter = baseLetter(alphabet[i] as string);
    if (VOWELS.includes(letter) || "h'-".includes(letter)) continue;
    if (letter === 'q' || letter === 'k') letter = 'c';
    if (letter === 'z' || letter === 'ß') letter = 's';
    if (!ids.has(letter)) ids.set(letter, ids.size + 1);
    codes[i] = ids.get(letter) as number;
  }
  return codes;
}
