// How much a visitor downloads, from the build itself. Run after a build (npm test does both).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { chunksOf, readManifest } from '../../prerender/links.ts';
import { routeTable } from '../../src/routes/table.ts';

const ROOT = 'dist/client';
/** Gzip, before any interaction; the form checker's page comes within some bytes of it. */
const MOST_SCRIPT_KB = 126;
/** Each one costs a request, a compilation and an entry in the page's preload list (scripts/web/pageChunks.ts). */
const MOST_SCRIPTS = 12;
const MOST_STYLE_KB = 30;
const MOST_HTML_KB = 30;
const MOST_SERVICE_WORKER_KB = 12;
/** Everything that the service worker fetches in the background of a first visit. */
const MOST_PRECACHE_KB = 500;

beforeAll(() => {
  if (!existsSync(join(ROOT, 'index.html'))) throw new Error('There is no build: run npm run build first');
});

const packed = (file: string) => gzipSync(readFileSync(join(ROOT, file)), { level: 9 }).length / 1000;
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const marketing = routeTable.filter(({ layout, prerender }) => prerender && layout !== 'logo');
/** The largest of the addresses that a row stands for. */
const LARGEST: Readonly<Record<string, string>> = {
  ruleLanguage: '/checker/help/english/',
  rulePage: '/checker/help/english/punctuation/',
};

describe('budgets', () => {
  it.each(marketing)('$id: scripts before interaction', (row) => {
    const files = chunksOf(row).map(({ file }) => file);
    const size = sum(files.map(packed));
    process.stdout.write(`  ${row.page}: ${size.toFixed(1)} kB of scripts\n`);
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(MOST_SCRIPTS);
    expect(size).toBeLessThanOrEqual(MOST_SCRIPT_KB);
  });

  it.each(marketing)('$id: styles', (row) => {
    const styles = new Set(chunksOf(row).flatMap(({ css = [] }) => css));
    expect(sum([...styles].map(packed))).toBeLessThanOrEqual(MOST_STYLE_KB);
  });

  it.each(marketing.map(({ id, path }) => [id, LARGEST[id] ?? path.replace('{product}', 'spelling-check')]))(
    '%s: HTML',
    (_, path) => {
      expect(packed(join(path, 'index.html'))).toBeLessThanOrEqual(MOST_HTML_KB);
    },
  );

  it('the editor and the other languages are not part of the first load', () => {
    const first = new Set(marketing.flatMap(chunksOf).map(({ file }) => file));
    const later = Object.entries(readManifest()).filter(([name]) => /codemirror|locales\/(?!en)/.test(name));
    expect(later.length).toBeGreaterThan(7);
    expect(later.filter(([, { file }]) => first.has(file)).map(([name]) => name)).toEqual([]);
  });

  it('the service worker and what it fetches at once', () => {
    expect(packed('sw.js')).toBeLessThanOrEqual(MOST_SERVICE_WORKER_KB);
    const urls = [...readFileSync(join(ROOT, 'sw.js'), 'utf8').matchAll(/["']?url["']?:\s*["']([^"']+)["']/g)].map(
      ([, url = '']) => url,
    );
    expect(urls).toContain('spa.html');
    expect(urls).toContain('checker/index.html');
    expect(urls).toContain('checker/ai/index.html');
    expect(urls.filter((url) => url.startsWith('packs/'))).toEqual([]);
    const size = sum(urls.map(packed));
    process.stdout.write(`  precache: ${urls.length} files, ${size.toFixed(0)} kB\n`);
    expect(size).toBeLessThanOrEqual(MOST_PRECACHE_KB);
  });

  it('every built file carries its hash', () => {
    const names = readdirSync(join(ROOT, 'assets'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name.replace(/\.(br|gz)$/, ''));
    expect(names.filter((name) => !/[.-][\w-]{8,}\.\w+$/.test(name))).toEqual([]);
  });
});
