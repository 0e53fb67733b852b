// The browser extension for Chrome and Firefox, from the form checker: engine, dictionaries and texts are in it, so that it
// needs no network. One folder for each browser, because their manifests differ.
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type english from '../../locales/en/extension.json';
import { loadBuildConfig } from '../../prerender/config.ts';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import { VERSION } from '../../src/sdk/version.ts';
import { HIGHLIGHT_RULES } from '../../src/widget/surface/highlights.ts';
import { LOCALES } from '../../src/widget/texts/texts.ts';
import { readManifest } from '../packs/manifest.ts';
import { PACK_FOLDER } from '../packs/paths.ts';
import { bundle } from './bundle.ts';
import type { PackageFacts, Recipe } from './recipe.ts';
import { writeWidgetTexts } from './widgetTexts.ts';

/** The stores it is made for. */
export type Store = 'chrome' | 'firefox';

type Texts = (typeof english)['extension'];

const SOURCES = 'src/widget/extension';
const STATIC = 'clients/extension';
/** The parts of a language that it needs; texts are checked without the context net, which would double the download. */
const PARTS = ['spell', 'lex', 'model'] as const;
/** Firefox has what it needs from here on (CSS Custom Highlight). */
const LEAST_FIREFOX = '140.0';
const LEAST_ANDROID = '142.0';
const LEAST_CHROME = '116';
const FIREFOX_ID = 'checker@spelling-check.example';

/** What the manifest of a store says. */
export function manifestFor(store: Store): Record<string, unknown> {
  const isFirefox = store === 'firefox';
  return {
    manifest_version: 3,
    name: '__MSG_name__',
    short_name: '__MSG_short__',
    description: '__MSG_summary__',
    version: VERSION,
    default_locale: 'en',
    icons: Object.fromEntries([16, 32, 48, 128].map((size) => [size, `icons/on-${size}.png`])),
    action: { default_popup: 'popup.html', default_icon: { 16: 'icons/on-16.png', 32: 'icons/on-32.png' } },
    options_ui: { page: 'options.html', open_in_tab: true },
    permissions: ['storage', 'activeTab', ...(isFirefox ? [] : ['offscreen'])],
    background: isFirefox ? { scripts: ['background.js'] } : { service_worker: 'background.js' },
    content_scripts: [
      {
        matches: ['http://*/*', 'https://*/*'],
        js: ['content.js'],
        css: ['highlights.css'],
        all_frames: true,
        run_at: 'document_idle',
      },
    ],
    // Whatever a mistake in it might ask for: the browser lets nothing out.
    content_security_policy: {
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'",
    },
    ...(isFirefox
      ? {
          browser_specific_settings: {
            gecko: {
              id: FIREFOX_ID,
              strict_min_version: LEAST_FIREFOX,
              data_collection_permissions: { required: ['none'] },
            },
            gecko_android: { strict_min_version: LEAST_ANDROID },
          },
        }
      : { minimum_chrome_version: LEAST_CHROME }),
  };
}

/** The texts of a language with the brand filled in. */
export async function extensionTexts(locale: string): Promise<Texts> {
  const { brand } = loadBuildConfig().config;
  const text = (await readFile(join('locales', locale, 'extension.json'), 'utf8')).replaceAll('{{brand}}', brand);
  return (JSON.parse(text) as typeof english).extension;
}

/** Scripts, worker, texts and dictionaries: what all clients in other programs share. */
export async function writeClientParts(folder: string, scripts: Readonly<Record<string, string>>): Promise<void> {
  const common = { folder, platform: 'neutral', publicKey: '' } as const;
  for (const [name, source] of Object.entries(scripts))
    await bundle({ ...common, entries: { [name]: source }, isClassic: true });
  await bundle({ ...common, entries: { 'form.worker': 'src/widget/thread/form.worker.ts' } });
  await writeFile(join(folder, 'highlights.css'), HIGHLIGHT_RULES);
  await writeWidgetTexts(join(folder, 'locales'));
  await writePacks(join(folder, 'packs'));
  for (const locale of LOCALES) {
    const { store: _, ...messages } = await extensionTexts(locale);
    const entries = Object.entries(messages).map(([key, message]) => [key, { message }]);
    const own = join(folder, '_locales', locale === 'pt' ? 'pt_PT' : locale);
    await mkdir(own, { recursive: true });
    await writeFile(join(own, 'messages.json'), JSON.stringify(Object.fromEntries(entries)));
  }
}

async function writePacks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const all = readManifest();
  const list: Record<string, object> = {};
  for (const language of TEXT_LANGUAGES) {
    const files = PARTS.flatMap((part) => {
      const entry = all[language]?.[part];
      return entry ? [[part, entry] as const] : [];
    });
    for (const [, entry] of files) {
      for (const name of [entry.file, entry.licenceFile, entry.source])
        await copyFile(join(PACK_FOLDER, name), join(folder, name));
    }
    list[language] = Object.fromEntries(
      files.map(([part, { file, bytes, sha256 }]) => [part, { file, bytes, sha256 }]),
    );
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(list));
}

/** Writes the extension for a store into a folder. */
export async function writeExtension(folder: string, store: Store): Promise<void> {
  const scripts = ['background', 'content', 'options', ...(store === 'chrome' ? ['offscreen'] : [])];
  await writeClientParts(folder, Object.fromEntries(scripts.map((name) => [name, `${SOURCES}/${name}.ts`])));
  await cp(join(STATIC, 'icons'), join(folder, 'icons'), { recursive: true });
  for (const page of ['options.html', 'popup.html', 'pages.css', ...(store === 'chrome' ? ['offscreen.html'] : [])])
    await copyFile(join(STATIC, 'pages', page), join(folder, page));
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifestFor(store), null, 2)}\n`);
}

const recipeFor = (store: Store): Recipe => ({
  name: `spelling-check-${store}`,
  kind: 'zip',
  inputs: ['src/engine', 'src/widget', 'src/workers', 'src/lib', 'locales', 'scripts/publish', STATIC, PACK_FOLDER],
  async write(folder): Promise<PackageFacts> {
    await writeExtension(folder, store);
    return {
      description: `Browser extension for ${store === 'chrome' ? 'Chrome' : 'Firefox'}`,
      licence: 'MIT AND CC-BY-SA-4.0 AND GPL-3.0-only AND MPL-2.0 AND MPL-1.1 AND LGPL-3.0-or-later',
      components: [],
    };
  },
});

/** One package for each store. */
export const extensionRecipes: readonly Recipe[] = (['chrome', 'firefox'] as const).map(recipeFor);
