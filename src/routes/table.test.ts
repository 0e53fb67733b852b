import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { robots, sitemap, sitemapIndex } from '../../prerender/sitemap.ts';
import { matchRow, prerenderedPaths, withSlash } from './navigation/match.ts';
import { frameFiles, routeTable, rowById, rowPath } from './table.ts';
import { isKnownTool, knownTools, readTool, toolPageOf, toolPages } from './tools.ts';

const app = JSON.parse(readFileSync('locales/en/app.json', 'utf8')) as { routes: Record<string, string> };
const texts = ['pages', 'legal', 'about', 'help'].map(
  (name) => JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')) as object,
);

describe('the route table', () => {
  it('contains the 26 routes of the specification, and the pages about rules', () => {
    expect(routeTable.map(({ path }) => path)).toEqual([
      '/',
      '/contact/',
      '/software/',
      '/software/pricing/',
      '/software/evolution-spell-checker/',
      '/software/html-form-spell-checker/',
      '/software/java-spell-checker-sdk/',
      '/software/{product}-pro-suite/',
      '/api/cloud-spell-check-api/',
      '/api/dictionary-api/',
      '/checker/',
      '/checker/ai/',
      '/checker/confirm/',
      '/checker/help/',
      '/checker/help/rules/',
      '/checker/help/{language}/',
      '/checker/help/{language}/{rules}/',
      '/checker/onboarding/',
      '/checker/premium/',
      '/checker/profile/',
      '/checker/signin/',
      '/checker/signup/',
      '/about/quality/',
      '/about/comparison/',
      '/about/security/',
      '/about/accessibility/',
      '/about/changes/',
      '/about/imprint/',
      '/legal/global-site-license/',
      '/legal/privacypolicy/',
      '/legal/privacypolicy_es/',
      '/legal/redistribution/',
      '/legal/single-server-license/',
      '/legal/single-site-license/',
      '/{tool}/',
      '/{tool}/*',
    ]);
  });

  it.each(routeTable)('$id: its page, frame, texts and title exist', (row) => {
    expect(existsSync(`src/routes/pages/${row.page}.tsx`)).toBe(true);
    const frame = frameFiles[row.layout];
    if (frame) expect(existsSync(frame)).toBe(true);
    // What the index of all rules says, and pages that share a row, is put together when they are built.
    if (row.payload && !row.many && row.payload !== 'ruleIndex')
      expect(texts.some((file) => row.payload !== undefined && row.payload in file)).toBe(true);
    if (row.titleKey) expect(app.routes[row.titleKey]).toBeTruthy();
    expect(row.path.endsWith('/') || row.path.endsWith('/*')).toBe(true);
    expect(Boolean(row.payload) || Boolean(row.titleKey)).toBe(true);
  });

  it('has unique ids that are found; a wrong one is a bug', () => {
    expect(new Set(routeTable.map(({ id }) => id)).size).toBe(routeTable.length);
    for (const row of routeTable) expect(rowById(row.id)).toBe(row);
    expect(() => rowById('none')).toThrow('No route has the id none');
  });

  it('RTE-2: matching is strict about the trailing slash', () => {
    expect(matchRow('/contact/', 'spelling-check')?.id).toBe('contact');
    expect(matchRow('/contact', 'spelling-check')).toBe(undefined);
    for (const path of ['/contact//', '//contact/', '/checker//', '/checker/%2F/', '/french/%5c/', '/contact/%2F']) {
      expect(matchRow(path, 'spelling-check'), path).toBe(undefined);
    }
    expect(withSlash('/contact')).toBe('/contact/');
    expect(withSlash('/contact/')).toBe('/contact/');
  });

  it('the configured product is part of an address; no other product has a page', () => {
    expect(matchRow('/software/my-checker-pro-suite/', 'my-checker')?.id).toBe('proSuite');
    expect(matchRow('/software/spelling-check-pro-suite/', 'my-checker')).toBe(undefined);
    expect(rowPath(rowById('proSuite'), 'my-checker')).toBe('/software/my-checker-pro-suite/');
  });

  it('tools are a closed list; everything below /checker/ is the checker', () => {
    for (const tool of knownTools) {
      expect(isKnownTool(tool)).toBe(true);
      expect(matchRow(`/${tool}/french/`, 'spelling-check')?.id).toBe('tool');
    }
    expect(matchRow('/checker/documents/', 'spelling-check')?.id).toBe('tool');
    for (const path of ['/nope/', '/French/', '/french%2Fx/', '/constructor/', '/legal/', '/api/']) {
      expect(matchRow(path, 'spelling-check')).toBe(undefined);
    }
  });

  it('below the help every language has an index and pages about rules; nothing else there is one', () => {
    const idOf = (path: string) => matchRow(path, 'spelling-check')?.id;
    expect(idOf('/checker/help/rules/')).toBe('ruleIndex');
    expect(idOf('/checker/help/french/')).toBe('ruleLanguage');
    expect(idOf('/checker/help/french/on-ont/')).toBe('rulePage');
    expect(idOf('/checker/help/russian/')).toBe('tool');
    expect(prerenderedPaths('x').filter((path) => path.includes('{'))).toEqual([]);
  });

  it('a tool and the rest of its path set the presets', () => {
    expect(readTool('grammar-check', 'french/')).toMatchObject({
      category: 'grammar',
      language: 'fr',
      ignored: '',
    });
    expect(readTool('email', 'german/sample/')).toMatchObject({
      genre: 'email',
      level: 'standard',
      language: 'de',
      sample: true,
    });
    expect(readTool('essay')).toMatchObject({ genre: 'essay', level: 'picky' });
    expect(readTool('spell-check')).toMatchObject({ category: 'spelling' });
    expect(readTool('punctuation-check')).toMatchObject({ category: 'punctuation' });
    expect(readTool('proofread')).toEqual({ tool: 'proofread', sample: false, ignored: '' });
    expect(readTool('constructor')).toEqual({ tool: 'constructor', sample: false, ignored: '' });
    expect(readTool('spanish', '')).toMatchObject({ language: 'es', sample: false });
    expect(readTool('checker', 'statistics/')).toMatchObject({ view: 'statistics', ignored: '' });
    expect(readTool('french', 'klingon/x/')).toMatchObject({ language: 'fr', ignored: 'klingon/x' });
    expect(readTool('french', 'german/')).toMatchObject({ language: 'fr', ignored: 'german' });
  });

  it('every tool has its own page, and what lies below it belongs to that page', () => {
    expect(toolPages).toHaveLength(13);
    for (const tool of toolPages) expect(matchRow(`/${tool}/`, 'x')?.id).toBe('toolPage');
    for (const tool of toolPages) expect(prerenderedPaths('x')).toContain(`/${tool}/`);
    expect(toolPageOf('/grammar-check/french/')).toBe('grammar-check');
    expect(toolPageOf('/checker/')).toBe(undefined);
    expect(toolPageOf('/')).toBe(undefined);
  });

  it('sitemap and robots list what may be found, and nothing else', () => {
    const paths = prerenderedPaths('spelling-check');
    const map = sitemap(
      'https://a.example',
      paths.map((path) => ({ path, changed: '2026-11-24' })),
    );
    expect(map.match(/<lastmod>2026-11-24<\/lastmod>/g)).toHaveLength(paths.length);
    expect(sitemap('https://a.example', [{ path: '/' }])).not.toContain('lastmod');
    expect(sitemapIndex('https://a.example', [{ path: '/sitemaps/pages.xml' }])).toContain(
      '<sitemap><loc>https://a.example/sitemaps/pages.xml</loc></sitemap>',
    );
    expect([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual(
      paths.map((path) => `https://a.example${path}`),
    );
    expect(map).not.toContain('signin');
    const rules = robots('https://a.example');
    expect(rules).toContain('Disallow: /checker/profile/');
    expect(rules).not.toContain('Disallow: /checker/help/');
    expect(rules).toContain('Disallow: /checker/documents/');
    expect(rules).toContain('Sitemap: https://a.example/sitemap.xml');
  });
});
