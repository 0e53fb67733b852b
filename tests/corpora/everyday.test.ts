// The project's own everyday sentences, right and wrong ones: the whole check may not find less, fix less or flag more than
// <language>.baseline.json says. They say what people write, not what the engine knows; a mistake it misses is no fault of
// this test. When the figures are better, or worse for a good reason: `npm run quality -- --corpora --write`.
import { describe, expect, it } from 'vitest';
import { loadedChecker } from '../../scripts/packs/load.ts';
import {
  type CorpusFigures,
  measureCorpus,
  parseCorpus,
  readBaseline,
  readCorpus,
  worsened,
} from '../../scripts/quality/corpora.ts';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';

describe.each(TEXT_LANGUAGES)('%s', (language) => {
  const rows = readCorpus(language);

  it('has at least 150 sentences, each once, wrong ones of many kinds and right ones', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(new Set(rows.map((row) => row.text)).size).toBe(rows.length);
    expect(rows.filter((row) => row.kind === 'right').length).toBeGreaterThanOrEqual(50);
    expect(new Set(rows.map((row) => row.kind)).size).toBeGreaterThan(12);
  });

  it('is checked no worse than before', () => {
    const before = readBaseline(language);
    expect(before, 'no baseline').not.toBeNull();
    const now = measureCorpus(loadedChecker(language), language, rows);
    expect(worsened(before as CorpusFigures, now)).toEqual([]);
  });

  it('has a baseline of these very sentences', () => {
    const before = readBaseline(language) as CorpusFigures;
    const mistakes = rows.reduce((sum, row) => sum + (row.edits?.length ?? 0), 0);
    expect([before.mistakes, before.right]).toEqual([mistakes, rows.filter((row) => row.kind === 'right').length]);
    const texts = new Set(rows.map((row) => row.text));
    expect([...before.missed, ...before.unfixed, ...before.alarms].filter((text) => !texts.has(text))).toEqual([]);
  });
});

describe('a corpus', () => {
  it('marks mistakes where they stand', () => {
    expect(parseCorpus('# note\nnoun: Two {cat=>cats} and a {dogs=>dog}.')).toEqual([
      {
        kind: 'noun',
        text: 'Two cat and a dogs.',
        refs: ['Two cats and a dog.'],
        edits: [
          { start: 4, end: 7, insert: 'cats' },
          { start: 14, end: 18, insert: 'dog' },
        ],
      },
    ]);
  });

  it.each(['no kind here', 'right: A {b=>c}.', 'noun: No mark.', 'noun: A  {b=>c}.', 'noun: A {b}.'])(
    'does not take "%s"',
    (line) => {
      expect(() => parseCorpus(line)).toThrow(line);
    },
  );
});

describe('worse figures', () => {
  const before: CorpusFigures = {
    mistakes: 4,
    found: 3,
    fixed: 2,
    right: 2,
    flagged: 0,
    stray: 0,
    missed: ['a'],
    unfixed: ['b'],
    alarms: [],
  };

  it('are named with the sentence', () => {
    const now = { ...before, found: 2, fixed: 1, flagged: 1, missed: ['a', 'c'], alarms: ['d'] };
    expect(worsened(before, now)).toEqual([
      'found 2, was 3 of 4',
      'no longer found: c',
      'fixed 1, was 2 of 4',
      'no longer fixed: c',
      'right sentences flagged 1, was 0',
      'newly flagged: d',
    ]);
  });

  it('are none where one sentence makes up for another', () => {
    expect(worsened(before, { ...before, missed: ['c'] })).toEqual([]);
    expect(worsened(before, { ...before, found: 4, missed: [] })).toEqual([]);
  });
});
