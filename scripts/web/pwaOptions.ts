// The web manifest, and what the service worker caches from the start.
import { readFile } from 'node:fs/promises';
import type { ManifestOptions } from 'vite-plugin-pwa';
import app from '../../locales/en/app.json' with { type: 'json' };
import pages from '../../locales/en/pages.json' with { type: 'json' };
import { originalSize, type ShotKind, shotPath } from '../../src/features/site/shots.ts';
import { SHARE_PATH } from '../../src/lib/sharedFile.ts';
import { routeTable } from '../../src/routes/table.ts';
import type { Config } from '../../src/services/config/config.ts';
import { FILE_TYPES } from '../../src/services/fileTypes.ts';

/** The theme colour of the specification: green. */
export const THEME_COLOUR = '#137333';

/** A picture that a system may show before it installs the application. */
function screenshot(kind: ShotKind) {
  const { width, height } = originalSize(kind);
  return { src: shotPath(kind, 'en', 'light'), sizes: `${width}x${height}`, type: 'image/webp' };
}

/** The manifest that makes the site installable. */
export function webManifest(config: Config): Partial<ManifestOptions> {
  return {
    id: '/checker/',
    name: config.brand,
    short_name: config.brand,
    description: 'Spelling and grammar check in five languages, on your device.',
    lang: 'en',
    start_url: '/checker/',
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLOUR,
    background_color: '#f3f6f4',
    categories: ['productivity', 'education'],
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'file', accept: FILE_TYPES }] },
    },
    shortcuts: [
      { name: app.site.check, url: '/checker/' },
      { name: app.site.ai, url: '/checker/ai/' },
      { name: app.site.statistics, url: '/checker/statistics/' },
      { name: app.nav.help, url: '/checker/help/' },
    ],
    screenshots: [
      {
        ...screenshot('desk'),
        form_factor: 'wide',
        label: pages.software.shots.desk,
      },
      { ...screenshot('phone'), form_factor: 'narrow', label: pages.software.shots.phone },
    ],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

interface PrecacheEntry {
  url: string;
  revision: string | null;
  size: number;
}

/** What the client build says about a source: its file, and the sources that it imports statically or dynamically. */
export interface BuiltSource {
  file: string;
  /** Entry of a document; its parts may import it again. */
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

/** Pages that show nothing offline until they were opened once, because their texts or the account come over the network. */
const seenFirst = routeTable.filter(({ prerender, payload, spare }) =>
  prerender ? (spare ?? payload) !== 'checker' : !payload,
);
const SEEN_FIRST = new Set(seenFirst.map(({ page }) => `src/routes/pages/${page}.tsx`));

/**
 * Sources that are cached on first use: texts in languages other than English, rule texts of a single text language (they
 * come with its pack), what talks to the cloud or leads to a provider, which is useless without a network, the screens of
 * accounts (with signing out, which keepLater.ts has ready), payments, their adverts, documents and team words, which nobody sees who has not been online with them, and views of the
 * checker that it keeps by itself soon after its start (effects/keepLater.ts). So are layouts of pages that are cached on first
 * use, what shares the site's address, and notices
 * whose own texts come over the network.
 */
const LATER =
  /^locales\/(?!en\/)|^locales\/en\/rules\.(?!common)|^locales\/en\/(account|ai|billing|changes|documents|firstSteps|language|letter|progress|report|ribbon|speech|statistics|word)|^src\/services\/(auth|cloud|billing)\/|^src\/features\/(account|billing|documents|checker\/changes|checker\/dialogs\/team|checker\/(?:ai|firstSteps|letter|progress|report|ribbon|side|speech|statistics|word))\/|^src\/features\/checker\/(?:panel\/IssueSheet|editor\/genreSamples)|^src\/features\/checker\/dialogs\/(Keyboard|Palette|Proof|Save|Settings|Share|Texts)|^src\/features\/site\/(?:adverts\/AdsModal|notices\/(?:Later|Leave)|share\/SharePopover)|^src\/routes\/layouts\/(?:Default2023|Legal|Logo|Plain)|^src\/services\/(?:leaving\/(?:forget|signOut)|person\/people|words\/team|progress\/|share\.)|^src\/routes\/navigation\/providerLogin/;

const isLater = (source: string) => LATER.test(source) || SEEN_FIRST.has(source);

/** Files that are reached only through a source that is cached later. */
export function laterFiles(built: Readonly<Record<string, BuiltSource>>): Set<string> {
  const reached = new Set<string>();
  const follow = (source: string) => {
    if (reached.has(source) || isLater(source)) return;
    reached.add(source);
    const { imports = [], dynamicImports = [] } = built[source] ?? {};
    for (const next of [...imports, ...dynamicImports]) follow(next);
  };
  const brought = new Set(
    Object.values(built).flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]),
  );
  for (const [source, { isEntry }] of Object.entries(built)) if (isEntry || !brought.has(source)) follow(source);
  const kept = new Set([...reached].map((source) => built[source]?.file));
  return new Set(Object.values(built).flatMap(({ file }) => (kept.has(file) ? [] : [file])));
}

async function withoutLaterFiles(entries: PrecacheEntry[]) {
  const later = laterFiles(JSON.parse(await readFile('dist/assets.json', 'utf8')) as Record<string, BuiltSource>);
  return { manifest: entries.filter(({ url }) => !later.has(url)), warnings: [] };
}

/**
 * The shell, the checker's own documents and their texts, all scripts and styles, and the font of every text. Other fonts and the
 * language packs are cached on first use, that of the interface soon after the start (effects/keepLater.ts).
 */
export const precachedFiles = {
  globPatterns: [
    'assets/**/*.{js,css}',
    'assets/static/literata-latin-wght-normal.*.woff2',
    'spa.html',
    'checker/index.html',
    'checker/ai/index.html',
    'checker/payload.json',
    'icons.svg',
    'icons/icon.svg',
    'boot.js',
  ],
  // Rules are cached together with their language's packs, and what reads documents once the checker rests
  // (src/workers/keepParts.ts).
  globIgnores: ['**/entry-server-routing*', 'assets/rules/**', 'assets/{documents,apiConsole}.worker*'],
  maximumFileSizeToCacheInBytes: 3_000_000,
  manifestTransforms: [withoutLaterFiles],
};
