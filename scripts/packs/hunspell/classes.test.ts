import { describe, expect, it } from 'vitest';
import { WordBit } from '../../../src/engine/pack/spellPack.ts';
import { BuildBit } from '../emit.ts';
import { ClassTable, settle } from './classes.ts';

const form = (bits: number[], elisions = 0) => ({
  letters: new Uint8Array(),
  length: 0,
  bits: Uint32Array.from(bits),
  elisions,
});

describe('settle', () => {
  it('takes a forbidden capitalisation away and leaves the other', () => {
    expect(settle(WordBit.lower | WordBit.title | BuildBit.forbidLower)).toBe(WordBit.title);
    expect(settle(WordBit.lower | WordBit.title | BuildBit.forbidTitle)).toBe(WordBit.keepLower);
  });

  it('lets a stem of fixed capitalisation hide an affixed form, but not another stem', () => {
    expect(settle(WordBit.lower | WordBit.keepLower | BuildBit.stemKeepsCase)).toBe(WordBit.keepLower);
    const both = WordBit.lower | WordBit.keepLower | BuildBit.stemKeepsCase | BuildBit.stemIsFree;
    expect(settle(both)).toBe(WordBit.lower | WordBit.keepLower);
  });
});

describe('ClassTable', () => {
  it('gives equal words one number and keeps 0 for none', () => {
    const table = new ClassTable(2);
    expect(table.idOf(form([0, 0]))).toBe(0);
    const first = table.idOf(form([WordBit.lower, 0]));
    expect(first).toBe(1);
    expect(table.idOf(form([WordBit.lower, 0]))).toBe(first);
    expect(table.idOf(form([WordBit.lower, WordBit.lower]))).toBe(2);
    expect(table.idOf(form([WordBit.lower, 0], 5))).toBe(3);
    expect(table.size).toBe(4);
  });

  it('forgets elisions of what cannot stand alone', () => {
    const table = new ClassTable(1);
    expect(table.idOf(form([WordBit.compoundEnd], 5))).toBe(table.idOf(form([WordBit.compoundEnd], 0)));
  });

  it('stops at what a byte can number', () => {
    const table = new ClassTable(1);
    for (let i = 1; i <= 255; i++) table.idOf(form([WordBit.lower], i));
    expect(() => table.idOf(form([WordBit.lower], 999))).toThrow('byte');
  });
});
