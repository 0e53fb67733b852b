// Commas around groups with um, ohne and statt: Er ging, ohne zu grüßen.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, can, Element, form, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { clauseStart, finite, isNoun } from '../../reading/words.ts';
import { OPENERS, withComma } from './clauses.ts';

/** An infinitive with zu inside: einzukaufen. */
const zuInfinitive = (): Element => form(/^\p{L}{2,}zu\p{L}{2,}e?n$/u).and(tagged([Pos.verb]));

/** What is changed by an amount: um eine Woche verschieben. */
const CHANGING =
  /(?:verschieben|zuverschieben|verlängern|verkürzen|kürzen|erhöhen|anzuheben|senken|reduzieren|verringern|steigern|vermindern|mindern|verbilligen|verteuern|vorzuziehen|aufzuschieben|zurückzudrehen|aufzustocken|vergrößern|verkleinern|ermäßigen|überziehen|zurückzusetzen)$/;

const OPENING = /^(?:um|ohne|statt|anstatt)$/;
const WITH_UM = /^(?:bitten|handeln|kämpfen|streiten|gehen|kümmern|bewerben|beneiden|prellen|scharen|bringen)$/;

/** The token at a given distance after um, ohne or statt. */
const afterOpener = (m: Match, distance = 1): Token | undefined =>
  m.sentence.tokens[m.token('opener').index + distance];

/** Er ging ohne zu grüßen: groups with um, ohne or statt. */
export const infinitiveGroup = defineRule({
  id: 'de.commas.infinitive-group',
  category: 'punctuation',
  patterns: [
    [
      anyWord().as('before').mark(),
      words('um ohne statt anstatt').as('opener').mark(),
      new Element(
        (token) => token.kind !== 'punctuation' && !(isFinite(token) && token.verbForm === 0) && token.lower !== 'zu',
      ).repeat(0, 9),
      word('zu'),
      tagged(Pos.verb).and(form(/n$/)),
    ],
    [
      anyWord().as('before').mark(),
      words('um ohne statt anstatt').as('opener').mark(),
      new Element((token) => token.kind !== 'punctuation' && !isFinite(token) && token.lower !== 'zu').repeat(0, 9),
      zuInfinitive(),
    ],
    // um uns ein Auto kaufen zu können
    [
      anyWord().as('before').mark(),
      words('um ohne').as('opener').mark(),
      new Element((token) => token.kind !== 'punctuation' && !isFinite(token) && token.lower !== 'zu').repeat(1, 9),
      can(Pos.verb, Feature.infinitive),
      word('zu'),
      words('können müssen dürfen wollen lassen'),
    ],
  ],
  unless: {
    'a word that opens the group': {
      when: (m) => {
        const before = m.token('before');
        return !isFinite(before) && OPENERS.has(before.lower) && !/^(?:nicht|jahre|jahr)$/.test(before.lower);
      },
      right: 'Er sagt das, vor allem um uns zu ärgern.',
    },
    'a group that is a clause by itself': {
      when: (m) => clauseStart(m.sentence, m.token('before').index) === m.token('before').index,
      right: 'Er half uns, wohl um Eindruck zu machen.',
    },
    'a group within a group': {
      when: (m) => OPENING.test(m.sentence.tokens[clauseStart(m.sentence, m.token('before').index)]?.lower ?? ''),
      right: 'Um uns ohne Auto zu erreichen, nehmen Sie den Bus.',
    },
    'a verb that goes with um': {
      when: (m) => m.token('opener').lower === 'um' && WITH_UM.test(m.sentence.tokens[m.to - 1]?.lower ?? ''),
      right: 'Ich habe vor, ihn morgen um Rat zu bitten.',
    },
    'at any price': {
      when: (m) => m.token('opener').lower === 'um' && afterOpener(m, 2)?.lower === 'preis',
      right: 'Sie versuchte, das Spiel um jeden Preis zu gewinnen.',
    },
    'by how much': {
      when: (m) =>
        afterOpener(m)?.kind === 'number' ||
        (m.token('opener').lower === 'um' &&
          afterOpener(m)?.lower !== 'zu' &&
          CHANGING.test(m.sentence.tokens[m.to - 1]?.lower ?? '')),
      right: 'Sie haben beschlossen, den Start um 5 Tage und das Fest um eine Woche zu verschieben.',
    },
    'one after the other': {
      when: (m) => isNoun(m.token('before')) && isNoun(afterOpener(m)),
      right: 'Es macht Spaß, hier Runde um Runde zu drehen.',
    },
    'one place instead of another': {
      when: (m) =>
        m.token('opener').lower === 'statt' && isNoun(m.token('before')) && afterOpener(m)?.pos === Pos.preposition,
      right: 'Er hat Lust, im Garten statt im Haus zu essen.',
    },
  },
  suggest: withComma,
  wrong: [
    ['Er ging ohne sich zu verabschieden.', 'Er ging, ohne sich zu verabschieden.'],
    ['Wir sparen um uns ein Haus zu kaufen.', 'Wir sparen, um uns ein Haus zu kaufen.'],
    ['Sie sitzt am Handy statt ihre Aufgaben zu machen.', 'Sie sitzt am Handy, statt ihre Aufgaben zu machen.'],
    ['Er ging nach Hause um zu schlafen.', 'Er ging nach Hause, um zu schlafen.'],
    ['Sie fuhr früh los um rechtzeitig anzukommen.', 'Sie fuhr früh los, um rechtzeitig anzukommen.'],
    ['Wir sparen um uns ein Haus kaufen zu können.', 'Wir sparen, um uns ein Haus kaufen zu können.'],
  ],
  right: ['Er ging, ohne sich zu verabschieden.', 'Ich bitte um Geduld.', 'Es geht um viel Geld.'],
});

/** Um Geld zu sparen kaufen wir: the end of such a group at the start of a sentence. */
export const afterInfinitiveGroup = defineRule({
  id: 'de.commas.after-infinitive',
  category: 'punctuation',
  pattern: [
    sentenceStart(),
    words('um ohne statt anstatt'),
    new Element((token) => token.kind !== 'punctuation' && !isFinite(token) && token.lower !== 'zu').repeat(0, 9),
    word('zu'),
    tagged(Pos.verb).and(form(/n$/)).as('infinitive').mark(),
    finite().as('verb').mark(),
  ],
  suggest: withComma,
  wrong: [
    ['Um Geld zu sparen fahre ich mit dem Rad.', 'Um Geld zu sparen, fahre ich mit dem Rad.'],
    ['Ohne lange zu überlegen sagte sie ja.', 'Ohne lange zu überlegen, sagte sie ja.'],
    ['Statt zu jammern solltest du anfangen.', 'Statt zu jammern, solltest du anfangen.'],
  ],
  right: [
    'Um Geld zu sparen, fahre ich mit dem Rad.',
    'Um neun Uhr beginnt der Kurs, den wir zu verpassen drohen.',
    'Ohne zu fragen, nahm sie das letzte Stück.',
  ],
});
