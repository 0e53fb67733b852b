import { describe, expect, it } from 'vitest';
import { choicesIn, passageKey, passagesFrom } from './passages.ts';

/** As the page keeps what a user has said. */
const passageChoice = (key: string, language: string) => `passage.${key}.${language}`;

describe('choices about passages', () => {
  const key = passageKey('Guten Tag, wie geht es Ihnen?');

  it('are read back from what the user has ignored, the last one first in force', () => {
    const ignored = ['abc.0', passageChoice(key, 'fr'), 'passage.x', 'passage.x.xx', passageChoice(key, 'de')];
    expect([...choicesIn(ignored)]).toEqual([[key, 'de']]);
    expect(choicesIn(['abc.0']).size).toBe(0);
  });

  it('belong to the words', () => {
    expect(passageKey('Guten Tag, wie geht es Ihnen?')).toBe(key);
    expect(passageKey('Guten Tag, wie geht es dir?')).not.toBe(key);
  });
});

it('passages move with their block', () => {
  const passage = { start: 5, end: 9, language: 'de', key: 'k', isChosen: false } as const;
  expect(passagesFrom([passage], -10)).toEqual([{ ...passage, start: 15, end: 19 }]);
  expect(passagesFrom([], 3)).toBe(passagesFrom([], 4));
});
