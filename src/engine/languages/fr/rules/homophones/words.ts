// Words mistaken for one another: quand and quant, peu and peut, près and prêt, ni and n'y, plutôt and plus tôt.
import { canBeInfinitive, canBeNoun, hasInnerCapital, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { canBeConjugated, isClitic, isSurelyFinite } from '../../reading/words.ts';

const any = (): Element => new Element((token) => token.kind === 'word');

/** Whether what follows quand à is the topic of the sentence: quand à moi, quand au prix. */
function isTopic(m: Match): boolean {
  const next = m.token('n');
  if (isOne(m.token('a'), listed('au aux'))) return m.before() === undefined && canBeNoun(next);
  return (
    isOne(next, PERSONAL) ||
    (isMarkOrEnd(m.before()) && (hasInnerCapital(next) || isDeterminer(m.sentence.tokens, next.index)))
  );
}

const PERSONAL = listed(
  'moi toi lui elle nous vous eux elles ceux celui celle mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cette ces',
);

/** quand and quant: quand à mon frère. */
export const quantA = defineRule({
  id: 'fr.confusions-words.quant',
  patterns: [
    [word('quand').as('w').mark(), word('à', 'aux', 'au').as('a'), any().as('n')],
    [word('quant').as('w').mark(), any().as('n')],
  ],
  where: (m) => (m.token('w').lower === 'quand' ? isTopic(m) : !isOne(m.token('n'), listed('à au aux'))),
  suggest: (m) => [m.token('w').lower === 'quant' ? 'quand' : 'quant'],
  wrong: [
    ['Quand à mon frère, il reste.', 'Quant à mon frère, il reste.'],
    ['Quand à la livraison, rien à dire.', 'Quant à la livraison, rien à dire.'],
    ['Appelle-moi quant tu arrives !', 'Appelle-moi quand tu arrives !'],
  ],
  right: ['Quant à mon frère, il reste.', 'Quand il arrive, appelle-moi.', 'Je pars quand tu veux.'],
});

/** peu, peux and peut. */
export const peuPeut = defineRule({
  id: 'fr.confusions-words.peu',
  priority: 1,
  patterns: [
    [
      word('je', 'tu', 'il', 'elle', 'on', 'qui', 'ça', 'cela').as('s'),
      new Element(isClitic).repeat(0, 2),
      word('peu').as('w').mark(),
    ],
    [word('un', 'très', 'trop', 'si').as('s'), word('peut', 'peux').as('w').mark()],
    [new Element((token) => isSurelyFinite(token)).as('s'), word('peut', 'peux').as('w').mark(), word('de', "d'")],
  ],
  unless: {
    'after a pronoun that is no subject': {
      when: (m) =>
        m.token('w').lower === 'peu' &&
        isOne(m.token('s'), listed('elle ça cela')) &&
        !canBeInfinitive(m.after()) &&
        !isOne(m.after(), listed('pas')),
      right: "Il parle d'elle peu souvent.",
    },
  },
  suggest: (m) => [m.token('w').lower !== 'peu' ? 'peu' : /^(?:je|tu)$/.test(m.token('s').lower) ? 'peux' : 'peut'],
  wrong: [
    ['On peu venir demain ?', 'On peut venir demain ?'],
    ['Je peu vous aider.', 'Je peux vous aider.'],
    ["C'est un peut cher, mais très bon.", "C'est un peu cher, mais très bon."],
    ['Il reste très peut de pain.', 'Il reste très peu de pain.'],
    ["J'ai un peut de temps.", "J'ai un peu de temps."],
    ['Il mange peut de viande.', 'Il mange peu de viande.'],
  ],
  right: ['On peut venir demain ?', "C'est un peu cher.", 'Il parle peu.'],
});

/** davantage is one word: d'avantage de temps. */
export const davantage = defineRule({
  id: 'fr.confusions-words.davantage',
  pattern: [word("d'").mark(), word('avantage').mark()],
  unless: {
    advantages: {
      when: (m) => isOne(m.before(), listed('pas plus peu beaucoup sans moins point guère')),
      right: "Il n'y a pas d'avantage à partir plus tôt.",
    },
  },
  suggest: () => ['davantage'],
  wrong: [
    ["Il faudrait d'avantage de temps.", 'Il faudrait davantage de temps.'],
    ["J'aimerais en savoir d'avantage.", "J'aimerais en savoir davantage."],
    ["Merci de m'en dire d'avantage !", "Merci de m'en dire davantage !"],
  ],
  right: [
    "Il manque davantage de temps que d'argent.",
    "Il n'y a pas d'avantage à partir.",
    "Il a beaucoup d'avantages.",
  ],
});

/** près and prêt: prêt de la gare, près à partir. */
export const presPret = defineRule({
  id: 'fr.confusions-words.pres-pret',
  patterns: [
    [
      word('prêt').as('w').mark(),
      word('de', 'du', "d'", 'des'),
      new Element((token) => token.kind === 'word' && !canBeInfinitive(token)),
    ],
    [word('près').as('w').mark(), word('à'), new Element(canBeInfinitive)],
  ],
  unless: {
    'a loan': {
      when: (m) => m.token('w').lower === 'prêt' && isOne(m.before(), listed('un le ce du mon son ton au votre notre')),
      right: 'Le prêt de la banque est remboursé.',
    },
  },
  suggest: (m) => [m.token('w').lower === 'près' ? 'prêt' : 'près'],
  wrong: [
    ['Il habite prêt de la gare.', 'Il habite près de la gare.'],
    ['Je suis près à partir.', 'Je suis prêt à partir.'],
    ['Hôtel bien situé, prêt du métro.', 'Hôtel bien situé, près du métro.'],
  ],
  right: ['Il habite près de la gare.', 'Je suis prêt à partir.', 'Le prêt de la banque est remboursé.'],
});

/** "ni" where "n'y" belongs: il ni a plus. */
export const nyA = defineRule({
  id: 'fr.confusions-words.n-y',
  priority: 1,
  pattern: [
    word('il', 'on', 'je', 'tu', 'elle', 'ils', 'elles', 'nous', 'vous', 'qui'),
    word('ni').mark(),
    new Element((token) => canBeConjugated(token) || isOne(token, listed('en'))),
  ],
  suggest: () => ["n'y"],
  wrong: [
    ['Il ni a plus de place.', "Il n'y a plus de place."],
    ['On ni voit rien.', "On n'y voit rien."],
    ['Désolé, je ni comprends rien !', "Désolé, je n'y comprends rien !"],
  ],
  right: ["Il n'y a ni place ni parking.", 'Ni lui ni elle ne viendra.', 'Il ne boit ni ne fume.'],
});

/** plus tôt que de, arriver plutôt que prévu: plutôt means "rather", plus tôt "earlier". */
export const plutot = defineRule({
  id: 'fr.confusions-words.plus-tot',
  patterns: [
    [word('plus').as('a').mark(), word('tôt').mark(), word('que').as('q'), word('de', "d'")],
    [
      lemma('arriver', 'partir', 'venir', 'commencer', 'finir', 'lever', 'coucher', 'revenir', 'rentrer'),
      word('plutôt').as('a').mark(),
      word('que', 'ce', 'dans', 'demain', 'le').as('q'),
    ],
  ],
  where: (m) =>
    m.token('a').lower === 'plus' ||
    isOne(m.after(), listed("prévu d' matin soir la matinée journée semaine")) ||
    isOne(m.token('q'), listed('demain')),
  suggest: (m) => [m.token('a').lower === 'plus' ? 'plutôt' : 'plus tôt'],
  wrong: [
    ['Lis un livre plus tôt que de crier.', 'Lis un livre plutôt que de crier.'],
    ['Elle est arrivée plutôt que prévu.', 'Elle est arrivée plus tôt que prévu.'],
    ['Merci de venir plutôt demain, si possible.', 'Merci de venir plus tôt demain, si possible.'],
  ],
  right: [
    'Elle est arrivée plus tôt que prévu.',
    'Reste ici plutôt que de partir.',
    'Je viendrai plutôt dans un mois.',
  ],
});
