// Ce and se, c'est, s'est and ces: told apart by what follows.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import {
  canBeAdjective,
  canBeInfinitive,
  canBeNoun,
  canBeParticiple,
  isMarkOrEnd,
  isOne,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { adverbs, canBeConjugated, elides, isClitic, isSurelyFinite } from '../../reading/words.ts';
import { any, ETRE, isNounNoVerb, mayBe } from '../../reading/wordTests.ts';

/** "ce" before a verb where "se" belongs: il ce lève. */
export const reflexiveSe = defineRule({
  id: 'fr.confusions-homophones.se',
  priority: 1,
  patterns: [
    [word('il', 'elle', 'on', 'ils', 'elles', 'qui', 'ne').as('s'), word('ce').as('w').mark(), any().as('v')],
    [
      word('de', 'à', 'pour', 'sans').as('s'),
      word('ce').as('w').mark(),
      new Element((token) => canBeInfinitive(token) && !canBeNoun(token)).as('v'),
    ],
    [
      new Element((token) => canBeNoun(token) && !canBeConjugated(token)).as('s'),
      word('ce').as('w').mark(),
      new Element((token) => isSurelyFinite(token) && !isOne(token, ETRE)).as('v'),
    ],
  ],
  where: (m) => canBeInfinitive(m.token('v')) || canBeConjugated(m.token('v')) || isClitic(m.token('v')),
  unless: {
    'ce faire, ce dire': {
      when: (m) => isOne(m.token('v'), listed('faire dire')),
      right: 'Pour ce faire, il suffit de remplir un formulaire.',
    },
  },
  suggest: (m) => [elides(m.token('v').lower) ? "s'" : 'se'],
  wrong: [
    ['Il ce lève à cinq heures.', 'Il se lève à cinq heures.'],
    ['Les gens ce demandent pourquoi.', 'Les gens se demandent pourquoi.'],
    ["Elle vient de ce marier, c'est génial !", "Elle vient de se marier, c'est génial !"],
  ],
  right: [
    'Ceux qui ce matin ont pris le train sont arrivés à midi.',
    'Ce matin, il a neigé.',
    'Je me demande ce qui se passe.',
  ],
});

/** "se" where "ce" belongs: se matin, se que je veux. */
export const demonstrativeCe = defineRule({
  id: 'fr.confusions-homophones.ce',
  priority: 1,
  pattern: [word('se').as('w').mark(), any().as('n')],
  where: (m) => {
    const [next, after] = [m.token('n'), m.after()];
    if (isOne(next, listed("qui que qu' dont"))) return true;
    if (isOne(next, listed('sont')))
      return (
        isDeterminer(m.sentence.tokens, next.index + 1) &&
        (m.before() === undefined || isMarkOrEnd(m.before()) || isOne(m.before(), listed("que qu' mais et")))
      );
    if (isOne(next, listed("n'")))
      return isOne(after, listed('est était')) && !canBeParticiple(m.after(2)) && !canBeParticiple(m.after(3));
    return (
      isNounNoVerb(next) &&
      mayBe(next, Feature.singular) &&
      !isClitic(next) &&
      !reads(next, Pos.pronoun) &&
      !reads(next, Pos.verb, Feature.presentParticiple) &&
      !canBeAdjective(next) &&
      (isOne(m.before(), listed('dans de pour à sur avec par')) ||
        isMarkOrEnd(m.before()) ||
        canBeConjugated(m.before()) ||
        isOne(next, listed('matin soir midi week-end moment mois jour')))
    );
  },
  suggest: (m) => [elides(m.token('n').lower) && canBeNoun(m.token('n')) ? 'cet' : 'ce'],
  wrong: [
    ['Je fais se que je veux.', 'Je fais ce que je veux.'],
    ['Il a téléphoné se matin.', 'Il a téléphoné ce matin.'],
    ['Se sont des choses qui arrivent !', 'Ce sont des choses qui arrivent !'],
  ],
  right: [
    'Ce qui se passe ici ne regarde personne.',
    'Elles se sont des années durant écrit.',
    'Il se repose ce matin.',
  ],
});

/** "c'est" where "s'est" belongs: il c'est trompé. */
export const reflexiveSest = defineRule({
  id: 'fr.confusions-homophones.s-est',
  priority: 3,
  patterns: [
    [word('il', 'elle', 'on', 'qui').as('s'), word("c'").mark(), word('est', 'était').as('v').mark()],
    // ça c'est bien passé
    [
      word('ça', 'cela', 'tout').as('s'),
      word("c'").mark(),
      word('est', 'était').as('v').mark(),
      adverbs(),
      word('passé', 'arrangé', 'arrêté', 'terminé', 'calmé', 'aggravé', 'amélioré', 'produit', 'déroulé', 'dégradé').as(
        'p',
      ),
    ],
    // les vacances ce sont bien passé; mon frère c'est trompé
    [
      new Element((token) => canBeNoun(token) && mayBe(token, Feature.plural)).as('s'),
      word('ce').mark(),
      word('sont', 'étaient').as('v').mark(),
      adverbs(),
      new Element((token) => canBeParticiple(token) && !canBeNoun(token)).as('p'),
    ],
    [
      new Element((token) => canBeNoun(token) && mayBe(token, Feature.singular)).as('s'),
      word("c'").mark(),
      word('est', 'était').as('v').mark(),
      adverbs(),
      word(
        'trompé',
        'trompée',
        'levé',
        'levée',
        'couché',
        'passé',
        'passée',
        'cassé',
        'cassée',
        'blessé',
        'blessée',
        'marié',
        'mariée',
        'arrêté',
        'arrêtée',
        'endormi',
        'endormie',
        'perdu',
        'perdue',
        'terminé',
        'terminée',
        'excusé',
        'excusée',
      ).as('p'),
    ],
    [word('ils', 'elles').as('s'), word('ce').mark(), word('sont', 'étaient').as('v').mark()],
  ],
  where: (m) =>
    !m.token('s').text.startsWith('-') &&
    !(m.token('s').lower === 'tout' && isOne(m.before(), listed('le du avant après'))) &&
    (!isOne(m.token('s'), listed('qui elle')) || canBeParticiple(m.after())),
  suggest: (m) => [/^est|^était/.test(m.token('v').lower) ? `s'${m.token('v').lower}` : `se ${m.token('v').lower}`],
  wrong: [
    ["Il c'est trompé de quai.", "Il s'est trompé de quai."],
    ["Elle c'est levée tard.", "Elle s'est levée tard."],
    ['Ils ce sont mariés en mai, trop bien !', 'Ils se sont mariés en mai, trop bien !'],
    ["Tout c'est bien passé.", "Tout s'est bien passé."],
    ["Elle c'est trompée de rue.", "Elle s'est trompée de rue."],
    ['Les invités ce sont bien amusés.', 'Les invités se sont bien amusés.'],
    ['Ils ce sont trompés de train.', 'Ils se sont trompés de train.'],
    ["Ça c'est bien arrangé pour eux.", "Ça s'est bien arrangé pour eux."],
    ["Mon oncle c'est trompé de train.", "Mon oncle s'est trompé de train."],
  ],
  right: ["Il s'est trompé de quai.", "Lui, c'est mon frère.", "Devine qui c'est !"],
});

/** Whether what follows can be the complement of c'est: une erreur, dommage, possible. */
function isPredicate(m: Match): boolean {
  const next = m.token('n');
  if (isDeterminer(m.sentence.tokens, next.index)) return true;
  if (
    isOne(
      next,
      listed('dommage vrai pas très trop vraiment ça moi toi lui pourquoi possible super bon bien comme pour'),
    )
  )
    return !canBeParticiple(m.after());
  return canBeAdjective(next) && !canBeParticiple(next) && !canBeNoun(next);
}

/** "s'est" where "c'est" belongs: s'est dommage. */
export const demonstrativeCest = defineRule({
  id: 'fr.confusions-homophones.c-est',
  priority: 2,
  pattern: [word("s'").mark(), word('est', 'était').as('v').mark(), any().as('n')],
  where: (m) =>
    isPredicate(m) && (isMarkOrEnd(m.before()) || isOne(m.before(), listed("que qu' mais et car parce donc"))),
  suggest: (m) => [`c'${m.token('v').lower}`],
  wrong: [
    ["S'est dommage de partir si tôt.", "C'est dommage de partir si tôt."],
    ["Je crois que s'est une erreur.", "Je crois que c'est une erreur."],
    ["S'est vraiment super, merci !", "C'est vraiment super, merci !"],
  ],
  right: ["C'est dommage de partir si tôt.", "Il s'est bien amusé.", "Ma sœur s'est cassé le bras."],
});
