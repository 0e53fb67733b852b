// Where Italian sentences end.
import type { SentenceMarks } from '../../text/segment.ts';
import { wordSet } from '../../text/wordLists.ts';

/** See SentenceMarks. */
export const italianSentences: SentenceMarks = {
  inner: wordSet(
    'sig sigg dott prof avv ing arch geom rag on sen mons don cav comm rev egr gent preg spett ssa s ss st cfr es ecc pag pagg fig tab vol trad art par segg lgs cod cpv ibid id op cit ed ediz introd n nn nr tel cell int sc zza fraz loc all rif prot racc matr ns vs fr gen col cap lett dr dr.ssa',
  ),
  final: wordSet(
    'ecc etc gen feb mar apr mag giu lug ago sett ott nov dic lun merc giov ven sab dom ca cad min max tot sec gr hl pz pom spa srl jr dc ac cm km',
  ),
  loneWords: '',
  hasOrdinalStops: false,
};
