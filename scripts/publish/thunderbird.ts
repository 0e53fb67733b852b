// The add-on for Thunderbird: the browser extension's parts around a script for the message that is being written.
import { copyFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION } from '../../src/sdk/version.ts';
import { PACK_FOLDER } from '../packs/paths.ts';
import { writeClientParts } from './extension.ts';
import type { Recipe } from './recipe.ts';

const STATIC = 'clients/extension';
/** Compose scripts can be registered from 128 on, and marks need 140. */
const LEAST = '140.0';

/** The add-on's manifest. */
export const thunderbirdManifest = (): Record<string, unknown> => ({
  manifest_version: 3,
  name: '__MSG_name__',
  description: '__MSG_mailSummary__',
  version: VERSION,
  default_locale: 'en',
  icons: Object.fromEntries([16, 32, 48, 128].map((size) => [size, `icons/on-${size}.png`])),
  options_ui: { page: 'options.html', open_in_tab: true },
  permissions: ['compose', 'scripting', 'storage'],
  background: { scripts: ['background.js', 'thunderbird.js'] },
  content_security_policy: {
    extension_pages:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'",
  },
  browser_specific_settings: { gecko: { id: 'mail@spelling-check.example', strict_min_version: LEAST } },
});

/** Writes the add-on into a folder. */
export async function writeThunderbird(folder: string): Promise<void> {
  const scripts = ['background', 'thunderbird', 'compose', 'options'];
  await writeClientParts(folder, Object.fromEntries(scripts.map((name) => [name, `src/widget/extension/${name}.ts`])));
  await cp(join(STATIC, 'icons'), join(folder, 'icons'), { recursive: true });
  await copyFile(join('clients/thunderbird', 'options.html'), join(folder, 'options.html'));
  await copyFile(join(STATIC, 'pages/pages.css'), join(folder, 'pages.css'));
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(thunderbirdManifest(), null, 2)}\n`);
}

/** The package; its archive is the .xpi. */
export const thunderbirdRecipe: Recipe = {
  name: 'spelling-check-thunderbird',
  kind: 'zip',
  inputs: [
    'src/engine',
    'src/widget',
    'src/workers',
    'src/lib',
    'locales',
    'scripts/publish',
    STATIC,
    'clients/thunderbird',
    PACK_FOLDER,
  ],
  async write(folder) {
    await writeThunderbird(folder);
    return {
      description: 'Add-on for Thunderbird: checks messages while they are written',
      licence: 'MIT AND CC-BY-SA-4.0 AND GPL-3.0-only AND MPL-2.0 AND MPL-1.1 AND LGPL-3.0-or-later',
      components: [],
    };
  },
};
