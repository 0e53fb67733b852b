// Browser features that components need and jsdom lacks.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import '../../src/services/i18n/checkerTexts.ts';

afterEach(() => cleanup());

window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};
