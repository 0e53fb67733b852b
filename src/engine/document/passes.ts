// The three passes over a document: words, rules, nets. What is due in one is due in those after it.

import type { Due } from './arrivals.ts';
import { Pass } from './pass.ts';
import type { Piece } from './piece.ts';
import type { PieceList } from './pieces.ts';

/** What each pass does with a piece; see `Pass`. */
export interface PassWork {
  check(piece: Piece): number;
  read(piece: Piece): number;
  weigh(piece: Piece): number;
}

/** See the head of this file. */
export class Passes {
  readonly checking: Pass;
  readonly reading: Pass;
  readonly weighing: Pass;
  private readonly list: PieceList;
  private readonly all: readonly Pass[];

  constructor(list: PieceList, { check, read, weigh }: PassWork) {
    this.list = list;
    this.checking = new Pass(list, 'isChecked', check);
    this.reading = new Pass(list, 'isRead', read);
    this.weighing = new Pass(list, 'isWeighed', weigh);
    this.all = [this.checking, this.reading, this.weighing];
  }

  /** Rules and words are done with. */
  get isRead(): boolean {
    return this.checking.left === 0 && this.reading.left === 0;
  }

  add(): void {
    for (const pass of this.all) pass.add();
  }

  remove(piece: Piece): void {
    for (const pass of this.all) pass.remove(piece);
  }

  backTo(index: number): void {
    for (const pass of this.all) pass.backTo(index);
  }

  /** A piece must be done again, from a pass on. */
  again(piece: Piece, due: Due): void {
    if (due === 'check') this.checking.again(piece);
    if (due !== 'weigh') this.reading.again(piece);
    this.weighing.again(piece);
  }

  makeDue(dueOf: (piece: Piece) => Due | null): void {
    for (const piece of this.list.pieces) {
      const due = dueOf(piece);
      if (due) this.again(piece, due);
    }
  }
}
