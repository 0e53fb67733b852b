// The dative with verbs: jemandem helfen, jemandem etwas sagen.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, lemmas, oneOf, punctuation, sentenceEnd, tagged, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { reads } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { phraseOf } from '../../reading/judgedPhrase.ts';
import { phraseAt } from '../../reading/nounPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { clauseEnd, clauseStart, isNoun, noun } from '../../reading/words.ts';
import dativeVerbs from '../../rows/dativeVerbs.words.tsv';

const TO_DATIVE: Readonly<Record<string, string>> = { mich: 'mir', dich: 'dir', ihn: 'ihm', sie: 'Ihnen' };

/** The tokens that end a clause. */
export const close = (): Element => oneOf(punctuation('.', '!', '?', ',', ';'), words('und oder aber'));

const clauseHas = (m: Match, lemma: RegExp): boolean =>
  m.sentence.tokens
    .slice(clauseStart(m.sentence, m.from), clauseEnd(m.sentence, m.from))
    .some(
      (token) =>
        token.pos === Pos.verb &&
        token.lower !== 'bitte' &&
        !(m.names('verb') && token === m.token('verb')) &&
        token.readings.some((reading) => reading.pos === Pos.verb && lemma.test(reading.lemma)),
    );

/** Words in between: no finite verb or other verb form, and no "zu". */
const filler = (): Element =>
  new Element(
    (token) =>
      token.lower === 'bitte' ||
      (token.kind === 'word' && !isFinite(token) && token.verbForm === 0 && token.lower !== 'zu'),
  );

const WITH_DATIVE = wordsIn(dativeVerbs, 'dative', 'asked');

/** Kannst du mich helfen, das Haus gehört meinen Onkel: the dative that a verb takes. */
export const dativeVerb = defineRule({
  id: 'de.agreement-noun-phrase.dative-verb',
  patterns: [
    [
      words('mich dich ihn').as('person').mark(),
      filler().repeat(0, 5),
      lemma(...WITH_DATIVE)
        .and(new Element((token) => token.verbForm !== 0))
        .as('verb'),
      close(),
    ],
    [
      words('mich dich ihn').as('person').mark(),
      filler().repeat(0, 5),
      lemma(...WITH_DATIVE)
        .and(new Element((token) => token.verbForm !== 0))
        .as('verb'),
      sentenceEnd(),
    ],
    [
      lemma(...WITH_DATIVE, 'gehören', 'fehlen')
        .and(new Element(isFinite))
        .as('verb'),
      words('mich dich ihn').as('person').mark(),
    ],
    [
      words('ich wir'),
      words('danke danken helfe helfen gratuliere gratulieren antworte antworten').as('verb'),
      new Element((token) => token.text === 'Sie').as('person').mark(),
    ],
    [
      lemma(...WITH_DATIVE, 'gehören')
        .and(new Element(isFinite))
        .as('verb'),
      words('nicht auch immer leider sehr gar noch').repeat(0, 2),
      words('den meinen deinen seinen ihren unseren einen diesen').as('det').mark(),
      tagged(Pos.adjective).repeat(0, 1),
      noun().as('noun'),
    ],
    [
      words('ich er du wir man'),
      lemmas('helfen danken gratulieren antworten vertrauen').and(new Element(isFinite)).as('verb'),
      words('die meine deine seine ihre unsere eine').as('det').mark(),
      noun().as('noun'),
    ],
  ],
  where: (m) => {
    if (clauseHas(m, /^(?:lassen|sehen|hören|bitten|schicken)$/) || !reads(m.token('verb'), Pos.verb)) return false;
    return fixOfDative(m) !== '';
  },
  suggest: (m) => [fixOfDative(m)],
  wrong: [
    ['Kannst du mich bitte beim Umzug helfen?', 'Kannst du mir bitte beim Umzug helfen?'],
    ['Das neue Sofa gefällt mich sehr gut.', 'Das neue Sofa gefällt mir sehr gut.'],
    ['Das Fahrrad gehört meinen Bruder.', 'Das Fahrrad gehört meinem Bruder.'],
    ['Ich danke Sie für die schnelle Antwort.', 'Ich danke Ihnen für die schnelle Antwort.'],
    ['Kannst du mich morgen helfen?', 'Kannst du mir morgen helfen?'],
    ['Ich helfe die Frau.', 'Ich helfe der Frau.'],
    ['Ich will dich helfen', 'Ich will dir helfen'],
  ],
  right: [
    'Lass mich dir bitte helfen.',
    'Ich lasse ihn beim Kochen helfen.',
    'Er hilft den Kindern bei den Hausaufgaben.',
    'Wir danken Ihnen für die Antwort.',
    'Er hilft den ganzen Tag im Laden.',
  ],
});

const isTime = (token: Token): boolean =>
  /(?:tag|abend|morgen|nachmittag|vormittag|sommer|winter|monat|weg|moment|augenblick|nacht|woche|zeit|stunde)$/.test(
    token.lower,
  );

/** The person in the dative; '' when it is already right. */
function fixOfDative(m: Match): string {
  if (m.names('person')) return TO_DATIVE[m.token('person').lower] ?? '';
  const phrase = phraseOf(m, 'det');
  if (!phrase?.determiner || isTime(phrase.noun)) return '';
  const cells = phrase.determinerCells & phrase.nounCells;
  if (cells === 0 || (cells & 0xf00) !== 0) return '';
  const singular = phrase.nounCells & 0x700;
  return (
    formsFor(
      m.sentence,
      phrase.determiner,
      Pos.determiner,
      (cells & 0x80) !== 0 && (cells & 0x70) === 0 ? 0 : singular,
      0,
    )[0] ?? ''
  );
}

const isSubject = (token: Token | undefined): boolean => /^(?:ich|du|er|sie|wir|ihr|man)$/.test(token?.lower ?? '');

/** Ich habe dich gesagt, er schenkt mich ein Buch: the person who is told or given something. */
export const dativePerson = defineRule({
  id: 'de.agreement-noun-phrase.dative-person',
  patterns: [
    [
      words('mich dich ihn').as('person').mark(),
      filler().repeat(0, 5),
      lemmas('sagen erzählen mitteilen')
        .and(new Element((token) => token.verbForm !== 0))
        .as('verb'),
      close(),
    ],
    [lemmas('sagen erzählen').and(new Element(isFinite)).as('verb'), words('mich dich ihn').as('person').mark()],
    [
      words('mich dich ihn').as('person').mark(),
      words('noch auch nie oft gestern heute schon immer bitte').repeat(0, 2),
      tagged(Pos.determiner).as('det'),
      tagged(Pos.adjective).repeat(0, 1),
      noun().as('noun'),
      filler().repeat(0, 3),
      lemmas(
        'schenken geben zeigen schicken leihen wünschen empfehlen versprechen erklären kaufen bringen mitbringen besorgen borgen anbieten reichen überreichen vererben spendieren gönnen beibringen erlauben',
      )
        .and(new Element((token) => token.verbForm !== 0))
        .as('verb'),
      close(),
    ],
    [
      lemmas('schenken geben zeigen schicken leihen wünschen empfehlen erklären').and(new Element(isFinite)).as('verb'),
      words('du ihr').repeat(0, 1),
      words('mich dich ihn').as('person').mark(),
      words('bitte mal doch auch noch heute morgen').repeat(0, 2),
      tagged(Pos.determiner).as('det'),
      tagged(Pos.adjective).repeat(0, 1),
      noun().as('noun'),
    ],
  ],
  where: (m) => {
    const person = m.token('person');
    if (clauseHas(m, /^(?:lassen|hören)$/)) return false;
    if (!m.names('det')) return true;
    const phrase = phraseAt(m.sentence, m.token('det').index);
    if (!phrase?.determiner || (phrase.determinerCells & phrase.nounCells & 0xf0) === 0) return false;
    const { tokens } = m.sentence;
    const verb = m.names('noun') && m.token('verb').index < person.index ? m.token('verb') : undefined;
    const first = verb ?? tokens.slice(0, person.index).findLast(isFinite);
    // the giver must be next to the verb: "Dann hat mich ein Freund geschickt"; a command has none
    const isOrder = verb !== undefined && verb.readings.some(({ features }) => (features & Feature.imperative) !== 0);
    return (
      first !== undefined &&
      (isSubject(tokens[first.index - 1]) ||
        isSubject(tokens[first.index + 1]) ||
        isNoun(tokens[first.index - 1]) ||
        isOrder)
    );
  },
  suggest: (m) => [TO_DATIVE[m.token('person').lower] ?? ''],
  wrong: [
    ['Das Ergebnis habe ich dich schon am Montag mitgeteilt.', 'Das Ergebnis habe ich dir schon am Montag mitgeteilt.'],
    ['Der Nachbar hat ihn seinen Rasenmäher geborgt.', 'Der Nachbar hat ihm seinen Rasenmäher geborgt.'],
    ['Ich habe dich doch gestern alles gesagt.', 'Ich habe dir doch gestern alles gesagt.'],
    ['Meine Oma hat mich ein Fahrrad geschenkt.', 'Meine Oma hat mir ein Fahrrad geschenkt.'],
    ['Kannst du ihn sagen, dass ich später komme?', 'Kannst du ihm sagen, dass ich später komme?'],
    ['Sag mich bitte Bescheid.', 'Sag mir bitte Bescheid.'],
    ['Gib mich mal das Salz.', 'Gib mir mal das Salz.'],
    ['Schick mich die Rechnung bitte zu.', 'Schick mir die Rechnung bitte zu.'],
    ['Zeig mich doch ein Foto.', 'Zeig mir doch ein Foto.'],
    ['Leihst du mich dein Fahrrad?', 'Leihst du mir dein Fahrrad?'],
  ],
  right: [
    'Ich habe mich lange gefragt, was er uns sagen wollte.',
    'Dann hat mich ein Freund nach Hause geschickt.',
    'Sie lässt dich grüßen und sagt, es geht ihr gut.',
    'Er gibt ihn mir.',
  ],
});
