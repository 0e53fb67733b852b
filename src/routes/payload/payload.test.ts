import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill, payloadText, placeholders } from '../../../prerender/payloads.ts';
import { ensureRulePages } from '../../../scripts/rulePages/ensure.ts';
import { type Config, defaultConfig } from '../../services/config/config.ts';
import { readConfig } from '../../services/config/configSchema.ts';
import { type LocaleCode, locales } from '../../services/i18n/locales.ts';
import { prefetchPath } from '../navigation/prefetch.ts';
import { routeTable, rowById } from '../table.ts';
import { hasNoPayload, loadPayload, loadRowTexts, payloadOf, payloadUrl, seedPayload } from './payloadStore.ts';

const answer = (texts: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(texts), { status }));
const page = { headers: { 'content-type': 'text/html' } };
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe('payloads', () => {
  it.each([
    ['/checker/profile/', 'Route /checker/profile is not pre-rendered'],
    ['/french/german/', 'Route /french/german is not pre-rendered'],
    ['/caf%C3%A9/', 'Route /café is not pre-rendered'],
    ['/checker/ai/', 'Route /checker/ai is not pre-rendered'],
  ])('PAY-1: %s has no payload', async (path, message) => {
    await expect(loadPayload(path, 'en')).rejects.toThrow(message);
    expect(hasNoPayload(path)).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('PAY-1: a prefetch does not remember that there is no payload; the page goes on with its own loader', async () => {
    await expect(loadPayload('/spanish/german/', 'en', true)).rejects.toThrow(
      'Route /spanish/german is not pre-rendered',
    );
    expect(hasNoPayload('/spanish/german/')).toBe(false);
    fetched.mockImplementation(() => answer({ title: 'Checker' }));
    await loadRowTexts(rowById('tool'), '/french/', 'en');
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/checker/payload.json']);
    expect(payloadOf('checker', 'en')?.title).toBe('Checker');
  });

  it('a tool is shown with the texts of the checker, which need no network, until its own are here', async () => {
    const [row, path] = [rowById('toolPage'), '/italian/'];
    fetched.mockImplementation((url) => answer({ title: url instanceof Request ? url.url : url.toString() }));
    await loadRowTexts(row, path, 'de');
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/checker/payload.de.json']);
    await loadPayload(path, 'de');
    expect(payloadOf('toolPage', 'de', path)?.title).toBe('/italian/payload.de.json');
    fetched.mockClear();
    await loadRowTexts(row, path, 'de');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('PAY-1: a page gone from the server has no payload; it is no longer prefetched, but a visit asks again', async () => {
    fetched.mockImplementation(() => answer(null, 404));
    const gone = { code: 'not-prerendered', params: { path: '/software/evolution-spell-checker' } };
    await expect(loadPayload('/software/evolution-spell-checker/', 'en', true)).rejects.toMatchObject(gone);
    expect(hasNoPayload('/software/evolution-spell-checker/')).toBe(false);
    await expect(loadPayload('/software/evolution-spell-checker/', 'en')).rejects.toThrow(
      'Route /software/evolution-spell-checker is not pre-rendered',
    );
    expect(hasNoPayload('/software/evolution-spell-checker/')).toBe(true);
    fetched.mockClear();
    await prefetchPath('/software/evolution-spell-checker/');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockImplementation(() => answer({ title: 'Software' }));
    await loadRowTexts(rowById('evolution'), '/software/evolution-spell-checker/', 'en');
    expect(payloadOf('evolution', 'en')?.title).toBe('Software');
  });

  it('is fetched once for all callers, in the requested language', async () => {
    fetched.mockImplementation(() => answer({ title: 'Kontakt' }));
    await Promise.all([loadPayload('/contact/', 'de'), loadPayload('/contact/', 'de')]);
    await loadPayload('/contact/', 'de');
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/contact/payload.de.json']);
    expect(payloadUrl('/contact/', 'en')).toBe('/contact/payload.json');
  });

  it('PAY-2: after a failure the next caller asks again', async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadPayload('/software/', 'en', true)).rejects.toMatchObject({ code: 'network' });
    fetched.mockImplementationOnce(() => answer(null, 500));
    await expect(loadPayload('/software/', 'en')).rejects.toMatchObject({ code: 'payload-missing' });
    fetched.mockImplementationOnce(() => answer({ title: 'Software' }));
    expect(await loadPayload('/software/', 'en')).toEqual({ title: 'Software' });
  });

  it.each<[string, string, LocaleCode, () => Response]>([
    ['a page of the network', 'network-page', 'de', () => new Response('<!doctype html>', page)],
    ['what the service worker says of one', 'network-page', 'fr', () => new Response(null, { status: 511 })],
    ['half of the texts', 'payload-missing', 'it', () => new Response('{"title":')],
    ['a list', 'payload-missing', 'es', () => new Response('[]')],
    ['null', 'payload-missing', 'nl', () => new Response('null')],
  ])('%s is reported as %s, never mistaken for texts, and requested again', async (_kind, code, locale, given) => {
    fetched.mockImplementationOnce(async () => given());
    await expect(loadPayload('/checker/help/', locale)).rejects.toMatchObject({ code });
    expect(payloadOf('help', locale)).toBeUndefined();
    fetched.mockImplementationOnce(() => answer({ title: 'Help' }));
    expect(await loadPayload('/checker/help/', locale)).toEqual({ title: 'Help' });
  });

  it('limits what is kept in memory: the oldest goes first, what is shown stays', async () => {
    seedPayload('contact', 'en', { title: 'Contact' });
    for (const { code } of locales) {
      const text = code.repeat(60_000);
      seedPayload('help', code, { title: text });
      // A page that is shown reads its texts.
      expect(payloadOf('contact', 'en')?.title).toBe('Contact');
    }
    expect(payloadOf('help', locales[0]?.code ?? 'en')).toBeUndefined();
    expect(payloadOf('help', locales.at(-1)?.code ?? 'en')).toBeDefined();
    const paths = Array.from({ length: 150 }, (_, at) => `/nothing-${at}/`);
    for (const path of paths) await loadPayload(path, 'en').catch(() => undefined);
    expect(paths.map(hasNoPayload).filter(Boolean).length).toBe(100);
    expect([hasNoPayload('/nothing-0/'), hasNoPayload('/nothing-149/')]).toEqual([false, true]);
  });

  it('texts that came with the page are not fetched', async () => {
    seedPayload('pricing', 'en', { title: 'Pricing' });
    expect(await loadPayload('/software/pricing/', 'en')).toEqual({ title: 'Pricing' });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('payload files', () => {
  // The texts of the index of rules come from their list.
  beforeAll(() => ensureRulePages(), 120_000);

  it.each(routeTable.filter(({ prerender, many }) => prerender && !many))(
    '$id has its texts in nine languages',
    ({ payload }) => {
      if (!payload) throw new Error('A prerendered page needs texts');
      for (const { code } of locales) {
        const texts = payloadText(payload, code) as { title: string; description: string };
        expect(texts.title).toBeTruthy();
        expect(texts.description).toBeTruthy();
        expect(JSON.stringify(texts)).not.toMatch(/\{\{(brand|mail|product|baseUrl|cloudRegion|price)/);
      }
    },
  );

  it('fills in the configuration in the notation of the language; other names stay', () => {
    const config = {
      ...defaultConfig,
      brand: 'Brand',
      mail: { sales: 's@a.example' },
      prices: { currency: 'EUR', premiumMonthly: 5, singleSite: 1900.5 },
    };
    const english = placeholders(config, 'en');
    const texts = {
      a: '{{brand}} {{mailSales}}{{mailSupport}}',
      b: ['{{pricePremiumMonthly}}', { c: '{{priceSingleSite}}' }],
      d: '{{step}}',
      e: 5,
    };
    expect(fill(texts, english)).toEqual({
      a: 'Brand s@a.example',
      b: ['€5', { c: '€1,900.50' }],
      d: '{{step}}',
      e: 5,
    });
    expect(fill('{{priceSingleSite}}', placeholders(config, 'de'))).toBe('1.900,50\u00a0€');
    expect(fill('{{priceGlobalSite}}', english)).toBe('');
  });

  it('a legal text gives the date of its last change in the notation of the language', () => {
    const changed = (code: 'en' | 'de') => (payloadText('privacy', code) as { changed: string }).changed;
    expect(changed('en')).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(changed('de')).toMatch(/^\d{1,2}\. \p{L}+ \d{4}$/u);
  });

  it('names the regions of accounts and documents, each once', () => {
    const { auth } = readConfig({ auth: { region: 'eu-west-1', userPoolId: 'eu-west-1_P', clientId: 'c' } }).config;
    const region = (storage: Config['storage']) =>
      fill('{{cloudRegion}}', placeholders({ ...defaultConfig, auth, storage }, 'en'));
    expect(fill('{{cloudRegion}}', placeholders(defaultConfig, 'en'))).toBe('');
    expect(region({ bucket: 'b' })).toBe('eu-west-1');
    expect(region({ bucket: 'b', region: 'eu-west-1' })).toBe('eu-west-1');
    expect(region({ bucket: 'b', region: 'eu-central-1' })).toBe('eu-west-1, eu-central-1');
  });
});
