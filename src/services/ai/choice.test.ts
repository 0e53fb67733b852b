// Which engine somebody has chosen, and who may read the text: for this person in this browser only.
import { beforeEach, expect, it, vi } from 'vitest';
import { webStorage } from '../../../tests/setup/webStorage.ts';
import { agree, chooseEngine, engineChoice, forgetChoice, isAgreed, recallChoice } from './choice.ts';
import type { Receiver } from './types.ts';

const own: Receiver = { kind: 'host', host: 'localhost:11434' };
const other: Receiver = { kind: 'host', host: 'example.com' };
const browser: Receiver = { kind: 'browser' };
const may = (...receivers: (Receiver | null)[]) => receivers.map((one) => isAgreed(engineChoice.getState(), one));

beforeEach(() => {
  vi.stubGlobal('localStorage', webStorage());
  recallChoice();
});

it('lets nobody read the text until somebody agrees, and each receiver by itself', () => {
  expect(engineChoice.getState().id).toBe('embedded');
  expect(may(own, other, browser, null)).toEqual([false, false, false, false]);
  agree(own, true);
  expect(may(own, other, browser)).toEqual([true, false, false]);
  agree(browser, true);
  agree(own, false);
  expect(may(own, other, browser)).toEqual([false, false, true]);
});

it('is kept, and forgotten with the person', () => {
  chooseEngine({ id: 'endpoint' });
  agree(own, true);
  engineChoice.setState({ id: 'embedded', agreed: [] }, true);
  recallChoice();
  expect(engineChoice.getState()).toEqual({ id: 'endpoint', agreed: ['localhost:11434'] });
  forgetChoice('guest');
  expect(engineChoice.getState()).toEqual({ id: 'embedded', agreed: [] });
  recallChoice();
  expect(may(own)).toEqual([false]);
});

it('lasts for the visit where nothing can be stored, and takes nothing from a damaged record', () => {
  localStorage.setItem('spelling-check.ai-engine', '{"id": "embedded", "agreed": [1]}');
  recallChoice();
  expect(engineChoice.getState()).toEqual({ id: 'embedded', agreed: [] });
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  agree(own, true);
  expect(may(own)).toEqual([true]);
});
