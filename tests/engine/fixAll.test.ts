// One "Fix all" is enough, of what is sure or of everything: what it leaves has no correction, and right texts stay as they are.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  applyFixes,
  type Certainty,
  type CheckedDocument,
  type CheckOptions,
  TEXT_LANGUAGES,
} from '../../src/engine/index.ts';
import { matchSteps } from '../../src/engine/rules/match.ts';
import { bringGrammar, checkerWith, optionsWith } from './packs.ts';

const checker = checkerWith(...TEXT_LANGUAGES);
for (const language of TEXT_LANGUAGES) bringGrammar(checker, language);

type Limits = { category?: 'spelling' | 'grammar'; least?: Certainty };

function fixAll(text: string, options: CheckOptions, { category, least = 'maybe' }: Limits = {}): string {
  return applyFixes(text, checker.open(text, options).fixAll(category, least));
}

/** A document that has been checked to its end. */
function checked(text: string, options: CheckOptions): CheckedDocument {
  const document = checker.open(text, options);
  document.step(Number.POSITIVE_INFINITY, null);
  return document;
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
      const document = checked(text, options);
      document.edit(document.fixAll(null, least).reverse());
      document.step(Number.POSITIVE_INFINITY, null);
      const again = document.fixAll(null, least);
      return again.length === 0 ? [] : [{ text: document.text(), again }];
    });
    expect(restless).toEqual([]);
  });

  it.each(['auto', language] as const)('are mended from what was found as from nothing (%s)', (asked) => {
    const options = optionsWith({ language: asked });
    const letters = lettersOf(language).filter((_, i) => i % 16 === 0);
    // Some of it has been typed since, and not been checked.
    const [whole, typed] = [letters.join('\n\n'), 'Teh wrod is hier. '];
    const document = checked(whole, options);
    expect(document.fixAll(null, 'maybe')).toEqual(checker.open(whole, options).fixAll(null, 'maybe'));
    document.edit([{ start: whole.indexOf('\n'), end: whole.indexOf('\n'), insert: typed }]);
    const anew = checker.open(document.text(), { ...options, language });
    expect(document.fixAll(null, 'maybe')).toEqual(anew.fixAll(null, 'maybe'));
  });

  it('cost no second check where nothing is to be mended', () => {
    const text = applyFixes(
      lettersOf(language)[0] ?? '',
      checker.open(lettersOf(language)[0] ?? '', optionsWith({ language })).fixAll(),
    );
    const document = checked(text, optionsWith({ language }));
    const before = matchSteps();
    expect(document.fixAll()).toEqual([]);
    expect(matchSteps()).toBe(before);
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
