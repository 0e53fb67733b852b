// One "Fix all" is enough: what it leaves has no correction, and right texts stay as they are.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyFixes, type CheckOptions, TEXT_LANGUAGES } from '../../src/engine/index.ts';
import { bringGrammar, checkerWith, optionsWith } from './packs.ts';

const checker = checkerWith(...TEXT_LANGUAGES);
for (const language of TEXT_LANGUAGES) bringGrammar(checker, language);

function fixAll(text: string, options: CheckOptions, category: 'spelling' | 'grammar' | null = null): string {
  return applyFixes(text, checker.open(text, options).fixAll(category));
}

const lettersOf = (language: string): string[] =>
  readFileSync(`tests/corpora/letters/${language}.dev.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text);

describe.each(TEXT_LANGUAGES)('whole letters in %s', (language) => {
  it('are not changed by a second time', () => {
    const options = optionsWith({ language });
    const restless = lettersOf(language).flatMap((text) => {
      const once = fixAll(text, options);
      const twice = fixAll(once, options);
      return once === twice ? [] : [{ once, twice }];
    });
    expect(restless).toEqual([]);
  });
});

it('mends what a fix uncovers', () => {
  const options = optionsWith({ language: 'fr' });
  expect(fixAll("J'ai déja appeler le médecin.", options)).toBe("J'ai déjà appelé le médecin.");
});

it('mends one kind alone when asked to', () => {
  const options = optionsWith({ language: 'en' });
  const text = 'She recieve letters every day.';
  expect(fixAll(text, options, 'grammar')).toBe(text);
  expect(fixAll(text, options)).toBe('She receives letters every day.');
});

it('leaves names, ignored words and the document itself alone', () => {
  const document = checker.open(
    'Zwolkja recieved it, and I beleive it.',
    optionsWith({ language: 'en', ignoredWords: ['beleive'] }),
  );
  expect(document.fixAll()).toEqual([{ start: 8, end: 16, insert: 'received' }]);
  expect(document.text()).toBe('Zwolkja recieved it, and I beleive it.');
});
