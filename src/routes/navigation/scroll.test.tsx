import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Arrival, hashTarget, savePosition, settle, takeOverScrolling } from './scroll.ts';

const scrolled = vi.fn();
const arrival = (part: Partial<Arrival>): Arrival => ({
  key: 'k',
  action: 'PUSH',
  hash: '',
  scrollToTop: true,
  ...part,
});

beforeEach(() => {
  window.scrollTo = scrolled;
  scrolled.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('scrolling', () => {
  it('SCR-1: manual while the site runs, automatic when the page is left, manual again when it is loaded', () => {
    const history = { scrollRestoration: 'auto' };
    vi.spyOn(window, 'history', 'get').mockReturnValue(history as History);
    takeOverScrolling();
    expect(history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('beforeunload'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('load'));
    expect(history.scrollRestoration).toBe('manual');
  });

  it('SCR-2: back and forward restore the saved position', () => {
    savePosition('one', { x: 0, y: 700 });
    settle(arrival({ key: 'one', action: 'POP' }));
    expect(scrolled).toHaveBeenCalledWith(0, 700);
  });

  it('SCR-3: a new page starts at the top, unless it opts out', () => {
    settle(arrival({}));
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    scrolled.mockReset();
    settle(arrival({ scrollToTop: false }));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('SCR-4: a hash finds its element, whatever its name; without an element nothing moves', () => {
    const target = document.createElement('h2');
    target.id = 'über 1.2:a';
    target.scrollIntoView = vi.fn();
    document.body.append(target);
    settle(arrival({ hash: `#${encodeURIComponent(target.id)}` }));
    expect(target.scrollIntoView).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(target);
    settle(arrival({ hash: '#none' }));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('SCR-5: failing to save or read is a warning, and the navigation goes on', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    savePosition('two', { x: 0, y: 5 });
    expect(warn.mock.calls[0]?.[0]).toContain('Failed to save scroll position');
    settle(arrival({ key: 'two', action: 'POP' }));
    expect(scrolled).toHaveBeenCalledWith(0, 5);
    expect(hashTarget('#%E0%A4%A')).toBe(null);
    expect(warn.mock.calls[1]?.[0]).toContain('Failed to save scroll position');
  });

  it('keeps the positions of the last 50 entries', () => {
    for (let entry = 0; entry < 80; entry += 1) savePosition(`entry-${entry}`, { x: 0, y: entry });
    const kept = Object.keys(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '{}') as object);
    expect(kept).toHaveLength(50);
    expect(kept.at(-1)).toBe('entry-79');
  });
});
