// Words that sound or look alike: seit and seid, wider and wieder, als and wie.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
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
} from '../../../../rules/pattern.ts';
import { clauseEnd, isVerbLast, noun } from '../../reading/words.ts';

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
    ['Ich weiß nicht, warum ihr so müde seit.', 'Ich weiß nicht, warum ihr so müde seid.'],
    ['Seit bitte leise!', 'Seid bitte leise!'],
    ['Schön, dass ihr da seit', 'Schön, dass ihr da seid'],
  ],
  right: [
    'Seit ihr heute angerufen habt, warte ich.',
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
    [word('seid').as('seid').mark(), words('ich wir er man es')],
    [word('seid').as('seid').mark(), words('ein zwei drei vier fünf sechs sieben acht neun zehn zwanzig'), words(TIME)],
  ],
  where: (m) => m.before()?.lower !== 'ihr' && m.after()?.lower !== 'ihr',
  suggest: () => ['seit'],
  wrong: [
    ['Ich warte seid gestern auf eine Antwort.', 'Ich warte seit gestern auf eine Antwort.'],
    ['Seid drei Tagen regnet es ohne Pause.', 'Seit drei Tagen regnet es ohne Pause.'],
    ['Er arbeitet seid einem Jahr bei uns.', 'Er arbeitet seit einem Jahr bei uns.'],
    ['Seid ich hier wohne, bin ich glücklich.', 'Seit ich hier wohne, bin ich glücklich.'],
  ],
  right: ['Wo seid ihr den ganzen Tag gewesen?', 'Ihr seid gestern gut gefahren.', 'Seid ihr einem Hund begegnet?'],
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
    [
      word('wider').mark(),
      not(
        oneOf(
          tagged([Pos.noun, Pos.determiner, Pos.adjective, Pos.properNoun, Pos.pronoun]),
          words('willen besseres erwarten alle jede jeden'),
        ),
      ),
    ],
  ],
  where: (m) =>
    m.marked()[0]?.lower === 'wieder' || !m.sentence.tokens.some(({ lower }) => /^(?:spieg|für$|hall)/.test(lower)),
  suggest: (m) => [
    m.marked()[0]?.lower === 'wider' ? 'wieder' : m.sentence.tokens[m.from]?.lower === 'für' ? 'Wider' : 'wider',
  ],
  wrong: [
    ['Das spiegelt sich auch im Preis wieder.', 'Das spiegelt sich auch im Preis wider.'],
    ['Seine Laune spiegelte sich im Gesicht wieder.', 'Seine Laune spiegelte sich im Gesicht wider.'],
    ['Das Für und Wieder muss man abwägen.', 'Das Für und Wider muss man abwägen.'],
    ['Ich komme bald wider nach Hause.', 'Ich komme bald wieder nach Hause.'],
    ['Wir sehen uns wider.', 'Wir sehen uns wieder.'],
  ],
  right: ['Das spiegelt sich im Preis wider.', 'Er kommt morgen wieder.', 'Wir sehen uns wieder.'],
});

/** "später wie versprochen" concerns time rather than measure. */
const COMPARATIVE = can(Pos.adjective, Feature.comparative).except(words('mehr weniger eher später')).as('adj');

/** älter wie: als after a comparative. */
export const comparativeWie = defineRule({
  id: 'de.confusions.als-wie',
  patterns: [
    [
      COMPARATIVE,
      word('wie').as('wie').mark(),
      not(oneOf(punctuation(','), words('immer nie zuvor gesagt möglich gewohnt üblich'))),
    ],
    [COMPARATIVE, word('als').mark(), word('wie').as('wie').mark()],
    [words('anders mehr weniger'), word('als').mark(), word('wie').as('wie').mark()],
    [
      COMPARATIVE,
      new Element((token) => token.pos === Pos.verb || token.pos === Pos.auxiliary),
      word('wie').as('wie').mark(),
      oneOf(
        words(
          'ich du er wir ihr man sein mein dein unser ihre seine meine deine früher gestern gedacht erwartet angekündigt geplant versprochen sonst üblich vereinbart',
        ),
        noun(),
      ),
      oneOf(punctuation('.', '!', '?', ',')),
    ],
    [
      words('mehr weniger besser lieber schneller öfter').as('adj'),
      noun(),
      word('wie').as('wie').mark(),
      words('ich du er wir ihr mein meine dein deine sein seine früher gestern'),
    ],
    [
      word('anders'),
      word('wie').as('wie').mark(),
      words('ich du er sie wir ihr früher sonst gedacht erwartet geplant die der das mein bei'),
    ],
  ],
  where: (m) => {
    const before = m.sentence.tokens[m.from - 1]?.lower ?? '';
    if (/^(?:so|genauso|ebenso|doppelt|genau|der|die|das|ein|eine)$/.test(before)) return false;
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
    ['Er isst mehr als wie ich.', 'Er isst mehr als ich.'],
    ['Sie ist größer wie ich.', 'Sie ist größer als ich.'],
    ['Es ist schlimmer geworden wie früher.', 'Es ist schlimmer geworden als früher.'],
    ['Er verdient mehr Geld wie ich.', 'Er verdient mehr Geld als ich.'],
    ['Das Haus ist kleiner wie unser Garten.', 'Das Haus ist kleiner als unser Garten.'],
  ],
  right: [
    'Sie ist so alt wie er.',
    'Ich rufe dich später wie versprochen an.',
    'Die jüngere wie die ältere Schwester singen gern.',
    'Ältere wie jüngere Gäste fühlen sich hier wohl.',
  ],
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
  // "nicht so sehr der Preis als die Lage": a contrast
  where: (m) =>
    !isVerbLast(m.sentence, m.from + 2) &&
    (m.before()?.lower !== 'nicht' || !/^(?:sehr|viel|oft|häufig)$/.test(m.sentence.tokens[m.from + 1]?.lower ?? '')),
  suggest: () => ['wie'],
  wrong: [
    ['Er ist genauso groß als ich.', 'Er ist genauso groß wie ich.'],
    ['Das Essen war ebenso gut als im letzten Jahr.', 'Das Essen war ebenso gut wie im letzten Jahr.'],
    ['Sie läuft so schnell als ihr Bruder.', 'Sie läuft so schnell wie ihr Bruder.'],
  ],
  right: [
    'Er sah sich nicht so sehr als der Chef, sondern als Kollege.',
    'Wir hatten Glück und waren so schneller als die anderen.',
    'So schön, als wäre es neu.',
  ],
});
