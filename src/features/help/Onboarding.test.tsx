import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import pages from '../../../locales/en/pages.json' with { type: 'json' };
import { areFirstStepsNew } from '../../services/firstSteps.ts';
import { Onboarding } from './Onboarding.tsx';

const { onboarding } = pages;
const show = () =>
  render(
    <MemoryRouter>
      <Onboarding texts={onboarding} checker="/checker/" />
    </MemoryRouter>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const sample = () => screen.getByRole('region', { name: onboarding.text }).textContent ?? '';

describe('Onboarding', () => {
  it('advances when the reader does what a step says', () => {
    show();
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    press('Suggestions for wheather');
    expect(heading()).toBe(onboarding.steps[1]?.heading);
    press('weather');
    expect(sample()).toContain('about the weather');
    expect(sample()).not.toContain('wheather');
    press(onboarding.add);
    expect(heading()).toBe(onboarding.done.heading);
    expect(screen.getByRole('link', { name: onboarding.open }).getAttribute('href')).toBe('/checker/');
    expect(document.querySelector('.m')).toBeNull();
  });

  it('moves forward and back with its buttons and keeps the chosen word', () => {
    show();
    press(onboarding.next);
    press('whether');
    press(onboarding.back);
    expect(sample()).toContain('wheather');
    press(onboarding.next);
    expect(sample()).toContain('about the whether');
    press(onboarding.next);
    press(onboarding.again);
    expect(heading()).toBe(onboarding.steps[0]?.heading);
  });

  it('can be left at any step and is then not offered again', () => {
    localStorage.clear();
    expect(areFirstStepsNew()).toBe(true);
    show();
    press(onboarding.next);
    expect(screen.getByRole('link', { name: onboarding.skip }).getAttribute('href')).toBe('/checker/');
    expect(areFirstStepsNew()).toBe(false);
  });

  it('takes the reader along: the heading of the new step gets the focus', () => {
    show();
    press(onboarding.next);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
