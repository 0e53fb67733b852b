// What the document without content says when scripts are off. Only a script knows which language the reader has chosen,
// so it says it in all of them.
import { escapeMarkup } from '../src/lib/escapeMarkup.ts';
import { getConfig } from '../src/services/config/config.ts';
import { locales } from '../src/services/i18n/locales.ts';
import { pagesOf } from './payloads.ts';

/** The HTML of the element, with a link to the home page, which can be read without scripts. */
export function noScriptNotice(): string {
  const english = locales.filter(({ code }) => code === 'en');
  const others = locales.filter(({ code }) => code !== 'en');
  const lines = [...english, ...others].map(({ code, iso }) => {
    const { noScript } = pagesOf(code)['shell'] as { noScript: string };
    return `<p lang="${iso}">${escapeMarkup(noScript)}</p>`;
  });
  return `<noscript><main class="wrap"><a href="/">${escapeMarkup(getConfig().brand)}</a>${lines.join('')}</main></noscript>`;
}
