// Parts of words that stand before a hyphen and are no words themselves: anti-, contre-, öko-.
import type { TextLanguage } from '../types.ts';

/** Prefixes of each language, in small letters. */
export const PREFIXES: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'anti auto bi bio co counter cross cyber de eco ex extra geo hyper infra inter intra macro mega meta micro mid mini mono multi nano neo non over para poly post pre pro proto pseudo quasi re semi socio sub super tele trans tri ultra un under uni vice'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'anti auto bi bio co contre cyber éco électro ex extra franco gallo géo hyper infra inter intra macro méga méta micro mini mono multi nano néo non para poly post pré pro pseudo quasi radio ré semi socio sous sub super supra sur sus télé tri ultra vice anglo italo hispano israélo sino russo'.split(
      ' ',
    ),
  ),
  de: new Set(
    'anti auto bi bio co ex geo haupt hyper inter makro mega meta mikro mini mono multi neo nicht nord ober öko ost post prä pro pseudo semi sub süd super tele ultra unter vize west'.split(
      ' ',
    ),
  ),
  it: new Set(
    'anti auto bi bio co eco ex extra geo iper inter intra italo macro maxi mega meta micro mini mono multi neo non post pre pro pseudo semi socio sotto sub super tele ultra vice'.split(
      ' ',
    ),
  ),
  es: new Set(
    'anti auto bi bio co contra ex extra franco geo hiper hispano infra inter intra macro mega meta micro mini mono multi neo no norte anglo post pre pro pseudo semi socio sub super sur tele ultra vice'.split(
      ' ',
    ),
  ),
};
