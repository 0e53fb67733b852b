// npm run lighthouse [-- PATH ...]: five runs per page against the production build, and the median of each category.
// Lighthouse is large, so it is not a dependency: npx fetches it on demand.
import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { browserPath } from './web/browser.ts';
import { buildPacksIfStale } from './web/packs.ts';
import { serve } from './web/serve.ts';
import { ensureSite } from './web/site.ts';

const VERSION = '13.5.0';
const RUNS = 5;
/** One page of each kind. */
const DEFAULT_PATHS = [
  '/',
  '/software/',
  '/software/pricing/',
  '/contact/',
  '/legal/privacypolicy/',
  '/about/quality/',
  '/checker/',
  '/checker/help/',
  '/checker/help/english/its-it-s/',
  '/grammar-check/',
];

function run(args: string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--yes', `lighthouse@${VERSION}`, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`lighthouse ended with code ${code}`))));
  });
}

async function scoresOf(url: string, file: string): Promise<Record<string, number>> {
  const flags = ['--no-sandbox', '--headless=new', '--disable-gpu'].join(' ');
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  await run(args, { CHROME_PATH: await browserPath() });
  const report = JSON.parse(await readFile(file, 'utf8')) as { categories: Record<string, { score: number | null }> };
  return Object.fromEntries(
    Object.entries(report.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const report = (line: string) => console.log(line);
await buildPacksIfStale(report);
await ensureSite(report);
await mkdir('.cache', { recursive: true });
const site = await serve();
const paths = process.argv.slice(2);
for (const path of paths.length > 0 ? paths : DEFAULT_PATHS) {
  const runs: Record<string, number>[] = [];
  for (let index = 0; index < RUNS; index += 1) runs.push(await scoresOf(site.url + path, '.cache/lighthouse.json'));
  const names = Object.keys(runs[0] ?? {});
  const line = names.map((name) => {
    const values = runs.map((scores) => scores[name] ?? 0);
    return `${name} ${median(values)} (${Math.min(...values)}-${Math.max(...values)})`;
  });
  console.log(`${path}: ${line.join('  ')}`);
}
await site.close();
