// Packs from an address: what a server may answer, and that nothing but genuine files is taken.
import { describe, expect, it } from 'vitest';
import { readManifest } from './manifest.ts';
import { packsAt } from './source.ts';

const entry = { file: 'fr.spell.0123456789.bin', bytes: 4, sha256: 'ab'.repeat(32) };
const answering = (answer: (url: string, init: RequestInit) => Response | Error) => {
  const asked: [string, RequestInit][] = [];
  const source = packsAt('https://cdn.example/packs', {
    fetch: async (url, init) => {
      asked.push([url, init]);
      const given = answer(url, init);
      if (given instanceof Error) throw given;
      return given;
    },
  });
  return { source, asked };
};

describe('an address', () => {
  it('is a folder with a manifest', async () => {
    const { source, asked } = answering((url) =>
      url.endsWith('.json') ? Response.json({ fr: { spell: entry, later: 1 }, xx: 1 }) : new Response('1234'),
    );
    expect(await source.manifest()).toEqual({ fr: { spell: entry } });
    expect([...(await source.bytes(entry))]).toEqual([49, 50, 51, 52]);
    expect(asked.map(([url]) => url)).toEqual([
      'https://cdn.example/packs/manifest.json',
      'https://cdn.example/packs/fr.spell.0123456789.bin',
    ]);
  });

  it('is asked past the cache once an answer was damaged', async () => {
    const { source, asked } = answering(() => new Response('1234'));
    await source.bytes(entry, { isRetry: true });
    expect(asked[0]?.[1].cache).toBe('reload');
  });

  it.each<[string, Response | Error, string]>([
    ['nothing there', new Response('', { status: 404 }), 'network'],
    ['a failing server', new Response('', { status: 503 }), 'network'],
    ['a page of the network', new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'network'],
    ['no network', new TypeError('fetch failed'), 'network'],
    ['no JSON', new Response('{"fr":'), 'pack-damaged'],
    ['a list', Response.json([]), 'pack-damaged'],
  ])('%s', async (_, answer, code) => {
    const { source } = answering(() => answer);
    await expect(source.manifest()).rejects.toMatchObject({ code });
  });

  it('is not asked when the call was given up', async () => {
    const { source, asked } = answering(() => new Response('1234'));
    await expect(source.bytes(entry, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
    expect(asked).toEqual([]);
  });
});

it.each([
  { ...entry, file: '../secret.bin' },
  { ...entry, file: '.hidden' },
  { ...entry, file: 'a/b.bin' },
  { ...entry, bytes: 0 },
  { ...entry, bytes: '4' },
  { ...entry, sha256: 'ab' },
  {},
  null,
])('a manifest is refused for %j', (spell) => {
  expect(() => readManifest({ fr: { spell } }, 'here')).toThrow(/here: the entry fr.spell is incomplete/);
});
