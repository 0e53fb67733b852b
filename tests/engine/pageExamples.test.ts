// What a page shows as a finding really is one: every marked example is found, with its kind and in its place, by the
// checker that the page advertises.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadedChecker } from '../../scripts/packs/load.ts';
import {
  type Category,
  defaultOptions,
  isTextLanguage,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '../../src/engine/index.ts';
import { genreSamples } from '../../src/features/checker/editor/genreSamples.ts';
import { heroMarks, heroPieces } from '../../src/features/checker/editor/heroMarks.ts';
import { type Genre, type Sample, sampleFor, samples } from '../../src/features/checker/editor/samples.ts';
import { locales } from '../../src/services/i18n/locales.ts';

interface Marked {
  before: string;
  mark: string;
  after: string;
}

const kinds: readonly Category[] = ['spelling', 'grammar', 'punctuation', 'style', 'consistency'];
const languageOf = (code: string): TextLanguage => (isTextLanguage(code) ? code : 'en');
const checkers = new Map<TextLanguage, ReturnType<typeof loadedChecker>>();

function findings(language: TextLanguage, text: string) {
  const checker = checkers.get(language) ?? loadedChecker(language);
  checkers.set(language, checker);
  const { issues } = checker.check(text, { ...defaultOptions(), language, level: 'picky' });
  return issues.map(({ start, end, category, type }) => ({
    category: type === 'unknown-name' ? 'consistency' : category,
    marked: text.slice(start, end),
    start,
  }));
}

describe.each(locales.map(({ code }) => code))('the home page in %s', (code) => {
  const { home } = JSON.parse(readFileSync(`locales/${code}/pages.json`, 'utf8')) as {
    home: { marks: { items: Marked[] } };
  };
  it.each(kinds.map((kind, index) => [kind, index] as const))('marks %s as the checker does', (category, index) => {
    const { before, mark, after } = home.marks.items[index] as Marked;
    expect(findings(languageOf(code), before + mark + after)).toEqual([
      { category, marked: mark, start: before.length },
    ]);
  });
});

describe.each(TEXT_LANGUAGES)('the letter on the home page in %s', (language) => {
  it('is marked as the checker marks it, and its open correction is the first', () => {
    const { text } = sampleFor(language);
    const found = findings(language, text);
    const pieces = heroPieces(text, heroMarks[language]);
    expect(pieces.filter(({ look }) => look)).toHaveLength(heroMarks[language].marks.length);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    let at = 0;
    for (const piece of pieces) {
      if (piece.look) expect(found).toContainEqual({ category: piece.look, marked: piece.text, start: at });
      at += piece.text.length;
    }
    const [marked, fix] = heroMarks[language].open;
    expect(checkers.get(language)?.suggest(marked, language, defaultOptions())[0]?.text).toBe(fix);
  });
});

describe.each(TEXT_LANGUAGES)('the samples in %s', (language) => {
  const genres: readonly Genre[] = ['letter', 'email', 'cv', 'essay'];
  const ofKind = (genre: Genre) => (sample: Sample) => sample.language === language && sample.genre === genre;

  it.each(genres)('has one %s, with mistakes of more than one kind to find', (genre) => {
    const own = [...samples, ...genreSamples].filter(ofKind(genre));
    expect(own).toHaveLength(1);
    const found = findings(language, own[0]?.text ?? '').filter(({ category }) => category !== 'consistency');
    expect(found.length).toBeGreaterThanOrEqual(5);
    expect(new Set(found.map(({ category }) => category)).size).toBeGreaterThanOrEqual(2);
  });
});
