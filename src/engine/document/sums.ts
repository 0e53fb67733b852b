// The totals over the pieces of a document. A piece's contribution is not stored but recomputed when it is subtracted.

import { addCounts, countPiece, noCounts } from '../stats/counts.ts';
import { votesOf } from '../text/detectLanguage.ts';
import type { SentenceMarks } from '../text/segment.ts';
import type { TextLanguage } from '../types.ts';
import type { Piece } from './piece.ts';

/** See the head of this file. */
export class DocumentSums {
  readonly votes = [0, 0, 0, 0, 0, 0];
  readonly counts = noCounts();
  /** Words that a variant of the text's language does not have but another does, per variant. */
  readonly strangers = [0, 0, 0, 0];
  /** Passages in other languages. */
  passages = 0;
  private readonly missing = new Map<TextLanguage, number>();
  private readonly marks: SentenceMarks;

  /** `marks` split the text that is voted on into sentences. */
  constructor(marks: SentenceMarks) {
    this.marks = marks;
  }

  /** Counts a checked piece. */
  add(piece: Piece): void {
    piece.isCounted = true;
    this.addUp(piece, 1);
  }

  takeBack(piece: Piece): void {
    if (piece.isCounted) this.addUp(piece, -1);
    piece.isCounted = false;
  }

  private addUp(piece: Piece, sign: 1 | -1): void {
    addCounts(this.counts, countPiece(piece), sign);
    for (let d = 0; d < piece.strangers.length; d++) {
      this.strangers[d] = (this.strangers[d] as number) + sign * (piece.strangers[d] as number);
    }
    this.passages += sign * piece.passages.length;
    for (const language of piece.missing) this.missing.set(language, (this.missing.get(language) ?? 0) + sign);
  }

  /** Adds the votes of a piece once. */
  vote(piece: Piece): void {
    if (!piece.hasVoted) this.addVotes(piece, 1);
    piece.hasVoted = true;
  }

  takeVote(piece: Piece): void {
    if (piece.hasVoted) this.addVotes(piece, -1);
    piece.hasVoted = false;
  }

  private addVotes({ text }: Piece, sign: 1 | -1): void {
    const votes = votesOf(text, this.marks);
    for (let c = 0; c < votes.length; c++) this.votes[c] = (this.votes[c] as number) + sign * (votes[c] as number);
  }

  /** Languages that pieces need but that are not loaded. */
  languagesMissing(): TextLanguage[] {
    return [...this.missing].filter(([, pieces]) => pieces > 0).map(([language]) => language);
  }
}
