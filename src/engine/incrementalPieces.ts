// The paragraphs of a document under edit. Pieces whose text did not change keep their identity, and with it their findings.
import type { Finding, SentenceSpan } from './checkTypes.ts';
import { clampChange } from './edits.ts';
import type { RuleFinding } from './rules/types.ts';
import type { Votes } from './text/detectLanguage.ts';
import { paragraphEnds } from './text/segment.ts';
import { isFence } from './text/spans.ts';
import type { TextChange, TextCounts, TextLanguage } from './types.ts';

/** One paragraph with what is known about it. */
export interface Piece {
  text: string;
  /** Its place among the pieces, and its offset in the text. */
  index: number;
  start: number;
  isChecked: boolean;
  /** Inside a fenced block of code: nothing is checked. */
  inCode: boolean;
  isFence: boolean;
  votes: Votes | null;
  findings: Finding[];
  sentences: readonly SentenceSpan[];
  /** What the rules found when they last ran, and whether they have to run again. */
  ruleFindings: readonly RuleFinding[];
  isRead: boolean;
  missing: readonly TextLanguage[];
  counts: TextCounts | null;
}

const createPiece = (text: string): Piece => ({
  text,
  index: 0,
  start: 0,
  isChecked: false,
  inCode: false,
  isFence: isFence(text),
  votes: null,
  findings: [],
  sentences: [],
  ruleFindings: [],
  isRead: false,
  missing: [],
  counts: null,
});

function split(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const end of paragraphEnds(text)) {
    pieces.push(createPiece(text.slice(from, end)));
    from = end;
  }
  return pieces;
}

/** The pieces of a text, in order; together they are the text. Never empty: an empty text is one empty piece. */
export class PieceList {
  pieces: Piece[];
  length = 0;

  constructor(text: string) {
    this.pieces = split(text);
    this.renumber(0);
    this.markCode();
  }

  text(): string {
    return this.pieces.map((piece) => piece.text).join('');
  }

  /** Index of the piece that holds `offset`; an offset at a boundary belongs to the later one. */
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

  /**
   * Applies one change. `onRemoved` gets every piece that is no more, `onTouched` those that the change touches though
   * their text is as before: whoever moves issues with the edits has dropped those beside it.
   */
  edit(given: TextChange, onRemoved: (piece: Piece) => void, onTouched: (piece: Piece) => void): void {
    const change = clampChange(given, this.length);
    // One neighbour on each side: a line break typed or deleted at an edge belongs to the paragraph before it.
    const from = Math.max(0, this.at(change.start) - 1);
    const to = Math.min(this.pieces.length - 1, this.at(change.end) + 1);
    const old = this.pieces.slice(from, to + 1);
    const offset = (old[0] as Piece).start;
    const before = old.map((piece) => piece.text).join('');
    const after = before.slice(0, change.start - offset) + change.insert + before.slice(change.end - offset);
    const isAll = old.length === this.pieces.length;
    const fresh = after === '' && !isAll ? [] : split(after);
    keepUnchanged(old, fresh);
    const kept = new Set(fresh);
    for (const piece of old) {
      if (!kept.has(piece)) onRemoved(piece);
      else if (piece.start <= change.end && piece.start + piece.text.length >= change.start) onTouched(piece);
    }
    this.pieces = this.pieces.slice(0, from).concat(fresh, this.pieces.slice(to + 1));
    this.renumber(from);
  }

  /** Finds fenced blocks of code anew; pieces that go into or come out of one must be checked again. */
  markCode(): void {
    const fences = this.pieces.filter((piece) => piece.isFence);
    const pairs = fences.length - (fences.length % 2);
    let seen = 0;
    for (const piece of this.pieces) {
      // A fence without its partner is text.
      const inCode = piece.isFence ? seen < pairs : seen % 2 === 1 && seen < pairs;
      if (piece.isFence) seen++;
      if (piece.inCode === inCode) continue;
      piece.inCode = inCode;
      piece.isChecked = false;
      piece.isRead = false;
    }
  }

  private renumber(from: number): void {
    const before = this.pieces[from - 1];
    let start = before ? before.start + before.text.length : 0;
    for (let i = from; i < this.pieces.length; i++) {
      const piece = this.pieces[i] as Piece;
      piece.index = i;
      piece.start = start;
      start += piece.text.length;
    }
    this.length = start;
  }
}

/** Puts old pieces with the same text in the place of new ones, from both ends. */
function keepUnchanged(old: readonly Piece[], fresh: Piece[]): void {
  const limit = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < limit && old[head]?.text === fresh[head]?.text) {
    fresh[head] = old[head] as Piece;
    head++;
  }
  for (let tail = 1; tail <= limit - head; tail++) {
    const piece = old[old.length - tail] as Piece;
    if (piece.text !== fresh[fresh.length - tail]?.text) break;
    fresh[fresh.length - tail] = piece;
  }
}
