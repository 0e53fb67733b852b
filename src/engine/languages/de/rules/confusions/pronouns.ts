// Words that sound alike: in, im and ihm, man and Mann, viel and fiel, fast and fasst.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, Element, not, number, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { isBreak, isNoun, noun } from '../../reading/words.ts';
import imIhmRows from '../../rows/imIhm.tsv';
import mannManRows from '../../rows/mannMan.tsv';
import vielFielRows from '../../rows/vielFiel.tsv';

/** im der Stadt; in Moment: in and im. */
export const imIn = defineRule({
  id: 'de.confusions.in-im',
  patterns: [
    [
      word('im').as('in').mark(),
      words('der dem den die das einem einer einen meinem meiner unserem unserer seinem seiner diesem dieser'),
    ],
    [
      word('in').as('in').mark(),
      words(
        'moment internet januar februar märz april juni juli august september oktober november dezember sommer winter frühling herbst büro garten kino krankenhaus keller wohnzimmer schlafzimmer jahr',
      ).and(new Element((token) => token.text !== token.lower)),
    ],
  ],
  unless: {
    'a noun and its number': {
      when: (m) => m.token('in').lower === 'in' && isNoun(m.after()),
      right: 'Der Chef sitzt in Büro Nummer drei.',
    },
    'one of a pair': {
      when: (m) => m.token('in').lower === 'in' && m.after()?.lower === 'und',
      right: 'In Büro und Werkstatt wird renoviert.',
    },
    'half a word': {
      when: (m) => m.token('in').lower === 'in' && m.after()?.text === '-',
      right: 'Die Kinder schlafen in Sommer- und Winterzelten.',
    },
  },
  suggest: (m) => [m.token('in').lower === 'im' ? 'in' : 'im'],
  wrong: [
    ['Wir wohnen im einer kleinen Stadt.', 'Wir wohnen in einer kleinen Stadt.'],
    ['In Moment habe ich wenig Zeit.', 'Im Moment habe ich wenig Zeit.'],
    ['Das habe ich in Internet gefunden.', 'Das habe ich im Internet gefunden.'],
  ],
  right: ['Im Moment habe ich Zeit.', 'Wir wohnen in der Stadt.', 'In Jahren wie diesen regnet es.'],
});

/** mit im gehen: ihm. */
export const ihmPronoun = defineRule({
  id: 'de.confusions.im-ihm',
  ...rowsOf(imIhmRows, { other: () => not(oneOf(noun(), tagged(Pos.adjective), can(Pos.adjective))) }),
  wrong: [['Ich habe im nicht geglaubt.', 'Ich habe ihm nicht geglaubt.']],
  right: ['Das steht im Vertrag.'],
});

/** Mann kann: the pronoun. */
export const manPronoun = defineRule({
  id: 'de.confusions.mann-man',
  ...rowsOf(mannManRows, { further: () => not(punctuation(',', '!', '.')) }),
});

/** fiel Spaß, viel mir auf. */
export const vielFiel = defineRule({
  id: 'de.confusions.viel-fiel',
  ...rowsOf(vielFielRows, { noun, comparative: () => can(Pos.adjective, Feature.comparative) }),
  unless: {
    'to the ground': {
      when: (m) => m.marked()[0]?.lower === 'fiel' && m.after()?.lower === 'boden',
      right: 'Die Tasse fiel zu Boden.',
    },
  },
  wrong: [
    ['Das ist fiel zu teuer.', 'Das ist viel zu teuer.'],
    ['Es viel ihm schwer.', 'Es fiel ihm schwer.'],
  ],
  right: ['Viel Spaß!', 'Mir fiel nichts ein.', 'Das ist viel zu teuer.'],
});

/** fasst immer: fast. */
export const fastFasst = defineRule({
  id: 'de.confusions.fasst-fast',
  pattern: [
    words('fasst fässt').mark(),
    oneOf(
      words(
        'alle alles immer nie niemand jeder jede jedes jeden nichts kein keine keinen genauso so unmöglich fertig ganz überall täglich ein',
      ),
      number(),
      tagged(Pos.adjective),
      words('leer voll fertig vorbei geschafft'),
    ),
  ],
  where: (m) =>
    m.sentence.tokens.some((token) => token.index !== m.from && isFinite(token)) &&
    (!isBreak(m.after()) || m.after(0)?.pos === Pos.adjective),
  suggest: () => ['fast'],
  wrong: [
    ['Wir sind fasst fertig mit dem Umzug.', 'Wir sind fast fertig mit dem Umzug.'],
    ['Ich habe fasst alles aufgegessen.', 'Ich habe fast alles aufgegessen.'],
    ['Er kommt fasst immer zu spät.', 'Er kommt fast immer zu spät.'],
  ],
  right: ['Der Tank fasst fünfzig Liter.', 'Das Buch fasst alles zusammen.', 'Sie fasst es nicht.'],
});
