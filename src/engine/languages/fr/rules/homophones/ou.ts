// Ou and où, leur and leurs, quelle and qu'elle.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, sentenceStart, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { isClitic, isFinite, isInfinitive, isMark, isNoun, isOne, isSurelyFinite, words } from '../../reading/words.ts';
import { any, isOnlyNoun, mayBe } from '../../reading/wordTests.ts';

const PLACES = words(
  'moment endroit jour ville pays cas époque maison lieu rue année hôtel restaurant instant région quartier',
);

const SUBJECTS = words("je j' tu il elle on nous vous ils elles");

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
  priority: 1,
  patterns: [
    [
      KNOWING.as('b'),
      new Element((token) => isOne(token, words('pas plus jamais -moi -nous bien exactement'))).optional(),
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
      new Element((token) => isOne(token, words('est sont était vas va allez habite habites habitez se puis peut'))).as(
        'n',
      ),
    ],
    [word("d'", "jusqu'", 'par').as('b'), word('ou').as('w').mark(), any().as('n')],
  ],
  where: (m) => {
    const next = m.token('n');
    const { tokens } = m.sentence;
    if (m.token('w').index === 0) return true;
    const before = m.token('b');
    if (isOne(next, words('bien pas non encore plutôt même'))) return false;
    if (isOne(before, words("d' jusqu' par"))) return isOne(next, SUBJECTS) || isSurelyFinite(next) || isClitic(next);
    if (isOne(before, words('moment cas jour')) && isDeterminer(tokens, next.index))
      return (
        isOne(tokens[before.index - 1], words('au le')) &&
        tokens.slice(next.index + 1, next.index + 5).some(isSurelyFinite)
      );
    return (
      isOne(next, SUBJECTS) ||
      isOne(next, words("se s'")) ||
      (isSurelyFinite(next) && !isOne(before, PLACES) && !isOne(next, words('ai as')) && !sameMood(before, next)) ||
      (isClitic(next) && isSurelyFinite(tokens[next.index + 1]) && !isFinite(before))
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

const sameMood = (a: Token, b: Token): boolean => isSurelyFinite(a) && !isOne(b, words('est sont était'));

/** ou non, ou bien le train. */
const isNot = (m: Match): boolean =>
  isOne(m.token('n'), words('non')) ||
  (isOne(m.token('n'), words('bien')) && isOne(m.after(), words("le la les un une de d' en à")));

const ASKING = words(
  'savoir voir déterminer choisir décider trouver demander chercher montrer dire expliquer indiquer comprendre apprendre découvrir',
);

/** Two of a kind with nothing behind them: le thé où le café, deux où trois, manger où dormir. */
function isPair(m: Match): boolean {
  const { tokens } = m.sentence;
  const [before, next] = [m.token('b'), m.token('n')];
  if (reads(before, Pos.numeral)) return reads(next, Pos.numeral) && !/^une?$/.test(next.lower);
  if (isInfinitive(before)) return isInfinitive(next) && !isNoun(before) && !ASKING.has(before.lower);
  if (!isOnlyNoun(before)) return false;
  const isBare = !isDeterminer(tokens, before.index - 1);
  if (isBare) return isOnlyNoun(next) && isMark(m.after());
  return isDeterminer(tokens, next.index) && isNoun(m.after()) && isMark(m.after(2)) && !isFinite(m.after());
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
    if (own.lower === 'leur') return isNoun(next) && !mayBe(next, Feature.singular);
    if (isSurelyFinite(next)) return true;
    if (isFinite(next) && isOne(m.before(), words("je j' tu il elle on nous vous ils elles ne qui"))) return true;
    return isInfinitive(next) ? !isNoun(next) : isOnlyNoun(next) && !mayBe(next, Feature.plural);
  },
  unless: {
    theirs: {
      when: (m) => m.token('w').lower === 'leurs' && isOne(m.before(), words('les des aux')),
      right: 'Nos valises sont là, les leurs arrivent demain.',
    },
    'to them': {
      when: (m) =>
        m.token('w').lower === 'leur' &&
        isOne(m.before(), words("je j' tu il elle on nous vous ils elles ne qui le la les y")),
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
