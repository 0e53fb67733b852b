// The web manifest and what the service worker holds from the start.
import { readFile } from 'node:fs/promises';
import type { ManifestOptions } from 'vite-plugin-pwa';
import type { Config } from '../../src/services/config.ts';

/** The colour of the specification: theme colour green. */
export const THEME_COLOUR = '#137333';

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

/** Texts of other languages than English are kept when they are first used (src/services/pwa.ts). */
async function withoutOtherLanguages(entries: PrecacheEntry[]) {
  const built = JSON.parse(await readFile('dist/assets.json', 'utf8')) as Record<string, { file: string }>;
  const other = Object.entries(built).filter(([source]) => /^locales\/(?!en\/)/.test(source));
  const files = new Set(other.map(([, { file }]) => file));
  return { manifest: entries.filter(({ url }) => !files.has(url)), warnings: [] };
}

/**
 * The shell, the checker's own documents and their texts, all scripts and styles, and the one font that every page
 * shows. Other fonts and the language packs are kept when they are first used.
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
  globIgnores: ['**/entry-server-routing*'],
  maximumFileSizeToCacheInBytes: 3_000_000,
  manifestTransforms: [withoutOtherLanguages],
};
