// The polite Sie: capitals when the reader is addressed.
import { Feature, Pos } from '../../../../lexicon/features.ts';
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
import type { Token } from '../../../../rules/token.ts';
import { cellsAs } from '../../reading/cells.ts';
import { clauseEnd, clauseStart, isFinite, isNoun, lowerWord, neverFinite } from '../../reading/words.ts';
import { CAPITALS_POLITE_SIE_WRONG } from './politeExamples.ts';

const POLITE: Readonly<Record<string, string>> = {
  sie: 'Sie',
  ihnen: 'Ihnen',
  ihr: 'Ihr',
  ihre: 'Ihre',
  ihren: 'Ihren',
  ihrem: 'Ihrem',
  ihrer: 'Ihrer',
  ihres: 'Ihres',
};

const politely = (m: Match): string[] => [POLITE[m.token('sie').lower] ?? ''];

const politePronoun = (list: string): Element => words(list).except(form(/^$/)).and(lowerWord()).as('sie').mark();

/** können sie mir bitte: the reader is addressed. */
export const politeSie = defineRule({
  id: 'de.capitals.polite-sie',
  patterns: [
    [words('können könnten würden möchten haben hätten wollen dürfen'), politePronoun('sie'), words('mir uns bitte')],
    [word('bitte'), form(/en$/).and(can(Pos.verb)), politePronoun('sie')],
    [
      sentenceStart(),
      form(/en$/).and(can(Pos.verb)).except(words('haben sind werden waren hatten')),
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
  where: (m) =>
    (!/^(?:für|um)$/.test(m.sentence.tokens[m.from]?.lower ?? '') ||
      m.sentence.tokens
        .slice(0, m.from)
        .some(({ lower }) => /^(?:danke|danken|dank|bedanke|bedanken|bitten|bitte)$/.test(lower))) &&
    !/\b(?:sie|ihre?r?)\b.*\b(?:sagte|fragte|meinte)\b/.test(m.sentence.text.slice(m.sentence.start, m.sentence.end)),
  suggest: politely,
  wrong: [
    ['Können sie mir bitte ein Angebot schicken?', 'Können Sie mir bitte ein Angebot schicken?'],
    ['Bitte senden sie die Ware zurück.', 'Bitte senden Sie die Ware zurück.'],
    ['Vielen Dank für ihre schnelle Antwort.', 'Vielen Dank für Ihre schnelle Antwort.'],
    ...CAPITALS_POLITE_SIE_WRONG,
  ],
  right: [
    'Können Sie mir bitte helfen?',
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
  where: (m) =>
    SALUTATION.test(m.sentence.text.slice(m.sentence.start)) &&
    !m.sentence.tokens.slice(0, m.from).some((token) => /^(?:die|der)$/.test(token.lower)),
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
    'Sehr geehrter Herr Lang, ich danke Ihnen.',
    'Liebe Oma, ich habe sie gesehen.',
    'Meine Schwester hat ihre Tasche vergessen.',
  ],
});

const FEMININE = 0x2222;
const PLURAL = 0x8888;

const WRITER = /^(?:ich|wir|mir|mich|uns|(?:mein|unser)e?[nmrs]?)$/;

/** Whether a token is the polite pronoun: its capital is not that of a beginning. */
function isPolite(token: Token, before: Token | undefined): boolean {
  return /^(?:Sie|Ihnen|Ihre?[nmrs]?)$/.test(token.text) && before?.kind === 'word';
}

/** Whether "sie" may be somebody or something that the sentence has named before. */
function isNamed(token: Token, isPlural: boolean): boolean {
  if (token.pos === Pos.properNoun) return true;
  if (isNoun(token)) return (cellsAs(token, Pos.noun) & (isPlural ? PLURAL : PLURAL | FEMININE)) !== 0;
  return /^(?:sie|ihnen|ihre?[nmrs]?|diese|alle|viele|einige|beide|welche)$/.test(token.text);
}

/** Können Sie sagen, ob das für sie passt: the same sentence addresses the reader elsewhere. */
export const politeElsewhere = defineRule({
  id: 'de.capitals.polite-elsewhere',
  pattern: [politePronoun('sie ihnen ihre ihren ihrem ihrer')],
  where: (m) => {
    const { tokens } = m.sentence;
    const sie = m.token('sie');
    const [before, next] = [tokens[sie.index - 1], tokens[sie.index + 1]];
    const isSubject = isFinite(before) || isFinite(next) || before?.pos === Pos.subjunction;
    // a letter has a writer and a reader; manuals address the reader and speak of things
    if (!tokens.some(({ lower }) => WRITER.test(lower)) || tokens.some(({ text }) => /^[„“"»«:]$/.test(text)))
      return false;
    if (!tokens.some((token, i) => (isSubject ? i < sie.index : i !== sie.index) && isPolite(token, tokens[i - 1])))
      return false;
    if (tokens.slice(0, sie.index).some((token) => isNamed(token, sie.lower === 'ihnen'))) return false;
    // "Sie sie" and "sie Sie": of two one is somebody else
    if (before?.lower === 'sie' || next?.lower === 'sie') return false;
    // "dass Sie wissen, was sie bedeuten": said of things
    if (
      next?.readings.some(({ lemma }) =>
        /^(?:bedeuten|heißen|kosten|enthalten|bewirken|gehören|funktionieren)$/.test(lemma),
      )
    )
      return false;
    if (sie.lower !== 'sie' || before?.pos === Pos.preposition) return true;
    const clause = tokens.slice(clauseStart(m.sentence, sie.index), clauseEnd(m.sentence, sie.index));
    return !clause.some((token) => isFinite(token) && neverFinite(token, Feature.plural));
  },
  suggest: politely,
  wrong: [
    ['Können Sie mir sagen, ob der Termin für sie passt?', 'Können Sie mir sagen, ob der Termin für Sie passt?'],
    ['Bitte teilen Sie uns ihre neue Adresse mit.', 'Bitte teilen Sie uns Ihre neue Adresse mit.'],
    ['Ich freue mich, sie kennenzulernen, und danke Ihnen.', 'Ich freue mich, Sie kennenzulernen, und danke Ihnen.'],
  ],
  right: [
    'Bitte prüfen Sie die Rechnung und schicken Sie sie zurück.',
    'Wenn Sie die Gäste sehen, grüßen Sie sie von mir.',
    'Kennen Sie Anna und ihre Schwester?',
    'Bitte fragen Sie meine Frau, ob sie Zeit hat.',
    'Lassen Sie uns klären, ob Sie wissen, was sie bedeuten.',
  ],
});

/** Rules of polite address. */
export const politeRules = [politeSie, politeAfterSalutation, politeElsewhere];
