// The mails for signing in by link, in the nine languages of the site. {link} and {code} are placeholders.
import type { LinkMail } from './challenge.ts';
import type { MailText } from './mail.ts';
import { type SignUpMailTexts, signUpMailTexts } from './signUpMailTexts.ts';

/** The mails in one language. */
export interface MailTexts extends SignUpMailTexts {
  /** With a link and a code for signing in. */
  link: MailText;
  /** To the owner of an account with a second step, for whom a mail is not enough. */
  password: MailText;
}

const ENGLISH: MailTexts = {
  ...signUpMailTexts.en,
  link: {
    subject: 'Your link to sign in',
    text: 'Open this link in the browser where you asked for it:\n\n{link}\n\nIf you read this mail on another device, type this code on the page where you asked: {code}\n\nLink and code are valid for three minutes. Give them to nobody; we never ask for them. If you did not ask for them, ignore this mail.',
  },
  password: {
    subject: 'Sign in with your password',
    text: 'Somebody, probably you, asked for a link to sign in to your account. Your account has a second step, so a mail alone does not open it. Sign in with your password and the second step:\n\n{link}\n\nIf it was not you, ignore this mail.',
  },
};

/** Texts by language. */
export const mailTexts: Readonly<Record<string, MailTexts>> = {
  en: ENGLISH,
  de: {
    ...signUpMailTexts.de,
    link: {
      subject: 'Ihr Link zum Anmelden',
      text: 'Öffnen Sie diesen Link in dem Browser, in dem Sie ihn angefordert haben:\n\n{link}\n\nWenn Sie diese Mail auf einem anderen Gerät lesen, geben Sie auf der Seite, auf der Sie den Link angefordert haben, diesen Code ein: {code}\n\nLink und Code gelten drei Minuten. Geben Sie sie niemandem weiter; wir fragen nie danach. Wenn Sie beides nicht angefordert haben, beachten Sie diese Mail nicht.',
    },
    password: {
      subject: 'Melden Sie sich mit Ihrem Passwort an',
      text: 'Jemand, vermutlich Sie selbst, hat einen Link zum Anmelden bei Ihrem Konto angefordert. Ihr Konto hat einen zweiten Schritt; eine Mail allein öffnet es deshalb nicht. Melden Sie sich mit Ihrem Passwort und dem zweiten Schritt an:\n\n{link}\n\nWenn Sie das nicht waren, beachten Sie diese Mail nicht.',
    },
  },
  fr: {
    ...signUpMailTexts.fr,
    link: {
      subject: 'Votre lien de connexion',
      text: 'Ouvrez ce lien dans le navigateur où vous l’avez demandé :\n\n{link}\n\nSi vous lisez ce message sur un autre appareil, saisissez ce code sur la page où vous avez fait la demande : {code}\n\nLe lien et le code sont valables trois minutes. Ne les donnez à personne ; nous ne vous les demanderons jamais. Si vous n’avez rien demandé, ignorez ce message.',
    },
    password: {
      subject: 'Connectez-vous avec votre mot de passe',
      text: 'Quelqu’un, sans doute vous, a demandé un lien de connexion à votre compte. Votre compte est protégé par une deuxième étape : un e-mail seul ne suffit pas à l’ouvrir. Connectez-vous avec votre mot de passe et la deuxième étape :\n\n{link}\n\nSi ce n’était pas vous, ignorez ce message.',
    },
  },
  es: {
    ...signUpMailTexts.es,
    link: {
      subject: 'Tu enlace para iniciar sesión',
      text: 'Abre este enlace en el navegador en el que lo pediste:\n\n{link}\n\nSi lees este correo en otro dispositivo, escribe este código en la página en la que lo pediste: {code}\n\nEl enlace y el código valen durante tres minutos. No se los des a nadie; nunca te los pediremos. Si no los pediste, ignora este correo.',
    },
    password: {
      subject: 'Inicia sesión con tu contraseña',
      text: 'Alguien, seguramente tú, pidió un enlace para iniciar sesión en tu cuenta. Tu cuenta tiene un segundo paso, así que un correo por sí solo no la abre. Inicia sesión con tu contraseña y el segundo paso:\n\n{link}\n\nSi no fuiste tú, ignora este correo.',
    },
  },
  it: {
    ...signUpMailTexts.it,
    link: {
      subject: 'Il tuo link per accedere',
      text: 'Apri questo link nel browser da cui l’hai richiesto:\n\n{link}\n\nSe leggi questa e-mail su un altro dispositivo, inserisci questo codice nella pagina da cui hai fatto la richiesta: {code}\n\nLink e codice valgono tre minuti. Non darli a nessuno; noi non li chiediamo mai. Se non li hai richiesti, ignora questa e-mail.',
    },
    password: {
      subject: 'Accedi con la tua password',
      text: 'Qualcuno, probabilmente tu, ha richiesto un link per accedere al tuo account. Il tuo account ha un secondo passaggio, quindi un’e-mail da sola non basta ad aprirlo. Accedi con la tua password e il secondo passaggio:\n\n{link}\n\nSe non sei stato tu, ignora questa e-mail.',
    },
  },
  pt: {
    ...signUpMailTexts.pt,
    link: {
      subject: 'A sua ligação para iniciar sessão',
      text: 'Abra esta ligação no navegador em que a pediu:\n\n{link}\n\nSe estiver a ler este e-mail noutro dispositivo, introduza este código na página onde fez o pedido: {code}\n\nA ligação e o código são válidos durante três minutos. Não os dê a ninguém; nunca os pedimos. Se não os pediu, ignore este e-mail.',
    },
    password: {
      subject: 'Inicie sessão com a sua palavra-passe',
      text: 'Alguém, provavelmente o próprio titular, pediu uma ligação para iniciar sessão nesta conta. A conta tem um segundo passo e um e-mail, só por si, não a abre. Inicie sessão com a palavra-passe e o segundo passo:\n\n{link}\n\nSe não fez este pedido, ignore este e-mail.',
    },
  },
  nl: {
    ...signUpMailTexts.nl,
    link: {
      subject: 'Je link om in te loggen',
      text: 'Open deze link in de browser waarin je hem hebt aangevraagd:\n\n{link}\n\nLees je deze mail op een ander apparaat, vul dan deze code in op de pagina waar je erom hebt gevraagd: {code}\n\nLink en code zijn drie minuten geldig. Geef ze aan niemand; wij vragen er nooit om. Heb je ze niet aangevraagd, negeer deze mail dan.',
    },
    password: {
      subject: 'Log in met je wachtwoord',
      text: 'Iemand, waarschijnlijk jij, heeft een link aangevraagd om in te loggen op je account. Je account heeft een tweede stap, dus alleen een mail is niet genoeg om het te openen. Log in met je wachtwoord en de tweede stap:\n\n{link}\n\nWas jij het niet, negeer deze mail dan.',
    },
  },
  ru: {
    ...signUpMailTexts.ru,
    link: {
      subject: 'Ваша ссылка для входа',
      text: 'Откройте эту ссылку в том браузере, где вы её запросили:\n\n{link}\n\nЕсли вы читаете это письмо на другом устройстве, введите этот код на той странице, где запросили вход: {code}\n\nСсылка и код действуют три минуты. Никому их не сообщайте: мы никогда о них не спрашиваем. Если вы ничего не запрашивали, не обращайте внимания на это письмо.',
    },
    password: {
      subject: 'Войдите с паролем',
      text: 'Кто-то, вероятно вы, запросил ссылку для входа в вашу учётную запись. В ней включён второй шаг, поэтому одного письма для входа недостаточно. Войдите с паролем и вторым шагом:\n\n{link}\n\nЕсли это были не вы, не обращайте внимания на это письмо.',
    },
  },
  hi: {
    ...signUpMailTexts.hi,
    link: {
      subject: 'साइन इन करने का आपका लिंक',
      text: 'यह लिंक उसी ब्राउज़र में खोलें जिसमें आपने इसे माँगा था:\n\n{link}\n\nअगर आप यह मेल किसी दूसरे डिवाइस पर पढ़ रहे हैं, तो जिस पेज पर आपने माँगा था वहाँ यह कोड डालें: {code}\n\nलिंक और कोड तीन मिनट तक मान्य हैं। इन्हें किसी को न दें; हम इन्हें कभी नहीं माँगते। अगर आपने इन्हें नहीं माँगा था, तो इस मेल को अनदेखा करें।',
    },
    password: {
      subject: 'अपने पासवर्ड से साइन इन करें',
      text: 'किसी ने, शायद आपने ही, आपके खाते में साइन इन करने का लिंक माँगा है। आपके खाते में दूसरा चरण चालू है, इसलिए सिर्फ़ मेल से खाता नहीं खुलता। अपने पासवर्ड और दूसरे चरण से साइन इन करें:\n\n{link}\n\nअगर यह आपने नहीं माँगा था, तो इस मेल को अनदेखा करें।',
    },
  },
};

/** The text of a mail in a language such as "de" or "de-AT"; in English if the language is not one of the nine. */
export function linkMail(mail: LinkMail): MailText {
  const texts = mailTexts[(mail.language ?? '').toLowerCase().split(/[-_]/)[0] ?? ''] ?? ENGLISH;
  const { subject, text } = texts[mail.kind];
  const code = 'code' in mail ? mail.code : '';
  return { subject, text: text.replace('{link}', () => mail.link).replace('{code}', () => code) };
}
