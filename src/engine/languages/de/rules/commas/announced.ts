// Commas after greetings, and before infinitives announced by a noun or a word like darauf.
import { Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, form, lemmas, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { isCapitalised, type Token } from '../../../../rules/token.ts';
import { clauseStart, noun } from '../../reading/words.ts';
import { withComma } from './clauses.ts';

const name = (): Element =>
  new Element(
    (token) =>
      token.kind === 'word' &&
      isCapitalised(token) &&
      (token.pos === Pos.properNoun || token.pos === Pos.noun || token.pos === 0 || token.pos === Pos.other),
  );

/** Hallo Peter wie geht es dir, Liebe Anna vielen Dank. */
export const greeting = defineRule({
  id: 'de.commas.greeting',
  category: 'punctuation',
  type: 'typographical',
  patterns: [
    [
      sentenceStart(),
      words('hallo hi hey moin servus tschüss danke liebe lieber sorry'),
      words('liebe lieber herr frau zusammen alle leute').repeat(0, 1),
      name().as('name').mark(),
      words(
        'ich wir wie was wann wo warum kannst könntest kann können könnten hast habt haben bist seid ist danke vielen herzlichen leider heute gestern morgen hier es schön schade bitte vielleicht mein meine am im wenn weißt',
      )
        .as('next')
        .mark(),
    ],
    [
      sentenceStart(),
      words('hallo hi hey moin guten'),
      words('zusammen alle leute tag morgen abend').as('name').mark(),
      words('ich wir wie kann können könnten könnte hat haben leider vielen kennt weiß').as('next').mark(),
    ],
    [
      sentenceStart(),
      word('sehr'),
      words('geehrte geehrter'),
      words('herr frau damen herren'),
      name().as('name').mark(),
      words('ich wir vielen leider hiermit mit bezüglich am anbei wie können könnten').as('next').mark(),
    ],
  ],
  suggest: withComma,
  wrong: [
    ['Hallo Peter wie geht es dir?', 'Hallo Peter, wie geht es dir?'],
    ['Liebe Anna vielen Dank für deinen Brief.', 'Liebe Anna, vielen Dank für deinen Brief.'],
    ['Guten Tag ich habe eine Frage zu Ihrer Anzeige.', 'Guten Tag, ich habe eine Frage zu Ihrer Anzeige.'],
    [
      'Sehr geehrter Herr Braun vielen Dank für Ihre Nachricht.',
      'Sehr geehrter Herr Braun, vielen Dank für Ihre Nachricht.',
    ],
    ['Sehr geehrte Frau Klein ich möchte ein Zimmer buchen.', 'Sehr geehrte Frau Klein, ich möchte ein Zimmer buchen.'],
  ],
  right: ['Hallo Peter, wie geht es dir?', 'Liebe ist schön.', 'Danke Anna für die Blumen.', 'Guten Morgen!'],
});

/** An infinitive with zu inside: einzukaufen. */
const inner = (): Element => form(/^\p{L}{2,}zu\p{L}{2,}e?n$/u).and(tagged([Pos.verb]));

const between = (): Element =>
  new Element(
    (token) => token.kind === 'word' && !(isFinite(token) && token.text === token.lower) && token.lower !== 'zu',
  );

const ANNOUNCING = 'darauf daran davor dazu';

const NOUNS = lemmas(
  'Lust Zeit Möglichkeit Absicht Wunsch Idee Plan Mühe Angst Gelegenheit Chance Ziel Versuch Recht Pflicht Mut Entscheidung Vorschlag Traum Hoffnung Gefahr Aufgabe Freude Bitte Entschluss Ehre Interesse',
);

/** Verbs with which a word like darauf announces an infinitive. */
const REFERRING =
  /^(?:freuen|verzichten|achten|bestehen|warten|hoffen|denken|arbeiten|liegen|scheitern|zwingen|bringen|kommen|führen|beitragen|neigen|entschließen|bereit|fürchten|warnen|bewahren|gewöhnen|erinnern|glauben|konzentrieren|beschränken)$/;

/** Index of the first word of the noun phrase whose noun is at `at`. */
function phraseStart(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && (tokens[from - 1]?.pos === Pos.determiner || tokens[from - 1]?.pos === Pos.adjective)) from--;
  return from;
}

/** Ich freue mich darauf Sie zu sehen; keine Lust zu kochen. */
export const announcedInfinitive = defineRule({
  id: 'de.commas.infinitive',
  category: 'punctuation',
  type: 'typographical',
  patterns: [
    [
      words(ANNOUNCING).as('before').mark(),
      between().as('next').mark(),
      between().repeat(0, 7),
      word('zu'),
      tagged([Pos.verb, Pos.auxiliary]).and(form(/n$/)),
      closing(),
    ],
    [words(ANNOUNCING).as('before').mark(), between().as('next').mark(), between().repeat(0, 7), inner(), closing()],
    [
      noun().and(NOUNS).as('before').mark(),
      between().as('next').mark(),
      between().repeat(0, 7),
      word('zu'),
      tagged([Pos.verb, Pos.auxiliary]).and(form(/n$/)),
      closing(),
    ],
    [noun().and(NOUNS).as('before').mark(), between().as('next').mark(), between().repeat(0, 7), inner(), closing()],
  ],
  where: (m) => {
    const [head, next] = [m.token('before'), m.token('next')];
    const { tokens } = m.sentence;
    const before = tokens.slice(clauseStart(m.sentence, head.index), head.index);
    const verb = before.find(isFinite);
    if (!verb || next.verbForm !== 0 || next.pos === Pos.adjective) return false;
    // the infinitive may belong to an earlier verb or group
    if (
      /^(?:um|ohne|statt|anstatt|und|oder|nicht|wie|als|ist|war|des|der|viel|etwas|nichts|meiner|ihres|seiner)$/.test(
        next.lower,
      )
    )
      return false;
    if (before.some(({ lower }) => /^(?:um|ohne|statt|anstatt|zu)$/.test(lower))) return false;
    if (tokens.slice(next.index, m.to).some(({ lower }) => lower === 'und')) return false;
    const isWord = head.text === head.lower;
    if (isWord) return verb.readings.some(({ lemma }) => REFERRING.test(lemma));
    return (
      verb.readings.some(({ lemma }) => /^(?:haben|geben|bekommen|sehen|bestehen|nutzen|fehlen)$/.test(lemma)) &&
      tokens[phraseStart(tokens, head.index) - 1]?.pos !== Pos.preposition
    );
  },
  suggest: withComma,
  wrong: [
    ['Ich freue mich darauf Sie kennenzulernen.', 'Ich freue mich darauf, Sie kennenzulernen.'],
    ['Wir haben keine Lust heute noch zu kochen.', 'Wir haben keine Lust, heute noch zu kochen.'],
    ['Er hatte die Idee eine Party zu machen.', 'Er hatte die Idee, eine Party zu machen.'],
    ['Ich freue mich darauf dich bald zu sehen.', 'Ich freue mich darauf, dich bald zu sehen.'],
    ['Wir haben keine Lust heute noch einzukaufen.', 'Wir haben keine Lust, heute noch einzukaufen.'],
    ['Ich habe keine Zeit das Buch vorzulesen.', 'Ich habe keine Zeit, das Buch vorzulesen.'],
    ['Wir freuen uns darauf dich wiederzusehen.', 'Wir freuen uns darauf, dich wiederzusehen.'],
  ],
  right: [
    'Ich freue mich darauf, Sie kennenzulernen.',
    'Er hat dazu viel zu sagen, wenn man ihn fragt.',
    'Sie hat die Aufgabe ohne Hilfe gelöst.',
  ],
});

function closing(): Element {
  return punctuation('.', '!', '?', ',', ';');
}
