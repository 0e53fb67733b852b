// Where German sentences end.
import type { SentenceMarks } from '../../text/segment.ts';
import { wordSet } from '../../text/wordLists.ts';

/** See SentenceMarks. */
export const germanSentences: SentenceMarks = {
  inner: wordSet(
    'dr prof hr fr frl st nr bzw bspw ca evtl ggf inkl exkl geb gest gegr ing dipl med phil jur str tel vgl zzgl abs art bd jh mio mrd sog u z d s i o v zb dh ua bes allg eigtl engl frz ital lat griech dt ehem einschl entspr gem gen hrsg insb max min od orig sen jun südl nördl östl westl verh vs wg zw ff',
  ),
  final: wordSet(
    'usw etc uvm usf jan feb apr aug sept okt nov dez mo di mi do fr sa so std min sek stk jr ff co nchr vchr chr',
  ),
  loneWords: '',
  hasOrdinalStops: true,
};
