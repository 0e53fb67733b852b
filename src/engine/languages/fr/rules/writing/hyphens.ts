// Words and phrases with a hyphen: peut-être, est-ce que, celui-ci.
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, sentenceStart, word } from '../../../../rules/pattern.ts';
import {
  isAdjective,
  isClitic,
  isFinite,
  isInfinitive,
  isMark,
  isName,
  isNoun,
  isOne,
  isParticiple,
  isSurelyFinite,
  words,
} from '../../reading/words.ts';
import { type PhraseRow, phraseRows } from '../homophones/phraseRows.ts';
import { HYPHENS_WORDS_WRONG } from './hyphensExamples.ts';

/** "peut être" as an adverb: peut être qu'il dort. */
export const peutEtre = defineRule({
  id: 'fr.hyphens.peut-etre',
  patterns: [
    [sentenceStart(), word('peut').mark(), word('être').mark()],
    [
      new Element(
        (token) =>
          isMark(token) ||
          isOne(token, words('et mais pas ou est sont était a suis sera')) ||
          (isSurelyFinite(token) && !isName(token) && !isOne(token, words('peut'))),
      ).as('b'),
      word('peut').mark(),
      word('être').mark(),
    ],
    // Il peut-être fier: no other verb
    [sentenceStart(), word('il', 'elle', 'on', 'ça', 'cela', 'qui').as('s'), word('peut-être').as('p').mark()],
  ],
  where: (m) => {
    const next = m.after();
    const first = m.sentence.tokens[m.from];
    if (isOne(first, words('il elle on ça cela qui')))
      return (
        (isAdjective(next) || isParticiple(next) || isOne(next, words('très bien trop'))) &&
        !m.sentence.tokens.slice(m.to).some((each) => isSurelyFinite(each))
      );
    if (first?.lower === 'peut') return isOne(next, words("que qu' bien")) || isMark(next);
    return !(
      (isMark(first) || isOne(first, words('et mais ou'))) &&
      (isParticiple(next) || isInfinitive(next) || isAdjective(next))
    );
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
  ],
});

/** est-ce que, and the que that is forgotten: est-ce vous pourriez. */
export const estCeQue = defineRule({
  id: 'fr.hyphens.est-ce-que',
  priority: 3,
  patterns: [
    [word('est').as('v').mark(), word('ce').as('c').mark(), word('que', "qu'").as('q')],
    [
      word('est').as('v').mark(),
      word('-ce').as('c').mark(),
      word('je', "j'", 'tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles').as('s'),
      new Element((token) => isFinite(token) || isClitic(token)),
    ],
  ],
  where: (m) => !isOne(m.before(), words("c' il elle qui tout")) && m.token('c').lower.endsWith('ce'),
  suggest: (m) => [m.token('c').lower === 'ce' ? `${m.token('v').text}-ce` : `${m.token('v').text}-ce que`],
  wrong: [
    ['Est ce que tu viens ?', 'Est-ce que tu viens ?'],
    ["Est-ce vous pourriez m'aider ?", "Est-ce que vous pourriez m'aider ?"],
    ["Qu'est ce que tu fais ce soir ?", "Qu'est-ce que tu fais ce soir ?"],
  ],
  right: ['Est-ce que tu viens ?', "La vérité, c'est ce que je dis.", 'Est-ce vous, le voisin ?'],
});

const WORDS: readonly PhraseRow[] = [
  ["c'est à dire", "c'est-à-dire"],
  ['au dessus|dessous|delà', 'au-$2'],
  ['là bas|dedans|dessus', 'là-$2'],
  ['la bas', 'là-bas'],
  ['ci joint|jointe|joints', 'ci-$2'],
  ['ci dessous|dessus|contre', 'ci-$2'],
  ['celui|celle|ceux|celles ci|là', '$1-$2'],
  ['vas|allons|allez y', '$1-y'],
  ['grand mère|père', 'grand-$2'],
  ['grands parents', 'grands-parents'],
  ['après midi', 'après-midi'],
  ['vis à vis', 'vis-à-vis'],
  ['par dessus', 'par-dessus'],
  ['soi disant', 'soi-disant'],
  ['moi|toi|lui|elle|vous|soi même', '$1-même'],
  ['eux|elles|nous|vous mêmes', '$1-mêmes'],
  ['quelques uns|unes', 'quelques-$2'],
  ['rendez vous', 'rendez-vous'],
  ['arc en ciel', 'arc-en-ciel'],
  ['rez de chaussée', 'rez-de-chaussée'],
  ["chef d'œuvre", "chef-d'œuvre"],
  ['beau père|frère', 'beau-$2'],
  ['belle mère|sœur', 'belle-$2'],
  ['sous sol', 'sous-sol'],
  ['sans abri', 'sans-abri'],
  ['porte monnaie', 'porte-monnaie'],
  ['demi heure|frère', 'demi-$2'],
  ['quatre vingt|vingts', 'quatre-$2'],
];

const NOT_HERE = words('par dessus moi lui elle nous vous toi eux elles');

/** Words written with a hyphen: celui ci, c'est à dire. */
export const hyphenWords = defineRule({
  id: 'fr.hyphens.words',
  priority: 1,
  ...phraseRows(WORDS),
  where: (m) => {
    const first = m.sentence.tokens[m.from];
    const text = m.sentence.tokens.slice(m.from, m.to);
    if (
      !first ||
      first.text.startsWith('-') ||
      text.some((each, i) => i > 0 && !each.spaceBefore && !text[i - 1]?.lower.endsWith("'"))
    )
      return false;
    if (/^(?:vas|allons|allez)$/.test(first.lower) && isOne(m.before(), words('tu nous vous'))) return false;
    if (isOne(first, words('rendez')))
      return (
        isOne(
          m.before(),
          words(
            'un le ce mon ton son votre notre des les vos nos prendre pris prends prend prenez ai as a avez avons au de du donné fixé',
          ),
        ) || m.before()?.kind === 'number'
      );
    if (isOne(first, words('après'))) return isOne(m.before(), words("l' cet cette un une les le"));
    if (isOne(first, words('au'))) return isOne(m.after(), words("de d' du des")) || isMark(m.after());
    if (isOne(first, words('sous sans porte')))
      return isOne(m.before(), words('un une le la les des au du ce mon ma son'));
    if (isOne(first, words('par'))) return !isNoun(m.after(2));
    return !(isOne(first, NOT_HERE) && isOne(m.after(), words('pas si quand')));
  },
  wrong: [
    ['Je préfère celui ci.', 'Je préfère celui-ci.'],
    ["Demain, c'est à dire lundi.", "Demain, c'est-à-dire lundi."],
    ["J'ai pris un rendez vous chez le dentiste.", "J'ai pris un rendez-vous chez le dentiste."],
    ...HYPHENS_WORDS_WRONG,
  ],
  right: ['Je préfère celui de mon père.', 'Vous vous rendez vous-même au bureau.', 'Après midi, il fait chaud.'],
});

/** All rules of this family. */
export const hyphenRules = [peutEtre, estCeQue, hyphenWords];
