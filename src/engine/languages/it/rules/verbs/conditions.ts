// The future and conditional of noi, one letter apart (andremo, andremmo), and the main clause of a condition.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, not, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';

/** The verb in another tense, in the same person. */
function inTense(m: Match, wanted: number): string[] {
  const found = new Set<string>();
  for (const { lemma, pos, features } of m.token('verb').readings)
    if (features & Group.person)
      for (const each of m.sentence.lexicon.inflect(lemma, pos, wanted | (features & (Group.person | Group.number))))
        found.add(each);
  return [...found];
}

const SOON =
  /^(?:domani|dopodomani|stasera|stanotte|prossim[oai]|presto|estate|sabato|domenica|lunedì|martedì|mercoledì|giovedì|venerdì)$/;

/** Words that go with "we would". */
const OPEN =
  /^(?:se|ma|però|volentieri|magari|forse|piacerebbe|altrimenti|sennò|invece|anzi|qualora|caso|meglio|che|come|\?)$/;

/** domani andremmo al mare: the future has a single m. */
export const futureWe = defineRule({
  id: 'it.verbs.andremo',
  pattern: [
    tagged([Pos.verb, Pos.auxiliary])
      .and(form(/remmo$/))
      .and(oneOf(can(Pos.verb, Feature.conditional), can(Pos.auxiliary, Feature.conditional)))
      .as('verb')
      .mark(),
  ],
  where: (m) => m.sentence.tokens.some(({ lower }) => SOON.test(lower)),
  unless: {
    'said politely': {
      when: (m) => /^(?:avr|sar|vor|pot|dov|prefer|gradir|desider|amer|saper)/.test(m.token('verb').lower),
      right: 'Domani vorremmo uscire.',
    },
    'what would be': {
      when: (m) => m.sentence.tokens.some(({ lower }) => OPEN.test(lower)),
      right: 'Domani andremmo al mare, ma piove.',
    },
    'told from the past': {
      when: (m) =>
        m.sentence.tokens.some(
          ({ readings, index }) =>
            index !== m.from &&
            readings.length > 0 &&
            readings.every(({ features }) => (features & (Feature.imperfect | Feature.conditional)) !== 0),
        ),
      right: 'Dicevano: domani partiremmo anche noi.',
    },
  },
  suggest: (m) => inTense(m, Feature.indicative | Feature.future),
  wrong: [
    ['Domani andremmo al mare con i bambini.', 'Domani andremo al mare con i bambini.'],
    ['Sabato prossimo partiremmo alle sei.', 'Sabato prossimo partiremo alle sei.'],
    ['Stasera mangeremmo la pizza.', 'Stasera mangeremo la pizza.'],
  ],
  right: [
    'In due mangeremmo anche meno.',
    'Se ci fosse il sole, domani andremmo al mare.',
    'Sabato avremmo bisogno di un aiuto.',
  ],
});

const IMPERFECT = Feature.subjunctive | Feature.imperfect;

/** se avessi soldi, comprerò; se avessimo tempo, andremo. */
export const conditionFuture = defineRule({
  id: 'it.verbs.condition-future',
  patterns: [
    [
      word('se'),
      not(punctuation(',', ';', ':', '?', '!'))
        .repeat(1, 8)
        .as('condition'),
      punctuation(','),
      words('io tu lui lei noi voi loro non mi ti lo la li le gli ci vi ne si allora sicuramente').repeat(0, 3),
      oneOf(can(Pos.verb, Feature.future | Feature.indicative), can(Pos.auxiliary, Feature.future | Feature.indicative))
        .as('verb')
        .mark(),
    ],
  ],
  where: (m) =>
    m
      .all('condition')
      .some(
        ({ readings }) =>
          readings.some(({ features }) => (features & IMPERFECT) === IMPERFECT) &&
          readings.every(({ features }) => (features & Feature.indicative) === 0),
      ),
  unless: {
    'what may well come about': {
      when: (m) =>
        m
          .all('condition')
          .some(({ lower }) => /^(?:dovess\p{L}+|qualcuno|qualcosa|qualche|mai|nessuno|caso)$/u.test(lower)),
      right: 'Se dovesse fare brutto, mangeremo in casa.',
    },
    'as if, even if': {
      when: (m) => /^(?:come|magari|anche)$/.test(m.before()?.lower ?? ''),
      right: 'Anche se nevicasse, partiremo alle sei.',
    },
  },
  suggest: (m) => inTense(m, Feature.conditional | Feature.present),
  wrong: [
    ['Se avessimo tempo, andremo al mare.', 'Se avessimo tempo, andremmo al mare.'],
    ['Se vincessi alla lotteria, comprerò una casa.', 'Se vincessi alla lotteria, comprerei una casa.'],
    ['Se fosse più vicino, verrà a piedi.', 'Se fosse più vicino, verrebbe a piedi.'],
  ],
  right: [
    'Se avremo tempo, andremo al mare.',
    'Se qualcuno avesse dei dubbi, sarò in ufficio.',
    'Se piove, resteremo a casa.',
  ],
});
