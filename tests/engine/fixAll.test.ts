// One "Fix all" is enough, of what is sure or of everything: what it leaves has no correction, and right texts stay as they are.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyFixes, type Certainty, type CheckOptions, TEXT_LANGUAGES } from '../../src/engine/index.ts';
import { bringGrammar, checkerWith, optionsWith } from './packs.ts';

const checker = checkerWith(...TEXT_LANGUAGES);
for (const language of TEXT_LANGUAGES) bringGrammar(checker, language);

type Limits = { category?: 'spelling' | 'grammar'; least?: Certainty };

function fixAll(text: string, options: CheckOptions, { category, least = 'maybe' }: Limits = {}): string {
  return applyFixes(text, checker.open(text, options).fixAll(category, least));
}

const lettersOf = (language: string): string[] =>
  readFileSync(`tests/corpora/letters/${language}.dev.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text);

describe.each(TEXT_LANGUAGES)('whole letters in %s', (language) => {
  it.each(['maybe', 'sure'] as const)('are not changed by a second time (%s)', (least) => {
    const options = optionsWith({ language });
    // What is sure is a part of everything: every other letter is enough to show it.
    const letters = lettersOf(language).filter((_, i) => least === 'maybe' || i % 2 === 0);
    const restless = letters.flatMap((text) => {
      const once = fixAll(text, options, { least });
      const twice = fixAll(once, options, { least });
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
  const text = 'The childern goes home early.';
  expect(fixAll(text, options, { category: 'grammar' })).toBe(text);
  expect(fixAll(text, options)).toBe('The children go home early.');
});

it('asks about what is not sure', () => {
  const options = optionsWith({ language: 'en' });
  const text = 'I definately recieved it. He was vxery.';
  const document = checker.open(text, options);
  const issues = document.step(Number.POSITIVE_INFINITY, null).deltas.flatMap((delta) => delta.issues);
  const sure = issues.filter(({ certainty }) => certainty === 'sure').map((issue) => issue.text);
  expect(sure).toEqual(['definately', 'recieved']);
  expect(applyFixes(text, document.fixAll())).toBe('I definitely received it. He was vxery.');
});

it('leaves names, ignored words and the document itself alone', () => {
  const document = checker.open(
    'Zwolkja recieved it, and I beleive it.',
    optionsWith({ language: 'en', ignoredWords: ['beleive'] }),
  );
  expect(document.fixAll()).toEqual([{ start: 8, end: 16, insert: 'received' }]);
  expect(document.text()).toBe('Zwolkja recieved it, and I beleive it.');
});
