// A comma after the first part of a main clause, where none belongs: Nach dem Essen, gehen wir spazieren.
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, punctuation } from '../../../../rules/pattern.ts';
import { isSureFinite } from '../../reading/boundaries.ts';
import { chunksOf } from '../../reading/chunks.ts';
import { finite, lowerWord } from '../../reading/words.ts';

const SAYING = listed('sagen erklären rufen meinen scheinen');

/** Adverbs that may be the first part of a main clause. */
const ADVERBS = listed(
  'heute gestern morgen vorgestern übermorgen danach dann jetzt deshalb deswegen daher darum trotzdem dennoch außerdem hier dort damals früher später bald manchmal oft meistens leider vielleicht anschließend schließlich zuerst zunächst inzwischen mittlerweile seitdem bisher dadurch dabei dafür dagegen',
);

const DAYS = listed('heute gestern morgen vorgestern übermorgen');
const PARTS = listed('Morgen Vormittag Mittag Nachmittag Abend Nacht früh');

/** Whether the words before the comma are one or two phrases with a preposition, or an adverb. */
function isFronted(m: Match): boolean {
  const comma = m.from + 1;
  const { tokens } = m.sentence;
  const [first, second, third] = chunksOf(m.sentence, 0, comma);
  if (!first || third) return false;
  // Heute Morgen, gestern Abend
  if (comma === 2 && DAYS.has(tokens[0]?.lower ?? '') && PARTS.has(tokens[1]?.text ?? '')) return true;
  if (!second && first.kind === 'word') return ADVERBS.has(tokens[0]?.lower ?? '');
  const isPhrase = first.kind === 'prepositional' && first.noun !== undefined;
  return isPhrase && (second === undefined || (second.kind === 'prepositional' && second.noun !== undefined));
}

/** Nach dem Essen, gehen wir spazieren. */
export const frontedComma = defineRule({
  id: 'de.commas.fronted',
  category: 'punctuation',
  type: 'typographical',
  priority: 1,
  pattern: [
    anyWord().mark(),
    punctuation(',').mark(),
    finite().and(lowerWord()).as('verb').mark(),
    anyWord().as('next'),
  ],
  where: (m) => {
    const verb = m.token('verb');
    const { tokens } = m.sentence;
    // "Nach Angaben der Polizei, sagte er, war": an aside
    if (!isSureFinite(verb) || verb.readings.some(({ lemma }) => SAYING.has(lemma)) || !isFronted(m)) return false;
    const [subject] = chunksOf(m.sentence, verb.index + 1, tokens.length);
    return (
      subject !== undefined &&
      (subject.kind === 'pronoun' || subject.kind === 'phrase') &&
      (subject.cells & 0xf) !== 0 &&
      tokens[subject.to]?.text !== ','
    );
  },
  suggest: (m) => {
    const [word, , verb] = m.marked();
    return word && verb ? [`${word.text} ${verb.text}`] : [];
  },
  wrong: [
    ['Nach dem Essen, gehen wir spazieren.', 'Nach dem Essen gehen wir spazieren.'],
    ['In diesem Jahr, findet das Fest im Park statt.', 'In diesem Jahr findet das Fest im Park statt.'],
    ['Beim Abstieg vom Gipfel, zog ein Gewitter auf.', 'Beim Abstieg vom Gipfel zog ein Gewitter auf.'],
    ['Gestern Abend, haben wir lange geredet.', 'Gestern Abend haben wir lange geredet.'],
    ['Deshalb, haben wir den Termin verschoben.', 'Deshalb haben wir den Termin verschoben.'],
  ],
  right: [
    'Nach dem Essen, das allen schmeckt, gehen wir spazieren.',
    'Nach Angaben der Polizei, sagte er, war niemand verletzt.',
    'Wie im letzten Jahr, haben wir uns gedacht, fahren wir an die See.',
    'In dem Haus, das leer steht, wohnte früher ein Arzt.',
    'Heute, wissen wir, ist das anders.',
  ],
});
