// Commas after greetings, before infinitives that a noun or a word like darauf announces, and before desto.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  anyWord,
  Element,
  form,
  lemmas,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { isCapitalised, type Token } from '../../../../rules/token.ts';
import { clauseEnd, clauseStart, finite, isFinite, noun, reads } from '../../reading/words.ts';
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

/** Verbs that a word like darauf announces an infinitive of. */
const REFERRING =
  /^(?:freuen|verzichten|achten|bestehen|warten|hoffen|denken|arbeiten|liegen|scheitern|zwingen|bringen|kommen|führen|beitragen|neigen|entschließen|bereit|fürchten|warnen|bewahren|gewöhnen|erinnern|glauben|konzentrieren|beschränken)$/;

/** Index of the first word of the phrase of the noun at `at`. */
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
    [words(ANNOUNCING).as('before').mark(), inner().as('next').mark(), closing()],
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
    // the infinitive may belong to a verb or a group before
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

/** Je länger ich warte desto: the comma between the halves. */
export const beforeDesto = defineRule({
  id: 'de.commas.desto',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    sentenceStart(),
    word('je'),
    new Element((token) => token.kind === 'word').repeat(0, 12),
    anyWord().as('before').mark(),
    words('desto umso').as('desto').mark(),
  ],
  where: (m) => m.token('before').index > 1,
  suggest: withComma,
  wrong: [
    ['Je länger ich warte desto müder werde ich.', 'Je länger ich warte, desto müder werde ich.'],
    ['Je mehr du übst umso besser wirst du.', 'Je mehr du übst, umso besser wirst du.'],
    ['Je früher wir losfahren desto besser.', 'Je früher wir losfahren, desto besser.'],
  ],
  right: ['Je länger ich warte, desto müder werde ich.', 'Umso besser!', 'Je nach Wetter gehen wir raus.'],
});

/** so als wüsste er: the comma of the comparison. */
export const soAls = defineRule({
  id: 'de.commas.so-als',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    word('so').as('before').mark(),
    word('als').as('opener').mark(),
    words(
      'ob wenn wüsste wäre hätte hättest wärst würdest könntest würde könnte wäre wären hätten würden müsste sei habe wollte',
    ),
  ],
  where: (m) => m.before()?.text !== ',',
  suggest: () => ['so, als'],
  wrong: [
    ['Er tat so als wüsste er von nichts.', 'Er tat so, als wüsste er von nichts.'],
    ['Sie sah so aus und tat so als ob sie schliefe.', 'Sie sah so aus und tat so, als ob sie schliefe.'],
    ['Du tust so als hättest du keine Zeit.', 'Du tust so, als hättest du keine Zeit.'],
  ],
  right: ['Er tat so, als wüsste er von nichts.', 'Sie ist nicht so schnell wie du.', 'So als Tipp: früh kommen.'],
});

const SAYING = words(
  'hoffe hoffen hofft glaube glauben glaubt denke denken denkt finde finden findet meine meint meinte sagte sagt dachte dachten schätze wette fürchte weiß',
);

/** Ich hoffe es geht dir gut: two main clauses. */
export const mainClauses = defineRule({
  id: 'de.commas.main-clauses',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    words('ich er sie wir du man').as('subject'),
    SAYING.as('before').mark(),
    words('ich du er sie es wir ihr man das').as('next').mark(),
    finite().as('verb'),
    anyWord().as('after'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const start = m.before();
    const verb = m.token('verb');
    // the first clause begins here, and the second has its verb in the second place
    if (start && start.kind === 'word' && !/^(?:und|aber|oder|denn|ja)$/.test(start.lower)) return false;
    if (verb.text !== verb.lower || reads(verb, Pos.adjective) || reads(verb, Pos.adverb)) return false;
    const end = clauseEnd(m.sentence, verb.index);
    return !tokens.slice(verb.index + 1, end).some((token) => isFinite(token) && token.text === token.lower);
  },
  suggest: withComma,
  wrong: [
    ['Ich hoffe es geht dir gut.', 'Ich hoffe, es geht dir gut.'],
    ['Er meinte er kommt später.', 'Er meinte, er kommt später.'],
    ['Ich glaube das wird nichts mehr.', 'Ich glaube, das wird nichts mehr.'],
  ],
  right: ['Ich hoffe, es geht dir gut.', 'Ich finde es gut.', 'Ich glaube das nicht.', 'Wie ich hoffe, kommt er.'],
});

/** Rules of commas after greetings and around announced groups. */
export const announcedCommaRules = [greeting, announcedInfinitive, beforeDesto, soAls, mainClauses];
