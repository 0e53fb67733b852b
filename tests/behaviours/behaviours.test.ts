import { describe, expect, it } from 'vitest';
import { behaviours } from './catalogue.ts';
import { idsIn, untested } from './coverage.ts';

describe('behaviours', () => {
  it('every one has a test that carries its id', () => {
    expect(untested().map((id) => `${id} ${behaviours[id]}`)).toEqual([]);
  });

  it('ids count in the names of tests only', () => {
    expect(idsIn("it('AAA-1 BBB-2: does', () => {}); // CCC-3")).toEqual(['AAA-1', 'BBB-2']);
    expect(idsIn("it.each([['x', 1]])('AAA-4: %s', () => {});")).toEqual(['AAA-4']);
    expect(idsIn("const text = 'AAA-5';")).toEqual([]);
  });

  it('an id without a test is found', () => {
    expect(untested(['tests/setup'])).toEqual(Object.keys(behaviours));
  });
});
