// Makes the files of the screenshots: each as AVIF in the sizes that a page may request, as webp for browsers without AVIF,
// and one tiny picture per kind and theme that is shown while the real one loads. sharp-cli (libvips) does the encoding.
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { originalSize, type ShotKind, shotFiles } from '../../src/features/site/shots.ts';
import { sharp } from './sharp.ts';

const SITE = 'public';
/** Where the pictures of the browser are kept. */
export const ORIGINALS = '.cache/shots';

/** Letters stay sharp on their ground from here on. */
const AVIF = ['-f', 'avif', '-q', '42', '--effort', '6'];
const WEBP = ['-f', 'webp', '-q', '52', '--effort', '6'];
const TINY = ['-f', 'webp', '-q', '50'];

/** The folders of a screenshot's sizes, with their width and height in pixels. */
function sizesOf(kind: ShotKind): { folder: string; width: number; height: number }[] {
  const addresses = shotFiles(kind, 'en', 'light').srcSet?.split(', ') ?? [];
  return addresses.map((address) => {
    const [, width, height] = /\/s_(\d+)x(\d+)\//.exec(address) ?? [];
    return { folder: dirname(SITE + address), width: Number(width), height: Number(height) };
  });
}

/** Writes all of them from the originals. */
export async function writeShots(): Promise<void> {
  for (const folder of ['shots', 'sizes']) await rm(`${SITE}/${folder}`, { recursive: true, force: true });
  await mkdir(`${SITE}/shots`, { recursive: true });
  for (const kind of ['desk', 'phone'] as const) {
    const all = `${ORIGINALS}/${kind}-*.png`;
    for (const { folder, width, height } of sizesOf(kind)) {
      await mkdir(folder, { recursive: true });
      await sharp(all, folder, AVIF, width, height);
    }
    const { width, height } = originalSize(kind);
    await sharp(all, `${SITE}/shots`, WEBP, width, height);
    const small = `${SITE}/shots/{name}.tiny.webp`;
    await sharp(`${ORIGINALS}/${kind}-en-*.png`, small, TINY, 10, Math.round((10 * height) / width));
  }
}
