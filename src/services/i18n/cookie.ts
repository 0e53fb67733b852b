// The cookie that remembers an explicitly chosen interface language (LNG-1). The browser's own languages decide
// nothing: one of them is only offered.
import { defaultLocale, type LocaleCode, localeOf } from './locales.ts';

const NAME = 'i18n_redirected';
/** Specification section 9: 365 days. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The language chosen earlier, or the default. */
export function readLocaleCookie(cookies: string = document.cookie): LocaleCode {
  const value = new RegExp(`(?:^|; )${NAME}=([a-z]+)`).exec(cookies)?.[1];
  return localeOf(value)?.code ?? defaultLocale;
}

/** Whether nobody has chosen a language yet, and the browser's own is another: it may be offered then (languageOffer.ts). */
export const mayOfferLocale = (): boolean => !navigator.language.startsWith('en') && !document.cookie.includes(NAME);

/** The cookie text for a choice; `Secure` only where the browser would accept it. */
export function localeCookie(code: LocaleCode, secure: boolean): string {
  return `${NAME}=${code}; path=/; max-age=${MAX_AGE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Remembers a choice for a year. */
export function writeLocaleCookie(code: LocaleCode): void {
  document.cookie = localeCookie(code, location.protocol === 'https:');
}
