// A slip with a capital is a misspelling where the capital means nothing: at the start of a sentence, after a greeting.
import { describe, expect, it } from 'vitest';
import { loadedChecker } from '../../../scripts/packs/load.ts';
import { defaultOptions, TEXT_LANGUAGES, type TextLanguage } from '../../../src/engine/index.ts';

const checkers = new Map(TEXT_LANGUAGES.map((language) => [language, loadedChecker(language)]));

const spellingOf = (language: TextLanguage, text: string) =>
  (checkers.get(language)?.check(text, { ...defaultOptions(), language }).issues ?? [])
    .filter(({ category }) => category === 'spelling')
    .map((issue) => `${issue.type} ${issue.text}`);

describe('a slip at the start of a sentence', () => {
  it.each([
    ['en', 'Sumtimes', 'I go home early.'],
    ['en', 'Helo', 'my friend, how are you?'],
    ['en', 'Helo', 'Anna, thank you.'],
    ['en', 'Thier', 'house is big.'],
    ['en', 'Wich', 'one do you want?'],
    ['en', 'Alot', 'of people came.'],
    ['en', 'Becuse', 'it rained, we stayed.'],
    ['en', 'Hapy', 'birthday to you!'],
    ['de', 'Desweiteren', 'brauchen wir Hilfe.'],
    ['de', 'Mitwoch', 'komme ich.'],
    ['de', 'Imer', 'wieder regnet es.'],
    ['de', 'Wiso', 'kommst du nicht?'],
    ['fr', 'Bonjuor', 'madame.'],
    ['fr', 'Desfois', 'je viens.'],
    ['it', 'Buongiono', 'a tutti.'],
    ['it', 'Qualcono', 'ha visto Marco.'],
    ['es', 'Grasias', 'por todo.'],
    ['es', 'Nosé', 'nada de eso.'],
  ] as const)('%s: %s %s', (language, slip, rest) => {
    expect(spellingOf(language, `${slip} ${rest}`)).toEqual([`misspelling ${slip}`]);
  });
});

it('a slip after a greeting', () => {
  expect(spellingOf('en', 'Hi Ben, Sumtimes we play.')).toEqual(['misspelling Sumtimes']);
  expect(spellingOf('en', 'Dear Mrs Miller,\nSumtimes we play.')).toEqual(['misspelling Sumtimes']);
  expect(spellingOf('de', 'Hallo Anna, Desweiteren brauchen wir Hilfe.')).toEqual(['misspelling Desweiteren']);
});

it('inside a sentence the capital makes it a name', () => {
  expect(spellingOf('en', 'We asked the Sumtimes family, and Helo came, too.')).toEqual([
    'unknown-name Sumtimes',
    'unknown-name Helo',
  ]);
});
