// Makes the list of pages about rules when the engine, its packs or the English texts have changed since the last time.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RULE_PAGES_FILE } from '../../prerender/rulePages/facts.ts';
import { runNode } from '../web/run.ts';

const INPUTS = [
  'src/engine',
  'src/lib/pages/rulePages.ts',
  'scripts/rulePages',
  'scripts/rows',
  'public/packs/manifest.json',
];

async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const texts = (await readdir('locales/en'))
    .filter((name) => name.startsWith('rules.'))
    .map((name) => join('locales/en', name));
  for (const path of [...paths, ...texts]) {
    const entries = existsSync(path)
      ? await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
      : [];
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of (files.length > 0 ? files : [path]).sort()) {
      if (/\.test\.tsx?$|\.md$/.test(file)) continue;
      hash.update(`${file}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function made(): Promise<string> {
  try {
    return (JSON.parse(await readFile(RULE_PAGES_FILE, 'utf8')) as { inputs: string }).inputs;
  } catch {
    return '';
  }
}

/** Makes the list unless it is up to date. Rejects if a rule does not find its own sentence. */
export async function ensureRulePages(): Promise<void> {
  const inputs = await hashOf(INPUTS);
  if ((await made()) === inputs) return;
  await mkdir('.cache', { recursive: true });
  const { code, output } = await runNode(['scripts/rulePages/write.ts', inputs]);
  if (code !== 0) throw new Error(`The pages about rules could not be listed:\n${output}`);
}

/** Writes the list; called in a process of its own, which loads every language. */
export async function writeRulePages(inputs: string, pages: readonly object[]): Promise<void> {
  await writeFile(RULE_PAGES_FILE, JSON.stringify({ inputs, pages }));
}
