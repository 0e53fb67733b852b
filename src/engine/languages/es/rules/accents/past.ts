// Past tenses without their accent: mi madre trabajo, ayer compre, la semana pasada estudie.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isLoneVerb } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, oneOf, tagged, uncapitalised, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { opensClause, preterite, tellsOfPast } from '../../reading/clauses.ts';
import { MOMENT } from '../../reading/subjects.ts';

const ENDS_O = /[^i]o$|[^aeiou]io$/;

/** A first-person form in -o that may be a past tense in -ó without its accent. */
const first = form(ENDS_O).and(can(Pos.verb, Feature.first | Feature.singular | Feature.present | Feature.indicative));

const clitics = words('no ya me te se nos le les lo la los las también solo nunca').repeat(0, 3);

/** Mi madre trabajo veinte años; ella me pregunto por ti. */
export const pastSubject = defineRule({
  id: 'es.accents.past-subject',
  priority: 2,
  patterns: [
    [words('él ella usted alguien nadie quien todo'), clitics, first.as('verb').mark()],
    [
      words('el la mi tu su este esta ese esa nuestro nuestra un una'),
      tagged(Pos.noun, Feature.singular).and(uncapitalised()),
      oneOf(tagged(Pos.adjective), words('de del la mi su'), tagged([Pos.noun, Pos.properNoun])).repeat(0, 3),
      clitics,
      first.as('verb').mark(),
    ],
    [tagged(Pos.properNoun), clitics, first.as('verb').mark()],
    [
      words('los las mis tus sus nuestros nuestras unos unas estos estas esos esas').as('several'),
      tagged(Pos.noun, Feature.plural).and(uncapitalised()),
      oneOf(tagged(Pos.adjective), words('de del la mi su'), tagged([Pos.noun, Pos.properNoun])).repeat(0, 3),
      clitics,
      first.as('verb').mark(),
    ],
    // with "se" nobody speaks of himself
    [word('se').as('reflexive'), words('me te le nos les os').repeat(0, 1), first.as('verb').mark()],
  ],
  where: (m) => {
    const verb = m.token('verb');
    if (m.names('reflexive') && m.sentence.tokens.some(({ lower }) => lower === 'yo')) return false;
    if (m.names('reflexive')) return preterite(m, 'verb', Feature.third).some((each) => each.endsWith('ó'));
    if (!opensClause(m) || verb.text !== verb.lower) return false;
    const before = m.before();
    // "el libro que la profesora ..., yo leo": a subject of its own
    if (m.sentence.tokens.some(({ lower }) => lower === 'yo')) return false;
    if (before?.lower === 'como' || before?.lower === 'y') return false;
    const last = m.sentence.tokens[verb.index - 1];
    // "el patrón de mapeo": no verb
    if (/^(?:del?|mi|su)$/.test(last?.lower ?? '')) return false;
    const isClitic = /^(?:me|se|le|les|nos|te|lo|la|no|ya)$/.test(last?.lower ?? '') && verb.index - m.from > 1;
    if (isClitic && last?.lower === 'me' && /^(?:doy|voy)$/.test(verb.lower)) return false;
    const isNoun = verb.readings.some(({ pos }) => pos === Pos.noun || pos === Pos.adjective);
    if (!isNoun) return preterite(m, 'verb', Feature.third).some((each) => each.endsWith('ó'));
    // "mi madre trabajo veinte años": otherwise a noun, but the sentence has no verb
    return (
      (isClitic
        ? /^(?:me|se|le|les|nos|te|no|ya)$/.test(last?.lower ?? '')
        : verb.pos === Pos.verb || tellsOfPast(m) || m.after()?.kind === 'number') &&
      m.after() !== undefined &&
      isLoneVerb(m, verb) &&
      preterite(m, 'verb', Feature.third).some((each) => each.endsWith('ó'))
    );
  },
  unless: {
    'a participle as well: roto': {
      when: (m) => reads(m.token('verb'), Pos.verb, Feature.pastParticiple),
      right: 'Un vaso roto en el suelo.',
    },
    'a time, and the writer is the subject': {
      when: (m) => m.sentence.tokens.slice(m.from, m.token('verb').index).some(({ lower }) => MOMENT.test(lower)),
      right: 'Esta vez llego a tiempo.',
    },
    'like, as': {
      when: (m) => m.token('verb').lower === 'como',
      right: 'Por ejemplo, un código como este es un problema.',
    },
  },
  suggest: (m) =>
    m.names('several')
      ? preterite(m, 'verb', Feature.third, Feature.plural)
      : preterite(m, 'verb', Feature.third).filter((each) => each.endsWith('ó')),
  wrong: [
    ['Tus primos llego tarde otra vez.', 'Tus primos llegaron tarde otra vez.'],
    ['A mi jefe se le olvido el paraguas.', 'A mi jefe se le olvidó el paraguas.'],
    ['Ella me pregunto por ti esta mañana.', 'Ella me preguntó por ti esta mañana.'],
    ['Mi padre llego tarde a la reunión.', 'Mi padre llegó tarde a la reunión.'],
    ['Juan gano la carrera del colegio.', 'Juan ganó la carrera del colegio.'],
  ],
  right: [
    'La blusa de mi hermana me la pongo yo.',
    'El trabajo de mi padre es duro.',
    'Llego tarde a casa.',
    'La casa que compro es vieja.',
    'El patrón de mapeo es general.',
  ],
});

/** Ayer compre unos zapatos; la semana pasada estudie mucho. */
export const pastFirst = defineRule({
  id: 'es.accents.past-first',
  priority: 2,
  pattern: [
    form(/[^aeo]e$/)
      .and(can(Pos.verb, Feature.first | Feature.singular | Feature.present | Feature.subjunctive))
      .except(can(Pos.verb, Feature.indicative))
      .except(can(Pos.preposition))
      .except(can(Pos.adjective))
      .except(words('pase'))
      .as('verb')
      .mark(),
  ],
  where: (m) => {
    const verb = m.token('verb');
    if (verb.text !== verb.lower && verb.index > 0) return false;
    if (!tellsOfPast(m)) return false;
    const earlier = m.sentence.tokens.slice(Math.max(0, verb.index - 6), verb.index);
    if (
      earlier.some(
        ({ lower }) =>
          /^(?:que|ojalá|quizás?|cuando|aunque|para|sin|como|usted|el|un|la|una|del|al|este|ese|mi|tu|su|cada|no)$/.test(
            lower,
          ) && lower !== 'no',
      )
    ) {
      const last = earlier[earlier.length - 1];
      const isTime = /^(?:el|la|del)$/;
      const blocking = earlier.filter(({ lower, index }) => {
        if (!isTime.test(lower))
          return /^(?:que|ojalá|quizás?|cuando|aunque|para|sin|como|usted|este|ese|mi|tu|su|cada|un|una|al)$/.test(
            lower,
          );
        return !/^(?:año|mes|lunes|martes|miércoles|jueves|viernes|sábado|domingo|verano|invierno|semana|noche|fin|otro|primavera)$/.test(
          m.sentence.tokens[index + 1]?.lower ?? '',
        );
      });
      if (blocking.length > 0 || /^(?:el|la|un|una|de)$/.test(last?.lower ?? '')) return false;
    }
    const isNoun = verb.readings.some(({ pos }) => pos === Pos.noun);
    if (isNoun && !isLoneVerb(m, verb)) return false;
    return preterite(m, 'verb', Feature.first).includes(verb.lower.replace(/e$/, 'é'));
  },
  suggest: (m) => [m.token('verb').lower.replace(/e$/, 'é')],
  wrong: [
    ['Ayer compre unos zapatos nuevos.', 'Ayer compré unos zapatos nuevos.'],
    ['La semana pasada estudie mucho para el examen.', 'La semana pasada estudié mucho para el examen.'],
    ['Anoche cene con mis primos.', 'Anoche cené con mis primos.'],
  ],
  right: [
    'Desde ayer consume menos.',
    'Ayer hablamos entre nosotros.',
    'Lo más grave: ayer no vino nadie.',
    'Pase lo que pase, ayer fue un gran día.',
    'Quiero que compre pan.',
    'El viaje del año pasado fue largo.',
    'Ayer vine tarde.',
  ],
});
