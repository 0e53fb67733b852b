// Finds what a corrected text changes: the edits between a text and a reference, over words and marks.

/** An edit of the text: [start, end) in UTF-16 offsets is replaced; empty where something is inserted. */
export interface Edit {
  start: number;
  end: number;
  insert: string;
}

interface Piece {
  start: number;
  end: number;
  text: string;
}

const PIECES = /[\p{L}\p{M}\p{N}]+(?:['\u2019-][\p{L}\p{M}\p{N}]+)*['\u2019]?|[^\s]/gu;

/** Words and marks; apostrophes are compared straight. */
function piecesOf(text: string): Piece[] {
  return [...text.matchAll(PIECES)].map((hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
    text: hit[0].replaceAll('\u2019', "'").normalize('NFC'),
  }));
}

/** How many pieces differ: the length of a shortest script of insertions and deletions. O(n * m). */
export function distance(a: string, b: string): number {
  const [left, right] = [piecesOf(a), piecesOf(b)];
  return left.length + right.length - 2 * (common(left, right)[0]?.[0] ?? 0);
}

/** Edits that lead from `text` to `reference`, neighbouring changes in one. */
export function editsBetween(text: string, reference: string): Edit[] {
  const [left, right] = [piecesOf(text), piecesOf(reference)];
  const table = common(left, right);
  const edits: Edit[] = [];
  let [i, j] = [0, 0];
  let open: Edit | null = null;
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i], right[j]];
    if (a && b && a.text === b.text) {
      if (open) edits.push(open);
      open = null;
      i++;
      j++;
      continue;
    }
    const at = a?.start ?? text.length;
    open ??= { start: at, end: at, insert: '' };
    if (a && (!b || (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))) {
      open.end = a.end;
      i++;
    } else if (b) {
      open.insert += (open.insert ? ' ' : '') + b.text;
      j++;
    }
  }
  if (open) edits.push(open);
  return edits;
}

/** table[i][j]: length of the longest common subsequence of left[i..] and right[j..]. */
function common(left: readonly Piece[], right: readonly Piece[]): Uint16Array[] {
  const table = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i--) {
    const [row, next] = [table[i] as Uint16Array, table[i + 1] as Uint16Array];
    for (let j = right.length - 1; j >= 0; j--) {
      row[j] =
        left[i]?.text === right[j]?.text
          ? (next[j + 1] as number) + 1
          : Math.max(next[j] as number, row[j + 1] as number);
    }
  }
  return table;
}

/** Whether a finding [start, end) touches an edit; an insertion is touched by what stands on either side. */
export function touches(edit: Edit, start: number, end: number): boolean {
  if (edit.start === edit.end) return start <= edit.start + 1 && end >= edit.start - 1;
  return start < edit.end && end > edit.start;
}
