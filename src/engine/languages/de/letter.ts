// What German letters and mails look like.
import type { LetterFacts } from '../../letter/types.ts';
import { wordList } from '../../text/wordLists.ts';
import { germanAddress } from './address.ts';
import { germanCommon } from './common.ts';

const OWN_CLOSINGS =
  '(?:mit )?(?:freundlichen?|herzlichen?|besten?|lieben?|vielen?|schöne[nr]?|sonnigen?|kollegialen?|vorzüglicher|hochachtungsvollen?)(?: \\p{L}+)? (?:grüßen?|grüssen?|gruß|gruss|hochachtung)|hochachtungsvoll|(?:viele|liebe|beste|schöne|herzliche) (?:grüße|grüsse)|mfg|lg|vg';

/** See LetterFacts. */
export const germanLetter: LetterFacts = {
  greetings:
    '(?:sehr |hoch)?(?:ge|ver)ehrte[rs]?|(?:meine? |mein )?(?:aller)?liebe?(?:r|s|ste[rs]?)?|hallo|hi|hey|huhu|guten (?:tag|morgen|abend)|grüß gott|grüezi|servus|moin(?: moin)?|werte[rs]?|ahoi|mahlzeit',
  formal: 'sehr geehrte[rs]?|sehr verehrte[rs]?',
  distant: 'sehr geehrte[rs]?',
  address: germanAddress,
  titles: 'Herrn?|Frau|Fräulein|Dr|Prof',
  notNames: wordList(
    'damen herren kolleginnen kollegen kollege kollegin freunde freundinnen freund freundin eltern nachbarn nachbarinnen nachbar mitglieder team leute leser leserinnen gäste familie familien kunden kundinnen kunde kundin mama papa oma opa mutti vati tante onkel mutter vater bruder schwester kinder mieter mieterinnen vorstand redaktion gemeinde verein frau herr dr prof grüße grüsse alle zusammen kundenservice kundendienst support schatz tagebuch teilnehmer teilnehmerinnen studierende schüler schülerinnen',
  ),
  and: 'und|u\\.|&',
  beforeName:
    "(?:danke|vielen dank|herzlichen dank|danke dir|dank dir)(?: (?:nochmal|nochmals|noch einmal|schön|sehr))?|(?:wie )?geht(?: es|['’]?s) dir|alles gute|herzlichen glückwunsch|ich (?:hoffe|freue mich)",
  closings: `${OWN_CLOSINGS}|gr(?:u|ü)(?:ß|ss)e?|gruß|gruss|grüße|grüsse|grüssen|grüßen|herzlichst|herzlich|dein|deine|ihr|ihre|euer|eure|danke|(?:vielen|herzlichen|besten) dank|bis (?:bald|dann|morgen|später|nächste|zum|dahin)|ciao|tschüss|tschüs|servus|adieu|liebe grüße|kuss|küsse|küsschen|alles (?:gute|liebe)|glg|hdl|bussi|pfiat|in (?:liebe|stiller)|umarmung|best regards|viel erfolg`,
  ownClosings: OWN_CLOSINGS,
  attachments:
    /(?<![\p{L}-])(?:anbei|im Anhang(?! (?:dein|deiner|Ihrer?|Ihres|eurer?|eures))|(?:in der|als) Anlage (?:finde\p{L}*|erhalte\p{L}*|sende\p{L}*|schicke\p{L}*|übersende\p{L}*|lege\p{L}*|füge\p{L}*|beigefügt)|als Anhang|beigefügt\p{L}*|angehängt\p{L}*|(?:hänge|füge|lege) ich .{0,60}?(?<!\p{L})(?:an|bei)(?=[.,;!\s])|liegen? (?:diesem|dem) (?:Schreiben|Brief) bei|Anlagen?:|Anhang:)/iu,
  gaps: wordList(
    'name namen vorname nachname firma firmenname unternehmen datum uhrzeit ort adresse anschrift straße strasse stelle position nummer betrag titel betreff telefon telefonnummer e-mail email anrede empfänger absender unterschrift produkt kunde kundennummer kundenname stadt plz grund thema ansprechpartner platzhalter zeitraum rechnungsnummer',
  ),
  hasNotes: true,
  calendar: germanCommon.calendar,
  shortDays: wordList('So Mo Di Mi Do Fr Sa'),
};
