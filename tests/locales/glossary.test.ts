import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { avoidFindings, readAvoided, readTerms, termFindings, wordPattern } from '../../scripts/locales/glossary.ts';
import { flatten, readTexts, targets, translatedFiles } from '../../scripts/locales/read.ts';
import { typographyFindings } from '../../scripts/locales/typography.ts';

const languages = ['en', ...targets];
const terms = readTerms();
const avoided = readAvoided();
const cells = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
/** A word of a cell as a text could have it. */
const sample = (cell = '') => (cell.split(' / ')[0] ?? '').replaceAll('*', '');

describe('the glossary', () => {
  const [head = [], ...rows] = cells('locales/glossary.tsv');

  it('has a word for some forty things in every language', () => {
    expect(head.slice(1).toSorted()).toEqual(languages.toSorted());
    expect(rows.length).toBeGreaterThanOrEqual(40);
    for (const row of rows) expect([row.length, row.every((cell) => cell.trim() !== '')], row[0]).toEqual([10, true]);
  });

  it('has no word that no text uses', () => {
    const files = translatedFiles.filter((file) => !file.startsWith('rules.'));
    for (const language of languages) {
      const texts = files.flatMap((file) => [...readTexts(language, file).values()]);
      for (const { name, words } of terms) {
        const word = words.get(language) ?? /$^/;
        expect(
          texts.some((text) => text.search(word) >= 0),
          `${language} ${name}`,
        ).toBe(true);
      }
    }
  });

  it('finds a label that says another word, for every term and language', () => {
    for (const row of rows) {
      const english = flatten({ a: sample(row[head.indexOf('en')]) });
      for (const language of targets) {
        const right = sample(row[head.indexOf(language)]);
        expect(termFindings(language, english, flatten({ a: right }), terms), `${language} ${right}`).toEqual([]);
        const [finding] = termFindings(language, english, flatten({ a: 'Xyz' }), terms);
        expect(finding?.kind, `${language} ${row[0]}`).toBe('term');
      }
    }
  });

  it('finds another word put into the texts of a language', () => {
    const english = readTexts('en', 'app.json');
    const texts = new Map(readTexts('de', 'app.json')).set('settings.title', 'Optionen');
    expect(termFindings('de', english, texts, terms).map(({ key }) => key)).toEqual(['settings.title']);
  });

  it('leaves slots, longer texts and longer terms alone', () => {
    const found = (text: string, own: string) => termFindings('de', flatten({ a: text }), flatten({ a: own }), terms);
    expect(found('Loading {{language}}', '{{language}} wird geladen')).toEqual([]);
    expect(found('Your text goes nowhere else', 'Nichts wird gesendet')).toEqual([]);
    expect(found('Text message', 'SMS')).toEqual([]);
  });
});

describe('words that the texts avoid', () => {
  const rows = cells('locales/glossary.avoid.tsv').slice(1);

  it('names the language, where, and what to say instead', () => {
    for (const [language = '', where = '', words = '', use = ''] of rows) {
      expect(languages).toContain(language);
      expect(['all', 'interface', 'rules']).toContain(where);
      expect([words === '', use === ''], words).toEqual([false, false]);
    }
  });

  it('are found in a sentence, each of them, and not in what is quoted', () => {
    for (const [language = '', where = '', words = ''] of rows) {
      const file = where === 'rules' ? 'rules.en.json' : 'app.json';
      const found = (text: string) => avoidFindings(language, file, flatten({ a: text }), avoided).length > 0;
      for (const word of words.split(' / ').map(sample)) {
        expect(found(`Abc ${word} xyz.`), `${language} ${word}`).toBe(true);
        expect(found(`Abc “${word}” and «${word}» xyz.`), `${language} ${word}`).toBe(false);
      }
    }
  });

  it('are whole words, in any case unless listed with a capital', () => {
    expect('Ein Hauptwort.'.search(wordPattern('hauptwort'))).toBe(4);
    expect('Das Hauptwortende.'.search(wordPattern('hauptwort'))).toBe(-1);
    expect('Das Hauptwortende.'.search(wordPattern('hauptwort*'))).toBe(4);
    expect('que pida algo'.search(wordPattern('Pida'))).toBe(-1);
  });
});

describe('the typography of a language', () => {
  const kinds = (language: string, text: string) => typographyFindings(language, flatten({ a: text })).length;

  it.each([
    ['en', "don't", 'don’t'],
    ['en', 'a «word»', 'a “word”'],
    ['en', 'up to 5 GB', 'up to 5\u00a0GB'],
    ['en', 'in {{ms}} ms', 'in {{ms}}\u00a0ms'],
    ['en', 'wait...', 'wait…'],
    ['en', 'two  spaces', 'two spaces'],
    ['de', 'das “Wort”', 'das „Wort“'],
    ['fr', 'Pourquoi ?', 'Pourquoi\u202f?'],
    ['fr', 'Voici: un mot', 'Voici\u00a0: un mot'],
    ['fr', 'un « mot »', 'un «\u00a0mot\u00a0»'],
    ['it', 'la “parola”', 'la «parola»'],
    ['es', 'la « palabra »', 'la «palabra»'],
    ['pt', '2 000 000 de caracteres', '2\u00a0000\u00a0000 de caracteres'],
    ['nl', 'het „woord”', 'het “woord”'],
    ['ru', 'слово "текст"', 'слово «текст»'],
    ['hi', '«शब्द»', '“शब्द”'],
  ])('%s: %s should be %s', (language, wrong, right) => {
    expect(kinds(language, wrong)).toBeGreaterThan(0);
    expect(kinds(language, right)).toBe(0);
  });
});
