// The library as a program meets it: packs from a folder, all that a checker does, and what it says when something is wrong.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { builtPacks, packsWith } from '#tests/setup/libraryPacks.ts';
import { createChecker, loadRules } from '../engine/index.ts';
import { createSpellingChecker } from './main.ts';
import { textsIn } from './node/textFiles.ts';
import { bundledTexts } from './texts/bundled.ts';
import { INTERFACE_LANGUAGES } from './texts/source.ts';
import { VERSION } from './version.ts';

const quiet = { onNotice: () => undefined };
const checker = await createSpellingChecker({ packs: builtPacks(), languages: ['en'], ...quiet });
afterAll(() => checker.dispose());

describe('a checker', () => {
  it('finds, explains and corrects', async () => {
    const text = '😀 We recieved it, and they was late.';
    const { issues, language, dialect, counts } = await checker.check(text);
    expect([language, dialect, counts.words]).toEqual(['en', 'en-US', 7]);
    expect(issues.map(({ start, end }) => text.slice(start, end))).toEqual(['recieved', 'was']);
    expect(issues[0]).toMatchObject({ certainty: 'sure', category: 'spelling', rule: 'spelling.unknown-word' });
    expect(issues[0]?.replacements[0]).toBe('received');
    expect(issues[0]?.explanation).toContain('received');
    expect(issues[1]).toMatchObject({ category: 'grammar', replacements: ['were'] });
    for (const { message, title, categoryName } of issues)
      expect(`${message} ${title} ${categoryName}`).not.toMatch(/\{\{|\w\.\w/);
  });

  it('finds what the writer’s mother tongue leads to', async () => {
    const text = 'We discussed about the actual version.';
    expect((await checker.check(text)).issues.map(({ rule }) => rule)).not.toContain(
      'common.mother-tongue.false-friend',
    );
    const { issues } = await checker.check(text, { motherTongue: 'de' });
    expect(issues.map(({ text: found, replacements }) => [found.trim(), replacements[0]])).toEqual([
      ['about', ''],
      ['actual', 'current'],
    ]);
    expect(issues[1]?.explanation).toContain('aktuell');
  });

  it('loads the languages that a text turns out to need', async () => {
    const fresh = await createSpellingChecker({ packs: builtPacks(), depth: 'spelling', ...quiet });
    expect(await fresh.loaded()).toEqual([]);
    const { issues, missing } = await fresh.check(
      'This is a plain English text with a quotation. « Je ne sais pas pourqoui tu es parti si tôt. » That was all he said.',
    );
    expect(missing).toEqual([]);
    expect(issues.map(({ text, language }) => [text, language])).toEqual([['pourqoui', 'fr']]);
    expect(await fresh.loaded()).toEqual(['en', 'fr']);
  });

  it('answers as the engine does', async () => {
    const text = 'Their are many reasons.\nHe don’t know, irregardless of teh weather in Zwolkja.\n';
    const packs = builtPacks();
    const files = (await packs.manifest()).en;
    const bytesOf = (part: 'spell' | 'lex' | 'model' | 'context') =>
      packs.bytes(files?.[part] ?? { file: '', bytes: 0, sha256: '' });
    const engine = createChecker();
    engine.loadSpell('en', await bytesOf('spell'));
    engine.loadGrammar('en', await bytesOf('lex'), await bytesOf('model'), await loadRules('en'));
    engine.loadContext('en', await bytesOf('context'));
    const plain = engine.check(text, {
      language: 'en',
      dialects: {},
      perSentence: true,
      checkUppercase: true,
      checkDigits: false,
      personalWords: [],
      ignoredWords: [],
      ignoredIssues: [],
    });
    const { issues } = await checker.check(text, { language: 'en' });
    const told = (all: readonly { start: number; rule: string; probability: number }[]) =>
      all.map(({ start, rule, probability }) => [start, rule, probability]);
    expect(plain.issues.length).toBeGreaterThan(3);
    expect(told(issues)).toEqual(told(plain.issues));
  });

  it('corrects what is certain, and says where', async () => {
    const { text, changes } = await checker.fix('We recieved it becuase of Zwolkja.', { language: 'en' });
    expect(text).toBe('We received it because of Zwolkja.');
    expect(changes).toHaveLength(2);
  });

  it('suggests, detects, and takes options', async () => {
    expect((await checker.suggest('recieved', 'en', { max: 1 })).length).toBe(1);
    expect((await checker.detect('Das ist ein ganz gewöhnlicher Satz.'))[0]?.language).toBe('de');
    const options = { language: 'en', personalWords: ['Zwolkja'], disabledCategories: ['spelling'] } as const;
    expect((await checker.check('Zwolkja recieved it.', options)).issues).toEqual([]);
    const { issues } = await checker.check('A mistke.', { language: 'en', maxReplacements: 0 });
    expect(issues[0]?.replacements).toEqual([]);
  });

  it('speaks every interface language', async () => {
    const said = new Set<string>();
    for (const messages of INTERFACE_LANGUAGES) {
      const speaking = await createSpellingChecker({ packs: builtPacks(), messages, depth: 'grammar', ...quiet });
      const { issues } = await speaking.check('They was late.', { language: 'en' });
      said.add(issues[0]?.message ?? '');
    }
    expect(said.size).toBe(INTERFACE_LANGUAGES.length);
  });
});

describe('a document', () => {
  it('says after edits what a new check says', async () => {
    const start = 'We recieved it.\nThey was late.\nAll is well.';
    const document = await checker.open(start, { language: 'en' });
    expect((await document.check()).issues).toHaveLength(2);
    await document.edit([{ start: 3, end: 11, insert: 'received' }]);
    await document.edit([{ start: 0, end: 0, insert: 'Teh beginning.\n' }]);
    const { issues } = await document.check();
    expect(issues).toEqual((await checker.check(document.text(), { language: 'en' })).issues);
    expect(issues.map(({ text }) => text)).toEqual(['Teh', 'was']);
    await document.setOptions({ language: 'en', ignoredWords: ['teh'] });
    expect((await document.check()).issues.map(({ text }) => text)).toEqual(['was']);
    document.close();
    await expect(document.check()).rejects.toMatchObject({ code: 'disposed' });
  });
});

describe('failures', () => {
  it('a damaged pack is asked for once more, then refused', async () => {
    const broken = (bytes: Uint8Array) => Uint8Array.from(bytes, (byte, at) => (at === 99 ? byte ^ 1 : byte));
    const once = packsWith((bytes, attempt) => (attempt === 1 ? broken(bytes) : bytes));
    const healed = await createSpellingChecker({ packs: once, languages: ['it'], depth: 'spelling', ...quiet });
    expect(await healed.loaded()).toEqual(['it']);
    const never = createSpellingChecker({ packs: packsWith(broken), languages: ['it'], ...quiet });
    await expect(never).rejects.toMatchObject({
      code: 'pack-damaged',
      detail: expect.stringMatching(/^it\.\w+/) as string,
    });
  });

  it('a language without a pack is missing from a text, and an error where it is asked for', async () => {
    const source = builtPacks();
    const packs = { ...source, manifest: async () => ({ en: (await source.manifest()).en ?? {} }) };
    const english = await createSpellingChecker({ packs, depth: 'spelling', ...quiet });
    const { issues, missing } = await english.check('Das ist ein deutscher Satz mit einem Fehlr darin.');
    expect([issues, missing]).toEqual([[], ['de']]);
    await expect(english.load('de')).rejects.toMatchObject({ code: 'pack-missing', detail: 'de' });
  });

  it('a call is given up by its signal, and all of them once the checker is disposed of', async () => {
    const own = await createSpellingChecker({ packs: builtPacks(), languages: ['en'], depth: 'spelling', ...quiet });
    const controller = new AbortController();
    const running = own.check(
      'Some words and more. '.repeat(20_000),
      { language: 'en' },
      { signal: controller.signal },
    );
    controller.abort();
    await expect(running).rejects.toMatchObject({ code: 'aborted', name: 'SpellingCheckError' });
    own.dispose();
    await expect(own.check('Some words.')).rejects.toMatchObject({ code: 'disposed' });
  });
});

describe('texts', () => {
  it('are those of the site', async () => {
    for (const part of ['issues', 'spelling', 'fr'] as const) {
      expect(await bundledTexts('hi', part)).toEqual(await textsIn('locales')('hi', part));
    }
    await expect(bundledTexts('xx' as 'en', 'fr')).rejects.toThrow(/no texts/);
  });
});

it('has the version of the program', () => {
  expect(VERSION).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version);
});
