// Steps shared by the account flows: codes from the outbox, an authenticator app, forms.
import { createHmac } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { beforeEach } from 'vitest';
import { ready, type Site, type WatchedPage } from '../setup/openSite.ts';

/** A password that the pool accepts. */
export const PASSWORD = 'correct horse battery';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** RFC 6238: a new code every 30 s. */
const STEP_MS = 30_000;

/** An authenticator app that never repeats a code: it advances the cloud's clock to the next step, as if time had passed. */
export function authenticator({ cloud: { faults } }: Site, key: string): () => string {
  let last = 0;
  return () => {
    const now = Math.floor((Date.now() + faults.skew) / STEP_MS);
    const step = Math.max(now, last + 1);
    faults.skew += (step - now) * STEP_MS;
    last = step;
    return codeOfStep(key, step);
  };
}

function codeOfStep(key: string, step: number): string {
  const bits = [...key.replace(/\s/g, '')].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const offset = (digest[19] ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** Creates a separate account for each test of a file. Returns a function that gives the current e-mail address. */
export function personForEach(site: () => Site, attributes: Record<string, string> = {}): () => string {
  let count = 0;
  const email = () => `person${count}@papier.example`;
  beforeEach(() => {
    count += 1;
    site().cloud.operators.create(email(), PASSWORD, attributes);
  });
  return email;
}

/** The newest message to an address; its link comes without the site's origin. */
export function mailTo(site: Site, to: string): { code: string; link: string } {
  const message = site.cloud.outbox.messages().find((one) => one.to === to);
  if (!message) throw new Error(`Nothing was sent to ${to}`);
  const { code = '', link = '' } = message;
  return { code, link: link.replace(/^https?:\/\/[^/]+/, '') };
}

/** Requests a link by mail on the sign-in page and returns it. */
export async function askForLink(site: Site, page: Page, email: string): Promise<string> {
  await page.locator('input[name=username]').fill(email);
  await button(page, 'Send me a sign-in link instead').click();
  await heading(page, 'Check your e-mail');
  return mailTo(site, email).link;
}

/** Signs in at a provider from the checker, as "Marta at …", and is returned to it. */
export async function signInAt(page: Page, provider: string, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Sign in with ${provider}` })
    .click();
  await page.getByRole('heading', { name: new RegExp(provider) }).waitFor();
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=name]').fill(`Marta at ${provider}`);
  await button(page, 'Continue').click();
  await page.waitForURL((url) => url.pathname === '/checker/');
  await page.getByRole('button', { name: `Account: Marta at ${provider}` }).waitFor();
}

/** Opens another tab in the same browser. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await ready(page);
  return page;
}

/** A button by its exact name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A page's complaints apart from refusals by the service, which browsers report on their own. */
export const ownComplaints = ({ complaints }: WatchedPage): string[] =>
  complaints.filter((line) => !/Failed to load resource: the server responded with a status of 4\d\d/.test(line));

/** Fills in the sign-in form and submits it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('input[name=username]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await button(page, 'Sign in').last().click();
}

/** Types a code and submits it with a button. */
export async function sendCode(page: Page, code: string, name: string): Promise<void> {
  await page.locator('input[name=code]').fill(code);
  await button(page, name).click();
}

/** Answers "remember this device?" and waits for the page that follows. */
export async function notThisDevice(page: Page, path = '/checker/'): Promise<void> {
  await button(page, 'Not on this device').click();
  await page.waitForURL((url) => url.pathname === path);
}

/** Waits for a heading with this text. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

/** Goes to the profile and waits for the service's data. */
export async function openProfile(page: Page): Promise<void> {
  await page.goto('/checker/profile/');
  await heading(page, 'Devices');
}

/** Ends all the person's sessions from the profile; `unsent` answers what to do with data that the cloud lacks. */
export async function signOutEverywhere(page: Page, unsent?: string): Promise<void> {
  await openProfile(page);
  await button(page, 'Sign out everywhere').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  if (unsent !== undefined) await button(page, unsent).click();
  await page.waitForURL('**/checker/signin/');
}
