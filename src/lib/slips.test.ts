import { expect, it } from 'vitest';
import { slipOf } from './slips.ts';

it.each([
  ['deja', 'déjà', 'accent'],
  ['monday', 'Monday', 'capital'],
  ['Lunedì', 'lunedì', 'small'],
  ['alot', 'a lot', 'apart'],
  ['dont', 'don’t', 'mark'],
  ['accomodate', 'accommodate', 'doubled'],
  ['untill', 'until', 'single'],
  ['goverment', 'government', 'missing'],
  ['lettere', 'letter', 'extra'],
  ['freind', 'friend', 'swapped'],
  ['Filosofie', 'Philosophie', null],
  ['fone', 'phone', 'sound'],
  ['ola', 'hola', 'sound'],
  ['seperate', 'separate', 'letter'],
  ['vorraus', 'voraus', 'single'],
  ['nesesary', 'necessary', null],
  ['word', 'word', null],
  ['', 'a', 'missing'],
])('%s for %s: %s', (written, meant, slip) => {
  expect(slipOf(written, meant)).toBe(slip);
});
