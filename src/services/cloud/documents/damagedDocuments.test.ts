// Cloud documents that are damaged or written by a newer release: each stays visible, is never overwritten,
// and the others keep working.
import { readFileSync } from 'node:fs';
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, openWorld } from '../../../../tests/setup/accounts.ts';
import { newText, openDevice } from '../../../../tests/setup/documents.ts';
import { emptyStorage, openStorage, type StorageWorld } from '../../../../tests/setup/storage.ts';
import { LARGEST_UPLOAD } from '../quota.ts';
import type { Documents } from './documents.ts';
import { deleteLocal } from './localRecords.ts';

const privately = { level: 'private' } as const;
// A stack without the function that counts: objects of any size stay, as they may from before it.
const template = readFileSync('scripts/cloud/template.yaml', 'utf8').replace('prefix: private/', 'prefix: other/');
const world = openWorld({ template });
let opened: StorageWorld;
beforeAll(() => world.signIn());
beforeEach(async () => {
  opened = await openStorage({ world });
  await emptyStorage(opened);
});
afterEach(deleteLocal);

const whole = {
  v: 1,
  id: 'x',
  name: 'A',
  language: 'en',
  text: 'A text',
  ignoredWords: ['teh'],
  ignoredIssues: [],
  original: null,
  createdAt: 1,
  updatedAt: 2,
  device: 'phone',
};
const { text: _text, ...withoutText } = whole;
const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const stateKey = (id: string) => `documents/${id}/document.json`;
const summaryKey = (id: string) => `documents/${id}/summary.json`;
const put = (key: string, bytes: Uint8Array) => opened.storage.put(key, bytes, privately);
const bytesAt = async (key: string) => (await opened.storage.get(key, privately)).bytes;
const valueAt = async (key: string): Promise<unknown> => JSON.parse(new TextDecoder().decode(await bytesAt(key)));

/** A person with one whole document and one whose objects are given. */
async function beside(state: Uint8Array, summary?: Uint8Array): Promise<Documents> {
  const first = openDevice(opened.storage);
  await first.create({ ...newText('Whole', 'Not lost'), id: 'whole' });
  await first.flush();
  await put(stateKey('x'), state);
  if (summary) await put(summaryKey('x'), summary);
  const here = openDevice(opened.storage);
  await here.refresh();
  expect(here.state.getState().phase).toBe('ready');
  expect((await here.open('whole')).text).toBe('Not lost');
  return here;
}
const rowIn = (here: Documents) => here.state.getState().rows.find(({ id }) => id === 'x');

describe('an invalid state is a damaged row, can be saved as it is, and is never overwritten', () => {
  const states: [string, Uint8Array][] = [
    ['1 empty', new Uint8Array()],
    ['2 half written', encoded(whole).slice(0, 40)],
    ['3 a page of a network', new TextEncoder().encode('<!doctype html><title>Sign in</title>')],
    ['4 bytes of something else', Uint8Array.from({ length: 300 }, (_, index) => (index * 37) % 256)],
    ['5 null', encoded(null)],
    ['6 a number', encoded(5)],
    ['7 a list', encoded([whole])],
    ['8 a text', encoded('A text')],
    ['9 without a text', encoded(withoutText)],
    ['10 with a text that is a number', encoded({ ...whole, text: 5 })],
    ['11 with a text that is null', encoded({ ...whole, text: null })],
    ['12 with a text in parts, as no release writes it', encoded({ ...whole, text: ['A', 'text'] })],
    ['13 of another kind', encoded({ words: ['a'] })],
  ];

  it.each(states)('%s', async (_kind, bytes) => {
    const here = await beside(bytes);
    expect(rowIn(here)).toMatchObject({ state: 'damaged', size: bytes.byteLength });
    expect((await failureOf(here.open('x'))).code).toBe('Damaged');
    expect((await failureOf(here.save('x', { text: 'other' }))).code).toBe('Damaged');
    await here.flush();
    expect(Buffer.compare(await here.raw('x'), bytes)).toBe(0);
    expect(Buffer.compare(await bytesAt(stateKey('x')), bytes)).toBe(0);
  });
});

it('14 a state that is too large is not read either', async () => {
  const bytes = encoded({ ...whole, text: 'a'.repeat(LARGEST_UPLOAD) });
  const { storage } = opened;
  const get: typeof storage.get = async (key, place) =>
    key === stateKey('x') ? { ...(await storage.get(stateKey('whole'), place)), bytes } : storage.get(key, place);
  await beside(encoded(whole));
  const here = openDevice({ ...storage, get });
  await here.refresh();
  expect(rowIn(here)).toMatchObject({ state: 'damaged' });
  expect(here.state.getState().rows).toHaveLength(2);
});

it('a damaged document’s name is the one in its summary', async () => {
  const here = await beside(new Uint8Array(), encoded({ v: 1, of: 'before', name: 'My letter', characters: 9 }));
  expect(rowIn(here)).toMatchObject({ state: 'damaged', name: 'My letter', characters: 9 });
});

it('an earlier version of a damaged document becomes a document of its own', async () => {
  const here = await beside(new TextEncoder().encode('{'));
  await put('documents/x/versions/100.json', encoded({ ...whole, text: 'Earlier' }));
  await put('documents/x/versions/200.json', encoded('half'));
  expect((await here.versions('x')).map(({ time }) => time)).toEqual([200, 100]);
  expect((await failureOf(here.version('x', 200))).code).toBe('Damaged');
  const restored = await here.restore('x', 100);
  await here.flush();
  expect((await here.open(restored)).text).toBe('Earlier');
  expect(new TextDecoder().decode(await bytesAt(stateKey('x')))).toBe('{');
});

describe('a valid state is read as far as possible', () => {
  const states: [string, object, object][] = [
    ['15 no version', { ...whole, v: undefined }, { v: 1 }],
    ['16 a version that is a word', { ...whole, v: 'two' }, { v: 1 }],
    ['17 a name that is none', { ...whole, name: { en: 'A' } }, { name: '' }],
    ['18 a language that is none', { ...whole, language: 7 }, { language: 'auto' }],
    ['19 a language of a newer release', { ...whole, language: 'nl-BE' }, { language: 'nl-BE' }],
    ['20 times that no date can show', { ...whole, createdAt: -1, updatedAt: 1e30 }, { createdAt: 0, updatedAt: 0 }],
    ['21 no lists', { ...whole, ignoredWords: null, ignoredIssues: 'all' }, { ignoredWords: [], ignoredIssues: [] }],
    ['22 lists with other things in them', { ...whole, ignoredWords: ['a', 5, null] }, { ignoredWords: ['a'] }],
    ['23 an uploaded file that is none', { ...whole, original: 'a.txt' }, { original: null }],
    ['24 an id of another document', { ...whole, id: 'whole' }, { id: 'x' }],
    ['25 an id that leads elsewhere', { ...whole, id: '../../whole' }, { id: 'x' }],
  ];

  it.each(states)('%s', async (_kind, state, expected) => {
    const here = await beside(encoded(state));
    expect(rowIn(here)?.state).toBe('saved');
    expect(Number.isFinite(new Date(rowIn(here)?.updatedAt ?? Number.NaN).getTime())).toBe(true);
    expect(await here.open('x')).toMatchObject({ text: 'A text', ...expected });
    await here.save('x', { text: 'Written on' });
    await here.flush();
    expect(await valueAt(stateKey('x'))).toMatchObject({ id: 'x', text: 'Written on' });
    expect(await valueAt(stateKey('whole'))).toMatchObject({ text: 'Not lost' });
  });

  it('26 of a newer release: unknown fields are written back unchanged', async () => {
    const newer = {
      ...whole,
      v: 7,
      language: 'tlh',
      tone: { formal: true },
      ignoredIssues: ['known', { kind: 'tone', at: 5 }],
      original: { key: 'original.md', name: 'A.md', type: 'text/markdown', size: 9, pages: 3 },
    };
    const here = await beside(encoded(newer));
    expect(rowIn(here)).toMatchObject({ state: 'saved', language: 'tlh', name: 'A' });
    await here.save('x', { text: 'Written on', ignoredIssues: ['known', 'more'] });
    await here.flush();
    expect(await valueAt(stateKey('x'))).toEqual({
      ...newer,
      id: 'x',
      text: 'Written on',
      ignoredIssues: ['known', 'more', { kind: 'tone', at: 5 }],
      updatedAt: expect.any(Number),
      device: 'laptop',
    });
  });

  it('27 of a newer release: a file in another form is written back unchanged', async () => {
    const here = await beside(encoded({ ...whole, v: 2, original: ['a.txt', 'b.txt'], ignoredWords: { en: ['a'] } }));
    await here.rename('x', 'B');
    await here.flush();
    expect(await valueAt(stateKey('x'))).toMatchObject({
      v: 2,
      name: 'B',
      original: ['a.txt', 'b.txt'],
      ignoredWords: { en: ['a'] },
    });
  });
});

describe('an invalid summary is rebuilt from the document itself', () => {
  it.each([
    ['28 empty', new Uint8Array()],
    ['29 half written', new TextEncoder().encode('{"v":1,"of')],
    ['30 a page of a network', new TextEncoder().encode('<html>')],
    ['31 without the state that it tells of', encoded({ v: 1, name: 'Other', characters: 1 })],
    ['32 of a newer release, of another state', encoded({ v: 9, of: 'other', title: 'Other' })],
  ])('%s', async (_kind, summary) => {
    const here = await beside(encoded(whole), summary);
    expect(rowIn(here)).toMatchObject({ state: 'saved', name: 'A', characters: 6 });
  });

  it('33 with values that no list can show: they are omitted', async () => {
    const { eTag } = await put(stateKey('x'), encoded(whole));
    const summary = { v: 1, of: eTag, name: 5, language: [], characters: 'many', createdAt: {}, updatedAt: -9e20 };
    const here = await beside(encoded(whole), encoded(summary));
    expect(rowIn(here)).toMatchObject({ state: 'saved', name: '', language: 'auto', characters: 0, updatedAt: 0 });
  });
});
