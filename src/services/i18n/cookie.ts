// The cookie that remembers an explicitly chosen interface language (LNG-1). The browser's own languages decide
// nothing: one of them is only offered.
import { defaultLocale, type LocaleCode, localeOf } from './locales.ts';

const NAME = 'i18n_redirected';
/** Specification section 9: 365 days. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The language chosen earlier; undefined if none was. */
function chosenLocale(cookies: string): LocaleCode | undefined {
  return localeOf(new RegExp(`(?:^|; )${NAME}=([a-z]+)`).exec(cookies)?.[1])?.code;
}

/** The language chosen earlier, or the default. */
export const readLocaleCookie = (cookies: string = document.cookie): LocaleCode =>
  chosenLocale(cookies) ?? defaultLocale;

/** The language to offer: the browser's first that there is, unless it is shown already or one was chosen; else null. */
export function localeToOffer(
  languages: readonly string[] = navigator.languages,
  cookies: string = document.cookie,
): LocaleCode | null {
  if (chosenLocale(cookies)) return null;
  const [first] = languages.flatMap((language) => localeOf(language.split('-')[0]?.toLowerCase())?.code ?? []);
  return first === undefined || first === defaultLocale ? null : first;
}

/** The cookie text for a choice; `Secure` only where the browser would accept it. */
export function localeCookie(code: LocaleCode, secure: boolean): string {
  return `${NAME}=${code}; path=/; max-age=${MAX_AGE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Remembers a choice for a year. */
export function writeLocaleCookie(code: LocaleCode): void {
  document.cookie = localeCookie(code, location.protocol === 'https:');
}
