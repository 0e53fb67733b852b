import { afterEach, expect, it } from 'vitest';
import { changeSettings, presetSettings, settingsStore } from './settings.ts';

const level = () => settingsStore.getState().level;
const kept = () => JSON.parse(localStorage.getItem('spelling-check.settings') ?? '{}') as { level?: string };

afterEach(() => {
  presetSettings({});
  localStorage.clear();
  changeSettings({ level: 'standard', perSentence: true });
});

it('an address sets the level for a visit; the person’s choice is kept and comes back', () => {
  changeSettings({ level: 'picky' });
  presetSettings({ level: 'standard' });
  expect(level()).toBe('standard');
  changeSettings({ perSentence: false });
  expect(kept().level).toBe('picky');
  presetSettings({});
  expect([level(), settingsStore.getState().perSentence]).toEqual(['picky', false]);
});

it('a choice made during such a visit is a choice', () => {
  presetSettings({ level: 'picky' });
  expect(level()).toBe('picky');
  changeSettings({ level: 'picky' });
  presetSettings({});
  expect([level(), kept().level]).toEqual(['picky', 'picky']);
});
