// The third step of the build: HTML, payloads, sitemap, headers, service worker.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resolveConfig } from 'vite';
import { prerender } from 'vite-plugin-ssr/prerender';
import { writeHeaders } from '../scripts/web/headers.ts';
import { writeHosts } from '../scripts/web/hosts.ts';
import { matchRow, prerenderedPaths } from '../src/routes/navigation/match.ts';
import { languageSegments } from '../src/routes/tools.ts';
import { locales } from '../src/services/i18n/locales.ts';
import { loadBuildConfig } from './config.ts';
import { MISSING_PATH, SHELL_PATH } from './documents.ts';
import { withLateScripts } from './lateScripts.ts';
import { payloadText } from './payloads.ts';
import { languagePath, ruleAddresses, rulePaths } from './rulePages/facts.ts';
import { siteFiles } from './siteFiles.ts';

const OUT = 'dist/client';

async function write(path: string, text: string): Promise<void> {
  const file = join(OUT, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** One file per prerendered route and language (specification section 7). */
async function writePayloads(product: string): Promise<void> {
  for (const path of [...prerenderedPaths(product), ...rulePaths()]) {
    const payload = matchRow(path, product)?.payload;
    if (!payload) continue;
    for (const { code } of locales) {
      const name = code === 'en' ? 'payload.json' : `payload.${code}.json`;
      await write(path + name, JSON.stringify(payloadText(payload, code, path)));
    }
  }
}

/** Where each rule is explained, by language: what the checker's links lead to. */
async function writeRuleAddresses(): Promise<void> {
  for (const language of Object.values(languageSegments)) {
    await write(`${languagePath(language)}addresses.json`, JSON.stringify(ruleAddresses(language)));
  }
}

async function moveDocument(from: string, to: string): Promise<void> {
  await rename(join(OUT, from, 'index.html'), join(OUT, to));
  if ((await readdir(join(OUT, from))).length === 0) await rm(join(OUT, from), { recursive: true });
}

/** Every document with content of its own shows it before it requests scripts. */
async function delayScripts(): Promise<void> {
  for (const entry of await readdir(OUT, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.html') || `${entry.parentPath}/` === join(OUT, SHELL_PATH)) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, withLateScripts(await readFile(file, 'utf8')));
  }
}

const { config } = loadBuildConfig();
await prerender();
await delayScripts();
await writePayloads(config.product.slug);
await writeRuleAddresses();
await moveDocument(SHELL_PATH, 'spa.html');
await moveDocument(MISSING_PATH, '404.html');
for (const [path, text] of Object.entries(siteFiles(config))) await write(path, text);
await writeHeaders(config, 'dist');
await writeHosts(config, 'dist/hosts');
const { plugins } = await resolveConfig({}, 'build');
const pwa = plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api as { generateSW(): Promise<void> } | undefined;
if (!pwa) throw new Error('vite-plugin-pwa is not among the plugins');
await pwa.generateSW();
await rm('dist/server', { recursive: true });
// The renderer leaves handles open.
process.exit(0);
