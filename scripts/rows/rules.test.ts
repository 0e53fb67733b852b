// Files of rows in Node, which runs the sources as they are.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import { ownRulesOf } from '../../src/engine/rules/registry.ts';
import { compileRows } from './compile.ts';

const FOLDER = '.cache/rows-test';
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function runNode(code: string): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
}

describe('rules in Node', () => {
  it('have the rows of their files', () => {
    const { stdout, stderr } = runNode(`
      const { ownRulesOf } = await import('./scripts/rows/rules.ts');
      const rule = ownRulesOf('en').find(({ id }) => id === 'en.confusion.verb-or-noun');
      console.log(rule.rows[0].name, '/', rule.wrong[0][1]);
    `);
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^breath \| breathe \| .* \/ It was so hot that I could not sleep and couldn’t breathe\.\n$/,
    );
  });

  it('are those that the built site has', () => {
    const { stdout, stderr } = runNode(`
      const { ownRulesOf } = await import('./scripts/rows/rules.ts');
      console.log(JSON.stringify(['en', 'fr', 'de', 'it', 'es'].map((language) => ownRulesOf(language).map(({ id }) => id))));
    `);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(TEXT_LANGUAGES.map((language) => ownRulesOf(language).map(({ id }) => id)));
    expect(ownRulesOf('en').length).toBeGreaterThan(100);
  });

  it('do not load with a row that cannot be meant: the message says where', () => {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/bad.tsv`, 'typed\tmeant\twrong sentence\tright sentence\nloss\tlose\tI lose.\tA loss.\n');
    const { status, stderr } = runNode(`await import('./scripts/rows/rules.ts'); await import('./${FOLDER}/bad.tsv');`);
    expect(status).toBe(1);
    expect(stderr).toContain(`${FOLDER}/bad.tsv:2: the wrong sentence has no "loss"`);
  });
});

describe('the files of rows', () => {
  it.each(globSync('src/engine/languages/*/rows/*.tsv'))('%s compiles', (file) => {
    expect(compileRows(file, readFileSync(file, 'utf8'))).toMatch(/^export default /);
  });
});
