// The packs that came since a document last looked, and what each makes due.

import type { Arrival, Languages } from '../languages.ts';
import type { Piece } from './piece.ts';

/** Everything about a piece, or only what context nets find in it: then its issues stay until they are replaced. */
type Due = 'check' | 'weigh' | null;

/** See the head of this file. */
export class Arrivals {
  private readonly languages: Languages;
  private revision: number;
  private known = 0;

  constructor(languages: Languages) {
    this.languages = languages;
    this.revision = languages.revision;
  }

  /** What is due with each piece because of what came since the last call; null if nothing came. */
  take(): ((piece: Piece) => Due) | null {
    const { arrivals, revision } = this.languages;
    const come = arrivals.slice(this.known);
    this.known = arrivals.length;
    const isAnew = this.revision !== revision;
    this.revision = revision;
    if (isAnew) return () => 'check';
    if (come.length === 0) return null;
    const grammars = come.filter(({ part }) => part === 'grammar');
    return (piece) => {
      // A grammar also knows more names, which may be what was taken for mistakes in other languages.
      const isWrong = piece.findings.length > 0 || piece.missing.length > 0;
      if (speaks(piece, grammars) || (grammars.length > 0 && isWrong)) return 'check';
      return speaks(piece, come) ? 'weigh' : null;
    };
  }
}

/** Whether a sentence of the piece is in the language of one of them. */
const speaks = (piece: Piece, arrivals: readonly Arrival[]): boolean =>
  piece.sentences.some((sentence) => arrivals.some(({ language }) => language === sentence.language));
