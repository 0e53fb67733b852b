// The packed language server in a real editor, where there is one: Neovim without a screen.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { sample } from '../../scripts/publish/samples.ts';
import { install } from './installed.ts';

const hasNeovim = spawnSync('nvim', ['--version']).status === 0;
if (!hasNeovim) console.log('Neovim is not installed: its session with the language server is passed over.');

it.runIf(hasNeovim)('Neovim shows what is found, corrects it, and adds words', { timeout: 120_000 }, async () => {
  const project = await install('spelling-check-cli', 'spelling-check-pack-en');
  try {
    project.write('note.md', '😀 They **was** in Zwolkja,\nand recieved it.\n');
    project.write('.spelling-check.json', '{ "depth": "grammar" }');
    const settings = project.write('settings.lua', sample('cli-neovim'));
    const out = join(project.folder, 'seen.jsonl');
    execFileSync(
      'nvim',
      ['--headless', '--clean', '-c', `luafile ${resolve('tests/packages/neovimSession.lua')}`, '-c', 'qa!'],
      {
        cwd: project.folder,
        timeout: 90_000,
        stdio: 'pipe',
        env: {
          ...process.env,
          SESSION_OUT: out,
          SESSION_SETTINGS: settings,
          XDG_CONFIG_HOME: join(project.folder, 'config'),
          NODE_OPTIONS: '',
        },
      },
    );
    const [shown, fixed, learnt] = readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(shown).toMatchObject({ arrived: true, encoding: 'utf-16' });
    // Neovim counts columns in bytes: the emoji has four of them.
    expect(
      (shown as { diagnostics: { line: number; column: number }[] }).diagnostics.map(({ line, column }) => [
        line,
        column,
      ]),
    ).toEqual([
      [0, 12],
      [0, 21],
      [1, 4],
    ]);
    expect(fixed).toEqual({
      arrived: true,
      title: 'received',
      text: ['😀 They **was** in Zwolkja,', 'and received it.'],
    });
    expect(learnt).toMatchObject({ arrived: true, diagnostics: [{ line: 0, column: 12 }] });
  } finally {
    project.remove();
  }
});
