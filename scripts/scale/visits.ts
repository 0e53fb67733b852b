// What visits ask of the servers: a real browser, the built site with its cache rules and its service worker, and every
// answer counted at the server, with what the worker fetches in the background.
import type { Browser, BrowserContext, Page } from 'playwright';
import type { TextLanguage } from '../../src/engine/types.ts';
import { createLocalCloud } from '../cloud/local/core/cloud.ts';
import { memoryStore } from '../cloud/local/stores/memory.ts';
import { type Served, serve } from '../web/serve.ts';

/** Requests and bytes of answers, with headers. */
export interface Asked {
  requests: number;
  bytes: number;
}

/** What one language's visitors ask for: at the first visit, and when they come back with everything kept. */
export interface LanguageVisits {
  first: Asked;
  again: Asked;
}

/** Calls of the services when somebody signs in and opens the documents. */
export type SignInCalls = Record<'idp' | 'identity' | 's3' | 'lambda', number>;

/** Texts that are long enough for their language to be known. */
export const TEXTS: Readonly<Record<TextLanguage, string>> = {
  en: 'The weather was fine this morning, and we walked along the river.',
  es: 'Hacía buen tiempo esta mañana y caminamos a lo largo del río.',
  de: 'Das Wetter war heute Morgen schön, und wir gingen am Fluss entlang.',
  fr: 'Il faisait beau ce matin, et nous avons marché le long de la rivière.',
  it: 'Il tempo era bello questa mattina e abbiamo camminato lungo il fiume.',
};

/** The net of a language is fetched when the text has been at rest for two seconds; longer than that, nothing comes. */
const QUIET_MS = 6_000;
const LONGEST_MS = 90_000;
const PASSWORD = 'correct horse battery';

const total = (served: readonly Served[]): Asked => ({
  requests: served.length,
  bytes: served.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** A served site that remembers its answers. */
interface Counted {
  url: string;
  served: Served[];
  /** Waits until nothing has been asked for a while. */
  quiet(page: Page): Promise<void>;
  addPerson(email: string): void;
  close(): Promise<void>;
}

async function openCounted(root: string): Promise<Counted> {
  const served: Served[] = [];
  let addPerson = (_email: string): void => {};
  const preview = await serve({
    root,
    onServed: (one) => void served.push(one),
    cloud: (origin) => {
      const cloud = createLocalCloud({ store: memoryStore(), origin });
      addPerson = (email) => cloud.operators.create(email, PASSWORD, {});
      return cloud;
    },
  });
  return {
    url: preview.url,
    served,
    addPerson: (email) => addPerson(email),
    close: () => preview.close(),
    async quiet(page) {
      const end = Date.now() + LONGEST_MS;
      for (let seen = -1; seen !== served.length && Date.now() < end; ) {
        seen = served.length;
        await page.waitForTimeout(QUIET_MS);
      }
    },
  };
}

async function openChecker(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/checker/');
  await page.locator('.cm-content').click();
  return page;
}

/** One first visit and one visit after it, in a browser that has never been here. */
export async function measureVisits(browser: Browser, root: string, language: TextLanguage): Promise<LanguageVisits> {
  const site = await openCounted(root);
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const first = await openChecker(context);
    await first.keyboard.insertText(TEXTS[language]);
    await site.quiet(first);
    const atFirst = total(site.served);
    await first.close();
    site.served.length = 0;
    const second = await openChecker(context);
    await second.keyboard.insertText(' 2');
    await site.quiet(second);
    return { first: atFirst, again: total(site.served) };
  } finally {
    await context.close();
    await site.close();
  }
}

/** What signing in by password and opening the documents calls. */
export async function measureSignIn(browser: Browser, root: string): Promise<SignInCalls> {
  const site = await openCounted(root);
  const context = await browser.newContext({ baseURL: site.url });
  try {
    site.addPerson('ada@papier.example');
    const page = await context.newPage();
    await page.goto('/checker/signin/');
    await page.locator('input[name=username]').fill('ada@papier.example');
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Not on this device' }).click();
    await page.waitForURL('**/checker/');
    await page.goto('/checker/documents/');
    await site.quiet(page);
    const calls = (door: string) => site.served.filter(({ path }) => path.startsWith(`/_cloud/${door}`)).length;
    return { idp: calls('idp'), identity: calls('identity'), s3: calls('s3'), lambda: calls('lambda') };
  } finally {
    await context.close();
    await site.close();
  }
}
