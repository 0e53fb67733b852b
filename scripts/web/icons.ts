// Builds public/icons.svg, the one sprite of the site, from the icons that src/ui/icons.ts names. The sprite is committed;
// icons.test.ts fails if it differs from what this script would write.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { iconNames } from '../../src/ui/icons.ts';

const source = new URL('../../node_modules/bootstrap-icons/icons/', import.meta.url);

/** Path of the sprite. */
export const spriteFile = new URL('../../public/icons.svg', import.meta.url);

/** One icon as a symbol: its drawing without the frame. */
function symbolOf(name: string, svg: string): string {
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (!body) throw new Error(`${name}.svg holds no drawing`);
  return `<symbol id="${name}" viewBox="0 0 16 16">${body.replace(/\s*\n\s*/g, '')}</symbol>`;
}

/** The text of the sprite: the same list gives the same bytes. */
export async function buildSprite(): Promise<string> {
  const symbols = await Promise.all(
    iconNames.map(async (name) => symbolOf(name, await readFile(new URL(`${name}.svg`, source), 'utf8'))),
  );
  const credit = '<!-- Bootstrap Icons, MIT, The Bootstrap Authors -->';
  return `<svg xmlns="http://www.w3.org/2000/svg">${credit}\n${symbols.join('\n')}\n</svg>\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeFile(spriteFile, await buildSprite());
}
