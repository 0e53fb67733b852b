// The differences between two sentences, word by word. Apostrophes, quotation marks and spaces of another kind are no
// difference: models write them as they like, and the sentence keeps its own.
import type { TextChange, TextRange } from '../../lib/textChanges.ts';

/** A word, a run of spaces or a sign. */
interface Piece extends TextRange {
  text: string;
  /** What it is compared by. */
  key: string;
}

const RUNS = /\s+|\S+/g;
const PIECES = /[\p{L}\p{M}\d]+(?:['\u2019-][\p{L}\p{M}\d]+)*|\s+|\S/gu;

/** What stands in addresses and paths, and the last character of one: signs behind it are the sentence's. */
const INSIDE = /[@/\\_]|[\p{L}\d]\.[\p{L}\d]/u;
const LAST = /^(\S*)[\p{L}\d/]/u;

/** A text with one kind of apostrophe, quotation mark and space. */
export const folded = (text: string): string =>
  text
    .replace(/[\u2018\u2019\u02bc\u201b]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2039\u203a]/g, '"')
    .replace(/[\u00a0\u202f\u2009]/g, ' ');

/** The pieces of a run without spaces. An address or a path is one: half of one is none. */
function cut(run: string): string[] {
  const [address = '', before = ''] = LAST.exec(run) ?? [];
  if (!INSIDE.test(before)) return run.match(PIECES) ?? [];
  return [address, ...(run.slice(address.length).match(PIECES) ?? [])];
}

function piecesOf(text: string): Piece[] {
  let end = 0;
  // Run by run: an expression that looks for addresses anywhere takes minutes for hostile answers.
  return (text.match(RUNS) ?? []).flatMap(cut).map((piece) => {
    const start = end;
    end += piece.length;
    return { text: piece, key: folded(piece), start, end };
  });
}

/** The length of the longest common subsequence of what is left from each two places on. */
function commonLengths(a: readonly Piece[], b: readonly Piece[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    const [row, below] = [rows[i] as Uint16Array, rows[i + 1] as Uint16Array];
    for (let j = b.length - 1; j >= 0; j--) {
      const same = a[i]?.key === b[j]?.key;
      row[j] = same ? (below[j + 1] as number) + 1 : Math.max(below[j] as number, row[j + 1] as number);
    }
  }
  return rows;
}

/** The changes that make `after` of `before`, sorted. */
export function wordDiff(before: string, after: string): TextChange[] {
  const [a, b] = [piecesOf(before), piecesOf(after)];
  const common = commonLengths(a, b);
  const changes: TextChange[] = [];
  let [i, j, fromA, fromB] = [0, 0, 0, 0];
  const close = () => {
    if (i === fromA && j === fromB) return;
    const start = a[fromA]?.start ?? before.length;
    const end = i > fromA ? (a[i - 1] as Piece).end : start;
    const insert = b
      .slice(fromB, j)
      .map(({ text }) => text)
      .join('');
    changes.push({ start, end, insert });
  };
  while (i < a.length && j < b.length) {
    if (a[i]?.key === b[j]?.key) {
      close();
      i++;
      j++;
      [fromA, fromB] = [i, j];
    } else if ((common[i + 1]?.[j] as number) >= (common[i]?.[j + 1] as number)) i++;
    else j++;
  }
  [i, j] = [a.length, b.length];
  close();
  return changes;
}

/** Changes with nothing but spaces between them as one: they are read as one. */
export function joined(text: string, changes: readonly TextChange[]): TextChange[] {
  const result: TextChange[] = [];
  for (const change of changes) {
    const last = result.at(-1);
    const between = last && text.slice(last.end, change.start);
    if (last && between !== undefined && /^\s*$/.test(between)) {
      last.insert += between + change.insert;
      last.end = change.end;
    } else result.push({ ...change });
  }
  return result;
}

/** Inserted apostrophes in the kind that the text has. */
export function inItsOwnMarks(text: string, changes: readonly TextChange[]): TextChange[] {
  if (!text.includes('\u2019') || text.includes("'")) return [...changes];
  return changes.map((change) => ({ ...change, insert: change.insert.replace(/(?<=\p{L})'/gu, '\u2019') }));
}

/** How many characters changes touch, of the text before or after, whichever is more. */
export const touchedBy = (changes: readonly TextChange[]): number =>
  changes.reduce((sum, { start, end, insert }) => sum + Math.max(end - start, insert.length), 0);
