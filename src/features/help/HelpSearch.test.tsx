import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { helpTexts } from '../../../prerender/helpTexts.ts';
import { matchRow } from '../../routes/navigation/match.ts';
import { createI18n } from '../../services/i18n/i18n.ts';
import { HelpSearch } from './HelpSearch.tsx';
import { helpLinks } from './helpLinks.ts';

const { groups } = helpTexts('en');
const questions = groups.flatMap(({ items }) => items);
const show = (address = '/checker/help/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <I18nextProvider i18n={createI18n()}>
        <HelpSearch groups={groups} />
      </I18nextProvider>
    </MemoryRouter>,
  );
const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
});
/** The questions; their groups fold away on a phone. */
const shown = () => [...document.querySelectorAll('details')].filter((one) => one.parentElement?.tagName !== 'SECTION');
const folded = () => [...document.querySelectorAll<HTMLDetailsElement>('section > details')].map(({ open }) => open);

describe('HelpSearch', () => {
  it('starts with every question, closed', () => {
    show();
    expect(shown()).toHaveLength(questions.length);
    expect(shown().some((item) => item.open)).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('folds all groups but the first away on a small screen, and opens the one that the address leads into', () => {
    const first = show();
    expect(folded()).toEqual(groups.map((_, index) => index === 0));
    first.unmount();
    show('/checker/help/#pdf');
    const isThere = groups.map(({ items }) => items.some(({ id }) => id === 'pdf'));
    expect(folded()).toEqual(isThere.map((is, index) => is || index === 0));
  });

  it('narrows the list while typing, opens what it finds and says how many there are', () => {
    show();
    search('dictionary');
    expect(shown().length).toBeLessThan(questions.length);
    expect(shown().every((item) => item.open)).toBe(true);
    expect(shown()[0]?.textContent).toMatch(/dictionary/);
    expect(screen.getByRole('status').textContent).toBe(`${shown().length} answers`);
    search('tracked');
    expect(screen.getByRole('status').textContent).toBe('1 answer');
  });

  it('answers what was typed into the search field of the browser', () => {
    show('/checker/help/?q=dictionary');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'dictionary');
    expect(shown().every((item) => item.open)).toBe(true);
    expect(shown().length).toBeLessThan(questions.length);
  });

  it('opens the question that the address names, and gives each its address', () => {
    show('/checker/help/#pdf');
    expect(shown().filter((item) => item.open)).toEqual([document.getElementById('pdf')]);
    expect(screen.getByRole('link', { name: 'Link: Can I check a PDF?' }).getAttribute('href')).toBe('#pdf');
  });

  it('leads to the pages that answers speak of', () => {
    show();
    const ids = questions.map(({ id }) => id);
    for (const [id, { to }] of Object.entries(helpLinks)) {
      expect(matchRow(to, 'spelling-check'), to).toBeDefined();
      if (id !== 'data') expect(ids).toContain(id);
    }
    expect(document.querySelector('#free a')?.getAttribute('href')).toBe('/software/pricing/');
  });

  it('says what to do when nothing is found', () => {
    show();
    search('zebra');
    expect(shown()).toHaveLength(0);
    expect(screen.getByRole('status').textContent).toContain('Try fewer');
  });
});
