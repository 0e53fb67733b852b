import { afterEach, expect, it, vi } from 'vitest';
import { currentTheme, setTheme, subscribeTheme, THEME_KEY } from './theme.ts';

afterEach(() => setTheme('system'));

it('applies a chosen theme to the page and remembers it', () => {
  setTheme('dark');
  expect([document.documentElement.dataset['theme'], localStorage.getItem(THEME_KEY), currentTheme()]).toEqual([
    'dark',
    'dark',
    'dark',
  ]);
  setTheme('system');
  expect([document.documentElement.dataset['theme'], localStorage.getItem(THEME_KEY), currentTheme()]).toEqual([
    undefined,
    null,
    'system',
  ]);
});

it('follows a choice made in another tab', () => {
  const changed = vi.fn();
  const stop = subscribeTheme(changed);
  localStorage.setItem(THEME_KEY, 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'light' }));
  expect([changed.mock.calls.length, currentTheme()]).toEqual([1, 'light']);
  stop();
});

it('treats an invalid theme as no choice', () => {
  localStorage.setItem(THEME_KEY, 'pink');
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  const stop = subscribeTheme(() => {});
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  expect(currentTheme()).toBe('system');
  stop();
});
