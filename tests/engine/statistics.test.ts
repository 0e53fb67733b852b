// The statistics of texts with real packs: every place is where the word stands, and what needs a grammar comes with it.
import { describe, expect, it } from 'vitest';
import {
  type Checker,
  loadMeasure,
  type TextLanguage,
  type TextRange,
  type TextStatistics,
} from '../../src/engine/index.ts';
import { checkerWith, optionsWith, rulesChecker } from './packs.ts';

const LANGUAGES: readonly TextLanguage[] = ['en', 'fr', 'de', 'es', 'it'];
const measureIn = await loadMeasure(LANGUAGES);
const reader = rulesChecker(...LANGUAGES);

function measure(text: string, language: TextLanguage | 'auto' = 'auto', checker: Checker = reader): TextStatistics {
  const document = checker.open(text, optionsWith({ language }));
  document.step(Number.POSITIVE_INFINITY, null);
  const steps = document.statistics(measureIn);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
const at = (text: string, places: readonly TextRange[]) => places.map(({ start, end }) => text.slice(start, end));

const FOX = 'The old fox slept. The fox was then really seen by three foxes, and every fox was afraid of the storm!';

describe('statistics', () => {
  it('measure sentences where they stand, also behind another paragraph', () => {
    const text = `A heading\n\n😀 One two three.  Four five six seven? »Eight.«`;
    const { sentences, counts } = measure(text, 'en');
    expect(at(text, sentences)).toEqual(['A heading', '😀 One two three.', 'Four five six seven?', '»Eight.«']);
    expect(sentences.map(({ words }) => words)).toEqual([2, 3, 4, 1]);
    expect(counts).toMatchObject({ words: 10, sentences: 4, paragraphs: 2 });
  });

  it('count content words by lemma, and point at all their forms', () => {
    const { words } = measure(FOX, 'en');
    expect(words.map(({ text, count }) => [text, count])).toEqual([['fox', 4]]);
    expect(at(FOX, words[0]?.places ?? [])).toEqual(['fox', 'fox', 'foxes', 'fox']);
  });

  it('find passives and fillers at their places', () => {
    const [style] = measure(FOX, 'en').languages;
    expect(at(FOX, style?.passives ?? [])).toEqual(['was then really seen']);
    expect(style).toMatchObject({ sentencesRead: 2, passiveSentences: 1 });
    expect(style?.fillers.map(({ text, places }) => [text, ...at(FOX, places)])).toEqual([['really', 'really']]);
  });

  it('tell what is repeated nearby, but not what comes again much later', () => {
    const far = 'Nothing else happened on that long and quiet morning in town. '.repeat(3);
    const text = `The lantern fell over. ${far}Someone bought a lantern and a lantern broke.`;
    const found = measure(text, 'en').repetitions.find(({ text: word }) => word === 'lantern');
    expect(found?.count).toBe(2);
    expect(found?.places[0]?.start).toBe(text.indexOf('lantern', 50));
  });

  it.each<[TextLanguage, string, string[]]>([
    [
      'fr',
      'La maison a été construite ici. Elle est partie hier. Ils se sont perdus. Le pont est souvent réparé.',
      ['été construite', 'est souvent réparé'],
    ],
    [
      'de',
      'Das Haus wurde gestern verkauft. Er wird morgen kommen. Es muss noch gebaut werden, sagt sie.',
      ['wurde gestern verkauft', 'gebaut werden'],
    ],
    ['es', 'La casa fue vendida ayer. Fue a casa. El libro ha sido escrito por ella.', ['fue vendida', 'sido escrito']],
    [
      'it',
      'La casa è stata venduta ieri. È andato a Roma. Il libro viene letto da tutti. Si è perso.',
      ['stata venduta', 'viene letto'],
    ],
  ])('know the passives of %s', (language, text, passives) => {
    expect(at(text, measure(text, language).languages[0]?.passives ?? [])).toEqual(passives);
  });

  it('give each language of a text the formulas made for it', () => {
    const english = 'The children walked along the river and talked about the summer that had gone by. '.repeat(6);
    const german = 'Die Kinder gingen am Fluss entlang und sprachen über den Sommer, der vergangen war. '.repeat(4);
    const { languages } = measure(`${english}\n\n${german}`);
    expect(languages.map(({ language, readability }) => [language, ...readability.map(({ name }) => name)])).toEqual([
      ['en', 'Flesch Reading Ease'],
      ['de', 'Flesch-Index (Amstad)', '4. Wiener Sachtextformel'],
    ]);
  });

  it('leave headings out of readability', () => {
    const prose = 'The children walked along the river and talked about the summer that had gone by. '.repeat(6);
    const value = (text: string) => measure(text, 'en').languages[0]?.readability[0]?.value;
    expect(value(`A heading\n\n${prose}`)).toBe(value(prose));
    expect(value('Words without an end '.repeat(40))).toBeUndefined();
  });

  it('say nothing of words without a grammar', () => {
    const { words, languages, vocabulary } = measure(FOX, 'en', checkerWith('en'));
    expect(words).toEqual([]);
    expect(languages[0]).toMatchObject({ sentencesRead: 0, passives: [], fillers: [] });
    expect(vocabulary.words).toBe(21);
  });

  it('are empty for an empty text', () => {
    expect(measure('')).toMatchObject({ sentences: [], languages: [], words: [], vocabulary: { movingAverage: null } });
  });

  it('take a sentence that goes over several pieces for one', () => {
    const text = `${'word and '.repeat(900)}end.`;
    const { sentences } = measure(text, 'en');
    expect(sentences).toEqual([{ start: 0, end: text.length, words: 1801 }]);
  });
});
