// Nothing typed is ever lost: drafts, tabs, a full storage, a crashed worker, no network.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEXTS } from '../../scripts/scale/visits.ts';
import { routeTable } from '../../src/routes/table.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { enterEditor, expectMarked, keptTexts, saved, shownText } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('drafts', () => {
  it('restores the text after a reload, and on the next visit', async () => {
    const { page, context } = await site.open('/checker/');
    await enterEditor(page);
    await page.keyboard.type('A letter that must not be lostt.');
    await saved(page);
    await page.reload();
    await expectMarked(page, ['lostt']);
    expect(await shownText(page)).toBe('A letter that must not be lostt.');
    await page.close();
    const next = await context.newPage();
    await next.goto('/');
    await expectMarked(next, ['lostt']);
    await context.close();
  });

  it('keeps what was typed a moment before the page went away', async () => {
    const { page, context } = await site.open('/checker/');
    await enterEditor(page);
    await page.keyboard.type('Gone in a moment.');
    await page.reload();
    await page.locator('.cm-line', { hasText: 'Gone in a moment.' }).waitFor();
    await context.close();
  });

  it('never lets one tab overwrite the text of another', async () => {
    const { page, context } = await site.open('/checker/');
    await enterEditor(page);
    await page.keyboard.type('The first tab writes this.');
    await saved(page);
    const second = await context.newPage();
    await second.goto('/checker/');
    await enterEditor(second);
    expect(await shownText(second)).toBe('');
    await second.keyboard.type('The second tab writes that.');
    await saved(second);
    await page.keyboard.type(' And more.');
    await expect.poll(() => keptTexts(page)).toContain('The first tab writes this. And more.');
    await second.reload();
    await second.locator('.cm-line', { hasText: 'The second tab writes that.' }).waitFor();
    await second.keyboard.press('Control+Shift+O');
    await second.getByRole('button', { name: /^The first tab writes this. And more/ }).waitFor();
    await context.close();
  });

  it('opens a new text, keeps the old one in the list, and returns to it', async () => {
    const { page, context } = await site.open('/checker/');
    await enterEditor(page);
    await page.keyboard.type('The old text.');
    await saved(page);
    await page.keyboard.press('Alt+N');
    await page.locator('[role=status]', { hasText: 'New text' }).waitFor();
    await page.locator('.cm-line', { hasText: 'The old text.' }).waitFor({ state: 'detached' });
    await page.locator('.cm-content:focus').waitFor();
    await page.keyboard.type('The new text.');
    await saved(page);
    await page.keyboard.press('Control+Shift+O');
    await page
      .locator('dialog')
      .getByRole('button', { name: /^The old text/ })
      .click();
    await page.locator('.cm-line', { hasText: 'The old text.' }).waitFor();
    await page.locator('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+Shift+O');
    await page
      .locator('dialog')
      .getByRole('button', { name: /^The new text/ })
      .waitFor();
    await context.close();
  });

  it('carries the text from page to page, once', async () => {
    const { page, context } = await site.open('/checker/');
    await enterEditor(page);
    await page.keyboard.type('Carried along with a mistke.');
    await page.getByRole('banner').getByRole('link', { name: 'Statistics' }).click();
    await page.getByRole('complementary', { name: wording('statistics:title') }).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: wording('site.check'), exact: true })
      .click();
    await expectMarked(page, ['mistke']);
    await page.keyboard.press('Control+Shift+O');
    await page.locator('dialog').getByText('open now').waitFor();
    expect(await page.locator('dialog li').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.goto('/');
    await expectMarked(page, ['mistke']);
    await context.close();
  });

  it('clears the text and brings it back', async () => {
    const { page, context } = await site.open('/checker/');
    await enterEditor(page);
    await page.keyboard.type('Not for the trash.');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Clear text' }).click();
    await page.getByText('Text cleared').waitFor();
    expect(await shownText(page)).toBe('');
    await page.locator('[role=status]').getByRole('button', { name: 'Undo' }).click();
    expect(await shownText(page)).toBe('Not for the trash.');
    await context.close();
  });

  it('says that the storage is full and keeps the text', async () => {
    const { page, context } = await site.open();
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      let full = true;
      Object.assign(window, { makeRoom: () => (full = false) });
      IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, args);
      };
    });
    await page.goto('/checker/');
    await enterEditor(page);
    await page.keyboard.type('There is no room for this.');
    await page.getByText(wording('errors.storage-reserve')).waitFor();
    expect(await shownText(page)).toBe('There is no room for this.');
    await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom());
    await page.keyboard.type(' Now there is.');
    await saved(page);
    await page.getByText(wording('errors.storage-reserve')).waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('the worker', () => {
  it('is restarted after a crash and continues checking the current text', async () => {
    const { page, context } = await site.open();
    await page.addInitScript(() => {
      const Original = Worker;
      const workers: Worker[] = [];
      Object.assign(window, { workers });
      window.Worker = class extends Original {
        constructor(...args: ConstructorParameters<typeof Worker>) {
          super(...args);
          workers.push(this);
        }
      };
    });
    await page.goto('/checker/');
    await enterEditor(page);
    await page.keyboard.type('Before the crash: recieved.');
    await expectMarked(page, ['recieved']);
    await page.evaluate(() => {
      const [worker] = (window as unknown as { workers: Worker[] }).workers;
      worker?.terminate();
      worker?.dispatchEvent(new ErrorEvent('error'));
    });
    await page.getByText('The checker stopped and was restarted. Your text is untouched.').waitFor();
    await page.keyboard.type(' After it: seperately.');
    await expectMarked(page, ['recieved', 'seperately']);
    expect(await page.evaluate(() => (window as unknown as { workers: Worker[] }).workers.length)).toBe(2);
    await context.close();
  });
});

describe('without a network', () => {
  it('reloads and keeps checking with the server down, and says so', async () => {
    const own = await openSite(undefined, 'allow');
    const { page, context } = await own.open('/checker/');
    await enterEditor(page);
    await page.keyboard.type('We recieved it.');
    await expectMarked(page, ['recieved']);
    await saved(page);
    await page.getByText('available offline', { exact: true }).waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await own.preview.close();
    await context.setOffline(true);
    await page.reload();
    await expectMarked(page, ['recieved']);
    await page.getByText(/You’re offline. English is on this device/).waitFor();
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And posible more.');
    await expectMarked(page, ['recieved', 'posible']);
    await page.locator('.m').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'received', exact: true }).click();
    await expectMarked(page, ['posible']);
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' She go home every day.');
    await page.locator('.m-grammar').first().waitFor();
    await own.browser.close();
  });

  it('says which dictionary is missing, and loads it when the network is back', async () => {
    const { page, context } = await site.open('/checker/', { serviceWorkers: 'allow' });
    await enterEditor(page);
    await page.keyboard.type('We are here.');
    await page.getByText('available offline', { exact: true }).waitFor();
    await context.setOffline(true);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Die Lieferung ist entlich angekommen, und wir freuen uns sehr.');
    await page.getByRole('heading', { name: wording('issues.failedTitle', { language: 'German' }) }).waitFor();
    await context.setOffline(false);
    await expectMarked(page, ['entlich']);
    await context.close();
  });
});

// Service workers are blocked: their requests would bypass the page's routes.
describe('a grammar that could not be fetched', () => {
  const grammarFailed = (language: string) => wording('issues.grammarFailed', { language });

  it('is reported, does not stop the spelling, and is retried automatically and by hand', async () => {
    const { page, context } = await site.open('/checker/');
    const parts = /\/packs\/de\.(lex|model)\./;
    let asked = 0;
    await page.route(parts, (route) => {
      asked += 1;
      return route.abort();
    });
    await enterEditor(page);
    await page.keyboard.type('Er komt heute. Ich weiß nicht dass er heute arbeitet. Das ist ein schöne Haus.');
    await expectMarked(page, ['komt']);
    await page.getByText(grammarFailed('German')).waitFor();
    const before = asked;
    // Still unreachable: automatic retries must not remove the button for good.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThan(before);
    await page.unroute(parts);
    await page.getByText(grammarFailed('German')).waitFor({ state: 'detached' });
    await page.locator('.m-punctuation, .m-grammar').first().waitFor();
    await context.close();
  });

  it('arrives when the network is back', async () => {
    const { page, context } = await site.open('/checker/');
    const parts = /\/packs\/fr\.(lex|model)\./;
    await page.route(parts, (route) => route.abort());
    await enterEditor(page);
    await page.keyboard.type('Les enfant sont partis à la mer avec leurs parents hier matin.');
    await page.getByText(grammarFailed('French')).waitFor();
    await context.setOffline(true);
    // Anything else still loading when the network went down is named beside it.
    await page.getByText(/The grammar rules for .*French aren’t on this device yet\./).waitFor();
    await page.unroute(parts);
    await context.setOffline(false);
    await page.locator('.m-grammar').first().waitFor();
    await context.close();
  });

  it('arrives along with rules that could not be fetched at first', async () => {
    const { page, context } = await site.open('/checker/');
    const rules = /\/assets\/rules\/fr-/;
    await page.route(rules, (route) => route.abort());
    await enterEditor(page);
    await page.keyboard.type('Les enfant sont partis à la mer avec leurs parents hier matin.');
    await page.getByText(grammarFailed('French')).waitFor();
    await page.unroute(rules);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.m-grammar').first().waitFor();
    await context.close();
  });
});

describe('the proof of privacy', () => {
  it('counts zero bytes of text during checking, and counts what a request really carried', async () => {
    const { page, context } = await site.open('/checker/', { serviceWorkers: 'allow' });
    await enterEditor(page);
    await page.keyboard.type('A secret that we recieved.');
    await expectMarked(page, ['recieved']);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('button', { name: '0 bytes of your text sent' }).waitFor();
    // A request with a body, as a leak would send: the count must not stay at zero.
    await page.evaluate(() => fetch('/leak/', { method: 'POST', body: 'A secret' }).catch(() => undefined));
    await page.evaluate(() => fetch('/config.json?text=secret').then((response) => response.text()));
    await page.getByRole('button', { name: '19 bytes of your text sent' }).click();
    await page
      .locator('dialog')
      .getByText(/POST .*\/leak\//)
      .waitFor();
    await context.close();
  });

  it('carries nothing of the text in any request of a guest: every language, every page, whatever is done with it', async () => {
    const { page, context } = await site.open(undefined, { serviceWorkers: 'allow' });
    // A word that is nowhere else, as it is and as it may be packed.
    const secret = 'zyxwvuqyxwvuzqxyv';
    const packed = ['', 'x', 'xx'].map((before) => btoa(before + secret).slice(4, -4));
    const forms = [secret, ...packed].map((one) => one.toLowerCase());
    const sent: string[] = [];
    let byWorker = 0;
    context.on('request', (request) => {
      sent.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n').toLowerCase());
      if (request.serviceWorker()) byWorker += 1;
    });
    await page.goto('/checker/');
    for (const text of Object.values(TEXTS)) {
      await enterEditor(page);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(`${text} ${secret}!`);
      await page.locator('.cm-content .m', { hasText: secret }).waitFor();
    }
    await page.locator('.cm-content .m', { hasText: secret }).click();
    await page.getByRole('button', { name: 'Ignore in this text' }).first().click();
    await saved(page);
    // The text is kept on the device, and every page could read it there.
    const paths = routeTable
      .filter(({ prerender }) => prerender)
      .map(({ path }) => path.replace('{product}', 'spelling-check'));
    for (const path of [...paths, '/checker/signin/', '/checker/premium/', '/no-such-page/']) await page.goto(path);
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));
    expect(sent.length).toBeGreaterThan(100);
    expect(byWorker).toBeGreaterThan(20);
    const leaks = () => sent.filter((one) => forms.some((form) => one.includes(form)));
    expect(leaks()).toEqual([]);
    await page.evaluate((word) => fetch('/leak/', { method: 'POST', body: btoa(`A ${word}.`) }), secret);
    expect(leaks()).toHaveLength(1);
    await context.close();
  });
});
