import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, withNetwork } from '../../tests/setup/network.ts';

withNetwork();

const content = new Uint8Array(2_000).map((_, index) => index % 251);
const sha256 = createHash('sha256').update(content).digest('hex');
const manifest = { en: { spell: { file: 'en.spell.ab12.bin', bytes: content.length, sha256 } } };

/** A site that answers at these addresses; anything else is a failed connection. */
async function site(answers: Record<string, () => Response>) {
  vi.resetModules();
  answer(answers);
  return import('./packs.ts');
}
const portal = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const list = () => Response.json(manifest);
const pack = () => new Response(content);
afterEach(() => vi.unstubAllGlobals());

describe('language packs', () => {
  it('arrive verified, with progress in bytes', async () => {
    const { fetchPack } = await site({
      '/packs/manifest.json': list,
      '/packs/en.spell.ab12.bin': () => new Response(content),
    });
    const seen: number[] = [];
    const bytes = await fetchPack('en', ({ loaded, total }) => seen.push(loaded / total));
    expect(new Uint8Array(bytes)).toEqual(content);
    expect(seen.at(-1)).toBe(1);
  });

  it.each<[string, () => Response]>([
    ['changed', () => new Response(content.map((byte) => byte ^ 1))],
    ['too short', () => new Response(content.slice(1))],
    ['too long', () => new Response(new Uint8Array(5_000))],
    ['empty', () => new Response('')],
  ])('are refused if the content is %s', async (_name, answer) => {
    const { fetchPack } = await site({ '/packs/manifest.json': list, '/packs/en.spell.ab12.bin': answer });
    await expect(fetchPack('en')).rejects.toMatchObject({ code: 'pack-damaged' });
  });

  it('are fetched once more if the first copy was damaged', async () => {
    let attempt = 0;
    const answer = () => new Response(attempt++ === 0 ? 'damaged' : content);
    const { fetchPack } = await site({ '/packs/manifest.json': list, '/packs/en.spell.ab12.bin': answer });
    expect((await fetchPack('en')).byteLength).toBe(content.length);
  });

  it.each<[string, string, Record<string, () => Response>]>([
    ['no network', 'network', {}],
    ['no list', 'pack-missing', { '/packs/manifest.json': () => new Response('', { status: 404 }) }],
    ['a list that is none', 'pack-damaged', { '/packs/manifest.json': () => new Response('<html>') }],
    [
      'a list that leads elsewhere',
      'pack-damaged',
      { '/packs/manifest.json': () => Response.json({ en: { spell: { ...manifest.en.spell, file: '../x' } } }) },
    ],
    ['a page of the network', 'network-page', { '/packs/manifest.json': portal }],
    [
      'what the service worker says of one',
      'network-page',
      { '/packs/manifest.json': () => new Response(null, { status: 511 }) },
    ],
    [
      'a page in the place of a pack',
      'network-page',
      { '/packs/manifest.json': list, '/packs/en.spell.ab12.bin': portal },
    ],
    ['a server in trouble', 'network', { '/packs/manifest.json': () => new Response('', { status: 500 }) }],
  ])('report %s as %s and can be requested again', async (_name, code, answers) => {
    const { fetchPack } = await site(answers);
    await expect(fetchPack('en')).rejects.toMatchObject({ code });
    await expect(fetchPack('en')).rejects.toMatchObject({ code });
  });

  it('do not exist for a language that is not on the list', async () => {
    const { fetchPack } = await site({ '/packs/manifest.json': list });
    await expect(fetchPack('fr')).rejects.toMatchObject({ code: 'pack-missing' });
  });
});

describe('a part that some languages lack', () => {
  const context = { file: 'en.context.cd34.bin', bytes: content.length, sha256 };
  const both = () => Response.json({ en: { ...manifest.en, context }, fr: manifest.en });

  it('is asked for by the list alone', async () => {
    const { isPackOffered } = await site({ '/packs/manifest.json': both });
    expect(await isPackOffered('en', 'context')).toBe(true);
    expect(await isPackOffered('fr', 'context')).toBe(false);
    await expect(isPackOffered('de', 'context')).rejects.toMatchObject({ code: 'pack-missing' });
  });

  it('is fetched after everything else, and found among what is kept', async () => {
    const { fetchPack, isPackKept } = await site({ '/packs/manifest.json': both, '/packs/en.context.cd34.bin': pack });
    const kept = new Map<string, Response>();
    const cache = { put: async (url: string, response: Response) => void kept.set(url, response) };
    vi.stubGlobal('caches', { open: async () => cache, match: async (url: string) => kept.get(url) });
    const asked = vi.spyOn(globalThis, 'fetch');
    expect(await isPackKept('en', 'context')).toBe(false);
    const bytes = await fetchPack('en', () => undefined, undefined, 'context');
    expect(new Uint8Array(bytes)).toEqual(content);
    expect(asked).toHaveBeenLastCalledWith('/packs/en.context.cd34.bin', { priority: 'low' });
    asked.mockRestore();
    expect(await isPackKept('en', 'context')).toBe(true);
    expect(await isPackKept('fr', 'context')).toBe(false);
  });
});

describe('a list that cannot be used', () => {
  it.each([
    ['a page of the network', portal],
    ['half of a list', () => new Response('{"en":{"spell"')],
  ])('is not kept for offline use: %s', async (_name, answer) => {
    const kept = new Map<string, Response>();
    const cache = {
      put: async (url: string, response: Response) => void kept.set(url, response),
      delete: async (url: string) => kept.delete(url),
    };
    vi.stubGlobal('caches', { open: async () => cache, match: async (url: string) => kept.get(url) });
    const { fetchPack } = await site({ '/packs/manifest.json': answer });
    await expect(fetchPack('en')).rejects.toBeDefined();
    expect([...kept.keys()]).toEqual([]);
  });
});
