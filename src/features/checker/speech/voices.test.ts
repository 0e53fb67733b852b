import { describe, expect, it } from 'vitest';
import { type Voice, voiceFor } from './voices.ts';

const voice = (name: string, lang: string, localService = true, isDefault = false): Voice => ({
  name,
  lang,
  localService,
  default: isDefault,
});

describe('the voice for a language', () => {
  it('is one of this device, even where one of the network suits the variant better', () => {
    const voices = [voice('far', 'en-GB', false, true), voice('near', 'en-US'), voice('other', 'de-DE')];
    expect(voiceFor(voices, 'en', 'en-GB')?.name).toBe('near');
  });

  it('is that of the variant, then the usual one', () => {
    const voices = [voice('us', 'en_US', true, true), voice('gb', 'en-GB')];
    expect(voiceFor(voices, 'en', 'en-GB')?.name).toBe('gb');
    expect(voiceFor(voices, 'en', 'en-AU')?.name).toBe('us');
  });

  it('is one of the network where there is no other, and none where there is none', () => {
    expect(voiceFor([voice('far', 'fr-FR', false)], 'fr', null)?.name).toBe('far');
    expect(voiceFor([voice('de', 'de-DE')], 'fr', null)).toBeNull();
    // "fil" is Filipino.
    expect(voiceFor([voice('fil', 'fil-PH')], 'it', null)).toBeNull();
  });
});
