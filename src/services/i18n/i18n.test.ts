// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localeCookie, readLocaleCookie } from './cookie.ts';
import { activeLocale, createI18n, getI18n, loadMessages, onBeforeLocale, onLocale, setLocale } from './i18n.ts';
import { defaultLocale, directionOf, localeOf, locales } from './locales.ts';

beforeEach(() => void createI18n());
afterEach(() => {
  document.cookie = 'i18n_redirected=; path=/; max-age=0';
  vi.restoreAllMocks();
});

describe('languages', () => {
  it('are the specification’s nine, with their codes', () => {
    expect(locales.map(({ iso }) => iso)).toEqual([
      'nl-NL',
      'ru-RU',
      'hi-IN',
      'pt-PT',
      'it-IT',
      'en-US',
      'fr-FR',
      'de-DE',
      'es-ES',
    ]);
    for (const { code, file, name } of locales) expect([file, name.length > 3]).toEqual([code, true]);
  });

  it('LNG-1: the cookie counts if it holds a known code, otherwise English; other cookies do not interfere', () => {
    expect(readLocaleCookie('a=1; i18n_redirected=de; b=2')).toBe('de');
    expect(readLocaleCookie('i18n_redirected=xx')).toBe('en');
    expect(readLocaleCookie('not_i18n_redirected=de')).toBe('en');
    expect(readLocaleCookie('')).toBe(defaultLocale);
  });

  it('LNG-1: the cookie lives 365 days on the whole site, is Lax, and Secure on https', () => {
    expect(localeCookie('fr', true)).toBe('i18n_redirected=fr; path=/; max-age=31536000; SameSite=Lax; Secure');
    expect(localeCookie('fr', false)).not.toContain('Secure');
  });

  it('LNG-2: choosing the current language changes nothing', async () => {
    const before = vi.fn();
    const stop = onBeforeLocale(before);
    expect(await setLocale('en')).toBe(false);
    expect(before).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('i18n_redirected');
    stop();
  });

  it('LNG-2: hook before, texts, cookie, html, hook after', async () => {
    const order: string[] = [];
    const stops = [
      onBeforeLocale((to, from) => void order.push(`before ${from} ${to} ${getI18n().language}`)),
      onLocale((code) => void order.push(`after ${code} ${document.documentElement.lang} ${document.cookie}`)),
    ];
    expect(await setLocale('de')).toBe(true);
    expect(order).toEqual(['before en de en', 'after de de-DE i18n_redirected=de']);
    expect(document.documentElement.dir).toBe('ltr');
    expect(activeLocale()).toBe('de');
    for (const stop of stops) stop();
  });

  it('LNG-2: the hook before it may choose another language or stop', async () => {
    const stop = onBeforeLocale((to) => (to === 'fr' ? 'it' : to === 'es' ? false : undefined));
    expect(await setLocale('es')).toBe(false);
    expect(activeLocale()).toBe('en');
    expect(await setLocale('fr')).toBe(true);
    expect(activeLocale()).toBe('it');
    expect(document.cookie).toContain('i18n_redirected=it');
    stop();
  });

  it('LNG-2: of two languages chosen quickly the later one wins, and going back counts as a choice', async () => {
    let arrive = () => {};
    const stop = onBeforeLocale((to) =>
      to === 'fr' ? new Promise((done) => (arrive = () => done(undefined))) : undefined,
    );
    const slow = setLocale('fr');
    expect(await setLocale('de')).toBe(true);
    arrive();
    expect(await slow).toBe(false);
    expect([activeLocale(), document.documentElement.lang, document.cookie]).toEqual([
      'de',
      'de-DE',
      'i18n_redirected=de',
    ]);
    const slower = setLocale('fr');
    await setLocale('de');
    arrive();
    expect([await slower, activeLocale()]).toEqual([false, 'de']);
    stop();
  });

  it('shows numbers in texts as the platform writes them in each language', () => {
    const i18n = getI18n();
    for (const { code } of locales) {
      i18n.addResourceBundle(code, 'translation', { counted: '{{n, number}}' });
      const t = i18n.getFixedT(code) as (key: string, values: { n: number }) => string;
      for (const n of [0, 7, 999, 1000, 23456, -1, 0.5]) {
        expect(t('counted', { n })).toBe(new Intl.NumberFormat(code).format(n));
      }
    }
  });

  it('LNG-2: texts that a language lacks are shown in English', () => {
    const i18n = getI18n();
    i18n.addResourceBundle('nl', 'translation', { nav: { home: 'Begin' } });
    const t = i18n.getFixedT('nl');
    expect([t('nav.home'), t('nav.pricing')]).toEqual(['Begin', 'Pricing']);
  });

  it('LNG-3: if texts cannot be loaded, the console shows an error and the old texts stay', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(getI18n(), 'addResourceBundle').mockImplementation(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    expect(await setLocale('pt')).toBe(false);
    expect(error.mock.calls[0]?.[0]).toContain('Failed loading async locale export: ');
    expect(activeLocale()).toBe('en');
    expect(document.cookie).not.toContain('i18n_redirected');
  });

  it('LNG-4: an unknown code gives a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await loadMessages(getI18n(), 'xx')).toBe(false);
    expect(warn).toHaveBeenCalledWith('Attempted to load messages for non-existant locale code "xx"');
  });

  it('right-to-left languages are recognised, should one be added', () => {
    expect([directionOf('ar'), directionOf('he-IL'), directionOf('de')]).toEqual(['rtl', 'rtl', 'ltr']);
    expect(localeOf(undefined)).toBe(undefined);
  });
});
