// Agreement of subject and verb: la gente dice, me gustan los perros, había muchos coches.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, number, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { opensClause } from '../../reading/clauses.ts';
import haberPluralRows from '../../rows/haberPlural.tsv';

const theirs = oneOf(can(Pos.verb, Feature.third | Feature.plural), can(Pos.auxiliary, Feature.third | Feature.plural))
  .as('verb')
  .mark();

/** la gente están, el grupo llegaron. */
export const collective = defineRule({
  id: 'es.agreement.collective',
  patterns: [
    [
      words('la'),
      words('gente policía'),
      words('del de la mi este ese aquí barrio pueblo').repeat(0, 3),
      words('no se ya me nos').repeat(0, 2),
      theirs,
    ],
    [
      words('toda todo').repeat(0, 1),
      words('la mi tu su nuestra el nuestro'),
      words('familia equipo pareja grupo clase plantilla'),
      words('no se ya me nos siempre').repeat(0, 2),
      theirs,
    ],
    [words('todo'), words('el'), word('mundo'), words('no se ya').repeat(0, 2), theirs],
  ],
  where: (m) => opensClause(m) && m.before()?.lower !== 'y',
  suggest: (m) => {
    const found = new Set<string>();
    const readings = finiteReadings(m.token('verb')).sort(
      (a, b) => Number((a.features & Feature.indicative) === 0) - Number((b.features & Feature.indicative) === 0),
    );
    for (const { lemma, pos, features } of readings)
      for (const each of m.sentence.lexicon.inflect(
        lemma,
        pos,
        (features & (Group.tense | Group.mood) & ~Feature.imperative) | Feature.third | Feature.singular,
      ))
        found.add(each);
    return [...found];
  },
  wrong: [
    ['La gente dicen que va a llover.', 'La gente dice que va a llover.'],
    ['Todo el mundo quieren salir ya.', 'Todo el mundo quiere salir ya.'],
    ['La gente de aquí están muy contenta.', 'La gente de aquí está muy contenta.'],
    ['La familia se han reunido hoy.', 'La familia se ha reunido hoy.'],
    ['Mi familia viven en Madrid.', 'Mi familia vive en Madrid.'],
    ['Toda la clase van a la excursión.', 'Toda la clase va a la excursión.'],
    ['El equipo jugaron bien.', 'El equipo jugó bien.'],
  ],
  right: [
    'Mi hermano y su familia viven en Lugo.',
    'Hay gente en la calle y todos gritan.',
    'Los de mi equipo ya están aquí.',
  ],
});

/** habían muchas personas. */
export const haberPlural = defineRule({
  id: 'es.agreement.haber-plural',
  ...rowsOf(haberPluralRows, {
    many: () =>
      oneOf(
        words(
          'muchos muchas pocos pocas varios varias algunos algunas unos unas dos tres cuatro cinco seis diez demasiados demasiadas más tanta tantísima tantísimas tantísimos mucha muchísima muchísimas muchísimos bastantes gente ciertos ciertas diversos diversas numerosos numerosas tantos tantas suficientes nuevas nuevos otros otras',
        ),
        tagged(Pos.numeral),
        number(),
        tagged(Pos.noun, Feature.plural).except(can(Pos.verb).except(can(Pos.verb, Feature.pastParticiple))),
      ),
  }),
});

const several = oneOf(
  words('unos unas muchos muchas pocos pocas algunos algunas varios varias tantos tantas otros otras'),
  tagged(Pos.numeral, Feature.plural),
  number(),
);

/** me gusta las canciones; solo falta dos semanas. */
export const gustar = defineRule({
  id: 'es.agreement.gustar',
  patterns: [
    [
      words('me te le nos os les'),
      words('gusta encanta duele interesa molesta preocupa sobra falta').as('verb').mark(),
      words('mucho muchísimo bastante más poco también').repeat(0, 1),
      words('los las mis tus sus estos estas esos esas unos unas dos tres cuatro cinco muchos muchas algunos algunas'),
      oneOf(tagged(Pos.noun, Feature.plural), words('lunes martes miércoles jueves viernes')),
    ],
    [
      words('no me te le nos os les').repeat(0, 2),
      words('falta queda sobra faltaba quedaba sobraba faltará quedará cabe cabía').as('verb').mark(),
      words('solo aún todavía más al menos casi').repeat(0, 2),
      several.as('several'),
      tagged(Pos.noun, Feature.plural),
    ],
    [
      words('me te le nos os les'),
      words('gustan encantan interesan').as('verb').mark(),
      words('mucho muchísimo bastante más poco también').repeat(0, 1),
      can(Pos.verb, Feature.infinitive),
    ],
  ],
  // "se queda dos semanas", "el local donde queda dos noches a la semana"
  where: (m) =>
    !m.names('several') ||
    /^(?:me|te|le|nos|os|les)$/.test(m.sentence.tokens[m.token('verb').index - 1]?.lower ?? '') ||
    /^(?:[,:¿]|solo|sólo|todavía|aún|ya|apenas|también|ahora|aquí|allí|casi|pero|y)$/.test(m.before()?.lower ?? ','),
  suggest: (m) => {
    const { lower } = m.token('verb');
    // caben, faltaban, quedarán
    if (/^(?:falt|qued|sobr|cab)/.test(lower))
      return [lower.replace(/á$/, 'a').replace(/([ae])$/, lower.endsWith('á') ? 'án' : '$1n')];
    const number = lower.endsWith('n') ? Feature.singular : Feature.plural;
    return m.inflect('verb', Feature.third | number | Feature.present | Feature.indicative, Pos.verb);
  },
  wrong: [
    ['Me gusta los perros.', 'Me gustan los perros.'],
    ['Nos encantan viajar en tren.', 'Nos encanta viajar en tren.'],
    ['Le encanta mucho las flores.', 'Le encantan mucho las flores.'],
    ['Me duele las piernas.', 'Me duelen las piernas.'],
    ['Solo falta dos semanas para el viaje.', 'Solo faltan dos semanas para el viaje.'],
    ['En el maletero no me cabe tantos libros.', 'En el maletero no me caben tantos libros.'],
    ['Ya quedaba pocas entradas.', 'Ya quedaban pocas entradas.'],
  ],
  right: [
    'Me gustan los perros.',
    'Me gusta leer los lunes.',
    'Me duele la cabeza.',
    'Me falta un poco más.',
    'Solo falta una semana.',
    'Mi prima se queda dos semanas en Lugo.',
  ],
});
