// The CDN's router: its lists are those of the route table, and it gives every address the same answer as the preview server.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prerenderedPaths } from '../../../src/routes/navigation/match.ts';
import { routeTable, rowPath } from '../../../src/routes/table.ts';
import {
  categoryTools,
  checkerViews,
  genreTools,
  knownTools,
  languageSegments,
  ruleAddress,
} from '../../../src/routes/tools.ts';
import { answerFor } from '../../web/serve.ts';
import { type Build, readBuild } from './files.ts';
import { isResponse, openRouter, ROUTER_SOURCE, type Router } from './loadRouter.ts';

const PRODUCT = 'spelling-check';
const OTHER = 'aaaaaaaa-other';
let root: string;
let build: Build;
let keys: Set<string>;
let router: Router;

/** A site with every page that the route table says it has, and some files of each kind. */
async function writeSite(): Promise<void> {
  const pages = [...prerenderedPaths(PRODUCT), '/checker/ai/'].flatMap((path) => [
    `${path}index.html`,
    `${path}payload.json`,
  ]);
  const files = [
    ...pages,
    '/404.html',
    '/spa.html',
    '/sw.js',
    '/robots.txt',
    '/icons/icon.svg',
    '/assets/entries/app.B9abcdef.js',
    '/assets/static/literata.abc123.woff2',
    '/packs/en.spell.f42d9e623c.bin',
    '/packs/manifest.json',
  ];
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), file);
  }
}

beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  root = await mkdtemp('.cache/router-');
  await writeSite();
  build = await readBuild(root);
  keys = new Set([...build.shared, ...build.own].map(({ key }) => key));
  router = openRouter(async (key) => {
    if (key !== 'current') throw new Error('KeyNotFound');
    return build.id;
  });
});
afterAll(() => rm(root, { recursive: true }));

/** Runs the router on an address as the browser sends it. */
async function run(address: string, headers: Record<string, string> = {}) {
  const [uri = '', ...query] = address.split('?');
  return router({
    request: {
      uri,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
      rawQueryString: () => (query.length === 0 ? undefined : query.join('?')),
    },
  });
}

/** What the CDN answers: the router's redirect, or the object that it names, or the error page. */
async function atCdn(address: string): Promise<string> {
  const answer = await run(address);
  if (isResponse(answer)) return `${answer.statusCode} ${answer.headers['location']?.value}`;
  const key = answer.uri.slice(1);
  return keys.has(key) ? `200 ${key.replace(`releases/${build.id}/`, '')}` : '404';
}

/** The same from the preview server. */
async function atPreview(address: string): Promise<string> {
  const [path = '', ...query] = address.split('?');
  const answer = await answerFor(root, path, query.length === 0 ? '' : `?${query.join('?')}`, PRODUCT);
  if ('location' in answer) return `308 ${answer.location}`;
  return answer.status === 404 ? '404' : `200 ${relative(root, answer.file)}`;
}

const ownPages = () => [
  '/checker/ai/',
  ...routeTable.filter((row) => row.prerender && !row.many).map(({ path }) => path),
];

/** Every address that the site has, with and without the slash and a query. */
const addresses = [
  ...routeTable.filter(({ id, many }) => id !== 'tool' && !many).map((row) => rowPath(row, PRODUCT)),
  ...Object.keys(languageSegments).flatMap((segment) => [
    `/checker/help/${segment}/`,
    `/checker/help/${segment}/a-page/`,
  ]),
  ...knownTools.map((tool) => `/${tool}/`),
  ...Object.keys({ ...categoryTools, ...genreTools }).flatMap((tool) => [
    `/${tool}/sample/`,
    ...Object.keys(languageSegments).map((language) => `/${tool}/${language}/`),
  ]),
  ...checkerViews.map((view) => `/checker/${view}/`),
].flatMap((path) => [
  path,
  `${path}?a=1&a=2`,
  `${path}index.html`,
  `${path}payload.json`,
  path.replace(/(.)\/$/, '$1'),
]);

const PARTS = [
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '%252e%252e',
  '%2f',
  '%2F',
  '%5c',
  '\\',
  '%00',
  '%',
  '%zz',
  '%E0%A4%A',
  '%0d%0a',
];
const PLACES = ['/', '/contact/', '/french/', '/checker/', '/assets/', '/packs/', '/checker/ai/', '/nope/'];
/** Addresses that nobody writes by mistake. */
const hostile = [
  ...PLACES.flatMap((place) => PARTS.flatMap((part) => [place + part, `${place}${part}/`])),
  ...PLACES.flatMap((place) => [`/${place}`, `${place}/`, `${place}.git/config`, `${place}x.php`, `${place}wp-login`]),
  '/404.html',
  '/%3404.html',
  '/404.html/',
  '/404',
  '/spa.html',
  '/spa.html/',
  '/sw.js/',
  '/sw.js.br',
  '/index.html.gz',
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  'http://evil.example',
  'http://evil.example/x',
  'evil.example',
  '',
  '*',
  '?',
  '?a=1',
  '/?',
  '/?//evil.example',
  '/x?',
  '/contact?a=%0d%0aX:1',
  '/contact?a?b',
  '/a%3Fb',
  '/a%23b',
  '/a b',
  '/\u00e4',
  '/%C3%A4',
  '/%F0%9F%98%80',
  '/a%20b/',
  `/${'a'.repeat(5000)}/`,
  `/${'a'.repeat(5000)}`,
  `/french/${'a'.repeat(191)}/`,
  `/french/${'a'.repeat(192)}/`,
  '/releases/',
  '/releases',
  '/nowhere',
  '/nowhere/',
  '/manifests/x.json',
  '/current.json',
  '/releases/x/index.html',
  '/constructor/',
  '/__proto__/',
  '/toString/x/',
  '/checker/constructor/',
  '/frenchx/',
  '/FRENCH/',
  '/fr%65nch/',
  '/fr%65nch/x/',
  '/french/x.php',
  '/french/x.php/',
  '/french/.x',
  '/french/x.',
  '/french/...',
  '/french/.../',
  '/.../',
  '/..a',
  '/.a',
  '/a.',
  '/packs/en.spell.f42d9e623c.bin',
  '/packs/en.spell.f42d9e623c.bin.br',
  '/packs/en.spell.none.bin',
  '/packs/manifest.json',
  '/assets/',
  '/assets',
  '/assets/none.js',
  '/assets/entries/app.B9abcdef.js',
  '/assets/entries/app.B9abcdef.js/',
  '/icons/icon.svg',
  '/Contact/',
  '/contact/INDEX.HTML',
  '/contact/index.htm',
  '/contact/index',
  '/contact/./index.html',
  '/contact;a/',
  '/contact:80/',
  '/checker/documents/1/',
  '/checker/ai/x/',
  '/checker/ai/index.html',
  '/checker/signin/?code=1&state=2',
  '/checker/%2e/',
  '/french/%252f/',
];

describe('the router of the CDN', () => {
  it('names the tools of the site and the pages below them that have HTML of their own', () => {
    const [tools] = /'([a-z -]+)'\.split/.exec(ROUTER_SOURCE)?.slice(1) ?? [];
    expect(tools?.split(' ').toSorted()).toEqual(knownTools.toSorted());
    const [own] = /const OWN = \[(.*)\]/.exec(ROUTER_SOURCE)?.slice(1) ?? [];
    const below = ownPages().filter((path) => knownTools.includes(path.split('/')[1] ?? '') && !ruleAddress(path));
    expect(own?.replaceAll(/[' ]/g, '').split(',').toSorted()).toEqual(below.toSorted());
    // What is outside of the tools has HTML of its own, or does not exist.
    const others = routeTable.filter(({ id, path }) => id !== 'tool' && !knownTools.includes(path.split('/')[1] ?? ''));
    expect(others.filter((row) => !row.prerender)).toEqual([]);
  });

  it('is small enough for the CDN', () => {
    expect(Buffer.byteLength(ROUTER_SOURCE)).toBeLessThan(10_000);
  });

  it.each(addresses)('answers %s as the preview server does', async (address) => {
    expect(await atCdn(address)).toBe(await atPreview(address));
  });

  it(`answers ${hostile.length} hostile addresses as the preview server does`, async () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(200);
    const [cdn, preview] = await Promise.all([Promise.all(hostile.map(atCdn)), Promise.all(hostile.map(atPreview))]);
    const answers = (of: string[]) => hostile.map((address, at) => `${address} -> ${of[at]}`);
    expect(answers(cdn)).toEqual(answers(preview));
    // Among them there are some of each kind, so that two servers that refuse everything would not agree.
    for (const status of ['200', '308', '404'])
      expect(
        cdn.some((one) => one.startsWith(status)),
        status,
      ).toBe(true);
  });

  it('redirects to this site only', async () => {
    for (const address of hostile) {
      const answer = await run(address);
      if (isResponse(answer)) expect(answer.headers['location']?.value, address).toMatch(/^\/(?![/\\])[^\r\n]*$/);
    }
  });

  it('asks for the best form that the browser takes, and only of files that have one', async () => {
    const uri = async (address: string, accepted: string) => {
      const answer = await run(address, { 'accept-encoding': accepted });
      return isResponse(answer) ? '' : answer.uri;
    };
    const page = `/releases/${build.id}/contact/index.html`;
    expect(await uri('/contact/', 'gzip, deflate, br')).toBe(`${page}.br`);
    expect(await uri('/contact/', 'gzip, deflate')).toBe(`${page}.gz`);
    expect(await uri('/contact/', 'identity')).toBe(page);
    const font = '/assets/static/literata.abc123.woff2';
    expect(await uri(font, 'gzip, br')).toBe(font);
    for (const { path } of build.files) {
      for (const accepted of ['br', 'gzip', '']) {
        const address = path.replace(/\/index\.html$/, '/');
        if (path !== '/404.html') expect(keys, address).toContain((await uri(address, accepted)).slice(1));
      }
    }
  });

  it('shows another release to whoever names it in a header, and the live one for a name that is none', async () => {
    const uri = async (release: string) => {
      const answer = await run('/contact/', { 'x-release': release });
      return isResponse(answer) ? '' : answer.uri;
    };
    expect(await uri(OTHER)).toBe(`/releases/${OTHER}/contact/index.html`);
    for (const name of ['', '..', '../../x', 'A'.repeat(12), 'a/../../b', 'a'.repeat(41), 'aaaaaaaa\n']) {
      expect(await uri(name), name).toBe(`/releases/${build.id}/contact/index.html`);
    }
  });
});
