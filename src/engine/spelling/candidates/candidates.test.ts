import { describe, expect, it } from 'vitest';
import { CandidateSet } from './candidates.ts';
import { repairEncoding } from './repair.ts';

describe('CandidateSet', () => {
  it('prunes only once it has as many candidates as it should keep', () => {
    const set = new CandidateSet(2, 2, 5);
    set.add('one', 10, 3, 'word');
    expect(set.threshold).toBe(Number.MAX_SAFE_INTEGER);
    set.add('two', 20, 0, 'word');
    expect(set.threshold).toBe(25);
    set.add('three', 6, 0, 'word');
    expect(set.threshold).toBe(11);
    expect(set.bestScore).toBe(4);
  });

  it('keeps one candidate per spelling, with its least cost', () => {
    const set = new CandidateSet(1, 4, 0);
    set.add('one', 10, 1, 'compound');
    set.add('one', 4, 3, 'word');
    set.add('one', 8, 2, 'split');
    expect(set.all()).toEqual([{ text: 'one', cost: 4, frequency: 3, kind: 'word' }]);
  });
});

describe('repairEncoding', () => {
  it('repairs UTF-8 that was read as Latin-1', () => {
    expect(repairEncoding('dÃ©jÃ\u00a0')).toBe('déjà');
    expect(repairEncoding('maÃ±ana')).toBe('mañana');
  });

  it('leaves all other words alone', () => {
    for (const word of ['déjà', 'Âge', 'SÃO', 'maison', '', 'Ã']) expect(repairEncoding(word)).toBeNull();
  });
});
