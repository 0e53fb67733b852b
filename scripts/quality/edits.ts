// The edits between a text and a reference, word by word and mark by mark. Tokens, comparison (longest common run first, as
// in Python's difflib) and tolerances are those used for the peers' figures, which cannot be compared with figures obtained
// in any other way.

/** An edit of the text: [start, end) in UTF-16 offsets is replaced; empty where something is inserted. */
export interface Edit {
  start: number;
  end: number;
  insert: string;
}

/** A word or punctuation mark of a text. */
interface Piece {
  start: number;
  end: number;
  text: string;
}

const PIECES = /[\p{L}\p{M}\p{N}_]+(?:['\u2019][\p{L}\p{M}\p{N}_]+)?|[^\s\p{L}\p{M}\p{N}_]/gu;

/** Words and marks; apostrophes are compared as straight ones. */
function piecesOf(text: string): Piece[] {
  return [...text.matchAll(PIECES)].map((hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
    text: hit[0].replaceAll('\u2019', "'").normalize('NFC'),
  }));
}

/** Edits that lead from `text` to `reference`. Words replaced by the same number of others count as one edit each. */
export function editsBetween(text: string, reference: string): Edit[] {
  const [left, right] = [piecesOf(text), piecesOf(reference)];
  const edits: Edit[] = [];
  let [i, j] = [0, 0];
  for (const [atLeft, atRight, size] of [...commonRuns(left, right), [left.length, right.length, 0] as const]) {
    addEdits(edits, left, right, [i, atLeft], [j, atRight]);
    i = atLeft + size;
    j = atRight + size;
  }
  return edits;
}

function addEdits(
  edits: Edit[],
  left: readonly Piece[],
  right: readonly Piece[],
  [i, iEnd]: readonly [number, number],
  [j, jEnd]: readonly [number, number],
): void {
  const textOf = (from: number, to: number): string =>
    right
      .slice(from, to)
      .map((piece) => piece.text)
      .join(' ');
  if (i === iEnd && j === jEnd) return;
  if (i === iEnd) {
    const at = left[i - 1]?.end ?? 0;
    edits.push({ start: at, end: at, insert: textOf(j, jEnd) });
    return;
  }
  if (iEnd - i !== jEnd - j) {
    edits.push({ start: startOf(left, i), end: endOf(left, iEnd - 1), insert: textOf(j, jEnd) });
    return;
  }
  for (let k = 0; k < iEnd - i; k++) {
    if (left[i + k]?.text === right[j + k]?.text) continue;
    edits.push({ start: startOf(left, i + k), end: endOf(left, i + k), insert: textOf(j + k, j + k + 1) });
  }
}

const startOf = (pieces: readonly Piece[], i: number): number => (pieces[i] as Piece).start;
const endOf = (pieces: readonly Piece[], i: number): number => (pieces[i] as Piece).end;

type Run = readonly [left: number, right: number, size: number];

/** Runs that both texts have, in order: the longest (the first of several), then the same on either side of it. */
function commonRuns(left: readonly Piece[], right: readonly Piece[]): Run[] {
  const places = new Map<string, number[]>();
  right.forEach(({ text }, j) => {
    const list = places.get(text);
    if (list) list.push(j);
    else places.set(text, [j]);
  });
  const runs: Run[] = [];
  const waiting: [number, number, number, number][] = [[0, left.length, 0, right.length]];
  for (let range = waiting.pop(); range; range = waiting.pop()) {
    const [i, iEnd, j, jEnd] = range;
    const run = longestRun(left, places, i, iEnd, j, jEnd);
    if (run[2] === 0) continue;
    runs.push(run);
    waiting.push([i, run[0], j, run[1]], [run[0] + run[2], iEnd, run[1] + run[2], jEnd]);
  }
  return runs.sort((a, b) => a[0] - b[0]);
}

function longestRun(
  left: readonly Piece[],
  places: ReadonlyMap<string, readonly number[]>,
  i: number,
  iEnd: number,
  j: number,
  jEnd: number,
): Run {
  let best: Run = [i, j, 0];
  let sizes = new Map<number, number>();
  for (let a = i; a < iEnd; a++) {
    const next = new Map<number, number>();
    for (const b of places.get((left[a] as Piece).text) ?? []) {
      if (b < j || b >= jEnd) continue;
      const size = (sizes.get(b - 1) ?? 0) + 1;
      next.set(b, size);
      if (size > best[2]) best = [a - size + 1, b - size + 1, size];
    }
    sizes = next;
  }
  return best;
}

/** The distance between two texts: the number of words and marks touched by the edits between them. */
export function distance(text: string, reference: string): number {
  const size = (part: string): number => part.match(PIECES)?.length ?? 0;
  return editsBetween(text, reference).reduce(
    (sum, edit) => sum + Math.max(1, size(text.slice(edit.start, edit.end)), size(edit.insert)),
    0,
  );
}

/** How far from an insertion a finding may be and still refer to it. */
const NEAR = 2;

/** Whether a finding [start, end) touches an edit; an insertion is touched by its neighbours on either side. */
export function touches(edit: Edit, start: number, end: number): boolean {
  if (edit.start === edit.end) return start - NEAR <= edit.start && edit.start <= end + NEAR;
  if (start === end) return edit.start - NEAR <= start && start <= edit.end + NEAR;
  return start < edit.end && edit.start < end;
}
