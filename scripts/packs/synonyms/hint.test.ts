import { describe, expect, it } from 'vitest';
import { hintOf } from './hint.ts';

describe('the first words of an explanation', () => {
  it.each([
    ['significant; "graduation was a big day in his life"', 'significant'],
    ['(of a person) very old; "an aged man"', 'very old'],
    ['"an example"; what comes after it', 'an example'],
    ['the principal activity in your life that you do to earn money', 'the principal activity in your life that you…'],
    ['provide housing for, as for', 'provide housing for, as for'],
    [
      'an exceptionally long explanationfullofletters that is the end',
      'an exceptionally long explanationfullofletters…',
    ],
    ['', ''],
  ])('%s: %s', (gloss, hint) => {
    expect(hintOf(gloss)).toBe(hint);
  });
});
