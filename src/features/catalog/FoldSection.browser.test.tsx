import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../../ui/testing.ts';
import { FoldSection } from './FoldSection.tsx';

afterEach(cleanup);

function show(address = '/software/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <FoldSection id="keys" heading="Keys" intro={<p>What they do.</p>}>
        <p>F8 goes to the next mistake.</p>
      </FoldSection>
    </MemoryRouter>,
  );
  return document.querySelector('details') as HTMLDetailsElement;
}
const isShown = (text: string) => screen.getByText(text).checkVisibility();

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 800));

  it('is its heading alone, opens by a press, and has its content in the document all along', async () => {
    const box = show();
    expect(isShown('F8 goes to the next mistake.')).toBe(false);
    screen.getByRole('heading', { name: 'Keys' }).click();
    expect(box.open).toBe(true);
    await expect.poll(() => isShown('F8 goes to the next mistake.')).toBe(true);
    expect(await axeFindings()).toEqual([]);
  });

  it('is open where the address leads into it', () => {
    expect(show('/software/#keys').open).toBe(true);
    cleanup();
    expect(show('/software/#other').open).toBe(false);
  });
});

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1280, 800));

  it('stands open beside its heading, before any script as well', async () => {
    const box = show();
    expect(box.open).toBe(true);
    box.open = false;
    for (const text of ['What they do.', 'F8 goes to the next mistake.']) expect(isShown(text)).toBe(true);
    const across = (element: Element) => element.getBoundingClientRect().left;
    expect(across(screen.getByText('F8 goes to the next mistake.'))).toBeGreaterThan(
      across(screen.getByRole('heading', { name: 'Keys' })) + 400,
    );
    expect(await axeFindings()).toEqual([]);
  });
});
