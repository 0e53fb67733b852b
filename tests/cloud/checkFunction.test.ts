// The HTTP API in a function behind the CDN: the answers of the server, limits and words that all copies share, no text in any log.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalApi } from '../../scripts/cloud/local/core/functions/checkApi.ts';
import { newKey } from '../../src/server/api/keys.ts';
import { assembleCheck } from '../../src/server/functions/api/assemble.ts';
import { startCloud, type TestCloud } from './library.ts';

const SENTENCE = 'Je ne sais pas pourqoui tu es parti.';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
  symlinkSync(resolve('public/packs'), join(folder, 'packs'));
  symlinkSync(resolve('locales'), join(folder, 'locales'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const cloudWith = (api: Omit<LocalApi, 'folder' | 'assemble'> = {}) =>
  startCloud({ api: { folder, assemble: assembleCheck, ...api } });

async function ask(cloud: TestCloud, path: string, fields?: Record<string, string>, headers = {}) {
  const body = fields && new URLSearchParams(fields);
  const answer = await fetch(`${cloud.site}/_cloud/v2/${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body }),
  });
  const text = await answer.text();
  const { code = '', ...said } = JSON.parse(text || '{}') as { code?: string } & Record<string, unknown>;
  return { status: answer.status, code, said, headers: answer.headers };
}

const french = { text: SENTENCE, language: 'fr' };

describe('the function', () => {
  it('checks a text, and writes no word of it into its log', async () => {
    const cloud = cloudWith();
    const { status, said } = await ask(cloud, 'check', french);
    expect(status).toBe(200);
    expect(said).toMatchObject({
      software: { name: 'Spelling Check' },
      language: { code: 'fr-FR' },
      matches: [{ offset: 15, length: 8 }],
    });
    expect(JSON.stringify(said['matches'])).toContain('"replacements":[{"value":"pourquoi"}');
    expect(cloud.billing.logged.join('\n')).toContain('"operation":"check"');
    expect(cloud.billing.logged.join('\n')).not.toMatch(/pourqoui|sais/);
  });

  it('tells the language of a text, and answers whatever else is below /v2/', async () => {
    const cloud = cloudWith();
    const { said } = await ask(cloud, 'check', { text: `${SENTENCE} Il fait beau aujourd’hui.`, language: 'auto' });
    expect(said).toMatchObject({ language: { detectedLanguage: { code: 'fr-FR' } } });
    expect((await ask(cloud, 'languages')).status).toBe(200);
    expect((await ask(cloud, 'dictionary/lookup?language=fr&words=chats')).status).toBe(200);
    expect(await ask(cloud, 'nothing')).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('refuses what is too long, what is compressed, and what takes too long', async () => {
    const cloud = cloudWith({ environment: { API_TEXT: '50' } });
    expect(await ask(cloud, 'check', { ...french, text: SENTENCE.repeat(2) })).toMatchObject({ status: 413 });
    expect(await ask(cloud, 'check', { ...french, text: 'x'.repeat(20_000) })).toMatchObject({ status: 413 });
    expect(await ask(cloud, 'check', french, { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 });
    const hurried = cloudWith({ environment: { API_SECONDS: '0.1', API_TEXT: '100000' } });
    const long = `${SENTENCE} `.repeat(2000);
    expect(await ask(hurried, 'check', { ...french, text: long })).toMatchObject({
      status: 503,
      code: 'took-too-long',
    });
  });

  it('answers nobody who comes past the CDN, and asks nothing for them', async () => {
    const refused = () => Promise.reject(new Error('asked'));
    const check = assembleCheck({
      environment: { BILLING_TABLE: 't', KEYS_SECRET: 'k', ORIGIN_SECRET: 'o', LANGUAGES_FOLDER: folder },
      client: { send: refused },
      secret: (id) => (id === 'o' ? Promise.resolve({ key: 'right' }) : refused()),
      now: Date.now,
      log: () => undefined,
    });
    const event = { rawPath: '/v2/languages', requestContext: { http: { method: 'GET' } } };
    expect((await check(event)).statusCode).toBe(401);
    expect((await check({ ...event, headers: { 'x-origin-key': 'wrong' } })).statusCode).toBe(401);
  });
});

describe('callers', () => {
  it('without a key may ask so often a minute, from one address, whichever copy answers', async () => {
    const cloud = cloudWith({ environment: { API_RATE: '3' } });
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => ask(cloud, 'words', undefined)));
    expect(all.filter(({ status }) => status === 429).map(({ code }) => code)).toEqual([
      'too-many-requests',
      'too-many-requests',
    ]);
    expect(all.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
    cloud.later(60_000);
    expect((await ask(cloud, 'check', french)).status).toBe(200);
  });

  it('with a key have its limits and their own words', async () => {
    const { key, entry } = newKey('acme');
    const cloud = cloudWith({ keys: { keys: [{ ...entry, charactersPerDay: 200 }] } });
    const own = { authorization: `Bearer ${key}` };
    expect(await ask(cloud, 'check', french)).toMatchObject({ status: 401 });
    expect(await ask(cloud, 'check', french, { authorization: 'Bearer no' })).toMatchObject({ status: 401 });
    expect((await ask(cloud, 'words/add', { word: 'pourqoui' }, own)).said).toEqual({ added: true });
    expect((await ask(cloud, 'words/add', { word: 'pourqoui' }, own)).said).toEqual({ added: false });
    expect((await ask(cloud, 'words', undefined, own)).said).toEqual({ words: ['pourqoui'] });
    expect((await ask(cloud, 'check', french, own)).said).toMatchObject({ matches: [] });
    expect((await ask(cloud, 'words/delete', { word: 'pourqoui' }, own)).said).toEqual({ deleted: true });
    expect((await ask(cloud, 'words', undefined, own)).said).toEqual({ words: [] });
    const long = { ...french, text: `${SENTENCE} `.repeat(5) };
    expect(await ask(cloud, 'check', long, own)).toMatchObject({ status: 429, code: 'quota-exceeded' });
  });

  it('are told to come back when the table does not answer', async () => {
    const cloud = cloudWith({ environment: { API_RATE: '3' } });
    cloud.faults.add({ operation: 'GetItem', kind: 'status', times: 9 });
    expect(await ask(cloud, 'check', french)).toMatchObject({ status: 503, code: 'overloaded' });
  });
});
