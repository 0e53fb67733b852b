import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { axeFindings } from '../testing.ts';
import { Button } from './Button.tsx';
import { Disclosure } from './Disclosure.tsx';
import { TextField } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { type Segment, Segments } from './Segments.tsx';
import { Select } from './Select.tsx';
import { Switch } from './Switch.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

function Setting() {
  const [on, setOn] = useState(false);
  return <Switch aria-label="Names" checked={on} onChange={setOn} />;
}

describe('the switch', () => {
  it('TGL-1: is 50 by 22, and Space, Enter and a press toggle it', async () => {
    render(<Setting />);
    const toggle = screen.getByRole('switch');
    const { width, height } = toggle.getBoundingClientRect();
    expect([width, height]).toEqual([50, 22]);
    toggle.focus();
    const states: (string | null)[] = [];
    for (const key of [' ', '{Enter}']) {
      await userEvent.keyboard(key);
      states.push(toggle.getAttribute('aria-checked'));
    }
    await userEvent.click(toggle);
    states.push(toggle.getAttribute('aria-checked'));
    expect(states).toEqual(['true', 'false', 'true']);
  });

  it('has a target of 44 px around it', () => {
    render(<Setting />);
    const { left, top, height } = screen.getByRole('switch').getBoundingClientRect();
    expect(document.elementFromPoint(left + 10, top + height + 10)?.getAttribute('role')).toBe('switch');
  });
});

it('KEY-1: Enter and Space press a button, a busy one does nothing', async () => {
  const pressed = vi.fn();
  const { rerender } = render(<Button onClick={pressed}>Go</Button>);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(pressed).toHaveBeenCalledTimes(2);
  rerender(
    <Button busy onClick={pressed}>
      Go
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('shows the name of an icon on keyboard focus, and Escape hides it', async () => {
  render(
    <>
      <IconButton icon="printer" label="Print" keys="Ctrl P" />
      <Tooltip />
    </>,
  );
  const tip = () => document.querySelector<HTMLElement>('[popover="manual"]');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => tip()?.matches(':popover-open')).toBe(true);
  expect(tip()?.textContent).toBe('PrintCtrl P');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => tip()?.matches(':popover-open')).toBe(false);
});

function Levels() {
  const [level, setLevel] = useState<'standard' | 'picky'>('standard');
  const options: Segment<'standard' | 'picky'>[] = [
    { value: 'standard', label: 'Standard' },
    { value: 'picky', label: 'Picky' },
  ];
  return <Segments label="Level" options={options} value={level} onChange={setLevel} />;
}

it('has exactly one pressed segment', async () => {
  render(<Levels />);
  await userEvent.click(screen.getByText('Picky'));
  const pressed = screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
  expect(pressed).toEqual(['false', 'true']);
});

function Settings() {
  const [tab, setTab] = useState('a');
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase(), panel: <p>Panel {id}</p> }));
  return <Tabs label="Settings" tabs={tabs} value={tab} onChange={setTab} />;
}

it('moves along tabs with the arrow keys, Home and End', async () => {
  render(<Settings />);
  screen.getByRole('tab', { name: 'A' }).focus();
  const seen: string[] = [];
  for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) {
    await userEvent.keyboard(key);
    seen.push(screen.getByRole('tabpanel').textContent ?? '');
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  }
  expect(seen).toEqual(['Panel b', 'Panel c', 'Panel a', 'Panel c', 'Panel a']);
});

it('ties hint and error to their field', () => {
  render(<TextField label="Mail" hint="So that we can answer" error="Enter an address" />);
  const field = screen.getByLabelText('Mail');
  const texts = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['So that we can answer', 'Enter an address']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('is clean for axe in both themes', async () => {
  render(
    <main>
      <Button variant="primary">Save</Button>
      <Button variant="danger">Delete</Button>
      <Button disabled>Copy</Button>
      <IconButton icon="gear" label="Settings" />
      <Setting />
      <Levels />
      <Settings />
      <TextField label="Mail" hint="Hint" error="Wrong" />
      <Select label="Language" options={[{ value: 'en', label: 'English' }]} onChange={() => {}} />
      <Disclosure summary="Why?">Because.</Disclosure>
    </main>,
  );
  expect(await axeFindings()).toEqual([]);
});
