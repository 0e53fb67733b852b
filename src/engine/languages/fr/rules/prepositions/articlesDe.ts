// De without an article: after a negation or an expression of quantity.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, canBeParticiple, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { canBeConjugated, clitics, withDe } from '../../reading/words.ts';

const TAKING = lemma(
  'manger',
  'boire',
  'avoir',
  'acheter',
  'prendre',
  'vouloir',
  'trouver',
  'recevoir',
  'vendre',
  'utiliser',
  'porter',
);

/** Je ne mange pas de la viande: after a negation, de alone. */
export const partitiveNegated = defineRule({
  id: 'fr.articles.negated',
  patterns: [
    [
      word('ne', "n'"),
      clitics(),
      TAKING.and(new Element(canBeConjugated)).as('v'),
      word('pas', 'plus', 'jamais'),
      word('de').as('p').mark(),
      word('la', "l'").as('d').mark(),
      new Element((token) => canBeNoun(token) && !hasInnerCapital(token)).as('n').mark(),
    ],
    [
      word('ne', "n'"),
      clitics(),
      TAKING.and(new Element(canBeConjugated)).as('v'),
      word('pas', 'plus', 'jamais'),
      word('du', 'des').as('p').mark(),
      new Element((token) => canBeNoun(token) && !hasInnerCapital(token)).as('n').mark(),
    ],
  ],
  unless: {
    'a contrast, or a noun that is told apart': {
      when: (m) => m.sentence.tokens.slice(m.to).some((each) => isOne(each, listed("mais qui que qu' dont"))),
      right: 'Il ne boit pas du vin, mais de la bière.',
    },
    'a set phrase': {
      when: (m) => isOne(m.token('n'), listed('tout moins plus reste besoin part côté fait coup même')),
      right: "Je n'ai pas du tout envie de sortir.",
    },
    'a noun with another': {
      when: (m) => isOne(m.after(), listed('de du des')),
      right: "Elle n'a pas des yeux de chat.",
    },
  },
  suggest: (m) => [withDe(m.token('n'))],
  wrong: [
    ['Je ne mange pas de la viande.', 'Je ne mange pas de viande.'],
    ["Il n'a pas des amis ici.", "Il n'a pas d'amis ici."],
    ['Nous ne buvons jamais du café le soir.', 'Nous ne buvons jamais de café le soir.'],
  ],
  right: ['Je ne mange pas de viande.', "Ce n'est pas du café.", 'Il ne boit pas du vin, mais de la bière.'],
});

/** A plural that can only be a noun: personnes, amis. */
const isBarePlural = (token: Token): boolean =>
  token.pos === Pos.noun &&
  !hasInnerCapital(token) &&
  token.readings.length > 0 &&
  token.readings.every(({ pos, features }) => pos === Pos.noun && (features & Group.number) === Feature.plural);

/** Beaucoup des gens pensent: after a quantity, de alone. */
export const quantityDe = defineRule({
  id: 'fr.articles.after-quantity',
  patterns: [
    [
      // beaucoup personnes: de is missing
      word('beaucoup', 'énormément').as('q'),
      new Element((token) => isBarePlural(token)).as('n').mark(),
    ],
    [
      word('beaucoup', 'trop', 'peu', 'assez', 'énormément', 'tellement', 'tant', 'autant', 'moins').as('q'),
      word('des').as('d').mark(),
      new Element((token) => canBeNoun(token) && !hasInnerCapital(token) && !reads(token, Pos.determiner))
        .as('n')
        .mark(),
    ],
  ],
  unless: {
    'how often somebody does something': {
      when: (m) =>
        reads(m.before(), Pos.verb) &&
        !isOne(m.token('q'), listed('beaucoup trop')) &&
        !(m.before()?.readings.some((each) => each.lemma === 'avoir') && !isOne(m.before(2), listed('en'))),
      right: 'On peut en dire autant des voisins.',
    },
    'no less than that part': {
      when: (m) => m.token('q').lower === 'moins' && isOne(m.before(), listed('au du')),
      right: 'La moitié au moins des membres doit être présente.',
    },
    'some of those that are meant': {
      when: (m) =>
        m.sentence.tokens.slice(m.to, m.to + 4).some((each) => isOne(each, listed("qui que qu' dont où de du d'"))),
      right: 'Beaucoup des élèves que je connais sont partis.',
    },
    'a verb that takes de': {
      when: (m) => {
        const before = m.before();
        return (
          canBeConjugated(before) &&
          !before?.readings.some((each) =>
            /^(?:avoir|voir|connaître|manger|faire|acheter|recevoir|vendre|aimer|prendre)$/.test(each.lemma),
          )
        );
      },
      right: 'Il parle beaucoup des voisins.',
    },
    'a participle that takes de': {
      when: (m) => canBeParticiple(m.before()),
      right: 'On a parlé beaucoup des vacances.',
    },
  },
  suggest: (m) => [withDe(m.token('n'))],
  wrong: [
    ['Beaucoup des gens pensent comme moi.', 'Beaucoup de gens pensent comme moi.'],
    ['Il y a beaucoup personnes dans la salle.', 'Il y a beaucoup de personnes dans la salle.'],
    ['Il y a trop des voitures en ville.', 'Il y a trop de voitures en ville.'],
    ["J'ai beaucoup des amis à Lyon.", "J'ai beaucoup d'amis à Lyon."],
    ['Cette année, il y a moins des touristes.', 'Cette année, il y a moins de touristes.'],
    ['Nous avons tellement des problèmes !', 'Nous avons tellement de problèmes !'],
  ],
  right: [
    'Beaucoup de gens rêvent à des vacances.',
    'Beaucoup des élèves que je connais sont partis.',
    'Il parle beaucoup des voisins.',
    'Elle en a assez des voisins.',
  ],
});
