// Which edits turn a correction into the typed word: the cheapest alignment under the search's own costs, with the place of
// each edit. The ranking looks at the edits one by one, where the search only added their costs.
import { type TypedWord } from './searchTyped.ts';

/** The kinds of edits. `group` is a letter group of like sound. */
export type EditKind =
  | 'substitution'
  | 'omission'
  | 'omissionDouble'
  | 'surplus'
  | 'surplusDouble'
  | 'transposition'
  | 'group';

/** One edit: the typed letters [at, at + typedLength) stand for the intended ones [from, from + intendedLength). */
export interface Edit {
  kind: EditKind;
  at: number;
  typedLength: number;
  from: number;
  intendedLength: number;
}

interface Step extends Edit {
  isMatch: boolean;
}

/** The edits between the typed word and `intended` (label codes), last first. */
export function align(typed: TypedWord, intended: Uint8Array): Edit[] {
  const columns = typed.length + 1;
  const costs = new Float64Array((intended.length + 1) * columns).fill(Number.POSITIVE_INFINITY);
  const steps = new Array<Step | undefined>(costs.length);
  costs[0] = 0;
  for (let i = 0; i <= intended.length; i++) {
    for (let j = 0; j < columns; j++) fillCell(typed, intended, i, j, costs, steps);
  }
  const edits: Edit[] = [];
  let i = intended.length;
  let j = typed.length;
  while (i > 0 || j > 0) {
    const step = steps[i * columns + j];
    if (step === undefined) break;
    if (!step.isMatch) edits.push(step);
    i = step.from;
    j = step.at;
  }
  return edits;
}

function fillCell(
  typed: TypedWord,
  intended: Uint8Array,
  i: number,
  j: number,
  costs: Float64Array,
  steps: (Step | undefined)[],
): void {
  const { letters, stride, length } = typed;
  const columns = length + 1;
  const cell = i * columns + j;
  const label = i > 0 ? (intended[i - 1] as number) : 0;
  const letter = j > 0 ? (letters[j - 1] as number) : 0;
  const offer = (intendedLength: number, typedLength: number, cost: number, kind: EditKind, isMatch = false): void => {
    const total = (costs[cell - intendedLength * columns - typedLength] as number) + cost;
    if (total >= (costs[cell] as number)) return;
    costs[cell] = total;
    steps[cell] = { kind, at: j - typedLength, typedLength, from: i - intendedLength, intendedLength, isMatch };
  };
  if (i > 0 && j > 0) {
    offer(
      1,
      1,
      typed.substitution[(j - 1) * stride + label] as number,
      'substitution',
      label === letter && label !== 0,
    );
  }
  if (i > 0) {
    const doubled = label !== 0 && (label === letter || label === letters[j]);
    offer(1, 0, typed.omission[j * stride + label] as number, doubled ? 'omissionDouble' : 'omission');
  }
  if (j > 0) {
    const doubled = letter !== 0 && ((j > 1 && letters[j - 2] === letter) || letters[j] === letter);
    offer(0, 1, typed.surplus[j - 1] as number, doubled ? 'surplusDouble' : 'surplus');
  }
  if (i > 1 && j > 1 && label !== letter && letters[j - 2] === label && intended[i - 2] === letter) {
    offer(2, 2, typed.transposition[j - 2] as number, 'transposition');
  }
  for (const rule of typed.rules[label] ?? []) {
    if (rule.end > j) break;
    if (rule.end !== j || rule.intended.length > i) continue;
    const start = i - rule.intended.length;
    if (rule.intended.every((code, k) => intended[start + k] === code)) {
      offer(rule.intended.length, rule.typedLength, rule.cost, 'group');
    }
  }
}
