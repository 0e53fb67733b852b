import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LanguageGuess } from '../../../engine/index.ts';
import { assumedLanguage } from '../../../lib/languageChoice.ts';
import { newDraft } from '../../../services/drafts/draft.ts';
import { GUEST } from '../../../services/person/person.ts';
import { settingsStore } from '../../../services/settings.ts';
import { lendWords } from '../../../services/words/words.ts';
import { checkOptions, likelyLanguage } from './options.ts';

const step = (words: number, ...guesses: [LanguageGuess['language'], number][]) => ({
  counts: { words, characters: 0, charactersNoSpaces: 0, sentences: 0, paragraphs: 0 },
  guesses: guesses.map(([language, share]) => ({ language, share })),
});

describe('assumedLanguage', () => {
  it('assumes the language of the reader for a few doubtful words', () => {
    expect(assumedLanguage(step(4, ['de', 0.62], ['en', 0.11]), 'en')).toBe('en');
    expect(assumedLanguage(step(1, ['fr', 0.15], ['en', 0.1]), 'en')).toBe('en');
  });

  it('follows the evidence if there is any', () => {
    expect(assumedLanguage(step(2, ['it', 0.6], ['en', 0.05]), 'en')).toBe('it');
    expect(assumedLanguage(step(2, ['es', 0.07]), 'en')).toBe('es');
  });

  it('leaves the rest to the detector', () => {
    expect(assumedLanguage(step(4, ['de', 1]), 'en')).toBeNull();
    expect(assumedLanguage(step(40, ['de', 0.5]), 'en')).toBeNull();
    expect(assumedLanguage(step(0), 'en')).toBeNull();
  });

  it('assumes the language of the reader for a word without any evidence', () => {
    expect(assumedLanguage(step(1), 'fr')).toBe('fr');
  });
});

describe('the mother tongue', () => {
  afterEach(() => settingsStore.setState({ motherTongue: null }));

  it('is an option only where a person has named it', () => {
    vi.stubGlobal('navigator', { languages: ['en'] });
    const draft = newDraft(GUEST);
    expect(checkOptions(draft)).not.toHaveProperty('motherTongue');
    settingsStore.setState({ motherTongue: 'de' });
    expect(checkOptions(draft)).toMatchObject({ motherTongue: 'de' });
    vi.unstubAllGlobals();
  });
});

describe('likelyLanguage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    settingsStore.setState({ lastLanguage: null });
  });

  it.each([
    ['de-AT', 'de'],
    ['FR', 'fr'],
    ['en-GB', 'en'],
    ['nl', 'en'],
    ['', 'en'],
  ])('a browser set to %j makes %s the likeliest', (language, likely) => {
    vi.stubGlobal('navigator', { languages: [language] });
    expect(likelyLanguage({ language: 'auto' })).toBe(likely);
  });

  it('weights the language written last more, and the one chosen most often', () => {
    vi.stubGlobal('navigator', { languages: ['de'] });
    settingsStore.setState({ lastLanguage: 'es' });
    expect(likelyLanguage({ language: 'auto' })).toBe('es');
    expect(likelyLanguage({ language: 'it' })).toBe('it');
  });
});

describe('checkOptions', () => {
  it('accepts words that are lent, as long as they are', () => {
    lendWords(['Zorblat']);
    expect(checkOptions(newDraft(GUEST)).personalWords).toEqual(['Zorblat']);
    lendWords([]);
    expect(checkOptions(newDraft(GUEST)).personalWords).toEqual([]);
  });
});
