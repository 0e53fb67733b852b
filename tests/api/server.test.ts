// The API as a stranger meets it: one server for all cases, asked over HTTP.

import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_LANGUAGES, type SampleLanguage, sampleOf } from '../../src/features/catalog/api/samples.ts';
import { firstCalls } from '../../src/features/catalog/texts/codeSamples.ts';
import { openapiOf } from '../../src/lib/api/openapi.ts';
import { type Operation, operations } from '../../src/lib/api/operations.ts';
import type { MatchesAnswer } from '../../src/sdk/matches/answer.ts';
import type { RunningApi } from '../../src/server/api/serve.ts';
import { refusals, refusedBodies } from './refusals.ts';
import { startApi } from './start.ts';

/** Milliseconds after which a sample is stopped: an error that names it, before the test itself ends. */
const LONGEST_RUN = 20_000;

const lines: string[] = [];
let api: RunningApi;

beforeAll(async () => {
  const env = { API_LANGUAGES: 'en,fr', API_THREADS: '2', API_TEXT: '20000', API_SECONDS: '25', API_WAITING: '40' };
  api = await startApi(env, (line) => lines.push(line));
}, 120_000);
afterAll(() => api.stop());

type Fields = Record<string, string>;
const post = (path: string, fields: Fields) =>
  fetch(api.address + path, { method: 'POST', body: new URLSearchParams(fields) });

async function check(fields: Fields): Promise<MatchesAnswer> {
  const response = await post('/v2/check', { language: 'en-US', ...fields });
  expect(response.status).toBe(200);
  return (await response.json()) as MatchesAnswer;
}

const rulesIn = ({ matches }: MatchesAnswer) => matches.map(({ rule }) => rule.id);

describe('every operation', () => {
  const description = openapiOf({ brand: 'x', server: 'http://x' });
  const ajv = new Ajv2020({ strict: false, schemas: [{ $id: 'api', ...description }] });
  const asked = operations.flatMap((one: Operation) => one.methods.map((method) => [one.id, method, one] as const));

  it.each(asked)('%s by %s answers as described', async (_, method, { path, example = {}, answer }) => {
    const query = method === 'get' ? `?${new URLSearchParams(example).toString()}` : '';
    const languages: Fields = { de: 'en', es: 'fr' };
    const fields = {
      ...example,
      ...(example['language'] && { language: languages[example['language']] ?? example['language'] }),
    };
    const response =
      method === 'get'
        ? await fetch(`${api.address}${path}${query.replace('=de', '=en').replace('=es', '=fr')}`)
        : await post(path, fields);
    expect(response.status).toBe(200);
    const body = await response.text();
    if (!answer) return expect(body).not.toBe('');
    const validate = ajv.compile({ $ref: `api#/components/schemas/${answer}` });
    expect([validate(JSON.parse(body)), validate.errors]).toEqual([true, null]);
  });

  it('describes itself at its own address', async () => {
    const { servers } = (await (await fetch(`${api.address}/openapi.json`)).json()) as { servers: { url: string }[] };
    expect(servers[0]?.url).toBe(api.address);
  });
});

describe('the samples of the pages', () => {
  const programs: Record<SampleLanguage, { command: string; args: (code: string) => string[] }> = {
    curl: { command: 'sh', args: (code) => ['-c', code.replace('curl ', 'curl -s ')] },
    typescript: { command: process.execPath, args: (code) => ['--input-type=module', '-e', code] },
    python: { command: 'python3', args: (code) => ['-c', code] },
    java: { command: 'java', args: (code) => [fileOf('Sample.java', code)] },
    csharp: {
      command: 'sh',
      args: (code) => [
        '-c',
        'mcs -r:System.Net.Http.dll -out:"$0.exe" "$0" && mono "$0.exe"',
        fileOf('Sample.cs', code),
      ],
    },
  };
  const needed: Record<SampleLanguage, string> = {
    curl: 'curl',
    typescript: process.execPath,
    python: 'python3',
    java: 'java',
    csharp: 'mcs',
  };
  const isThere = (command: string) => spawnSync(command, ['--version']).status === 0;
  const fileOf = (name: string, content: string): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'sample-')), name);
    writeFileSync(file, content);
    return file;
  };

  it.each(SAMPLE_LANGUAGES)('run: %s', async (language) => {
    if (!isThere(needed[language]))
      return void process.stdout.write(`  ${needed[language]} is not here: its samples are passed over\n`);
    const { command, args } = programs[language];
    const lookup = {
      ...(operations.find(({ id }) => id === 'lookup') as Operation),
      example: { language: 'en', words: 'went' },
    };
    // One after the other: two Mono programs that start at once in a home without its shared files may wait for each other.
    const run = async (operation: Operation) =>
      (await promisify(execFile)(command, args(sampleOf(language, api.address, operation)), { timeout: LONGEST_RUN }))
        .stdout;
    const checked = await run(operations[0]);
    const looked = await run(lookup);
    expect(checked).toContain('received');
    expect(looked).toMatch(/preterite/);
  });

  it.runIf(isThere('curl'))('and the first calls are answered', async () => {
    const answers = Object.values(firstCalls).map(async (call) => {
      const here = call
        .replace('http://127.0.0.1:8081', api.address)
        .replace('language=es&lemma=hablar', 'language=fr&lemma=cheval');
      return (await promisify(execFile)('sh', ['-c', here.replace('curl ', 'curl -sf ')])).stdout;
    });
    expect((await Promise.all(answers)).every((answer) => answer.length > 5)).toBe(true);
  });
});

describe('/v2/check', () => {
  it('answers in the shape of LanguageTool, with probability and certainty', async () => {
    const text = '😀 We recieved it.';
    const { matches, language, software } = await check({ text });
    expect(software.name).toBe('Spelling Check');
    expect(language.code).toBe('en-US');
    expect(matches).toHaveLength(1);
    expect(matches[0]).toMatchObject({ offset: text.indexOf('recieved'), length: 8, certainty: 'sure' });
    expect(matches[0]?.replacements[0]).toEqual({ value: 'received' });
    expect(matches[0]?.probability).toBeGreaterThan(0.9);
  });

  it('takes JSON as well as forms', async () => {
    const response = await fetch(`${api.address}/v2/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ language: 'en', text: 'A mistke.', disabledCategories: ['TYPOS'] }),
    });
    expect(((await response.json()) as MatchesAnswer).matches).toEqual([]);
  });

  it('counts offsets in the document with its markup', async () => {
    const parts = [
      { markup: '<p>' },
      { text: 'All is well.' },
      { markup: '</p><p>', interpretAs: '\n\n' },
      { text: 'A ' },
      { markup: '<b>' },
      { text: 'mist' },
      { markup: '</b><i>' },
      { text: 'ke' },
      { markup: '</i>' },
      { text: ' in it.' },
    ];
    const whole = parts.map(({ text, markup }) => text ?? markup).join('');
    const { matches, sentenceRanges } = await check({ data: JSON.stringify({ annotation: parts }) });
    expect(matches).toHaveLength(1);
    const [{ offset, length, context, sentence }] = matches as [MatchesAnswer['matches'][number]];
    expect(whole.slice(offset, offset + length)).toBe('mist</b><i>ke');
    expect(context.text.slice(context.offset, context.offset + context.length)).toBe('mist</b><i>ke');
    expect(sentence).toBe('A mistke in it.');
    expect(whole.slice(...(sentenceRanges[0] as [number, number]))).toContain('All is well.');
  });

  it('detects the language, and prefers variants', async () => {
    const french = await check({ language: 'auto', text: 'Je ne sais pas pourqoui tu es parti si tôt ce matin.' });
    expect(french.language.detectedLanguage.code).toBe('fr-FR');
    const british = {
      language: 'auto',
      preferredVariants: 'pt-BR,en-GB',
      text: 'The colour of the sea is a wonder to everyone.',
    };
    const { language, matches } = await check(british);
    expect([language.code, matches]).toEqual(['en-GB', []]);
    const unknown = await check({ language: 'auto', preferredVariants: 'fr-CA', text: '12 34' });
    expect(unknown.language.code).toBe('fr-CA');
  });

  it('switches rules and categories', async () => {
    const text = 'We recieved it , yes.';
    const all = rulesIn(await check({ text }));
    expect(all).toEqual(['spelling.unknown-word', 'common.spacing.before-mark']);
    expect(rulesIn(await check({ text, disabledRules: 'common.spacing.before-mark' }))).toEqual(all.slice(0, 1));
    expect(rulesIn(await check({ text, disabledRules: 'MORFOLOGIK_RULE_EN_US' }))).toEqual(all.slice(1));
    expect(rulesIn(await check({ text, disabledCategories: 'typos' }))).toEqual(all.slice(1));
    const only = { text, enabledOnly: 'true' };
    expect(rulesIn(await check({ ...only, enabledCategories: 'TYPOS' }))).toEqual(all.slice(0, 1));
    expect(rulesIn(await check({ ...only, enabledRules: 'COMMA_PARENTHESIS_WHITESPACE' }))).toEqual(all.slice(1));
  });

  it('runs picky rules as a level or one by one', async () => {
    const text = 'I know the girl with who he  came in  here.';
    expect(rulesIn(await check({ text }))).toEqual([]);
    expect(new Set(rulesIn(await check({ text, level: 'picky' }))).size).toBeGreaterThan(1);
    const double = ['common.spacing.double', 'common.spacing.double'];
    expect(rulesIn(await check({ text, enabledRules: 'WHITESPACE_RULE' }))).toEqual(double);
  });

  it('writes messages in the reader’s language', async () => {
    const [english, german] = await Promise.all([
      check({ text: 'A mistke.' }),
      check({ text: 'A mistke.', motherTongue: 'de-AT' }),
    ]);
    expect(german.matches[0]?.message).toMatch(/Wörterbuch/);
    expect(english.matches[0]?.message).not.toBe(german.matches[0]?.message);
  });

  it('finds what the writer’s mother tongue leads to', async () => {
    const text = 'You can download the actual version here.';
    const [plain, german] = await Promise.all([check({ text }), check({ text, motherTongue: 'de-AT' })]);
    expect(rulesIn(plain)).toEqual([]);
    expect(rulesIn(german)).toEqual(['common.mother-tongue.false-friend']);
    expect(german.matches[0]?.message).toContain('tatsächlich');
  });

  it('accepts the words of an account', async () => {
    const account = { username: 'jo', apiKey: 'one' };
    const text = 'We met Zwolkjas there, and a mistke.';
    const before = await check({ text, ...account });
    expect(await (await post('/v2/words/add', { word: 'mistke', ...account })).json()).toEqual({ added: true });
    expect(await (await post('/v2/words/add', { word: 'mistke', ...account })).json()).toEqual({ added: false });
    const after = await check({ text, ...account });
    expect(before.matches.length - after.matches.length).toBe(1);
    expect((await check({ text, username: 'jo', apiKey: 'two' })).matches).toHaveLength(before.matches.length);
    expect(await (await post('/v2/words/delete', { word: 'mistke', ...account })).json()).toEqual({ deleted: true });
  });
});

describe('refusals', () => {
  it.each(refusals)('%s', async (_, path, fields, status, code, detail) => {
    const response = await post(path, fields);
    const problem = (await response.json()) as { status: number; code: string; detail: string };
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(problem).toMatchObject({ status, code });
    expect([response.status, problem.detail]).toEqual([status, expect.stringMatching(detail)]);
  });

  it.each(refusedBodies)('%s', async (_, type, body, status, code) => {
    const response = await fetch(`${api.address}/v2/check`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });
});

describe('pages of other origins', () => {
  it('may ask', async () => {
    const asked = await fetch(`${api.address}/v2/check`, {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
    const refused = await post('/v2/check', {});
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('hard texts', () => {
  it.each([
    ['brackets', '('.repeat(20_000)],
    ['lone surrogates and controls', '\ud800 a\u0000b \udc00 '.repeat(500)],
    ['one word', 'a'.repeat(20_000)],
    ['nothing', ''],
    ['right to left', 'שלום עולם '.repeat(500)],
  ])('%s', async (_, text) => {
    const response = await fetch(`${api.address}/v2/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en', text }),
    });
    expect(response.status).toBe(200);
  });

  it('does not make short ones wait for long ones', async () => {
    // Thousands of different misspellings: seconds of work for every thread.
    const words = [
      'development',
      'government',
      'beautiful',
      'separate',
      'necessary',
      'definitely',
      'between',
      'together',
    ];
    const long = Array.from({ length: 700 }, (_, i) => {
      const word = words[i % words.length] as string;
      const at = 1 + (Math.floor(i / words.length) % (word.length - 1));
      return word.slice(0, at) + String.fromCharCode(97 + ((i * 11) % 26)) + word.slice(at);
    });
    const started = performance.now();
    let waited = 0;
    const slow = Array.from({ length: 2 }, () => post('/v2/check', { language: 'en', text: long.join(' ') }));
    const done = Promise.all(slow).then((all) => {
      waited = performance.now() - started;
      return all.map(({ status }) => status);
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const times: number[] = [];
    for (let i = 0; i < 5; i++) {
      const from = performance.now();
      expect((await check({ text: 'We recieved it.' })).matches).toHaveLength(1);
      times.push(performance.now() - from);
    }
    const statuses = await done;
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(Math.max(...times)).toBeLessThan(waited / 2);
  });
});

describe('what is written down', () => {
  it('is a record for each request, without its text', () => {
    const records = lines.map((line) => JSON.parse(line) as { event: string; operation?: string; status?: number });
    expect(
      records.some(({ event, operation, status }) => event === 'request' && operation === 'check' && status === 200),
    ).toBe(true);
    expect(lines.join('\n')).not.toMatch(/recieved|mistke/);
  });

  it('is counted for Prometheus', async () => {
    const text = await (await fetch(`${api.address}/metrics`)).text();
    expect(text).toMatch(/^spelling_requests_total\{operation="check",status="200"\} \d+$/m);
    expect(text).toMatch(/^spelling_threads_ready 2$/m);
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
  });
});
