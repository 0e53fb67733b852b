import { describe, expect, it, vi } from 'vitest';
import { parseSettings, usualDialects } from './settings.ts';

describe('stored settings', () => {
  it('leave variants to the text where nothing was chosen', () => {
    expect(parseSettings({}).dialects).toEqual({});
    expect(parseSettings({ dialects: { en: 'en-CA' } }).dialects).toEqual({ en: 'en-CA' });
  });

  it('know the variants that the browser’s languages make likely', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB', 'de-AT', 'nl'] });
    expect(usualDialects()).toEqual({ en: 'en-GB', de: 'de-AT' });
    vi.unstubAllGlobals();
  });

  it('fall back field by field when they are damaged or foreign', () => {
    const read = parseSettings({ language: 'xx', checkDigits: true, dialects: { en: 'de-DE' }, plainEditor: 'yes' });
    expect(read).toMatchObject({ language: 'auto', checkDigits: true, dialects: {}, plainEditor: false });
    const tongues = ['it', 'nl', 7, undefined].map((motherTongue) => parseSettings({ motherTongue }).motherTongue);
    expect(tongues).toEqual(['it', null, null, null]);
  });

  it.each([null, 'text', 7, [], { dialects: [] }, { lastLanguage: {} }])('never throw on %j', (stored) => {
    expect(parseSettings(stored)).toMatchObject({ language: 'auto', perSentence: true, lastLanguage: null });
  });
});
