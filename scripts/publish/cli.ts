// The command line and the language server: one program with everything in it but packs.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { noticeOf } from '../web/notices.ts';
import { bundle } from './bundle.ts';
import { localeFiles } from './localeFiles.ts';
import { shopPublicKey } from './publicKey.ts';
import { fillReadme } from './readme.ts';
import type { Component, PackageFacts, Recipe } from './recipe.ts';
import { sample } from './samples.ts';

/** The package of the command. */
export const CLI = 'spelling-check-cli';

/** See the head of this file. */
export const cliRecipe: Recipe = {
  name: CLI,
  kind: 'npm',
  inputs: [
    'src/engine',
    'src/sdk',
    'src/lib',
    'src/server',
    'src/workers/rpc.ts',
    'locales',
    'scripts/publish',
    'scripts/rows',
    'package-lock.json',
  ],
  write: writeCli,
};

const COMMAND = 'spelling-check';

async function writeCli(folder: string): Promise<PackageFacts> {
  const scripts = await bundle({
    entries: { [COMMAND]: 'src/server/cli/spellingCheck.ts', 'serve-thread': 'src/server/api/engine/thread.ts' },
    folder: join(folder, 'dist'),
    platform: 'node',
    publicKey: shopPublicKey(),
  });
  writeLocales(join(folder, 'dist', 'locales'));
  const program = join(folder, 'dist', `${COMMAND}.js`);
  writeFileSync(program, `#!/usr/bin/env node\n${readFileSync(program, 'utf8')}`);
  chmodSync(program, 0o755);
  const folders = [...new Set(scripts.flatMap(({ packages }) => packages))].sort();
  const notices = await Promise.all(folders.map(noticeOf));
  writeFileSync(
    join(folder, 'README.md'),
    fillReadme('cli', { sampleCommands: sample('cli'), sampleNeovim: sample('cli-neovim') }),
  );
  return {
    description: 'Spelling and grammar of files and in editors: command line and language server',
    licence: 'MIT AND CC-BY-SA-4.0',
    manifest: {
      type: 'module',
      bin: { [COMMAND]: `./dist/${COMMAND}.js` },
      exports: { './package.json': './package.json' },
      engines: { node: '>=20' },
      keywords: ['spelling', 'grammar', 'linter', 'lsp', 'language-server', 'markdown', 'latex', 'sarif', 'reviewdog'],
    },
    components: notices.map(
      ({ name, version, licence }): Component => ({
        name,
        version,
        licence,
        source: `https://www.npmjs.com/package/${name}/v/${version}`,
        type: 'library',
      }),
    ),
    notices: notices
      .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`)
      .join(`\n${'='.repeat(80)}\n\n`),
    sizes: { program: scripts.reduce((sum, { gzip }) => sum + gzip, 0) },
  };
}

function writeLocales(folder: string): void {
  for (const { path, content } of localeFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
