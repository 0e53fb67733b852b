import { expect, it } from 'vitest';
import { Feature } from './features.ts';
import { fulfils } from './inflect.ts';

const { masculine, feminine, singular, plural, third, present, indicative, infinitive, comparative, dative } = Feature;

it.each([
  ['gender may be left open', plural, plural | feminine, true],
  ['another gender does not do', plural | masculine, plural | feminine, false],
  ['one of several will do', masculine | feminine | singular, feminine | singular, true],
  ['a person must be stated', infinitive, third | singular, false],
  ['a finite form is found', indicative | present | third | singular, third | singular, true],
  ['the positive is meant unless said', comparative, 0, false],
  ['the comparative is found', comparative | masculine, comparative, true],
  ['a case must be stated', 0, dative, false],
])('%s', (_, features, wish, expected) => {
  expect(fulfils(features, wish)).toBe(expected);
});
