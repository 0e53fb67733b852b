// The form checker on pages that are not ours: its script as it is handed out, real dictionaries, real keys.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pages from '../../locales/en/pages.json' with { type: 'json' };
import { launchBrowser } from '../../scripts/web/browser.ts';
import { formEvents, formHtml, formModule } from '../../src/features/catalog/form/formCode.ts';
import { type FormPage, type FormPages, openFormPages, STRICT_POLICY } from '../setup/formPages.ts';
import { openSite } from '../setup/openSite.ts';
import { wording, wordingIn } from '../setup/wording.ts';

let site: FormPages;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openFormPages(), launchBrowser()]);
  Object.assign(site.scripts, { '/sample.js': formEvents, '/module.js': formModule });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** What the page's own scripts hear. */
interface Heard {
  result: { issues: { text: string; start: number }[]; language: string | null }[];
  fix: { text: string; replacement: string }[];
  error: { code: string }[];
}

let count = 0;
async function open(page: FormPage) {
  count += 1;
  site.pages[`p${count}`] = page;
  const context = await browser.newContext();
  const view = await context.newPage();
  const complaints: string[] = [];
  view.on('pageerror', (error) => complaints.push(error.message));
  view.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await view.addInitScript(() => {
    const heard = { result: [], fix: [], error: [] };
    Object.assign(window, { heard });
    for (const [name, list] of Object.entries(heard)) {
      document.addEventListener(`spelling-check-${name}`, (event) =>
        (list as unknown[]).push((event as CustomEvent).detail),
      );
    }
  });
  await view.goto(`${site.origin}/p${count}`);
  return { view, complaints, close: () => context.close() };
}

const heard = (view: Page) => view.evaluate(() => (window as unknown as { heard: Heard }).heard);
const found = async (view: Page) => (await heard(view)).result.at(-1)?.issues.map(({ text }) => text);
/** The marked words of all plain fields, field by field, sorted. */
const marked = (view: Page) =>
  view.evaluate(() => {
    const layers: Element[] = [];
    const look = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.localName === 'spelling-check-marks') layers.push(element);
        else if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document);
    const words = (layer: Element) =>
      [...(layer.shadowRoot?.querySelectorAll('.m') ?? [])].map((mark) => mark.textContent);
    return layers.map(words).toSorted((one, other) => String(one).localeCompare(String(other)));
  });
const inPopover = (view: Page) =>
  view.evaluate(() => {
    const root = document.querySelector('spelling-check-popover')?.shadowRoot;
    const pop = root?.querySelector('.pop:popover-open');
    return pop ? { label: pop.getAttribute('aria-label'), focus: root?.activeElement?.textContent ?? null } : null;
  });
const highlighted = (view: Page) =>
  view.evaluate(() =>
    [...CSS.highlights].filter(([name]) => !name.endsWith('-now')).flatMap(([, ranges]) => [...ranges].map(String)),
  );

const labelOf = (word: string, t = wording) => t('issues.itemTitle', { category: t('issues.title.unknownWord'), word });

const WRONG = 'We recieved the lettre.';

describe('the form checker', () => {
  it('marks mistakes under a strict policy, touches nothing of the page, and is worked by keys alone', async () => {
    const { view, complaints, close } = await open({
      headers: { 'content-security-policy': STRICT_POLICY },
      body: '<form><p><textarea rows="4" cols="40"></textarea></p><p><input> <button>Send</button></p></form>',
    });
    const looks = () =>
      view.evaluate(() => ({
        styles: [...document.querySelectorAll('body, body *:not([aria-hidden]):not(spelling-check-popover)')].map(
          (element) => {
            const all = getComputedStyle(element);
            return [...all].map((name) => `${name}:${all.getPropertyValue(name)}`).join(';');
          },
        ),
        sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
        attributes: [...document.querySelectorAll('form *')].map(
          (one) => `${one.localName} ${one.getAttribute('style')}`,
        ),
      }));
    await view.locator('textarea').focus();
    const before = await looks();
    await view.keyboard.type(`${WRONG} `);
    await expect.poll(() => marked(view)).toEqual([['recieved', 'lettre']]);
    const after = await looks();
    // The caret moves, and with it what the browser itself says of it: nothing else may differ.
    expect(after).toEqual({ ...before, attributes: after.attributes });
    expect(after.attributes.filter((one) => !one.endsWith(' null') && !one.startsWith('spelling-check-'))).toEqual([]);

    await view.keyboard.press('Control+Home');
    await view.keyboard.press('F7');
    await expect.poll(() => inPopover(view)).toEqual({ label: labelOf('recieved'), focus: 'received' });
    await view.keyboard.press('Escape');
    expect(await inPopover(view)).toBeNull();
    await view.keyboard.press('Alt+Enter');
    await expect.poll(() => inPopover(view)).toMatchObject({ focus: 'received' });
    await view.keyboard.press('Enter');
    // The next mistake comes up by itself.
    await expect.poll(() => inPopover(view)).toEqual({ label: labelOf('lettre'), focus: 'letter' });
    await view.keyboard.press('Enter');
    await expect.poll(() => view.locator('textarea').inputValue()).toBe('We received the letter. ');
    await expect.poll(() => found(view)).toEqual([]);
    expect(await marked(view)).toEqual([]);
    // Each correction is one step of the field's own undo.
    await view.locator('textarea').focus();
    await view.keyboard.press('Control+z');
    expect(await view.locator('textarea').inputValue()).toBe('We received the lettre. ');
    expect((await heard(view)).fix.map(({ text, replacement }) => [text, replacement])).toEqual([
      ['recieved', 'received'],
      ['lettre', 'letter'],
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('checks many fields in one thread, follows scripts and resets, and lets go of what is removed', async () => {
    const { view, close } = await open({
      body: '<form><textarea>A first eror.</textarea><input value="A secnd one."><input type="password"><button type="reset">Reset</button></form>',
      script: 'data-spelling-check="textarea, input" data-spelling-start="load"',
    });
    await expect.poll(() => marked(view)).toEqual([['eror'], ['secnd']]);
    const workers = view.workers().length;
    expect(workers).toBe(1);
    await view.locator('textarea').evaluate((field: HTMLTextAreaElement) => {
      field.value = 'Set by a scrpt.';
    });
    await expect.poll(() => marked(view)).toEqual([['scrpt'], ['secnd']]);
    await view.getByRole('button').click();
    await expect.poll(() => marked(view)).toEqual([['eror'], ['secnd']]);
    await view.locator('textarea').evaluate((field) => field.remove());
    await expect.poll(() => marked(view)).toEqual([['secnd']]);
    await view.evaluate(() => {
      const field = document.createElement('textarea');
      field.value = 'A thrid one.';
      document.body.append(field);
    });
    await expect.poll(() => marked(view)).toEqual([['secnd'], ['thrid']]);
    await view.evaluate(() => window.SpellingCheck?.stop());
    expect([await marked(view), view.workers().length]).toEqual([[], workers]);
    expect(await view.locator('input').first().getAttribute('spellcheck')).toBeNull();
    await close();
  });

  it('marks an editable element without a change to it, and corrects it as typing does', async () => {
    const { view, close } = await open({
      body: '<div id="editor" contenteditable><p>We <b>recieved</b> the</p><p>lettre from <span contenteditable="false">Xyzzq</span></p></div>',
      script: 'data-spelling-check="[contenteditable]"',
    });
    const html = await view.locator('#editor').innerHTML();
    await view
      .locator('p')
      .last()
      .click({ position: { x: 8, y: 8 } });
    await expect.poll(() => highlighted(view)).toEqual(['recieved', 'lettre']);
    expect(await view.locator('#editor').innerHTML()).toBe(html);
    await view.locator('b').click();
    await expect.poll(() => inPopover(view)).toEqual({ label: labelOf('recieved'), focus: null });
    await view.evaluate(() => {
      document.querySelector('#editor')?.addEventListener('input', (event) => {
        document.body.dataset['input'] = (event as InputEvent).inputType;
      });
    });
    // The second key comes too early for the popover: it breaks no line either.
    const used = await view.locator('#editor').evaluate((editor) => {
      const press = (altKey: boolean) =>
        editor.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', altKey, bubbles: true, cancelable: true }));
      return [!press(true), !press(false)];
    });
    expect(used).toEqual([true, true]);
    await expect.poll(() => inPopover(view)).toMatchObject({ focus: 'received' });
    await view.keyboard.press('Enter');
    await expect.poll(() => view.locator('b').textContent()).toBe('received');
    expect(await view.locator('body').getAttribute('data-input')).toBe('insertText');
    await close();
  });

  it('leaves nothing in a document that is edited as a whole, such as a message', async () => {
    const { view, close } = await open({ body: '<p>We recieved it.</p>', script: 'data-spelling-check="none"' });
    await view.evaluate(() => {
      document.designMode = 'on';
    });
    const html = await view.content();
    await view.evaluate(() => window.SpellingCheck?.attach(document.body));
    await expect.poll(() => highlighted(view)).toEqual(['recieved']);
    const { x, y } = await view.evaluate(() => {
      const range = document.createRange();
      range.setStart(document.querySelector('p')?.firstChild as Text, 6);
      return range.getBoundingClientRect();
    });
    await view.mouse.click(x, y + 4);
    await expect.poll(() => inPopover(view)).toMatchObject({ label: labelOf('recieved') });
    await view.keyboard.press('Escape');
    await view.keyboard.press('F7');
    await expect.poll(() => inPopover(view)).toMatchObject({ focus: 'received' });
    await view.keyboard.press('Escape');
    expect(await view.content()).toBe(html);
    await close();
  });

  it('works inside a shadow tree and in another language of text and page', async () => {
    const { view, close } = await open({
      html: 'lang="fr"',
      body: '<my-form></my-form>',
      script: 'data-spelling-check="textarea"',
    });
    await view.evaluate(() => {
      const root = document.querySelector('my-form')?.attachShadow({ mode: 'open' });
      root?.append(document.createElement('textarea'));
    });
    await view.locator('textarea').focus();
    await view.keyboard.type('Nous avons recu votre lettre hier. ');
    await expect.poll(() => marked(view)).toEqual([['recu']]);
    await view.keyboard.press('F7');
    await expect.poll(() => inPopover(view)).toEqual({ label: labelOf('recu', wordingIn('fr')), focus: 'reçu' });
    expect(site.asked.filter((path) => /locales\/\w+\.json/.test(path)).at(-1)).toBe('/form-checker/locales/fr.json');
    await close();
  });

  it('does what the samples of its page say', async () => {
    const { view, close } = await open({
      script: null,
      headers: { 'content-security-policy': "script-src 'self'" },
      body: `${formHtml}<script src="/sample.js"></script>`,
    });
    await view.locator('textarea').focus();
    await view.keyboard.type(`${WRONG} `);
    await expect.poll(() => view.title()).toBe('2 in textarea');
    await close();
    const other = await open({
      script: null,
      head: '<script type="importmap">{"imports":{"spelling-check-form":"/spelling-check/form.module.js"}}</script>',
      body: '<textarea></textarea><script type="module" src="/module.js"></script>',
    });
    await other.view.locator('textarea').focus();
    await other.view.keyboard.type('My favourite color. ');
    await expect.poll(() => found(other.view)).toEqual(['color']);
    await other.close();
  });

  it('checks the live form on its page, whose fields React controls, under the site’s own policy', async () => {
    const live = await openSite();
    const { page, complaints } = await live.open('/software/html-form-spell-checker/');
    const area = page.locator('[data-form-demo] textarea');
    // The form's own script follows its page.
    await page.waitForFunction(() => window.SpellingCheck !== undefined);
    await area.fill(WRONG);
    await area.press('Control+Home');
    await expect.poll(() => marked(page)).toEqual([['recieved', 'lettre']]);
    await page.keyboard.press('F7');
    await expect.poll(() => inPopover(page)).toMatchObject({ focus: 'received' });
    await page.keyboard.press('Enter');
    await expect.poll(() => area.inputValue()).toBe('We received the lettre.');
    // The next keystroke makes React draw its own value again.
    await page.keyboard.press('Escape');
    await area.press('End');
    await page.keyboard.type('!');
    expect(await area.inputValue()).toBe('We received the lettre.!');
    await expect
      .poll(() => page.locator('[data-form-demo] li').allTextContents())
      .toContain(pages.htmlForm.demo.fix.replace('{{text}}', 'recieved').replace('{{replacement}}', 'received'));
    expect(complaints).toEqual([]);
    await live.close();
  });

  it('keeps a form from being sent where the page asks for it, and tells of what is missing', async () => {
    const { view, close } = await open({
      body: '<form><textarea data-spelling-validate="likely"></textarea><input data-spelling-language="de"></form>',
    });
    const isValid = () => view.locator('textarea').evaluate((field: HTMLTextAreaElement) => field.validity.valid);
    await view.locator('textarea').focus();
    await view.keyboard.type(`${WRONG} `);
    await expect.poll(isValid).toBe(false);
    await view.locator('textarea').fill('We received the letter.');
    await expect.poll(isValid).toBe(true);
    await view.route('**/packs/de.*', (route) => route.fulfill({ status: 404 }));
    await view.locator('input').focus();
    await view.keyboard.type('Ein Brif. ');
    await expect.poll(async () => (await heard(view)).error.map(({ code }) => code)).toContain('pack-missing');
    await close();
  });
});
