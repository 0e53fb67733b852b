// What stands in the fields of the live form: a few mistakes in the reader's language, or in English.

/** A text for each field; the note is in three parts, the middle one emphasised. */
export interface FormSample {
  readonly language: string;
  readonly subject: string;
  readonly message: string;
  readonly note: readonly [string, string, string];
}

const english: FormSample = {
  language: 'en',
  subject: 'Your lettre of 3 May',
  message: 'We recieved you’re letter yesterday. The invoices is attached.',
  note: ['Formatted text is checked ', 'exactely', ' like plain text.'],
};

const others: Readonly<Record<string, FormSample>> = {
  de: {
    language: 'de',
    subject: 'Ihr Breif vom 3. Mai',
    message: 'Wir haben ihren Brief gestern erhallten. Die Rechnungen ist beigefügt.',
    note: ['Formatierter Text wird ', 'genauso', ' geprüft wie einfacher Tekst.'],
  },
  fr: {
    language: 'fr',
    subject: 'Votre letre du 3 mai',
    message: 'Nous avons recu votre lettre hier. Les facture est jointe.',
    note: ['Le texte mis en forme est vérifié ', 'exactemant', ' comme le texte simple.'],
  },
  it: {
    language: 'it',
    subject: 'La tua letera del 3 maggio',
    message: 'Abbiamo ricevutto la tua lettera ieri. Le fatture è allegata.',
    note: ['Il testo formattato si controlla ', 'propio', ' come quello semplice.'],
  },
  es: {
    language: 'es',
    subject: 'Tu crata del 3 de mayo',
    message: 'Hemos recivido tu carta ayer. Las facturas está adjunta.',
    note: ['El texto con formato se revisa ', 'igaul', ' que el texto sencillo.'],
  },
};

/** The sample for an interface language. */
export const formSample = (locale: string): FormSample => others[locale] ?? english;
