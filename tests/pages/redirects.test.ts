// Pages that send the visitor elsewhere or have nothing to show: redirects by guards, missing pages, and responses that
// are not the site's own.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuredSite } from '../setup/configuredSite.ts';
import { follow, openSite, ready, type Site } from '../setup/openSite.ts';
import { wording, wordingIn } from '../setup/wording.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const titled = (page: Page, title: string) => page.waitForFunction((start) => document.title.startsWith(start), title);

describe('a guard', () => {
  it('ERR-14: replaces its own address with another page of the site, so that going back is no trap', async () => {
    const { page, context } = await site.open('/contact/');
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/"]');
      link?.setAttribute('href', '/checker/profile/');
      history.pushState(null, '', '/checker/profile/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.waitForURL('**/checker/signin/?return=%2Fchecker%2Fprofile%2F');
    await page
      .getByText('Sign in to see this page', { exact: false })
      .or(page.locator('input[name=username]'))
      .first()
      .waitFor();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await titled(page, 'Contact');
    await context.close();
  });

  it('ERR-14: leaves the site for an address on another host that the page named', async () => {
    const copy = await configuredSite({
      auth: {
        region: 'eu-central-1',
        userPoolId: 'eu-central-1_Pool',
        clientId: 'theclient',
        domain: 'login.example.com',
        providers: { google: { clientId: 'g' } },
      },
      storage: undefined,
      endpoints: undefined,
    });
    const other = await openSite(copy.root);
    try {
      const { page, context, complaints } = await other.open(undefined);
      await context.route('https://login.example.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Login</h1>' }),
      );
      await page.goto('/checker/signin/?provider=google&return=%2Fcontact%2F');
      await page.waitForURL('https://login.example.com/oauth2/authorize?**');
      const asked = Object.fromEntries(new URL(page.url()).searchParams);
      expect(asked).toMatchObject({
        client_id: 'theclient',
        identity_provider: 'Google',
        redirect_uri: `${other.url}/checker/signin/`,
        code_challenge_method: 'S256',
      });
      // A provider that is not offered leads nowhere, and the form is shown.
      await page.goto(`${other.url}/checker/signin/?provider=facebook`);
      await page.locator('input[name=username]').waitFor();
      expect(new URL(page.url()).origin).toBe(other.url);
      expect(complaints).toEqual([]);
      await context.close();
    } finally {
      await other.close();
      await copy.drop();
    }
  });

  it('ERR-14 OAU-5: a named login leads to it, and its return is handled before the page that needs it', async () => {
    const { page, context } = await site.open();
    const seen: string[] = [];
    page.on('framenavigated', (frame) => void seen.push(new URL(frame.url()).pathname));
    await page.goto('/checker/signin/?provider=google&return=%2Fchecker%2Fprofile%2F');
    await page.locator('input[name=email]').fill('named@papier.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/checker/profile/');
    await page.getByText('None: you sign in with Google').waitFor();
    // Sign-in, the provider, back to the sign-in, the profile, which never refused for lack of a session.
    const own = seen.filter((path, index) => !path.startsWith('/_cloud') && path !== seen[index - 1]);
    expect(own.join(' ')).toBe('/checker/signin/ /checker/signin/ /checker/profile/');
    await context.close();
  });
});

describe('a page without its texts', () => {
  const answering = async (answer: { status: number; contentType?: string; body?: string }, locale = 'en') => {
    const opened = await site.open();
    await opened.context.addCookies([{ name: 'i18n_redirected', value: locale, url: site.url }]);
    await opened.page.route('**/software/pricing/payload*.json', (route) => route.fulfill(answer));
    await opened.page.goto('/software/');
    await ready(opened.page);
    await follow(opened.page, '/software/pricing/');
    await opened.page.locator('[data-status="500"]').waitFor();
    return opened;
  };
  const said = (page: Page) => page.locator('h1').first().innerText();

  it('PAY-1: says that the route is not pre-rendered, as heading and title, and the next page opens', async () => {
    const { page, context } = await answering({ status: 404, body: '' });
    expect(await said(page)).toBe('Route /software/pricing is not pre-rendered');
    expect(await page.title()).toBe('Route /software/pricing is not pre-rendered');
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await page.waitForURL(`${site.url}/`);
    await expect.poll(() => page.locator('[data-status]').count()).toBe(0);
    await context.close();
  });

  it('PAY-1: says so in the reader’s language', async () => {
    const { page, context } = await answering({ status: 404, body: '' }, 'de');
    expect(await said(page)).toBe(wordingIn('de')('errors.not-prerendered', { path: '/software/pricing' }));
    await context.close();
  });

  it.each([
    ['a page of the network', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in</p>' }],
    ['a page that says it were data', { status: 200, contentType: 'application/json', body: '<!doctype html>' }],
  ])('%s is reported in words for people, not for parsers', async (_, answer) => {
    const { page, context } = await answering(answer);
    const text = await page.locator('main').innerText();
    expect([wording('errors.network-page'), wording('errors.payload-missing')]).toContain(text.split('\n')[0]);
    expect(text).not.toMatch(/JSON|token|Unexpected|parse/i);
    await context.close();
  });
});
