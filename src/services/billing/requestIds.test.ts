import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { webStorage } from '../../../tests/setup/webStorage.ts';

const HOUR = 60 * 60_000;
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', webStorage());
});
afterEach(() => vi.unstubAllGlobals());

/** The module as a page has it after a reload. */
const load = () => import('./requestIds.ts');

it('FUN-1: an intention keeps its number, also over a reload', async () => {
  const before = await load();
  const id = before.requestIdOf('year');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(before.requestIdOf('year')).toBe(id);
  expect(before.requestIdOf('month')).not.toBe(id);
  vi.resetModules();
  expect((await load()).requestIdOf('year')).toBe(id);
});

it('what was done or refused begins anew', async () => {
  const { requestIdOf, forgetRequest, REQUESTS_KEY } = await load();
  const [year, month] = [requestIdOf('year'), requestIdOf('month')];
  forgetRequest('year');
  expect(requestIdOf('year')).not.toBe(year);
  expect(requestIdOf('month')).toBe(month);
  forgetRequest();
  expect(sessionStorage.getItem(REQUESTS_KEY)).toBeNull();
  expect(requestIdOf('month')).not.toBe(month);
});

it('a number is good for an hour, or as long as its answer', async () => {
  const { requestIdOf, keepUntil } = await load();
  const id = requestIdOf('year', 0);
  expect(requestIdOf('year', HOUR - 1)).toBe(id);
  keepUntil('year', 3 * HOUR);
  expect(requestIdOf('year', 2 * HOUR)).toBe(id);
  expect(requestIdOf('year', 3 * HOUR)).not.toBe(id);
});

it.each(['[1', 'null', '[]', '{"year":{"id":"../x","until":9e15}}', '{"year":7}'])(
  'damaged storage %s counts as empty',
  async (text) => {
    const { requestIdOf, REQUESTS_KEY } = await load();
    sessionStorage.setItem(REQUESTS_KEY, text);
    expect(requestIdOf('year')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

it('forbidden storage: the number holds until the page is reloaded', async () => {
  const { requestIdOf } = await load();
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect(requestIdOf('year')).toBe(requestIdOf('year'));
});
