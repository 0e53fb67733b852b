// Damaged page state and tab state: the page is shown all the same.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from '../../services/config/config.ts';
import { PAGE_STATE_ID, readPageState } from '../payload/pageState.ts';

const state = { config: defaultConfig, problems: [], shell: 'app', prerendered: false };

function carries(text: string) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = PAGE_STATE_ID;
  block.textContent = text;
  document.body.replaceChildren(block);
}
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.resetModules();
});

describe('the block of a page', () => {
  it.each([
    ['half written', JSON.stringify(state).slice(0, 60)],
    ['null', 'null'],
    ['a list', '[]'],
    ['without a configuration', JSON.stringify({ ...state, config: undefined })],
    ['with a configuration that is none', JSON.stringify({ ...state, config: 'x' })],
  ])('%s counts as missing', (_kind, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    carries(text);
    expect(readPageState()).toBeUndefined();
  });

  it('from a newer build is read along with its additional fields', () => {
    carries(JSON.stringify({ ...state, more: 1 }));
    expect(readPageState()).toEqual({ ...state, more: 1 });
  });
});

describe('the scroll positions of a tab', () => {
  it.each([
    ['60 null', 'null'],
    ['a number', '5'],
    ['a list', '[1]'],
    ['half written', '{"a":{"x"'],
    ['positions that are none', '{"k":{"x":"1","y":null},"l":7}'],
  ])('%s: nothing moves, and the next position is saved', async (_kind, text) => {
    sessionStorage.setItem('scroll-positions', text);
    const scrolled = vi.fn();
    window.scrollTo = scrolled;
    const { savePosition, settle } = await import('../navigation/scroll.ts');
    settle({ key: 'k', action: 'POP', hash: '', scrollToTop: false });
    expect(scrolled).not.toHaveBeenCalled();
    savePosition('m', { x: 1, y: 2 });
    expect(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '')).toEqual({ m: { x: 1, y: 2 } });
  });
});
