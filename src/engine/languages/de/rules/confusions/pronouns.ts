// Words that sound alike: in, im and ihm, man and Mann, viel and fiel, fast and fasst.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  can,
  Element,
  not,
  number,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { isBreak, isFinite, isNoun, noun } from '../../reading/words.ts';

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
  patterns: [
    [
      words('mit von bei zu nach vor hinter neben gegenüber'),
      word('im').as('im').mark(),
      not(oneOf(noun(), tagged(Pos.adjective), can(Pos.adjective))),
    ],
    [
      words('hab habe hat hatte gebe gib helfe hilf geht danke sage sag'),
      word('im').as('im').mark(),
      oneOf(
        words('bitte gesagt nicht geholfen gegeben gut besser das die den ein eine einen bitte geschrieben schlecht'),
      ),
    ],
  ],
  suggest: () => ['ihm'],
  wrong: [
    ['Ich war gestern mit im essen.', 'Ich war gestern mit ihm essen.'],
    ['Ich habe im nicht geglaubt.', 'Ich habe ihm nicht geglaubt.'],
    ['Sag im bitte Bescheid.', 'Sag ihm bitte Bescheid.'],
  ],
  right: ['Er sitzt mit im Auto.', 'Er ist mit im Boot.', 'Das steht im Vertrag.'],
});

/** Mann kann: the pronoun. */
export const manPronoun = defineRule({
  id: 'de.confusions.mann-man',
  patterns: [
    [sentenceStart(), word('mann').mark(), words('kann muss soll sollte darf könnte müsste dürfte braucht')],
    [
      oneOf(punctuation(','), words('dass wenn ob wie was wo')),
      word('mann').mark(),
      oneOf(words('kann muss soll sollte darf könnte müsste nicht sich das es auch hier immer')),
    ],
    [words('kann muss soll sollte darf könnte sollte'), word('mann').mark(), not(punctuation(',', '!', '.'))],
  ],
  suggest: () => ['man'],
  wrong: [
    ['Mann sollte früh buchen.', 'Man sollte früh buchen.'],
    ['Ich finde, dass Mann das merkt.', 'Ich finde, dass man das merkt.'],
    ['Hier kann Mann gut essen.', 'Hier kann man gut essen.'],
  ],
  right: ['Kann der Mann das reparieren?', 'Der Mann kann kochen.', 'Mein Mann muss arbeiten.'],
});

/** fiel Spaß, viel mir auf. */
export const vielFiel = defineRule({
  id: 'de.confusions.viel-fiel',
  patterns: [
    [
      word('fiel').as('viel').mark(),
      oneOf(
        words('zu mehr besser schöner größer lieber weniger zeit spaß glück erfolg geld arbeit liebe'),
        can(Pos.adjective, Feature.comparative),
      ),
    ],
    [words('so sehr zu wie'), word('fiel').as('viel').mark(), noun()],
    [
      words('mir es er sie uns ihm das ihr'),
      word('viel').as('viel').mark(),
      words('auf ein schwer leicht um hin runter aus'),
    ],
    [
      word('viel').as('viel').mark(),
      words('mir uns ihm ihr dir'),
      words('auf ein schwer leicht sofort gleich nicht nichts'),
    ],
  ],
  unless: {
    'to the ground': {
      when: (m) => m.token('viel').lower === 'fiel' && m.after()?.lower === 'boden',
      right: 'Die Tasse fiel zu Boden.',
    },
  },
  suggest: (m) => [m.token('viel').lower === 'viel' ? 'fiel' : 'viel'],
  wrong: [
    ['Ich wünsche euch fiel Spaß!', 'Ich wünsche euch viel Spaß!'],
    ['Es gab so fiel Essen.', 'Es gab so viel Essen.'],
    ['Das ist fiel zu teuer.', 'Das ist viel zu teuer.'],
    ['Der Abschied viel mir schwer.', 'Der Abschied fiel mir schwer.'],
    ['Mir viel auf, dass die Tür offen war.', 'Mir fiel auf, dass die Tür offen war.'],
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
