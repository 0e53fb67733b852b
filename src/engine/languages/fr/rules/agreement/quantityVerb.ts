// After beaucoup de and its like, the verb agrees with what is counted; after chacun des, it is in the singular.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import {
  canBeAdjective,
  canBeNoun,
  finiteReadings,
  hasInnerCapital,
  isMarkOrEnd,
  isOne,
  isTaggedVerb,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { nounMasks } from '../../reading/forms.ts';
import { clitics } from '../../reading/words.ts';

const { singular, plural, third } = Feature;
const OPENINGS = listed(
  "que qu' quand si car mais et où puis parce puisque puisqu' lorsque lorsqu' alors donc comme aujourd'hui ici",
);

/** A noun that can only be a plural: clients, yeux; not fois, temps. */
const isPlural = (token: Token): boolean =>
  canBeNoun(token) &&
  !hasInnerCapital(token) &&
  !isOne(token, listed('fois temps jours ans mois heures')) &&
  nounMasks(token).every((mask) => (mask & Group.number) === plural);

/** A verb in the third person singular and nothing else. */
const isSingular = (token: Token): boolean =>
  (isTaggedVerb(token) || token.pos === Pos.auxiliary) &&
  finiteReadings(token).length > 0 &&
  finiteReadings(token).every(({ features }) => !(features & plural)) &&
  finiteReadings(token).some(({ features }) => features & third && features & singular);

/** Whether the quantity opens its clause, so that it can only be the subject. */
const opensClause = (before: Token | undefined): boolean =>
  isMarkOrEnd(before) || before === undefined || isOne(before, OPENINGS);

/** Beaucoup de clients attend: the verb is in the singular. */
export const quantityVerb = defineRule({
  id: 'fr.agreement-subject-verb.quantity',
  pattern: [
    word('beaucoup', 'peu', 'trop', 'tant', 'assez', 'combien', 'plein', 'énormément', 'tellement', 'suffisamment').as(
      'q',
    ),
    word('de', "d'"),
    new Element((token) => canBeAdjective(token) && !canBeNoun(token)).repeat(0, 1),
    new Element(isPlural).as('n'),
    new Element((token) => canBeAdjective(token) && token.pos === Pos.adjective).repeat(0, 1),
    clitics().as('c'),
    new Element(isSingular).as('v').mark(),
  ],
  where: (m) => opensClause(m.before()),
  unless: {
    'what is asked for is the object': {
      when: (m) =>
        m.token('q').lower === 'combien' &&
        (m.after()?.text.startsWith('-') === true ||
          reads(m.after(), Pos.determiner) ||
          reads(m.after(), Pos.pronoun) ||
          hasInnerCapital(m.after())),
      right: 'Combien de gâteaux mange ton frère ?',
    },
  },
  suggest: (m) => fixes(m, plural),
  params: (m) => ({ noun: m.token('n').text }),
  wrong: [
    ['Beaucoup de clients attend devant la porte.', 'Beaucoup de clients attendent devant la porte.'],
    ['Trop de gens ne respecte pas la règle.', 'Trop de gens ne respectent pas la règle.'],
    ['Je sais que peu de personnes se plaint du bruit.', 'Je sais que peu de personnes se plaignent du bruit.'],
    ['Combien de personnes vient demain ?', 'Combien de personnes viennent demain ?'],
  ],
  right: [
    'Le patron de beaucoup de clients attend devant la porte.',
    'Il y a beaucoup de gens et peu de place reste libre.',
    'Combien de fois vient-il ?',
    'La vente de beaucoup de livres baisse.',
  ],
});

/** A verb in the third person plural and nothing else. */
const isPluralVerb = (token: Token): boolean =>
  finiteReadings(token).length > 0 &&
  finiteReadings(token).every(({ features }) => (features & Group.number) === plural && features & third);

/** Chacune des joueuses ont reçu une médaille: one at a time. */
export const eachVerb = defineRule({
  id: 'fr.agreement-subject-verb.each',
  pattern: [
    word('chacun', 'chacune', 'aucun', 'aucune').as('q'),
    word('des', "d'", 'de'),
    new Element((token) => isOne(token, listed('entre nos vos ces ses mes tes leurs'))).repeat(0, 1),
    new Element((token) => isPlural(token) || isOne(token, listed('nous vous eux elles'))).as('n'),
    new Element((token) => canBeAdjective(token) && token.pos === Pos.adjective).repeat(0, 1),
    clitics().as('c'),
    new Element(isPluralVerb).as('v').mark(),
  ],
  where: (m) => opensClause(m.before()),
  suggest: (m) => fixes(m, singular),
  params: (m) => ({ word: m.token('q').text }),
  wrong: [
    ['Chacune des joueuses ont reçu une médaille.', 'Chacune des joueuses a reçu une médaille.'],
    ["Aucun de mes amis n'habitent ici.", "Aucun de mes amis n'habite ici."],
    ['Chacun de nos clients reçoivent une carte.', 'Chacun de nos clients reçoit une carte.'],
  ],
  right: [
    'Les parents de chacune des joueuses applaudissent.',
    'Les parents de chacun des enfants attendent dehors.',
    'Les clients de chacun des magasins protestent.',
  ],
});

const lowest = (mask: number): number => mask & -mask;

/** The verb in the third person of a number, in its own tense. */
function fixes(m: Match, number: number): string[] {
  const verb = m.token('v');
  const forms = finiteReadings(verb)
    .filter(({ features }) => features & third)
    .flatMap(({ lemma, pos, features }) =>
      m.sentence.lexicon.inflect(
        lemma,
        pos,
        lowest(features & Group.mood) | lowest(features & Group.tense) | third | number,
      ),
    );
  return [...new Set(forms)].filter((form) => form !== verb.lower).slice(0, 2);
}
