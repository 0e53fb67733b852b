// A pass over the pieces of a document, in view first, and how far it has come.

import type { TextRange } from '../types.ts';
import type { Piece } from './piece.ts';
import type { PieceList } from './pieces.ts';

/** See the head of this file. */
export class Pass {
  /** Characters done, and pieces still to do. */
  done = 0;
  left: number;
  /** All pieces before this index are done. */
  private cursor = 0;
  private readonly list: PieceList;
  private readonly work: (piece: Piece) => number;

  /** `work` does a piece that needs it and returns how much of the budget that took. */
  constructor(list: PieceList, work: (piece: Piece) => number) {
    this.list = list;
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
    return piece ? this.work(piece) : 0;
  }

  /** A piece has been done. */
  finish(piece: Piece): void {
    this.done += piece.text.length;
    this.left--;
  }

  /** A piece that was done must be done again. */
  reopen(piece: Piece): void {
    this.done -= piece.text.length;
    this.left++;
  }

  /** Looks for pieces to do from this index on. */
  backTo(index: number): void {
    this.cursor = Math.min(this.cursor, index);
  }
}
