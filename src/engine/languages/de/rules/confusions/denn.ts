// Words that sound alike: den and denn, wen and wenn, war and wahr.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  anyWord,
  Element,
  not,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { reads } from '../../../../rules/token.ts';
import { clauseEnd, finite, isBreak, noun } from '../../reading/words.ts';
import warWahr from '../../rows/warWahr.tsv';

/** den ich bin krank: denn. */
export const dennReason = defineRule({
  id: 'de.confusions.den-denn',
  patterns: [
    [
      punctuation(','),
      word('den').as('den').mark(),
      words('ich er es sie wir das du'),
      words('ist bin war sind waren'),
      anyWord(),
    ],
    [
      punctuation(',').as('comma'),
      word('den').as('den').mark(),
      oneOf(
        words(
          'ich er es sie wir das du draußen drinnen morgen heute hier dort jetzt dann leider gestern sonst bald alle niemand',
        ),
      ),
      finite().as('verb'),
      not(oneOf(punctuation('.', ',', '!', '?'), words('und oder'))),
    ],
    [
      punctuation(',').as('comma'),
      word('den').as('den').mark(),
      words('der die das ein eine mein meine dein deine sein seine unser unsere kein keine'),
      tagged(Pos.adjective).repeat(0, 1),
      noun(),
      finite().as('verb'),
      not(oneOf(punctuation('.', ',', '!', '?'), words('und oder'))),
    ],
    [words('mehr weniger besser schöner größer'), word('den').as('den').mark(), word('je')],
    [
      words('was wo wie wer warum wann'),
      finite().as('verb'),
      word('den').as('den').mark(),
      oneOf(words('du ihr das los hier da passiert'), punctuation('?')),
    ],
  ],
  unless: {
    'a masculine noun before': {
      when: (m) =>
        m.names('comma') && (reads(m.before(), Pos.noun, Feature.masculine) || m.before()?.pos === Pos.properNoun),
      right: 'Er sucht den Ring, den sie hat verschwinden lassen.',
    },
    'a clause with its verb at the end': {
      when: (m) =>
        m.names('comma') &&
        isFinite(m.sentence.tokens[clauseEnd(m.sentence, m.token('den').index) - 1]) &&
        !isBreak(m.after()),
      right: 'Wo ist der Brief hin, den ich hatte schicken wollen?',
    },
  },
  suggest: () => ['denn'],
  wrong: [
    ['Ich bleibe hier, den ich bin müde.', 'Ich bleibe hier, denn ich bin müde.'],
    ['Heute ist es schöner den je.', 'Heute ist es schöner denn je.'],
    ['Was ist den hier los?', 'Was ist denn hier los?'],
    ['Ich bleibe zu Hause, den ich bin krank.', 'Ich bleibe zu Hause, denn ich bin krank.'],
    ['Wir gehen jetzt, den es regnet bald.', 'Wir gehen jetzt, denn es regnet bald.'],
    ['Sie blieb daheim, den das Wetter war schlecht.', 'Sie blieb daheim, denn das Wetter war schlecht.'],
    ['Wir nehmen den Bus, den es ist zu weit.', 'Wir nehmen den Bus, denn es ist zu weit.'],
  ],
  right: ['Der Hund, den ich habe, ist alt.', 'Er hat einen Hund, den alle mögen.', 'Wo ist den Kindern kalt?'],
});

/** in denn Ferien: the article. */
export const denArticle = defineRule({
  id: 'de.confusions.denn-den',
  pattern: [tagged(Pos.preposition), word('denn').mark(), oneOf(noun(), tagged(Pos.adjective))],
  suggest: () => ['den'],
  wrong: [
    ['In denn Ferien fahren wir ans Meer.', 'In den Ferien fahren wir ans Meer.'],
    ['Stell das bitte auf denn Tisch.', 'Stell das bitte auf den Tisch.'],
    ['Ich danke dir für denn schönen Abend.', 'Ich danke dir für den schönen Abend.'],
  ],
  right: ['Wo sind denn meine Schlüssel?', 'Was machst du denn heute?', 'Er blieb, denn Regen zog auf.'],
});

const KNOWING =
  /^(?:weiß|weißt|wissen|wusste|wüsste|wüssten|frage|fragen|fragt|sag|sagen|egal|entscheide|entscheiden)$/;

/** wen ich Zeit habe: wenn. */
export const wennCondition = defineRule({
  id: 'de.confusions.wen-wenn',
  patterns: [
    [
      sentenceStart(),
      word('wen').as('wen').mark(),
      words('ich du er es man wir ihr sie'),
      new Element((token) => token.kind === 'word').repeat(2, 9),
      punctuation(','),
    ],
    [
      punctuation(','),
      word('wen').as('wen').mark(),
      words('ich du er es man wir ihr'),
      oneOf(words('keine nicht mal noch wieder zeit morgen heute da fertig'), noun()),
    ],
  ],
  unless: {
    'what somebody knows or asks': {
      when: (m) => m.sentence.tokens.some(({ lower }) => KNOWING.test(lower)),
      right: 'Wen er damit gemeint hat, weiß niemand.',
    },
  },
  suggest: () => ['wenn'],
  wrong: [
    ['Wen du morgen Zeit hast, komm vorbei.', 'Wenn du morgen Zeit hast, komm vorbei.'],
    ['Ich rufe an, wen ich da bin.', 'Ich rufe an, wenn ich da bin.'],
    ['Wen wir alle helfen, sind wir schnell fertig.', 'Wenn wir alle helfen, sind wir schnell fertig.'],
  ],
  right: ['Sag mir, wen du noch einladen willst.', 'Wen du liebst, ist mir egal.', 'Ich weiß, wen er meint.'],
});

/** es wahr schön: war. */
export const warVerb = defineRule({
  id: 'de.confusions.wahr-war',
  patterns: [
    [
      words('ich er sie es das wer was da dort hier wie gestern man').as('subject'),
      word('wahr').as('wahr').mark(),
      anyWord(),
    ],
    [
      tagged(Pos.determiner),
      noun().as('subject'),
      word('wahr').as('wahr').mark(),
      oneOf(tagged([Pos.adverb, Pos.adjective, Pos.particle, Pos.preposition, Pos.determiner])),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const at = m.token('wahr').index;
    const end = clauseEnd(m.sentence, at);
    return (
      !tokens.slice(Math.max(0, at - 4), end).some((token) => token.index !== at && isFinite(token)) &&
      !/^(?:werden|wird|haben|machen|ist|sein)$/.test(tokens[at + 1]?.lower ?? '')
    );
  },
  suggest: () => ['war'],
  wrong: [
    ['Es wahr ein schöner Abend.', 'Es war ein schöner Abend.'],
    ['Das Essen wahr leider kalt.', 'Das Essen war leider kalt.'],
    ['Gestern wahr ich beim Arzt.', 'Gestern war ich beim Arzt.'],
  ],
  right: ['Was du sagst, ist leider wahr.', 'Das kann nicht wahr sein.', 'Ist das wahr oder nicht?'],
});

/** nicht war?, das ist war: wahr. */
export const wahrTrue = defineRule({
  id: 'de.confusions.war-wahr',
  ...rowsOf(warWahr),
});
