// Sino and si no, the four porque, prepositions that verbs ask for, verb frames, capitals, opening marks.
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule, defineTextRule } from '../defineRule.ts';
import { can, form, lemma, not, number, oneOf, punctuation, sentenceStart, tagged, word, words } from '../pattern.ts';

/** no ..., si no: the conjunction after a negation. */
export const sino = defineRule({
  id: 'es.usage.sino',
  pattern: [
    punctuation(','),
    word('si').mark(),
    word('no').mark(),
    oneOf(
      words('un una el la los las que de en por para a con su mi también todo'),
      tagged([Pos.noun, Pos.adjective, Pos.properNoun]),
    ),
  ],
  where: (m) =>
    m.sentence.tokens
      .slice(0, m.from)
      .some(({ lower }) => lower === 'no' || lower === 'nunca' || lower === 'tampoco') &&
    !m.sentence.tokens
      .slice(m.to - 1, m.to + 3)
      .some(({ pos, verbForm }) => (pos === Pos.verb || pos === Pos.auxiliary) && verbForm === 0),
  suggest: () => ['sino'],
  wrong: [
    ['No quiero té, si no café.', 'No quiero té, sino café.'],
    ['El problema no es el precio, si no la calidad.', 'El problema no es el precio, sino la calidad.'],
    ['No fui yo, si no mi hermano.', 'No fui yo, sino mi hermano.'],
  ],
  right: ['No quiero té, sino café.', 'Avísame, si no vienes.', 'No sé, si no llueve, saldré.'],
});

/** ¿Porque no vienes? */
export const porqueQuestion = defineRule({
  id: 'es.usage.por-que',
  patterns: [
    [
      punctuation('¿'),
      words('y pero entonces').repeat(0, 1),
      word('porque', 'porqué').mark(),
      not(punctuation('?', ',')),
    ],
    [
      lemma('saber', 'preguntar', 'explicar', 'entender', 'decir'),
      word('porque', 'porqué').mark(),
      oneOf(words('no se me te lo la le nos los las'), tagged([Pos.verb, Pos.auxiliary])),
    ],
  ],
  where: (m) => m.sentence.tokens[m.from]?.text === '¿' || /^(?:no|explíca|sin)/.test(m.before()?.lower ?? ''),
  suggest: () => ['por qué'],
  wrong: [
    ['¿Porque llegas tan tarde?', '¿Por qué llegas tan tarde?'],
    ['No sé porque no contesta.', 'No sé por qué no contesta.'],
    ['¿Y porque no me avisaste?', '¿Y por qué no me avisaste?'],
  ],
  right: ['No voy porque llueve.', '¿Por qué llegas tarde?', 'Lo sé porque me lo dijo.'],
});

/** el por qué, porqué for porque. */
export const porqueNoun = defineRule({
  id: 'es.usage.porque-noun',
  patterns: [
    [
      words('el un su ese este').as('article'),
      word('por').mark(),
      word('qué').mark(),
      oneOf(word('de', 'del'), punctuation('.', ',')),
    ],
  ],
  suggest: () => ['porqué'],
  wrong: [
    ['No entiendo el por qué de su enfado.', 'No entiendo el porqué de su enfado.'],
    ['Nadie sabe el por qué.', 'Nadie sabe el porqué.'],
    ['Me explicó el por qué del retraso.', 'Me explicó el porqué del retraso.'],
  ],
  right: ['No entiendo el porqué.', '¿Por qué de noche?', 'Dime por qué.'],
});

/** porqué llueve: the conjunction. */
export const porqueConjunction = defineRule({
  id: 'es.usage.porque-conjunction',
  pattern: [not(words('el un su los tu mi este ese')), word('porqué').mark(), not(punctuation('.', ',', '?', '!'))],
  where: (m) => m.sentence.tokens[m.from]?.kind === 'word' && !m.sentence.tokens.some(({ text }) => text === '¿'),
  suggest: () => ['porque', 'por qué'],
  wrong: [
    ['No fui porqué estaba enfermo.', 'No fui porque estaba enfermo.'],
    ['Estoy contenta porqué aprobé.', 'Estoy contenta porque aprobé.'],
    ['Llegó tarde porqué perdió el tren.', 'Llegó tarde porque perdió el tren.'],
  ],
  right: ['No fui porque estaba enfermo.', 'El porqué de todo.', 'Dime por qué.'],
});

/** estoy seguro que: "de" is missing. */
export const deQue = defineRule({
  id: 'es.usage.queismo',
  patterns: [
    [
      lemma('estar', 'sentir'),
      words('muy tan bastante completamente totalmente').repeat(0, 1),
      words('seguro segura seguros seguras convencido convencida convencidos convencidas consciente conscientes')
        .mark()
        .as('last'),
      word('que').mark().as('que'),
    ],
    [
      words('me te se nos os'),
      lemma('alegrar', 'acordar', 'enterar', 'olvidar', 'arrepentir', 'quejar').mark().as('last'),
      word('que').mark().as('que'),
    ],
    [words('a pesar').repeat(2, 2).mark().as('last'), word('que').mark().as('que')],
    [words('antes después').mark().as('last'), word('que').mark().as('que'), can(Pos.verb, Feature.subjunctive)],
  ],
  where: (m) =>
    !/^(?:olvid|alegra$)/.test(m.token('last').lower) ||
    m.before()?.lower === 'me' ||
    (m.token('last').lower.startsWith('alegr') &&
      !/^(?:me|te|le|nos|os|les)$/.test(m.sentence.tokens[m.from]?.lower ?? '')) ||
    /^alegr(?:o|as|amos)$/.test(m.token('last').lower),
  suggest: (m) => [
    m
      .marked()
      .map(({ text }) => text)
      .slice(0, -1)
      .concat('de que')
      .join(' '),
  ],
  wrong: [
    ['Estoy segura que vendrá.', 'Estoy segura de que vendrá.'],
    ['Me alegro que estés mejor.', 'Me alegro de que estés mejor.'],
    ['Me acuerdo que llovía mucho.', 'Me acuerdo de que llovía mucho.'],
  ],
  right: ['Estoy segura de que sí.', 'Me alegra que vengas.', 'Creo que sí.'],
});

/** pienso de que, creo de que. */
export const dequeismo = defineRule({
  id: 'es.usage.dequeismo',
  pattern: [
    lemma(
      'pensar',
      'creer',
      'opinar',
      'decir',
      'considerar',
      'parecer',
      'esperar',
      'suponer',
      'saber',
      'afirmar',
      'comentar',
    ),
    word('de').mark(),
    word('que').mark(),
  ],
  where: (m) => !/^(?:se|algo|nada|qué)$/.test(m.before()?.lower ?? '') && m.sentence.tokens[m.from]?.pos !== Pos.noun,
  suggest: () => ['que'],
  wrong: [
    ['Creo de que tienes razón.', 'Creo que tienes razón.'],
    ['Me dijo de que llegaría tarde.', 'Me dijo que llegaría tarde.'],
    ['Opino de que es mejor esperar.', 'Opino que es mejor esperar.'],
  ],
  right: ['Creo que tienes razón.', 'Me informó de que llegaría.', 'El parecer de que hablo.'],
});

/** Verbs and adjectives with the preposition they ask for, and those often put in its place. */
const FRAMES: Readonly<Record<string, readonly [right: string, wrong: readonly string[]]>> = {
  consistir: ['en', ['de', 'con']],
  enamorar: ['de', ['con']],
  depender: ['de', ['en', 'con']],
  soñar: ['con', ['de', 'en']],
  confiar: ['en', ['de', 'con']],
  insistir: ['en', ['de', 'con']],
  fijar: ['en', ['de', 'con']],
};

/** consiste de, enamorado con. */
export const verbPreposition = defineRule({
  id: 'es.usage.verb-preposition',
  pattern: [
    lemma(...Object.keys(FRAMES))
      .except(can(Pos.noun))
      .as('verb'),
    words('de con en').as('preposition').mark(),
    not(words('casa noche día')),
  ],
  where: (m) => {
    const frame = FRAMES[m.token('verb').readings.find(({ lemma: each }) => FRAMES[each])?.lemma ?? ''];
    return frame?.[1].includes(m.token('preposition').lower) ?? false;
  },
  suggest: (m) => [FRAMES[m.token('verb').readings.find(({ lemma: each }) => FRAMES[each])?.lemma ?? '']?.[0] ?? ''],
  wrong: [
    ['El examen consiste de dos partes.', 'El examen consiste en dos partes.'],
    ['Se enamoró con su vecina.', 'Se enamoró de su vecina.'],
    ['Confío de mi equipo.', 'Confío en mi equipo.'],
  ],
  right: ['Consiste en dos partes.', 'Se enamoró de ella.', 'Depende de ti.'],
});

/** tengo ir: the frame with que. */
export const tenerQue = defineRule({
  id: 'es.usage.tener-que',
  pattern: [
    lemma('tener').as('verb').mark(),
    can(Pos.verb, Feature.infinitive)
      .except(form(/^(?:poder|deber|haber|ser)$/))
      .as('infinitive')
      .mark(),
  ],
  suggest: (m) => [`${m.text('verb')} que ${m.text('infinitive')}`],
  wrong: [
    ['Tengo ir al médico.', 'Tengo que ir al médico.'],
    ['Mañana tenemos salir temprano.', 'Mañana tenemos que salir temprano.'],
    ['Tienes llamar a tu madre.', 'Tienes que llamar a tu madre.'],
  ],
  right: ['Tengo que ir.', 'Tengo poder para decidir.', 'No tengo nada que decir.'],
});

const IRREGULAR: Readonly<Record<string, string>> = {
  rompido: 'roto',
  escribido: 'escrito',
  abrido: 'abierto',
  ponido: 'puesto',
  hacido: 'hecho',
  volvido: 'vuelto',
  morido: 'muerto',
  cubrido: 'cubierto',
  resolvido: 'resuelto',
  devolvido: 'devuelto',
  descubrido: 'descubierto',
};

/** se ha rompido: verbs whose participle is irregular. */
export const irregularParticiple = defineRule({
  id: 'es.verb-forms.participle',
  overridesSpelling: true,
  pattern: [words(Object.keys(IRREGULAR).join(' ')).as('form').mark()],
  suggest: (m) => [IRREGULAR[m.token('form').lower] ?? ''],
  wrong: [
    ['Se ha rompido el vaso.', 'Se ha roto el vaso.'],
    ['He escribido una carta.', 'He escrito una carta.'],
    ['Ya han volvido de viaje.', 'Ya han vuelto de viaje.'],
  ],
  right: ['Se ha roto.', 'He escrito.', 'Han vuelto.'],
});

/** callaros: the imperative of vosotros. */
export const imperativeOs = defineRule({
  id: 'es.verb-forms.imperative-os',
  dialects: ['es-ES'],
  patterns: [
    [
      sentenceStart(),
      punctuation('¡').optional(),
      form(/[aei]ros$/)
        .except(can(Pos.noun))
        .except(can(Pos.adjective))
        .as('verb')
        .mark(),
    ],
    [
      tagged([Pos.noun, Pos.properNoun]),
      punctuation(','),
      form(/[aei]ros$/)
        .except(can(Pos.noun))
        .except(can(Pos.adjective))
        .as('verb')
        .mark(),
    ],
  ],
  suggest: (m) => [
    m.token('verb').lower === 'iros' ? 'idos' : m.token('verb').lower.replace(/ros$/, 'os').replace(/ios$/, 'íos'),
  ],
  wrong: [
    ['Callaros un momento, por favor.', 'Callaos un momento, por favor.'],
    ['Chicos, sentaros ya.', 'Chicos, sentaos ya.'],
    ['¡Lavaros las manos!', '¡Lavaos las manos!'],
  ],
  right: ['Callaos ya.', 'Quiero veros pronto.', 'Los números son claros.'],
});

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';
const DAYS = 'lunes martes miércoles jueves viernes sábado domingo';

/** el Martes, en Diciembre. */
export const capitals = defineRule({
  id: 'es.capitals.months-days',
  patterns: [
    [
      oneOf(words('el los en de del este próximo pasado cada para desde hasta un'), number()),
      form(new RegExp(`^(?:${`${MONTHS} ${DAYS}`.replaceAll(' ', '|')})$`))
        .as('name')
        .mark(),
    ],
  ],
  where: (m) => {
    const name = m.token('name');
    const after = m.after();
    return (
      name.text !== name.lower &&
      name.text !== name.text.toUpperCase() &&
      !(after && after.kind === 'word' && after.text !== after.lower) &&
      !/^(?:santo|santa)$/i.test(after?.text ?? '')
    );
  },
  suggest: (m) => [m.token('name').lower],
  wrong: [
    ['La reunión es el Lunes.', 'La reunión es el lunes.'],
    ['Nos vemos en Diciembre.', 'Nos vemos en diciembre.'],
    ['Llegará el 5 de Marzo.', 'Llegará el 5 de marzo.'],
  ],
  right: ['La reunión es el lunes.', 'Celebran el Viernes Santo.', 'Lunes y martes cerrado.'],
});

const QUESTION = /^[^¿?¡!\n]{3,300}\?/u;
const EXCLAMATION = /^[^¿?¡!\n]{3,300}!/u;

function missingOpening(paragraph: string, pattern: RegExp, mark: string) {
  const findings = [];
  let start = 0;
  for (const part of paragraph.split(/(?<=[.!?\u2026])\s+/u)) {
    const at = paragraph.indexOf(part, start);
    start = at + part.length;
    const hit = pattern.exec(part);
    const first = /^[\p{L}\p{N}]+/u.exec(part)?.[0];
    if (!hit || !first || hit[0].length < part.length - 1) continue;
    findings.push({
      start: at,
      end: at + first.length,
      replacements: [mark + first],
      params: { found: first, fix: mark + first },
    });
  }
  return findings;
}

/** Podrían venir? The opening mark. */
export const openingQuestion = defineTextRule({
  id: 'es.punctuation.opening-question',
  find: (paragraph) => missingOpening(paragraph, QUESTION, '¿'),
  wrong: [
    ['Puedes venir mañana?', '¿Puedes venir mañana?'],
    ['Hola. Cómo estás?', 'Hola. ¿Cómo estás?'],
    ['Tienen mesa para dos?', '¿Tienen mesa para dos?'],
  ],
  right: ['¿Puedes venir?', 'Hola, ¿cómo estás?', 'No hay preguntas.'],
});

/** Qué alegría! */
export const openingExclamation = defineTextRule({
  id: 'es.punctuation.opening-exclamation',
  find: (paragraph) => missingOpening(paragraph, EXCLAMATION, '¡'),
  wrong: [
    ['Qué bien lo pasamos!', '¡Qué bien lo pasamos!'],
    ['Muchas gracias a todos!', '¡Muchas gracias a todos!'],
    ['Feliz cumpleaños, Ana!', '¡Feliz cumpleaños, Ana!'],
  ],
  right: ['¡Qué bien!', 'Gracias.', '¡Feliz cumpleaños, Ana!'],
});

/** All rules of this family. */
export const usageRules = [
  sino,
  porqueQuestion,
  porqueNoun,
  porqueConjunction,
  deQue,
  dequeismo,
  verbPreposition,
  tenerQue,
  irregularParticiple,
  imperativeOs,
  capitals,
  openingQuestion,
  openingExclamation,
];
