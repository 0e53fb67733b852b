import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import pages from '../../../locales/en/pages.json' with { type: 'json' };
import { createI18n } from '../../services/i18n/i18n.ts';
import { HelpSearch } from './HelpSearch.tsx';

const questions = pages.help.groups.flatMap(({ items }) => items);
const show = (address = '/checker/help/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <I18nextProvider i18n={createI18n()}>
        <HelpSearch groups={pages.help.groups} />
      </I18nextProvider>
    </MemoryRouter>,
  );
const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
/** The questions; their groups fold away on a phone. */
const shown = () => [...document.querySelectorAll<HTMLDetailsElement>('details details')];
const folded = () => [...document.querySelectorAll<HTMLDetailsElement>('section > details')].map(({ open }) => open);

describe('HelpSearch', () => {
  it('starts with every question, closed', () => {
    show();
    expect(shown()).toHaveLength(questions.length);
    expect(shown().some((item) => item.open)).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('folds all groups but the first away on a small screen, and opens those with matches', () => {
    show();
    expect(folded()).toEqual(pages.help.groups.map((_, index) => index === 0));
    search('dictionary');
    expect(folded().length).toBeGreaterThan(1);
    expect(new Set(folded())).toEqual(new Set([true]));
  });

  it('narrows the list while typing, opens what it finds and says how many there are', () => {
    show();
    search('dictionary');
    expect(shown().length).toBeLessThan(questions.length);
    expect(shown().every((item) => item.open && /dictionar/i.test(item.textContent ?? ''))).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(`${shown().length} answers`);
    search('account');
    expect(screen.getByRole('status').textContent).toBe('1 answer');
  });

  it('answers what was typed into the search field of the browser', () => {
    show('/checker/help/?q=dictionary');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'dictionary');
    expect(shown().every((item) => item.open)).toBe(true);
    expect(shown().length).toBeLessThan(questions.length);
  });

  it('says what to do when nothing is found', () => {
    show();
    search('zebra');
    expect(shown()).toHaveLength(0);
    expect(screen.getByRole('status').textContent).toContain('Try fewer');
  });
});
