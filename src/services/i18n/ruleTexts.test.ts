import { expect, it, vi } from 'vitest';
import { loadRuleTexts, ruleIdsIn, ruleTextStore } from './ruleTexts.ts';

const FILE = '../../../locales/de/rules.fr.json';

it('shows English in place of texts that could not be fetched, and retries them', async () => {
  const french = Object.keys((await vi.importActual<{ default: object }>(FILE)).default);
  const [id = ''] = french;
  const shown = () => ruleTextStore.getState().texts[id]?.message;
  vi.doMock(FILE, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await loadRuleTexts('de', 'fr');
  const english = shown();
  vi.doUnmock(FILE);
  await loadRuleTexts('de', 'fr');
  const german = shown();
  expect(english).toBeTruthy();
  expect(german).toBeTruthy();
  expect(german).not.toBe(english);
});

it('tells the rules from the further texts of a rule', async () => {
  await loadRuleTexts('en', 'en');
  const { texts } = ruleTextStore.getState();
  const ids = ruleIdsIn(texts);
  expect(texts).toHaveProperty(['common.style.long-sentence.split']);
  expect(ids).toContain('common.style.long-sentence');
  expect(ids).not.toContain('common.style.long-sentence.split');
  expect(Object.keys(texts).length - ids.length).toBe(1);
});
