// What Italian letters and mails look like.
import type { LetterFacts } from '../../letter/types.ts';
import { wordList } from '../../text/wordLists.ts';
import { italianAddress } from './address.ts';
import { italianCommon } from './common.ts';

const OWN_CLOSINGS =
  '(?:i (?:miei|nostri) )?(?:più )?(?:cordiali|distinti|cari|affettuosi|migliori) saluti|cordialmente|saluti cordiali|un (?:cordiale|caro) saluto|in fede|con osservanza|un abbraccio|cordialità';

/** See LetterFacts. */
export const italianLetter: LetterFacts = {
  greetings:
    'signora?(?: \\p{Lu}\\p{Ll}+)?(?=,)|gentil(?:e|i|issim[oaie])|gent\\.?(?:m[oaie]|le|li|mi)?\\.?|egregi[oae]?|egr\\.?|spett(?:abile|abili|\\.?le|\\.)|(?:mi[oae] )?(?:car[oaie]|carissim[oaie])(?: mi[oae])?|ciao|buon ?giorno|buona ?sera|salve|illustr(?:e|issim[oa])|chiarissim[oa]|stimat(?:o|a|i|e|issim[oa])|amat[oa]|hey|ehi',
  formal:
    'gentil(?:e|i|issim[oaie])|gent\\.?m[oaie]|egregi[oae]?|spett(?:abile|abili|\\.?le|\\.)|illustr(?:e|issim[oa])|chiarissim[oa]',
  distant: 'egregi[oae]?',
  address: italianAddress,
  titles:
    'Signora|Signor|Signore|Signori|Sig\\.ra|Sig|Dott|Dott\\.ssa|Dottor|Dottoressa|Dottore|Prof|Professor|Professoressa|Prof\\.ssa|Avv|Avvocato|Ing|Arch|signora|signor|dottor|dottoressa|professoressa|professor|maestra|maestro',
  notNames: wordList(
    'signora signore signori signor signorina dottore dottoressa dottor professore professoressa avvocato ingegnere direttore direttrice sindaco presidente preside dirigente amministratore tutti tutte colleghi colleghe collega amici amiche amico amica genitori soci socio socia clienti cliente vicini vicino vicina mamma papà nonna nonno zia zio famiglia ditta società redazione ufficio comune maestra maestro team ragazzi ragazze babbo natale fratello sorella condomini lettori lettrici',
  ),
  and: 'e|ed|&',
  beforeName:
    '(?:grazie|grazie mille|grazie ancora|tante grazie)|come (?:stai|va)|tutto bene|buon compleanno|auguri|congratulazioni',
  closings: `${OWN_CLOSINGS}|(?:cordiali|distinti|cari|tanti|affettuosi|migliori)?\\s?saluti|saluto|salutoni|cordialmente|grazie|(?:ti |vi )?abbracci(?:o|amo)?|bac(?:i|io|ioni)|a presto|a (?:domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|ci (?:vediamo|sentiamo)|in attesa|in fede|con (?:affetto|stima|amore|gratitudine|osservanza|i migliori)|ossequi|ciao|tu[oa]|vostr[oa]|buon[ae]? (?:giornata|serata|lavoro|vacanze|fine)|arrivederci|porgo|porgiamo|fammi sapere|cordialità|con cordialità|per (?:il|la|conto)|affettuosamente`,
  ownClosings: OWN_CLOSINGS,
  attachments:
    /(?<![\p{L}-])(?:in allegato|allego|alleghiamo|(?:ho|abbiamo) allegato|(?:trov[aie]|trovat[ei]|troverà|troverete|troverai)(?: qui)? allegat[oaie]|si allega(?:no)?|allegat[oaie] alla presente|allegat[oi] ?:|all\. ?:)(?!\p{L})/iu,
  gaps: wordList(
    'nome cognome nominativo azienda ditta società data ora orario luogo indirizzo posizione numero importo titolo oggetto telefono e-mail email destinatario mittente firma prodotto cliente città via motivo argomento riferimento',
  ),
  hasNotes: true,
  calendar: italianCommon.calendar,
  shortDays: wordList('dom lun mar mer gio ven sab'),
};
