// Constructions: la fille dont je parle, je sais ce que tu veux.

import { canBeNoun, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { canBeConjugated, clitics } from '../../reading/words.ts';

const subjects = () => word('je', "j'", 'tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles');
const NEEDED = listed('besoin envie peur honte horreur');

/** Whether the clause ends in an expression that takes de: dont j'ai besoin, dont tu parles, dont je me souviens. */
function takesDe(m: Match): boolean {
  const after = m.after();
  const last = m.sentence.tokens[m.to - 1]?.lower ?? '';
  if (NEEDED.has(last)) return !isOne(after, listed("de d' du des qu' que"));
  if (last.startsWith('parl'))
    return (
      isMarkOrEnd(after) ||
      (canBeConjugated(after) &&
        !isOne(m.token('b'), listed('langue langues français anglais allemand espagnol italien'))) ||
      isOne(after, listed('hier est était a ce lundi mardi mercredi jeudi vendredi samedi dimanche tout souvent'))
    );
  return (
    /^(?:souv|ser|moqu|occup)/.test(last) && (isMarkOrEnd(after) || isOne(after, listed('est bien encore très pas le')))
  );
}

/** la fille que je t'ai parlé, ce que j'ai besoin: expressions with de take dont. */
export const dont = defineRule({
  id: 'fr.pronouns.dont',
  priority: 2,
  patterns: [
    [
      new Element((token) => canBeNoun(token) || isOne(token, listed('ce ceux celui celle celles tout'))).as('b'),
      word('que', "qu'").as('q').mark(),
      subjects(),
      clitics(),
      lemma('avoir').and(new Element(canBeConjugated)),
      new Element((token) =>
        isOne(token, listed('pas plus vraiment souvent déjà toujours tant tellement trop le')),
      ).repeat(0, 2),
      new Element((token) => NEEDED.has(token.lower)).as('n'),
    ],
    [
      new Element((token) => canBeNoun(token)).as('b'),
      word('que', "qu'").as('q').mark(),
      subjects(),
      new Element((token) => isOne(token, listed("te t' me m' vous nous lui leur"))).repeat(0, 1),
      lemma('avoir', 'parler').and(new Element(canBeConjugated)).as('v'),
      new Element((token) => isOne(token, listed('déjà souvent toujours'))).repeat(0, 1),
      word('parlé', 'parle', 'parles', 'parlez', 'parlons', 'parlais', 'parlait').optional().as('p'),
    ],
    [
      new Element((token) => canBeNoun(token) || isOne(token, listed('ce'))).as('b'),
      word('que', "qu'").as('q').mark(),
      subjects(),
      word('me', 'te', 'se', 'nous', 'vous').as('r'),
      word(
        'souviens',
        'souvient',
        'souvenons',
        'souvenez',
        'souviennent',
        'sers',
        'sert',
        'servons',
        'servez',
        'servent',
        'moque',
        'moques',
        'occupe',
        'occupes',
      ).as('v'),
    ],
  ],
  where: (m) => takesDe(m),
  unless: {
    'so much that': {
      when: (m) => {
        const at = m.token('q').index;
        const earlier = m.sentence.tokens.slice(Math.max(0, at - 6), at);
        return earlier.some((each) =>
          isOne(
            each,
            listed(
              'si tellement tant trop plus moins aussi autant assez alors temps fois chaque dès depuis même tel telle',
            ),
          ),
        );
      },
      right: 'Il a tellement attendu un ami que nous avons peur.',
    },
    'a noun with a clause of its own': {
      when: (m) =>
        isOne(
          m.token('b'),
          listed(
            'fois temps moment parce lors alors soir jour sorte bien chance besoin fait idée impression côté condition peur',
          ),
        ),
      right: "Il a l'impression que nous avons peur.",
    },
    'a noun behind its preposition': {
      when: (m) => isOne(m.sentence.tokens[m.token('q').index - 2], listed('à de du')),
      right: "C'est à cause du bruit que j'ai peur.",
    },
  },
  suggest: () => ['dont'],
  wrong: [
    ["C'est la fille que je t'ai parlé.", "C'est la fille dont je t'ai parlé."],
    ['Voici les documents que vous avez besoin.', 'Voici les documents dont vous avez besoin.'],
    ["Le film que je t'ai parlé passe ce soir.", "Le film dont je t'ai parlé passe ce soir."],
    ["C'est un film que je me souviens bien.", "C'est un film dont je me souviens bien."],
  ],
  right: [
    "C'est la fille que j'ai vue hier.",
    'Le livre que tu as est bien.',
    "J'ai si froid que j'ai besoin d'un thé.",
  ],
});

const ASKING = lemma(
  'savoir',
  'demander',
  'dire',
  'comprendre',
  'voir',
  'expliquer',
  'raconter',
  'ignorer',
  'deviner',
  'montrer',
  'oublier',
);

/** Je me demande qu'est-ce qu'il fait: in an embedded question, ce que. */
export const indirectQuestion = defineRule({
  id: 'fr.pronouns.ce-que',
  pattern: [
    ASKING.as('b'),
    new Element((token) => isOne(token, listed('pas plus jamais -moi -nous -lui moi nous bien exactement'))).repeat(
      0,
      2,
    ),
    word("qu'").as('w').mark(),
    word('est').mark(),
    word('-ce').mark(),
    word('que', "qu'", 'qui').as('q').mark(),
  ],
  suggest: (m) => {
    const q = m.token('q').lower;
    return [`ce ${q}`];
  },
  wrong: [
    ["Je me demande qu'est-ce qu'il fait.", "Je me demande ce qu'il fait."],
    ["Il m'a dit qu'est-ce que je devais faire.", "Il m'a dit ce que je devais faire."],
    ["Dis-moi qu'est-ce qui ne va pas.", 'Dis-moi ce qui ne va pas.'],
  ],
  right: ["Je me demande ce qu'il fait.", "Qu'est-ce que tu fais ?", "Elle a dit : « Qu'est-ce que c'est ? »"],
});
