// Compares two texts side by side: what is the same in both and what is not, in order. Long unchanged stretches are cut
// to the words next to a difference, so that two long texts can be compared at a glance.
import { diffTokens } from './diffTokens.ts';

/** A stretch of both texts; in `same` ones they are equal. `cut` is the number of characters left out inside a stretch. */
export type Stretch = { kind: 'same'; text: string; cut: 0 } | { kind: 'cut'; cut: number } | Difference;

/** What each text has in one place; either may be empty. */
export interface Difference {
  kind: 'different';
  mine: string;
  theirs: string;
}

/** Characters shown before and after a difference. */
const AROUND = 160;
/** A stretch is only cut if that leaves out more than a few words. */
const WORTH = 80;

/** A change to the first text, in UTF-16 units of both. */
interface TextChange {
  fromA: number;
  toA: number;
  fromB: number;
  toB: number;
}

const LINES = /[^\n]*\n|[^\n]+/g;
const WORDS = /\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

function changesBy(pattern: RegExp, mine: string, theirs: string): TextChange[] {
  const [a, b] = [mine.match(pattern) ?? [], theirs.match(pattern) ?? []];
  const starts = (tokens: readonly string[]) => {
    const all = [0];
    for (const token of tokens) all.push((all.at(-1) ?? 0) + token.length);
    return all;
  };
  const [atA, atB] = [starts(a), starts(b)];
  return diffTokens(a, b).map(({ fromA, toA, fromB, toB }) => ({
    fromA: atA[fromA] ?? 0,
    toA: atA[toA] ?? 0,
    fromB: atB[fromB] ?? 0,
    toB: atB[toB] ?? 0,
  }));
}

/** Changes with only whitespace between them read better as one. */
function joined(changes: readonly TextChange[], mine: string): TextChange[] {
  const all: TextChange[] = [];
  for (const change of changes) {
    const last = all.at(-1);
    if (last && mine.slice(last.toA, change.fromA).trim() === '')
      Object.assign(last, { toA: change.toA, toB: change.toB });
    else all.push({ ...change });
  }
  return all;
}

/** Lines first, then the words of the lines that differ, so that a long text costs little. */
function textChanges(mine: string, theirs: string): TextChange[] {
  const words = changesBy(LINES, mine, theirs).flatMap((line) =>
    changesBy(WORDS, mine.slice(line.fromA, line.toA), theirs.slice(line.fromB, line.toB)).map((word) => ({
      fromA: line.fromA + word.fromA,
      toA: line.fromA + word.toA,
      fromB: line.fromB + word.fromB,
      toB: line.fromB + word.toB,
    })),
  );
  return joined(words, mine);
}

function sameStretches(text: string, first: boolean, last: boolean): Stretch[] {
  const head = first ? 0 : AROUND;
  const tail = last ? 0 : AROUND;
  if (text === '') return [];
  if (text.length <= head + tail + WORTH) return [{ kind: 'same', text, cut: 0 }];
  const before = text.slice(0, head).replace(/\s+\S*$/, '');
  const after = text.slice(text.length - tail).replace(/^\S*\s+/, '');
  const stretches: Stretch[] = [];
  if (head > 0) stretches.push({ kind: 'same', text: before, cut: 0 });
  stretches.push({ kind: 'cut', cut: text.length - (head > 0 ? before.length : 0) - (tail > 0 ? after.length : 0) });
  if (tail > 0) stretches.push({ kind: 'same', text: after, cut: 0 });
  return stretches;
}

/** Compares this device's text with the other one; an empty list when they are equal. */
export function differences(mine: string, theirs: string): Stretch[] {
  const changes = textChanges(mine, theirs);
  if (changes.length === 0) return [];
  const stretches: Stretch[] = [];
  let at = 0;
  changes.forEach(({ fromA, toA, fromB, toB }, index) => {
    stretches.push(...sameStretches(mine.slice(at, fromA), index === 0, false));
    stretches.push({ kind: 'different', mine: mine.slice(fromA, toA), theirs: theirs.slice(fromB, toB) });
    at = toA;
  });
  stretches.push(...sameStretches(mine.slice(at), false, true));
  return stretches;
}
