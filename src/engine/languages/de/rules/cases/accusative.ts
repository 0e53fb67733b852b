// The accusative with verbs: jemanden anrufen, über etwas diskutieren.
import { Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, Element, lemma, lemmas, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOfWords } from '../../../../rules/wordRows.ts';
import { cellsAs } from '../../reading/cells.ts';
import { phraseOf } from '../../reading/judgedPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { clauseStart, isNoun, noun } from '../../reading/words.ts';
import accusativePrepositions from '../../rows/accusativePrepositions.words.tsv';
import { close } from './dative.ts';

const TO_ACCUSATIVE: Readonly<Record<string, string>> = { mir: 'mich', dir: 'dich', ihm: 'ihn' };

const REFLEXIVE =
  'entschuldigen freuen ärgern bewerben beschweren bedanken kümmern erkundigen interessieren erinnern fühlen beeilen verlieben';

const ADVERB = () =>
  new Element(
    (token) =>
      token.kind === 'word' &&
      (token.pos === Pos.adverb ||
        token.pos === Pos.particle ||
        /^(?:morgen|heute|gestern|bitte|mal|auch|nicht)$/.test(token.lower)),
  );

/** Ich rufe dir an, das interessiert mir nicht: the accusative that a verb takes. */
export const accusativeVerb = defineRule({
  id: 'de.agreement-noun-phrase.accusative-verb',
  patterns: [
    [
      words('mir dir ihm').as('person').mark(),
      ADVERB().repeat(0, 4),
      lemmas(
        'anrufen besuchen treffen einladen vermissen kennenlernen lieben fragen heiraten stören nerven interessieren beleidigen verstehen erreichen begleiten unterstützen umarmen wecken begrüßen',
      )
        .and(new Element((token) => token.verbForm !== 0))
        .as('verb'),
      close(),
    ],
    [
      lemmas('lieben fragen besuchen vermissen nerven interessieren stören heiraten')
        .and(new Element(isFinite))
        .as('verb'),
      words('mir dir ihm').as('person').mark(),
      ADVERB().repeat(0, 4),
      punctuation('.', '!', '?', ','),
    ],
    [
      word('ich').as('self'),
      anyWord().repeat(0, 1),
      word('mir').as('person').mark(),
      new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(0, 7),
      lemmas(REFLEXIVE).as('verb'),
      close(),
    ],
    [word('ich').as('self'), lemmas(REFLEXIVE).and(new Element(isFinite)).as('verb'), word('mir').as('person').mark()],
    [
      lemmas('rufen').as('verb'),
      words('ich er sie wir du ihr').repeat(0, 1),
      words('mir dir ihm').as('person').mark(),
      ADVERB().repeat(0, 4),
      word('an'),
      close(),
    ],
  ],
  where: (m) => {
    if (m.names('self'))
      return !m.sentence.tokens.slice(m.from, m.to).some(({ lower }) => /^(?:das|es|was|dass)$/.test(lower));
    const before = m.sentence.tokens.slice(clauseStart(m.sentence, m.from), m.token('person').index);
    // there is already an object: "Den Hund hat er mir abgeholt", "es mir gesagt", "mit mir treffen"
    if (before.some(({ lower }) => /^(?:den|ihn|wen|einen|lassen|lass|lässt)$/.test(lower))) return false;
    // "sie gab ihm zu verstehen"
    if (before.some(({ readings }) => readings.some(({ lemma }) => lemma === 'geben'))) return false;
    const last = before[before.length - 1];
    return (
      last?.pos !== Pos.preposition &&
      !before.some(
        (token) =>
          token.kind === 'word' && isNoun(token) && (cellsAs(token, Pos.noun) & 0x10) === 0 && token.pos !== Pos.noun,
      )
    );
  },
  suggest: (m) => [TO_ACCUSATIVE[m.token('person').lower] ?? ''],
  wrong: [
    ['Ich rufe dir morgen an.', 'Ich rufe dich morgen an.'],
    ['Das interessiert mir überhaupt nicht.', 'Das interessiert mich überhaupt nicht.'],
    ['Wann willst du mir mal besuchen?', 'Wann willst du mich mal besuchen?'],
    ['Ich möchte mir bei dir entschuldigen.', 'Ich möchte mich bei dir entschuldigen.'],
    ['Ich freue mir auf den Urlaub.', 'Ich freue mich auf den Urlaub.'],
    ['Ich will mir bewerben.', 'Ich will mich bewerben.'],
  ],
  right: [
    'Ich habe mir gestern einen Anzug für das Fest gekauft.',
    'Er will sich mit mir treffen.',
    'Das hat er mir nicht gesagt.',
    'Sie gab ihm zu verstehen, dass er störte.',
  ],
});

/** über dem Vorschlag diskutieren: the accusative with a verb at the end of the clause. */
export const governedCase = defineRule({
  id: 'de.agreement-noun-phrase.governed',
  rows: rowsOfWords(accusativePrepositions, ({ word: verb, preposition = '' }) => [
    [
      word(...preposition.split('|')),
      words('dem meinem deinem seinem ihrem unserem einem diesem der meiner deiner seiner ihrer unserer einer dieser')
        .as('det')
        .mark(),
      tagged(Pos.adjective).repeat(0, 1),
      noun().as('noun'),
      words('nicht sehr noch schon oft lange viel auch immer mehr wieder so genau gut').repeat(0, 3),
      lemma(verb).as('verb'),
      close(),
    ],
  ]),
  where: (m) => {
    const phrase = phraseOf(m, 'det');
    if (!phrase?.determiner || phrase.adjectives.length > 0) return false;
    const cells = phrase.determinerCells & phrase.nounCells & 0xf00;
    if (
      /(?:bahnhof|steig|platz|hof|flur|gang|balkon|amt|straße|weg|tag|abend|morgen|ende|schiff|dach|land|station|stelle|party|sofa|fest|bank|treppe|terrasse|hochzeit|arbeit|schule)$/.test(
        phrase.noun.lower,
      )
    )
      return false;
    return cells !== 0 && fixOfGoverned(m) !== '';
  },
  suggest: (m) => [fixOfGoverned(m)],
  wrong: [['Ich habe mich lange auf dem Urlaub gefreut.', 'Ich habe mich lange auf den Urlaub gefreut.']],
  right: ['Wir haben auf der Bank gewartet.', 'Ich habe auf dem Bahnhof gewartet.', 'Er hat an der Tafel geschrieben.'],
});

function fixOfGoverned(m: Match): string {
  const phrase = phraseOf(m, 'det');
  if (!phrase?.determiner) return '';
  const cells = (phrase.determinerCells & phrase.nounCells & 0xf00) >> 4;
  return formsFor(m.sentence, phrase.determiner, Pos.determiner, cells, 0xf0)[0] ?? '';
}
