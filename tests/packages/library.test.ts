// The packed library in an empty project: the samples of its page run with the Node of strangers, their types are checked, and
// what is packed is whole.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../scripts/publish/samples.ts';
import { commandFile } from '../../scripts/web/run.ts';
import { createSpellingChecker } from '../../src/sdk/main.ts';
import { packsIn } from '../../src/sdk/node/packFolder.ts';
import type { CheckAnswer } from '../../src/sdk/types.ts';
import { checkInBrowser } from './inBrowser.ts';
import { install, type Project } from './installed.ts';

let project: Project;
beforeAll(async () => {
  project = await install('spelling-check-sdk', 'spelling-check-pack-en', 'spelling-check-pack-fr');
}, 120_000);
afterAll(() => project?.remove());

const packageFolder = (name: string) => join(project.folder, 'node_modules', name);

describe('the samples', () => {
  it('find the mistakes of a French sentence, and follow a text that is edited', async () => {
    project.write('first.js', sample('sdk-node'));
    project.write('document.js', sample('sdk-document'));
    const first = await project.run(['first.js']);
    expect(first.out).toMatch(/^15-23 pourqoui: .+ pourquoi/);
    expect(first.err).toMatch(/^Spelling Check runs without a licence key: for evaluation\..*\n$/);
    expect((await project.run(['document.js'])).out).toBe(`${/\/\/ (.*)$/.exec(sample('sdk-document'))?.[1]}\n`);
  });

  it('have types', () => {
    project.write('node.ts', `${sample('sdk-document')}\nexport const wrong: number = before.issues[0]!.message;\n`);
    project.write('browser.ts', sample('sdk-browser'));
    project.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          target: 'es2022',
          lib: ['es2022', 'dom', 'esnext.disposable'],
          module: 'nodenext',
          strict: true,
          noEmit: true,
          types: [],
        },
        files: ['node.ts', 'browser.ts'],
      }),
    );
    const run = () =>
      execFileSync(process.execPath, [resolve(commandFile('typescript', 'tsc')), '-p', project.folder], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    let output = '';
    try {
      run();
    } catch (error) {
      output = (error as { stdout: string }).stdout;
    }
    expect(output.split('\n').filter((line) => line.includes('error'))).toEqual([
      expect.stringMatching(/\bnode\.ts.*TS2322/),
    ]);
  });
});

describe('every runtime', () => {
  it('gives the same answers: here, in a thread, and in the one file', async () => {
    project.write(
      'same.js',
      `import assert from 'node:assert';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import * as library from 'spelling-check-sdk/node';
import { languageToolAnswer } from 'spelling-check-sdk/languagetool';
import { createSpellingChecker as inOneFile } from 'spelling-check-sdk/standalone';

const text = '😀 Les maison est grande, je ne sais pas pourqoui.\\nEt ils a raison. ';
const options = { messages: 'de', depth: 'grammar', onNotice() {} };
// A browser's way: packs and texts from an address.
const server = createServer((request, response) => {
  const [, kind, name] = request.url.split('/');
  const folder = kind === 'packs' ? 'spelling-check-pack-fr' : 'spelling-check-sdk/dist/texts';
  response.end(readFileSync('node_modules/' + folder + '/' + name));
}).listen(0);
const base = 'http://127.0.0.1:' + server.address().port;
const here = await library.createSpellingChecker(options);
const thread = await library.createWorkerChecker(options);
const oneFile = await inOneFile({ ...options, packs: base + '/packs', texts: base + '/texts' });
const answers = [];
for (const checker of [here, thread, oneFile]) answers.push(await checker.check(text));
assert.deepStrictEqual(answers[1], answers[0]);
assert.deepStrictEqual(answers[2], answers[0]);
const { matches, language } = languageToolAnswer(text, answers[0]);
console.log(matches.length, language.code, answers[0].issues[0].message);
thread.dispose();
server.close();
`,
    );
    const { out, err } = await project.run(['same.js']);
    expect([out, err]).toEqual([expect.stringMatching(/^\d fr-FR \S+ .*[a-zäöü]/), '']);
  });
});

describe('a browser', () => {
  it('gives the same answers in a page, a worker and a service worker', { timeout: 60_000 }, async () => {
    const text = '😀 Les maison est grande, je ne sais pas pourqoui.\nEt ils a raison.';
    const [inPage, ...others] = await checkInBrowser(join(project.folder, 'node_modules'), text);
    const { issues } = inPage as CheckAnswer;
    expect(issues.map((issue) => text.slice(issue.start, issue.end))).toContain('pourqoui');
    const here = await createSpellingChecker({
      packs: packsIn(packageFolder('spelling-check-pack-fr')),
      depth: 'grammar',
    });
    for (const answer of [inPage, ...others]) expect(answer).toEqual(await here.check(text));
  });
});

describe('what is packed', () => {
  it('has licences, notices and sources, and nothing of this machine', () => {
    for (const name of ['spelling-check-sdk', 'spelling-check-pack-fr']) {
      for (const file of ['LICENSE', 'NOTICE.md', 'CHANGELOG.md', 'README.md']) {
        expect([name, file, existsSync(join(packageFolder(name), file))]).toEqual([name, file, true]);
      }
    }
    const list = JSON.parse(readFileSync(join(packageFolder('spelling-check-pack-fr'), 'manifest.json'), 'utf8')) as {
      fr: Record<string, { licenceFile: string; source: string }>;
    };
    const named = Object.values(list.fr).flatMap(({ licenceFile, source }) => [licenceFile, source]);
    expect(named.filter((file) => !existsSync(join(packageFolder('spelling-check-pack-fr'), file)))).toEqual([]);
    const scripts = readdirSync(packageFolder('spelling-check-sdk'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:js|ts|json|md)$/.test(file),
    );
    const traces = scripts.filter((file) =>
      readFileSync(join(packageFolder('spelling-check-sdk'), file), 'utf8').includes(process.cwd()),
    );
    expect([scripts.length > 100, traces]).toEqual([true, []]);
  });

  it('loads nothing later in the one file, where service workers forbid it', () => {
    const text = readFileSync(join(packageFolder('spelling-check-sdk'), 'dist/standalone.js'), 'utf8');
    expect(text).not.toMatch(/\bimport\s*\(|^import\b|\bfrom\s*["'`]\.\//m);
  });
});
