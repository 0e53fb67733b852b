// A pass over the pieces of a document, in view first, and how far it has come.

import type { TextRange } from '../types.ts';
import type { Piece } from './piece.ts';
import type { PieceList } from './pieces.ts';

/** Running the rules on a text takes about this many times as long as checking its spelling, reading it with a net this many. */
export const RULES_COST = 8;
export const NET_COST = 40;

/** What tells of a piece that a pass has done it. */
type Mark = 'isChecked' | 'isRead' | 'isWeighed';

/** See the head of this file. */
export class Pass {
  /** Characters done, and pieces still to do. */
  done = 0;
  left: number;
  /** All pieces before this index are done. */
  private cursor = 0;
  private readonly list: PieceList;
  private readonly mark: Mark;
  private readonly work: (piece: Piece) => number;

  /** `work` does a piece, says that it is finished and returns how much of the budget that took. */
  constructor(list: PieceList, mark: Mark, work: (piece: Piece) => number) {
    this.list = list;
    this.mark = mark;
    this.work = work;
    this.left = list.pieces.length;
  }

  /** Works until nothing is left or the budget is spent; returns what remains of it. */
  run(budget: number, view: TextRange | null): number {
    let remains = budget;
    if (view && this.left > 0) {
      for (let i = this.list.at(view.start); i <= this.list.at(view.end) && remains > 0; i++) remains -= this.at(i);
    }
    while (this.left > 0 && remains > 0) remains -= this.at(this.cursor++);
    return remains;
  }

  private at(index: number): number {
    const piece = this.list.pieces[index];
    return piece && !piece[this.mark] ? this.work(piece) : 0;
  }

  /** Whether nothing is left to do in a view; in the whole text for null. */
  isDoneIn(view: TextRange | null): boolean {
    if (this.left === 0) return true;
    if (!view) return false;
    const { pieces } = this.list;
    return pieces.slice(this.list.at(view.start), this.list.at(view.end) + 1).every((piece) => piece[this.mark]);
  }

  /** There is one more piece to do. */
  add(): void {
    this.left++;
  }

  /** A piece is gone. */
  remove(piece: Piece): void {
    this.again(piece);
    this.left--;
  }

  /** A piece has been done. */
  finish(piece: Piece): void {
    if (piece[this.mark]) return;
    piece[this.mark] = true;
    this.done += piece.text.length;
    this.left--;
  }

  /** A piece must be done, even if it was. */
  again(piece: Piece): void {
    if (piece[this.mark]) {
      piece[this.mark] = false;
      this.done -= piece.text.length;
      this.left++;
    }
    this.backTo(piece.index);
  }

  /** Looks for pieces to do from this index on. */
  backTo(index: number): void {
    this.cursor = Math.min(this.cursor, index);
  }
}
