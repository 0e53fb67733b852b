// The pieces whose findings are to be reported. Invariant: a piece is reported once, in its state at that time.

import type { Languages } from '../languages.ts';
import type { RuleFinding } from '../rules/types.ts';
import type { IssueDelta } from '../types.ts';
import type { Hidden } from './ignore.ts';
import { issuesOf } from './issues.ts';
import type { Piece } from './piece.ts';

/** See the head of this file. */
export class Outbox {
  private pieces: Piece[] = [];
  private readonly languages: Languages;
  private readonly shownByText: (piece: Piece) => readonly RuleFinding[];

  /** `shownByText`: what only the whole text shows of a piece. */
  constructor(languages: Languages, shownByText: (piece: Piece) => readonly RuleFinding[]) {
    this.languages = languages;
    this.shownByText = shownByText;
  }

  put(piece: Piece): void {
    if (!piece.isUnsent) this.pieces.push(piece);
    piece.isUnsent = true;
  }

  /** Everything to be reported, with neighbouring pieces in one delta. Removed pieces are skipped. */
  take(hidden: Hidden, isLive: (piece: Piece) => boolean): IssueDelta[] {
    const pieces = this.pieces.filter(isLive).sort((a, b) => a.index - b.index);
    this.pieces = [];
    const deltas: IssueDelta[] = [];
    for (const piece of pieces) {
      piece.isUnsent = false;
      const issues = issuesOf(piece, this.shownByText(piece), hidden, this.languages);
      const { end } = piece;
      const last = deltas.at(-1);
      if (last?.end === piece.start) {
        last.end = end;
        for (const issue of issues) last.issues.push(issue);
      } else deltas.push({ start: piece.start, end, issues });
    }
    return deltas;
  }
}
