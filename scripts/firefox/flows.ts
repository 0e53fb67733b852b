// What is done in Firefox: the ways that most visitors take. Each throws what is not as it should be.
import type { wording } from '../../tests/setup/wording.ts';
import { longDocx } from '../documents/longDocx.ts';
import { makeProse } from '../documents/prose.ts';
import { compareTracked } from '../documents/tracked.ts';
import type { FirefoxPage } from './bidi.ts';

type Flow = (page: FirefoxPage, site: string, say: typeof wording) => Promise<void>;

const quoted = (text: string) => JSON.stringify(text);
const MARKS = `[...document.querySelectorAll('.cm-content .m')].map((mark) => mark.textContent)`;
const TEXT = `[...document.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\\n')`;
const marked = (...words: string[]) => `JSON.stringify(${MARKS}) === ${quoted(JSON.stringify(words))}`;
const reads = (text: string) => `${TEXT} === ${quoted(text)}`;
const button = (name: string) =>
  `[...document.querySelectorAll('button')].find((one) => one.checkVisibility() && [one.textContent.trim(), one.ariaLabel].includes(${quoted(name)}))`;
const click = (page: FirefoxPage, name: string) =>
  page.until(
    `the button “${name}”`,
    `(() => { const found = ${button(name)}; found?.click(); return found !== undefined; })()`,
  );

/** Nothing has been fetched for a second. */
const AT_REST = `performance.getEntriesByType('resource').every(({ responseEnd }) => responseEnd > 0 && responseEnd < performance.now() - 1000)`;

/** Opens a page once the one before is at rest: what that still loads would be broken off, and told on the console. */
async function visit(page: FirefoxPage, url: string): Promise<void> {
  await page.until('the page at rest', AT_REST);
  await page.open(url);
}

/** Opens the checker without the text of the flow before, and puts the caret into it. */
async function enter(page: FirefoxPage, site: string, path = '/checker/'): Promise<void> {
  await visit(page, `${site}${path}`);
  await page.until('the editor', `document.querySelector('.cm-content') !== null`);
  await page.evaluate(`document.querySelector('.cm-content').focus()`);
  await page.press('Control', 'a');
  await page.press('Delete');
}

/** Drops a file onto the page, as a person would. */
const drop = (page: FirefoxPage, name: string, bytes: Uint8Array) =>
  page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob(${quoted(Buffer.from(bytes).toString('base64'))}), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], ${quoted(name)}));
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.querySelector('.cm-content').dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
  })()`);

/** By what they show. */
export const flows: Readonly<Record<string, Flow>> = {
  async 'the home page shows a marked letter, which gives way to the first key'(page, site) {
    await visit(page, `${site}/`);
    await page.until('the letter', `document.querySelector('figure .m') !== null`);
    await page.evaluate(`document.querySelector('#text').focus()`);
    await page.type('We recieved it.');
    await page.until('the mark', marked('recieved'));
    await page.until('no letter', `document.querySelector('figure .m') === null`);
  },
  async 'a mistake is marked, corrected by keys, and undone'(page, site) {
    await enter(page, site);
    await page.type('We recieved your letter.');
    await page.until('the mark', marked('recieved'));
    await page.press('Control', 'Home');
    await page.press('F8');
    await page.until(
      'the focus on the correction',
      `document.activeElement.matches('button') && document.activeElement.textContent.startsWith('received')`,
    );
    await page.press('Enter');
    await page.until('the correction', reads('We received your letter.'));
    await page.press('Control', 'z');
    await page.until('the mistake again', reads('We recieved your letter.'));
  },
  async 'everything sure is fixed at once, and shown as changes'(page, site, say) {
    await enter(page, site);
    await page.type('We recieved the childern. They definately came.');
    await page.until('the marks', marked('recieved', 'childern', 'definately'));
    await page.press('Control', 'Shift', 'Enter');
    await page.until('the corrections', reads('We received the children. They definitely came.'));
    await page.until('that nothing is left', `document.body.textContent.includes(${quoted(say('issues.noneTitle'))})`);
    await click(page, say('issues.corrected', { count: 3 }));
    await page.until('the changes', `document.querySelectorAll('dialog[open] del').length === 3`);
    await page.press('Escape');
  },
  async 'a text is there again after a reload'(page, site, say) {
    await enter(page, site);
    await page.type('A text that stays.');
    await page.until('that it is saved', `document.body.textContent.includes(${quoted(say('checker.saved'))})`);
    await visit(page, `${site}/checker/`);
    await page.until('the text', reads('A text that stays.'));
  },
  async 'a docx is opened, corrected, and saved with its changes recorded'(page, site, say) {
    await enter(page, site);
    const bytes = longDocx(makeProse({ letters: 2, mistakes: 8 }));
    await drop(page, 'letters.docx', bytes);
    await page.until(
      'the file',
      `document.body.textContent.includes(${quoted(say('checker.opened', { name: 'letters.docx' }))})`,
    );
    await page.until('marks', `${MARKS}.length > 3`);
    await page.press('Control', 'Shift', 'Enter');
    await page.until('that they are fixed', `/\\d+ fixed/.test(document.body.textContent)`);
    await page.evaluate(`(() => {
      const create = URL.createObjectURL;
      URL.createObjectURL = (file) => { window.saved = file; return create.call(URL, file); };
      HTMLAnchorElement.prototype.click = () => {};
    })()`);
    await page.press('Control', 's');
    await page.until('the dialog', `document.querySelector('dialog[open] [role=switch]') !== null`);
    await page.evaluate(`document.querySelector('dialog[open] [role=switch]').click()`);
    await click(page, say('checker.save.same'));
    await page.until('the file', `window.saved !== undefined`);
    const saved = await page.evaluate<number[]>(
      `window.saved.arrayBuffer().then((buffer) => [...new Uint8Array(buffer)])`,
    );
    const tracked = compareTracked('docx', bytes, Uint8Array.from(saved));
    if (tracked.changed === 0 || tracked.spoilt + tracked.irreversible + tracked.spoiltParts.length > 0)
      throw new Error(`the saved file is not as it should be: ${JSON.stringify(tracked)}`);
  },
  async 'statistics, progress, words, settings and the share dialog open'(page, site, say) {
    await enter(page, site);
    await page.type(
      'The quick brown fox jumps over the lazy dog, and nobody in the whole village has ever seen it do so.',
    );
    for (const command of ['statistics', 'progress', 'word', 'settings', 'share'] as const) {
      await page.press('Control', 'k');
      await page.until('the commands', `document.activeElement.matches('dialog[open] input')`);
      await page.type(say(`checker.command.${command}`));
      await page.press('Enter');
      const opened = `document.querySelector('[data-side] h2, dialog[open] h2, [popover]:popover-open')`;
      await page.until(
        `“${command}”`,
        `!document.querySelector('dialog[open] input[type=search]') && ${opened} !== null`,
      );
      await page.press('Escape');
      await page.until(`no “${command}” any more`, `document.querySelector('[data-side], dialog[open]') === null`);
    }
  },
  async 'on a phone nothing is wider than the screen, and findings are decided in a sheet'(page, site, say) {
    await page.resize(390, 844);
    await enter(page, site);
    await page.type('We recieved the childern.');
    await page.until('the marks', marked('recieved', 'childern'));
    await click(page, say('issues.review'));
    await page.until('the sheet', `document.querySelector('[data-sheet]') !== null`);
    await click(page, 'received');
    await page.until('the next one', `document.querySelector('[data-sheet]')?.textContent.includes('children')`);
    await click(page, 'children');
    await page.until('both corrections', reads('We received the children.'));
    if ((await page.evaluate<number>('document.documentElement.scrollWidth')) > 390)
      throw new Error('it is wider than the screen');
    await page.resize(1280, 800);
  },
  async 'every public page opens without a word on the console'(page, site) {
    for (const path of [
      '/software/',
      '/software/pricing/',
      '/contact/',
      '/checker/help/',
      '/checker/ai/',
      '/legal/privacypolicy/',
      '/api/cloud-spell-check-api/',
      '/software/html-form-spell-checker/',
    ]) {
      await visit(page, `${site}${path}`);
      await page.until(path, `document.documentElement.dataset.ready === 'true'`);
    }
  },
};
