// Where a person's server and key are kept, and for how long.
import { beforeEach, expect, it, vi } from 'vitest';
import { webStorage } from '../../../../tests/setup/webStorage.ts';
import { forgetEndpoint, keepEndpoint, readEndpoint } from './settings.ts';

const held = () =>
  [sessionStorage, localStorage].map((storage) => (storage.getItem('spelling-check.ai-endpoint.anna') ? 1 : 0));
const own = { address: 'localhost:11434', model: 'good', key: 'secret', isKept: false };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', webStorage());
  vi.stubGlobal('localStorage', webStorage());
});

it('keeps a key in this tab, and in this browser only when asked to', () => {
  expect(readEndpoint('anna')).toBeNull();
  expect(keepEndpoint(own, 'anna')).toBe(true);
  expect(readEndpoint('anna')).toEqual(own);
  expect(held()).toEqual([1, 0]);
  keepEndpoint({ ...own, isKept: true }, 'anna');
  expect(held()).toEqual([0, 1]);
  expect(readEndpoint('anna')).toEqual({ ...own, isKept: true });
  keepEndpoint(own, 'anna');
  expect(held()).toEqual([1, 0]);
});

it('keeps people apart, and forgets', () => {
  keepEndpoint(own, 'anna');
  keepEndpoint({ ...own, key: 'other', isKept: true }, 'guest');
  expect([readEndpoint('anna')?.key, readEndpoint('guest')?.key, readEndpoint('bob')]).toEqual([
    'secret',
    'other',
    null,
  ]);
  forgetEndpoint('anna');
  forgetEndpoint('guest');
  expect([readEndpoint('anna'), readEndpoint('guest')]).toEqual([null, null]);
});

it('reads nothing from a damaged record, and lives without storage', () => {
  localStorage.setItem('spelling-check.ai-endpoint', '{"address": 3}');
  expect(readEndpoint('guest')).toBeNull();
  sessionStorage.setItem('spelling-check.ai-endpoint', 'x');
  expect(readEndpoint('guest')).toBeNull();
  vi.stubGlobal('sessionStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  expect(keepEndpoint(own, 'guest')).toBe(false);
});
