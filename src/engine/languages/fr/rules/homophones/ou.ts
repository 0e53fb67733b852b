// Ou and où, leur and leurs.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, sentenceStart, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { canBeConjugated, isClitic, isSurelyFinite } from '../../reading/words.ts';
import { any, isNounNoVerb, mayBe } from '../../reading/wordTests.ts';

const PLACES = listed(
  'moment endroit jour ville pays cas époque maison lieu rue année hôtel restaurant instant région quartier',
);

const SUBJECTS = listed("je j' tu il elle on nous vous ils elles");

const KNOWING = lemma(
  'savoir',
  'dire',
  'demander',
  'voir',
  'expliquer',
  'comprendre',
  'montrer',
  'ignorer',
  'trouver',
  'rappeler',
  'découvrir',
  'chercher',
);

/** "ou" where "où" belongs: je ne sais pas ou il est. */
export const placeWhere = defineRule({
  id: 'fr.confusions-homophones.ou-place',
  // d'ou: the spelling checker sees one word
  overridesSpelling: true,
  priority: 1,
  patterns: [
    [
      KNOWING.as('b'),
      new Element((token) => isOne(token, listed('pas plus jamais -moi -nous bien exactement'))).optional(),
      word('ou').as('w').mark(),
      any().as('n'),
    ],
    [
      new Element((token) => isOne(token, PLACES)).as('b'),
      word('ou').as('w').mark(),
      new Element((token) => isOne(token, SUBJECTS) || isClitic(token)).as('n'),
    ],
    [word('moment', 'cas', 'jour').as('b'), word('ou').as('w').mark(), any().as('n')],
    [
      sentenceStart(),
      word('ou').as('w').mark(),
      new Element((token) =>
        isOne(token, listed('est sont était vas va allez habite habites habitez se puis peut')),
      ).as('n'),
    ],
    [word("d'", "jusqu'", 'par').as('b'), word('ou').as('w').mark(), any().as('n')],
  ],
  where: (m) => {
    const next = m.token('n');
    const { tokens } = m.sentence;
    if (m.token('w').index === 0) return true;
    const before = m.token('b');
    if (isOne(next, listed('bien pas non encore plutôt même'))) return false;
    if (isOne(before, listed("d' jusqu' par"))) return isOne(next, SUBJECTS) || isSurelyFinite(next) || isClitic(next);
    if (isOne(before, listed('moment cas jour')) && isDeterminer(tokens, next.index))
      return (
        isOne(tokens[before.index - 1], listed('au le')) &&
        tokens.slice(next.index + 1, next.index + 5).some(isSurelyFinite)
      );
    return (
      isOne(next, SUBJECTS) ||
      isOne(next, listed("se s'")) ||
      (isSurelyFinite(next) && !isOne(before, PLACES) && !isOne(next, listed('ai as')) && !sameMood(before, next)) ||
      (isClitic(next) && isSurelyFinite(tokens[next.index + 1]) && !canBeConjugated(before))
    );
  },
  suggest: () => ['où'],
  wrong: [
    ['Je ne sais pas ou il habite.', 'Je ne sais pas où il habite.'],
    ['Dites-moi ou se trouve la gare.', 'Dites-moi où se trouve la gare.'],
    ['Le jour ou je suis arrivé, il pleuvait.', 'Le jour où je suis arrivé, il pleuvait.'],
    ["C'est la ville ou je suis né.", "C'est la ville où je suis né."],
    ['Au moment ou le train partait, il est arrivé.', 'Au moment où le train partait, il est arrivé.'],
    ['Ou est la gare ?', 'Où est la gare ?'],
    ['Ou vas tu ?', 'Où vas tu ?'],
    ["D'ou viens-tu ?", "D'où viens-tu ?"],
    ['Le restaurant ou nous mangeons est fermé.', 'Le restaurant où nous mangeons est fermé.'],
    ['Au moment ou la pluie est arrivée, nous étions loin.', 'Au moment où la pluie est arrivée, nous étions loin.'],
    ['Le jour ou mes parents sont partis, il neigeait.', 'Le jour où mes parents sont partis, il neigeait.'],
  ],
  right: ["On se reverra un jour ou l'autre.", 'Tu viens ou tu restes ?', 'Une maison ou un appartement ?'],
});

const sameMood = (a: Token, b: Token): boolean => isSurelyFinite(a) && !isOne(b, listed('est sont était'));

/** ou non, ou bien le train. */
const isNot = (m: Match): boolean =>
  isOne(m.token('n'), listed('non')) ||
  (isOne(m.token('n'), listed('bien')) && isOne(m.after(), listed("le la les un une de d' en à")));

const ASKING = listed(
  'savoir voir déterminer choisir décider trouver demander chercher montrer dire expliquer indiquer comprendre apprendre découvrir',
);

/** Two of a kind with nothing after them: le thé où le café, deux où trois, manger où dormir. */
function isPair(m: Match): boolean {
  const { tokens } = m.sentence;
  const [before, next] = [m.token('b'), m.token('n')];
  if (reads(before, Pos.numeral)) return reads(next, Pos.numeral) && !/^une?$/.test(next.lower);
  if (canBeInfinitive(before)) return canBeInfinitive(next) && !canBeNoun(before) && !ASKING.has(before.lower);
  if (!isNounNoVerb(before)) return false;
  const isBare = !isDeterminer(tokens, before.index - 1);
  if (isBare) return isNounNoVerb(next) && isMarkOrEnd(m.after());
  return (
    isDeterminer(tokens, next.index) && canBeNoun(m.after()) && isMarkOrEnd(m.after(2)) && !canBeConjugated(m.after())
  );
}

/** "où" where "ou" belongs: thé où café. */
export const alternativeOr = defineRule({
  id: 'fr.confusions-homophones.ou-choice',
  pattern: [any().as('b'), word('où').as('w').mark(), any().as('n')],
  where: (m) => isNot(m) || isPair(m),
  suggest: () => ['ou'],
  wrong: [
    ['Vous prenez thé où café ?', 'Vous prenez thé ou café ?'],
    ['Il reste deux où trois places.', 'Il reste deux ou trois places.'],
    ['On peut manger où dormir ici.', 'On peut manger ou dormir ici.'],
  ],
  right: ['Où prenez-vous le thé ou le café ?', 'Je ne sais où aller.', 'La ville où vivent mes parents.'],
});

/** leur and leurs. */
export const leurLeurs = defineRule({
  id: 'fr.confusions-homophones.leur',
  priority: 1,
  patterns: [
    [word('leur').as('w').mark(), new Element((token) => reads(token, Pos.numeral)).optional(), any().as('n')],
    [word('leurs').as('w').mark(), any().as('n')],
  ],
  where: (m) => {
    const [own, next] = [m.token('w'), m.token('n')];
    if (own.lower === 'leur') return canBeNoun(next) && !mayBe(next, Feature.singular);
    if (isSurelyFinite(next)) return true;
    if (canBeConjugated(next) && isOne(m.before(), listed("je j' tu il elle on nous vous ils elles ne qui")))
      return true;
    return canBeInfinitive(next) ? !canBeNoun(next) : isNounNoVerb(next) && !mayBe(next, Feature.plural);
  },
  unless: {
    theirs: {
      when: (m) => m.token('w').lower === 'leurs' && isOne(m.before(), listed('les des aux')),
      right: 'Nos valises sont là, les leurs arrivent demain.',
    },
    'to them': {
      when: (m) =>
        m.token('w').lower === 'leur' &&
        isOne(m.before(), listed("je j' tu il elle on nous vous ils elles ne qui le la les y")),
      right: 'Nous leur devons beaucoup.',
    },
  },
  suggest: (m) => [m.token('w').lower === 'leurs' ? 'leur' : 'leurs'],
  wrong: [
    ['Ils ont vendu leur deux voitures.', 'Ils ont vendu leurs deux voitures.'],
    ['Je leurs ai écrit hier.', 'Je leur ai écrit hier.'],
    ['Bravo à eux et à leur enfants !', 'Bravo à eux et à leurs enfants !'],
  ],
  right: ['Ils ont vendu leurs deux voitures.', 'Je leur ai écrit hier.', 'Leur maison est grande, la leur aussi.'],
});
