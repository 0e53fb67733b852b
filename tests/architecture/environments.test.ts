// Code that uses what an environment lacks must not compile in it: each environment is given a violation to find.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandFile, runNode } from '../../scripts/web/run.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join('.cache', 'environment-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the compiler reports about a few lines in an environment. */
async function compile(environment: string, lines: readonly string[]): Promise<string> {
  const config = {
    extends: join(relative(folder, environment), 'tsconfig.json'),
    files: ['breach.ts'],
    include: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await writeFile(join(folder, 'breach.ts'), `${lines.join('\n')}\nexport {};\n`);
  const { output } = await runNode([commandFile('typescript', 'tsc'), '-p', folder]);
  return output;
}

describe.each([
  ['the engine', 'src/engine', ['window', 'document', 'process', 'fetch', 'setTimeout', 'performance'], 'new Map()'],
  ['a worker or the service worker', 'src/workers', ['window', 'document', 'process', 'localStorage'], 'self.caches'],
  ['a server function', 'src/server', ['window', 'document', 'indexedDB', 'caches'], 'process.env'],
  ['the application', 'src', ['process', 'Buffer', 'require', '__dirname'], 'document.title'],
] as const)('%s', (_name, environment, missing, present) => {
  it(`knows nothing of ${missing.join(', ')}`, async () => {
    const output = await compile(
      environment,
      missing.map((name) => `void ${name};`),
    );
    expect(missing.filter((name) => !output.includes(`Cannot find name '${name}'`))).toEqual([]);
  });

  it('has what it runs in', async () => {
    expect(await compile(environment, [`void ${present};`])).toBe('');
  });
});
