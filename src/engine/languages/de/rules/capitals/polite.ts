// The polite Sie: capitalised when the reader is addressed.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  can,
  Element,
  form,
  lemmas,
  not,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { CAPITALS_POLITE_SIE_WRONG } from './politeExamples.ts';
import { politely, politePronoun, WRITER } from './politeWords.ts';

const THANKING = /^(?:danke|danken|dank|bedanke|bedanken|bitten|bitte)$/;
const ASKING = /^(?:können|könnten|würden|möchten|haben|hätten|wollen|dürfen)$/;
const REPORTED = /\b(?:sie|ihre?r?)\b.*\b(?:sagte|fragte|meinte)\b/;

/** für ihre Geduld, um ihre Geduld. */
const isFor = (m: Match): boolean => /^(?:für|um)$/.test(m.sentence.tokens[m.from]?.lower ?? '');

/** können sie mir bitte: the reader is addressed. */
export const politeSie = defineRule({
  id: 'de.capitals.polite-sie',
  patterns: [
    [words('können könnten würden möchten haben hätten wollen dürfen'), politePronoun('sie'), words('mir uns bitte')],
    [word('bitte'), form(/en$/).and(can(Pos.verb)), politePronoun('sie')],
    [
      sentenceStart(),
      form(/en$/).and(can(Pos.verb)).except(words('sind werden waren')),
      politePronoun('sie'),
      words('mir uns bitte'),
    ],
    [words('vielen herzlichen besten'), word('dank'), word('für'), politePronoun('ihre ihren ihr'), not(word('hund'))],
    [words('wir ich'), words('bitte bitten'), politePronoun('sie')],
    [
      words('freuen dankbar nett schön toll lieb super freundlich'),
      punctuation(','),
      word('wenn'),
      politePronoun('sie'),
      words('mir uns mich das die den'),
    ],
    [
      words('für um'),
      politePronoun('ihre ihren ihr'),
      tagged(Pos.adjective).repeat(0, 2),
      lemmas(
        'Verständnis Geduld Vertrauen Interesse Bemühung Mühe Unterstützung Rückmeldung Antwort Aufmerksamkeit Hilfe Einladung Bestellung',
      ),
    ],
    [
      words('bedanke bedanken'),
      words('ich wir mich uns').repeat(1, 2),
      word('bei'),
      politePronoun('ihnen'),
      words('für'),
    ],
    [
      sentenceStart(),
      word('haben'),
      politePronoun('sie'),
      words('noch vielleicht schon dazu weitere eine').repeat(0, 2),
      lemmas('Frage Rückfrage Interesse Anregung Anmerkung'),
    ],
    [
      words('wir ich'),
      words('möchten möchte dürfen darf'),
      politePronoun('sie ihnen'),
      new Element((token) => token.kind === 'word').repeat(0, 4),
      words('bitten informieren einladen danken mitteilen empfehlen'),
    ],
    [
      words('wir ich'),
      words('senden schicken danken wünschen teilen bieten empfehlen sende schicke danke wünsche biete empfehle'),
      politePronoun('ihnen'),
    ],
    [
      words('stehe stehen'),
      words('ich wir'),
      politePronoun('ihnen'),
      new Element((token) => token.kind === 'word').repeat(0, 4),
      word('zur'),
      lemmas('Verfügung'),
    ],
    [
      sentenceStart(),
      words('in im als anbei beiliegend'),
      words('der dem').repeat(0, 1),
      lemmas('Anlage Anhang').repeat(0, 1),
      words('finden erhalten sehen'),
      politePronoun('sie'),
    ],
    [
      words('freuen freue'),
      punctuation(',').optional(),
      words('bald').optional(),
      word('von'),
      politePronoun('ihnen'),
      words('zu'),
      lemmas('hören'),
    ],
    [
      sentenceStart(),
      words('anbei hiermit'),
      words('sende schicke senden schicken übersende übersenden erhalten'),
      words('ich wir'),
      politePronoun('ihnen'),
    ],
    [
      words('uns mich'),
      word('bei'),
      politePronoun('ihnen'),
      new Element((token) => token.kind === 'word').repeat(0, 5),
      words('entschuldigen bedanken bewerben melden'),
    ],
    [
      sentenceStart(),
      words('melden wenden schicken senden teilen rufen geben schreiben überweisen sagen'),
      politePronoun('sie'),
      words('uns mir mich sich'),
    ],
  ],
  unless: {
    'no thanks and no request': {
      when: (m) => isFor(m) && !m.sentence.tokens.slice(0, m.from).some(({ lower }) => THANKING.test(lower)),
      right: 'Ich lobe die Kinder für ihre Geduld.',
    },
    'thanks of others': {
      when: (m) =>
        isFor(m) &&
        !m.sentence.tokens
          .slice(0, m.from)
          .some(({ lower }) => /^(?:danke?|bedanke|bitte)$/.test(lower) || WRITER.test(lower)),
      right: 'Alle danken ihren Eltern für ihre Hilfe.',
    },
    'said of others': {
      when: (m) =>
        ASKING.test(m.sentence.tokens[m.from]?.lower ?? '') && m.from > 0 && m.sentence.tokens.at(-1)?.text !== '?',
      right: 'Das haben sie mir schon erzählt.',
    },
    'speech of others': {
      when: (m) => REPORTED.test(m.sentence.text.slice(m.sentence.start, m.sentence.end)),
      right: 'Wir möchten sie gern einladen, sagte Anna über ihre Nachbarn.',
    },
  },
  suggest: politely,
  wrong: [
    ['Können sie mir bitte ein Angebot schicken?', 'Können Sie mir bitte ein Angebot schicken?'],
    ['Bitte senden sie die Ware zurück.', 'Bitte senden Sie die Ware zurück.'],
    ['Vielen Dank für ihre schnelle Antwort.', 'Vielen Dank für Ihre schnelle Antwort.'],
    ...CAPITALS_POLITE_SIE_WRONG,
  ],
  right: [
    'Werden sie uns rechtzeitig finden?',
    'Sie haben ihre Kinder abgeholt.',
    'Wenn die Gäste kommen, begrüßen wir sie.',
  ],
});

const SALUTATION = /^\s*(?:Sehr geehrte|Guten Tag|Liebe (?:Gäste|Kund|Mitglied|Eltern|Damen|Besuch))/;

/** Sehr geehrte Frau Kranz, können sie: after the salutation of a letter. */
export const politeAfterSalutation = defineRule({
  id: 'de.capitals.polite-letter',
  priority: 1,
  pattern: [politePronoun('sie ihnen ihre ihren ihrem ihrer')],
  where: (m) => SALUTATION.test(m.sentence.text.slice(m.sentence.start)),
  unless: {
    'others named before': {
      when: (m) => m.sentence.tokens.slice(0, m.from).some((token) => /^(?:die|der)$/.test(token.lower)),
      right: 'Liebe Eltern, die Kinder brauchen ihre Sportsachen.',
    },
  },
  suggest: politely,
  wrong: [
    [
      'Sehr geehrter Herr Lang, ich habe ihnen gestern geschrieben.',
      'Sehr geehrter Herr Lang, ich habe Ihnen gestern geschrieben.',
    ],
    ['Liebe Gäste, wir bitten um ihre Geduld.', 'Liebe Gäste, wir bitten um Ihre Geduld.'],
    ['Guten Tag, haben sie am Montag geöffnet?', 'Guten Tag, haben Sie am Montag geöffnet?'],
  ],
  right: [
    'Liebe Anna, danke für ihre Adresse.',
    'Liebe Oma, ich habe sie gesehen.',
    'Meine Schwester hat ihre Tasche vergessen.',
  ],
});
