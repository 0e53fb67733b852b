// The pieces of a document being edited. Pieces with unchanged text keep their identity, and so their findings. After an
// edit the text is recut until a piece begins where an old one began; from there on all pieces are unchanged.

import { clampChange, growthOf } from '../../lib/textChanges.ts';
import { blockAt, Edge, leadOf, MARGIN, REACH, tailOf } from '../text/blocks.ts';
import type { SentenceMarks } from '../text/segment.ts';
import type { TextChange, TextRange } from '../types.ts';
import { type ForeignPassage, passagesFrom } from '../words/passages.ts';
import { NO_FRAME, Piece } from './piece.ts';

const isContinued = (piece: Piece | undefined): boolean =>
  piece !== undefined && (piece.frame.before & Edge.paragraph) !== 0;

/** The pieces of a text from `start`, with the given edge; `before` is what precedes the text in its paragraph. */
function cutText(text: string, start: number, edge: number, before: string, marks: readonly SentenceMarks[]): Piece[] {
  const pieces: Piece[] = [];
  const { length } = text;
  let at = start;
  let now = edge;
  do {
    const { end, after } = blockAt(text, at, now, marks);
    pieces.push(createPiece(text, at, end, now, after, before));
    at = end;
    now = after;
  } while (at < length);
  return pieces;
}

function createPiece(text: string, at: number, end: number, before: number, after: number, context: string): Piece {
  if (before === 0 && after === 0) return new Piece(text.slice(at, end), NO_FRAME);
  const lead =
    at < MARGIN ? leadOf(context + text.slice(0, at), context.length + at, before) : leadOf(text, at, before);
  return new Piece(text.slice(at, end), { before, after, lead, tail: tailOf(text, end, after) });
}

const textOf = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join('');

/** Is told what happens to pieces. */
export interface PieceWatcher {
  added(piece: Piece): void;
  removed(piece: Piece): void;
  /** Its text is unchanged, but the change touches it: code that moves issues along has dropped those next to it. */
  touched(piece: Piece): void;
  /** Its index has changed. `touched` is called as well. */
  moved(piece: Piece): void;
}

/** The pieces of a text, in order; joined they are the text. Never empty: an empty text is one empty piece. */
export class PieceList {
  pieces: Piece[];
  length = 0;
  private readonly marks: readonly SentenceMarks[];
  private fences = 0;

  /** `marks`: those of all available languages. */
  constructor(text: string, marks: readonly SentenceMarks[]) {
    this.marks = marks;
    this.pieces = cutText(text, 0, 0, '', marks);
    this.renumber(0);
    for (const piece of this.pieces) if (piece.isFence) this.fences++;
  }

  text(): string {
    return textOf(this.pieces);
  }

  /** Where it is not in its own language, as far as it is checked. */
  passages(): ForeignPassage[] {
    return this.pieces.flatMap(({ start, passages }) => passagesFrom(passages, -start));
  }

  /** Whether a piece is still part of the text. */
  has(piece: Piece): boolean {
    return this.pieces[piece.index] === piece;
  }

  /** Index of the piece that contains `offset`; an offset at a boundary belongs to the later one. */
  at(offset: number): number {
    let low = 0;
    let high = this.pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.pieces[middle] as Piece).start <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The piece that a word of the text stands in, and where; null if it does not stand there, or is cut. */
  placeOf(word: string, range: TextRange | undefined): (TextRange & { piece: Piece }) | null {
    const piece = range && this.pieces[this.at(range.start)];
    if (!range || !piece) return null;
    const start = range.start - piece.start;
    const end = range.end - piece.start;
    return piece.text.slice(start, end) === word ? { piece, start, end } : null;
  }

  /** Applies one change; returns the index of the first piece that may differ, and whether there may be fenced code. */
  edit(given: TextChange, watcher: PieceWatcher): { from: number; hasFences: boolean } {
    const change = clampChange(given, this.length);
    const from = this.firstTouched(change.start);
    const { fresh, to } = this.cutAround(change, from);
    const old = this.pieces.slice(from, to);
    const moved = keepUnchanged(old, fresh);
    const created = new Set(fresh);
    const fences = this.fences;
    for (const piece of old) {
      if (!created.delete(piece)) {
        watcher.removed(piece);
        if (piece.isFence) this.fences--;
      } else if (moved.has(piece)) {
        watcher.moved(piece);
        watcher.touched(piece);
      } else if (piece.start <= change.end && piece.end >= change.start) watcher.touched(piece);
    }
    for (const piece of created) {
      watcher.added(piece);
      if (piece.isFence) this.fences++;
    }
    if (fresh.length === old.length) for (const [i, piece] of fresh.entries()) this.pieces[from + i] = piece;
    else this.pieces = this.pieces.slice(0, from).concat(fresh, this.pieces.slice(to));
    this.renumber(from);
    return { from, hasFences: fences > 1 || this.fences > 1 };
  }

  /** The first piece whose end a change at `offset` can move. */
  private firstTouched(offset: number): number {
    const { pieces } = this;
    // One neighbour: a line break typed or deleted at an edge belongs to the paragraph before it.
    let from = Math.max(0, this.at(offset) - 1);
    while (from > 0 && isContinued(pieces[from]) && (pieces[from - 1] as Piece).start + REACH > offset) from--;
    return from;
  }

  /** The pieces that the text is cut into from the piece `from` up to the old piece `to`. */
  private cutAround(change: TextChange, from: number): { fresh: Piece[]; to: number } {
    const { pieces } = this;
    const first = pieces[from] as Piece;
    const offset = first.start;
    let before = '';
    for (let i = from; before.length < MARGIN && isContinued(pieces[i]); i--) before = pieces[i - 1]?.text + before;
    // One neighbour on this side too; in a long paragraph, as much as the cuts may depend on.
    let to = Math.min(pieces.length, this.at(change.end) + 2);
    const enough = change.end + MARGIN + REACH;
    while (isContinued(pieces[to]) && (pieces[to] as Piece).start < enough) to++;
    const grown = growthOf(change);
    const fresh: Piece[] = [];
    let at = 0;
    let edge = first.frame.before;
    for (let more = 4; ; more *= 2) {
      const whole = textOf(pieces.slice(from, to));
      const text = whole.slice(0, change.start - offset) + change.insert + whole.slice(change.end - offset);
      const cut = cutText(text, at, edge, before, this.marks);
      if (!isContinued(pieces[to])) return { fresh: fresh.concat(cut), to };
      for (const piece of cut) {
        // The others also depend on the text that follows.
        if (at + REACH > text.length) break;
        fresh.push(piece);
        at += piece.text.length;
        edge = piece.frame.after;
        const was = offset + at - grown;
        const met = was < change.end + MARGIN ? -1 : this.begins(was, edge);
        if (met >= 0) return { fresh, to: met };
      }
      to = Math.min(pieces.length, to + more);
    }
  }

  /** Index of the piece that begins at `offset` with this edge, or -1: from there on the old pieces are still valid. */
  private begins(offset: number, edge: number): number {
    const index = this.at(offset);
    const piece = this.pieces[index] as Piece;
    return piece.start === offset && piece.frame.before === edge ? index : -1;
  }

  /** Finds fenced code blocks again; `onChanged` gets pieces that enter or leave one and must be rechecked. */
  markCode(onChanged: (piece: Piece) => void): void {
    const pairs = this.fences - (this.fences % 2);
    let seen = 0;
    let inCode = false;
    for (const piece of this.pieces) {
      // A fence without its partner is text. A fence line is code to its end, however long it is.
      if (piece.isFence) inCode = seen < pairs;
      else if (!isContinued(piece)) inCode = seen % 2 === 1 && seen < pairs;
      if (piece.isFence) seen++;
      if (piece.inCode === inCode) continue;
      piece.inCode = inCode;
      onChanged(piece);
    }
  }

  private renumber(from: number): void {
    let start = this.pieces[from - 1]?.end ?? 0;
    for (let i = from; i < this.pieces.length; i++) {
      const piece = this.pieces[i] as Piece;
      piece.index = i;
      piece.start = start;
      start += piece.text.length;
    }
    this.length = start;
  }
}

/**
 * Replaces new pieces with identical old ones: from both ends, and in between wherever they are. Returns those whose order
 * relative to the others has changed.
 */
function keepUnchanged(old: readonly Piece[], fresh: Piece[]): ReadonlySet<Piece> {
  const limit = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < limit && (old[head] as Piece).isSame(fresh[head] as Piece)) {
    fresh[head] = old[head] as Piece;
    head++;
  }
  let tail = 0;
  while (tail < limit - head) {
    const piece = old[old.length - 1 - tail] as Piece;
    if (!piece.isSame(fresh[fresh.length - 1 - tail] as Piece)) break;
    tail++;
    fresh[fresh.length - tail] = piece;
  }
  const moved = new Set<Piece>();
  if (fresh.length - head - tail < 2 || old.length === head + tail) return moved;
  const byText = new Map<string, Piece[]>();
  for (const piece of old.slice(head, old.length - tail)) {
    const same = byText.get(piece.text);
    if (same) same.push(piece);
    else byText.set(piece.text, [piece]);
  }
  for (let i = head; i < fresh.length - tail; i++) {
    const same = byText.get((fresh[i] as Piece).text);
    if (!same?.at(-1)?.isSame(fresh[i] as Piece)) continue;
    const piece = same.pop() as Piece;
    fresh[i] = piece;
    moved.add(piece);
  }
  return moved;
}
