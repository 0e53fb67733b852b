// Words and phrases with a hyphen: peut-être, est-ce que, celui-ci.

import {
  canBeAdjective,
  canBeInfinitive,
  canBeParticiple,
  hasInnerCapital,
  isMarkOrEnd,
  isOne,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, sentenceStart, word } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { canBeConjugated, isClitic, isSurelyFinite } from '../../reading/words.ts';
import { mark } from '../../reading/wordTests.ts';
import rows from '../../rows/hyphens.tsv';

/** "peut être" as an adverb: peut être qu'il dort. */
export const peutEtre = defineRule({
  id: 'fr.hyphens.peut-etre',
  patterns: [
    [sentenceStart(), word('peut').mark(), word('être').mark()],
    [
      new Element(
        (token) =>
          isMarkOrEnd(token) ||
          isOne(token, listed('et mais pas ou est sont était a suis sera')) ||
          (isSurelyFinite(token) && !hasInnerCapital(token) && !isOne(token, listed('peut'))),
      ).as('b'),
      word('peut').mark(),
      word('être').mark(),
    ],
    // Il peut-être fier: there is no other verb
    [sentenceStart(), word('il', 'elle', 'on', 'ça', 'cela', 'qui').as('s'), word('peut-être').as('p').mark()],
  ],
  where: (m) => {
    const next = m.after();
    if (m.names('p')) return canBeAdjective(next) || canBeParticiple(next) || isOne(next, listed('très bien trop'));
    return m.names('b') || isOne(next, listed("que qu' bien")) || isMarkOrEnd(next);
  },
  unless: {
    'perhaps, before the verb': {
      when: (m) => m.names('p') && m.sentence.tokens.slice(m.to).some((each) => isSurelyFinite(each)),
      right: 'Elle peut-être fatiguée, lui sûrement malade, ils sont partis.',
    },
    'what may be done': {
      when: (m) => {
        const next = m.after();
        return (
          m.names('b') &&
          (isMarkOrEnd(m.token('b')) || isOne(m.token('b'), listed('et mais ou'))) &&
          (canBeParticiple(next) || canBeInfinitive(next) || canBeAdjective(next))
        );
      },
      right: 'La carte est valable cinq ans et peut être renouvelée.',
    },
  },
  suggest: (m) => [m.sentence.tokens[m.to - 1]?.lower === 'peut-être' ? 'peut être' : 'peut-être'],
  wrong: [
    ["Peut être qu'il dort encore.", "Peut-être qu'il dort encore."],
    ['Elle viendra peut être demain.', 'Elle viendra peut-être demain.'],
    ["C'est peut être une erreur de ma part.", "C'est peut-être une erreur de ma part."],
    ['Il peut-être très gentil.', 'Il peut être très gentil.'],
    ['Cela peut-être dangereux.', 'Cela peut être dangereux.'],
  ],
  right: [
    "Peut-être qu'il dort encore.",
    'La carte est valable cinq ans et peut être renouvelée.',
    'Ce qui peut être fait le sera.',
    'Peut être renouvelé une seule fois.',
  ],
});

/** est-ce que, also without its que: est-ce vous pourriez. */
export const estCeQue = defineRule({
  id: 'fr.hyphens.est-ce-que',
  priority: 3,
  patterns: [
    [word('est').as('v').mark(), word('ce').as('c').mark(), word('que', "qu'").as('q')],
    [
      word('est').as('v').mark(),
      word('-ce').as('c').mark(),
      word('je', "j'", 'tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles').as('s'),
      new Element((token) => canBeConjugated(token) || isClitic(token)),
    ],
  ],
  where: (m) => !isOne(m.before(), listed("c' il elle qui tout")) && m.token('c').lower.endsWith('ce'),
  suggest: (m) => [m.token('c').lower === 'ce' ? `${m.token('v').text}-ce` : `${m.token('v').text}-ce que`],
  wrong: [
    ['Est ce que tu viens ?', 'Est-ce que tu viens ?'],
    ["Est-ce vous pourriez m'aider ?", "Est-ce que vous pourriez m'aider ?"],
    ["Qu'est ce que tu fais ce soir ?", "Qu'est-ce que tu fais ce soir ?"],
  ],
  right: ['Est-ce que tu viens ?', "La vérité, c'est ce que je dis.", 'Est-ce vous, le voisin ?'],
});

/** Words written with a hyphen: celui ci, c'est à dire. */
export const hyphenWords = defineRule({
  id: 'fr.hyphens.words',
  priority: 1,
  ...rowsOf(rows, { mark }),
  unless: {
    'a statement': {
      when: (m) => isOne(m.marked()[0], listed('vas allons allez')) && isOne(m.before(), listed('tu nous vous')),
      right: 'Nous allons y réfléchir.',
    },
    'even if, even when': {
      when: (m) => isOne(m.marked()[1], listed('même mêmes')) && isOne(m.after(), listed('pas si quand')),
      right: "Il faut compter sur lui même si c'est difficile.",
    },
  },
  wrong: [
    ['Je préfère celle là.', 'Je préfère celle-là.'],
    ['Il a mis un manteau par dessus.', 'Il a mis un manteau par-dessus.'],
  ],
});
