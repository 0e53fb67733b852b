// What verbs and adjectives take: de que and que, the preposition of a verb, tener que.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemma, oneOf, uncapitalised, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { isBareParticiple } from '../../reading/clauses.ts';
import dequeismoRows from '../../rows/dequeismo.tsv';

/** Whether the next finite verb can be a subjunctive: what people agree to do. */
const isWished = (m: Match): boolean => {
  const verb = m.sentence.tokens.slice(m.to).find(isTaggedFinite);
  return verb?.readings.some(({ features }) => (features & Feature.subjunctive) !== 0) ?? false;
};

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
    // "acordarse que", "acuérdense que": the pronoun attached
    [
      form(
        /^(?:asegur|acord|olvid|enter|alegr|convenc|arrepent|quej|percat|avergonz|cercior)[aei]r(?:me|te|se|nos|os)$|^(?:asegúr|acuérd|entér|alégr|percát|cerciór|convénz|convénc)\p{L}+$/u,
      )
        .mark()
        .as('last'),
      word('que').mark().as('que'),
    ],
    [word('a'), word('la'), word('espera').mark().as('last'), word('que').mark().as('que')],
    // "tiene fama que", "no cabe duda que": a noun without an article is no antecedent
    [
      oneOf(lemma('tener', 'haber', 'dejar'), words('cabe cabía')),
      words('fama miedo constancia conciencia duda').mark().as('last'),
      word('que').mark().as('que'),
    ],
    [
      words('el'),
      words('hecho').mark().as('last'),
      word('que').mark().as('que'),
      words('no se me te le nos les el la los las mi tu su haya sea esté').as('next'),
    ],
    [
      lemma('estar', 'quedar', 'sentir'),
      words('muy tan bastante').repeat(0, 1),
      form(/^(?:hart|cansad|content|orgullos|encantad|avergonzad|enterad)[oa]s?$/)
        .mark()
        .as('last'),
      word('que').mark().as('que'),
    ],
    [
      lemma('ser', 'estar'),
      words('muy').repeat(0, 1),
      words('consciente conscientes conciente partidario partidaria').mark().as('last'),
      word('que').mark().as('que'),
    ],
    [lemma('dar'), word('cuenta').mark().as('last'), word('que').mark().as('que')],
    [words('a pesar').repeat(2, 2).mark().as('last'), word('que').mark().as('que')],
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
    ['Me di cuenta que era tarde.', 'Me di cuenta de que era tarde.'],
    ['Salimos a pesar que llovía.', 'Salimos a pesar de que llovía.'],
    ['Acuérdense que mañana no hay clase.', 'Acuérdense de que mañana no hay clase.'],
    ['La empresa tiene fama que paga mal.', 'La empresa tiene fama de que paga mal.'],
    ['Quedo a la espera que me llamen.', 'Quedo a la espera de que me llamen.'],
    ['No cabe duda que ganarán.', 'No cabe duda de que ganarán.'],
    ['Me molesta el hecho que no avisaran.', 'Me molesta el hecho de que no avisaran.'],
    ['Estoy harta que me mientan.', 'Estoy harta de que me mientan.'],
    ['Soy consciente que es tarde.', 'Soy consciente de que es tarde.'],
  ],
  unless: {
    'what is decided: se acuerda que cada parcela riegue': {
      when: (m) =>
        m.sentence.tokens[m.from]?.lower === 'se' && m.token('last').lower.startsWith('acuerd') && isWished(m),
      right: 'Se acuerda que cada socio pague veinte euros.',
    },
  },
  right: [
    'Estoy segura de que sí.',
    'Me alegra que vengas.',
    'Creo que sí.',
    // Both are right: Diccionario panhispánico de dudas, antes, después.
    'Lávate las manos antes que comas.',
    'Llámame después que llegues.',
  ],
});

/** pienso de que, creo de que. */
export const dequeismo = defineRule({
  id: 'es.usage.dequeismo',
  ...rowsOf(dequeismoRows),
  unless: {
    'something to speak of: algo de que hablar': {
      when: (m) => /^(?:algo|nada|qué)$/.test(m.before()?.lower ?? ''),
      right: 'Nada espero de que no pueda prescindir.',
    },
    'a participle: en el entendido de que': {
      when: isBareParticiple,
      right: 'Firmó en el entendido de que era gratis.',
    },
    'a noun: la espera de que': {
      when: (m) => m.from > 0 && m.sentence.tokens[m.from]?.pos === Pos.noun,
      right: 'Seguimos a la espera de que nos llamen.',
    },
  },
  right: ['Me informó de que llegaría.'],
});

/** tengo ir: tener needs que. */
export const tenerQue = defineRule({
  id: 'es.usage.tener-que',
  pattern: [
    oneOf(lemma('tener'), word('hay')).as('verb').mark(),
    can(Pos.verb, Feature.infinitive)
      .except(form(/^(?:poder|deber|haber|ser)$/))
      .and(uncapitalised())
      .as('infinitive')
      .mark(),
  ],
  suggest: (m) => [`${m.text('verb')} que ${m.text('infinitive')}`],
  wrong: [
    ['Tengo ir al médico.', 'Tengo que ir al médico.'],
    ['Mañana tenemos salir temprano.', 'Mañana tenemos que salir temprano.'],
    ['Para llegar hay coger el metro.', 'Para llegar hay que coger el metro.'],
    ['Tienes llamar a tu madre.', 'Tienes que llamar a tu madre.'],
  ],
  right: ['Tengo que ir.', 'Tengo poder para decidir.', 'No tengo nada que decir.'],
});
