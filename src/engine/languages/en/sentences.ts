// Where English sentences end.
import type { SentenceMarks } from '../../text/segment.ts';
import { wordSet } from '../../text/wordLists.ts';

/** See SentenceMarks. */
export const englishSentences: SentenceMarks = {
  inner: wordSet(
    'mr mrs ms dr prof st mt ft gen col capt lt sgt maj cmdr adm rev hon sen rep gov pres messrs mme vs cf eg ie viz fig figs vol vols pp ed eds no nos nr approx ca op esp resp incl dept univ assn',
  ),
  final: wordSet(
    'etc inc ltd corp co jr sr al am pm bros jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun ave blvd rd min max hrs hr sec ext tel est usa uk dc ph',
  ),
  loneWords: 'I',
  hasOrdinalStops: false,
};
