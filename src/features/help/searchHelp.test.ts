import { describe, expect, it } from 'vitest';
import pages from '../../../locales/en/pages.json' with { type: 'json' };
import { helpGroups, searchHelp } from './searchHelp.ts';

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

  it('requires every search word to begin a word of the entry', () => {
    expect(found('text schrei')).toEqual(['Wie prüfe ich einen Text?']);
    expect(found('text vorschlag')).toEqual([]);
    expect(found('schlag')).toEqual([]);
  });

  it('finds words in other scripts and leaves out empty groups', () => {
    expect(searchHelp(groups, 'भाषा').map(({ heading }) => heading)).toEqual(['भाषाएँ']);
  });
});

describe('helpGroups', () => {
  const { help } = pages;
  const answers = (documents: boolean) =>
    new Map(
      helpGroups(help, documents).flatMap(({ items }) =>
        items.map(({ question, answer }) => [question, answer] as const),
      ),
    );

  it('mentions accounts only if documents can be stored in one', () => {
    expect(helpGroups(help, false)).toBe(help.groups);
    expect([...answers(false).values()].filter((answer) => /your account|free account/.test(answer))).toEqual([]);
    expect(helpGroups(help, true).map(({ heading }) => heading)).toEqual([
      ...help.groups.map(({ heading }) => heading),
      help.withAccounts.heading,
    ]);
    expect(answers(true).get('Is my text sent anywhere?')).toContain('text that you save as a document');
    expect(answers(true).get('How do I accept a suggestion?')).toBe(
      answers(false).get('How do I accept a suggestion?'),
    );
  });
});
