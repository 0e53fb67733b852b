// The built site's policy, tried on real pages (cloud.md 5.2). Each attempt is first made on an empty page without a
// policy, where it must succeed: an attempt that fails there would prove nothing here.
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, ready, type Site } from '../setup/openSite.ts';
import { type Elsewhere, openElsewhere, openPlanted, type PlantedSite } from '../setup/plantedSite.ts';
import { ATTEMPTS, type Attempt } from './policyAttempts.ts';

let site: Site;
let guarded: PlantedSite;
let bare: PlantedSite;
let elsewhere: Elsewhere;
const REFUSAL = /Unsafe attempt to load|requires '?Trusted/;
let shownThere = '';
let refusedByBrowser = false;

beforeAll(async () => {
  site = await openSite();
  [guarded, bare, elsewhere] = await Promise.all([
    openPlanted(site.url),
    openPlanted(),
    openElsewhere(() => shownThere),
  ]);
});
afterAll(() => Promise.all([site.close(), guarded.close(), bare.close(), elsewhere.close()]));

/** Lets the page record that the intruder's script ran or that something was refused. */
function note(): void {
  const mark = (what: string) => () => document.documentElement.setAttribute(`data-${what}`, '');
  Object.assign(window, { hit: mark('hit'), refuse: mark('refused') });
  const { top } = window as unknown as { top: { refuse?(): void } };
  document.addEventListener('securitypolicyviolation', () => top.refuse?.());
}

/** Runs a script as one of the page's own: outside the debugger, which bypasses the policy. */
const inPage = (script: string) => `new Promise((done) => setTimeout(() => {
  (async () => { ${script} })().catch(() => refuse()).finally(done);
}))`;

const isMarked = () =>
  ['body', '#planted'].some((one) => {
    const element = document.querySelector(one);
    return element !== null && getComputedStyle(element).outlineColor === 'rgb(1, 2, 3)';
  });

/** Whether an attempt succeeded: its script ran, its style applies, or another origin was contacted. */
async function cameThrough(page: Page): Promise<boolean> {
  if (elsewhere.asked.length > 0 || page.url().startsWith(elsewhere.origin)) return true;
  return (await page.evaluate(() => 'hit' in document.documentElement.dataset)) || page.evaluate(isMarked);
}

async function make(context: BrowserContext, target: PlantedSite, attempt: Attempt): Promise<Page> {
  const filled = (text = '') => text.replaceAll('ELSEWHERE', elsewhere.origin);
  elsewhere.asked.length = 0;
  target.markup = filled(attempt.html);
  const page = await context.newPage();
  refusedByBrowser = false;
  page.on('console', (message) => {
    // Refusals by the browser itself, or of a script's text, raise no policy event.
    if (message.type() === 'error' && REFUSAL.test(message.text())) refusedByBrowser = true;
  });
  await page.goto(`${target.origin}/contact/`);
  await ready(page);
  if (attempt.script) await page.evaluate(inPage(filled(attempt.script)));
  return page;
}

async function openContext(workers = false): Promise<BrowserContext> {
  const context = await site.browser.newContext({ serviceWorkers: workers ? 'allow' : 'block' });
  await context.addInitScript(note);
  return context;
}

describe('what an intruder could try', () => {
  let quiet: BrowserContext;
  beforeAll(async () => {
    quiet = await openContext();
  });

  it.each(ATTEMPTS)('is refused: $name', async (attempt) => {
    const context = attempt.workers ? await openContext(true) : quiet;
    if (!attempt.browser) {
      const open = await make(context, bare, attempt);
      await expect.poll(() => cameThrough(open), { timeout: 10_000 }).toBe(true);
      await open.close();
    }
    const page = await make(context, guarded, attempt);
    const refused = async () =>
      (await page.evaluate(() => 'refused' in document.documentElement.dataset)) || refusedByBrowser;
    await expect.poll(refused, { timeout: 10_000 }).toBe(true);
    expect(await cameThrough(page)).toBe(false);
    expect(page.url()).toMatch(`${guarded.origin}/contact/`);
    await page.close();
    if (context !== quiet) await context.close();
  });
});

describe('other origins', () => {
  beforeAll(() => {
    guarded.markup = '';
    bare.markup = '';
  });

  /** A page of the other origin with this site in a frame. */
  async function framed(target: PlantedSite): Promise<string[]> {
    shownThere = `<iframe src="${target.origin}/contact/"></iframe>`;
    const page = await site.browser.newPage();
    await page.goto(`${elsewhere.origin}/x.html`, { waitUntil: 'load' });
    const addresses = page.frames().map((frame) => frame.url());
    await page.close();
    return addresses;
  }

  it('cannot show the site in a frame', async () => {
    expect(await framed(bare)).toContain(`${bare.origin}/contact/`);
    const addresses = await framed(guarded);
    expect(addresses).toHaveLength(2);
    expect(addresses).not.toContain(`${guarded.origin}/contact/`);
  });

  /** What a page of the other origin and the site it opens can see of each other. */
  async function opened(target: PlantedSite): Promise<{ closed: boolean; opener: boolean }> {
    const context = await site.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${elsewhere.origin}/x.html`);
    const coming = context.waitForEvent('page');
    await page.evaluate((address) => {
      Object.assign(window, { opened: window.open(address) });
    }, `${target.origin}/contact/`);
    const own = await coming;
    await own.waitForURL('**/contact/');
    await ready(own);
    const closed = await page.evaluate(() => (window as unknown as { opened: Window }).opened.closed);
    const opener = await own.evaluate(() => window.opener !== null);
    await context.close();
    return { closed, opener };
  }

  it('lose the window in which they open the site, and the site cannot reach them', async () => {
    shownThere = '';
    expect(await opened(bare)).toEqual({ closed: false, opener: true });
    expect(await opened(guarded)).toEqual({ closed: true, opener: false });
  });

  it('send messages that nobody hears: the page does not change', async () => {
    shownThere = '';
    const watched = await site.open('/checker/', { serviceWorkers: 'block' });
    const { page, context, complaints } = watched;
    // The page once it has stopped changing: parts of the checker arrive after the first frame.
    const settled = async () => {
      await page.waitForLoadState('networkidle');
      let last = '';
      const isSame = async () => {
        const before = last;
        last = await page.locator('body').innerHTML();
        return last === before;
      };
      await expect.poll(isSame, { interval: 500 }).toBe(true);
      return last;
    };
    await page.evaluate(() => addEventListener('message', () => Object.assign(window, { heard: true })));
    const coming = context.waitForEvent('page');
    const before = await settled();
    await page.evaluate((address) => void window.open(address), `${elsewhere.origin}/x.html`);
    const other = await coming;
    await other.waitForLoadState();
    await other.evaluate(() => {
      const code = 'hit()';
      const kinds = ['signIn', 'signOut', 'check', 'language', 'reload', 'port', 'result', 'error'];
      const messages = [null, 1, 'text', [], {}, ...kinds.flatMap((type) => [{ type }, { type, code }, [type, code]])];
      for (const message of messages) (window.opener as Window).postMessage(message, '*');
    });
    await page.waitForFunction(() => 'heard' in window);
    expect(await settled()).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
