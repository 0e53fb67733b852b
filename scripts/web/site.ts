// Builds dist only when its inputs have changed since the last build. Two processes never build at the same time.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offerDownloads } from '../publish/downloads.ts';
import { buildFormChecker } from '../publish/formChecker.ts';
import { ensureRulePages } from '../rulePages/ensure.ts';
import { compressFolder } from './compress.ts';
import { withLock } from './lock.ts';
import { NOTICES_FILE, noticesText } from './notices.ts';
import { commandFile, runNode } from './run.ts';

const INPUTS = [
  'src',
  'prerender',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'NOTICE.md',
  'scripts/publish',
  'scripts/web',
  'scripts/rows',
  'scripts/rulePages',
  'tests/quality/figures.md',
];
const STAMP = 'dist/build.json';
const LOCK = '.cache/build.lock';

/** Another configuration than that of the project, as for a deployment (prerender/config.ts). */
const otherConfig = (): string | undefined => process.env['SITE_CONFIG'];

/** The folder that is served. */
export const CLIENT = 'dist/client';
/** Below it: the form checker as it is handed out, for its page. */
const FORM_CHECKER = 'form-checker';

async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const nested = await Promise.all(entries.map((entry) => filesUnder(join(path, entry.name))));
  return nested.flat().sort();
}

const isInput = (file: string) => !/\.test\.tsx?$|\.md$/.test(file);

/** A hash over everything that the build reads. Packs have a hash of their content in the name, so names suffice. */
export async function inputHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(INPUTS.map(filesUnder))).flat().filter(isInput)) {
    hash.update(`${file}\0`);
    if (!file.startsWith(join('public', 'packs')) || file.endsWith('.json')) hash.update(await readFile(file));
  }
  const other = otherConfig();
  if (other !== undefined) hash.update(await readFile(other));
  return hash.digest('hex');
}

async function builtHash(): Promise<string> {
  try {
    return (JSON.parse(await readFile(STAMP, 'utf8')) as { inputs: string }).inputs;
  } catch {
    return '';
  }
}

/** Runs a part of the build; messages about the configuration are shown once, whichever part prints them first. */
async function step(args: string[], report: (line: string) => void, name: string, told: Set<string>): Promise<void> {
  const started = performance.now();
  const { code, output } = await runNode(args, { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`The build step "${name}" failed:\n${output}`);
  for (const line of output.split('\n').map((one) => one.trim())) {
    if (!line.startsWith('config.json:') || told.has(line)) continue;
    told.add(line);
    report(`  ${line}`);
  }
  report(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds in three steps and compresses what is served. */
async function build(report: (line: string) => void): Promise<void> {
  const told = new Set<string>();
  const inputs = await inputHash();
  const vite = commandFile('vite');
  await rm('dist', { recursive: true, force: true });
  const listing = performance.now();
  await ensureRulePages();
  report(`  list of rule pages: ${((performance.now() - listing) / 1000).toFixed(1)} s`);
  await step([vite, 'build'], report, 'client', told);
  await step([vite, 'build', '--ssr'], report, 'renderer', told);
  await step(['prerender/run.ts'], report, 'pages', told);
  await buildFormChecker(join(CLIENT, FORM_CHECKER));
  const other = otherConfig();
  if (other !== undefined) await copyFile(other, join(CLIENT, 'config.json'));
  // After the last pass that notes what it bundles.
  await writeFile(join(CLIENT, NOTICES_FILE), await noticesText());
  const packing = performance.now();
  await offerDownloads(CLIENT);
  report(`  downloads: ${((performance.now() - packing) / 1000).toFixed(1)} s`);
  const started = performance.now();
  await compressFolder(CLIENT);
  report(`  compression: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await mkdir('dist', { recursive: true });
  await writeFile(STAMP, `${JSON.stringify({ inputs })}\n`);
}

/** Builds the site, whether or not anything has changed. */
export async function buildSite(report: (line: string) => void): Promise<void> {
  await withLock(LOCK, () => build(report));
}

/** Builds if anything has changed; returns whether it did. */
export async function ensureSite(report: (line: string) => void = () => {}): Promise<boolean> {
  if ((await builtHash()) === (await inputHash())) return false;
  return withLock(LOCK, async () => {
    if ((await builtHash()) === (await inputHash())) return false;
    report('Building the site');
    await build(report);
    return true;
  });
}
