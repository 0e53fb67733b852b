// Which language of the interface is offered, and to whom none is.
import { expect, it } from 'vitest';
import { localeToOffer } from './languageOffer.ts';

it.each([
  [['de-AT', 'en'], 'de'],
  [['pl-PL', 'ru', 'en'], 'ru'],
  [['PT-br'], 'pt'],
  [['en-GB', 'de'], null],
  [['ja', 'zh-Hans'], null],
  [[], null],
] as const)('%j: %s', (languages, code) => {
  expect(localeToOffer(languages)).toBe(code);
});
