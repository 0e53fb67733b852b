// What one says one would like to say, said: Le scrivo per informarLa, La informo; ho il piacere di invitarVi, Vi invito.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, sentenceStart, word, words } from '../../../../rules/pattern.ts';

/** Verbs that do what they say, without their last letters, and those as they are. */
const SAYING: Readonly<Record<string, string>> = {
  informar: 'informare',
  comunicar: 'comunicare',
  ringraziar: 'ringraziare',
  segnalar: 'segnalare',
  confermar: 'confermare',
  ricordar: 'ricordare',
  annunciar: 'annunciare',
  inviar: 'inviare',
  invitar: 'invitare',
  propor: 'proporre',
  chieder: 'chiedere',
  scriver: 'scrivere',
  contattar: 'contattare',
  augurar: 'augurare',
  presentar: 'presentare',
  avvisar: 'avvisare',
  pregar: 'pregare',
};
const TIED = new RegExp(`^(${Object.keys(SAYING).join('|')})(l[ae]|vi|ti)$`, 'i');

/** A verb of saying with the pronoun of whom it is said to. */
const saying = (): Element => new Element(({ text }) => TIED.test(text)).as('saying').mark();

/** The verb in a form of the first person, its pronoun before it. */
function said(m: Match, isMany: boolean, tense: number): string[] {
  const [, stem = '', pronoun = ''] = TIED.exec(m.text('saying')) ?? [];
  const features = Feature.first | (isMany ? Feature.plural : Feature.singular) | tense | Feature.indicative;
  const [form] = m.sentence.lexicon.inflect(SAYING[stem.toLowerCase()] ?? '', Pos.verb, features);
  return form === undefined ? [] : [`${pronoun} ${form}`];
}

const isMany = (m: Match): boolean => m.token('verb').lower.endsWith('mo');

/** Le scrivo per informarLa che: La informo che. */
export const writeTo = defineRewrite({
  id: 'it.rewrite.write-to',
  kind: 'direct',
  patterns: [
    [
      words('le vi ti').mark(),
      words('scrivo scriviamo contatto contattiamo').as('verb').mark(),
      word('per').mark(),
      saying(),
    ],
    [words('la vi ti').mark(), words('contatto contattiamo').as('verb').mark(), word('per').mark(), saying()],
  ],
  suggest: (m) => said(m, isMany(m), Feature.present),
  wrong: [
    ['Le scrivo per informarLa che il corso è finito.', 'La informo che il corso è finito.'],
    ['Vi scriviamo per confermarvi la data.', 'Vi confermiamo la data.'],
    ['Ti scrivo per ringraziarti del regalo.', 'Ti ringrazio del regalo.'],
  ],
  right: ['Le scrivo per lavoro.', 'Ti scrivo per dirti tutto.', 'Vi scrivo per salutare Anna.'],
});

/** Ho il piacere di invitarVi: Vi invito. */
export const honour = defineRewrite({
  id: 'it.rewrite.honour',
  kind: 'direct',
  pattern: [
    words('ho abbiamo').as('verb').mark(),
    words("il l' la").mark(),
    words('piacere onore privilegio gioia').mark(),
    word('di').mark(),
    saying(),
  ],
  suggest: (m) => said(m, isMany(m), Feature.present),
  wrong: [
    ['Ho il piacere di invitarvi alla festa.', 'Vi invito alla festa.'],
    ["Abbiamo l'onore di comunicarLe la data.", 'Le comunichiamo la data.'],
    ['Ho la gioia di annunciarvi le nozze.', 'Vi annuncio le nozze.'],
  ],
  right: ['Ho il piacere di conoscerla.', "Ho avuto l'onore di invitarvi.", 'Ha il piacere di invitarvi.'],
});

/** Mi permetto di scriverLe: Le scrivo. */
export const allowOneself = defineRewrite({
  id: 'it.rewrite.allow-oneself',
  kind: 'direct',
  patterns: [
    [words('mi ci').mark(), words('permetto permettiamo').as('verb').mark(), word('di').mark(), saying()],
    [words('mi ci').mark(), words('pregio pregiamo').as('verb').mark(), word('di').mark(), saying()],
  ],
  where: (m) => m.before()?.lower !== 'non',
  suggest: (m) => said(m, isMany(m), Feature.present),
  wrong: [
    ['Mi permetto di scriverLe per il posto di cuoco.', 'Le scrivo per il posto di cuoco.'],
    ['Ci permettiamo di ricordarvi la scadenza.', 'Vi ricordiamo la scadenza.'],
    ['Mi pregio di informarLa della nomina.', 'La informo della nomina.'],
  ],
  right: ['Non mi permetto di scriverLe.', 'Mi permetto un caffè.', 'Mi permette di scriverLe.'],
});

/** Desidero ringraziarLa: La ringrazio. */
export const wantToSay = defineRewrite({
  id: 'it.rewrite.want-to-say',
  kind: 'direct',
  patterns: [
    [
      words('desidero desideriamo vorrei volevo vorremmo volevamo').as('verb').mark(),
      new Element(({ text }) => /^(?:ringraziar|informar|ricordar|segnalar|augurar)(?:l[ae]|vi|ti)$/i.test(text))
        .as('saying')
        .mark(),
    ],
    [words('tengo teniamo').as('verb').mark(), word('a').mark(), saying()],
    [words('ci').mark(), words('tengo teniamo').as('verb').mark(), word('a').mark(), saying()],
    [
      sentenceStart(),
      words('colgo cogliamo').as('verb').mark(),
      word("l'").mark(),
      word('occasione').mark(),
      word('per').mark(),
      saying(),
    ],
  ],
  where: (m) => m.before()?.lower !== 'non' && m.before()?.lower !== 'ci',
  suggest: (m) => said(m, isMany(m), Feature.present),
  wrong: [
    ['Desidero ringraziarLa per la visita.', 'La ringrazio per la visita.'],
    ['Vorremmo informarvi che il negozio chiude.', 'Vi informiamo che il negozio chiude.'],
    ["Colgo l'occasione per augurarti buone feste.", 'Ti auguro buone feste.'],
    ['Tengo a ringraziarvi di cuore.', 'Vi ringrazio di cuore.'],
  ],
  right: ['Vorrei un caffè.', 'Vorrei invitarti a cena.', 'Voleva ringraziarLa.'],
});

/** Non mancherò di informarLa: La informerò. */
export const notFail = defineRewrite({
  id: 'it.rewrite.not-fail',
  kind: 'negation',
  pattern: [word('non').mark(), words('mancherò mancheremo').as('verb').mark(), word('di').mark(), saying()],
  suggest: (m) => said(m, isMany(m), Feature.future),
  wrong: [
    ['Non mancherò di informarLa.', 'La informerò.'],
    ['Non mancheremo di contattarvi in settimana.', 'Vi contatteremo in settimana.'],
    ['Non mancherò di scriverti da Roma.', 'Ti scriverò da Roma.'],
  ],
  right: ['Non mancherò.', 'Non mancheranno di informarLa.', 'Non mancherò di coraggio.'],
});
