// Number after a plural subject (ellos son felices), todos los libros, and the adverb that ser does not take: está bien.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { GENDER_NUMBER } from '../../../../rules/nounAgreement.ts';
import { can, form, oneOf, punctuation, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { nounBits } from '../../reading/nouns.ts';
import serBien from '../../rows/serBien.tsv';
import { STRESSED_A } from './determiner.ts';

const MANY =
  'somos sois son éramos eran fuimos fueron seremos serán estamos están estábamos estaban estuvimos estuvieron estaremos estarán parecen parecían';

function inPlural(m: Match): string[] {
  return m.inflect('adjective', Feature.plural, Pos.adjective).filter((each) => each.endsWith('s'));
}

/** "la calle están cortada": noun and adjective agree, so the verb is the mistake; "Ana y su madre están cansada" are two. */
function isOfOne(m: Match): boolean {
  const noun = m.before();
  if (noun?.pos !== Pos.noun || /^[ye]$/.test(m.before(2)?.lower ?? '') || /^[ye]$/.test(m.before(3)?.lower ?? ''))
    return false;
  const bits = nounBits(noun);
  return bits.length > 0 && bits.every((each) => (each & Feature.plural) === 0);
}

/** ellos son muy feliz; estábamos muy cansado. */
export const attributeNumber = defineRule({
  id: 'es.agreement.attribute-number',
  pattern: [
    words(MANY).as('verb'),
    words('muy tan bastante demasiado siempre todos todas ya más').repeat(0, 2),
    can(Pos.adjective, Feature.singular)
      .except(can(Pos.noun).except(form(/^(?:feliz|triste|contento|contenta|enfermo|joven)$/)))
      .except(can(Pos.adverb))
      .and(uncapitalised())
      .as('adjective')
      .mark(),
    oneOf(
      punctuation('.', ',', '!', '?', ';', ':'),
      words('y e pero porque cuando con por de del que hoy ahora en para después'),
    ),
  ],
  // "nosotros estamos", "los niños son"; not "sus padres, de los que uno es" or a whole clause ("son muy difícil de"),
  // and not the noun: "un son alegre"
  where: (m) =>
    !/^(?:lo|un|el|al|del|ese|este|su|gente|familia|equipo|grupo|mundo)$/.test(m.before()?.lower ?? '') &&
    inPlural(m).length > 0 &&
    nounBits(m.token('adjective')).length < 3 &&
    !isOfOne(m),
  suggest: (m) => {
    const feminine = m.sentence.tokens
      .slice(Math.max(0, m.from - 6), m.from)
      .some(({ lower }) => /^(?:las|ellas|nosotras|todas|unas|muchas|estas|esas)$/.test(lower));
    return inPlural(m).sort((a, b) => Number(b.endsWith('as') === feminine) - Number(a.endsWith('as') === feminine));
  },
  wrong: [
    ['Ellos son muy triste.', 'Ellos son muy tristes.'],
    ['Estábamos muy cansado después del viaje.', 'Estábamos muy cansados después del viaje.'],
    ['Ana y su madre están cansada.', 'Ana y su madre están cansadas.'],
    ['Ellas están muy contenta con el regalo.', 'Ellas están muy contentas con el regalo.'],
  ],
  right: [
    'Están medio dormidos.',
    'Las llaves estaban justo en la puerta.',
    'Los turistas son presa de los ladrones.',
    'Son gente muy amable.',
    'Tocaban un son alegre y lento.',
  ],
});

/** la ducha es muy bien. */
export const beWell = defineRule({
  id: 'es.usage.ser-bien',
  ...rowsOf(serBien, { mark: () => punctuation('.', ',', '!', '?', ';') }),
});

/** todo los documentos. */
export const todo = defineRule({
  id: 'es.agreement.todo',
  patterns: [
    [words('todo toda todos todas').as('todo').mark(), words('el la los las').as('article')],
    [
      words('todo toda').as('todo').mark(),
      words('mis tus sus estos estas esos esas').as('article'),
      tagged(Pos.noun, Feature.plural).as('noun'),
    ],
  ],
  where: (m) =>
    (m.names('noun') || !m.agree(['todo', 'article'], GENDER_NUMBER)) &&
    m.token('todo').lower !== { el: 'todo', la: 'toda', los: 'todos', las: 'todas' }[m.token('article').lower] &&
    !/^(?:sobre|del|ante)$/.test(m.before()?.lower ?? '') &&
    // "se lo hacen todo sus padres": everything, followed by the subject
    !(
      m.names('noun') && m.sentence.tokens.slice(Math.max(0, m.from - 3), m.from).some(({ lower }) => lower === 'lo')
    ) &&
    !STRESSED_A.test(m.after()?.lower ?? ''),
  suggest: (m) => {
    if (m.names('noun')) return [((nounBits(m.token('noun'))[0] ?? 0) & Feature.feminine) !== 0 ? 'todas' : 'todos'];
    return [{ el: 'todo', la: 'toda', los: 'todos', las: 'todas' }[m.token('article').lower] ?? ''];
  },
  wrong: [
    ['Vinieron todo sus compañeros.', 'Vinieron todos sus compañeros.'],
    ['Me gustan todo los libros.', 'Me gustan todos los libros.'],
    ['Llovió todo la noche.', 'Llovió toda la noche.'],
    ['Cerraron todos las tiendas.', 'Cerraron todas las tiendas.'],
  ],
  right: ['Todos los libros.', 'Toda la noche.', 'Sobre todo los lunes.', 'Se lo pagan todo sus abuelos.'],
});
