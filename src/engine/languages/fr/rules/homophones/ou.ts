// Ou and où, leur and leurs, quelle and qu'elle.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
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

/** "où" where "ou" belongs: thé où café. */
export const alternativeOr = defineRule({
  id: 'fr.confusions-homophones.ou-choice',
  pattern: [any().as('b'), word('où').as('w').mark(), any().as('n')],
  where: (m) => {
    const [before, next] = [m.token('b'), m.token('n')];
    if (isOne(next, words('bien non')))
      return isOne(next, words('non')) || isOne(m.after(), words("le la les un une de d' en à"));
    // le thé où le café: nothing else follows
    if (
      isOnlyNoun(before) &&
      isDeterminer(m.sentence.tokens, before.index - 1) &&
      isDeterminer(m.sentence.tokens, next.index) &&
      isNoun(m.after()) &&
      isMark(m.after(2)) &&
      !isFinite(m.after())
    )
      return true;
    if (reads(before, Pos.numeral) && reads(next, Pos.numeral) && !/^une?$/.test(next.lower)) return true;
    if (
      isInfinitive(before) &&
      isInfinitive(next) &&
      !isNoun(before) &&
      !isOne(
        before,
        words(
          'savoir voir déterminer choisir décider trouver demander chercher montrer dire expliquer indiquer comprendre apprendre découvrir',
        ),
      )
    )
      return true;
    return (
      isOnlyNoun(before) &&
      isOnlyNoun(next) &&
      !isDeterminer(m.sentence.tokens, before.index - 1) &&
      (isMark(m.after()) || m.after() === undefined)
    );
  },
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
    const [own, next, before] = [m.token('w'), m.token('n'), m.before()];
    if (own.text.startsWith('-')) return false;
    if (own.lower === 'leurs') {
      if (isOne(before, words('les des aux'))) return false;
      if (
        isSurelyFinite(next) ||
        (isFinite(next) && isOne(before, words("je j' tu il elle on nous vous ils elles ne qui")))
      )
        return true;
      if (isInfinitive(next) && !isNoun(next)) return true;
      return isOnlyNoun(next) && !mayBe(next, Feature.plural);
    }
    if (isOne(before, words("je j' tu il elle on nous vous ils elles ne qui le la les y"))) return false;
    return isNoun(next) && !mayBe(next, Feature.singular) && !isInfinitive(next) && !isSurelyFinite(next);
  },
  suggest: (m) => [m.token('w').lower === 'leurs' ? 'leur' : 'leurs'],
  wrong: [
    ['Ils ont vendu leur deux voitures.', 'Ils ont vendu leurs deux voitures.'],
    ['Je leurs ai écrit hier.', 'Je leur ai écrit hier.'],
    ['Bravo à eux et à leur enfants !', 'Bravo à eux et à leurs enfants !'],
  ],
  right: ['Ils ont vendu leurs deux voitures.', 'Je leur ai écrit hier.', 'Leur maison est grande, la leur aussi.'],
});

/** All rules of this family. */
export const relativeHomophones = [placeWhere, alternativeOr, leurLeurs];
