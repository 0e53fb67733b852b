// The packs that came since a document last looked, and what each makes due.

import type { Arrival, Languages } from '../languages.ts';
import type { Piece } from './piece.ts';

/** Everything about a piece, what rules find in it, or only what context nets find: then its issues stay until they are replaced. */
export type Due = 'check' | 'read' | 'weigh';

/** See the head of this file. */
export class Arrivals {
  private readonly languages: Languages;
  private revision: number;
  private known = 0;

  constructor(languages: Languages) {
    this.languages = languages;
    this.revision = languages.revision;
  }

  /** Whether nothing came since the last call of `take`. */
  get isKnown(): boolean {
    return this.revision === this.languages.revision && this.known === this.languages.arrivals.length;
  }

  /** What is due with each piece because of what came since the last call; null if nothing came. */
  take(): ((piece: Piece) => Due | null) | null {
    const { arrivals, revision } = this.languages;
    const come = arrivals.slice(this.known);
    this.known = arrivals.length;
    const isAnew = this.revision !== revision;
    this.revision = revision;
    if (isAnew) return () => 'check';
    if (come.length === 0) return null;
    const [grammars, tongues] = (['grammar', 'tongue'] as const).map((part) =>
      come.filter((each) => each.part === part),
    ) as [Arrival[], Arrival[]];
    return (piece) => {
      // A grammar also knows more names, which may be what was taken for mistakes in other languages.
      const isWrong = piece.findings.length > 0 || piece.missing.length > 0;
      if (speaks(piece, grammars) || (grammars.length > 0 && isWrong)) return 'check';
      if (speaks(piece, tongues)) return 'read';
      return speaks(piece, come) ? 'weigh' : null;
    };
  }
}

/** Whether a sentence of the piece is in the language of one of them. */
const speaks = (piece: Piece, arrivals: readonly Arrival[]): boolean =>
  piece.sentences.some((sentence) => arrivals.some(({ language }) => language === sentence.language));
