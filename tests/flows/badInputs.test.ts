// Hostile input from outside, in a real browser, under the production policy: texts, messages, frames, scanners.
import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, ready, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { askForLink, heading, notThisDevice, openTab, ownComplaints, PASSWORD } from './accountSteps.ts';
import { enterEditor, expectMarked, paste, shownText } from './checkerPage.ts';
import { openDocuments, row, textFile } from './documentSteps.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const open = (path: string) => site.open(path);

/** Another site, in the same browser. */
async function foreignSite(context: BrowserContext, body: string): Promise<string> {
  const address = 'http://evil.example/';
  await context.route(`${address}**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  return address;
}

describe('bad input row 34: a pasted text', () => {
  it.each([
    ['a script', '<script>window.ran = true</script>'],
    ['an element with a handler', '<svg onload="window.ran = true"></svg><img src=x onerror="window.ran = true">'],
    ['an address that is a script', 'javascript:window.ran=true'],
  ])('%s is shown as text and never runs', async (_kind, text) => {
    const watched = await open('/checker/');
    const { page, context } = watched;
    await enterEditor(page);
    await paste(page, `${text} and teh end.`);
    await page.waitForFunction(() => [...document.querySelectorAll('.cm-content .m')].at(-1)?.textContent === 'teh');
    expect(await shownText(page)).toBe(`${text} and teh end.`);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });

  it('lone surrogates, NUL and direction marks do not shift findings off their words', async () => {
    const watched = await open('/checker/');
    const { page, context } = watched;
    await enterEditor(page);
    await paste(page, 'A \ud83d lone one, \u0000 nothing, \u202Eturned\u202C and \u2067more\u2069 before teh end.');
    await expectMarked(page, ['teh']);
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });

  it('five million characters are accepted up to the checking limit, and reported as too many', async () => {
    const watched = await open('/checker/');
    const { page, context } = watched;
    await enterEditor(page);
    await paste(page, 'A plain line of a text that goes on.\n'.repeat(135_200));
    await page.getByText('longer than 2,000,000 characters', { exact: false }).first().waitFor();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('It can be written on. ');
    await page.getByText('It can be written on.', { exact: false }).first().waitFor();
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });
});

describe('bad input row 35: messages from other windows', () => {
  const messages = `[{ type: 'SKIP_WAITING' }, { type: 'signOut' }, 'logout', '{"text":"x"}', { id: 1, method: 'check', args: ['x'] }, null]`;

  it('change nothing, whether from a window the site opened or from one that opened the site', async () => {
    const watched = await open('/checker/');
    const { page, context, requests } = watched;
    await enterEditor(page);
    await paste(page, 'A text of mine with teh slip.');
    await expectMarked(page, ['teh']);
    const send = `document.title = 'sent'; for (const one of ${messages}) target.postMessage(one, '*');`;
    const foreign = await foreignSite(context, `<script>const target = opener; ${send}</script>`);
    const before = requests.length;
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((address) => void window.open(address), foreign),
    ]);
    await popup.waitForFunction(() => document.title === 'sent');
    await expectMarked(page, ['teh']);
    expect(await shownText(page)).toBe('A text of mine with teh slip.');
    // Only parts of the page itself are requested.
    const foreignRequests = requests
      .slice(before)
      .filter((url) => !url.startsWith(site.url) || url.includes('/_cloud'));
    expect(foreignRequests).toEqual([]);
    expect(page.url()).toBe(`${site.url}/checker/`);

    // A page on another site cannot even reach the window it opened (COOP).
    await popup.goto(foreign);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      popup.evaluate((address) => {
        (window as unknown as { site: Window | null }).site = window.open(address);
      }, `${site.url}/checker/`),
    ]);
    await ready(opened);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    expect(await popup.evaluate(() => (window as unknown as { site: Window }).site.closed)).toBe(true);
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });
});

describe('bad input row 36: a frame on another site', () => {
  it.each(['/', '/checker/', '/checker/signin/'])('does not show %s', async (path) => {
    const { page, context } = await site.open();
    const foreign = await foreignSite(context, `<title>evil</title><iframe src="${site.url}${path}"></iframe>`);
    await page.goto(foreign);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    await context.close();
  });
});

describe('bad input row 39: a sign-in link', () => {
  it('works for the person even if a mail scanner has already opened it', async () => {
    const email = 'scanned@papier.example';
    site.cloud.operators.create(email, PASSWORD);
    const watched = await open('/checker/signin/');
    const { page, context } = watched;
    const link = await askForLink(site, page, email);
    // One scanner only fetches; the other runs the page in its own browser.
    for (let time = 0; time < 3; time += 1) expect((await fetch(new URL(link, site.url))).status).toBe(200);
    const scanner = await open(link);
    await heading(scanner.page, 'Continue on this device');
    await scanner.context.close();

    const tab = await openTab(context, link);
    await heading(tab, 'Trust this device?');
    await notThisDevice(tab);
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });
});

describe('bad input row 23: files', () => {
  it('that are not text are refused with the reason, and a page is only ever saved', async () => {
    const email = 'files@papier.example';
    site.cloud.operators.create(email, PASSWORD);
    const watched = await openDocuments(site, email);
    const { page, context } = watched;
    const tooLarge = { name: 'large.txt', reason: wording('documents:errors.EntityTooLarge') };
    const refused: [string, Buffer, string][] = [
      ['letter.docx', Buffer.from('MZ\u0000\u0001'), wording('documents:refused.executable', { name: 'letter.docx' })],
      ['program.txt', Buffer.from('MZ\u0000\u0001'), wording('documents:refused.binary', { name: 'program.txt' })],
      ['nothing.txt', Buffer.alloc(0), wording('documents:refused.empty', { name: 'nothing.txt' })],
      ['large.txt', Buffer.alloc(26_000_000, 'a'), wording('documents:refused.failed', tooLarge)],
    ];
    for (const [name, bytes, refusal] of refused) {
      await page.locator('input[type=file]').setInputFiles([textFile(name, bytes)]);
      await page.getByText(refusal).waitFor();
    }
    await page.getByRole('heading', { name: 'No documents yet' }).waitFor();
    const script = '<script>window.ran = true</script>';
    await page.locator('input[type=file]').setInputFiles([textFile('page.html.txt', script, 'text/html')]);
    await row(page, 'page.html', 'Saved').waitFor();
    await page.getByRole('button', { name: 'page.html', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/checker/');
    // The text itself, not the title derived from it until the document's name is known.
    await page.locator('.cm-line', { hasText: script }).waitFor();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(ownComplaints(watched)).toEqual([]);
    await context.close();
  });

  // Browser messages about somebody else's markup must not look like violations of the site's own policy.
  const MARKUP = [
    '<!doctype html><html><head><meta http-equiv="refresh" content="0;url=http://evil.example/"><base href="http://evil.example/">',
    '<link rel="stylesheet" href="http://evil.example/a.css"><style>p { color: red }</style><script src="/x.js"></script></head>',
    '<body style="color:red" onload="window.ran = 1"><script>window.ran = 2</script><p style="color:red">First part.</p>',
    '<img src="x" onerror="window.ran = 3"><img src="http://evil.example/i.png" srcset="http://evil.example/s.png 2x">',
    '<svg onload="window.ran = 4"><script>window.ran = 5</script></svg><iframe srcdoc="<script>parent.ran = 6</script>"></iframe>',
    '<object data="x.swf"></object><embed src="x.swf"><video src="x.mp4" poster="p.png" autoplay></video><audio src="x.mp3"></audio>',
    '<input type="image" src="i.png" autofocus onfocus="window.ran = 7"><template><img src="t.png"></template>',
    '<a href="javascript:window.ran = 8" onclick="window.ran = 9">A link</a><form action="javascript:1"><button>go</button></form>',
    '<math><mtext><style><img src=x onerror="window.ran = 10"></style></mtext></math><p>Last part.</p></body></html>',
  ].join('\n');

  it.each([
    ['html', 'text/html'],
    ['htm', 'text/html'],
    ['txt', 'text/plain'],
    ['md', 'text/markdown'],
  ])(
    'with markup in a .%s are uploaded, opened and listed without a policy or console message',
    async (ending, type) => {
      const email = `markup-${ending}@papier.example`;
      site.cloud.operators.create(email, PASSWORD);
      const watched = await openDocuments(site, email);
      const { page, context, requests } = watched;
      await page.locator('input[type=file]').setInputFiles([textFile(`Page.${ending}`, MARKUP, type)]);
      await row(page, 'Page', 'Saved').waitFor();
      await page.getByRole('button', { name: 'Page', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/checker/');
      await expect.poll(() => shownText(page)).toContain('First part.');
      await page.reload();
      await expect.poll(() => shownText(page)).toContain('First part.');
      await expect.poll(() => page.evaluate(() => 'ran' in window)).toBe(false);
      expect(requests.filter((url) => !url.startsWith(site.url) && !url.startsWith('blob:'))).toEqual([]);
      expect(requests.filter((url) => /\/(x\.(js|swf|mp[34])|[ipt]\.png|x)$/.test(url))).toEqual([]);
      expect(ownComplaints(watched)).toEqual([]);
      await context.close();
    },
  );

  it.each(['html', 'txt'])(
    'with markup in a .%s, opened in the checker itself, raise no message either',
    async (ending) => {
      const watched = await open('/checker/');
      const { page, context, requests } = watched;
      await enterEditor(page);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Open a file' }).first().click();
      await (await chooser).setFiles([textFile(`Page.${ending}`, MARKUP, 'text/html')]);
      await expect.poll(() => shownText(page)).toContain('First part.');
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
      expect(ownComplaints(watched)).toEqual([]);
      await context.close();
    },
  );
});
