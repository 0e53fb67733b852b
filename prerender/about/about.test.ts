import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ABOUT_PAGES } from '../../src/lib/pages/aboutPages.ts';
import { defaultConfig } from '../../src/services/config/config.ts';
import { readConfig } from '../../src/services/config/configSchema.ts';
import { locales } from '../../src/services/i18n/locales.ts';
import { readQuality, readSpeed } from './figures.ts';
import { aboutTexts } from './texts.ts';

const config = { ...defaultConfig, mail: { support: 'help@site.example' } };

describe('the figures', () => {
  it('are those of the measuring command, for five languages', () => {
    const quality = readQuality();
    expect(quality.map(({ language }) => language)).toEqual(['en', 'fr', 'de', 'it', 'es']);
    for (const { everyday, letters } of quality) {
      for (const share of [everyday.found, everyday.fixed, letters.found, letters.fixed]) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(everyday.fixed).toBeLessThanOrEqual(everyday.found);
      expect(everyday.right).toBe(40);
    }
    const shown = aboutTexts('quality', 'de', config).sections.flatMap(({ tables = [] }) => tables);
    expect(shown.map(({ rows }) => rows.length)).toEqual([5, 5]);
    expect(shown[0]?.rows[0]?.[1]).toMatch(/^\d+\s%$/);
  });

  it('stop the build when the file has another shape', () => {
    expect(() => readQuality('## en\neveryday: found 1.000\n')).toThrow('no figures for en');
  });

  it('name each engine with its version, the command and the day', () => {
    const { engines, figures, date } = readSpeed();
    for (const { name } of engines) expect(name).toMatch(/ \d+\.\d+\.\d+$/);
    for (const rows of Object.values(figures)) expect(rows).toHaveLength(engines.length);
    const [section] = aboutTexts('comparison', 'en', config).sections;
    expect(section?.source).toMatchObject({ command: 'npm run bench -- --language en --language de' });
    expect(section?.source?.date).toContain(String(new Date(date).getUTCFullYear()));
  });
});

describe('the pages about the product', () => {
  it.each(ABOUT_PAGES)('%s says everything in nine languages', (page) => {
    for (const { code } of locales) {
      const texts = aboutTexts(page, code, config);
      expect(JSON.stringify(texts), code).not.toMatch(/\{\{|undefined/);
      expect(texts.sections.length, code).toBeGreaterThanOrEqual(2);
    }
  });

  it('leave out what needs an address where there is none', () => {
    const texts = aboutTexts('security', 'en', { ...defaultConfig, mail: {} });
    const all = aboutTexts('security', 'en', config);
    expect(texts.sections).toHaveLength(all.sections.length - 1);
    expect(JSON.stringify(texts)).not.toContain('mailto');
    expect(JSON.stringify(all.sections.at(-1))).toContain('help@site.example');
  });

  it('say the share found in letters, and the version, as they are', () => {
    const shares = readQuality().map(({ letters }) => Math.round(letters.found * 100));
    const said = JSON.stringify(aboutTexts('quality', 'en', config));
    expect(said).toContain(`it finds ${Math.min(...shares)}–${Math.max(...shares)}% of the mistakes`);
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(aboutTexts('changes', 'en', config).lead).toContain(`version is ${version}.`);
  });

  it.each([
    [undefined, 'Visits aren’t counted.'],
    [{ beaconUrl: '/seen' }, 'Visits are counted with'],
    [{ scriptUrl: 'https://count.example/count.js' }, 'by a script from count.example,'],
  ])('say whether visits are counted: %o', (analytics, said) => {
    expect(JSON.stringify(aboutTexts('security', 'en', { ...config, analytics }))).toContain(said);
  });

  it('show who runs the site as it is configured', () => {
    const imprint = { name: 'Papier GmbH', address: ['Am Markt 1', '20095 Hamburg'], vat: 'DE123456789' };
    const { config: read, problems } = readConfig({ ...config, imprint });
    expect(problems.filter(({ field }) => field.startsWith('imprint'))).toEqual([]);
    const [operator] = aboutTexts('imprint', 'de', read).sections;
    expect(operator?.points).toEqual([
      'Firma: Papier GmbH',
      'Anschrift: Am Markt 1, 20095 Hamburg',
      'Umsatzsteuer-Identifikationsnummer: DE123456789',
    ]);
    expect(readConfig({ ...config, imprint: { name: 'x', address: [] } }).config.imprint).toBeUndefined();
  });
});
