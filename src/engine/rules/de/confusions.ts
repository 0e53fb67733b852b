// Words that sound or look alike, told apart by what stands around them.
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import {
  anyWord,
  can,
  Element,
  lemma,
  not,
  number,
  oneOf,
  punctuation,
  sentenceEnd,
  sentenceStart,
  tagged,
  word,
  words,
} from '../pattern.ts';
import { clauseEnd, finite, isBreak, isFinite, isNoun, isVerbLast, noun } from './words.ts';

const TIME =
  'tagen wochen monaten jahren stunden montag dienstag mittwoch donnerstag freitag samstag sonntag gestern heute langem kurzem wann ewigkeiten anfang ende mitte januar februar märz april mai juni juli august september oktober november dezember damals jeher neuestem weihnachten ostern';

/** ihr seit: the verb. */
export const seidVerb = defineRule({
  id: 'de.confusions.seit-seid',
  priority: 2,
  patterns: [
    [
      word('ihr').as('ihr'),
      new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(0, 7),
      word('seit').as('seit').mark(),
      oneOf(punctuation(',', '.', '!', '?', ';'), words('und oder')),
    ],
    [
      word('ihr').as('ihr'),
      new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(0, 7),
      word('seit').as('seit').mark(),
      sentenceEnd(),
    ],
    [word('ihr'), word('seit').as('seit').mark(), not(oneOf(words(`dem der den einem einer ${TIME}`), number()))],
    [
      word('seit').as('seit').mark(),
      word('ihr'),
      oneOf(
        tagged([Pos.adjective, Pos.adverb, Pos.particle, Pos.preposition]),
        can(Pos.verb, Feature.pastParticiple),
        words('morgen heute alle'),
        punctuation('?'),
      ),
    ],
    [
      sentenceStart(),
      word('seit').as('seit').mark(),
      words('bitte so nicht alle leise still vorsichtig ruhig froh nett lieb herzlich gegrüßt'),
    ],
  ],
  where: (m) =>
    !(
      m.token('seit').index === m.from &&
      isVerbLast(m.sentence, m.from) &&
      m.sentence.tokens[clauseEnd(m.sentence, m.from)]?.text === ','
    ),
  suggest: () => ['seid'],
  wrong: [
    ['Ihr seit die besten Freunde der Welt.', 'Ihr seid die besten Freunde der Welt.'],
    ['Meldet euch, wenn ihr angekommen seit.', 'Meldet euch, wenn ihr angekommen seid.'],
    ['Seit ihr morgen zu Hause?', 'Seid ihr morgen zu Hause?'],
  ],
  right: [
    'Ihr seid nett.',
    'Seit gestern regnet es.',
    'Seit ihr weg seid, ist es still.',
    'Ihr wohnt seit Jahren hier.',
  ],
});

/** seid gestern: the preposition. */
export const seitTime = defineRule({
  id: 'de.confusions.seid-seit',
  priority: 2,
  patterns: [
    [
      word('seid').as('seid').mark(),
      oneOf(
        words(
          `${TIME} letztem letzter letzten vorigem dem der einem einer einiger einigen vielen mehreren wenigen diesem dieser meinem meiner unserem unserer seinem ihrem`,
        ),
        number(),
      ),
    ],
    [word('seid').as('seid').mark(), words('ein zwei drei vier fünf sechs sieben acht neun zehn zwanzig'), words(TIME)],
  ],
  where: (m) => m.before()?.lower !== 'ihr' && m.after()?.lower !== 'ihr',
  suggest: () => ['seit'],
  wrong: [
    ['Ich warte seid gestern auf eine Antwort.', 'Ich warte seit gestern auf eine Antwort.'],
    ['Seid drei Tagen regnet es ohne Pause.', 'Seit drei Tagen regnet es ohne Pause.'],
    ['Er arbeitet seid einem Jahr bei uns.', 'Er arbeitet seit einem Jahr bei uns.'],
  ],
  right: ['Ich warte seit gestern.', 'Ihr seid gestern gut gefahren.', 'Seid ihr einem Hund begegnet?'],
});

/** spiegelt sich wieder: wider. */
export const spiegelnWider = defineRule({
  id: 'de.confusions.wieder-wider',
  patterns: [
    [
      lemma('spiegeln'),
      new Element((token) => token.kind === 'word').repeat(1, 9),
      word('wieder').mark(),
      oneOf(punctuation('.', ',', '!', '?'), words('und')),
    ],
    [words('für'), word('und'), word('wieder').mark()],
  ],
  suggest: (m) => [m.sentence.tokens[m.from]?.lower === 'für' ? 'Wider' : 'wider'],
  wrong: [
    ['Das spiegelt sich auch im Preis wieder.', 'Das spiegelt sich auch im Preis wider.'],
    ['Seine Laune spiegelte sich im Gesicht wieder.', 'Seine Laune spiegelte sich im Gesicht wider.'],
    ['Das Für und Wieder muss man abwägen.', 'Das Für und Wider muss man abwägen.'],
  ],
  right: ['Das spiegelt sich im Preis wider.', 'Er kommt morgen wieder.', 'Wir sehen uns wieder.'],
});

const comparative = (): Element => can(Pos.adjective, Feature.comparative).except(words('mehr weniger eher später'));

/** älter wie: als after a comparative. */
export const comparativeWie = defineRule({
  id: 'de.confusions.als-wie',
  patterns: [
    [
      comparative().as('adj'),
      word('wie').as('wie').mark(),
      not(oneOf(punctuation(','), words('immer nie zuvor gesagt möglich gewohnt üblich'))),
    ],
    [comparative().as('adj'), word('als').mark(), word('wie').as('wie').mark()],
    [words('anders mehr weniger'), word('als').mark(), word('wie').as('wie').mark()],
    [
      word('anders'),
      word('wie').as('wie').mark(),
      words('ich du er sie wir ihr früher sonst gedacht erwartet geplant die der das mein bei'),
    ],
  ],
  where: (m) => {
    const before = m.sentence.tokens[m.from - 1]?.lower ?? '';
    if (/^(?:so|genauso|ebenso|doppelt|nicht so|genau|der|die|das|ein|eine)$/.test(before)) return false;
    const adjective = m.sentence.tokens[m.from];
    if (
      adjective &&
      adjective.lower !== 'anders' &&
      !adjective.readings.some(({ features }) => features & Feature.comparative && (features & 0xf00) === 0) &&
      adjective.lower !== 'mehr' &&
      adjective.lower !== 'weniger'
    )
      return false;
    return (
      !isVerbLast(m.sentence, m.token('wie').index) || m.sentence.tokens[m.token('wie').index - 1]?.lower === 'als'
    );
  },
  suggest: () => ['als'],
  wrong: [
    ['Mein Bruder ist größer wie ich.', 'Mein Bruder ist größer als ich.'],
    ['Das Hotel war besser als wie im Katalog.', 'Das Hotel war besser als im Katalog.'],
    ['Es kam anders wie gedacht.', 'Es kam anders als gedacht.'],
  ],
  right: ['Er ist größer als ich.', 'Sie ist so alt wie er.', 'Es ist schöner, wie immer.'],
});

/** genauso groß als: wie after so. */
export const equalAls = defineRule({
  id: 'de.confusions.wie-als',
  pattern: [
    words('so genauso ebenso'),
    tagged([Pos.adjective, Pos.adverb]).except(can(Pos.adjective, Feature.comparative)),
    word('als').mark(),
    words(
      'ich du er sie wir ihr der die das mein meine dein deine sein seine ihr ihre im am letztes früher gestern bei',
    ),
  ],
  where: (m) => !isVerbLast(m.sentence, m.from + 2) && m.before()?.lower !== 'nicht',
  suggest: () => ['wie'],
  wrong: [
    ['Er ist genauso groß als ich.', 'Er ist genauso groß wie ich.'],
    ['Das Essen war ebenso gut als im letzten Jahr.', 'Das Essen war ebenso gut wie im letzten Jahr.'],
    ['Sie läuft so schnell als ihr Bruder.', 'Sie läuft so schnell wie ihr Bruder.'],
  ],
  right: ['Er ist genauso groß wie ich.', 'So schön, als wäre es neu.', 'Sie ist größer als ich.'],
});

/** den ich bin krank: denn. */
export const dennReason = defineRule({
  id: 'de.confusions.den-denn',
  patterns: [
    [
      punctuation(','),
      word('den').as('den').mark(),
      words('ich er es sie wir das du'),
      words('ist bin war hat habe haben sind kann muss wird werde wollte hatte waren müssen können').as('verb'),
      anyWord(),
    ],
    [words('mehr weniger besser schöner größer'), word('den').as('den').mark(), word('je')],
    [
      words('was wo wie wer warum wann'),
      finite().as('verb'),
      word('den').as('den').mark(),
      oneOf(words('du ihr das los hier da passiert'), punctuation('?')),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const end = tokens[clauseEnd(m.sentence, m.token('den').index) - 1];
    return tokens[m.from]?.text !== ',' || !isFinite(end) || isBreak(m.after());
  },
  suggest: () => ['denn'],
  wrong: [
    ['Ich bleibe hier, den ich bin müde.', 'Ich bleibe hier, denn ich bin müde.'],
    ['Heute ist es schöner den je.', 'Heute ist es schöner denn je.'],
    ['Was ist den hier los?', 'Was ist denn hier los?'],
  ],
  right: ['Der Hund, den ich habe, ist alt.', 'Ich bleibe, denn ich bin müde.', 'Wo ist den Kindern kalt?'],
});

/** in denn Ferien: the article. */
export const denArticle = defineRule({
  id: 'de.confusions.denn-den',
  pattern: [
    tagged(Pos.preposition).except(words('als wie')),
    word('denn').mark(),
    oneOf(noun(), tagged(Pos.adjective)),
  ],
  suggest: () => ['den'],
  wrong: [
    ['In denn Ferien fahren wir ans Meer.', 'In den Ferien fahren wir ans Meer.'],
    ['Stell das bitte auf denn Tisch.', 'Stell das bitte auf den Tisch.'],
    ['Ich danke dir für denn schönen Abend.', 'Ich danke dir für den schönen Abend.'],
  ],
  right: ['In den Ferien fahren wir weg.', 'Was machst du denn heute?', 'Er blieb, denn Regen zog auf.'],
});

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
  where: (m) =>
    isVerbLast(m.sentence, m.token('wen').index) &&
    !m.sentence.tokens
      .slice(0, m.from)
      .some((token) => /^(?:weiß|weißt|wissen|frage|fragen|sag|sagen|egal)$/.test(token.lower)),
  suggest: () => ['wenn'],
  wrong: [
    ['Wen du morgen Zeit hast, komm vorbei.', 'Wenn du morgen Zeit hast, komm vorbei.'],
    ['Ich rufe an, wen ich da bin.', 'Ich rufe an, wenn ich da bin.'],
    ['Wen wir alle helfen, sind wir schnell fertig.', 'Wenn wir alle helfen, sind wir schnell fertig.'],
  ],
  right: ['Wenn du Zeit hast, komm vorbei.', 'Wen du liebst, ist mir egal.', 'Ich weiß, wen er meint.'],
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
  right: ['Es war schön.', 'Das kann nicht wahr sein.', 'Ist das wahr oder nicht?'],
});

/** nicht war?, das ist war: wahr. */
export const wahrTrue = defineRule({
  id: 'de.confusions.war-wahr',
  patterns: [
    [word('nicht'), word('war').mark(), punctuation('?')],
    [
      words('ist sind sei'),
      words('das nicht auch wirklich alles').repeat(0, 2),
      word('war').mark(),
      oneOf(punctuation('.', '!', '?', ','), words('oder und')),
    ],
    [word('war').mark(), words('geworden werden')],
  ],
  suggest: () => ['wahr'],
  wrong: [
    ['Du kommst doch mit, nicht war?', 'Du kommst doch mit, nicht wahr?'],
    ['Ist das wirklich war?', 'Ist das wirklich wahr?'],
    ['Mein Traum ist war geworden.', 'Mein Traum ist wahr geworden.'],
  ],
  right: ['Nicht wahr?', 'Das ist wahr.', 'Wie es war, weiß ich nicht.'],
});

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
  where: (m) => {
    const next = m.after();
    return (
      m.token('in').lower === 'im' ||
      !(isNoun(next) || next?.kind === 'number' || next?.text === '-' || next?.lower === 'für' || next?.lower === 'und')
    );
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
      words('habe hat hatte gebe gib helfe hilf geht danke sage sag'),
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
  right: ['Ich war mit ihm essen.', 'Er ist mit im Boot.', 'Das steht im Vertrag.'],
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
  right: ['Man sollte früh buchen.', 'Der Mann kann kochen.', 'Mein Mann muss arbeiten.'],
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
  where: (m) => m.token('viel').lower === 'viel' || m.after()?.lower !== 'boden',
  suggest: (m) => [m.token('viel').lower === 'viel' ? 'fiel' : 'viel'],
  wrong: [
    ['Ich wünsche euch fiel Spaß!', 'Ich wünsche euch viel Spaß!'],
    ['Das ist fiel zu teuer.', 'Das ist viel zu teuer.'],
    ['Der Abschied viel mir schwer.', 'Der Abschied fiel mir schwer.'],
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
    ),
  ],
  where: (m) => m.sentence.tokens.some((token) => token.index !== m.from && isFinite(token)) && !isBreak(m.after()),
  suggest: () => ['fast'],
  wrong: [
    ['Wir sind fasst fertig mit dem Umzug.', 'Wir sind fast fertig mit dem Umzug.'],
    ['Ich habe fasst alles aufgegessen.', 'Ich habe fast alles aufgegessen.'],
    ['Er kommt fasst immer zu spät.', 'Er kommt fast immer zu spät.'],
  ],
  right: ['Wir sind fast fertig.', 'Das Buch fasst alles zusammen.', 'Sie fasst es nicht.'],
});

/** All rules of confused words. */
export const confusionRules = [
  seidVerb,
  seitTime,
  spiegelnWider,
  comparativeWie,
  equalAls,
  dennReason,
  denArticle,
  wennCondition,
  warVerb,
  wahrTrue,
  imIn,
  ihmPronoun,
  manPronoun,
  vielFiel,
  fastFasst,
];
