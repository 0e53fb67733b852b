import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sort } from './controls/Sort.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { Slot, SlotProvider, SlotTarget } from './Slot.tsx';

describe('the line that resolves', () => {
  const paths = (value: number) => {
    const { container } = render(<ProgressLine value={value} />);
    return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  };

  it('is a wave at the start, a straight line and a wave on the way, a tick at the end', () => {
    expect(paths(0)).toHaveLength(1);
    expect(paths(0)[0]).toMatch(/^M2 14q5-11 10 0t10 0/);
    const [straight, wave] = paths(0.5);
    expect(straight).toBe('M2 14H150');
    expect(wave).toMatch(/^M150 14q/);
    expect(paths(1)).toEqual(['M2 16h224l14 8 34-22']);
  });

  it('copes with values outside 0 to 1', () => {
    expect(paths(-3)).toEqual(paths(0));
    expect(paths(7)).toEqual(paths(1));
  });

  it('states its progress if it has a name', () => {
    render(<ProgressLine value={0.26} label="Checked" />);
    expect(screen.getByRole('progressbar', { name: 'Checked' }).getAttribute('aria-valuenow')).toBe('26');
  });
});

it('draws each family of marks with its own sign and line', () => {
  const shapes = ['spelling', 'grammar', 'punctuation', 'style', 'consistency'] as const;
  const drawn = shapes.map((shape) => {
    const { container } = render(<Sort shape={shape} />);
    const path = container.querySelector('path');
    return `${container.textContent}|${path?.outerHTML}`;
  });
  expect(new Set(drawn).size).toBe(5);
});

it('puts page content into its place in the frame, and nothing if there is no such place', () => {
  const { container } = render(
    <SlotProvider>
      <header>
        <SlotTarget name="document" />
      </header>
      <main>
        <Slot name="document">My letter</Slot>
        <Slot name="elsewhere">Lost</Slot>
      </main>
    </SlotProvider>,
  );
  expect(container.querySelector('header')?.textContent).toBe('My letter');
  expect(container.querySelector('main')?.textContent).toBe('');
});
