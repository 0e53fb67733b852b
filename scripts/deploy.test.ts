// The command as an operator runs it, on the local cloud: its refusals, and what is live after it was killed at each of its
// steps.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBucket } from './cloud/site/bucket.ts';
import { type Edge, openEdge } from './cloud/site/edge.ts';
import { pointerInBucket } from './cloud/site/pointer.ts';
import { localHeaders, serveBucket, writeTestSite } from './cloud/site/testSites.ts';

let served: Awaited<ReturnType<typeof serveBucket>>;
let edge: Edge;
let folder: string;
const roots: Record<string, string> = {};

beforeAll(async () => {
  for (const version of ['one', 'two']) roots[version] = await writeTestSite(version);
  served = await serveBucket();
  const bucket = openBucket(served.place);
  edge = await openEdge({ bucket, pointer: pointerInBucket(bucket), headers: localHeaders() });
  folder = mkdtempSync('.cache/deploy-');
  const site = { baseUrl: 'https://spelling.dev', brand: 'Spelling', product: { slug: 'spelling' } };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  writeFileSync(join(folder, 'deploy.json'), JSON.stringify({ site: 'site.json', ...served.place }));
});
afterAll(async () => {
  await edge.close();
  served.close();
  for (const root of [folder, ...Object.values(roots)]) rmSync(root, { recursive: true });
});

/** Runs the command; kills it, without a chance to clean up, as soon as it prints a line that begins like this. */
function run(args: readonly string[], killedAt?: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/deploy.ts', '--config', join(folder, 'deploy.json'), ...args]);
    let output = '';
    const read = (part: Buffer) => {
      output += part.toString();
      if (killedAt !== undefined && output.split('\n').some((line) => line.trimStart().startsWith(killedAt)))
        child.kill('SIGKILL');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
const deploy = (version: string, killedAt?: string) => run(['--rehearsal', '--built', roots[version] ?? ''], killedAt);

/** The versions that visitors see on three pages. */
async function seen(): Promise<string> {
  const pages = await Promise.all(
    ['/', '/contact/', '/sw.js'].map(async (path) => (await fetch(edge.url + path)).text()),
  );
  return [...new Set(pages.map((text) => /\b(one|two)\b/.exec(text)?.[0] ?? 'nothing'))].join();
}

describe('npm run deploy', () => {
  it('refuses a target on this machine unless it is a rehearsal', async () => {
    const { code, output } = await run([]);
    expect(code).toBe(1);
    expect(output).toContain('endpoint: http://127.0.0.1');
    expect(output).toContain('keyValueStore: is missing');
  });

  it('killed at any of its steps leaves a whole site, and is finished by repeating it', {
    timeout: 240_000,
  }, async () => {
    expect((await deploy('one')).code).toBe(0);
    expect(await seen()).toBe('one');
    const steps = [
      'Release',
      '1/',
      'Shared files',
      'Files of the release',
      'List of',
      'Smoke test',
      'Error page',
      'Pointer',
    ];
    let killed = 0;
    for (const step of steps) {
      // After its last line there is so little left that it may be faster than the signal.
      if ((await deploy('two', step)).code === null) killed += 1;
      expect(await seen(), step).toMatch(/^(one|two)$/);
    }
    expect(killed).toBeGreaterThanOrEqual(steps.length - 2);
    const { code, output } = await deploy('two');
    expect([code, output.includes('Live:')]).toEqual([0, true]);
    expect(await seen()).toBe('two');
  });

  it('killed on its way back leaves one of the two, and prints what it did when it is repeated', {
    timeout: 120_000,
  }, async () => {
    expect((await run(['--rehearsal', '--rollback'], 'Smoke test')).code).toBe(null);
    expect(await seen()).toMatch(/^(one|two)$/);
    const { code, output } = await run(['--rehearsal', '--rollback']);
    expect([code, /^Live: /m.test(output)]).toEqual([0, true]);
  });
});
