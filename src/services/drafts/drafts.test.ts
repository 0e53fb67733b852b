import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { webStorage } from '../../../tests/setup/webStorage.ts';
import { GUEST } from '../person/person.ts';
import { type Draft, newDraft } from './draft.ts';
import { allDrafts, deleteDraft, giveDraft, readDraft, saveDraft } from './drafts.ts';
import { mayHaveDrafts, noteCarried, rescueDraft, tabDraft } from './rescue.ts';
import { openDraft, resumeDraft } from './tabDraft.ts';

let [anna, bob] = ['', ''];
let count = 0;
beforeEach(() => {
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('sessionStorage', webStorage());
  [anna, bob] = [`anna-${++count}`, `bob-${count}`];
});

const write = (owner: string, text: string): Promise<Draft> => saveDraft({ ...newDraft(owner), text });
const texts = async (owner: string) => (await allDrafts(owner)).map(({ text }) => text);

describe('drafts of two people', () => {
  it('are listed, read, opened, deleted and resumed only by their owner', async () => {
    const { id } = await write(anna, 'of Anna');
    await write(bob, 'of Bob');
    expect(await texts(anna)).toEqual(['of Anna']);
    expect(await texts(bob)).toEqual(['of Bob']);
    expect(await readDraft(bob, id)).toBeUndefined();
    expect(await openDraft(bob, id)).toBeUndefined();
    expect(await deleteDraft(bob, id)).toBeUndefined();
    expect((await resumeDraft(bob)).text).toBe('of Bob');
    expect((await resumeDraft(anna)).text).toBe('of Anna');
  });

  it('do not collide under the same id', async () => {
    const { id } = await write(anna, 'of Anna');
    await saveDraft({ ...newDraft(bob), id, text: 'of Bob' });
    expect([await texts(anna), await texts(bob)]).toEqual([['of Anna'], ['of Bob']]);
  });

  it('leave notes in web storage that say whose they are', async () => {
    const { id } = await write(anna, 'of Anna');
    await resumeDraft(anna);
    expect([mayHaveDrafts(anna), mayHaveDrafts(bob), mayHaveDrafts(GUEST)]).toEqual([true, false, false]);
    expect([tabDraft(anna), tabDraft(bob)]).toEqual([id, null]);
  });

  it('that were rescued wait for their owner; those without one are the guest’s', async () => {
    rescueDraft({ ...newDraft(anna), text: 'Rescued of Anna' });
    const { owner: _none, ...old } = { ...newDraft(GUEST), text: `Rescued before ${count}` };
    rescueDraft(old as Draft);
    expect((await resumeDraft(bob)).text).toBe('');
    expect((await resumeDraft(GUEST)).text).toBe(`Rescued before ${count}`);
    expect((await resumeDraft(anna)).text).toBe('Rescued of Anna');
    expect(Object.keys(localStorage).filter((key) => key.includes('rescue'))).toEqual([]);
  });
});

describe('a guest who signs in', () => {
  it('gives the account one text; the others stay the guest’s', async () => {
    const open = await write(GUEST, `Open ${count}`);
    await write(GUEST, `Other ${count}`);
    const given = await giveDraft(open, anna);
    expect(given).toMatchObject({ id: open.id, owner: anna, save: 1 });
    expect(await texts(anna)).toEqual([`Open ${count}`]);
    expect(await texts(GUEST)).toContain(`Other ${count}`);
    expect(await texts(GUEST)).not.toContain(`Open ${count}`);
  });

  it('through another page continues with the text they had open', async () => {
    const { id } = await write(GUEST, `Carried ${count}`);
    noteCarried(id);
    expect(await resumeDraft(anna)).toMatchObject({ owner: anna, text: `Carried ${count}` });
    expect((await resumeDraft(bob)).text).toBe('');
  });

  it('but returned as a guest does not pass the text on to the next person', async () => {
    const { id } = await write(GUEST, `Stays ${count}`);
    noteCarried(id);
    expect((await resumeDraft(GUEST)).text).toBe(`Stays ${count}`);
    expect((await resumeDraft(anna)).text).toBe('');
  });
});
