// No string may make the engine throw or make it slow: work is linear in the length.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadedChecker } from '../../scripts/packs/load.ts';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import { matchSteps } from '../../src/engine/rules/match.ts';
import { HOSTILE } from './hostileTexts.ts';
import { checkerWith, optionsWith, rulesChecker } from './packs.ts';

const checker = loadedChecker(...TEXT_LANGUAGES);
const checkerAgain = loadedChecker(...TEXT_LANGUAGES);
const spelling = checkerWith(...TEXT_LANGUAGES);
const rules = rulesChecker(...TEXT_LANGUAGES);

/** In prose the rules try 1 to 5 elements per character. */
const STEPS_PER_CHARACTER = 20;

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

  it('gets the same result twice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(checker.check(text, optionsWith({}))).toEqual(checkerAgain.check(text, optionsWith({})));
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(HOSTILE)('%s', (_, make) => {
  // Anything quadratic takes minutes on this much text, and the test times out.
  it('is checked to the end', () => {
    const text = make(400_000);
    for (const language of ['de', 'auto'] as const) {
      const { issues } = spelling.check(text, optionsWith({ language }));
      expect(issues.at(-1)?.end ?? 0).toBeLessThanOrEqual(text.length);
    }
  });

  it.each(TEXT_LANGUAGES)('costs the rules of %s no more work per character where it is longer', (language) => {
    const options = optionsWith({ language, level: 'picky' });
    const work = (characters: number): number => {
      const before = matchSteps();
      rules.check(make(characters), options);
      return matchSteps() - before;
    };
    // A sentence of more than 400 words is not prose and is skipped: the short text must not be one if the long one is.
    expect(work(20_000)).toBeLessThanOrEqual(5 * Math.max(work(5000), 200));
    expect(work(5000)).toBeLessThan(5000 * STEPS_PER_CHARACTER);
  });
});

it('checks one line of forty thousand after an edit in it', () => {
  // Each mistake has another neighbour: equal ones are numbered, and an edit would rightly touch all that follow.
  const lines = Array.from({ length: 40_000 }, (_, i) => `Ein Satz mit eim ${100_000 + i} Fehler.\n`);
  const length = lines[0]?.length ?? 0;
  const document = spelling.open(lines.join(''), optionsWith({ language: 'de' }));
  document.step(Number.POSITIVE_INFINITY, null);
  const middle = 20_000 * length;
  for (let i = 1; i <= 20; i++) {
    document.edit([{ start: middle + 5, end: middle + 5, insert: 'x' }]);
    const { deltas, done, checked, total } = document.step(4 * length, null);
    expect({ done, checked }).toEqual({ done: true, checked: total });
    expect(deltas.map(({ start, end }) => [start - middle, end - middle])).toEqual([[0, length + i]]);
  }
});
