// The prose of a file: what a reader would read of it, with the way back to the file. Offsets are UTF-16.
// Invariant: pieces are in order in both texts; what was put in has no place of its own in the file.

/** A piece of prose: taken from the file as it is, or put in place of what is no prose there. */
interface Piece {
  /** Where it begins in the prose. */
  at: number;
  /** What it stands for in the file. */
  start: number;
  end: number;
  isTaken: boolean;
}

/** A range of the file. `isExact` says that it holds exactly the words of the prose, so that they can be replaced. */
export interface SourceRange {
  start: number;
  end: number;
  isExact: boolean;
}

/** See the head of this file. */
export interface Prose {
  readonly text: string;
  /** Where a range of the prose is in the file; null if it touches nothing of it. */
  inSource(start: number, end: number): SourceRange | null;
}

/** Collects prose from the beginning of a file to its end. */
export class ProseBuilder {
  private readonly source: string;
  private readonly pieces: Piece[] = [];
  private text = '';

  constructor(source: string) {
    this.source = source;
  }

  /** Takes source[start, end) as it is. */
  take(start: number, end: number): void {
    if (start >= end) return;
    const last = this.pieces.at(-1);
    if (last?.isTaken && last.end === start) last.end = end;
    else this.pieces.push({ at: this.text.length, start, end, isTaken: true });
    this.text += this.source.slice(start, end);
  }

  /** Puts `text` in the place of source[start, end). */
  put(text: string, start: number, end: number): void {
    if (text === '') return;
    this.pieces.push({ at: this.text.length, start, end, isTaken: false });
    this.text += text;
  }

  /** A space between words, unless there is one. */
  space(at: number): void {
    if (this.text !== '' && !/\s$/.test(this.text)) this.put(' ', at, at);
  }

  /** Ends the paragraph. */
  paragraph(at: number): void {
    if (this.text !== '' && !this.text.endsWith('\n')) this.put('\n', at, at);
  }

  /** The last character so far. */
  get last(): string {
    return this.text.at(-1) ?? '';
  }

  done(): Prose {
    const { text, pieces, source } = this;
    return { text, inSource: (start, end) => rangeOf(pieces, text, source, start, end) };
  }
}

function rangeOf(pieces: readonly Piece[], text: string, source: string, start: number, end: number) {
  const first = pieceAt(pieces, start);
  const last = pieceAt(pieces, Math.max(start, end - 1));
  if (!first?.isTaken || !last?.isTaken) return null;
  const from = first.start + (start - first.at);
  const to = last.start + (end - last.at);
  return { start: from, end: to, isExact: source.slice(from, to) === text.slice(start, end) };
}

/** The piece that holds an offset of the prose. */
function pieceAt(pieces: readonly Piece[], offset: number): Piece | undefined {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle] as Piece).at <= offset) low = middle + 1;
    else high = middle;
  }
  return pieces[low - 1];
}

/** A file that is prose from end to end. */
export const plainProse = (source: string): Prose => ({
  text: source,
  inSource: (start, end) => ({ start, end, isExact: true }),
});
