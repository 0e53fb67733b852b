// Words that sound alike in Spanish: the auxiliary haber and what is written for it, hay and ahí, echo and hecho, vaya and
// valla. The verb form that follows decides.
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { can, form, lemma, not, oneOf, punctuation, sentenceStart, tagged, word, words } from '../pattern.ts';

const participle = () => can(Pos.verb, Feature.pastParticiple).except(form(/[^oe]s$|as?$/));
const infinitive = () => can(Pos.verb, Feature.infinitive);
const isPronoun = (lower: string | undefined): boolean =>
  /^(?:me|te|se|nos|os|lo|la|los|las|le|les|no|ya|yo|tú|él|ella)$/.test(lower ?? '');

const HAVE: Readonly<Record<string, string>> = { a: 'ha', e: 'he', as: 'has', an: 'han', emos: 'hemos' };

/** a ido, e visto, as probado: haber without its h. */
export const haveWithoutH = defineRule({
  id: 'es.homophones.haber-h',
  patterns: [
    [words('e as an emos').as('have').mark(), participle()],
    [
      word('no', 'ya', 'se', 'me', 'te', 'nos', 'lo', 'la', 'le', 'les', 'los', 'las', 'yo', 'nunca', 'siempre').as(
        'before',
      ),
      word('a', 'e', 'as', 'an').as('have').mark(),
      participle(),
    ],
    [
      tagged([Pos.noun, Pos.properNoun, Pos.pronoun]),
      word('a').as('have').mark(),
      participle().except(can(Pos.noun)).except(can(Pos.adjective)),
    ],
  ],
  where: (m) =>
    !/^(?:lado|partido|pedido|vista|medida|sabiendas|todo)$/.test(
      m.sentence.tokens[m.token('have').index + 1]?.lower ?? '',
    ),
  suggest: (m) => [HAVE[m.token('have').lower] ?? ''],
  wrong: [
    ['Ya e terminado el trabajo.', 'Ya he terminado el trabajo.'],
    ['¿Qué as comido hoy?', '¿Qué has comido hoy?'],
    ['No me a llegado el correo.', 'No me ha llegado el correo.'],
  ],
  right: ['Ya he terminado.', 'Vamos a pedir la cuenta.', 'Se dirigió a pedido suyo.', 'Padres e hijos.'],
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
      infinitive(),
    ],
    [
      word('ha').mark(),
      oneOf(
        words('el la los las mi tu su mis tus sus un una ver veces pesar partir través casa'),
        infinitive().except(can(Pos.noun)),
      ),
    ],
  ],
  where: (m) => m.after()?.lower !== 'de',
  suggest: () => ['a'],
  wrong: [
    ['Vamos ha comer fuera esta noche.', 'Vamos a comer fuera esta noche.'],
    ['Mañana vuelvo ha llamar.', 'Mañana vuelvo a llamar.'],
    ['He ido ha la tienda de la esquina.', 'He ido a la tienda de la esquina.'],
  ],
  right: ['Ha comido mucho.', 'Se ha de saber.', 'Vamos a comer.'],
});

/** vamos haber: "a ver". */
export const haberAVer = defineRule({
  id: 'es.homophones.haber-a-ver',
  patterns: [
    [
      lemma('ir', 'asomar', 'venir', 'llamar', 'entrar', 'salir', 'probar', 'esperar'),
      word('haber').mark(),
      words('si qué quién cómo cuándo cuánto dónde cuál que quien como cuando cuanto donde'),
    ],
    [
      sentenceStart(),
      punctuation('¿', '¡').optional(),
      word('haber').mark(),
      words('si qué quién cómo cuándo cuánto dónde cuál cuando que'),
    ],
    [punctuation(',', '.', ';'), word('haber').mark(), words('si qué quién cómo cuándo cuánto dónde cuál')],
  ],
  suggest: () => ['a ver'],
  wrong: [
    ['Vamos haber qué pasa mañana.', 'Vamos a ver qué pasa mañana.'],
    ['Haber si nos vemos pronto.', 'A ver si nos vemos pronto.'],
    ['Llamé, haber si estaban abiertos.', 'Llamé, a ver si estaban abiertos.'],
  ],
  right: ['Puede haber problemas.', 'A ver si llueve.', 'Tiene que haber quien lo sepa.'],
});

/** debe a ver: the infinitive haber. */
export const aVerHaber = defineRule({
  id: 'es.homophones.a-ver-haber',
  patterns: [
    [
      lemma('deber', 'poder', 'soler'),
      word('a').mark(),
      word('ver').mark(),
      oneOf(participle(), words('un una muchos muchas algún alguna algo más mucho')),
    ],
    [
      lemma('tener'),
      word('que'),
      word('a').mark(),
      word('ver').mark(),
      oneOf(participle(), words('un una muchos algún algo')),
    ],
  ],
  suggest: () => ['haber'],
  wrong: [
    ['Debe a ver un error en la factura.', 'Debe haber un error en la factura.'],
    ['Podrías a ver llamado antes.', 'Podrías haber llamado antes.'],
    ['Tiene que a ver algo abierto.', 'Tiene que haber algo abierto.'],
  ],
  right: ['Debe haber un error.', 'Voy a ver una película.', 'Puede ir a ver algo.'],
});

/** ahí muchas personas, si ay sitio: "hay". */
export const hayThere = defineRule({
  id: 'es.homophones.hay',
  patterns: [
    [
      words('ay ahí ahi').as('word').mark(),
      oneOf(
        words(
          'que un una unos unas algo alguien algún alguna algunos algunas mucho mucha muchos muchas poco poca pocos pocas más menos tanto tanta varios varias nadie nada suficiente cola',
        ),
        tagged(Pos.noun),
      ),
    ],
    [
      words('no si donde dónde cuando siempre ya también aquí qué').as('before'),
      word('ay', 'ahí').as('word').mark(),
      not(punctuation('.', ',', '!', '?', ';')),
    ],
  ],
  where: (m) => {
    const lower = m.token('word').lower;
    const next = m.sentence.tokens[m.token('word').index + 1];
    const before = m.sentence.tokens[m.token('word').index - 1];
    if (!next || next.kind !== 'word') return false;
    if (lower === 'ay') return true;
    // "ahí mucha gente espera", "desde ahí nada se ve": only after what wants a verb
    const verbFollows = m.sentence.tokens
      .slice(m.token('word').index + 1, m.token('word').index + 6)
      .some((token) => token.pos === Pos.verb || token.pos === Pos.auxiliary);
    return /^(?:no|si|donde|dónde|qué|ya|también)$/.test(before?.lower ?? '')
      ? !verbFollows || /^(?:que|algún|alguna|un|una|algo|mucho|muchos|muchas|mucha)$/.test(next.lower)
      : next.lower === 'que' && !before;
  },
  suggest: () => ['hay'],
  wrong: [
    ['En la mesa ay un regalo para ti.', 'En la mesa hay un regalo para ti.'],
    ['¿Sabes si ay una farmacia cerca?', '¿Sabes si hay una farmacia cerca?'],
    ['Si ahí algún problema, avísame.', 'Si hay algún problema, avísame.'],
  ],
  right: ['Hay un regalo.', '¡Ay, qué dolor!', 'Déjalo ahí, por favor.', 'Ahí vive mi tía.'],
});

/** déjalo hay: "ahí". */
export const thereHay = defineRule({
  id: 'es.homophones.ahi',
  patterns: [
    [
      oneOf(
        words('por de desde hasta está están estaba estaban estoy estás quédate allí mira'),
        form(/(?:lo|la|los|las|te|se|me)$/).and(can(Pos.verb)),
      ),
      word('hay').mark(),
    ],
    [
      tagged(Pos.noun),
      word('hay').mark(),
      punctuation(',', '.'),
      oneOf(words('encima debajo al en detrás junto'), not(tagged(Pos.noun))),
    ],
  ],
  where: (m) => {
    const after = m.after();
    const isQuestion = m.sentence.tokens.some(({ text }) => text === '¿');
    return !isQuestion && (!after || after.kind === 'punctuation' || m.to - m.from > 2);
  },
  suggest: () => ['ahí'],
  wrong: [
    ['Ponlo hay, por favor.', 'Ponlo ahí, por favor.'],
    ['Mi casa está por hay.', 'Mi casa está por ahí.'],
    ['Deja la bolsa hay, junto a la puerta.', 'Deja la bolsa ahí, junto a la puerta.'],
  ],
  right: ['No hay nadie.', '¿Cuántas sillas hay, veinte?', 'Por ahí no hay nada.'],
});

/** te hecho de menos, he echo: echar and hacer. */
export const echoHecho = defineRule({
  id: 'es.homophones.echo-hecho',
  patterns: [
    [lemma('haber'), word('echo', 'echa', 'echos', 'echas').as('word').mark(), not(words('de a'))],
    [lemma('haber'), word('echo').as('word').mark(), oneOf(words('a'), tagged(Pos.noun))],
    [words('está estaba están estoy bien mal ya'), word('echo', 'echa').as('word').mark()],
    [words('de'), word('echo').as('word').mark(), punctuation(',')],
    [
      words('te lo la os le les los las me'),
      word('hecho', 'hecha', 'hechas', 'hechan').as('word').mark(),
      words('de menos en a una un la el cuenta'),
    ],
  ],
  where: (m) => {
    const before = m.sentence.tokens[m.token('word').index - 1];
    const word2 = m.token('word').lower;
    if (word2.startsWith('h'))
      return (
        !/^(?:he|has|ha|hemos|habéis|han|había|haya|haber)$/.test(
          m.sentence.tokens[m.token('word').index - 2]?.lower ?? '',
        ) && isPronoun(before?.lower)
      );
    return true;
  },
  suggest: (m) => {
    const lower = m.token('word').lower;
    return [lower.startsWith('h') ? lower.slice(1) : `h${lower}`];
  },
  wrong: [
    ['Te hecho de menos cada día.', 'Te echo de menos cada día.'],
    ['Ya he echo los deberes.', 'Ya he hecho los deberes.'],
    ['La cena está echa desde las ocho.', 'La cena está hecha desde las ocho.'],
  ],
  right: ['He hecho la cena.', 'Te echo de menos.', 'Me ha echado del trabajo.', 'Dicho y hecho.'],
});

/** ojalá valla: the subjunctive of ir. */
export const vallaVaya = defineRule({
  id: 'es.homophones.vaya-valla',
  patterns: [
    [
      words('ojalá que cuando aunque se me te nos le les no como donde yo él ella usted quien'),
      word('valla', 'vallas', 'vallan', 'vallamos').as('word').mark(),
    ],
    [sentenceStart(), punctuation('¡').optional(), word('valla').as('word').mark(), not(words('publicitaria de'))],
  ],
  where: (m) => m.sentence.tokens[m.token('word').index - 2]?.lower !== 'la',
  suggest: (m) => [m.token('word').lower.replace('vall', 'vay')],
  wrong: [
    ['Espero que te valla bien.', 'Espero que te vaya bien.'],
    ['Cuando valla a Madrid te aviso.', 'Cuando vaya a Madrid te aviso.'],
    ['¡Valla sorpresa me has dado!', '¡Vaya sorpresa me has dado!'],
  ],
  right: ['Saltó la valla.', 'Vaya sorpresa.', 'Pusieron una valla nueva.'],
});

/** halla, allá, aya for haya before a participle. */
export const hayaHalla = defineRule({
  id: 'es.homophones.haya-halla',
  pattern: [words('halla allá aya alla hallan hallas').as('word').mark(), participle()],
  where: (m) =>
    /^(?:que|aunque|cuando|ojalá|quien|no|se|me|te|le|lo|nos|yo|él|ella)$/.test(m.before()?.lower ?? '') ||
    m.before()?.pos === Pos.noun,
  suggest: (m) => [{ hallan: 'hayan', hallas: 'hayas' }[m.token('word').lower] ?? 'haya'],
  wrong: [
    ['No creo que halla llegado todavía.', 'No creo que haya llegado todavía.'],
    ['Ojalá allá aprobado el examen.', 'Ojalá haya aprobado el examen.'],
    ['Quizá no lo aya visto nadie.', 'Quizá no lo haya visto nadie.'],
  ],
  right: ['No creo que haya llegado.', 'El pueblo se halla lejos.', 'Más allá pintado de azul.'],
});

/** perro for pero. */
export const perroPero = defineRule({
  id: 'es.homophones.pero',
  pattern: [
    punctuation(',', ';'),
    word('perro').mark(),
    oneOf(
      words(
        'no me te se lo la está es son era hay tiene yo él ella ellos nosotros nadie todo también ya el los las un mi su creo',
      ),
      tagged([Pos.verb, Pos.auxiliary]),
    ),
  ],
  where: (m) => !m.sentence.tokens.slice(0, m.from).some((token) => /^(?:gato|perro|gata|perra)$/.test(token.lower)),
  suggest: () => ['pero'],
  wrong: [
    ['Me gusta, perro es muy caro.', 'Me gusta, pero es muy caro.'],
    ['Fuimos a la playa, perro no nos bañamos.', 'Fuimos a la playa, pero no nos bañamos.'],
    ['El hotel está bien, perro la comida es mala.', 'El hotel está bien, pero la comida es mala.'],
  ],
  right: ['Tengo un gato y un perro.', 'Un gato, perro o conejo.', 'Me gusta, pero es caro.'],
});

/** All rules of this family. */
export const homophoneRules = [
  haveWithoutH,
  prepositionWithH,
  haberAVer,
  aVerHaber,
  hayThere,
  thereHay,
  echoHecho,
  vallaVaya,
  hayaHalla,
  perroPero,
];
