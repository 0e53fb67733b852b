// How long a visitor on a slow phone waits for the first underline, from the start of the navigation to the first mark. The
// text is entered as early as anyone could paste it, as soon as the text field of the prerendered page exists.
import type { Browser, BrowserContext } from 'playwright';

/** Milliseconds. */
export interface FirstUnderline {
  cold: number;
  warm: number;
}

/** 10 Mbit/s with the latency of a mobile network, as Lighthouse takes it for its fast profile. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 5e6 / 8 };
const SLOWDOWN = 4;
const TEXT = 'We recieved your letter on Tuesday, and we will answer it as soon as posible.';

async function visit(context: BrowserContext, withText: boolean): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (withText)
    await page.addInitScript((text) => {
      document.addEventListener('DOMContentLoaded', () => {
        const area = document.querySelector('textarea');
        if (!area) return;
        area.focus();
        area.value = text;
        area.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }, TEXT);
  await page.goto('/checker/');
  const time = await page
    .waitForFunction(() => {
      const mark = document.querySelector('.m-spelling');
      return mark ? performance.now() : false;
    })
    .then((handle) => handle.jsonValue());
  // Lets the draft be saved and the service worker fetch its files before the next visit.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForTimeout(3_000);
  await page.close();
  return Number(time);
}

/** A phone-sized page in a context of its own, twice. */
export async function measureFirstUnderline(browser: Browser, url: string): Promise<FirstUnderline> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    baseURL: url,
  });
  const cold = await visit(context, true);
  const warm = await visit(context, false);
  await context.close();
  return { cold, warm };
}
