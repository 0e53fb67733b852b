// Bad and large input is handled or refused with a message, the page stays alive and the text is kept.
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDocx, paragraph, run } from '../../src/documents/docx/testing.ts';
import { openZip, unpackText } from '../../src/documents/zip/archive.ts';
import { makeZip } from '../../src/documents/zip/rewrite.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { enterEditor, expectMarked, keptTexts, paste, saved, shownText } from './checkerPage.ts';

let site: Site;
let folder: string;
beforeAll(async () => {
  site = await openSite();
  folder = await mkdtemp(join(tmpdir(), 'checker-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function openEditor(text = '') {
  const watched = await site.open('/checker/', { viewport: { width: 1280, height: 800 } });
  await enterEditor(watched.page);
  if (text) await watched.page.keyboard.type(text);
  return watched;
}
async function choose(page: Page, file: string) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).first().click();
  await (await chooser).setFiles(file);
}
/** The editor still responds: mistakes typed now are marked. */
async function expectAlive(page: Page) {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Still recieving here. ');
  await page.locator('.m', { hasText: 'recieving' }).waitFor();
}

describe('pasted text', () => {
  it('keeps five megabytes and checks only a selection of it, nothing automatically', async () => {
    const { page, complaints, context } = await openEditor();
    await paste(page, 'We recieved a letter from the company.\n'.repeat(135_000));
    await page.getByText(/The text is longer than 2,000,000 characters/).waitFor();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('button', { name: 'Check selection' }).click();
    await expectMarked(page, ['recieved']);
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Again ');
    await expectMarked(page, ['recieved']);
    await saved(page);
    await page.reload();
    await page.getByText(/The text is longer than 2,000,000 characters/).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes lone surrogates, NUL and bidi marks as they are', async () => {
    const { page, complaints, context } = await openEditor();
    const odd = 'Teh \uD800 half, \u0000 nothing, \u202Eabc\u202C and <img src=x onerror=alert(1)> recieved.';
    await paste(page, odd);
    await page.locator('.m', { hasText: 'recieved' }).waitFor();
    await saved(page);
    await page.reload();
    await page.locator('.m', { hasText: 'recieved' }).waitFor();
    expect(await keptTexts(page)).toEqual([odd]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('survives a megabyte without a space', async () => {
    const { page, complaints, context } = await openEditor();
    await paste(page, 'x'.repeat(1_000_000));
    await page.getByText('1,000,000 characters', { exact: false }).first().waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.keyboard.type('Then we recieved it.');
    await page.locator('.m', { hasText: 'recieved' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('documents', () => {
  it('a docx is opened, corrected, and saved as it was, with every change recorded and explained', async () => {
    const { page, complaints, context } = await openEditor('My own text.');
    const bold =
      paragraph(run('Dear all,', '<w:b/>')) + paragraph(run('We recieved the parcel ') + run('today.', '<w:i/>'));
    await writeFile(join(folder, 'letter.docx'), makeDocx(bold));
    await choose(page, join(folder, 'letter.docx'));
    await expectMarked(page, ['recieved']);
    expect(await shownText(page)).toBe('Dear all,\n\nWe recieved the parcel today.');
    await page.locator('.m', { hasText: 'recieved' }).click();
    await page.getByRole('button', { name: 'received', exact: true }).first().click();
    await page.locator('.cm-line', { hasText: 'We received the parcel today.' }).waitFor();
    await saved(page);

    // The file is kept with the text: a reload takes nothing away.
    await page.reload();
    await page.locator('.cm-line', { hasText: 'We received the parcel today.' }).waitFor();
    await page.getByRole('button', { name: /letter\.docx/ }).waitFor();
    const save = async (button: string) => {
      await page.locator('.cm-content').click();
      await page.keyboard.press('Control+s');
      const dialog = page.getByRole('dialog');
      if (button === wording('checker.save.same')) await dialog.getByRole('switch').click();
      const saving = page.waitForEvent('download');
      await dialog.getByRole('button', { name: button }).click();
      const file = await saving;
      const zip = openZip(await readFile(await file.path()));
      return { name: file.suggestedFilename(), part: (name: string) => unpackText(zip, name) ?? '' };
    };
    const docx = await save(wording('checker.save.same'));
    expect(docx.name).toBe('letter.docx');
    const body = docx.part('word/document.xml');
    expect(body).toContain(paragraph(run('Dear all,', '<w:b/>')));
    expect(body).toMatch(/<w:del [^>]*w:author="[^"]+"[^>]*>.*?<w:delText[^>]*>recieved<.*<w:ins [^>]*>.*?received</);
    expect(docx.part('word/comments.xml')).toMatch(/<w:comment .*<w:t[^>]*>[^<]+</);
    const odt = await save(wording('checker.save.as', { kind: 'odt' }));
    expect(odt.name).toBe('letter.odt');
    expect(odt.part('content.xml')).toContain('We received the parcel today.');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('files', () => {
  it('that were chosen are saved to their place where the browser allows it', async () => {
    const { page, context, complaints } = await openEditor('My own text.');
    // In place of the browser's own window: a file of this page's own storage, which is as real as one of the disk.
    await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const handle = await folder.getFileHandle('letter.txt', { create: true });
      const writing = await handle.createWritable();
      await writing.write('We recieved it.\r\nThanks.');
      await writing.close();
      Object.assign(window, { showOpenFilePicker: () => Promise.resolve([handle]) });
    });
    await page.keyboard.press('Control+o');
    await expectMarked(page, ['recieved']);
    await page.keyboard.press('Control+Shift+Enter');
    await expectMarked(page, []);
    await saved(page);
    await page.keyboard.press('Control+s');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: wording('checker.save.same') })
      .click();
    await page.getByText(wording('checker.save.written', { name: 'letter.txt' })).waitFor();
    const now = await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      return (await (await folder.getFileHandle('letter.txt')).getFile()).text();
    });
    expect(now).toBe('We received it.\r\nThanks.');
    // The place is forgotten with the page: a private window would end over one that it has kept.
    await page.reload();
    await page.getByRole('button', { name: /letter\.txt/ }).waitFor();
    await expectAlive(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('opens a text file in UTF-8 or Windows-1252', async () => {
    const { page, context } = await openEditor();
    await writeFile(join(folder, 'letter.txt'), 'Dear all,\r\nwe recieved it in the café.\r\n');
    await choose(page, join(folder, 'letter.txt'));
    await expectMarked(page, ['recieved']);
    expect(await shownText(page)).toBe('Dear all,\nwe recieved it in the café.\n');
    await writeFile(join(folder, 'old.txt'), Buffer.from('We recieved it in the caf\xe9, too.', 'latin1'));
    await choose(page, join(folder, 'old.txt'));
    await page.locator('.cm-line', { hasText: 'café, too' }).waitFor();
    await context.close();
  });

  it('refuses binary files and files of other kinds, and keeps the text', async () => {
    const { page, context } = await openEditor('My own text.');
    await writeFile(join(folder, 'noise.txt'), Buffer.from([0, 1, 2, 3, 255, 0, 7]));
    await choose(page, join(folder, 'noise.txt'));
    await page.getByText('This file contains no readable text.').waitFor();
    await writeFile(join(folder, 'report.docx'), 'PK');
    await choose(page, join(folder, 'report.docx'));
    await page.getByText(wording('checker.refused.broken')).waitFor();
    await writeFile(join(folder, 'invoice.docx'), Buffer.from('MZ\u0000\u0001'));
    await choose(page, join(folder, 'invoice.docx'));
    await page.getByText(wording('checker.refused.executable')).waitFor();
    const bomb = makeZip([['word/document.xml', new Uint8Array(30_000_000)]]);
    await writeFile(join(folder, 'bomb.docx'), bomb);
    await choose(page, join(folder, 'bomb.docx'));
    await page.getByText(wording('checker.refused.bomb')).waitFor();
    expect(await shownText(page)).toBe('My own text.');
    await expectAlive(page);
    await context.close();
  });

  it('refuses 300 MB without reading them, from the picker and from a drop', async () => {
    const { page, context } = await openEditor('My own text.');
    const path = join(folder, 'huge.txt');
    const file = await open(path, 'w');
    await file.truncate(300 * 1024 * 1024);
    await file.close();
    await choose(page, path);
    await page.getByText(wording('errors.file-too-large', { megabytes: 10 })).waitFor();
    await page.evaluate(() => {
      const part = new Blob([new Uint8Array(1024 * 1024)]);
      const huge = new File(
        Array.from({ length: 300 }, () => part),
        'huge.txt',
      );
      huge.arrayBuffer = () => {
        throw new Error('the file was read');
      };
      const data = new DataTransfer();
      data.items.add(huge);
      const target = document.querySelector('.cm-content');
      for (const type of ['dragenter', 'dragover', 'drop'])
        target?.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await page
      .getByText(wording('errors.file-too-large', { megabytes: 10 }))
      .nth(1)
      .waitFor();
    expect(await shownText(page)).toBe('My own text.');
    await expectAlive(page);
    await context.close();
  });
});
