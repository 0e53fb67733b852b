import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkLocales } from '../../scripts/locales/check.ts';
import { descriptionFindings, findingsOf, pluralForms, slotsOf } from '../../scripts/locales/findings.ts';
import { flatten, readTexts, targets, translatedFiles } from '../../scripts/locales/read.ts';

describe('the texts of the nine languages', () => {
  it('has eight languages besides English, each with every file', () => {
    expect(targets).toHaveLength(8);
    for (const locale of targets) {
      for (const file of translatedFiles) expect(readTexts(locale, file).size, `${locale} ${file}`).toBeGreaterThan(0);
    }
  });

  for (const { locale, file, findings } of checkLocales()) {
    it(`finds nothing wrong in ${locale}/${file}`, () => {
      expect(findings.map(({ kind, key, detail }) => `${kind} ${key} ${detail ?? ''}`.trim())).toEqual([]);
    });
  }

  it('exempts no text from translation that English does not have', () => {
    const allowed = JSON.parse(readFileSync('scripts/locales/sameAsEnglish.json', 'utf8')) as Record<string, string[]>;
    const english = new Set(translatedFiles.flatMap((file) => [...readTexts('en', file).values()]));
    for (const text of Object.values(allowed).flat()) expect(english.has(text), text).toBe(true);
  });
});

describe('what the check finds', () => {
  const english = flatten({
    a: { one: 'Open {{name}}', list: ['First', 'Second'] },
    n_one: '{{count}} word',
    n_other: '{{count}} words',
  });
  const kinds = (locale: string, texts: unknown) =>
    findingsOf(locale, english, flatten(texts), new Set()).map(({ kind, key }) => `${kind} ${key}`);

  it('accepts a complete translation', () => {
    const texts = {
      a: { one: '{{name}} öffnen', list: ['Erstes', 'Zweites'] },
      n_one: '{{count}} Wort',
      n_other: '{{count}} Wörter',
    };
    expect(kinds('de', texts)).toEqual([]);
  });

  it('finds missing and left-over texts, including in lists', () => {
    const texts = {
      a: { one: '{{name}} öffnen', list: ['Erstes'], old: 'Alt' },
      n_one: '{{count}} Wort',
      n_other: '{{count}} Wörter',
    };
    expect(kinds('de', texts)).toEqual(['missing a.list.1', 'extra a.old']);
  });

  it('finds a slot with another name and a text that is still English', () => {
    const texts = {
      a: { one: '{{nome}} öffnen', list: ['First', 'Zweites'] },
      n_one: '{{count}} Wort',
      n_other: '{{count}} Wörter',
    };
    expect(kinds('de', texts)).toEqual(['slots a.one', 'english a.list.0']);
  });

  it('lets rule explanations omit a slot, but not invent one', () => {
    const slots = (text: string) =>
      findingsOf('de', flatten({ x: 'Did you mean {{fix}}?' }), flatten({ x: text }), new Set(), true).length;
    expect(slots('Gemeint war etwas anderes.')).toBe(0);
    expect(slots('Gemeint war {{fixx}}?')).toBe(1);
  });

  it('asks for the plural forms of the language', () => {
    const texts = {
      a: { one: 'Открыть {{name}}', list: ['Первое', 'Второе'] },
      n_one: '{{count}} слово',
      n_other: '{{count}} слова',
    };
    expect(kinds('ru', texts)).toEqual(['plural n', 'plural n']);
    expect(pluralForms('ru')).toEqual(['few', 'many', 'one']);
    expect(pluralForms('de')).toEqual(['one', 'other']);
  });

  it('finds texts in another order', () => {
    const texts = {
      a: { list: ['Erstes', 'Zweites'], one: '{{name}} öffnen' },
      n_one: '{{count}} Wort',
      n_other: '{{count}} Wörter',
    };
    expect(kinds('de', texts)).toEqual(['order a.one']);
  });

  it('reads slots of all kinds', () => {
    expect(slotsOf('<1>{{count}}</1> of {word}, {{count}}')).toEqual(['</1>', '<1>', '{word}', '{{count}}']);
  });

  it('finds descriptions that are too long or shared', () => {
    const pages = { a: { description: 'x'.repeat(156) }, b: { description: 'short' }, c: { description: 'short' } };
    expect(descriptionFindings(flatten(pages)).map(({ key }) => key)).toEqual(['a.description', 'c.description']);
  });
});

describe('legal texts', () => {
  type Section = { id: string; heading: string; text: string[]; points: string[] };
  type Page = { changed: string; sections: Section[]; withAccounts?: { sections: Section[] } };
  type Legal = Record<string, Page>;
  const legal = JSON.parse(readFileSync('locales/en/legal.json', 'utf8')) as Legal;

  it('have a date, and sections with unique ids and text', () => {
    for (const [name, page] of Object.entries(legal)) {
      expect(Number.isNaN(Date.parse(page.changed)), name).toBe(false);
      const ids = page.sections.map(({ id }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      for (const section of page.sections) expect(section.text.length, `${name} ${section.id}`).toBeGreaterThan(0);
    }
  });

  it('has the same parts in the Spanish policy as in the English one', () => {
    const sizes = (sections: Section[] = []) =>
      sections.map(({ id, text, points }) => [id, text.length, points.length]);
    const [spanish, english] = [legal['privacyEs'], legal['privacy']];
    expect(sizes(english?.withAccounts?.sections).length).toBeGreaterThan(0);
    expect(sizes(spanish?.sections)).toEqual(sizes(english?.sections));
    expect(sizes(spanish?.withAccounts?.sections)).toEqual(sizes(english?.withAccounts?.sections));
  });
});
