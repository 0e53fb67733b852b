import { describe, expect, it } from 'vitest';
import { defineTextRule } from './defineRule.ts';
import { rulesIn } from './families.ts';
import type { TextRule } from './types.ts';

const rule = (id: string, after?: string): TextRule =>
  defineTextRule({
    id,
    find: () => [],
    wrong: [
      ['a', null],
      ['b', null],
      ['c', null],
    ],
    right: ['d', 'e', 'f'],
    ...(after === undefined ? {} : { after }),
  });

const ids = (families: Parameters<typeof rulesIn>[0]): string[] => rulesIn(families).map(({ id }) => id);

describe('the rules of families', () => {
  it('are exactly the rules that their files export', () => {
    const families = {
      './commas/x.ts': { opening: rule('en.commas.opening'), words: ['en.commas'], isOpening: () => true, none: null },
      './commas/examples.ts': { right: ['Yes.'], table: { id: 'x' } },
      './verbs/y.ts': { tense: rule('en.verbs.tense') },
    };
    expect(ids(families)).toEqual(['en.commas.opening', 'en.verbs.tense']);
  });

  it('are sorted by id, wherever they are written', () => {
    const families = { './b.ts': { c: rule('en.x.c'), a: rule('en.x.a') }, './a.ts': { b: rule('en.x.b') } };
    expect(ids(families)).toEqual(['en.x.a', 'en.x.b', 'en.x.c']);
  });

  it('come after the one that they name', () => {
    const families = {
      './a.ts': { a: rule('en.x.a', 'en.x.c'), b: rule('en.x.b'), c: rule('en.x.c'), d: rule('en.x.d') },
    };
    expect(ids(families)).toEqual(['en.x.b', 'en.x.c', 'en.x.a', 'en.x.d']);
    expect(ids({ './a.ts': { a: rule('en.x.a'), b: rule('en.x.b', 'en.x.a') } })).toEqual(['en.x.a', 'en.x.b']);
  });

  it('cannot name one that does not exist', () => {
    expect(() => rulesIn({ './a.ts': { a: rule('en.x.a', 'en.x.z') } })).toThrow('en.x.a: there is no rule en.x.z');
  });
});
