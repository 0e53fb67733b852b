// Fills the index.html template for one address. Independent of the tool that calls it.
import { render } from '../src/entry-server.tsx';
import { ERROR_PAGE_FILE } from '../src/routes/errors/errorPageModule.ts';
import { matchRow } from '../src/routes/navigation/match.ts';
import type { PageState } from '../src/routes/payload/pageState.ts';
import { PAGE_STATE_ID } from '../src/routes/payload/pageState.ts';
import { payloadName, payloadOf, setPayloadSource } from '../src/routes/payload/payloadStore.ts';
import type { RouteRow } from '../src/routes/table.ts';
import { getConfig } from '../src/services/config/config.ts';
import { defaultLocale, localeOf } from '../src/services/i18n/locales.ts';
import { preloadedFonts } from '../src/ui/styles/fonts.ts';
import { loadBuildConfig } from './config.ts';
import { documentKind } from './documents.ts';
import { linksFor, modulesOf } from './links.ts';
import { noScriptNotice } from './noScript.ts';
import { payloadText } from './payloads.ts';
import { socialTags } from './social.ts';
import { structuredData } from './structuredData.ts';

interface Parts {
  head: string;
  html: string;
  state: PageState;
}

/** JSON that cannot close the element that contains it. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function payloadFor(row: RouteRow | undefined, path: string): Pick<PageState, 'payload'> {
  if (!row?.payload) return {};
  const key = payloadName(row, path);
  const texts = payloadOf(row.payload, 'en', key);
  return texts ? { payload: { key, texts } } : {};
}

async function partsOf(path: string): Promise<Parts> {
  const embedded = loadBuildConfig();
  const kind = documentKind(path);
  const base = { ...embedded, shell: kind === 'ai' ? ('ai' as const) : ('app' as const) };
  if (kind === 'shell') {
    return {
      head: `<title>${getConfig().brand}</title>`,
      html: noScriptNotice(),
      state: { ...base, prerendered: false },
    };
  }
  const rendered = await render(path);
  const expected = kind === 'missing' ? 404 : 200;
  if (rendered.status !== expected) {
    throw new Error(`${path} answers ${rendered.status}: ${rendered.location ?? rendered.error?.message ?? ''}`);
  }
  const row = kind === 'missing' ? undefined : matchRow(path, getConfig().product.slug);
  const { error } = rendered;
  return {
    head: rendered.head + (row ? socialTags(path) : '') + structuredData(row, path),
    html: rendered.html,
    state: {
      ...base,
      prerendered: true,
      ...payloadFor(row, path),
      ...(error ? { error: { statusCode: error.statusCode, message: error.message } } : {}),
    },
  };
}

function filesOf(path: string): string {
  const row = matchRow(path, getConfig().product.slug);
  const modules = documentKind(path) === 'missing' ? [ERROR_PAGE_FILE] : row ? modulesOf(row) : [];
  const fonts = preloadedFonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');
  const title = getConfig().brand.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const search = `<link rel="search" type="application/opensearchdescription+xml" title="${title}" href="/opensearch.xml">`;
  return `${fonts}${search}<link rel="author" href="/humans.txt">${linksFor(modules)}`;
}

/** The HTML of an address. Rejects if its page does not render, which stops the build. */
export async function renderDocument(path: string, template: string): Promise<string> {
  setPayloadSource(payloadText);
  const { head, html, state } = await partsOf(path);
  const files = import.meta.env.PROD ? filesOf(path) : '';
  const language = localeOf(matchRow(path, getConfig().product.slug)?.language ?? defaultLocale)?.iso ?? '';
  return template
    .replace(/(<html lang=")[^"]*/, (_, start: string) => start + language)
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('<!--app-head-->', () => head + files)
    .replace('<!--app-html-->', () => html)
    .replace('<!--app-state-->', () => `<script type="application/json" id="${PAGE_STATE_ID}">${json(state)}</script>`);
}
