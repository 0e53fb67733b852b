// Abbreviations written with a full stop, without it, in lower case. `inner` ones are followed by the rest of their
// sentence (Dr. Müller); `final` ones may also end it (etc.), so the next word's capital decides.
import type { TextLanguage } from '../types.ts';

const words = (list: string): readonly string[] => list.split(' ');

const INNER: Record<TextLanguage, readonly string[]> = {
  en: words(
    'mr mrs ms dr prof st mt ft gen col capt lt sgt maj cmdr adm rev hon sen rep gov pres messrs mme vs cf eg ie viz fig figs vol vols pp ed eds no nos nr approx ca op esp resp incl dept univ assn',
  ),
  fr: words(
    'm mm mme mmes mlle mlles dr pr me mgr st ste cf p pp ex env fig vol art chap éd n no nos tél av bd bvd ch réf min max resp',
  ),
  de: words(
    'dr prof hr fr frl st nr bzw bspw ca evtl ggf inkl exkl geb gest gegr ing dipl med phil jur str tel vgl zzgl abs art bd jh mio mrd sog u z d s i o v zb dh ua bes allg eigtl engl frz ital lat griech dt ehem einschl entspr gem gen hrsg insb max min od orig sen jun südl nördl östl westl verh vs wg zw ff',
  ),
  it: words(
    'sig sigg dott prof avv ing arch geom rag on sen mons don s ss st cfr es ecc pag pagg fig vol art tel n nr ca gen col cap lett ediz ed cit op dr dr.ssa',
  ),
  es: words(
    'sr sra sres srta d dña dr dra prof lic ing arq gral cnel st sto sta cf pág págs fig vol art tel tfno núm n nº ca aprox av avda c ed eds op cit ej vs ud uds vd vds dto depto',
  ),
};

const FINAL: Record<TextLanguage, readonly string[]> = {
  en: words(
    'etc inc ltd corp co jr sr al am pm bros jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun ave blvd rd min max hrs hr sec ext tel est usa uk dc ph',
  ),
  fr: words('etc janv févr avr juil sept oct nov déc jr sté cie ltd hab av apr'),
  de: words(
    'usw etc uvm usf jan feb apr aug sept okt nov dez mo di mi do fr sa so std min sek stk jr ff co nchr vchr chr',
  ),
  it: words('ecc etc gen feb mar apr mag giu lug ago sett ott nov dic spa srl jr dc ac cm km'),
  es: words('etc ene feb mar abr may jun jul ago sept oct nov dic cía ltda jr aa uu ee dc ac cm km'),
};

const SETS = new Map<string, ReadonlySet<string>>();

function setOf(kind: 'inner' | 'final', language: TextLanguage): ReadonlySet<string> {
  const key = kind + language;
  let set = SETS.get(key);
  if (!set) {
    set = new Set((kind === 'inner' ? INNER : FINAL)[language]);
    SETS.set(key, set);
  }
  return set;
}

/** Whether a lower-cased word before a full stop is an abbreviation after which its sentence goes on. */
export const isInnerAbbreviation = (word: string, language: TextLanguage): boolean =>
  setOf('inner', language).has(word);

/** Whether a lower-cased word before a full stop is any known abbreviation. */
export const isAbbreviation = (word: string, language: TextLanguage): boolean =>
  setOf('inner', language).has(word) || setOf('final', language).has(word);
