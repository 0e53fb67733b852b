// Which language of the interface is offered, and to whom none is.
import { expect, it } from 'vitest';
import { localeCookie, localeToOffer } from './cookie.ts';

it.each([
  [['de-AT', 'en'], 'de'],
  [['pl-PL', 'ru', 'en'], 'ru'],
  [['PT-br'], 'pt'],
  [['en-GB', 'de'], null],
  [['ja', 'zh-Hans'], null],
  [[], null],
] as const)('%j: %s', (languages, code) => {
  expect(localeToOffer(languages, 'theme=dark')).toBe(code);
});

it('offers nothing to those who have chosen, be it English', () => {
  const cookies = `a=b; ${localeCookie('en', false).split(';')[0]}`;
  expect(localeToOffer(['de'], cookies)).toBeNull();
});
