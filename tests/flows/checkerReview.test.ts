// Deciding on each finding, and undoing: a button always does what it says, wherever the next press lands.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { expectMarked, shownText } from './checkerPage.ts';
import { desktop, list, openWith, phone, sheet, TEXT, undoButton, WORDS } from './reviewPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const write = (context: Parameters<Site['open']>[1], text?: string, words?: readonly string[]) =>
  openWith(site, context, text, words);

const FIXED = 'We received the letter. I believe it is yours. It is definitely his.';

describe('fixing everything', () => {
  it('pressed twice in the same place fixes once and changes nothing else', async () => {
    const { page, context, complaints } = await write(desktop);
    const box = await page.getByRole('button', { name: /^Fix all/ }).boundingBox();
    if (!box) throw new Error('There is no such button');
    const pressAlong = async () => {
      for (let x = box.x + 4; x < box.x + box.width; x += 24) await page.mouse.dblclick(x, box.y + box.height / 2);
    };
    await pressAlong();
    await expectMarked(page, []);
    await pressAlong();
    expect(await shownText(page)).toBe(FIXED);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leaves what is not sure for review, and says so', async () => {
    const { page, context } = await write(desktop, `${TEXT} He was vxery glad.`, [...WORDS, 'vxery']);
    const left = wording('checker.leftToReview', { count: 1 });
    await page.getByRole('button', { name: `${wording('checker.fixSureLabel', { count: 3 })} · ${left}` }).click();
    await page
      .locator('[role=status]')
      .getByText(`${wording('checker.fixed', { count: 3 })} · ${left}`)
      .waitFor();
    await expectMarked(page, ['vxery']);
    expect(await shownText(page)).toBe(`${FIXED} He was vxery glad.`);
    await context.close();
  });

  it('keeps every button in its place', async () => {
    const { page, context } = await write(desktop);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[role=toolbar] button')].map((one) =>
          Math.round(one.getBoundingClientRect().left),
        ),
      );
    await page.getByRole('button', { name: /^Text language: English/ }).waitFor();
    const before = await places();
    await page.getByRole('button', { name: /^Fix all/ }).click();
    await expectMarked(page, []);
    expect(await places()).toEqual(before);
    await context.close();
  });
});

describe('undoing', () => {
  it('by keyboard dismisses the message that offers it', async () => {
    const { page, context } = await write(desktop);
    await page.getByRole('button', { name: /^Fix all/ }).click();
    await undoButton(page).waitFor();
    await page.keyboard.press('Control+z');
    await expectMarked(page, WORDS);
    expect(await undoButton(page).count()).toBe(0);
    expect(await shownText(page)).toBe(TEXT);
    await context.close();
  });

  it('is no longer offered once the text has changed', async () => {
    const { page, context } = await write(desktop);
    await page.getByRole('button', { name: /^Fix all/ }).click();
    await undoButton(page).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' More.');
    expect(await undoButton(page).count()).toBe(0);
    await context.close();
  });
});

describe('what was corrected', () => {
  const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });
  const change = (page: Page, before: string, after: string) =>
    page.getByRole('button', { name: wording('changes:became', { before, after }) });

  it('is shown with its reason, also after a reload, and can be put back and made again', async () => {
    const { page, context } = await write(desktop);
    await page.getByRole('button', { name: /^Fix all/ }).click();
    await expectMarked(page, []);
    await page.getByText(wording('checker.saved'), { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: wording('issues.corrected', { count: WORDS.length }) }).click();
    const view = dialog(page, wording('changes:title'));
    await view.getByText(wording('changes:count', { count: WORDS.length })).waitFor();
    await change(page, 'beleive', 'believe').click();
    await view.getByText(/Two letters are swapped/).waitFor();
    await view.getByRole('button', { name: wording('changes:putBack'), exact: true }).click();
    await view.getByText(wording('changes:count', { count: WORDS.length - 1 })).waitFor();
    await view.getByRole('button', { name: wording('changes:again') }).click();
    await change(page, 'beleive', 'believe').waitFor();
    // All of them were made at once, by the checker; each can be put back there as well.
    await view.getByRole('button', { name: wording('changes:side.order') }).click();
    const steps = view.getByRole('list', { name: wording('changes:side.order') }).getByRole('listitem');
    expect(await steps.count()).toBe(1);
    await steps.getByRole('heading', { name: new RegExp(`${wording('changes:by.checker')}$`) }).waitFor();
    expect(await steps.locator('ins').count()).toBe(WORDS.length);
    expect(await findBarriers(page)).toEqual([]);
    await steps
      .getByRole('button', { name: wording('changes:putBack'), exact: true })
      .first()
      .press('Enter');
    expect(await steps.locator('ins').count()).toBe(WORDS.length - 1);
    await page.keyboard.press('Enter');
    expect(await steps.locator('ins').count()).toBe(WORDS.length);
    await view.getByRole('button', { name: wording('changes:putAllBack') }).click();
    await page.keyboard.press('Escape');
    await expectMarked(page, WORDS);
    expect(await shownText(page)).toBe(TEXT);
    await context.close();
  });

  it('goes to somebody else in a link, for whom it is a text to look at and to open', async () => {
    const { page, context } = await write({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: /^Fix all/ }).click();
    await page.getByRole('button', { name: wording('issues.corrected', { count: WORDS.length }) }).click();
    await page.getByRole('button', { name: wording('changes:share') }).click();
    await page.getByText(wording('changes:copied')).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await context.close();

    const { page: other, context: another } = await site.open(new URL(link).pathname + new URL(link).hash, desktop);
    const view = dialog(other, wording('changes:sharedTitle'));
    await change(other, 'recieved', 'received').click();
    expect(await view.getByRole('button', { name: wording('changes:putBack') }).count()).toBe(0);
    await view.getByRole('button', { name: wording('changes:open') }).click();
    await view.waitFor({ state: 'detached' });
    await expect.poll(() => shownText(other)).toBe(FIXED);
    expect(new URL(other.url()).hash).toBe('');
    await other.goto(link.slice(0, -40));
    await dialog(other, wording('changes:sharedTitle')).getByText(wording('changes:damaged')).waitFor();
    await another.close();
  });
});

describe('the next finding', () => {
  it('opens in the list when one is fixed, with the keyboard alone', async () => {
    const { page, context } = await write(desktop);
    await list(page)
      .getByRole('button', { name: /recieved/ })
      .click();
    for (const word of ['received', 'believe', 'definitely']) {
      await page.getByRole('button', { name: `Fix: ${word}` }).focus();
      await page.keyboard.press('Enter');
    }
    expect(await shownText(page)).toBe(FIXED);
    await context.close();
  });

  it('takes the focus from the one just decided', async () => {
    const { page, context } = await write(desktop);
    await list(page)
      .getByRole('button', { name: /recieved/ })
      .click();
    await page.getByRole('button', { name: 'Fix: received' }).click();
    await page.getByRole('button', { name: 'Fix: believe' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Fix: believe');
    await context.close();
  });

  it('opens in the sheet on a phone', async () => {
    const { page, context } = await write(phone(390, 844));
    await page.getByRole('button', { name: 'Review' }).click();
    await sheet(page, 'recieved').getByRole('button', { name: 'received' }).click();
    await sheet(page, 'beleive').getByRole('button', { name: 'Ignore', exact: true }).click();
    const message = await page.getByRole('status').getByRole('button', { name: 'Undo' }).boundingBox();
    const reason = await sheet(page, 'definately').boundingBox();
    expect((message?.y ?? 844) + (message?.height ?? 0)).toBeLessThan(reason?.y ?? 0);
    await sheet(page, 'definately').getByRole('button', { name: 'definitely' }).click();
    await sheet(page, 'definately').waitFor({ state: 'detached' });
    expect(await shownText(page)).toBe('We received the letter. I beleive it is yours. It is definitely his.');
    await context.close();
  });
});

describe('a mistake of the checker', () => {
  it('is reported in a message that the page never sends', async () => {
    const { page, context, requests } = await write({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });
    await list(page)
      .getByRole('button', { name: /beleive/ })
      .click();
    const report = wording('checker.command.report');
    await list(page).getByRole('button', { name: report }).click();
    const message = page.getByRole('dialog', { name: report }).getByRole('textbox');
    await message.focus();
    const before = requests.length;
    const shown = await message.inputValue();
    expect(shown).toContain('“beleive”');
    expect(shown).toContain(wording('report:lines.sentence', { sentence: 'I beleive it is yours.' }));
    expect(shown).toContain('spelling.unknown-word');
    expect(shown).not.toContain('recieved');
    await page.getByRole('button', { name: wording('report:copy'), exact: true }).click();
    await page.getByText(wording('report:copied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    expect(requests.slice(before).filter((url) => /beleive|spelling\.unknown/.test(url))).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    await context.close();
  });
});

describe('a name', () => {
  it('is kept by F8 and Enter', async () => {
    const text = 'We met Mrs Kowalskki at the station.';
    const { page, context } = await write(desktop, text, ['Kowalskki']);
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Keep this name' }).first().waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Keep this name'));
    await page.keyboard.press('Enter');
    await expectMarked(page, []);
    expect(await shownText(page)).toBe(text);
    await context.close();
  });

  it('has one row with all its places, and all names are kept with one press', async () => {
    const text = 'We met Kowalskki and Wojcikk. Kowalskki recieved us.';
    const { page, context } = await write(desktop, text, ['Kowalskki', 'Wojcikk', 'Kowalskki', 'recieved']);
    const names = page.getByRole('heading', { name: `${wording('issues.section.names')} 2` });
    await names.waitFor();
    await list(page)
      .getByRole('button', { name: new RegExp(`Kowalskki.*${wording('issues.placesCount', { count: 2 })}`) })
      .waitFor();
    await page.getByRole('button', { name: wording('issues.keepNames') }).click();
    await expectMarked(page, ['recieved']);
    await undoButton(page).click();
    await expectMarked(page, ['Kowalskki', 'Wojcikk', 'Kowalskki', 'recieved']);
    await context.close();
  });
});
