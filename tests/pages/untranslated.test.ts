// Every word on a page comes from locales/: in a made-up language, no word appears outside its marks.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifest } from '../../prerender/links.ts';
import { openSite, ready, type Site } from '../setup/openSite.ts';
import { CLOSE, OPEN, pseudo } from '../setup/pseudoLocale.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Dutch stands in for it: its files are replaced as they are served. */
const CODE = 'nl';

async function openPseudo(path: string) {
  const opened = await site.open();
  await opened.context.addCookies([{ name: 'i18n_redirected', value: CODE, url: site.url }]);
  for (const name of ['app', 'account', 'account.more']) {
    const texts = pseudo(JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')));
    const chunk = readManifest()[`locales/${CODE}/${name}.json`]?.file;
    if (!chunk) throw new Error('The build has no part for the language');
    await opened.page.route(`**/${chunk}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(texts)};` }),
    );
  }
  await opened.page.route(`**/payload.${CODE}.json`, async (route) => {
    const response = await fetch(route.request().url().replace(`.${CODE}.json`, '.json'));
    await route.fulfill({ json: pseudo(await response.json()) });
  });
  await opened.page.goto(path);
  await ready(opened.page);
  return opened;
}

/**
 * Words outside the marks, except elements with their own language (language names, samples), code, keys, and text
 * typed by hand.
 */
function strayWords(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ open, close }) => {
      const found: string[] = [];
      const skip =
        'main [lang], nav [lang], [role="menu"] [lang], code, pre, kbd, textarea, script, style, .cm-editor, [aria-hidden]';
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const marked = new RegExp(`${open}[^${close}]*${close}?|[^${open}]*${close}`, 'g');
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement, textContent } = node;
        const text = textContent ?? '';
        if (parentElement?.closest(skip) || !/\p{L}{2}/u.test(text.replace(marked, ''))) continue;
        // A text with a tag inside has its marks in other nodes of the same element.
        const block = parentElement?.closest('p, li, a, button, h1, h2, h3, td, th, dd, dt, label, span, div');
        const whole = block?.textContent ?? text;
        if (!/\p{L}{2}/u.test(whole.replace(new RegExp(`${open}[^${close}]*${close}`, 'g'), ''))) continue;
        found.push(text.trim());
      }
      for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          const value = element.getAttribute(name) ?? '';
          if (/\p{L}{2}/u.test(value) && !value.includes(open)) found.push(`${name}: ${value}`);
        }
      }
      return found;
    },
    { open: OPEN, close: CLOSE },
  );
}

/** Names rather than texts; the browser's own names for languages and varieties; key combinations. */
const NAMES = [
  /^(Google|Facebook|Amazon)$/,
  /^(Spelling Check|spelling-check|Nederlands|JavaScript|TypeScript|Java|Python|curl|English|[\w.]+@[\w.-]+)$/,
  /^(Engels|Frans|Duits|Italiaans|Spaans)\b/,
  /^(Ctrl|Alt|Shift|⌘|⌥|⇧)[\s+]/,
];

describe('texts', () => {
  it.each([
    '/',
    '/contact/',
    '/software/pricing/',
    '/checker/',
    '/checker/help/',
    '/checker/signin/',
    '/checker/signup/',
    '/checker/confirm/',
    '/nope/',
  ])('%s shows no word that is not in locales/', async (path) => {
    const { page, context } = await openPseudo(path);
    const stray = (await strayWords(page)).filter((text) => !NAMES.some((name) => name.test(text)));
    expect(stray).toEqual([]);
    expect(await page.locator('body').innerText()).toContain(OPEN);
    await context.close();
  });
});
