import { describe, expect, it } from 'vitest';
import { testPack } from '../../../../scripts/packs/testPack.ts';
import { caseOf } from './case.ts';
import { suggest } from './rank.ts';

const texts = (pack: ReturnType<typeof testPack>, word: string, bit = 1): string[] =>
  suggest(pack, word, bit).map(({ text }) => text);

describe('suggest', () => {
  const pack = testPack({
    affixes: 'NOSUGGEST !\nFORBIDDENWORD *\nKEEPCASE w',
    words: ['house', 'mouse', 'horse', 'curse/!', 'hose/*', 'kg/w', 'Paris', 'iPhone', 'lot', 'a'],
    frequencies: { house: 9, mouse: 4, lot: 9, a: 14 },
  });

  it('ranks closer and more frequent words first', () => {
    expect(texts(pack, 'houze')[0]).toBe('house');
    expect(texts(pack, 'mousse')[0]).toBe('mouse');
  });

  it('never offers forbidden words or those marked as not to be suggested', () => {
    expect(texts(pack, 'cursee')).not.toContain('curse');
    expect(texts(pack, 'hosee')).not.toContain('hose');
  });

  it('restores the case of the dictionary', () => {
    expect(texts(pack, 'paris')[0]).toBe('Paris');
    expect(texts(pack, 'iphone')[0]).toBe('iPhone');
    expect(texts(pack, 'HOUZE')[0]).toBe('HOUSE');
    expect(texts(pack, 'kgg')).not.toContain('Kg');
  });

  it('never offers the word itself', () => {
    expect(texts(pack, 'house')).not.toContain('house');
  });

  it('respects max and an exhausted budget', () => {
    expect(suggest(pack, 'houze', 1, { max: 1 })).toHaveLength(1);
    expect(suggest(pack, 'houze', 1, { max: 0 })).toEqual([]);
    expect(suggest(pack, 'houze', 1, { maxVisits: 0 })).toEqual([]);
  });
});

describe('suggest in two dialects', () => {
  const pack = testPack({
    words: ['house', 'color'],
    dialects: ['en-US', 'en-GB'],
    others: [{ words: ['house', 'colour'], dialect: 'en-GB' }],
  });

  it('offers only words of the requested one', () => {
    expect(texts(pack, 'colr', 1)).toContain('color');
    expect(texts(pack, 'colr', 1)).not.toContain('colour');
    expect(texts(pack, 'color', 2)[0]).toBe('colour');
  });
});

describe('caseOf', () => {
  it('distinguishes the four shapes', () => {
    expect(['teh', 'Teh', 'TEH', 'tEh', 'I', "L'avion", "D'", '12'].map(caseOf)).toEqual([
      'lower',
      'title',
      'upper',
      'mixed',
      'title',
      'title',
      'title',
      'lower',
    ]);
  });
});
