import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../controls/Button.tsx';
import { axeFindings } from '../testing.ts';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './MenuRow.tsx';
import { Popover } from './Popover.tsx';
import { Sheet } from './Sheet.tsx';

afterEach(cleanup);

const chosen = vi.fn();
const items: MenuEntry[] = [
  { heading: 'Download as' },
  { id: 'txt', label: 'Plain text', end: '.txt', onSelect: () => chosen('txt') },
  { id: 'doc', label: 'Document', disabled: true, onSelect: () => chosen('doc') },
  { rule: true },
  { id: 'print', label: 'Print', icon: 'printer', onSelect: () => chosen('print') },
  { id: 'share', label: 'Share', onSelect: () => chosen('share') },
];
const showMenu = (entries: readonly MenuEntry[] = items) =>
  render(
    <main>
      <Menu label="File" items={entries} trigger={(props) => <Button {...props}>File</Button>} />
    </main>,
  );
const menu = () => document.querySelector<HTMLElement>('[role="menu"]') as HTMLElement;
const isOpen = () => menu().matches(':popover-open');
const focused = () => document.activeElement?.textContent;

describe('a menu', () => {
  it('KEY-1: Down and Up open it and wrap around, Home and End jump, Enter and Space choose, Escape leaves', async () => {
    showMenu();
    const button = screen.getByRole('button', { name: 'File' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe('Plain text.txt');
    const seen: (string | null | undefined)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}']) {
      await userEvent.keyboard(key);
      seen.push(focused());
    }
    expect(seen).toEqual(['Print', 'Share', 'Plain text.txt', 'Share', 'Plain text.txt', 'Share']);
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenLastCalledWith('share');
    await expect.poll(isOpen).toBe(false);
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(focused).toBe('Share');
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard(' ');
    expect(chosen).toHaveBeenLastCalledWith('txt');
    await userEvent.keyboard('{Enter}');
    await expect.poll(isOpen).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    await expect.poll(() => document.activeElement === button).toBe(true);
  });

  it('finds an entry by its first letters and skips disabled ones', async () => {
    showMenu();
    await userEvent.click(screen.getByRole('button', { name: 'File' }));
    await expect.poll(focused).toBe('Plain text.txt');
    await userEvent.keyboard('p');
    expect(focused()).toBe('Print');
    await userEvent.keyboard('la');
    expect(focused()).toBe('Plain text.txt');
    await userEvent.keyboard('d');
    expect(focused()).toBe('Plain text.txt');
  });

  it('does nothing for a disabled entry and closes on a press outside', async () => {
    chosen.mockClear();
    showMenu();
    await userEvent.click(screen.getByRole('button', { name: 'File' }));
    await expect.poll(isOpen).toBe(true);
    screen.getByText('Document').click();
    expect(chosen).not.toHaveBeenCalled();
    await userEvent.click(document.body, { position: { x: 300, y: 500 } });
    await expect.poll(isOpen).toBe(false);
  });

  it('starts at the current choice', async () => {
    showMenu([
      { id: 'de', label: 'Deutsch', checked: false },
      { id: 'en', label: 'English', checked: true },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'File' }));
    await expect.poll(focused).toBe('English');
    expect(document.activeElement?.getAttribute('role')).toBe('menuitemradio');
  });

  it('starts at the first command where settings stand below the commands', async () => {
    showMenu([...items, { heading: 'Level' }, { id: 'picky', label: 'Picky', checked: true }]);
    await userEvent.click(screen.getByRole('button', { name: 'File' }));
    await expect.poll(focused).toBe('Plain text.txt');
  });

  it('hangs under its button, inside the window', async () => {
    await page.viewport(1000, 700);
    showMenu();
    const button = screen.getByRole('button', { name: 'File' });
    await userEvent.click(button);
    await expect.poll(isOpen).toBe(true);
    const [a, b] = [button.getBoundingClientRect(), menu().getBoundingClientRect()];
    expect(b.top).toBeGreaterThanOrEqual(a.bottom);
    expect(b.top - a.bottom).toBeLessThan(12);
    expect(Math.abs(b.left - a.left)).toBeLessThan(9);
    expect(b.right).toBeLessThanOrEqual(window.innerWidth);
  });

  it('is clean for axe in both themes', async () => {
    showMenu();
    await userEvent.click(screen.getByRole('button', { name: 'File' }));
    await expect.poll(() => getComputedStyle(menu()).opacity).toBe('1');
    expect(await axeFindings()).toEqual([]);
  });
});

function WithPopover({ mode }: { mode: 'auto' | 'manual' }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button ref={setAnchor} onClick={() => setOpen(true)}>
        Show
      </Button>
      <Popover
        open={open}
        mode={mode}
        label="Spelling"
        head="Spelling"
        closeLabel="Close"
        anchor={anchor}
        onClose={() => setOpen(false)}
      >
        <p>received</p>
      </Popover>
    </main>
  );
}

describe('a popover', () => {
  it.each(['auto', 'manual'] as const)('opens beside its anchor and closes by its button (%s)', async (mode) => {
    render(<WithPopover mode={mode} />);
    const button = screen.getByRole('button', { name: 'Show' });
    await userEvent.click(button);
    const box = screen.getByRole('dialog', { name: 'Spelling' });
    await expect.poll(() => box.matches(':popover-open')).toBe(true);
    expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('follows an anchor that is measured', async () => {
    const place = () => new DOMRect(100, 200, 40, 20);
    render(
      <Popover open mode="manual" label="Here" anchor={place} onClose={() => {}}>
        <p>text</p>
      </Popover>,
    );
    await expect.poll(() => Math.round(screen.getByRole('dialog').getBoundingClientRect().top)).toBe(226);
    expect(Math.round(screen.getByRole('dialog').getBoundingClientRect().left)).toBe(
      Math.min(100, document.documentElement.clientWidth - screen.getByRole('dialog').offsetWidth - 8),
    );
  });

  it('closes by Escape in both kinds', async () => {
    for (const mode of ['auto', 'manual'] as const) {
      render(<WithPopover mode={mode} />);
      await userEvent.click(screen.getByRole('button', { name: 'Show' }));
      screen.getByRole('button', { name: 'Close' }).focus();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
      cleanup();
    }
  });
});

function WithSheet() {
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} label="Issue 1 of 2" title="Spelling" closeLabel="Close" onClose={() => setOpen(false)}>
      <p>received</p>
    </Sheet>
  );
}

describe('a bottom sheet', () => {
  it('takes the focus and closes by Escape', async () => {
    render(<WithSheet />);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Issue 1 of 2');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('received')).toBeNull();
  });

  it.each([
    [20, true],
    [120, false],
  ])('stays open after a pull of %i px: %s', async (pull, stays) => {
    render(<WithSheet />);
    const grip = document.querySelector('section > div') as HTMLElement;
    grip.setPointerCapture = () => {};
    const at = (type: string, clientY: number) =>
      grip.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY, pointerId: 1 }));
    at('pointerdown', 300);
    at('pointermove', 300 + pull);
    at('pointerup', 300 + pull);
    await expect.poll(() => screen.queryByText('received') !== null).toBe(stays);
  });
});
