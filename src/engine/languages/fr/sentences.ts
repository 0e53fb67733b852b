// Where French sentences end.
import type { SentenceMarks } from '../../text/segment.ts';
import { wordSet } from '../../text/wordLists.ts';

/** See SentenceMarks. */
export const frenchSentences: SentenceMarks = {
  inner: wordSet(
    'm mm mme mmes mlle mlles dr pr me mgr st ste cf p pp ex env fig vol art chap éd n no nos tél av bd bvd ch réf min max resp',
  ),
  final: wordSet('etc janv févr avr juil sept oct nov déc jr sté cie ltd hab av apr'),
  loneWords: 'y',
  hasOrdinalStops: false,
};
