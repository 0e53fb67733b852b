// What looks wrong to the context net only beside another mistake is none.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Checker } from '../../src/engine/index.ts';
import { bringGrammar, checkerWith, optionsWith } from './packs.ts';

describe('beside a mistake', () => {
  let checker: Checker;
  beforeAll(() => {
    checker = checkerWith('it');
    bringGrammar(checker, 'it');
  });
  const found = (text: string, disabledRules: string[] = []): string[] =>
    checker.check(text, optionsWith({ language: 'it', disabledRules })).issues.map((issue) => issue.text);

  it('that a rule has found, a right word is left alone', () => {
    expect(found('Alle tre a chiesto un analgesico e glielo ho dato.')).toEqual(['a']);
    expect(found('Quando sono arrivato lui mi a detto di aspettare.')).toEqual(['a']);
  });

  it('that the net itself has found, too', () => {
    expect(found('Alle tre a chiesto un analgesico e glielo ho dato.', ['it.context.a-ha'])).toEqual(['a']);
  });

  it('another mistake is still one', () => {
    expect(found('Marco mi a detto che si fermano pere cena.')).toEqual(['a', 'pere']);
  });
});
