import { describe, expect, it } from 'vitest';
import { searchHelp } from './searchHelp.ts';

const groups = [
  {
    heading: 'Prüfen',
    items: [
      { question: 'Wie prüfe ich einen Text?', answer: 'Schreiben Sie ihn hinein.' },
      { question: 'Was ist ein Vorschlag?', answer: 'Ein Wort, das gemeint sein könnte. Größe zählt nicht.' },
    ],
  },
  { heading: 'भाषाएँ', items: [{ question: 'भाषा कैसे चुनें?', answer: 'मेनू में।' }] },
];
const found = (query: string) =>
  searchHelp(groups, query).flatMap(({ items }) => items.map(({ question }) => question));

describe('searchHelp', () => {
  it('shows everything for an empty search', () => {
    expect(searchHelp(groups, ' ')).toEqual(groups);
  });

  it('ignores case, accents and sharp s', () => {
    expect(found('KONNTE')).toEqual(['Was ist ein Vorschlag?']);
    expect(found('grosse')).toEqual(['Was ist ein Vorschlag?']);
    expect(found('prufe')).toEqual(['Wie prüfe ich einen Text?']);
  });

  it('needs every word, each at the beginning of a word', () => {
    expect(found('text schrei')).toEqual(['Wie prüfe ich einen Text?']);
    expect(found('text vorschlag')).toEqual([]);
    expect(found('schlag')).toEqual([]);
  });

  it('finds words of other scripts and leaves out empty groups', () => {
    expect(searchHelp(groups, 'भाषा').map(({ heading }) => heading)).toEqual(['भाषाएँ']);
  });
});
