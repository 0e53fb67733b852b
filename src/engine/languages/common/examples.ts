// One wrong and right sentence of each rule for all languages in the languages other than English, to be shown with a finding.
import type { TextLanguage } from '../../types.ts';

type Example = readonly [wrong: string, right: string];

/** Pairs by rule and by language of the text. */
export const commonExamples: Readonly<Record<string, Readonly<Record<Exclude<TextLanguage, 'en'>, Example>>>> = {
  'common.repetition.word': {
    fr: ['Nous venons avec avec des amis.', 'Nous venons avec des amis.'],
    de: ['Wir kommen mit mit Freunden.', 'Wir kommen mit Freunden.'],
    it: ['Andiamo con con gli amici.', 'Andiamo con gli amici.'],
    es: ['Vamos con con los amigos.', 'Vamos con los amigos.'],
  },
  'common.spacing.before-mark': {
    fr: ['J’ai acheté des pommes , du pain et du lait.', 'J’ai acheté des pommes, du pain et du lait.'],
    de: ['Ich habe Äpfel , Brot und Milch gekauft.', 'Ich habe Äpfel, Brot und Milch gekauft.'],
    it: ['Ho comprato mele , pane e latte.', 'Ho comprato mele, pane e latte.'],
    es: ['He comprado manzanas , pan y leche.', 'He comprado manzanas, pan y leche.'],
  },
  'common.spacing.after-comma': {
    fr: ['Il faut du pain,du lait et des œufs.', 'Il faut du pain, du lait et des œufs.'],
    de: ['Wir brauchen Brot,Milch und Eier.', 'Wir brauchen Brot, Milch und Eier.'],
    it: ['Ci servono pane,latte e uova.', 'Ci servono pane, latte e uova.'],
    es: ['Necesitamos pan,leche y huevos.', 'Necesitamos pan, leche y huevos.'],
  },
  'common.spacing.after-stop': {
    fr: ['Il était tard.Nous sommes rentrés.', 'Il était tard. Nous sommes rentrés.'],
    de: ['Es war spät.Wir gingen nach Hause.', 'Es war spät. Wir gingen nach Hause.'],
    it: ['Era tardi.Siamo tornati a casa.', 'Era tardi. Siamo tornati a casa.'],
    es: ['Era tarde.Volvimos a casa.', 'Era tarde. Volvimos a casa.'],
  },
  'common.spacing.double': {
    fr: ['Il y a  deux espaces ici.', 'Il y a deux espaces ici.'],
    de: ['Hier stehen  zwei Leerzeichen.', 'Hier stehen zwei Leerzeichen.'],
    it: ['Qui ci sono  due spazi.', 'Qui ci sono due spazi.'],
    es: ['Aquí hay  dos espacios.', 'Aquí hay dos espacios.'],
  },
  'common.spacing.brackets': {
    fr: ['Les autres ( une dizaine) sont venus plus tard.', 'Les autres (une dizaine) sont venus plus tard.'],
    de: ['Die anderen ( etwa zehn) kamen später.', 'Die anderen (etwa zehn) kamen später.'],
    it: ['Gli altri ( circa dieci) sono arrivati dopo.', 'Gli altri (circa dieci) sono arrivati dopo.'],
    es: ['Los demás ( unos diez) llegaron después.', 'Los demás (unos diez) llegaron después.'],
  },
  'common.dates.weekday': {
    fr: ['On se voit le lundi 21 novembre 2026.', 'On se voit le samedi 21 novembre 2026.'],
    de: ['Wir treffen uns am Montag, 21. November 2026.', 'Wir treffen uns am Samstag, 21. November 2026.'],
    it: ['Ci vediamo lunedì 21 novembre 2026.', 'Ci vediamo sabato 21 novembre 2026.'],
    es: ['Nos vemos el lunes 21 de noviembre de 2026.', 'Nos vemos el sábado 21 de noviembre de 2026.'],
  },
};
