// Agreement in gender and number of determiner, noun and adjective.
import { agrees, Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { disagrees, GENDER_NUMBER, nounFeatures } from '../nounAgreement.ts';
import { can, form, lemma, oneOf, tagged, words } from '../pattern.ts';

/** Feminine nouns that take el and un in the singular because they begin with a stressed a. */
const STRESSED_A =
  /^(?:h?[aá](?:gua|guila|la|lma|mbre|cha|rea|rma|ula|ve|bla|nsia|nima|da|mpa|ncla|sa|lba|rpa|cta|lga))s?$/;

/** Nouns of either gender, and short forms whose gender their ending hides. */
const COMMON_GENDER =
  /(?:ista|atra|nte|ota|eta|testigo|modelo|miembro|foto|moto|radio|joven|capital|orden|cura|guía|policía|cometa|frente|margen|mar|suite)s?(?:es)?$/;

const plainNoun = () => tagged(Pos.noun).except(can(Pos.verb)).except(can(Pos.adverb)).except(can(Pos.preposition));

/** la libro, las problema: article and noun. */
export const determinerNoun = defineRule({
  id: 'es.agreement.determiner-noun',
  pattern: [
    oneOf(
      words(
        'el la los las un una unos unas este esta estos estas ese esa esos esas aquel aquella nuestro nuestra nuestros nuestras mucho mucha muchos muchas otro otra otros otras varios varias algunos algunas todos todas',
      ),
    )
      .as('determiner')
      .mark(),
    plainNoun().as('noun'),
  ],
  where: (m) => {
    const [determiner, noun] = [m.token('determiner'), m.token('noun')];
    if (noun.text !== noun.lower || m.after()?.text === '-' || COMMON_GENDER.test(noun.lower)) return false;
    if (STRESSED_A.test(noun.lower) && /^(?:el|un|algún|ningún|del|al)$/.test(determiner.lower)) return false;
    // "la de veces", "los sin techo", "el mañana"; titles and pairs: "un antes y un después"
    if (/^(?:todo|mucho|otro)/.test(determiner.lower) && m.after()?.pos === Pos.noun) return false;
    return disagrees(m, 'determiner', 'noun');
  },
  suggest: (m) =>
    m
      .inflect('determiner', nounFeatures(m, 'noun'), Pos.determiner)
      .map((each) => (each === 'uno' ? 'un' : each))
      .filter((each) => !/^(?:lo|se|le|les|al|del)$/.test(each)),
  wrong: [
    ['He comprado una coche nuevo.', 'He comprado un coche nuevo.'],
    ['Cerraron los puertas a las ocho.', 'Cerraron las puertas a las ocho.'],
    ['Tengo muchas problemas con el banco.', 'Tengo muchos problemas con el banco.'],
  ],
  right: ['El agua está fría.', 'Un coche nuevo.', 'Los problemas y las flores.', 'El aula es grande.'],
});

/** este aula: only el and un go with águila, agua, aula. */
export const stressedA = defineRule({
  id: 'es.agreement.stressed-a',
  priority: 1,
  pattern: [
    words('este ese aquel mucho poco otro mismo').as('determiner').mark(),
    form(STRESSED_A).and(can(Pos.noun, Feature.feminine)).as('noun'),
  ],
  suggest: (m) => [
    m
      .token('determiner')
      .lower.replace(/^(est|es)e$/, '$1a')
      .replace(/^aquel$/, 'aquella')
      .replace(/o$/, 'a'),
  ],
  wrong: [
    ['Este agua está muy fría.', 'Esta agua está muy fría.'],
    ['Ese aula está ocupada.', 'Esa aula está ocupada.'],
    ['Hay mucho agua en el sótano.', 'Hay mucha agua en el sótano.'],
  ],
  right: ['Esta agua está fría.', 'El agua y el aula.', 'Este año hay más agua.'],
});

const plainAdjective = () =>
  tagged(Pos.adjective).except(form(/^(?:medio|solo|mejor|peor|mayor|menor|bastante|demasiado)$/));

/** dos mesas plegable, una casa bonito. */
export const nounAdjective = defineRule({
  id: 'es.agreement.noun-adjective',
  patterns: [
    [
      oneOf(tagged(Pos.determiner), tagged(Pos.numeral)),
      tagged(Pos.noun).except(can(Pos.adverb)).except(can(Pos.preposition)).as('noun'),
      words('muy más tan bastante').repeat(0, 1),
      plainAdjective().as('adjective').mark(),
    ],
  ],
  where: (m) => {
    // "un grupo de chicas altas" never comes here; "el coche y la casa nuevos" does
    const before = m.before();
    if (before && /^(?:y|o|e|u|de|del|,)$/.test(before.lower)) return false;
    return disagrees(m, 'adjective', 'noun');
  },
  suggest: (m) => m.inflect('adjective', nounFeatures(m, 'noun'), Pos.adjective),
  wrong: [
    ['Es una idea muy bueno.', 'Es una idea muy buena.'],
    ['Compré unas sillas plegable.', 'Compré unas sillas plegables.'],
    ['Es un problema muy complicada.', 'Es un problema muy complicado.'],
  ],
  right: ['Una casa bonita.', 'Unas sillas plegables.', 'El coche y la casa nuevos.', 'Un grupo de chicas altas.'],
});

/** las habitaciones estaban limpia. */
export const attribute = defineRule({
  id: 'es.agreement.attribute',
  patterns: [
    [
      oneOf(words('el la los las mi mis tu tus su sus este esta estos estas nuestro nuestra nuestros nuestras')),
      plainNoun().as('subject'),
      words('no ya').repeat(0, 1),
      lemma('ser', 'estar', 'parecer', 'quedar').as('verb'),
      words('muy más tan bastante demasiado siempre').repeat(0, 1),
      can(Pos.adjective)
        .except(form(/^(?:medio|solo|mejor|peor|mayor|menor|bastante|demasiado|bien|mal)$/))
        .as('adjective')
        .mark(),
    ],
  ],
  where: (m) => {
    const before = m.before();
    if (before && /^(?:y|o|e|de|del|en|con|a|por|para|sin|sobre|entre|que)$/.test(before.lower)) return false;
    const { readings } = m.token('adjective');
    const wanted = nounFeatures(m, 'subject');
    return readings.every(({ pos, features }) => pos !== Pos.adjective || !agrees(features, wanted, GENDER_NUMBER));
  },
  suggest: (m) => m.inflect('adjective', nounFeatures(m, 'subject'), Pos.adjective),
  wrong: [
    ['Las camas estaban limpia.', 'Las camas estaban limpias.'],
    ['Mis padres están contento.', 'Mis padres están contentos.'],
    ['La cama es muy cómodo.', 'La cama es muy cómoda.'],
  ],
  right: ['Las camas estaban limpias.', 'La gente de los barrios está harta.', 'Mis padres están contentos.'],
});

/** todo los documentos. */
export const todo = defineRule({
  id: 'es.agreement.todo',
  pattern: [words('todo toda todos todas').as('todo').mark(), words('el la los las').as('article')],
  where: (m) =>
    !m.agree(['todo', 'article'], GENDER_NUMBER) &&
    m.token('todo').lower !== { el: 'todo', la: 'toda', los: 'todos', las: 'todas' }[m.token('article').lower] &&
    m.before()?.lower !== 'sobre' &&
    !STRESSED_A.test(m.after()?.lower ?? ''),
  suggest: (m) => [{ el: 'todo', la: 'toda', los: 'todos', las: 'todas' }[m.token('article').lower] ?? ''],
  wrong: [
    ['Me gustan todo los libros.', 'Me gustan todos los libros.'],
    ['Llovió todo la noche.', 'Llovió toda la noche.'],
    ['Cerraron todos las tiendas.', 'Cerraron todas las tiendas.'],
  ],
  right: ['Todos los libros.', 'Toda la noche.', 'Sobre todo los lunes.'],
});

/** All rules of this family. */
export const agreementRules = [determinerNoun, stressedA, nounAdjective, attribute, todo];
