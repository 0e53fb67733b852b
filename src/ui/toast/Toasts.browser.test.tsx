import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Banner } from '../Banner.tsx';
import { Modal } from '../modal/Modal.tsx';
import { axeFindings } from '../testing.ts';
import { toast } from './store.ts';
import { Toasts } from './Toasts.tsx';

/** A modal whose owner takes it off the page as it closes. */
function Page() {
  const [open, setOpen] = useState(true);
  return (
    <main>
      <Toasts label="Messages" closeLabel="Dismiss" />
      {open && (
        <Modal open title="Settings" closeLabel="Close" onClose={() => setOpen(false)}>
          <input aria-label="Name" />
        </Modal>
      )}
    </main>
  );
}

const show = () => render(<Toasts label="Messages" closeLabel="Dismiss" />);

afterEach(() => {
  cleanup();
  toast.clear();
});

describe('messages', () => {
  it('announces through a region that exists before the message', async () => {
    show();
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
    act(() => void toast.show({ text: 'Saved' }));
    act(() => void toast.show({ text: 'File refused', kind: 'alert' }));
    expect(status.textContent).toContain('Saved');
    expect(alert.textContent).toContain('File refused');
  });

  it('offers one action, which also removes the message', async () => {
    const undo = vi.fn();
    show();
    act(() => void toast.show({ text: '8 fixes made', action: { label: 'Undo', onAction: undo } }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('8 fixes made')).toBeNull();
  });

  it('disappears by itself, but not under the pointer or with the focus inside', async () => {
    show();
    act(() => void toast.show({ text: 'Copied', ms: 300 }));
    await userEvent.hover(screen.getByText('Copied'));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.queryByText('Copied')).not.toBeNull();
    await userEvent.unhover(screen.getByText('Copied'));
    await expect.poll(() => screen.queryByText('Copied'), { timeout: 3000 }).toBeNull();
  });

  it('keeps an alert until it is dismissed, and at most two messages', async () => {
    show();
    act(() => {
      for (let count = 1; count <= 6; count++) toast.show({ text: `Message ${count}`, kind: 'alert' });
    });
    expect(screen.getAllByText(/^Message/).map((element) => element.textContent)).toEqual(['Message 5', 'Message 6']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    expect(screen.queryByText('Message 5')).toBeNull();
  });

  it('lies over an open modal, can be pressed there, and stays when the modal goes', async () => {
    const undo = vi.fn();
    render(<Page />);
    await screen.findByLabelText('Name');
    await expect.poll(() => document.querySelector('dialog')?.dataset['state']).toBe('shown');
    act(() => void toast.show({ text: 'Kept', kind: 'alert' }));
    act(() => void toast.show({ text: 'Removed', action: { label: 'Undo', onAction: undo } }));
    const { x, y } = screen.getByText('Removed').getBoundingClientRect();
    expect(document.elementFromPoint(x + 2, y + 2)).toBe(screen.getByText('Removed'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Kept')).toBeNull();
  });

  it('is clean for axe in both themes, with banners', async () => {
    show();
    render(
      <>
        <Banner kind="info">Started again</Banner>
        <Banner closeLabel="Later" onClose={() => {}} action={{ label: 'Free up', onAction: () => {} }}>
          Storage is full
        </Banner>
        <Banner kind="bad">Stopped</Banner>
      </>,
    );
    act(() => void toast.show({ text: 'Saved', action: { label: 'Undo', onAction: () => {} } }));
    expect(await axeFindings()).toEqual([]);
  });
});
