import { describe, expect, it } from 'vitest';
import { isDialectOf, isTextLanguage, languageName, preferredDialects } from './textLanguages.ts';

describe('text languages', () => {
  it('are named in the language of the interface', () => {
    expect(languageName('en-GB', 'en')).toBe('English (UK)');
    expect(languageName('de-CH', 'fr')).toBe('Allemand (Suisse)');
    expect(languageName('it', 'de')).toBe('Italienisch');
  });

  it('distinguish their codes from anything else', () => {
    expect(isTextLanguage('es')).toBe(true);
    expect(isTextLanguage('toString')).toBe(false);
    expect(isDialectOf('fr', 'fr-CA')).toBe(true);
    expect(isDialectOf('fr', 'de-AT')).toBe(false);
  });

  it('take the first variant that the browser asks for', () => {
    expect(preferredDialects(['es-mx', 'es-AR', 'pt-PT', 'fr'])).toEqual({ es: 'es-MX' });
  });
});
