// Quelle and qu'elle.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, canBeParticiple, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { canBeConjugated, isClitic, isSurelyFinite } from '../../reading/words.ts';
import { ETRE } from '../../reading/wordTests.ts';

const SUBJECTS = listed("je j' tu il elle on nous vous ils elles");

const isFeminine = (token: Token): boolean =>
  token.readings.every(
    ({ pos, features }) =>
      pos !== Pos.noun || ((features & Feature.feminine) !== 0 && (features & Feature.masculine) === 0),
  );

/** qu'elle taille tu prends: a noun follows, not a verb or participle of which elle is the subject. */
function isNounHere(m: Match): boolean {
  const next = m.token('n');
  if (canBeConjugated(next)) return isOne(m.after(), SUBJECTS);
  return !canBeParticiple(next) || isOne(m.after(), listed('de'));
}

/** quelle and qu'elle. */
export const quelle = defineRule({
  id: 'fr.confusions-homophones.quelle',
  priority: 2,
  patterns: [
    [
      word("qu'").as('q').mark(),
      word('elle').as('e').mark(),
      new Element((token) => token.readings[0]?.pos === Pos.noun).as('n'),
    ],
    [
      word('quelle', 'quelles').as('q').mark(),
      new Element((token) => isSurelyFinite(token) && !isOne(token, ETRE)).as('n'),
    ],
    // Quel est ta couleur préférée ?
    [
      word('quel').as('q').mark(),
      word('est', 'était', 'serait', 'sera'),
      word('la', 'ta', 'ma', 'sa', 'votre', 'notre', 'leur', 'cette', "l'"),
      new Element((token) => canBeNoun(token)).as('n'),
    ],
    [
      lemma('penser', 'croire', 'falloir', 'espérer').as('b'),
      word('quelle', 'quelles').as('q').mark(),
      new Element((token) => isSurelyFinite(token) || isClitic(token)).as('n'),
    ],
  ],
  where: (m) => {
    const [own, next] = [m.token('q').lower, m.token('n')];
    if (own === 'quel') return isFeminine(next);
    if (own !== "qu'") return !canBeNoun(next) || isOne(next, listed('a est'));
    return reads(next, Pos.noun, Feature.feminine | Feature.singular) && isNounHere(m);
  },
  unless: {
    'a question about what was': {
      when: (m) =>
        m.token('q').index === 0 &&
        m.token('q').lower !== 'quel' &&
        m.sentence.tokens.some((each) => each.text === '?'),
      right: 'Quelle a été votre première voiture ?',
    },
  },
  suggest: (m) => [
    /^qu(?:'|el)$/.test(m.token('q').lower) ? 'quelle' : m.token('q').lower === 'quelle' ? "qu'elle" : "qu'elles",
  ],
  wrong: [
    ["Dis-moi qu'elle taille tu prends.", 'Dis-moi quelle taille tu prends.'],
    ['Je crois quelle a raison.', "Je crois qu'elle a raison."],
    ["Qu'elle surprise de vous voir !", 'Quelle surprise de vous voir !'],
    ['Il dit quelle viendra demain.', "Il dit qu'elle viendra demain."],
    ['Je pense quelle va venir.', "Je pense qu'elle va venir."],
    ['Quel est ta couleur préférée ?', 'Quelle est ta couleur préférée ?'],
    ['Je sais quelle arrive ce soir.', "Je sais qu'elle arrive ce soir."],
    ['Je crois quelle est malade.', "Je crois qu'elle est malade."],
    ['Il faut quelle se repose.', "Il faut qu'elle se repose."],
  ],
  right: [
    'Dis-moi quelle taille tu prends.',
    "C'est vrai qu'elle est gentille, ta sœur.",
    'Quelle est votre adresse ?',
  ],
});
