// The packed command and language server in an empty project: what a stranger runs, and what comes out.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { install, type Project, strangersNode } from './installed.ts';
import { type EditorSession, startServer } from './languageServer.ts';

let project: Project;
beforeAll(async () => {
  project = await install('spelling-check-cli', 'spelling-check-pack-en', 'spelling-check-pack-fr');
}, 120_000);
afterAll(() => project?.remove());

const command = (...args: string[]) => project.run(['bin:spelling-check', ...args]);

describe('spelling-check check', () => {
  it('checks a French sentence from standard input', async () => {
    const args = ['bin:spelling-check', 'check', '--stdin', '--messages', 'fr'];
    const { code, out, err } = await project.run(args, { input: 'Je ne sais pas pourqoui il est parti.\n' });
    expect([code, out.split('\n').length]).toEqual([1, 2]);
    expect(out).toMatch(/^stdin\.txt:1:16: misspelling: "pourqoui": .* Better: pourquoi/);
    expect(err).toContain('evaluation');
  });

  it('finds files, leaves out what is ignored, and tells places in all formats', async () => {
    project.write('docs/a.md', '😀 **They** was late,\nand `recieved` teh letter.\n');
    project.write('docs/b.ts', '// It is a mistke.\nconst wrod = 1;\n');
    project.write('docs/generated.md', 'A mistke.\n');
    project.write('.spellingcheckignore', 'generated.md\n');
    const { code, out } = await command('check', 'docs', '--depth', 'grammar');
    expect(code).toBe(1);
    expect(out.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'docs/a.md:1:13:',
      'docs/a.md:2:16:',
      'docs/b.ts:1:12:',
      '',
    ]);
    const quick = ['check', 'docs/*.{md,txt}', '--depth', 'grammar', '--format'];
    const sarif = JSON.parse((await command(...quick, 'sarif')).out) as {
      runs: { results: { ruleId: string; locations: object[] }[] }[];
    };
    expect(sarif.runs[0]?.results.map(({ ruleId }) => ruleId)).toEqual([
      'en.agreement.clause-plural',
      'spelling.unknown-word',
    ]);
    expect(sarif.runs[0]?.results[0]?.locations[0]).toMatchObject({
      physicalLocation: {
        artifactLocation: { uri: 'docs/a.md' },
        region: { startLine: 1, startColumn: 13, endColumn: 16 },
      },
    });
    const [line = ''] = (await command(...quick, 'rdjsonl')).out.split('\n');
    // reviewdog counts bytes: the emoji has four of them and two in UTF-16.
    expect(JSON.parse(line)).toMatchObject({
      location: { path: 'docs/a.md', range: { start: { line: 1, column: 15 } } },
    });
  });

  it('corrects files, and says what it was told wrongly', async () => {
    const file = project.write('fix.md', 'We *recieved* it becuase of `recieve`.\n');
    expect((await command('check', 'fix.md', '--fix', '--language', 'en-GB')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('We *received* it because of `recieve`.\n');
    for (const [args, code, message] of [
      [['check', '--language', 'xx'], 2, /there are auto, en, fr/],
      [['check', '--format', 'xml'], 2, /there are text, json, sarif, rdjsonl/],
      [['check', 'none.md'], 3, /no such file/],
      [['chekc'], 2, /no command chekc/],
      [['check', '--packs', 'nowhere', 'fix.md'], 3, /manifest/],
    ] as const) {
      const { code: ended, err, out } = await command(...args);
      expect([ended, out]).toEqual([code, '']);
      expect(err).toMatch(message);
    }
  });

  it('reads the settings of the project', async () => {
    project.write(
      'own/.spelling-check.json',
      JSON.stringify({ words: ['Zwolkja'], dictionaries: ['w.txt'], disabledCategories: ['grammar'] }),
    );
    project.write('own/w.txt', '# ours\nfrobnicate\n');
    const checked = await project.run(
      ['bin:spelling-check', 'check', '--config', 'own/.spelling-check.json', '--stdin'],
      {
        input: 'They was in Zwolkja to frobnicate it.\n',
      },
    );
    expect([checked.code, checked.out]).toEqual([0, '']);
    project.write('wrong.json', '{ "langauge": "en" }');
    expect((await command('check', '--config', 'wrong.json')).err).toMatch(
      /wrong\.json: "langauge": there are language, dialects/,
    );
  });

  it('looks only at changed lines', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
        cwd: project.folder,
        stdio: 'pipe',
      });
    project.write('repo/a.md', 'An old mistke.\n\nA line.\n');
    project.write('repo/old.md', 'Another mistke.\n');
    git('init', '-q');
    git('add', 'repo');
    git('commit', '-q', '-m', 'x');
    project.write('repo/a.md', 'An old mistke.\n\nA new mistke.\n');
    project.write('repo/new file.md', 'A mistke.\n');
    const { out } = await command('check', '--diff', 'repo', '--depth', 'spelling', '-l', 'en');
    expect(out.split('\n').map((line) => line.split(': ')[0])).toEqual(['repo/a.md:3:7', 'repo/new file.md:1:3', '']);
    expect((await command('check', '--diff=nothing', 'repo')).code).toBe(2);
  });

  it('puts packs into a folder that it can then use', async () => {
    expect((await command('packs')).out).toMatch(/^en spell .* MIT AND BSD-3-Clause/m);
    expect((await command('packs', '--to', 'site/packs')).code).toBe(0);
    for (const name of ['manifest.json', 'fr.LICENSE.txt', 'fr.SOURCE.txt', 'NOTICE.md']) {
      expect([name, existsSync(join(project.folder, 'site/packs', name))]).toEqual([name, true]);
    }
    const args = ['bin:spelling-check', 'check', '--stdin', '--packs', 'site/packs', '--depth', 'spelling'];
    expect((await project.run(args, { input: 'Il y a une fote dans cette phrase.\n' })).code).toBe(1);
  });
});

describe('spelling-check serve', () => {
  it('answers as LanguageTool does', async () => {
    const folder = {
      cwd: project.folder,
      env: { ...process.env, NODE_OPTIONS: '', API_THREADS: '1', API_LANGUAGES: 'fr' },
    };
    const server = spawn(strangersNode(), ['node_modules/.bin/spelling-check', 'serve', '--port', '0'], folder);
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let out = '';
        server.stdout.on('data', (part: Buffer) => {
          out += part.toString();
          const found = /listens at (http:\S+)/.exec(out)?.[1];
          if (found) resolve(found);
        });
        server.once('exit', () => reject(new Error(out)));
      });
      const body = new URLSearchParams({ text: 'Je ne sais pas pourqoui.', language: 'fr' });
      const answer = await fetch(`${address}/v2/check`, { method: 'POST', body });
      const { matches } = (await answer.json()) as { matches: { offset: number; replacements: { value: string }[] }[] };
      expect([answer.status, matches[0]?.offset, matches[0]?.replacements[0]?.value]).toEqual([200, 15, 'pourquoi']);
    } finally {
      server.kill();
    }
  });
});

describe('spelling-check lsp', () => {
  interface Published {
    uri: string;
    version?: number;
    diagnostics: {
      range: { start: { line: number; character: number } };
      severity: number;
      code: string;
      message: string;
    }[];
  }
  const START = { processId: null, rootUri: null };
  let session: EditorSession;
  const uri = () => pathToFileURL(join(project.folder, 'note.md')).href;
  const start = async (capabilities: object, initializationOptions?: object) => {
    session = startServer([strangersNode(), join(project.folder, 'node_modules/.bin/spelling-check'), 'lsp'], {
      cwd: project.folder,
      env: { ...process.env, XDG_CONFIG_HOME: join(project.folder, 'config'), NODE_OPTIONS: '' },
    });
    const answer = await session.request<{ capabilities: { positionEncoding: string } }>('initialize', {
      ...START,
      capabilities,
      initializationOptions,
    });
    session.notify('initialized', {});
    return answer.capabilities;
  };
  const opened = (text: string, languageId = 'markdown') =>
    session.notify('textDocument/didOpen', { textDocument: { uri: uri(), languageId, version: 1, text } });
  const published = (version: number) =>
    session.next<Published>('textDocument/publishDiagnostics', (one) => one.version === version);
  const end = async () => {
    await session.request('shutdown', null);
    session.notify('exit', null);
    expect(await session.ended).toBe(0);
  };

  it('follows edits, offers corrections, and learns words', async () => {
    expect((await start({}, { depth: 'grammar', messages: 'fr' })).positionEncoding).toBe('utf-16');
    opened('😀 They **was** in Zwolkja,\nand recieved it.\n');
    const first = await published(1);
    expect(first.diagnostics.map(({ range, severity }) => [range.start, severity])).toEqual([
      [{ line: 0, character: 10 }, expect.any(Number)],
      [{ line: 0, character: 19 }, 4],
      [{ line: 1, character: 4 }, 2],
    ]);
    expect(first.diagnostics[2]?.message).toMatch(/^recieved: Ce mot/);

    const place = first.diagnostics[2]?.range;
    const actions = await session.request<
      { title: string; command?: object; edit?: { changes: Record<string, object[]> } }[]
    >('textDocument/codeAction', { textDocument: { uri: uri() }, range: place, context: { diagnostics: [] } });
    expect(actions[0]).toMatchObject({
      title: 'received',
      isPreferred: true,
      edit: { changes: { [uri()]: [{ range: place, newText: 'received' }] } },
    });
    expect(actions.map(({ title }) => title).join('\n')).toContain('dictionnaire');

    const change = (version: number, range: object, text: string) =>
      session.notify('textDocument/didChange', {
        textDocument: { uri: uri(), version },
        contentChanges: [{ range, text }],
      });
    change(2, { start: { line: 1, character: 4 }, end: { line: 1, character: 12 } }, 'received');
    expect((await published(2)).diagnostics.map(({ range }) => range.start.line)).toEqual([0, 0]);

    await session.request('workspace/executeCommand', {
      command: 'spelling-check.addWord',
      arguments: [uri(), 'Zwolkja'],
    });
    expect((await published(2)).diagnostics).toHaveLength(1);
    expect(readFileSync(join(project.folder, 'config/spelling-check/words.txt'), 'utf8')).toBe('Zwolkja\n');
    session.notify('textDocument/didClose', { textDocument: { uri: uri() } });
    expect(await session.next<Published>('textDocument/publishDiagnostics')).toEqual({ uri: uri(), diagnostics: [] });
    await end();
  });

  it('counts as the editor does, reads comments, and corrects all at once', async () => {
    expect((await start({ general: { positionEncodings: ['utf-8'] } }, { depth: 'grammar' })).positionEncoding).toBe(
      'utf-8',
    );
    opened('const é = "😀"; // We recieved it becuase of rain.\n', 'typescript');
    const { diagnostics } = await published(1);
    expect(diagnostics.map(({ range }) => range.start.character)).toEqual([25, 37]);
    const [all] = await session.request<{ edit: { changes: Record<string, { newText: string }[]> } }[]>(
      'textDocument/codeAction',
      {
        textDocument: { uri: uri() },
        range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
        context: { diagnostics: [], only: ['source.fixAll'] },
      },
    );
    expect(all?.edit.changes[uri()]?.map(({ newText }) => newText)).toEqual(['received', 'because']);
    await end();
  });
});
