// The auxiliary haber and its look-alikes: a and ha, e and he, haber and a ver, halla and haya. The verb form that
// follows decides.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, lemma, oneOf, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import haveForSee from '../../rows/haveForSee.tsv';
import seeForHave from '../../rows/seeForHave.tsv';
import { HOMOPHONES_A_HA_WRONG, HOMOPHONES_HABER_H_WRONG, HOMOPHONES_HAYA_HALLA_WRONG } from './haberExamples.ts';

const participle = can(Pos.verb, Feature.pastParticiple).except(form(/[^oe]s$|as?$/));

const alsoNoun = can(Pos.noun);

const alsoAdjective = can(Pos.adjective);

/** A participle with an ending that only participles have. */
const longParticiple = participle.and(form(/[aií]do$|(?:ech|ist|uest|rit|uert|ert|ich|uelt|rot)o$/));

/** Words that take a thing with "a": huele a pescado, respecto a dicho asunto. */
const TAKES_A = /^(?:olor|sabor|gusto|color|peste|gracias|respecto|referente|(?:huel|sab)(?:e|en)|olían?|sabían?)$/;

const infinitive = can(Pos.verb, Feature.infinitive);

const HAVE: Readonly<Record<string, string>> = { a: 'ha', e: 'he', as: 'has', an: 'han', emos: 'hemos' };

/** a ido, e visto, as probado: haber without its h. */
export const haveWithoutH = defineRule({
  id: 'es.homophones.haber-h',
  priority: 1,
  patterns: [
    [words('e as an emos').as('have').mark(), participle],
    [
      word('no', 'ya', 'se', 'me', 'te', 'nos', 'lo', 'la', 'le', 'les', 'los', 'las', 'yo', 'nunca', 'siempre').as(
        'before',
      ),
      word('a').as('have').mark(),
      participle,
    ],
    [
      tagged([Pos.noun, Pos.properNoun, Pos.pronoun]),
      word('a').as('have').mark(),
      participle.except(alsoNoun).except(alsoAdjective),
    ],
    [
      sentenceStart(),
      words('el la mi tu su este esta ese esa un una nuestro nuestra').repeat(0, 1),
      tagged([Pos.noun, Pos.properNoun]),
      tagged([Pos.adjective, Pos.properNoun]).repeat(0, 1),
      word('a').as('have').mark(),
      longParticiple,
    ],
    [
      words(
        'que quién quien nadie alguien él ella usted todo eso esto aquello cuándo dónde cómo quizá quizás todavía aún también tampoco hoy ayer apenas casi',
      ),
      word('a').as('have').mark(),
      longParticiple,
    ],
    [sentenceStart(), word('a').as('have').mark(), participle.except(alsoNoun).except(alsoAdjective)],
  ],
  unless: {
    'y before the same sound': {
      when: (m) => {
        const { lower, index } = m.token('have');
        const { tokens } = m.sentence;
        return (
          lower === 'e' &&
          /^h?i/.test(tokens[index + 1]?.lower ?? '') &&
          !/^(?:no|ya|me|te|lo|la|se|le|nos|yo)$/.test(tokens[index - 1]?.lower ?? '')
        );
      },
      right: 'Era un hombre culto e instruido.',
    },
    'a noun that looks like a participle': {
      when: (m) => /^(?:lado|partido|pedido)$/.test(m.sentence.tokens[m.token('have').index + 1]?.lower ?? ''),
      right: 'En esta cocina se trabaja siempre a pedido.',
    },
    'what takes a': {
      when: (m) => {
        const before = m.sentence.tokens[m.token('have').index - 1];
        return TAKES_A.test(before?.lower ?? '');
      },
      right: 'La casa huele a pescado frito.',
    },
  },
  suggest: (m) => [HAVE[m.token('have').lower] ?? ''],
  wrong: [
    ['Ya e terminado el trabajo.', 'Ya he terminado el trabajo.'],
    ['¿Qué as comido hoy?', '¿Qué has comido hoy?'],
    ['No me a llegado el correo.', 'No me ha llegado el correo.'],
    ...HOMOPHONES_HABER_H_WRONG,
  ],
  right: [
    'Vamos a pedir la cuenta.',
    'El cambio se hizo a pedido suyo.',
    'Padres e hijos.',
    'Se marchó siempre a escondidas.',
    'Vinieron unos amigos a ver la casa nueva.',
    'Cambia el estado a cerrado.',
  ],
});

/** voy ha salir: the preposition before an infinitive. */
export const prepositionWithH = defineRule({
  id: 'es.homophones.a-ha',
  patterns: [
    [
      lemma(
        'ir',
        'empezar',
        'volver',
        'comenzar',
        'ayudar',
        'llegar',
        'venir',
        'salir',
        'aprender',
        'acostumbrar',
        'enseñar',
      ),
      word('ha').mark(),
      infinitive,
    ],
    [
      word('ha').mark(),
      oneOf(
        words('el la los las mi tu su mis tus sus un una ver veces pesar partir través casa'),
        tagged(Pos.properNoun),
        infinitive.except(can(Pos.noun).except(form(/r(?:me|te|se|lo|la|nos|le|los|las|les)$/))),
      ),
    ],
  ],
  suggest: () => ['a'],
  wrong: [
    ['Vamos ha comer fuera esta noche.', 'Vamos a comer fuera esta noche.'],
    ['Mañana vuelvo ha llamar.', 'Mañana vuelvo a llamar.'],
    ['He ido ha la tienda de la esquina.', 'He ido a la tienda de la esquina.'],
    ...HOMOPHONES_A_HA_WRONG,
  ],
  right: ['Ha comido mucho.', 'Se ha de saber.', 'El tren ha llegado ya.'],
});

/** vamos haber: "a ver". */
export const haberAVer = defineRule({
  id: 'es.homophones.haber-a-ver',
  priority: 1,
  ...rowsOf(seeForHave),
});

/** debe a ver: the infinitive haber. */
export const aVerHaber = defineRule({
  id: 'es.homophones.a-ver-haber',
  ...rowsOf(haveForSee, { participle: () => participle }),
  wrong: [['Podrías a ver llamado antes.', 'Podrías haber llamado antes.']],
  right: ['Quiero ver un rato la tele.'],
});

/** halla, allá, aya for haya: before a participle, and in a wish for something to exist. */
export const hayaHalla = defineRule({
  id: 'es.homophones.haya-halla',
  priority: 1,
  patterns: [
    [words('halla allá aya alla hallan hallas').as('word').mark(), participle],
    [
      lemma(
        'quizás',
        'quizá',
        'aunque',
        'esperar',
        'querer',
        'creer',
        'dudar',
        'desear',
        'ojalá',
        'pensar',
        'poder',
        'parecer',
        'gustar',
      ).as('wish'),
      word('que').repeat(0, 1),
      word('no').repeat(0, 1),
      word('halla').as('word').mark(),
      oneOf(
        tagged([Pos.noun, Pos.adjective]),
        words('un una algo alguien nadie nada más mucho mucha muchos muchas algún alguna suficiente tanto tanta pan'),
      ),
    ],
    [
      sentenceStart(),
      words('que para'),
      word('que').repeat(0, 1),
      word('no').repeat(0, 1),
      word('halla').as('word').mark(),
      tagged(Pos.noun),
    ],
    [
      words('se').as('se'),
      words('haya hayan').as('word').mark(),
      words('en cerca junto entre a al situado situada ubicado ubicada'),
    ],
  ],
  where: (m) =>
    m.token('word').lower.startsWith('hay')
      ? !m.sentence.tokens
          .slice(Math.max(0, m.from - 6), m.from)
          .some(({ lower }) => /^(?:que|ojalá|quizás?|cuando|aunque|no)$/.test(lower))
      : m.to - m.from > 2 ||
        /^(?:que|aunque|cuando|ojalá|quien|no|se|me|te|le|lo|nos|yo|él|ella)$/.test(m.before()?.lower ?? '') ||
        m.before()?.pos === Pos.noun,
  suggest: (m) => [
    { hallan: 'hayan', hallas: 'hayas', haya: 'halla', hayan: 'hallan' }[m.token('word').lower] ?? 'haya',
  ],
  wrong: [
    ['No creo que halla llegado todavía.', 'No creo que haya llegado todavía.'],
    ['Ojalá allá aprobado el examen.', 'Ojalá haya aprobado el examen.'],
    ['Quizá no lo aya visto nadie.', 'Quizá no lo haya visto nadie.'],
    ...HOMOPHONES_HAYA_HALLA_WRONG,
  ],
  unless: {
    'hallarse: to be somewhere, somehow': {
      when: (m) => m.token('word').lower.startsWith('hall') && m.before()?.lower === 'se',
      right: 'El museo se halla cerrado por obras.',
    },
  },
  right: [
    'No creo que haya llegado.',
    'El pueblo se halla lejos.',
    'Más allá pintado de azul.',
    'Vimos unas casas allá perdidas en el monte.',
  ],
});
