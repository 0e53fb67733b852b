// Where Italian sentences end.
import type { SentenceMarks } from '../../text/segment.ts';
import { wordSet } from '../../text/wordLists.ts';

/** See SentenceMarks. */
export const italianSentences: SentenceMarks = {
  inner: wordSet(
    'sig sigg dott prof avv ing arch geom rag on sen mons don s ss st cfr es ecc pag pagg fig vol art tel n nr ca gen col cap lett ediz ed cit op dr dr.ssa',
  ),
  final: wordSet('ecc etc gen feb mar apr mag giu lug ago sett ott nov dic spa srl jr dc ac cm km'),
  loneWords: '',
  hasOrdinalStops: false,
};
