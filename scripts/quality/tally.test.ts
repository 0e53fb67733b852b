import { describe, expect, it } from 'vitest';
import type { CheckOptions, CheckResult, Issue } from '../../src/engine/types.ts';
import { flaggedShare, measureClean } from './cleanText.ts';
import { countRows, parseRows } from './rows.ts';
import { falseAlarms, repairs } from './sentences.ts';
import { percentile, RankTally, rankOf } from './tally.ts';

const rows = parseRows(
  'recieve\treceive\tlist\nalot\ta lot\tlist\nteh\tthe|tech\tlist+typos\nfoo\tfoa\tlist\ncat\tact\tlist\n',
);

describe('rows', () => {
  it('are read with their alternatives and sources; broken lines are left out', () => {
    expect(rows).toHaveLength(5);
    expect(rows[2]).toMatchObject({ misspelling: 'teh', corrections: ['the', 'tech'], sources: ['list', 'typos'] });
  });

  it('count when they are single words, wrong, and their correction is right', () => {
    const words = new Set(['receive', 'the', 'act', 'cat']);
    const { all, accepted, counted } = countRows(rows, (word) => words.has(word));
    expect(all).toBe(5);
    expect(accepted).toBe(1);
    expect(counted.map(({ misspelling }) => misspelling)).toEqual(['recieve', 'teh']);
    expect(counted[1]?.corrections).toEqual(['the']);
  });

  it('fall into halves by their correction', () => {
    const many = parseRows(Array.from({ length: 400 }, (_, i) => `x${i}\tword${i}\tlist`).join('\n'));
    const first = many.filter(({ half }) => half === 0).length;
    expect(first).toBeGreaterThan(150);
    expect(first).toBeLessThan(250);
    const [one, other] = parseRows("aa\tWord’s\tx\nbb\tword's|y\tx");
    expect(one?.half).toBe(other?.half);
  });
});

describe('ranks', () => {
  it('ignore case and the kind of apostrophe, and count twins once', () => {
    expect(rankOf(['The', 'tech'], ['the'])).toBe(0);
    expect(rankOf(['a', 'A', 'don’t'], ["don't"])).toBe(1);
    expect(rankOf(['a'], ['b'])).toBe(-1);
  });

  it('add up to shares', () => {
    const tally = new RankTally();
    for (const rank of [0, 0, 2, 4, -1]) tally.add(rank);
    const shares = tally.shares();
    expect(shares).toMatchObject({ rows: 5, top1: 40, top3: 60, top5: 80 });
    expect(shares.meanReciprocalRank).toBeCloseTo((1 + 1 + 1 / 3 + 1 / 5) / 5);
    expect(new RankTally().shares()).toMatchObject({ rows: 0, top1: 0, meanReciprocalRank: 0 });
  });

  it('have percentiles', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(3);
    expect(percentile([4, 1, 3, 2], 1)).toBe(4);
    expect(percentile([], 0.5)).toBe(0);
  });
});

const issue = (text: string, whole: string, type: Issue['type'] = 'misspelling'): Issue => ({
  start: whole.indexOf(text),
  end: whole.indexOf(text) + text.length,
  rule: 'test',
  category: 'spelling',
  type,
  language: 'en',
  text,
  message: { key: '', params: {} },
  probability: 0.9,
  certainty: 'likely',
  ignoreKey: '',
});
const checker = {
  check: (text: string): CheckResult => ({
    issues: (text.match(/\p{L}*(?:qq|Zz)\p{L}*/gu) ?? []).map((word) =>
      issue(word, text, word.startsWith('Zz') ? 'unknown-name' : 'misspelling'),
    ),
    language: 'en',
    dialect: null,
    guesses: [],
    counts: { words: 0, characters: 0, charactersNoSpaces: 0, sentences: 0, paragraphs: 0 },
    missing: [],
  }),
  suggest: (word: string) => [{ text: word.replace('qq', ''), cost: 1, frequency: 1, score: 1 }],
};
const options = { language: 'en' } as CheckOptions;

describe('false alarms', () => {
  it('are counted apart for names, and without the words left out', () => {
    const sentences = [
      { text: 'A badqq day in Zzyx.', names: new Set(['Zzyx']) },
      { text: "An oldqq day, l'Zzyx.", names: new Set(['Zzyx']) },
    ];
    const { ordinary, proper, flagged } = measureClean(checker, sentences, new Set(['oldqq']), options);
    expect(ordinary).toEqual({ words: 6, errors: 1, names: 0 });
    expect(proper).toEqual({ words: 2, errors: 0, names: 2 });
    expect([...flagged]).toEqual([['badqq', 1]]);
  });

  it('are given per 1,000 words of plain sentences', () => {
    const set = [{ text: 'one two threeqq four', refs: ['x'] }];
    expect(falseAlarms(checker, set, options)).toEqual({ words: 4, errors: 250, names: 0 });
  });
});

describe('recall', () => {
  it('looks at lower-case misspellings alone', () => {
    expect(flaggedShare(checker, ['badqq', 'good', 'Badqq'], options)).toEqual({ words: 2, flagged: 50 });
  });

  it('takes the first suggestion of each flag', () => {
    const set = [
      { text: 'a badqq dayqq', refs: ['a bad day'], kind: 'spelling' },
      { text: 'a fine day', refs: ['a fine night'], kind: 'spelling' },
      { text: 'badqq', refs: ['bad'], kind: 'agreement' },
    ];
    expect(repairs(checker, set, 'en', options)).toEqual({ sentences: 2, flagged: 50, repaired: 50 });
  });
});
