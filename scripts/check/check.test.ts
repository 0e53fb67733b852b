// The command as a person runs it: a process of its own, real files, real packs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
const root = join(import.meta.dirname, '../..');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function run(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    // The program is read and compiled once, not for every run.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  return { code: status, out: stdout, err: stderr };
}

interface Answer {
  software: { name: string };
  language: { code: string; detectedLanguage: { code: string } };
  matches: {
    message: string;
    shortMessage: string;
    offset: number;
    length: number;
    replacements: { value: string }[];
    probability: number;
    certainty: string;
    context: { text: string; offset: number; length: number };
    sentence: string;
    rule: { id: string; description: string; issueType: string; category: { id: string; name: string } };
  }[];
}

const answerOf = (out: string) => JSON.parse(out) as Answer;

describe('plain answers', () => {
  it('are lines like those of a compiler', () => {
    const path = file('a.txt', 'All is well.\nA mistke in Zwolkja.\r\nAnother  mistke.');
    const { code, out, err } = run(['--language', 'en', path]);
    expect(code).toBe(1);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => line.slice(path.length).split(' ')[0])).toEqual([':2:3:', ':2:13:', ':3:10:']);
    expect(lines[0]).toMatch(/: misspelling: "mistke": .+ Better: mistake/);
    expect(lines[1]).toContain('unknown-name: "Zwolkja"');
    expect(err).toContain('2 mistakes, 1 unknown name,');
  });

  it('have code 0 and no lines for a text without issues', () => {
    expect(run(['--language', 'de', '-'], 'Das ist ein schöner Tag.')).toMatchObject({ code: 0, out: '' });
  });

  it('leave out names when asked to', () => {
    const { code, out } = run(['--language', 'en', '--no-names', '-'], 'We met Zwolkja.');
    expect([code, out]).toEqual([0, '']);
  });

  it('cannot be made to steer the terminal', () => {
    const { out } = run(['--language', 'en', file('evil\u001b[2J.txt', 'A mistke.')]);
    expect(out).not.toContain('\u001b');
  });
});

describe('choices', () => {
  it('takes a variant', () => {
    expect(run(['--language', 'en-GB', '-'], 'The colour of money.').code).toBe(0);
    expect(run(['--language', 'en', '--dialect', 'en-GB', '-'], 'The colour of money.').code).toBe(0);
    expect(run(['--language', 'en-US', '-'], 'The colour of money.').out).toContain('British English');
  });

  it('detects the language', () => {
    const { out } = run(['--json', '-'], 'Je ne sais pas pourqoui tu es parti si tôt ce matin.');
    expect(answerOf(out)).toMatchObject({ language: { code: 'fr-FR', detectedLanguage: { code: 'fr-FR' } } });
    expect(answerOf(out).matches).toHaveLength(1);
  });

  it('loads what sentences in other languages need', () => {
    const { out } = run(['--language', 'en', '-'], 'This is fine. Das ist ein deutscher Satz mit einem Fehlr darin.');
    expect(out).toContain('"Fehlr"');
    expect(out.trim().split('\n')).toHaveLength(1);
  });

  it('takes a personal dictionary', () => {
    const words = file('words.txt', 'mistke\r\nZwolkja\n');
    expect(run(['--language', 'en', '--words', words, '-'], 'A mistke in Zwolkja.').code).toBe(0);
  });
});

describe('JSON', () => {
  it('has the shape of /v2/check', () => {
    const text = '😀 Some words before. A mistke in Zwolkja.';
    const { code, out } = run(['--language', 'en', '--json', '-'], text);
    expect(code).toBe(1);
    const { software, language, matches } = answerOf(out);
    expect(software.name).toBe('Spelling Check');
    expect(language.code).toBe('en-US');
    expect(matches.map(({ rule }) => rule.issueType)).toEqual(['misspelling', 'unknown-name']);
    const [match] = matches;
    expect(match?.offset).toBe(text.indexOf('mistke'));
    expect(match?.length).toBe(6);
    expect(match?.replacements[0]).toEqual({ value: 'mistake' });
    expect(match).toMatchObject({ certainty: 'sure', probability: expect.closeTo(0.98, 1) as number });
    expect(matches[1]?.certainty).toBe('maybe');
    expect(match?.sentence).toBe('A mistke in Zwolkja.');
    expect(match?.context.text.substr(match.context.offset, match.context.length)).toBe('mistke');
    expect(match?.rule).toMatchObject({ id: 'spelling.unknown-word', category: { id: 'TYPOS' } });
    expect(match?.message).not.toMatch(/\{\{|spelling\./);
    expect(match?.shortMessage).not.toMatch(/spelling\.|title\./);
  });

  it('counts a byte order mark, as the file does', () => {
    const { out } = run(['--language', 'en', '--json', file('bom.txt', '\ufeffA mistke.')]);
    expect(answerOf(out).matches[0]?.offset).toBe(3);
  });

  it('reads UTF-16 with a byte order mark', () => {
    const { out } = run(['--language', 'en', '--json', file('wide.txt', Buffer.from('\ufeffA mistke.', 'utf16le'))]);
    expect(answerOf(out).matches).toHaveLength(1);
  });
});

describe('refusals', () => {
  mkdirSync(join(folder, 'sub'));
  const good = file('good.txt', 'Fine words.');
  it.each<[what: string, args: string[], input: string, code: number, message: RegExp]>([
    ['no file', ['--language', 'en'], '', 2, /Name a file/],
    ['two files', ['--language', 'en', good, good], '', 2, /One file at a time/],
    ['an unknown flag', ['--lang', 'en', good], '', 2, /Unknown option '--lang'/],
    ['a flag without its value', [good, '--language'], '', 2, /--language/],
    ['an unknown language', ['--language', 'xx', good], '', 2, /there are en, fr, de, it, es and auto/],
    ['an unknown variant', ['--language', 'en', '--dialect', 'en-ZZ', good], '', 2, /en-US/],
    ['a missing file', ['--language', 'en', join(folder, 'none.txt')], '', 3, /there is no such file/],
    ['a folder', ['--language', 'en', join(folder, 'sub')], '', 3, /is a folder/],
    ['a binary file', ['--language', 'en', file('b.bin', new Uint8Array([137, 80, 0, 1, 2]))], '', 3, /binary/],
    [
      'invalid UTF-8',
      ['--language', 'en', file('l1.txt', new Uint8Array([99, 97, 102, 233, 32]))],
      '',
      3,
      /not valid UTF-8/,
    ],
    ['empty standard input', ['--language', 'en', '-'], '', 3, /No text came/],
    ['a missing word list', ['--language', 'en', '--words', join(folder, 'w'), good], '', 3, /there is no such file/],
    ['a language that is none of the five', ['-'], 'Вчера я пошёл с сестрой на рынок.', 3, /Name it with --language/],
  ])('%s', (_, args, input, code, message) => {
    const result = run(args, input);
    expect(result.code).toBe(code);
    expect(result.out).toBe('');
    expect(result.err).toMatch(message);
    expect(result.err.trim().split('\n')).toHaveLength(1);
  });

  it.each(['EN', 'en_gb', 'en-GB'])('knows the language %s', (language) => {
    expect(run(['--language', language, good]).code).toBe(0);
  });

  it('explains itself', () => {
    const { code, out } = run(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/Exit codes: 0 .* 1 .* 2 .* 3 /);
  });

  it('accepts an empty file', () => {
    expect(run(['--language', 'en', file('empty.txt', '')]).code).toBe(0);
  });
});
