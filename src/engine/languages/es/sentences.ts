// Where Spanish sentences end.
import type { SentenceMarks } from '../../text/segment.ts';
import { wordSet } from '../../text/wordLists.ts';

/** See SentenceMarks. */
export const spanishSentences: SentenceMarks = {
  inner: wordSet(
    'sr sra sres srta d dña dr dra prof lic ing arq gral cnel st sto sta cf pág págs fig vol art tel tfno núm n nº ca aprox av avda c ed eds op cit ej vs ud uds vd vds dto depto',
  ),
  final: wordSet('etc ene feb mar abr may jun jul ago sept oct nov dic cía ltda jr aa uu ee dc ac cm km'),
  loneWords: '',
  hasOrdinalStops: false,
};
