// A copy of the built site with another configuration, as a build with that configuration would produce it: the
// configuration embedded in every page, and config.json, from which the server derives its headers.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../../src/services/config/configSchema.ts';

const CONFIG = /"config":\{.*?\},"problems":\[.*?\],"shell"/s;

/** Copies `dist/client` with configuration fields added or replaced. Returns the folder and a function that removes it. */
export async function configuredSite(
  fields: Record<string, unknown>,
): Promise<{ root: string; drop(): Promise<void> }> {
  const root = await mkdtemp(join('.cache', 'site-'));
  await cp('dist/client', root, { recursive: true });
  const given = { ...(JSON.parse(await readFile('dist/client/config.json', 'utf8')) as object), ...fields };
  const { config, problems } = readConfig(given);
  const embedded = `"config":${JSON.stringify(config)},"problems":${JSON.stringify(problems)},"shell"`;
  await writeFile(join(root, 'config.json'), JSON.stringify(given));
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (/\.html\.(br|gz)$|^config\.json\./.test(entry.name)) await rm(file);
    if (!entry.name.endsWith('.html')) continue;
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace(CONFIG, () => embedded),
    );
  }
  return { root, drop: () => rm(root, { recursive: true }) };
}
