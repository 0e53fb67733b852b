// A copy of the built site with another configuration, as a build with that configuration would produce it: the
// configuration embedded in every page, and config.json, from which the server derives its headers.
import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { readConfig } from '../../src/services/config/configSchema.ts';

const CONFIG = /"config":\{.*?\},"problems":\[.*?\],"shell"/s;

/**
 * Copies `dist/client` with configuration fields added or replaced. Returns the folder and a function that removes it. The
 * files that stay as they are, nearly a hundred megabytes, are the same ones under another name.
 */
export async function configuredSite(
  fields: Record<string, unknown>,
): Promise<{ root: string; drop(): Promise<void> }> {
  const root = await mkdtemp(join('.cache', 'site-'));
  const given = { ...(JSON.parse(await readFile('dist/client/config.json', 'utf8')) as object), ...fields };
  const { config, problems } = readConfig(given);
  const embedded = `"config":${JSON.stringify(config)},"problems":${JSON.stringify(problems)},"shell"`;
  await writeFile(join(root, 'config.json'), JSON.stringify(given));
  for (const entry of await readdir('dist/client', { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const file = join(root, relative('dist/client', source));
    if (entry.isDirectory()) await mkdir(file, { recursive: true });
    else if (entry.name.endsWith('.html')) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(
        file,
        (await readFile(source, 'utf8')).replace(CONFIG, () => embedded),
      );
    } else if (!/\.html\.(br|gz)$|^config\.json/.test(entry.name)) {
      await mkdir(dirname(file), { recursive: true });
      await link(source, file);
    }
  }
  return { root, drop: () => rm(root, { recursive: true }) };
}
