// Articles: after al and del none, in the gender of the noun; after todos before its noun; medio before an adjective.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, canBeParticiple, isOnly, isTaggedVerb } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, lemma, oneOf, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { nounBits } from '../../reading/nouns.ts';
import { STRESSED_A } from '../agreement/determiner.ts';

const BARE: Readonly<Record<string, string>> = { al: 'a', del: 'de' };

/** la casa del mi abuelo; los precios del los pisos. */
export const doubleArticle = defineRule({
  id: 'es.usage.double-article',
  patterns: [
    [
      words('al del').as('first').mark(),
      words('el la los las un una unos unas mi tu su mis tus sus esta estos estas esos esas')
        .and(uncapitalised())
        .as('second')
        .mark(),
      tagged([Pos.noun, Pos.adjective, Pos.properNoun, Pos.numeral]),
    ],
    // "un otro vaso": otro is a determiner
    [words('un una').as('first').mark(), words('otro otra').as('second').mark(), tagged([Pos.noun, Pos.adjective])],
  ],
  where: (m) => !m.token('second').lower.startsWith('otr') || !/^(?:el|la|como)$/.test(m.before()?.lower ?? ''),
  suggest: (m) => {
    const second = m.token('second').lower;
    if (second.startsWith('otr')) return [second];
    if (second === 'el') return [m.token('first').lower];
    return [`${BARE[m.token('first').lower] ?? ''} ${second}`];
  },
  wrong: [
    ['La casa del mi abuelo es grande.', 'La casa de mi abuelo es grande.'],
    ['Los precios del los pisos suben.', 'Los precios de los pisos suben.'],
    ['Le escribí al un amigo de Lugo.', 'Le escribí a un amigo de Lugo.'],
    ['Fuimos al el médico.', 'Fuimos al médico.'],
    ['Necesito una otra silla.', 'Necesito otra silla.'],
  ],
  right: [
    'La casa de mi abuelo.',
    'Una nota al margen.',
    'Los del uno al diez.',
    'La una otra vez sola, y el resto fuera.',
  ],
});

/** The number of a noun that is feminine or plural for sure, so that al and del cannot stand before it; 0 otherwise. */
function articleFor(m: Match): string | null {
  const noun = m.token('noun');
  const bits = nounBits(noun);
  const [only] = bits;
  if (bits.length !== 1 || only === undefined || (only & Group.gender) === 0) return null;
  const isMany = (only & Feature.plural) !== 0;
  const isFeminine = (only & Feature.feminine) !== 0;
  if (!isMany && !isFeminine) return null;
  return isFeminine ? (isMany ? 'las' : 'la') : 'los';
}

/** le pedí al camarera; del vecinos. */
export const contractedGender = defineRule({
  id: 'es.agreement.contraction',
  pattern: [words('al del').as('first').mark(), tagged(Pos.noun).and(uncapitalised()).as('noun').mark()],
  where: (m) => {
    const noun = m.token('noun');
    return (
      isOnly(noun, Pos.noun, Pos.adjective) &&
      !STRESSED_A.test(noun.lower) &&
      !m.after()?.lower.startsWith('-') &&
      m.after()?.pos !== Pos.properNoun &&
      m.after()?.text !== '-' &&
      articleFor(m) !== null
    );
  },
  suggest: (m) => [`${BARE[m.token('first').lower] ?? ''} ${articleFor(m) ?? ''} ${m.text('noun')}`],
  wrong: [
    ['Le pedí al camarera una servilleta.', 'Le pedí a la camarera una servilleta.'],
    ['Fuimos al playa en coche.', 'Fuimos a la playa en coche.'],
    ['Las casas del vecinas son blancas.', 'Las casas de las vecinas son blancas.'],
  ],
  right: ['Fuimos al cine.', 'Bebe del agua fría.', 'Es del policía nuevo.', 'Llegó al alba.'],
});

/** todos días, todas noches: the article is missing. */
export const todosArticle = defineRule({
  id: 'es.usage.todos-article',
  pattern: [
    words('todos todas').as('todos').mark(),
    tagged(Pos.noun, Feature.plural).and(uncapitalised()).as('noun').mark(),
  ],
  where: (m) => {
    const before = m.before();
    const noun = m.token('noun');
    if (!isOnly(noun, Pos.noun) || m.after()?.pos === Pos.adjective) return false;
    if (before && !isTaggedVerb(before) && before.pos !== Pos.noun && before.pos !== Pos.adverb) return false;
    // "son todos amigos": what they are
    return !before?.readings.some(({ lemma }) => /^(?:ser|parecer|resultar|estar|llamar|haber|quedar)$/.test(lemma));
  },
  suggest: (m) => [`${m.text('todos')} ${m.token('todos').lower === 'todas' ? 'las' : 'los'} ${m.text('noun')}`],
  wrong: [
    ['Todos días corro por el parque.', 'Todos los días corro por el parque.'],
    ['Todas noches leo un cuento a mi hija.', 'Todas las noches leo un cuento a mi hija.'],
    ['Nadamos todas semanas en el río.', 'Nadamos todas las semanas en el río.'],
  ],
  right: ['De todas formas, iré.', 'Son todos amigos.', 'Vinieron de todas partes.', 'Todos ellos vinieron.'],
});

/** se quedó media dormida: before an adjective medio does not change. */
export const medio = defineRule({
  id: 'es.agreement.medio',
  pattern: [
    oneOf(tagged([Pos.verb, Pos.auxiliary]), words('ya')),
    words('media medias medios').as('medio').mark(),
    oneOf(can(Pos.adjective), can(Pos.verb, Feature.pastParticiple)).as('adjective'),
  ],
  where: (m) => {
    const adjective = m.token('adjective');
    return (
      (adjective.pos !== Pos.noun || canBeParticiple(adjective)) &&
      /(?:as?|os?|es?)$/.test(adjective.lower) &&
      (m.sentence.tokens[m.from]?.readings.some(({ lemma }) =>
        /^(?:estar|quedar|andar|parecer|salir|llegar|ir|venir|encontrar|sentir|seguir|ser|dejar)$/.test(lemma),
      ) ??
        false)
    );
  },
  suggest: () => ['medio'],
  wrong: [
    ['La niña se quedó media dormida en el sofá.', 'La niña se quedó medio dormida en el sofá.'],
    ['Mi prima estaba media enfadada.', 'Mi prima estaba medio enfadada.'],
    ['Los niños estaban medios dormidos.', 'Los niños estaban medio dormidos.'],
  ],
  right: ['Está a media hora de aquí.', 'Calculó medias ponderadas de las notas.', 'La media aritmética es alta.'],
});

const NOUN = Group.gender | Group.number;

/** Words of degree that look like adjectives: before an adjective they do not change. */
const DEGREE: Readonly<Record<string, string>> = { mucha: 'mucho', muchos: 'mucho', muchas: 'mucho' };

/** Whether what may be a noun is an adjective: "estoy demasiada fría", "las salas son demasiadas frías", but "son demasiadas vueltas". */
function isQuality(m: Match): boolean {
  const quality = m.token('adjective');
  if (quality.pos !== Pos.noun || !canBeNoun(quality)) return true;
  const isEstar = m.sentence.tokens[m.from]?.readings.some(({ lemma: each }) => each === 'estar');
  if (isEstar && m.token('word').lower === 'demasiada') return true;
  // a subject with an article of its own, in the same gender and number
  const subject = m.before();
  const article = m.before(2);
  if (subject?.pos !== Pos.noun || article?.pos !== Pos.determiner || subject.lower === quality.lower) return false;
  return nounBits(subject).some((bits) =>
    quality.readings.some(
      ({ pos, features }) =>
        pos === Pos.adjective && (features & NOUN) === (bits & NOUN) && (bits & Feature.plural) !== 0,
    ),
  );
}

/** las plantas están bastantes secas; estoy demasiada cansada; son muchos más difíciles. */
export const degree = defineRule({
  id: 'es.agreement.degree',
  patterns: [
    [
      lemma('ser', 'estar', 'parecer', 'quedar', 'sentir', 'poner', 'resultar'),
      words('bastantes demasiada demasiados demasiadas').as('word').mark(),
      oneOf(can(Pos.adjective), can(Pos.verb, Feature.pastParticiple)).as('adjective'),
    ],
    [
      lemma('ser', 'estar', 'parecer', 'quedar', 'sentir', 'poner', 'resultar'),
      words('muchos muchas mucha').as('word').mark(),
      words('más menos mejor mejores peor peores mayor mayores menor menores').as('more'),
      tagged(Pos.adjective).repeat(0, 1).as('adjective'),
    ],
  ],
  where: (m) => {
    const next = m.after();
    if (next?.pos === Pos.noun) return false;
    if (!m.names('more')) return isQuality(m);
    // "son muchos más", "somos muchos menos que antes"
    if (/^(?:más|menos)$/.test(m.token('more').lower)) return m.has('adjective');
    return (
      !m.has('adjective') && (next === undefined || /^(?:[.,;!?]|que|de|y|así|en|para|con|si|cuando)$/.test(next.lower))
    );
  },
  suggest: (m) => [
    DEGREE[m.token('word').lower] ??
      m
        .token('word')
        .lower.replace(/[ao]?s?$/, '')
        .replace(/^bastante?$/, 'bastante')
        .replace(/^demasiad$/, 'demasiado'),
  ],
  wrong: [
    ['Las plantas están bastantes secas.', 'Las plantas están bastante secas.'],
    ['Estoy demasiada cansada para salir.', 'Estoy demasiado cansada para salir.'],
    ['Los exámenes fueron muchos más difíciles.', 'Los exámenes fueron mucho más difíciles.'],
    ['Tus notas son muchas mejores que las mías.', 'Tus notas son mucho mejores que las mías.'],
    ['Esas camisas son demasiadas modernas.', 'Esas camisas son demasiado modernas.'],
  ],
  right: [
    'Son bastantes personas.',
    'Al final son demasiadas vueltas.',
    'Los dulces son demasiadas grasas.',
    'Somos muchos más que el año pasado.',
    'Son demasiadas cosas buenas.',
    'Me parecen demasiadas buenas noticias.',
  ],
});
