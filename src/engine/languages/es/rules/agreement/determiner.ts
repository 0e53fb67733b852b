// Agreement of a noun with the words before it: las puertas, dos amigos, muchas ganas, el agua.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import { fitsNot, inNumber, nounBits } from '../../reading/nouns.ts';

/** Feminine nouns that take el and un in the singular because they begin with a stressed a. */
export const STRESSED_A =
  /^(?:h?[aá](?:gua|guila|la|lma|lza|lfa|spa|ura|sma|mbre|cha|rea|rma|ula|ve|bla|nsia|nima|da|mpa|ncla|sa|lba|rpa|cta|lga|sta|lgebra|ria|rca|ma|ba|gora|nfora|ncora))s?$/;

const DETERMINERS =
  'el la los las un una unos unas este esta estos estas ese esa esos esas aquel aquella aquellos aquellas nuestro nuestra nuestros nuestras mucho mucha muchos muchas otro otra otros otras varios varias algunos algunas todos todas mis tus sus cada ningún ninguna algún alguna mi tu su cuánto cuánta cuántos cuántas tanto tanta tantos tantas demasiado demasiada demasiados demasiadas poco poca pocos pocas buen buenos buenas bueno mismo misma mismos mismas próximo próxima último última';

const NUMBERS =
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta cien ambos ambas';

/** Adjectives that usually stand before a noun, some of which can be nouns themselves. */
const ORDINALS = words(
  'primer primera primeros primeras último última últimos últimas próximo próxima próximos próximas mejor mejores peor peores nuevo nueva nuevos nuevas mismo misma mismos mismas único única únicos únicas buena buenos buenas mala malos malas grandes pequeños pequeñas siguiente siguientes',
);

/** What may stand between a determiner and its noun. */
const BETWEEN = oneOf(
  ORDINALS,
  // "los archivos fuente": what can be a noun may be the one that counts
  tagged(Pos.adjective)
    .and(can(Pos.adjective, Feature.plural))
    .except(can(Pos.adjective, Feature.singular))
    .except(can(Pos.noun)),
);

/** Whether the word precedes plural nouns of either gender. */
const isPluralOnly = (lower: string): boolean => NUMBERS.split(' ').includes(lower) || /^(?:mis|tus|sus)$/.test(lower);

/** Whether the word after the noun has this number, if it shows one at all. */
function goesOnIn(m: Match, number: number): boolean {
  const next = m.after();
  const bits = (next?.readings ?? []).filter(
    ({ pos }) => pos === Pos.verb || pos === Pos.adjective || pos === Pos.auxiliary,
  );
  return bits.length > 0 && bits.every(({ features }) => (features & number) !== 0);
}

/** la libro, las problema, dos libro: a noun and the word before it. */
export const determinerNoun = defineRule({
  id: 'es.agreement.determiner-noun',
  pattern: [
    words(`${DETERMINERS} ${NUMBERS}`).as('determiner').mark(),
    BETWEEN.as('between').optional(),
    tagged(Pos.noun).except(can(Pos.adverb)).except(can(Pos.preposition)).as('noun').mark(),
  ],
  where: (m) => {
    const [determiner, noun] = [m.token('determiner'), m.token('noun')];
    if (noun.text !== noun.lower || m.after()?.text === '-') return false;
    if (STRESSED_A.test(noun.lower) && /^(?:el|un|algún|ningún|del|al)$/.test(determiner.lower)) return false;
    // "la de veces", "los sin techo", "el mañana"; titles and pairs: "un antes y un después"
    if (
      /^(?:todo|mucho|otro|tanto|poco|cuánto|demasiado|mismo|bueno)/.test(determiner.lower) &&
      m.after()?.pos === Pos.noun
    )
      return false;
    // "cincuenta y un asociados"
    if (/^un[ao]?$/.test(determiner.lower) && m.before()?.lower === 'y' && m.before(2)?.pos === Pos.numeral)
      return false;
    const canBeVerb = noun.readings.some(({ pos }) => pos === Pos.verb);
    const before = m.before();
    if (canBeVerb && /^(?:la|los|las)$/.test(determiner.lower)) {
      if (determiner.pos !== Pos.determiner || (before && before.pos !== Pos.preposition && before.pos !== Pos.verb))
        return false;
    }
    if (canBeVerb && /^(?:todos?|todas?|mism[oa]s?|otr[oa]s?|cuánto)$/.test(determiner.lower)) return false;
    if (determiner.lower.startsWith('tant') && m.sentence.tokens.some(({ lower }) => lower === 'como')) return false;
    if (/^(?:sí|ti|mí)$/.test(before?.lower ?? '')) return false;
    if (determiner.lower.startsWith('otr') && before?.pos === Pos.determiner) return false;
    // "un ceda el paso"
    if (
      noun.readings.some(({ features }) => (features & Feature.subjunctive) !== 0) &&
      m.after()?.pos === Pos.determiner
    )
      return false;
    if (isPluralOnly(determiner.lower) || determiner.lower === 'cada') {
      // "el dos mayo", "las dos tarde", "a las tres menos": numbers in dates and times; "tus mama"
      const number = determiner.lower === 'cada' ? Feature.singular : Feature.plural;
      if (
        number === Feature.plural &&
        /^(?:las|la|los|el|y|por|número|página)$/.test(before?.lower ?? '') &&
        !/^(?:mis|tus|sus)$/.test(determiner.lower)
      )
        return false;
      const nouns = nounBits(noun);
      return nouns.length > 0 && nouns.every((bits) => (bits & number) === 0) && inNumber(m, 'noun', number).length > 0;
    }
    if (/^(?:mucho|poco|tanto|demasiado)$/.test(determiner.lower) && determiner.readings.length > 0) {
      const nouns = nounBits(noun);
      return (
        nouns.length > 0 && nouns.every((bits) => (bits & Feature.feminine) !== 0 || (bits & Feature.plural) !== 0)
      );
    }
    return fitsNot(m, 'determiner', 'noun');
  },
  suggest: (m) => {
    const [determiner, noun] = [m.token('determiner'), m.token('noun')];
    if (isPluralOnly(determiner.lower))
      return inNumber(m, 'noun', Feature.plural).map((each) => m.rewrite({ noun: each }));
    if (determiner.lower === 'cada')
      return inNumber(m, 'noun', Feature.singular).map((each) => m.rewrite({ noun: each }));
    const isPlural = determiner.lower.endsWith('s');
    const other = inNumber(m, 'noun', isPlural ? Feature.plural : Feature.singular).map((each) =>
      m.rewrite({ noun: each }),
    );
    const wanted = nounBits(noun)[0] ?? 0;
    const fresh = [
      ...m.inflect('determiner', wanted, Pos.determiner),
      ...m.inflect('determiner', wanted, Pos.adjective),
    ]
      .map((each) => (each === 'uno' ? 'un' : each))
      .filter((each) => !/^(?:lo|se|le|les|al|del|buen)$/.test(each))
      .map((each) => m.rewrite({ determiner: each }));
    const sameGender = !fitsNot(m, 'determiner', 'noun', [Group.gender]);
    // "mucho turistas": the noun shows the number
    if (/^(?:much|poc|tant|demasiad)[oa]$/.test(determiner.lower)) return [...fresh, ...other];
    if (!sameGender) return fresh;
    // "los nuevos diseño": the adjective agrees with the determiner, so the noun is what differs
    if (m.has('between') && m.token('between').lower.endsWith('s') === isPlural) return other;
    // "todos los día"; in "mi primos" a letter is left out of the determiner
    const changesNoun = isPlural
      ? /^(?:tod|amb)[oa]s$/.test(m.before()?.lower ?? '') || !goesOnIn(m, Feature.singular)
      : !goesOnIn(m, Feature.plural) && !/^(?:la|el|mi|tu|su|nuestr[oa])$/.test(determiner.lower);
    return changesNoun ? [...other, ...fresh] : [...fresh, ...other];
  },
  wrong: [
    ['Me gustaría ver los nuevos diseño.', 'Me gustaría ver los nuevos diseños.'],
    ['He comprado una coche nuevo.', 'He comprado un coche nuevo.'],
    ['Cerraron los puertas a las ocho.', 'Cerraron las puertas a las ocho.'],
    ['Tengo muchas problemas con el banco.', 'Tengo muchos problemas con el banco.'],
    ['Vinieron dos amigo de mi hermano.', 'Vinieron dos amigos de mi hermano.'],
    ['Tengo mucho ganas de verte.', 'Tengo muchas ganas de verte.'],
    ['Todos los día tomo el autobús.', 'Todos los días tomo el autobús.'],
    ['Fuimos al río con mi primos.', 'Fuimos al río con mis primos.'],
  ],
  right: [
    '¿Cuánto cuesta?',
    'El agua está fría.',
    'Vinieron cincuenta y un socios.',
    'La primera solo abre por la tarde.',
    'Crecían apretadas, unas sobre otras.',
    'Los problemas y las flores.',
    'El aula es grande.',
    'Cantó el aria y el ama de llaves lloró.',
    'Ya no la casas con nadie.',
    'Son las dos tarde.',
  ],
});

/** este aula: only el and un precede águila, agua, aula. */
export const stressedA = defineRule({
  id: 'es.agreement.stressed-a',
  priority: 1,
  pattern: [
    words('este ese aquel mucho poco otro mismo la una').as('determiner').mark(),
    form(STRESSED_A).and(can(Pos.noun, Feature.feminine)).as('noun'),
  ],
  where: (m) =>
    !/^(?:la|una)$/.test(m.token('determiner').lower) ||
    (m.token('noun').pos === Pos.noun &&
      !m.token('noun').lower.endsWith('s') &&
      !/^(?:no|me|te|se|ya)$/.test(m.before()?.lower ?? '')),
  suggest: (m) => [
    m
      .token('determiner')
      .lower.replace(/^la$/, 'el')
      .replace(/^una$/, 'un')
      .replace(/^(est|es)e$/, '$1a')
      .replace(/^aquel$/, 'aquella')
      .replace(/o$/, 'a'),
  ],
  wrong: [
    ['La agua de la piscina está fría.', 'El agua de la piscina está fría.'],
    ['Este agua está muy fría.', 'Esta agua está muy fría.'],
    ['Ese aula está ocupada.', 'Esa aula está ocupada.'],
    ['Hay mucho agua en el sótano.', 'Hay mucha agua en el sótano.'],
  ],
  right: ['Este verano bebí mucho.', 'Ya la habla muy bien.', 'Este año hay más agua.'],
});
