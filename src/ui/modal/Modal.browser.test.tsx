import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../testing.ts';
import { Modal, type ModalProps } from './Modal.tsx';
import type { CloseReason, ModalEvent, ModalState } from './machine.ts';
import { openModals } from './stack.ts';

interface Log {
  states: ModalState[];
  reasons: CloseReason[];
  events: string[];
}

const choices = (close: (reason: CloseReason) => void) => (
  <>
    <button type="button" onClick={() => close('cancel')}>
      No
    </button>
    <button type="button" onClick={() => close('ok')}>
      Yes
    </button>
    <button type="button" onClick={() => close('FORCE')}>
      At once
    </button>
  </>
);

/** A page with a button that opens a modal, as a feature would write it. */
function Page({
  log,
  prevent,
  ...props
}: Partial<ModalProps> & { log: Log; prevent?: (event: ModalEvent) => boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        title="A title"
        closeLabel="Close"
        {...props}
        open={open}
        onState={(state) => log.states.push(state)}
        onEvent={(event) => {
          log.events.push(event.type);
          if (prevent?.(event)) event.preventDefault();
        }}
        onClose={(reason) => {
          log.reasons.push(reason);
          setOpen(false);
        }}
        footer={props.footer ?? choices}
      >
        {props.children ?? <p>Some text</p>}
      </Modal>
    </main>
  );
}

const dialog = () => document.querySelector('dialog');
const state = () => dialog()?.dataset['state'] ?? 'hidden';
async function until(wanted: string): Promise<void> {
  await expect.poll(state).toBe(wanted);
}

async function shown(props: Partial<ModalProps> & { prevent?: (event: ModalEvent) => boolean } = {}): Promise<Log> {
  const log: Log = { states: [], reasons: [], events: [] };
  render(<Page {...props} log={log} />);
  await userEvent.click(screen.getByText('Open'));
  await until('shown');
  return log;
}

/** Presses and releases the mouse at two points of the window. */
function press(down: Element, up: Element): void {
  const at = (type: string, target: Element) => target.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  act(() => {
    at('pointerdown', down);
    at('pointerup', up);
    const common = down === up ? up : (down.closest('dialog') ?? up);
    common.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

afterEach(() => {
  cleanup();
  if (openModals() > 0) throw new Error('A modal that is off the page still locks it');
});

describe('a modal', () => {
  it('MOD-1: goes through opening, shown, closing and hidden', async () => {
    const log = await shown();
    await userEvent.keyboard('{Escape}');
    await until('hidden');
    expect(log.states).toEqual(['opening', 'shown', 'closing', 'hidden']);
  });

  it.each([
    ['ok', 'Yes', ['ok', 'hide']],
    ['cancel', 'No', ['cancel', 'hide']],
    ['headerclose', 'Close', ['close', 'hide']],
    ['FORCE', 'At once', ['hide']],
  ] as const)('MOD-2: closes by %s, with its events in order', async (reason, name, events) => {
    const log = await shown();
    await userEvent.click(screen.getByRole('button', { name }));
    await until('hidden');
    expect(log.reasons).toEqual([reason]);
    expect(log.events).toEqual(events);
  });

  it('MOD-2: stays when a listener prevents it, but not against FORCE', async () => {
    const log = await shown({ prevent: () => true });
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.keyboard('{Escape}');
    expect(state()).toBe('shown');
    expect(log.events).toEqual(['ok', 'hide']);
    await userEvent.click(screen.getByRole('button', { name: 'At once' }));
    await until('hidden');
    expect(log.reasons).toEqual(['FORCE']);
  });

  it('MOD-3: a press on the backdrop closes, unless it began inside', async () => {
    const log = await shown();
    const box = dialog() as HTMLDialogElement;
    press(screen.getByText('Some text'), box);
    expect(state()).toBe('shown');
    press(box, box);
    await until('hidden');
    expect(log.reasons).toEqual(['backdrop']);
  });

  it('MOD-3: backdrop and Escape can be switched off', async () => {
    await shown({ closeOnBackdrop: false, closeOnEscape: false });
    const box = dialog() as HTMLDialogElement;
    press(box, box);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(state()).toBe('shown');
  });

  it('MOD-4: focuses the first field, keeps Tab inside, and returns the focus to the opener', async () => {
    await shown({ children: <input aria-label="Name" /> });
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    for (let count = 0; count < 7; count++) {
      await userEvent.keyboard('{Tab}');
      expect(dialog()?.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await until('hidden');
    expect(document.activeElement).toBe(screen.getByText('Open'));
  });

  it('MOD-4: returns the focus even if its owner removes it from the page as it closes', async () => {
    function Owner() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {open && (
            <Modal open title="A title" closeLabel="Close" onClose={() => setOpen(false)}>
              <input aria-label="Name" />
            </Modal>
          )}
        </>
      );
    }
    render(<Owner />);
    await userEvent.click(screen.getByText('Open'));
    await expect.poll(() => document.activeElement).toBe(await screen.findByLabelText('Name'));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(screen.getByText('Open'));
  });

  it('MOD-4: without a field the dialog itself gets the focus', async () => {
    await shown();
    expect(document.activeElement).toBe(dialog());
  });

  it('MOD-5: layers from 1040 upwards, the page behind does not scroll', async () => {
    await shown();
    expect(getComputedStyle(dialog() as Element).zIndex).toBe('1040');
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    render(
      <Modal open title="Second" closeLabel="Close second" onClose={() => {}}>
        <p>On top</p>
      </Modal>,
    );
    const second = () => screen.getByText('On top').closest('dialog') as HTMLDialogElement;
    await expect.poll(() => second().dataset['state']).toBe('shown');
    expect(getComputedStyle(second()).zIndex).toBe('1041');
    cleanup();
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  });

  it('MOD-5: one that must not lie on another waits for it', async () => {
    await shown();
    render(
      <Modal open noStacking title="Later" closeLabel="Close later" onClose={() => {}}>
        <p>Waits</p>
      </Modal>,
    );
    const later = () => screen.getByText('Waits').closest('dialog') as HTMLDialogElement;
    expect(later().open).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => later().open).toBe(true);
  });

  it('MOD-6: is 600 by 300 in the middle of the window', async () => {
    await page.viewport(1000, 800);
    await shown();
    const box = (dialog() as Element).getBoundingClientRect();
    expect([box.width, box.height]).toEqual([600, 300]);
    expect(box.left + box.width / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
    expect(box.top + box.height / 2).toBeCloseTo(window.innerHeight / 2, 0);
  });

  it('MOD-6: is no larger than a small window, and sits at its bottom edge', async () => {
    await page.viewport(390, 280);
    await shown();
    const box = (dialog() as Element).getBoundingClientRect();
    expect(box.width).toBeLessThanOrEqual(390);
    expect(box.height).toBeLessThanOrEqual(280);
    expect(Math.round(box.bottom)).toBe(280);
    await page.viewport(1000, 800);
  });

  it('MOD-6: keeps its size if it may not adapt, and with auto is as high as its text', async () => {
    await shown({ adaptive: false, width: 720, height: 'auto' });
    const box = (dialog() as Element).getBoundingClientRect();
    expect(Math.round(box.width)).toBe(720);
    expect(box.height).toBeLessThan(300);
  });

  it('KEY-1: Escape closes, Enter on a field does not', async () => {
    const submit = vi.fn();
    await shown({ children: <input aria-label="Name" onKeyDown={(event) => event.key === 'Enter' && submit()} /> });
    await userEvent.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledOnce();
    expect(state()).toBe('shown');
  });

  it('is clean for axe in both themes', async () => {
    await shown({ children: <input aria-label="Name" /> });
    expect(await axeFindings()).toEqual([]);
  });
});
