// A built site and a browser for an end-to-end test. Everything the page complains about is collected, so that a test
// fails on a console error, an uncaught exception or a policy violation even when it checks something else.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { createLocalCloud, type LocalCloud } from '../../scripts/cloud/local/core/cloud.ts';
import { memoryStore } from '../../scripts/cloud/local/stores/memory.ts';
import { launchBrowser } from '../../scripts/web/browser.ts';
import { type Preview, serve } from '../../scripts/web/serve.ts';

/** A page and its complaints. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, exceptions, policy violations; emptied by the reader. */
  complaints: string[];
  /** Addresses of all requests, in order. */
  requests: string[];
}

/** The site and the browser of one test file. */
export interface Site {
  url: string;
  preview: Preview;
  /** This site's accounts and documents, in memory; a test may make it fail. */
  cloud: LocalCloud;
  browser: Browser;
  /** A page in its own context, without cookies or service workers from other tests. */
  open(path?: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  close(): Promise<void>;
}

/** Warnings that say nothing about the page. */
const HARMLESS = [
  /cross-world service worker resource mismatch/,
  /preloaded using link preload but not used/,
  /Service Worker registration blocked by Playwright/,
];

async function watch(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) || HARMLESS.some((one) => one.test(text))) return;
    complaints.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.stack ?? error.message}`));
  page.on('request', (request) => requests.push(request.url()));
  await page.exposeFunction('reportBreach', (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(() => {
    // A window of the browser's own, which no test can answer; without it, files are chosen through an input.
    Reflect.deleteProperty(window, 'showOpenFilePicker');
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportBreach(text: string): void }).reportBreach;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { page, context, complaints, requests };
}

/** Waits until the page answers: hydrated, or rendered in the browser. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
}

/** Waits until the first link to a path is the application's: in parts that come late it is the browser's own until then. */
export async function linkReady(page: Page, path: string): Promise<void> {
  await page.waitForFunction((to) => {
    const link = document.querySelector(`a[href="${to}"]`);
    return link === null || Object.keys(link).some((key) => key.startsWith('__reactProps'));
  }, path);
}

/** Goes to a path as a link would, without clicking through a menu. */
export async function follow(page: Page, path: string): Promise<void> {
  await linkReady(page, path);
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`No link leads to ${to}`);
    link.click();
  }, path);
}

/**
 * Serves `dist` and starts a browser. Service workers are off unless a test is about them: behind each first visit they
 * fetch the whole application, which costs more than most tests themselves.
 */
export async function openSite(root = 'dist/client', serviceWorkers: 'allow' | 'block' = 'block'): Promise<Site> {
  let cloud: LocalCloud | undefined;
  const openCloud = (origin: string) => {
    cloud = createLocalCloud({ store: memoryStore(), origin, faults: true });
    return cloud;
  };
  const [preview, browser] = await Promise.all([serve({ root, cloud: openCloud }), launchBrowser()]);
  if (!cloud) throw new Error('The site was served without its cloud');
  return {
    url: preview.url,
    preview,
    cloud,
    browser,
    async open(path, options = {}) {
      const context = await browser.newContext({ baseURL: preview.url, serviceWorkers, ...options });
      const watched = await watch(context);
      if (path !== undefined) {
        await watched.page.goto(path);
        await ready(watched.page);
      }
      return watched;
    },
    async close() {
      await browser.close();
      await preview.close();
    },
  };
}
