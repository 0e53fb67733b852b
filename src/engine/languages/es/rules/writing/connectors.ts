// Commas: after words that join a sentence to the one before, and never between a subject and its verb.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings, isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, not, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { relativeFrom } from '../../reading/clauseSubjects.ts';
import { phrasesIn } from '../../reading/phrases.ts';
import { TIME } from '../../reading/subjects.ts';
import { statedReadings } from '../../reading/verbForms.ts';
import persons from '../../rows/persons.words.tsv';

const PEOPLE = new Set(wordsIn(persons, 'kind', 'person'));

/** Por consiguiente se propone; ahora bien debe usted. */
export const connectorComma = defineRule({
  id: 'es.punctuation.connector',
  category: 'punctuation',
  type: 'typographical',
  patterns: [
    [sentenceStart(), words('por'), word('consiguiente', 'cierto').as('last').mark(), anyWord().as('next').mark()],
    [sentenceStart(), words('por'), words('el'), word('contrario').as('last').mark(), anyWord().as('next').mark()],
    [sentenceStart(), words('al'), word('contrario').as('last').mark(), anyWord().as('next').mark()],
    [
      sentenceStart(),
      words('ahora'),
      word('bien').as('last').mark(),
      oneOf(tagged(Pos.verb), tagged(Pos.auxiliary), tagged(Pos.determiner)).as('next').mark(),
    ],
    [sentenceStart(), words('no'), word('obstante').as('last').mark(), anyWord().as('next').mark()],
    [sentenceStart(), words('sin'), word('embargo').as('last').mark(), anyWord().as('next').mark()],
    [sentenceStart(), words('en'), word('cambio').as('last').mark(), anyWord().as('next').mark()],
    [
      sentenceStart(),
      words('por'),
      words('otra otro'),
      word('parte', 'lado').as('last').mark(),
      anyWord().as('next').mark(),
    ],
    [
      sentenceStart(),
      words('es'),
      word('decir').as('last').mark(),
      oneOf(tagged(Pos.determiner), words('que no si se')).as('next').mark(),
    ],
    [
      sentenceStart(),
      words('en'),
      word('conclusión', 'resumen', 'definitiva', 'consecuencia').as('last').mark(),
      not(words('de del con a')).as('next').mark(),
    ],
  ],
  where: (m) => m.token('next').kind === 'word' && !/^(?:de|del|a|al|que|lo|el|la)$/.test(m.token('next').lower),
  suggest: (m) => [`${m.text('last')}, ${m.text('next')}`],
  wrong: [
    ['Por consiguiente se propone otra fecha.', 'Por consiguiente, se propone otra fecha.'],
    ['Al contrario me alegra mucho.', 'Al contrario, me alegra mucho.'],
    ['Ahora bien debe usted pagar antes.', 'Ahora bien, debe usted pagar antes.'],
    ['No obstante seguimos esperando.', 'No obstante, seguimos esperando.'],
    ['Por el contrario nosotros preferimos esperar.', 'Por el contrario, nosotros preferimos esperar.'],
    ['Sin embargo no pudo terminar.', 'Sin embargo, no pudo terminar.'],
    ['En cambio mi padre prefiere el mar.', 'En cambio, mi padre prefiere el mar.'],
    ['Por otra parte nadie contestó.', 'Por otra parte, nadie contestó.'],
    ['Es decir si llueve, no vamos.', 'Es decir, si llueve, no vamos.'],
    ['En resumen nadie estaba contento.', 'En resumen, nadie estaba contento.'],
  ],
  right: [
    'Al contrario de lo que dice, no fui.',
    'Por cierto que vino.',
    'Es decir que no.',
    'En consecuencia, no iré.',
  ],
});

/** La dirección, considera urgente el cambio. */
export const subjectComma = defineRule({
  id: 'es.punctuation.subject-comma',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    tagged([Pos.noun, Pos.adjective, Pos.adverb, Pos.properNoun, Pos.verb]).as('last').mark(),
    punctuation(',').mark(),
    words('no se ya también').repeat(0, 1).as('little'),
    oneOf(tagged(Pos.verb), tagged(Pos.auxiliary)).as('verb'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const comma = m.token('last').index + 1;
    const verb = m.token('verb');
    const que = tokens.slice(0, comma).findLastIndex(({ lower }) => lower === 'que');
    // "los alumnos que terminen antes": the clause belongs to the subject
    const relative = relativeFrom(tokens, comma);
    const end = relative > 0 && relative === que ? relative : comma;
    const start = end === comma ? que + 1 : 0;
    if (start > 3 || comma - start < 2 || verb.text !== verb.lower || !isFinite(verb)) return false;
    const phrases = phrasesIn(tokens, start, end);
    const [subject, ...others] = phrases?.filter(({ isGoverned }) => !isGoverned) ?? [];
    if (
      !subject ||
      others.length > 0 ||
      !subject.isDetermined ||
      subject.from !== start ||
      TIME.test(subject.head.lower)
    )
      return false;
    // "mi madre, dice Juan, vendrá": said in between; "los niños, ven": an order
    if (
      tokens
        .slice(comma + 1, comma + 9)
        .some(({ text }) => text === ',' || text === '?' || text === '!' || text === '—')
    )
      return false;
    const readings = statedReadings(verb);
    const { lower } = tokens[start] as Token;
    // "mi vida, mira": an order to somebody, unless an article shows that nobody is called
    const isCalled = !/^(?:el|l[ao]s?|est[ea]|est[ao]s|sus?)$/.test(lower) && !PEOPLE.has(subject.head.lower);
    if (
      (isCalled && finiteReadings(verb).length !== readings.length) ||
      verb.readings.some(({ pos }) => pos === Pos.noun || pos === Pos.adjective)
    )
      return false;
    return readings.every(
      ({ features }) => (features & Feature.third) !== 0 && (features & Group.number) === subject.number,
    );
  },
  suggest: (m) => [m.text('last')],
  wrong: [
    ['La empresa, anunció ayer nuevos despidos.', 'La empresa anunció ayer nuevos despidos.'],
    ['Los vecinos del edificio, no pueden aparcar aquí.', 'Los vecinos del edificio no pueden aparcar aquí.'],
    ['Su hermana mayor, vive en Barcelona.', 'Su hermana mayor vive en Barcelona.'],
    ['Los alumnos que terminen antes, pueden salir.', 'Los alumnos que terminen antes pueden salir.'],
    ['Se recuerda que los perros, no pueden entrar.', 'Se recuerda que los perros no pueden entrar.'],
  ],
  right: [
    'Mi vida, mira qué luna.',
    'Mi madre, dijo Ana, vendrá mañana.',
    'La semana pasada, llovió mucho.',
    'El alcalde, cansado, se fue.',
  ],
});
