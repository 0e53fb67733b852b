// No string may make the engine throw, and none may make it slow: work is linear in the length.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import { checkerWith, optionsWith } from './packs.ts';

const checker = checkerWith(...TEXT_LANGUAGES);
const checkerAgain = checkerWith(...TEXT_LANGUAGES);

describe('any string', () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom(
      '\ud800',
      '\udc00',
      '\0',
      '\u202e',
      '\u2066',
      '\u00ad',
      '\u0301',
      "l'",
      '-',
      '```',
      '«',
      '😀',
      'ß',
      'İ',
      'ı',
      'ǆ',
      'ﬁ',
      '\n',
      '\r',
      ' ',
    ),
    fc.constantFrom('haus', 'Teh', 'ECOLE', "dell'", 'aujourd’hui', 'z.B.', '3rd', 'mxyz'),
  );
  const anyText = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));

  it('is checked, with issues in order, inside the text and as written', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('auto' as const, ...TEXT_LANGUAGES), (text, language) => {
        const options = optionsWith({ language, checkDigits: true });
        let last = 0;
        for (const issue of checker.check(text, options).issues) {
          expect(issue.start).toBeGreaterThanOrEqual(last);
          expect(issue.text).toBe(text.slice(issue.start, issue.end));
          expect(issue.end).toBeGreaterThan(issue.start);
          last = issue.end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });

  it('gets the same answer twice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(checker.check(text, optionsWith({}))).toEqual(checkerAgain.check(text, optionsWith({})));
      }),
      { numRuns: 60 },
    );
  });
});

// Each is long enough that anything quadratic would take minutes.
const hostile: [name: string, text: string][] = [
  ['one word of a megabyte', 'a'.repeat(1e6)],
  ['a million line breaks', '\n'.repeat(1e6)],
  ['half a million lines', 'a\n'.repeat(5e5)],
  ['the same mistake on each line', 'teh\n'.repeat(1e5)],
  ['a megabyte of full stops', 'a.'.repeat(5e5)],
  ['hyphens', 'ab-'.repeat(3e5)],
  ['apostrophes', "l'".repeat(5e5)],
  ['backticks', '`'.repeat(1e6)],
  ['backticks of growing length', Array.from({ length: 1400 }, (_, i) => '`'.repeat(i)).join(' ')],
  ['tags', '<a '.repeat(3e5)],
  ['at signs', 'a@'.repeat(5e5)],
  ['links', '[a](b '.repeat(1e5)],
  ['NULs', '\0'.repeat(1e6)],
  ['lone surrogates', '\ud800'.repeat(1e6)],
  ['combining marks', `a${'\u0301'.repeat(1e6)}`],
  ['soft hyphens', 'a\u00ad'.repeat(5e5)],
  ['quotation marks', '« “'.repeat(3e5)],
  ['a sentence of 100,000 characters', 'mot inconu '.repeat(9100)],
  ['capitals', 'HELO WRLD '.repeat(2e4)],
  ['compounds', `${'haus'.repeat(24)} `.repeat(2000)],
];

it.each(hostile)('is quick with %s', (_, text) => {
  const started = performance.now();
  checker.check(text, optionsWith({ language: 'de' }));
  checker.check(text, optionsWith({ language: 'auto' }));
  expect(performance.now() - started).toBeLessThan(15_000);
});

it('edits a long text quickly', () => {
  const document = checker.open('Ein Satz mit eim Fehler.\n'.repeat(40_000), optionsWith({ language: 'de' }));
  document.step(Number.POSITIVE_INFINITY, null);
  const started = performance.now();
  for (let i = 0; i < 20; i++) {
    document.edit([{ start: 500_000 + i, end: 500_000 + i, insert: 'x' }]);
    document.step(1000, { start: 499_900, end: 500_100 });
  }
  expect((performance.now() - started) / 20).toBeLessThan(250);
});
