import { describe, expect, it } from 'vitest';
import { testPack } from '../../../../scripts/packs/testPack.ts';
import { createCostModel } from '../costs.ts';
import { prepareTyped } from '../search/typed.ts';
import { align, type Edit } from './align.ts';

const pack = testPack({ words: ['abcdefghijklmnopqrstuvwxyz', "o'er"] });
const model = createCostModel(pack);

function editsBetween(typed: string, intended: string): Edit[] {
  const codes = Uint8Array.from(intended, (letter) => pack.codeOf[letter.charCodeAt(0)] ?? 0);
  return align(prepareTyped(pack, model, typed), codes);
}

const kinds = (typed: string, intended: string): string[] => editsBetween(typed, intended).map(({ kind }) => kind);

describe('align', () => {
  it('finds no edit in equal words', () => {
    expect(editsBetween('house', 'house')).toEqual([]);
  });

  it('names each slip', () => {
    expect(kinds('hoube', 'house')).toEqual(['substitution']);
    expect(kinds('brd', 'bird')).toEqual(['omission']);
    expect(kinds('rabit', 'rabbit')).toEqual(['omissionDouble']);
    expect(kinds('houkse', 'house')).toEqual(['surplus']);
    expect(kinds('houuse', 'house')).toEqual(['surplusDouble']);
    expect(kinds('hosue', 'house')).toEqual(['transposition']);
    expect(kinds('fone', 'phone')).toEqual(['group']);
  });

  it('reports the position of the edit in both words', () => {
    expect(editsBetween('fone', 'phone')[0]).toMatchObject({ at: 0, typedLength: 1, from: 0, intendedLength: 2 });
    expect(editsBetween('housk', 'house')[0]).toMatchObject({ at: 4, typedLength: 1, from: 4, intendedLength: 1 });
  });

  it('copes with letters foreign to the language, and with words without letters', () => {
    expect(kinds('h©use', 'house')).toEqual(['substitution']);
    expect(kinds('ab', '')).toEqual(['surplus', 'surplus']);
  });
});
