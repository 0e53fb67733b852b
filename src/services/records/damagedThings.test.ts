// Local texts, words, settings and rescued texts damaged in every way: intact data keeps working, the rest is set
// aside, and data from a newer release is carried along unharmed.
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webStorage } from '../../../tests/setup/webStorage.ts';
import type { Draft } from '../drafts/draft.ts';

let parts: Awaited<ReturnType<typeof load>>;
async function load() {
  vi.resetModules();
  const [aside, database, drafts, tab, rescue, words, settings] = await Promise.all([
    import('./aside.ts'),
    import('./database.ts'),
    import('../drafts/drafts.ts'),
    import('../drafts/tabDraft.ts'),
    import('../drafts/rescue.ts'),
    import('../words/words.ts'),
    import('../settings.ts'),
  ]);
  return { aside, database, drafts, tab, rescue, words, settings };
}
beforeEach(async () => {
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('sessionStorage', webStorage());
  // Without locks, which would outlive a test.
  vi.stubGlobal('navigator', { languages: ['en'] });
  parts = await load();
});
afterEach(async () => {
  await parts.database.forgetDatabase();
  indexedDB.deleteDatabase('spelling-check');
  await parts.aside.deleteAside();
  vi.unstubAllGlobals();
});

const whole: Draft = {
  id: 'whole',
  owner: 'guest',
  text: 'Not lost',
  language: 'en',
  ignoredWords: [],
  ignoredIssues: [],
  createdAt: 1,
  updatedAt: 5,
  save: 1,
};
async function plant(store: 'drafts' | 'words', ...values: unknown[]): Promise<void> {
  await parts.drafts.allDrafts('guest');
  const database = await openDB('spelling-check');
  for (const value of values) await database.put(store, value);
  database.close();
}
const asides = () => parts.aside.asideStore.getState().records;
const asideText = async () => (await parts.aside.asideFile(asides().map(({ id }) => id))).file.text();

describe('an invalid draft is set aside, and the tab continues with the next good one', () => {
  it.each<[string, object]>([
    ['61 nothing but its name', { id: 'x', owner: 'guest' }],
    ['62 a text that is a number', { ...whole, id: 'x', text: 5 }],
    ['63 a text that is null', { ...whole, id: 'x', text: null }],
    ['64 a text that is bytes', { ...whole, id: 'x', text: new Uint8Array([72, 105]) }],
    ['65 a text that is too big', { ...whole, id: 'x', text: 'a'.repeat(32_000_001) }],
    ['66 no name', { ...whole, id: '' }],
    ['67 a name that is a number', { ...whole, id: 7 }],
  ])('%s', async (_kind, damaged) => {
    await plant('drafts', whole, { ...damaged, updatedAt: 9 });
    parts.rescue.noteTabDraft('guest', 'x');
    expect(await parts.tab.resumeDraft('guest')).toMatchObject({ id: 'whole', text: 'Not lost' });
    expect(asides()).toMatchObject([{ kind: 'draft', owner: 'guest' }]);
    expect((await parts.drafts.listDrafts('guest')).map(({ id }) => id)).toEqual(['whole']);
  });

  it('68 nothing else exists: a new one', async () => {
    await plant('drafts', { id: 'x', owner: 'guest', text: 5 });
    expect(await parts.tab.resumeDraft('guest')).toMatchObject({ text: '', save: 0 });
    expect(await asideText()).toContain('"text": 5');
  });
});

describe('a valid draft is read as far as possible', () => {
  it.each<[string, object, object]>([
    ['69 no times', { createdAt: undefined, updatedAt: undefined }, { createdAt: 0, updatedAt: 0 }],
    ['70 times that no date can show', { updatedAt: 1e300, createdAt: 'then' }, { createdAt: 0, updatedAt: 0 }],
    ['71 no lists', { ignoredWords: null, ignoredIssues: 'all' }, { ignoredWords: [], ignoredIssues: [] }],
    ['72 a language that is none', { language: { code: 'en' } }, { language: 'auto' }],
    ['73 a language of a newer release', { language: 'nl' }, { language: 'nl' }],
    ['74 a number of saves that is none', { save: 'two' }, { save: 0 }],
  ])('%s', async (_kind, part, read) => {
    await plant('drafts', { ...whole, ...part });
    expect(await parts.tab.resumeDraft('guest')).toMatchObject({ text: 'Not lost', ...read });
    expect(asides()).toEqual([]);
  });

  it('75 of a newer release: unknown fields are written back', async () => {
    const issues = ['known', { kind: 'tone' }];
    await plant('drafts', { ...whole, tone: 'formal', ignoredIssues: issues });
    const draft = await parts.tab.resumeDraft('guest');
    expect(draft.ignoredIssues).toEqual(['known']);
    await parts.drafts.saveDraft({ ...draft, text: 'Written on', ignoredIssues: ['known', 'more'] });
    const database = await openDB('spelling-check');
    expect(await database.get('drafts', ['guest', 'whole'])).toMatchObject({
      text: 'Written on',
      tone: 'formal',
      ignoredIssues: ['known', 'more', { kind: 'tone' }],
    });
    database.close();
  });

  it('76 in a database of a newer release', async () => {
    await plant('drafts', whole);
    await parts.database.forgetDatabase();
    (await openDB('spelling-check', 9)).close();
    expect(await parts.tab.resumeDraft('guest')).toMatchObject({ text: 'Not lost' });
    await parts.drafts.saveDraft({ ...whole, text: 'Written on' });
    expect(await parts.drafts.readDraft('guest', 'whole')).toMatchObject({ text: 'Written on', save: 2 });
  });
});

describe('a rescued text', () => {
  const rescue = (text: string) => localStorage.setItem('spelling-check.rescue.x', text);

  it.each([
    ['77 half written', JSON.stringify({ ...whole, id: 'x' }).slice(0, 40), 'guest'],
    ['78 null', 'null', ''],
    ['79 without a text', JSON.stringify({ id: 'x', owner: 'guest' }), 'guest'],
    ['80 of something else', '[1,2]', ''],
  ])('%s is set aside as it was', async (_kind, text, owner) => {
    rescue(text);
    await plant('drafts', whole);
    expect(await parts.tab.resumeDraft('guest')).toMatchObject({ id: 'whole' });
    expect(asides()).toMatchObject([{ kind: 'rescue', owner }]);
    expect(await asideText()).toBe(text);
    expect(localStorage.getItem('spelling-check.rescue.x')).toBeNull();
  });

  it('is set aside as its writer’s, if it still names them', async () => {
    rescue(JSON.stringify({ ...whole, id: 'x', owner: 'anna"\\', text: '","owner":"bob","text":"' }).slice(0, -3));
    await parts.tab.resumeDraft('guest');
    expect(asides()).toMatchObject([{ kind: 'rescue', owner: 'anna"\\' }]);
  });

  it('81 is accepted if fields are missing, and if a newer release added some', async () => {
    rescue(JSON.stringify({ id: 'x', text: 'Rescued', tone: 'formal' }));
    expect(await parts.tab.resumeDraft('guest')).toMatchObject({ text: 'Rescued', tone: 'formal', owner: 'guest' });
  });

  it('that cannot be saved is continued, and stays where it is', async () => {
    await plant('drafts', { ...whole, id: 'x', text: 'Older', updatedAt: 3 });
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      rescue(JSON.stringify({ ...whole, id: 'x', text: 'Newer' }));
      parts.rescue.noteTabDraft('guest', 'x');
      expect(await parts.tab.resumeDraft('guest')).toMatchObject({ id: 'x', text: 'Newer' });
      expect(parts.rescue.isRescued('x')).toBe(true);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
  });

  it('goes to the tab’s storage if the device’s is full, and never leaves an older one behind', () => {
    rescue(JSON.stringify({ ...whole, id: 'x', text: 'Older' }));
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(parts.rescue.rescueDraft({ ...whole, id: 'x', text: 'Newer' })).toBe(true);
    expect(parts.rescue.rescuedDrafts('guest').map(({ text }) => text)).toEqual(['Newer']);
    sessionStorage.setItem = localStorage.setItem;
    expect(parts.rescue.rescueDraft({ ...whole, id: 'x', text: 'Newest' })).toBe(false);
  });
});

it('full storage is cleared of what can be fetched again before a text is given up', async () => {
  const gone: string[] = [];
  vi.stubGlobal('caches', { delete: async (name: string) => gone.push(name) > 0 });
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
    if (!gone.includes('packs')) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, args);
  };
  try {
    expect(await parts.drafts.saveDraft({ ...whole, save: 0 })).toMatchObject({ text: 'Not lost', save: 1 });
  } finally {
    IDBObjectStore.prototype.put = put;
  }
});

describe('words', () => {
  it.each<[string, unknown]>([
    ['82 a number', 5],
    ['83 nothing', ''],
    ['84 two words', 'two words'],
    ['85 too long', 'a'.repeat(65)],
    ['86 a date', new Date(5)],
  ])('%s: it is set aside, the others stay', async (_kind, word) => {
    await plant('words', { owner: 'guest', word: 'teh', addedAt: 1 }, { owner: 'guest', word, addedAt: 'then' });
    expect(await parts.words.wordsOf('guest')).toEqual(['teh']);
    expect(asides()).toMatchObject([{ kind: 'words' }]);
  });
});

describe('settings', () => {
  const KEY = 'spelling-check.settings';
  const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
  const read = () => parts.settings.parseSettings(parts.settings.keptFields('guest'));

  it.each(['87 {"language":"e', '88 null', '89 [1]', '90 "all"', '91 <html>'])('%s: the defaults', async (kind) => {
    const text = kind.replace(/^\d+ /, '');
    localStorage.setItem(KEY, text);
    expect(read()).toEqual(parts.settings.parseSettings({}));
    await expect.poll(() => asides()).toMatchObject([{ kind: 'settings', owner: 'guest' }]);
    expect(await asideText()).toBe(text);
    parts.settings.changeSettings({ checkDigits: true });
    await expect.poll(kept).toMatchObject({ checkDigits: true });
  });

  it('that belong to a person are set aside as theirs', async () => {
    localStorage.setItem(`${KEY}.anna`, '{"language":"e');
    expect(parts.settings.keptFields('anna')).toEqual({});
    await expect.poll(() => asides()).toMatchObject([{ kind: 'settings', owner: 'anna' }]);
  });

  it('92 invalid values fall back one by one', () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ perSentence: 'no', level: 9, checkDigits: true, disabledRules: ['a', 5] }),
    );
    expect(read()).toMatchObject({
      perSentence: true,
      level: 'standard',
      checkDigits: true,
      disabledRules: ['a'],
    });
  });

  it('93 of a newer release: unknown fields stay when something else is changed', () => {
    const newer = {
      language: 'nl',
      tone: { formal: true },
      level: 'strict',
      dialects: { nl: 'nl-BE', en: 'en-GB' },
      disabledCategories: ['style', 'tone'],
    };
    localStorage.setItem(KEY, JSON.stringify(newer));
    expect(read()).toMatchObject({
      language: 'auto',
      level: 'standard',
      disabledCategories: ['style'],
    });
    parts.settings.changeSettings({
      checkDigits: true,
      disabledCategories: ['grammar'],
      dialects: { en: 'en-US' },
    });
    expect(kept()).toEqual({
      ...newer,
      checkDigits: true,
      dialects: { nl: 'nl-BE', en: 'en-US' },
      disabledCategories: ['grammar', 'tone'],
    });
  });
});
