// What agrees by the tree of a sentence, however far apart: subject and verb, the words of a noun phrase.
import { defineAgreement } from '../../../../agreement/defineAgreement.ts';
import { italianAgreement as habits } from '../../agreement.ts';

/** A plural subject: Le finestre della vecchia casa non chiude bene. */
export const afterPlural = defineAgreement({
  id: 'it.agreement-tree.plural',
  link: 'plural',
  habits,
  wrong: [
    ['Le finestre della vecchia casa non chiude bene.', 'Le finestre della vecchia casa non chiudono bene.'],
    ['I risultati della seconda prova è migliori.', 'I risultati della seconda prova sono migliori.'],
    ['Le strade di questa zona è strette.', 'Le strade di questa zona sono strette.'],
    ['I genitori di Marco ha una casa al mare.', 'I genitori di Marco hanno una casa al mare.'],
  ],
  right: [
    'I vicini che abitano sopra di noi partono domani mattina.',
    'La maggior parte degli amici arriva con il treno delle otto.',
    'Gli errori che abbiamo trovato sono pochi.',
    'I moduli che mi ha mandato sono tutti firmati.',
    'I documenti che mi ha chiesto sono tutti in ordine.',
    'Le caramelle le offre il comitato.',
    'Chi si lamenta delle foglie pulisca le grondaie.',
  ],
});

/** A singular subject: Il direttore dei due negozi hanno deciso di chiudere prima. */
export const afterSingular = defineAgreement({
  id: 'it.agreement-tree.singular',
  link: 'singular',
  habits,
  wrong: [
    [
      'Il direttore dei due negozi hanno deciso di chiudere prima.',
      'Il direttore dei due negozi ha deciso di chiudere prima.',
    ],
    ['La lista dei partecipanti saranno pubblicata domani.', 'La lista dei partecipanti sarà pubblicata domani.'],
    ['Il prezzo dei biglietti sono aumentato ancora.', 'Il prezzo dei biglietti è aumentato ancora.'],
    ['La macchina dei miei genitori sono di nuovo guasta.', 'La macchina dei miei genitori è di nuovo guasta.'],
    ['Il proprietario delle due case abitano a Roma.', 'Il proprietario delle due case abita a Roma.'],
  ],
  right: [
    'Il direttore dei due negozi ha deciso di chiudere prima.',
    'Il medico e la paziente hanno deciso di aspettare.',
    'Un centinaio di persone aspettano fuori.',
    'O tu o io dobbiamo andare.',
    'Le galline sono morte: le hanno mangiato solo la testa.',
    'Un tempo erano utilizzate per pesare il grano.',
  ],
});

/** A subject of another person: Io ha aspettato un'ora davanti alla stazione. */
export const otherPerson = defineAgreement({
  id: 'it.agreement-tree.person',
  link: 'person',
  habits,
  wrong: [
    ["Io ha aspettato un'ora davanti alla stazione.", "Io ho aspettato un'ora davanti alla stazione."],
    ['Lui hai già mangiato.', 'Lui ha già mangiato.'],
    ['Noi andate sempre a letto presto.', 'Noi andiamo sempre a letto presto.'],
    ['Ha promesso che avrebbe chiamato e io aspetta ancora.', 'Ha promesso che avrebbe chiamato e io aspetto ancora.'],
  ],
  right: [
    'Tu non hai capito niente di quello che ho detto.',
    'Noi italiani mangiamo presto.',
    'Tu porta la cerata e le scarpe.',
    'Le scuse che sentiamo sono sempre le stesse.',
    'Né tu né io sapevamo la risposta.',
    'Se venissi anche tu sarei molto contenta.',
  ],
});

/** A word of a noun phrase: Abbiamo preso una decisione davvero molto difficili. */
export const nounPhrase = defineAgreement({
  id: 'it.agreement-tree.noun-phrase',
  link: 'phrase',
  habits,
  wrong: [
    ['Abbiamo preso una decisione davvero molto difficili.', 'Abbiamo preso una decisione davvero molto difficile.'],
    ['Vivono in una casa molto grandi.', 'Vivono in una casa molto grande.'],
    ['Ci hanno dato istruzioni troppo lunga.', 'Ci hanno dato istruzioni troppo lunghe.'],
    ['Ha un carattere abbastanza difficili.', 'Ha un carattere abbastanza difficile.'],
    ['Sono problemi davvero grave.', 'Sono problemi davvero gravi.'],
  ],
  right: [
    'Abbiamo preso una decisione davvero molto difficile.',
    'Le lingue francese e italiana si somigliano.',
    'Una squadra di giocatori motivati ha vinto.',
    'Le rimanenti le ho messe via.',
    'Le porta un mazzo di fiori.',
    'La prese per una mano.',
    'Impastate tutto e stendetela alta mezzo centimetro.',
  ],
});
