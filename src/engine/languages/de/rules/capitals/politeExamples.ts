// More sentences for the rules in polite.ts: every pattern and every row needs one.
import type { WrongExample } from '../../../../rules/types.ts';

/** For de.capitals.polite-sie. */
export const CAPITALS_POLITE_SIE_WRONG: readonly WrongExample[] = [
  ['Können sie mir bitte helfen?', 'Können Sie mir bitte helfen?'],
  ['Bitte schicken sie mir die Rechnung.', 'Bitte schicken Sie mir die Rechnung.'],
  ['Vielen Dank für ihre Nachricht.', 'Vielen Dank für Ihre Nachricht.'],
  ['Wir bitten sie um Geduld.', 'Wir bitten Sie um Geduld.'],
  ['Wir bedanken uns bei ihnen für den Einkauf.', 'Wir bedanken uns bei Ihnen für den Einkauf.'],
  ['Haben sie noch Fragen?', 'Haben Sie noch Fragen?'],
  ['Wir möchten sie herzlich einladen.', 'Wir möchten Sie herzlich einladen.'],
  ['Wir senden ihnen das Paket morgen.', 'Wir senden Ihnen das Paket morgen.'],
  ['Im Anhang finden sie die Rechnung.', 'Im Anhang finden Sie die Rechnung.'],
  ['Anbei sende ich ihnen die Unterlagen.', 'Anbei sende ich Ihnen die Unterlagen.'],
  ['Ich möchte mich bei ihnen entschuldigen.', 'Ich möchte mich bei Ihnen entschuldigen.'],
  ['Melden sie sich bitte bei uns.', 'Melden Sie sich bitte bei uns.'],
  [
    'Wir würden uns freuen, wenn sie uns die Unterlagen schicken.',
    'Wir würden uns freuen, wenn Sie uns die Unterlagen schicken.',
  ],
  ['Es wäre nett, wenn sie mir die Adresse geben.', 'Es wäre nett, wenn Sie mir die Adresse geben.'],
  ['Für Fragen stehen wir ihnen gern zur Verfügung.', 'Für Fragen stehen wir Ihnen gern zur Verfügung.'],
  ['Wann können sie mir die Ware liefern?', 'Wann können Sie mir die Ware liefern?'],
  ['Antworten sie mir bitte bald.', 'Antworten Sie mir bitte bald.'],
  ['Ich würde mich freuen, von ihnen zu hören.', 'Ich würde mich freuen, von Ihnen zu hören.'],
  ['Wir bedanken uns für ihr Verständnis.', 'Wir bedanken uns für Ihr Verständnis.'],
];
