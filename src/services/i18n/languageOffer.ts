// Whether the interface is offered in the browser's own language: only to those who have chosen none, and only in the browser.
// Nobody is redirected, and no server is told.
import { defaultLocale, type LocaleCode, localeOf } from './locales.ts';

/** The language to offer: the browser's first that there is, unless that is the default one, which is shown; else null. */
export function localeToOffer(languages: readonly string[] = navigator.languages): LocaleCode | null {
  const [first] = languages.flatMap((language) => localeOf(language.split('-')[0]?.toLowerCase())?.code ?? []);
  return first === undefined || first === defaultLocale ? null : first;
}

/** What the offer says, in the language that it offers. */
export interface OfferTexts {
  offer: string;
  use: string;
  keep: string;
}

const files = import.meta.glob<OfferTexts>('../../../locales/*/language.json', { import: 'default' });

/** The texts of an offer; in no other language does anyone need them. */
export async function loadOffer(code: LocaleCode): Promise<OfferTexts> {
  const load = files[`../../../locales/${localeOf(code)?.file}/language.json`];
  if (!load) throw new Error(`There is no offer in ${code}`);
  return load();
}
