// Comparison: meilleur for plus bon, mieux for meilleur after a verb.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { canBeConjugated, isClitic } from '../../reading/words.ts';

const MEILLEUR: Readonly<Record<string, string>> = {
  bon: 'meilleur',
  bonne: 'meilleure',
  bons: 'meilleurs',
  bonnes: 'meilleures',
};

/** Whether plus is the second half of a negation: je ne vais plus mieux; not: je n'ai jamais vu plus pire. */
function isNegated(m: Match): boolean {
  const before = m.sentence.tokens.slice(0, m.from);
  const ne = before.findLastIndex((each) => isOne(each, listed("ne n' non")));
  return ne >= 0 && !before.slice(ne).some((each) => isOne(each, listed('pas jamais rien point personne')));
}

/** C'est plus bon: the comparative of bon is meilleur. */
export const plusBon = defineRule({
  id: 'fr.comparison.meilleur',
  priority: 1,
  patterns: [
    [word('plus').as('p').mark(), word('bon', 'bonne', 'bons', 'bonnes').as('a').mark()],
    [
      word('plus').as('p').mark(),
      word('meilleur', 'meilleure', 'meilleurs', 'meilleures', 'mieux', 'pire', 'pires').as('a').mark(),
    ],
  ],
  where: (m) =>
    !(m.token('a').lower in MEILLEUR) ||
    isOne(m.after(), listed("que qu'")) ||
    (isOne(m.before(), listed('est sont était le la les')) && !canBeNoun(m.after())),
  unless: {
    'no longer': {
      when: isNegated,
      right: 'Je ne vais plus mieux.',
    },
  },
  suggest: (m) => [MEILLEUR[m.token('a').lower] ?? m.token('a').lower],
  wrong: [
    ["C'est plus bon que la dernière fois.", "C'est meilleur que la dernière fois."],
    ['Cette tarte est plus bonne que celle de maman.', 'Cette tarte est meilleure que celle de maman.'],
    ['Ce pain est plus bon que l’autre.', 'Ce pain est meilleur que l’autre.'],
    ["Cette tarte est encore plus meilleure que l'autre.", "Cette tarte est encore meilleure que l'autre."],
    ['Il porte un pull plus mieux que le mien.', 'Il porte un pull mieux que le mien.'],
    ["Je n'ai jamais vu plus pire que ce film.", "Je n'ai jamais vu pire que ce film."],
    ["Les routes sont encore plus pires que l'an dernier.", "Les routes sont encore pires que l'an dernier."],
  ],
  right: [
    "C'est meilleur que la dernière fois.",
    "Ce lait n'est plus bon.",
    'Mon oncle est plus bon vivant que gourmand.',
    'Il ne chante plus mieux que les autres.',
  ],
});

/** Elle chante meilleur que moi: the comparative of the adverb is mieux. */
export const mieuxQue = defineRule({
  id: 'fr.comparison.mieux',
  pattern: [
    new Element((token) => canBeConjugated(token) && token.readings.some((each) => each.pos === Pos.verb)).as('v'),
    new Element((token) => isOne(token, listed('beaucoup bien pas encore'))).repeat(0, 1),
    word('meilleur').as('a').mark(),
    word('que', "qu'"),
  ],
  where: (m) =>
    !m
      .token('v')
      .readings.some((each) =>
        /^(?:être|sembler|paraître|devenir|rester|avoir|faire|rendre|croire|trouver|vouloir|savoir|dire|sentir)$/.test(
          each.lemma,
        ),
      ) &&
    (!canBeNoun(m.token('v')) || m.token('v').pos === Pos.verb) &&
    !isClitic(m.token('v')),
  suggest: () => ['mieux'],
  wrong: [
    ['Elle chante meilleur que moi.', 'Elle chante mieux que moi.'],
    ['Mon frère joue meilleur que les autres.', 'Mon frère joue mieux que les autres.'],
    ['Tu cuisines bien meilleur que ta sœur !', 'Tu cuisines bien mieux que ta sœur !'],
  ],
  right: ['Il a mangé le meilleur gâteau de sa vie.', 'Ce vin est meilleur que le tien.', "Il sent meilleur qu'hier."],
});
