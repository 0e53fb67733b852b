// The real detector reads the text letter by letter; the packs fetched for it are recorded.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TextLanguage } from '../../../engine/index.ts';
import { profileOf } from '../../../engine/loaded.ts';
import { guessesOf, languageOf, votesOf as votesBy } from '../../../engine/text/detectLanguage.ts';
import { assumedLanguage } from '../../../lib/languageChoice.ts';
import { createPackChoice } from './packChoice.ts';

const votesOf = (text: string) => votesBy(text, profileOf('en').sentences);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(likely: TextLanguage = 'en', sure = false) {
  const wanted = new Set<TextLanguage>();
  const choice = createPackChoice({
    want: (language) => void wanted.add(language),
    likely: () => ({ language: likely, sure }),
  });
  let text = '';
  /** The pack that a check of the text would lack, as long as it is not loaded. */
  const check = () => {
    const votes = votesOf(text);
    const guesses = guessesOf(votes);
    const words = text.match(/[\p{L}\p{M}'’]+/gu)?.length ?? 0;
    const counts = { words, characters: text.length, charactersNoSpaces: 0, sentences: 1, paragraphs: 1 };
    const language = assumedLanguage({ counts, guesses }, likely) ?? languageOf(votes);
    const isMissing = language && language !== likely && !wanted.has(language);
    choice.found({ counts, guesses, missing: isMissing ? [language] : [] });
  };
  const insert = (piece: string) => {
    choice.edited([{ start: text.length, end: text.length, insert: piece }]);
    text += piece;
    check();
  };
  return {
    wanted,
    type(piece: string) {
      for (const letter of piece) insert(letter);
    },
    paste: insert,
    pause: () => vi.advanceTimersByTime(5_000),
  };
}

const SHORT = [
  'I',
  'I am',
  'I like',
  'I like it',
  'I think so',
  "I'm",
  'I\u2019m here',
  'I did',
  'I live in',
  'I miss',
  'I do',
  'Die',
  'Die hard',
  'Me',
  'Me too',
  'Come',
  'Come on',
  'Pour',
  'Pour it',
  'Pour it out',
  'No',
  'No way',
  'A',
  'A cat',
  'In',
  'In time',
  'Son',
  'Son of',
  'Chat',
  'Chat with me',
  'Hat',
  'Hats off',
  'Gift',
  'Gift shop',
];

describe('a short English text', () => {
  it.each(SHORT)('%j fetches no other pack, neither while it is typed nor afterwards', (text) => {
    const { wanted, type, pause } = open();
    type(text);
    pause();
    expect([...wanted]).toEqual([]);
    type(' ');
    pause();
    expect([...wanted]).toEqual([]);
  });

  it.each(SHORT.filter((text) => !text.includes(' ')))('nor does %j with a pause after every letter', (text) => {
    const { wanted, type, pause } = open();
    for (const letter of text) {
      type(letter);
      pause();
    }
    expect([...wanted]).toEqual([]);
  });
});

describe('a text in another language', () => {
  it.each([
    ['I ragazzi sono ', 'it'],
    ['Die Katze ', 'de'],
    ['Bonjour \u00e0 tous ', 'fr'],
    ['Hola, me llamo Ana y soy ', 'es'],
  ] as const)('%j brings its pack when the word is finished', (text, language) => {
    const { wanted, type } = open();
    type(text);
    expect([...wanted]).toEqual([language]);
  });

  it('its last word counts as finished after a pause', () => {
    const { wanted, type, pause } = open();
    type('Die Katze');
    expect([...wanted]).toEqual([]);
    pause();
    expect([...wanted]).toEqual(['de']);
  });

  it('a short one fetches its pack after a pause', () => {
    const { wanted, type, pause } = open();
    type('Hola, me llamo Ana.');
    pause();
    expect([...wanted]).toEqual(['es']);
  });

  it('a pasted one is read at once', () => {
    const { wanted, paste } = open();
    paste('Die Katze schl\u00e4ft');
    expect([...wanted]).toEqual(['de']);
  });

  it('is read at once when it is opened', () => {
    const wanted: TextLanguage[] = [];
    const choice = createPackChoice({
      want: (language) => void wanted.push(language),
      likely: () => ({ language: 'en', sure: false }),
    });
    const votes = votesOf('Die Katze schl\u00e4ft');
    choice.forget();
    choice.found({
      counts: { words: 3, characters: 18, charactersNoSpaces: 16, sentences: 1, paragraphs: 1 },
      guesses: guessesOf(votes),
      missing: ['de'],
    });
    expect(wanted).toEqual(['de']);
  });
});

describe('the first marks', () => {
  it.each([
    ['the likeliest language', 'de', false],
    ['a language that was chosen', 'en', true],
  ] as const)('wait for nothing in %s', (_, likely, sure) => {
    const wanted: TextLanguage[] = [];
    const choice = createPackChoice({
      want: (language) => void wanted.push(language),
      likely: () => ({ language: likely, sure }),
    });
    choice.edited([{ start: 0, end: 0, insert: 'D' }]);
    const counts = { words: 1, characters: 1, charactersNoSpaces: 1, sentences: 1, paragraphs: 1 };
    choice.found({ counts, guesses: [], missing: ['de'] });
    expect(wanted).toEqual(['de']);
  });

  it('of a long text wait for nothing either, although its last word is being written', () => {
    const { wanted, type } = open();
    type('Il fait beau aujourd\u2019hui et nous allons nous promener dans le parc de la vill');
    expect([...wanted]).toEqual(['fr']);
  });
});
