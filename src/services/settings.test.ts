import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

describe('stored settings', () => {
  it('follow the browser’s languages where nothing was chosen', () => {
    expect(parseSettings({}, ['en-GB', 'de-AT', 'nl']).dialects).toEqual({ en: 'en-GB', de: 'de-AT' });
    expect(parseSettings({ dialects: { en: 'en-CA' } }, ['en-GB']).dialects).toEqual({ en: 'en-CA' });
  });

  it('fall back field by field when they are damaged or foreign', () => {
    const read = parseSettings(
      { language: 'xx', checkDigits: true, dialects: { en: 'de-DE' }, plainEditor: 'yes' },
      [],
    );
    expect(read).toMatchObject({ language: 'auto', checkDigits: true, dialects: {}, plainEditor: false });
  });

  it.each([null, 'text', 7, [], { dialects: [] }, { lastLanguage: {} }])('never throw on %j', (stored) => {
    expect(parseSettings(stored, [])).toMatchObject({ language: 'auto', perSentence: true, lastLanguage: null });
  });
});
