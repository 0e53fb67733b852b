// The consoles on the pages of the API: the answers of the server, made on the device.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import texts from '../../locales/en/pages.json' with { type: 'json' };
import { operations } from '../../src/lib/api/operations.ts';
import type { MatchesAnswer } from '../../src/sdk/matches/answer.ts';
import { openSite, type Site } from '../setup/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const pathOf = (id: string) => operations.find((one) => one.id === id)?.path;

describe('the console of the spell-check API', () => {
  it('answers with the JSON of /v2/check and the time, and sends nothing', async () => {
    const { page, complaints, requests } = await site.open('/api/cloud-spell-check-api/');
    const { live } = texts.spellCheckApi;
    const form = page.locator('#console form');
    await form.getByLabel(live.text).fill('We recieved it, and he have read it.');
    const before = requests.length;
    await form.getByRole('button', { name: live.run, exact: true }).click();
    await expect.poll(() => form.getByRole('status').textContent()).toMatch(/\d/);
    const answer = JSON.parse((await form.locator('pre').textContent()) ?? '') as MatchesAnswer;
    expect(answer.language.code).toBe('en-US');
    expect(answer.matches.map(({ offset }) => offset)).toEqual([3, 23]);
    expect(answer.matches[0]).toMatchObject({
      replacements: expect.arrayContaining([{ value: 'received' }]) as object,
    });
    const paths = requests.slice(before).map((url) => new URL(url).pathname);
    expect(paths.filter((path) => !/^\/(api|assets|packs)\/|^\/icons\.svg$|payload\.json$/.test(path))).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.spellCheckApi.openapi.download }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('openapi.json');
    expect(complaints).toEqual([]);
  });
});

describe('the console of the dictionary API', () => {
  it('answers as each of its addresses', async () => {
    const { page, complaints } = await site.open('/api/dictionary-api/');
    const { live } = texts.dictionaryApi;
    const form = page.locator('#console form');
    const ask = async (question: string) => {
      await form.getByLabel(live.question).selectOption({ label: pathOf(question) as string });
      await form.getByRole('button', { name: live.run, exact: true }).click();
      return form.locator('pre');
    };
    await expect.poll(async () => (await ask('lookup')).textContent()).toContain('"lemma": "Haus"');
    await expect.poll(async () => (await ask('suggest')).textContent()).toContain('"suggestions"');
    await form.getByLabel(live.word).fill('Haus');
    await expect.poll(async () => (await ask('inflect')).textContent()).toContain('"form": "Häusern"');
    expect(complaints).toEqual([]);
  });
});
