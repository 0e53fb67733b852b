// The mails for signing up by link, in the nine languages of the site. {link} and {code} are placeholders.
import type { MailText } from './mail.ts';

/** The mails in one language. */
export interface SignUpMailTexts {
  /** With a link and a code that create the account. */
  newAccount: MailText;
  /** To the owner of an account that already exists. */
  taken: MailText;
}

/** Texts by language. */
export const signUpMailTexts = {
  en: {
    newAccount: {
      subject: 'Your link to create an account',
      text: 'Open this link in the browser where you asked for it. It creates your account and signs you in, without a password:\n\n{link}\n\nIf you read this mail on another device, type this code on the page where you asked: {code}\n\nLink and code are valid for three minutes. Give them to nobody; we never ask for them. If you did not ask for an account, ignore this mail: none is created without the link.',
    },
    taken: {
      subject: 'You already have an account',
      text: 'Somebody, probably you, wanted to create an account with this e-mail address. You already have one. Sign in here, with a link by mail or with your password:\n\n{link}\n\nIf it was not you, ignore this mail: nothing has changed.',
    },
  },
  de: {
    newAccount: {
      subject: 'Ihr Link zum Anlegen eines Kontos',
      text: 'Öffnen Sie diesen Link in dem Browser, in dem Sie ihn angefordert haben. Er legt Ihr Konto an und meldet Sie an, ohne Passwort:\n\n{link}\n\nWenn Sie diese Mail auf einem anderen Gerät lesen, geben Sie auf der Seite, auf der Sie den Link angefordert haben, diesen Code ein: {code}\n\nLink und Code gelten drei Minuten. Geben Sie sie niemandem weiter; wir fragen nie danach. Wenn Sie kein Konto anlegen wollten, beachten Sie diese Mail nicht: Ohne den Link entsteht keines.',
    },
    taken: {
      subject: 'Sie haben bereits ein Konto',
      text: 'Jemand, vermutlich Sie selbst, wollte mit dieser E-Mail-Adresse ein Konto anlegen. Sie haben bereits eines. Melden Sie sich hier an, mit einem Link per Mail oder mit Ihrem Passwort:\n\n{link}\n\nWenn Sie das nicht waren, beachten Sie diese Mail nicht: Es hat sich nichts geändert.',
    },
  },
  fr: {
    newAccount: {
      subject: 'Votre lien pour créer un compte',
      text: 'Ouvrez ce lien dans le navigateur où vous l’avez demandé. Il crée votre compte et vous connecte, sans mot de passe :\n\n{link}\n\nSi vous lisez ce message sur un autre appareil, saisissez ce code sur la page où vous avez fait la demande : {code}\n\nLe lien et le code sont valables trois minutes. Ne les donnez à personne ; nous ne vous les demanderons jamais. Si vous n’avez pas demandé de compte, ignorez ce message : sans le lien, aucun compte n’est créé.',
    },
    taken: {
      subject: 'Vous avez déjà un compte',
      text: 'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse e-mail. Vous en avez déjà un. Connectez-vous ici, avec un lien envoyé par e-mail ou avec votre mot de passe :\n\n{link}\n\nSi ce n’était pas vous, ignorez ce message : rien n’a changé.',
    },
  },
  es: {
    newAccount: {
      subject: 'Tu enlace para crear una cuenta',
      text: 'Abre este enlace en el navegador en el que lo pediste. Crea tu cuenta e inicia tu sesión, sin contraseña:\n\n{link}\n\nSi lees este correo en otro dispositivo, escribe este código en la página en la que lo pediste: {code}\n\nEl enlace y el código valen durante tres minutos. No se los des a nadie; nunca te los pediremos. Si no pediste una cuenta, ignora este correo: sin el enlace no se crea ninguna.',
    },
    taken: {
      subject: 'Ya tienes una cuenta',
      text: 'Alguien, seguramente tú, ha querido crear una cuenta con esta dirección de correo. Ya tienes una. Inicia sesión aquí, con un enlace por correo o con tu contraseña:\n\n{link}\n\nSi no fuiste tú, ignora este correo: no ha cambiado nada.',
    },
  },
  it: {
    newAccount: {
      subject: 'Il tuo link per creare un account',
      text: 'Apri questo link nel browser da cui l’hai richiesto. Crea il tuo account e ti fa accedere, senza password:\n\n{link}\n\nSe leggi questa e-mail su un altro dispositivo, inserisci questo codice nella pagina da cui hai fatto la richiesta: {code}\n\nLink e codice valgono tre minuti. Non darli a nessuno; noi non li chiediamo mai. Se non hai richiesto un account, ignora questa e-mail: senza il link non ne viene creato nessuno.',
    },
    taken: {
      subject: 'Hai già un account',
      text: 'Qualcuno, probabilmente tu, voleva creare un account con questo indirizzo e-mail. Ne hai già uno. Accedi qui, con un link via e-mail o con la tua password:\n\n{link}\n\nSe non sei stato tu, ignora questa e-mail: non è cambiato nulla.',
    },
  },
  pt: {
    newAccount: {
      subject: 'A sua ligação para criar uma conta',
      text: 'Abra esta ligação no navegador em que a pediu. A ligação cria a conta e inicia a sessão, sem palavra-passe:\n\n{link}\n\nSe estiver a ler este e-mail noutro dispositivo, introduza este código na página onde fez o pedido: {code}\n\nA ligação e o código são válidos durante três minutos. Não os dê a ninguém; nunca os pedimos. Se não pediu uma conta, ignore este e-mail: sem a ligação, nenhuma é criada.',
    },
    taken: {
      subject: 'Já tem uma conta',
      text: 'Alguém, provavelmente o próprio titular, quis criar uma conta com este endereço de e-mail. Já existe uma. Inicie sessão aqui, com uma ligação por e-mail ou com a palavra-passe:\n\n{link}\n\nSe não fez este pedido, ignore este e-mail: nada mudou.',
    },
  },
  nl: {
    newAccount: {
      subject: 'Je link om een account te maken',
      text: 'Open deze link in de browser waarin je hem hebt aangevraagd. Hij maakt je account en logt je in, zonder wachtwoord:\n\n{link}\n\nLees je deze mail op een ander apparaat, vul dan deze code in op de pagina waar je erom hebt gevraagd: {code}\n\nLink en code zijn drie minuten geldig. Geef ze aan niemand; wij vragen er nooit om. Heb je geen account aangevraagd, negeer deze mail dan: zonder de link wordt er geen gemaakt.',
    },
    taken: {
      subject: 'Je hebt al een account',
      text: 'Iemand, waarschijnlijk jij, wilde een account maken met dit e-mailadres. Je hebt er al een. Log hier in, met een link per mail of met je wachtwoord:\n\n{link}\n\nWas jij het niet, negeer deze mail dan: er is niets veranderd.',
    },
  },
  ru: {
    newAccount: {
      subject: 'Ссылка для создания учётной записи',
      text: 'Откройте эту ссылку в том браузере, где вы её запросили. По ней будет создана учётная запись и выполнен вход без пароля:\n\n{link}\n\nЕсли вы читаете это письмо на другом устройстве, введите этот код на той странице, где запросили ссылку: {code}\n\nСсылка и код действуют три минуты. Никому их не сообщайте: мы никогда о них не спрашиваем. Если вы не собирались создавать учётную запись, не обращайте внимания на это письмо: без ссылки она не появится.',
    },
    taken: {
      subject: 'У вас уже есть учётная запись',
      text: 'Кто-то, вероятно вы, хотел создать учётную запись с этим адресом почты. Она у вас уже есть. Войдите здесь, по ссылке из письма или с паролем:\n\n{link}\n\nЕсли это были не вы, не обращайте внимания на это письмо: ничего не изменилось.',
    },
  },
  hi: {
    newAccount: {
      subject: 'खाता बनाने का आपका लिंक',
      text: 'यह लिंक उसी ब्राउज़र में खोलें जिसमें आपने इसे माँगा था। इससे आपका खाता बन जाएगा और आप बिना पासवर्ड के साइन इन हो जाएँगे:\n\n{link}\n\nअगर आप यह मेल किसी दूसरे डिवाइस पर पढ़ रहे हैं, तो जिस पेज पर आपने माँगा था वहाँ यह कोड डालें: {code}\n\nलिंक और कोड तीन मिनट तक मान्य हैं। इन्हें किसी को न दें; हम इन्हें कभी नहीं माँगते। अगर आपने खाता नहीं माँगा था, तो इस मेल को अनदेखा करें: लिंक के बिना कोई खाता नहीं बनता।',
    },
    taken: {
      subject: 'आपका खाता पहले से है',
      text: 'किसी ने, शायद आपने ही, इस ई-मेल पते से खाता बनाना चाहा। आपका खाता पहले से है। यहाँ मेल के लिंक से या अपने पासवर्ड से साइन इन करें:\n\n{link}\n\nअगर यह आपने नहीं किया, तो इस मेल को अनदेखा करें: कुछ नहीं बदला है।',
    },
  },
} as const satisfies Record<string, SignUpMailTexts>;
