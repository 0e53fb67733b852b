// The mail with a link to sign in, in the nine languages of the site. {link} and {code} are put in.

/** Subject and text of a mail. */
export interface MailText {
  subject: string;
  text: string;
}

const ENGLISH: MailText = {
  subject: 'Your link to sign in',
  text: 'Open this link on the device where you asked for it:\n\n{link}\n\nOn another device, enter this code where you asked: {code}\n\nLink and code are valid for three minutes. If you did not ask for them, ignore this mail.',
};

/** Texts by language. */
export const magicLinkTexts: Readonly<Record<string, MailText>> = {
  en: ENGLISH,
  de: {
    subject: 'Ihr Link zum Anmelden',
    text: 'Öffnen Sie diesen Link auf dem Gerät, auf dem Sie ihn angefordert haben:\n\n{link}\n\nLesen Sie diese Mail auf einem anderen Gerät, geben Sie dort, wo Sie gefragt haben, diesen Code ein: {code}\n\nLink und Code gelten drei Minuten. Wenn Sie beides nicht angefordert haben, beachten Sie diese Mail nicht.',
  },
  fr: {
    subject: 'Votre lien de connexion',
    text: 'Ouvrez ce lien sur l’appareil où vous l’avez demandé :\n\n{link}\n\nDepuis un autre appareil, saisissez ce code là où vous avez fait la demande : {code}\n\nLe lien et le code sont valables trois minutes. Si vous n’avez rien demandé, ignorez ce message.',
  },
  es: {
    subject: 'Tu enlace para iniciar sesión',
    text: 'Abre este enlace en el dispositivo en el que lo pediste:\n\n{link}\n\nSi lees este correo en otro dispositivo, escribe este código donde lo pediste: {code}\n\nEl enlace y el código valen durante tres minutos. Si no los pediste, ignora este correo.',
  },
  it: {
    subject: 'Il tuo link per accedere',
    text: 'Apri questo link sul dispositivo da cui l’hai richiesto:\n\n{link}\n\nSe leggi questa e-mail su un altro dispositivo, inserisci questo codice dove l’hai richiesto: {code}\n\nLink e codice valgono tre minuti. Se non li hai richiesti, ignora questa e-mail.',
  },
  pt: {
    subject: 'O seu link para iniciar sessão',
    text: 'Abra este link no dispositivo em que o pediu:\n\n{link}\n\nSe estiver a ler este e-mail noutro dispositivo, introduza este código onde fez o pedido: {code}\n\nO link e o código são válidos durante três minutos. Se não os pediu, ignore este e-mail.',
  },
  nl: {
    subject: 'Je link om in te loggen',
    text: 'Open deze link op het apparaat waarop je hem hebt aangevraagd:\n\n{link}\n\nLees je deze mail op een ander apparaat, vul dan deze code in waar je erom hebt gevraagd: {code}\n\nLink en code zijn drie minuten geldig. Heb je ze niet aangevraagd, negeer deze mail dan.',
  },
  ru: {
    subject: 'Ваша ссылка для входа',
    text: 'Откройте эту ссылку на том устройстве, где вы её запросили:\n\n{link}\n\nЕсли вы читаете это письмо на другом устройстве, введите этот код там, где запросили вход: {code}\n\nСсылка и код действуют три минуты. Если вы ничего не запрашивали, не обращайте внимания на это письмо.',
  },
  hi: {
    subject: 'साइन इन करने का आपका लिंक',
    text: 'यह लिंक उसी डिवाइस पर खोलें जिस पर आपने इसे माँगा था:\n\n{link}\n\nअगर आप यह मेल किसी दूसरे डिवाइस पर पढ़ रहे हैं, तो जहाँ आपने माँगा था वहाँ यह कोड डालें: {code}\n\nलिंक और कोड तीन मिनट तक मान्य हैं। अगर आपने इन्हें नहीं माँगा था, तो इस मेल को अनदेखा करें।',
  },
};

/** The mail in a language such as "de" or "de-AT"; in English when the language is not one of the nine. */
export function magicLinkMail(language: string | undefined, link: string, code: string): MailText {
  const { subject, text } = magicLinkTexts[(language ?? '').toLowerCase().split(/[-_]/)[0] ?? ''] ?? ENGLISH;
  return { subject, text: text.replace('{link}', () => link).replace('{code}', () => code) };
}
