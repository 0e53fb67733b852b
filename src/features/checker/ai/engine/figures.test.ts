// Which figures two sentences in different languages do not have in common.
import { expect, it } from 'vitest';
import { loneFigures } from './figures.ts';

it.each([
  ['The 3 reports', 'Les 3 rapports', []],
  ['The 3 reports', 'Les 4 rapports', ['3', '4']],
  ['It costs 1,250.50 euros.', 'Es kostet 1.250,50 Euro.', []],
  ['It costs 1,250.50 euros.', 'Cela coûte 1\u202f250,50 euros.', []],
  ['It costs 1,250 euros.', 'Es kostet 12.500 Euro.', ['1,250', '12.500']],
  ['3.5 %', '3,5 %', []],
  ['On 11/24/2026', 'Am 24.11.2026', []],
  ['At 3:30', 'Um 15:30 Uhr', ['3:30', '15:30']],
  ['On 05/06', 'Am 5.6.', []],
  ['3.5 %', '3,6 %', ['3.5', '3,6']],
  ['12 400 people', '12.400 Personen', []],
  ['On 24 300 came.', 'Am 24. kamen 300.', ['24 300', '24', '300']],
  ['2 and 2', '2', ['2']],
  ['Call 555-0100.', 'Rufen Sie 555-0101 an.', ['555-0100', '555-0101']],
  ['No figures', 'Keine Zahlen', []],
])('%s | %s', (one, other, lone) => {
  expect(loneFigures(one, other)).toEqual(lone);
});
