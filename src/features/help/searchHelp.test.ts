import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpTexts } from '../../../prerender/helpTexts.ts';
import { type LocaleCode, locales } from '../../services/i18n/locales.ts';
import { helpGroups, searchHelp } from './searchHelp.ts';

const entry = (id: string, question: string, answer: string, words = '') => ({ id, question, answer, words });
const groups = [
  {
    heading: 'Prüfen',
    items: [
      entry('check', 'Wie prüfe ich einen Text?', 'Schreiben Sie ihn hinein.', 'anfangen Tastenkürzel'),
      entry('fix', 'Was ist ein Vorschlag?', 'Ein Wort, das gemeint sein könnte. Größe zählt nicht.'),
    ],
  },
  { heading: 'भाषाएँ', items: [entry('hindi', 'भाषा कैसे चुनें?', 'मेनू में।')] },
];
const found = (query: string) => searchHelp(groups, query).map(({ id }) => id);

describe('searchHelp', () => {
  it('finds nothing for an empty search', () => {
    expect(found(' ')).toEqual([]);
  });

  it('ignores case, accents and sharp s', () => {
    expect(found('KONNTE')).toEqual(['fix']);
    expect(found('grosse')).toEqual(['fix']);
    expect(found('prufe')).toEqual(['check']);
  });

  it('finds other endings, parts of compounds and words that are not shown', () => {
    expect(found('prüfen')).toEqual(['check']);
    expect(found('Vorschläge')).toEqual(['fix']);
    expect(found('kürzel')).toEqual(['check']);
    expect(found('zebra')).toEqual([]);
  });

  it('puts first what answers most of the words', () => {
    expect(found('text schreiben wort')[0]).toBe('check');
    expect(found('भाषा')).toEqual(['hindi']);
  });
});

describe('the questions', () => {
  it.each(locales.map(({ code }) => code))('are at least sixty in %s, each with an id of its own', (locale) => {
    const help = helpTexts(locale);
    const ids = help.groups.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids.length).toBeGreaterThanOrEqual(60);
    const all = [...ids, ...help.withAccounts.items.map(({ id }) => id)];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      [...helpTexts('en').groups, helpTexts('en').withAccounts].flatMap((group) => group.items.map(({ id }) => id)),
    );
    expect(JSON.stringify(help)).not.toMatch(/\{\{/);
  });

  const queries = readFileSync(new URL('./helpQueries.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  it.each(queries.map((line) => line.split('\t')))('in %s, “%s” leads to %s, first or second', (locale, query, id) => {
    const ids = searchHelp(helpTexts(locale as LocaleCode).groups, query ?? '').map((item) => item.id);
    expect(ids.slice(0, 2)).toContain(id);
  });
});

describe('helpGroups', () => {
  const help = helpTexts('en');
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
