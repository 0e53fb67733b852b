// Accents on verbs and question words: the past and the future, está, qué, cuándo and the like.
import { Feature, Group, Pos, type PosCode } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemma, not, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { subjectBefore } from '../../reading/clauseSubjects.ts';

const finite = oneOf(tagged(Pos.verb), tagged(Pos.auxiliary))
  .except(can(Pos.verb, Feature.infinitive))
  .except(can(Pos.noun))
  .except(can(Pos.adjective));

const ASKING: Readonly<Record<string, string>> = {
  que: 'qué',
  como: 'cómo',
  cuando: 'cuándo',
  donde: 'dónde',
  quien: 'quién',
  quienes: 'quiénes',
  cual: 'cuál',
  cuales: 'cuáles',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
  adonde: 'adónde',
};

const asking = (m: Match): string[] => [ASKING[m.token('word').lower] ?? ''];

/** ¿Que haces?, no sé cuando viene. */
export const interrogatives = defineRule({
  id: 'es.accents.interrogatives',
  patterns: [
    [
      punctuation('¿', '¡'),
      words('y a de con para por en desde hasta').repeat(0, 1),
      words('que como cuando donde quien quienes cual cuales cuanto cuanta cuantos cuantas adonde').as('word').mark(),
    ],
    [
      lemma('saber', 'explicar', 'averiguar', 'ignorar', 'decidir', 'imaginar'),
      words('me te nos le les').repeat(0, 1),
      words('como cuando donde quien quienes cual cuales cuanto cuanta cuantos cuantas adonde').as('word').mark(),
      not(punctuation('.', ',')),
    ],
    [
      form(/(?:nos|me|le|les)$/).and(can(Pos.verb)),
      words('como donde cuando cuanto cual').as('word').mark(),
      oneOf(words('se'), finite),
    ],
  ],
  where: (m) => {
    const lower = m.token('word').lower;
    const at = m.token('word').index;
    const [before, after] = [m.sentence.tokens[at - 1], m.sentence.tokens[at + 1]];
    if (before?.text === '¡')
      return (
        /^(?:que|cuanto|cuanta|cuantos|cuantas)$/.test(lower) &&
        after?.pos !== Pos.verb &&
        after?.pos !== Pos.auxiliary &&
        !/^(?:se|te|me|nos|lo|la|le|no)$/.test(after?.lower ?? '')
      );
    if (before?.text === '¿')
      return (
        !(lower === 'que' && (after?.pos === Pos.pronoun || /^(?:no|si|sí|ya)$/.test(after?.lower ?? ''))) &&
        !(lower === 'cuando' && m.sentence.tokens.slice(at, at + 8).some((token) => token.text === ','))
      );
    // "la calle donde vive": after a noun it is a relative word
    const head = m.sentence.tokens[m.from];
    if (before?.pos === Pos.noun && head === before) return false;
    // "cuando sepa", "no sabe como tú", "explicar cuanto quieras"
    if (/^(?:tú|yo|él|siempre|tal|si|quieras|antes|nadie|nunca|todos)$/.test(after?.lower ?? '')) return false;
    // "avísame cuando estés lista", "llámame cuando llegues": in the future
    const isToCome =
      after !== undefined &&
      after.readings.length > 0 &&
      after.readings.every(({ features }) => (features & Feature.subjunctive) !== 0);
    return !(isToCome && /^(?:cuando|como|donde|cuanto)$/.test(lower) && /(?:nos|me|le|les)$/.test(head?.lower ?? ''));
  },
  suggest: asking,
  wrong: [
    ['¿Que quieres comer hoy?', '¿Qué quieres comer hoy?'],
    ['No sé cuando llega el tren.', 'No sé cuándo llega el tren.'],
    ['Dígame donde está la salida.', 'Dígame dónde está la salida.'],
  ],
  right: [
    'Haz lo que quieras.',
    'Cuando llegues, llama.',
    'Lo hizo como quiso.',
    '¡Que se besen!',
    'Avísame cuando estés lista.',
  ],
});

const past = words('ayer anoche anteayer');

/** ayer llego: the third person of the past tense. */
export const pastThird = defineRule({
  id: 'es.accents.past-third',
  patterns: [
    [
      past,
      not(punctuation('.', ';')).repeat(0, 4),
      form(/(?:o|e)$/)
        .and(can(Pos.verb, Feature.first | Feature.singular | Feature.present))
        .except(can(Pos.noun))
        .except(can(Pos.adjective))
        .except(can(Pos.preposition))
        .as('verb')
        .mark(),
      oneOf(
        tagged(Pos.determiner),
        tagged(Pos.preposition),
        punctuation(',', '.'),
        words('el la los las un una mi su a de en con muy por'),
      ),
    ],
  ],
  unless: {
    'a clause of its own': {
      when: (m) =>
        m.sentence.tokens.slice(m.from, m.to).some(({ lower }) => /^(?:yo|que|y|pero|porque|cuando|si)$/.test(lower)),
      right: 'Ayer me dijo que compre una lámpara.',
    },
  },
  suggest: (m) =>
    m.inflect('verb', Feature.third | Feature.singular | Feature.preterite | Feature.indicative, Pos.verb),
  wrong: [
    ['Ayer llego mi primo de Chile.', 'Ayer llegó mi primo de Chile.'],
    ['Anoche ceno en casa de sus padres.', 'Anoche cenó en casa de sus padres.'],
    ['Ayer por la tarde llamo tu primo.', 'Ayer por la tarde llamó tu primo.'],
  ],
  right: [
    'Ayer enterraron al hermano de mi padre.',
    'Anoche tuve un sueño muy extraño.',
    'Ayer hubo un acuerdo entre los dos.',
  ],
});

/** mañana llamare, mañana saldre: the future keeps its accent. */
export const futureAccent = defineRule({
  id: 'es.accents.future',
  pattern: [
    words('mañana luego pronto'),
    words('no se me te le nos les lo la yo él ella usted ustedes').repeat(0, 2),
    form(/[aei]r(?:e|as|a|an)$/)
      .and(can(Pos.verb, Feature.subjunctive))
      .as('verb')
      .mark(),
  ],
  where: (m) =>
    !m.sentence.tokens.slice(0, m.from).some(({ lower }) => /^(?:que|si|como|quien|ojalá|aunque)$/.test(lower)),
  suggest: (m) => [
    m.token('verb').lower.replace(/r(e|a|an|as)$/, (_, end: string) => `r${end.replace('e', 'é').replace('a', 'á')}`),
  ],
  wrong: [
    ['Mañana llamare al banco.', 'Mañana llamaré al banco.'],
    ['Mañana hablara con el director.', 'Mañana hablará con el director.'],
    ['Pronto viajaran a Roma.', 'Pronto viajarán a Roma.'],
  ],
  right: ['Ojalá mañana hablara con ella.', 'Quería que mañana hablara con él.', 'Si mañana hablara él, iría.'],
});

const isPluralOnly = ({ readings }: Token, ...kinds: PosCode[]): boolean => {
  const own = readings.filter(({ pos }) => kinds.includes(pos));
  return own.length > 0 && own.every(({ features }) => (features & Group.number) === Feature.plural);
};

/** Whether several are meant: by the subject, or else by the adjective behind. */
function isOfSeveral(m: Match): boolean {
  const { tokens } = m.sentence;
  const verb = m.token('verb');
  const subject = subjectBefore(tokens, verb);
  if (subject) return subject.number === Feature.plural;
  const behind = tokens.slice(verb.index + 1, verb.index + 3).find(({ pos }) => pos !== Pos.adverb);
  return behind !== undefined && isPluralOnly(behind, Pos.adjective, Pos.verb);
}

/** esta limpia: the verb estar. */
export const estaVerb = defineRule({
  id: 'es.accents.esta',
  priority: 1,
  patterns: [
    [
      oneOf(
        tagged([Pos.noun, Pos.properNoun]),
        words('no ya todo él ella usted que también aquí allí se donde quién cómo dónde'),
      ),
      word('esta', 'estan', 'estas').as('verb').mark(),
      oneOf(
        words(
          'muy en bien mal cerca lejos siempre aquí allí ahí claro abierto cerrado lleno vacío roto listo contento de con a un',
        ),
        can(Pos.verb, Feature.pastParticiple),
        can(Pos.verb, Feature.gerund),
        can(Pos.adjective).except(can(Pos.noun)),
      ),
    ],
    [
      words('me te se lo la nos le les'),
      word('esta', 'estan', 'estas').as('verb').mark(),
      form(/ndo(?:me|te|se|lo|la|nos)?$/),
    ],
  ],
  unless: {
    'these: que estas verdes': {
      when: (m) =>
        m.token('verb').lower === 'estas' &&
        /^(?:que|y|o|de|en|con|por|a|para)$/.test(m.sentence.tokens[m.from]?.lower ?? ''),
      right: 'Tira las manzanas podridas, que estas verdes aún sirven.',
    },
  },
  suggest: (m) => {
    const { lower } = m.token('verb');
    // "los documentos ya esta listos" lacks more than the accent
    if (lower === 'esta') return [isOfSeveral(m) ? 'están' : 'está'];
    return [lower === 'estan' ? 'están' : 'estás'];
  },
  wrong: [
    ['La tienda esta cerrada los lunes.', 'La tienda está cerrada los lunes.'],
    ['El baño no esta limpio.', 'El baño no está limpio.'],
    ['Mi hermano esta trabajando.', 'Mi hermano está trabajando.'],
    ['¿Cómo te esta yendo?', '¿Cómo te está yendo?'],
    ['Me esta esperando en casa.', 'Me está esperando en casa.'],
    ['Los documentos ya esta listos.', 'Los documentos ya están listos.'],
  ],
  right: ['Nos vemos esta tarde.', 'Me gusta esta casa.', 'Vino esta mañana.'],
});
