// Which edits turn a correction into the typed word: the cheapest alignment under the search's own costs, with each edit's
// position. The ranking looks at individual edits, whereas the search only added up their costs.
import { type TypedWord } from '../search/typed.ts';

/** The kinds of edits. `group` is a letter group that sounds the same. */
export const EDIT_KINDS = [
  'match',
  'substitution',
  'omission',
  'omissionDouble',
  'surplus',
  'surplusDouble',
  'transposition',
  'group',
] as const;

/** One of EDIT_KINDS. */
export type EditKind = (typeof EDIT_KINDS)[number];

/** One edit: the typed letters [at, at + typedLength) replace the intended ones [from, from + intendedLength). */
export interface Edit {
  kind: EditKind;
  at: number;
  typedLength: number;
  from: number;
  intendedLength: number;
}

const Kind = {
  match: 0,
  substitution: 1,
  omission: 2,
  omissionDouble: 3,
  surplus: 4,
  surplusDouble: 5,
  transposition: 6,
  group: 7,
};
const FAR = 1e9;

// Reused between alignments: costs, and steps packed as kind, typed length and intended length.
let costs = new Int32Array(1024);
let steps = new Int32Array(1024);

/** The edits between the typed word and `intended` (label codes), last first. */
export function align(typed: TypedWord, intended: Uint8Array): Edit[] {
  const columns = typed.length + 1;
  const cells = columns * (intended.length + 1);
  if (cells > costs.length) {
    costs = new Int32Array(cells * 2);
    steps = new Int32Array(cells * 2);
  }
  costs[0] = 0;
  for (let i = 0; i <= intended.length; i++) {
    for (let j = i === 0 ? 1 : 0; j < columns; j++) fillCell(typed, intended, i, j);
  }
  return traceBack(columns, intended.length, typed.length);
}

function traceBack(columns: number, rows: number, length: number): Edit[] {
  const edits: Edit[] = [];
  let i = rows;
  let j = length;
  while (i > 0 || j > 0) {
    const step = steps[i * columns + j] as number;
    const typedLength = (step >> 8) & 0xff;
    const intendedLength = step >> 16;
    i -= intendedLength;
    j -= typedLength;
    const kind = EDIT_KINDS[step & 0xff] as EditKind;
    if (kind !== 'match') edits.push({ kind, at: j, typedLength, from: i, intendedLength });
  }
  return edits;
}

function fillCell(typed: TypedWord, intended: Uint8Array, i: number, j: number): void {
  const { letters, length } = typed;
  const columns = length + 1;
  const cell = i * columns + j;
  const label = i > 0 ? (intended[i - 1] as number) : 0;
  const letter = j > 0 ? (letters[j - 1] as number) : 0;
  let best = FAR;
  let step = 0;
  if (i > 0 && j > 0) {
    best = (costs[cell - columns - 1] as number) + (typed.substitution[label * columns + j - 1] as number);
    step = pack(label === letter && label !== 0 ? Kind.match : Kind.substitution, 1, 1);
  }
  if (i > 0) {
    const cost = (costs[cell - columns] as number) + (typed.omission[label * columns + j] as number);
    if (cost < best) {
      best = cost;
      const isDouble = label !== 0 && (label === letter || label === letters[j]);
      step = pack(isDouble ? Kind.omissionDouble : Kind.omission, 0, 1);
    }
  }
  if (j > 0) {
    const cost = (costs[cell - 1] as number) + (typed.surplus[j - 1] as number);
    if (cost < best) {
      best = cost;
      const isDouble = letter !== 0 && ((j > 1 && letters[j - 2] === letter) || letters[j] === letter);
      step = pack(isDouble ? Kind.surplusDouble : Kind.surplus, 1, 0);
    }
  }
  if (i > 1 && j > 1 && label !== letter && letters[j - 2] === label && intended[i - 2] === letter) {
    const cost = (costs[cell - 2 * columns - 2] as number) + (typed.transposition[j - 2] as number);
    if (cost < best) {
      best = cost;
      step = pack(Kind.transposition, 2, 2);
    }
  }
  const rules = typed.rules[label];
  if (rules !== undefined) {
    for (const rule of rules) {
      if (rule.end > j) break;
      const intendedLength = rule.intended.length;
      if (rule.end !== j || intendedLength > i) continue;
      const cost = (costs[cell - intendedLength * columns - rule.typedLength] as number) + rule.cost;
      if (cost < best && endsIn(intended, i, rule.intended)) {
        best = cost;
        step = pack(Kind.group, rule.typedLength, intendedLength);
      }
    }
  }
  costs[cell] = best;
  steps[cell] = step;
}

const pack = (kind: number, typedLength: number, intendedLength: number): number =>
  kind | (typedLength << 8) | (intendedLength << 16);

function endsIn(word: Uint8Array, end: number, group: Uint8Array): boolean {
  const start = end - group.length;
  for (let k = 0; k < group.length; k++) if (word[start + k] !== group[k]) return false;
  return true;
}
