// What goes and what stays when a person leaves this device.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { webStorage } from '../../../tests/setup/webStorage.ts';
import type { DocumentContent } from '../cloud/documents/documentTypes.ts';
import { type DocumentRecord, localBases, localRecords, localSummaries } from '../cloud/documents/localRecords.ts';
import { applyConfig, defaultConfig } from '../config/config.ts';
import { saveContactDraft } from '../contact/contact.ts';
import { type Draft, newDraft } from '../drafts/draft.ts';
import { allDrafts, putBackDraft, saveDraft } from '../drafts/drafts.ts';
import { rescueDraft } from '../drafts/rescue.ts';
import { GUEST } from '../person/person.ts';
import { keepTally, progressOf } from '../progress/progress.ts';
import { asideOf, setAside } from '../records/aside.ts';
import { keepFields, keptFields } from '../settings.ts';
import { keepTeam, teamOf } from '../words/teamWords.ts';
import { changeWordsOf, wordsOf } from '../words/words.ts';
import { forgetPerson } from './forget.ts';
import { unsentOf } from './unsent.ts';

let [anna, bob] = ['', ''];
let count = 0;
const gone = async () => true;
const names = async (owner: string) => (await unsentOf(owner)).map(({ kind, name }) => `${kind} ${name}`.trim());

/** A document as this device holds it. */
function record(owner: string, text: string, change: Partial<DocumentRecord> = {}): DocumentRecord {
  const content = {
    v: 1 as const,
    id: `${owner}-${text}`,
    name: text,
    language: 'en',
    text,
    ignoredWords: [],
    ignoredIssues: [],
    original: null,
    createdAt: 1,
    updatedAt: 5,
    device: 'laptop',
  };
  return { id: content.id, owner, base: content, eTag: '"1"', mine: null, ...change };
}

const teamFor = (owner: string) => ({ name: 'team.txt', words: [`team${owner}`], at: 5 });

/** Somebody with one of everything, all of it in the cloud but for a text. */
async function settle(owner: string): Promise<void> {
  const saved = record(owner, `Saved of ${owner}`);
  await localRecords.put(saved);
  await putBackDraft({ ...newDraft(owner), id: saved.id, text: saved.base?.text ?? '', updatedAt: 5, save: 1 });
  const summary = {
    v: 1 as const,
    of: '"1"',
    name: 'S',
    language: 'en',
    characters: 1,
    createdAt: 1,
    updatedAt: 1,
    original: null,
  };
  await localSummaries.replace(owner, [{ id: saved.id, owner, eTag: '"2"', summary, size: 1 }]);
  await changeWordsOf(owner, { add: [`word${owner}`] });
  await localBases.put({ owner, name: 'words', eTag: '"1"', value: [`word${owner}`] });
  await keepTeam(owner, teamFor(owner));
  await localBases.put({ owner, name: 'team', eTag: '"1"', value: teamFor(owner) });
  keepFields(owner, { level: 'picky' });
  await localBases.put({ owner, name: 'settings', eTag: '"1"', value: { level: 'picky' } });
  await localBases.put({ owner, name: 'removed-seen', eTag: null, value: 7 });
  const mistakes = { spelling: 1, grammar: 0, punctuation: 0, consistency: 0 };
  await keepTally({ id: saved.id, owner, draft: saved.id, at: 5, words: 50, mistakes });
}

/** Everything that this device keeps, as one text. */
async function everything(): Promise<string> {
  const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
  for (const { name = '' } of await indexedDB.databases()) {
    const { openDB } = await import('idb');
    const database = await openDB(name);
    for (const store of database.objectStoreNames) all.push(await database.getAll(store));
    database.close();
  }
  return JSON.stringify(all);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('sessionStorage', webStorage());
  [anna, bob] = [`anna${++count}`, `bob${count}`];
  const auth = { identityPoolId: 'local:1' };
  const config = { ...defaultConfig, auth, storage: {} } as unknown as typeof defaultConfig;
  applyConfig({ config, problems: [] });
});

describe('forgetting a person', () => {
  it('whose data is all in the cloud leaves nothing behind, and nobody else’s data is touched', async () => {
    await settle(anna);
    await settle(bob);
    await saveDraft({ ...newDraft(GUEST), text: `of a guest ${count}` });
    expect(await unsentOf(anna)).toEqual([]);
    expect(await forgetPerson(anna, { gone })).toBe(true);
    const kept = await everything();
    expect(kept).not.toContain(anna);
    expect(kept).toContain(`Saved of ${bob}`);
    expect(kept).toContain(`of a guest ${count}`);
    expect((await progressOf(bob)).tallies).toHaveLength(1);
    expect([await teamOf(anna), await teamOf(bob)]).toEqual([null, teamFor(bob)]);
    expect([await wordsOf(bob), keptFields(bob)]).toEqual([[`word${bob}`], { level: 'picky' }]);
  });

  it('finds everything that exists only here, and keeps it', async () => {
    await settle(anna);
    await saveDraft({ ...newDraft(anna), text: 'A draft' });
    rescueDraft({ ...newDraft(anna), text: 'A rescued text' });
    const waits = record(anna, 'Waits');
    await localRecords.put({ ...waits, mine: waits.base });
    const both = record(anna, 'Both');
    const conflict = { content: both.base as NonNullable<DocumentRecord['base']>, eTag: '"9"' };
    await localRecords.put({ ...both, mine: both.base, conflict });
    await localRecords.put({ ...record(anna, 'Gone'), deletedAt: 7 });
    const file = { name: 'Scan.txt', type: 'text/plain', bytes: new Uint8Array([1]), key: 'k' };
    await localRecords.put({ ...record(anna, 'Scan'), file });
    await putBackDraft({ ...newDraft(anna), id: `${anna}-Saved of ${anna}`, text: 'Newer', updatedAt: 9, save: 2 });
    await changeWordsOf(anna, { add: ['another'] });
    await keepTeam(anna, { ...teamFor(anna), at: 6 });
    keepFields(anna, { perSentence: false });
    saveContactDraft({ name: '', email: '', subject: 'general', message: 'Dear all' }, anna);
    const found = (await names(anna)).toSorted();
    expect(found).toEqual(
      [
        'document Both',
        'document Waits',
        'file Scan.txt',
        'message Dear all',
        'removal Gone',
        'settings',
        'team team.txt',
        'text A draft',
        'text A rescued text',
        'text Newer',
        'words',
      ].toSorted(),
    );
    expect(await forgetPerson(anna, { gone })).toBe(false);
    expect((await names(anna)).toSorted()).toEqual(found);
    expect(await localSummaries.all(anna)).toEqual([]);
    expect([await allDrafts(bob), await wordsOf(bob)]).toEqual([[], []]);
  });

  it('also removes what was downloaded, but not what was written after that', async () => {
    const first = await saveDraft({ ...newDraft(anna), text: 'As downloaded' });
    const second = await saveDraft({ ...newDraft(anna), text: 'Also downloaded' });
    const downloaded = await unsentOf(anna);
    await saveDraft({ ...second, text: 'Also downloaded, and written on' });
    expect(await forgetPerson(anna, { gone, downloaded })).toBe(false);
    expect((await allDrafts(anna)).map(({ text }) => text)).toEqual(['Also downloaded, and written on']);
    expect(await everything()).not.toContain(first.id);
  });

  it('keeps what another tab saves in the meantime', async () => {
    await settle(anna);
    const [draft] = await allDrafts(anna);
    const other = record(anna, 'Also in the cloud');
    await localRecords.put(other);
    const { get } = localBases;
    const last = vi.spyOn(localBases, 'get').mockImplementation(async (owner, name) => {
      if (name === 'settings') {
        await saveDraft({ ...(draft as Draft), text: 'Written on the way out' });
        await localRecords.put({ ...other, mine: { ...(other.base as DocumentContent), text: 'Changed meanwhile' } });
      }
      return get(owner, name);
    });
    const whole = await forgetPerson(anna, { gone });
    last.mockRestore();
    expect(whole).toBe(false);
    expect((await allDrafts(anna)).map(({ text }) => text)).toEqual(['Written on the way out']);
    expect((await localRecords.all(anna)).map(({ mine }) => mine?.text)).toEqual(['Changed meanwhile']);
  });

  it('offers data that was set aside, and removes it once its owner has saved it', async () => {
    await settle(anna);
    await setAside('settings', 'settings', `{"damaged of ${anna}`, anna);
    await setAside('settings', 'settings', `{"damaged of ${bob}`, bob);
    expect(await names(anna)).toEqual(['aside']);
    await forgetPerson(anna, { gone });
    expect(await asideOf(anna)).toHaveLength(1);
    await forgetPerson(anna, { gone, downloaded: await unsentOf(anna) });
    expect(await everything()).not.toContain(anna);
    expect(await asideOf(bob)).toMatchObject([{ text: `{"damaged of ${bob}` }]);
  });

  it('removes everything when the account is gone', async () => {
    await settle(anna);
    await saveDraft({ ...newDraft(anna), text: 'A draft' });
    expect(await forgetPerson(anna, { gone, everything: true })).toBe(true);
    expect(await everything()).not.toContain(anna);
  });

  it('touches nothing that belongs to somebody who is back', async () => {
    await settle(anna);
    expect(await forgetPerson(anna, { gone: async () => false })).toBe(false);
    expect([(await allDrafts(anna)).length, await wordsOf(anna)]).toEqual([1, [`word${anna}`]]);
    expect(await localBases.get(anna, 'words')).toBeDefined();
  });

  it('treats nothing as safe in the cloud without cloud documents', async () => {
    await settle(anna);
    applyConfig({ config: defaultConfig, problems: [] });
    expect((await names(anna)).toSorted()).toEqual(['settings', 'team team.txt', 'words']);
  });
});
