// Moving through the running site: links, scrolling, page change.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, openSite, ready, type Site } from '../setup/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page) => page.locator('h1').first();

describe('links', () => {
  it('RTE-1: the link to the open page carries both class names, its parent only the first', async () => {
    const { page, context } = await site.open('/software/pricing/');
    const own = page.locator('nav a[href="/software/pricing/"]').first();
    const above = page.locator('a[href="/software/"].nuxt-link-active').first();
    expect(await own.getAttribute('class')).toContain('nuxt-link-active');
    expect(await own.getAttribute('class')).toContain('nuxt-link-exact-active');
    expect(await above.getAttribute('class')).not.toContain('nuxt-link-exact-active');
    await context.close();
  });

  it('PRE-1: a link in view prefetches its page and texts once, and following it fetches neither again', async () => {
    const { page, context, requests } = await site.open('/software/');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => requests.filter((url) => url.endsWith('/contact/payload.json')).length).toBe(1);
    const before = requests.length;
    await follow(page, '/contact/');
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    const after = requests.slice(before).map((url) => new URL(url).pathname);
    expect(after.filter((path) => path === '/contact/payload.json')).toEqual([]);
    await context.close();
  });

  it('PAY-1: the first load requests no payload; a link requests only that of its page', async () => {
    const { page, context, requests } = await site.open('/software/');
    const own = requests.filter((url) => url.endsWith('/software/payload.json'));
    expect(own).toEqual([]);
    await follow(page, '/software/pricing/');
    await page.waitForFunction(() => document.title.startsWith('Pricing'));
    expect(requests.some((url) => url.endsWith('/software/pricing/payload.json'))).toBe(true);
    await context.close();
  });
});

describe('scrolling', () => {
  it('SCR-1 SCR-3: restoration is manual, and a new page starts at its top', async () => {
    const { page, context } = await site.open('/legal/privacypolicy/');
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await page.evaluate(() => window.scrollTo(0, 600));
    await follow(page, '/contact/');
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    await expect.poll(() => scrollY(page)).toBe(0);
    await context.close();
  });

  it('SCR-2 SCR-4: nothing moves until the old page has left; then the page is where it should be', async () => {
    const { page, context } = await site.open('/legal/privacypolicy/', { reducedMotion: 'no-preference' });
    const id = await page.evaluate(() => [...document.querySelectorAll('main [id]')].at(-1)?.id ?? '');
    await page.evaluate(() => window.scrollTo(0, 500));
    /** Every state in which a page was seen, frame by frame: its phase, title and position. */
    const watch = () =>
      page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const phase = document.querySelector('[data-phase]')?.getAttribute('data-phase');
          const line = `${phase} ${document.querySelector('main h1')?.textContent} ${Math.round(window.scrollY)}`;
          if (seen.at(-1) !== line) seen.push(line);
          requestAnimationFrame(look);
        };
        look();
      });
    const places = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await watch();
    const privacy = await heading(page).textContent();
    await follow(page, '/contact/');
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    const contact = await heading(page).textContent();
    await expect.poll(places).toEqual([`rest ${privacy} 500`, `leave ${privacy} 500`, `enter ${contact} 0`]);
    await page.evaluate(() => window.scrollTo(0, 30));
    await watch();
    await page.goBack();
    await expect.poll(places).toEqual([`enter ${contact} 30`, `leave ${contact} 30`, `enter ${privacy} 500`]);
    // A link to a place on another page: scrolled there as soon as that page is shown, never before.
    await follow(page, '/contact/');
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    await page.evaluate((hash) => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/legal/privacypolicy/"]');
      link?.ownerDocument.defaultView?.history.pushState({ key: 'to-a-place' }, '', `/legal/privacypolicy/#${hash}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, id);
    await page.waitForFunction(() => document.title.startsWith('Privacy'));
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
    await context.close();
  });

  it('SCR-4: an element lands below its margin, whatever its id, and another hash moves on', async () => {
    const { page, context } = await site.open('/legal/privacypolicy/');
    const ids = ['1.2:a "b"', 'über%20uns', 'a.b#c'];
    await page.evaluate((names) => {
      const sections = [...document.querySelectorAll<HTMLElement>('main section')].slice(1, 4);
      for (const [index, name] of names.entries()) {
        const element = sections[index];
        if (!element) throw new Error('The page has too few sections');
        element.id = name;
        element.style.scrollMarginTop = `${40 + index * 10}px`;
      }
    }, ids);
    // The space that the page reserves for its own bar is added.
    const bar = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    for (const [index, id] of ids.entries()) {
      await page.evaluate((target) => {
        location.hash = encodeURIComponent(target);
      }, id);
      await expect
        .poll(() =>
          page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id),
        )
        .toBe(bar + 40 + index * 10);
    }
    await context.close();
  });

  it('SCR-2: going back restores the position', async () => {
    const { page, context } = await site.open('/legal/privacypolicy/');
    await page.evaluate(() => window.scrollTo(0, 500));
    await follow(page, '/contact/');
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Privacy'));
    await expect.poll(() => scrollY(page)).toBe(500);
    await context.close();
  });

  it('SCR-1: a reload is left to the browser, which restores the position', async () => {
    const { page, context } = await site.open('/legal/privacypolicy/');
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.reload();
    await ready(page);
    await expect.poll(() => scrollY(page)).toBe(400);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await context.close();
  });

  it('SCR-4: a hash scrolls to its element, even when only the hash changes; without an element nothing moves', async () => {
    const { page, context } = await site.open('/legal/privacypolicy/');
    const id = await page.evaluate(() => [...document.querySelectorAll('main [id]')].at(-1)?.id ?? '');
    expect(id).not.toBe('');
    await page.evaluate((target) => {
      location.hash = encodeURIComponent(target);
    }, id);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    const before = await scrollY(page);
    await page.evaluate(() => {
      location.hash = 'there-is-no-such-element';
    });
    await page.waitForTimeout(200);
    expect(await scrollY(page)).toBe(before);
    await context.close();
  });
});

describe('a place on a page', () => {
  it('SCR-2: going back from it restores the position in the contents, and no other page takes its position', async () => {
    const { page, context } = await site.open('/legal/privacypolicy/');
    await page.evaluate(() => window.scrollTo(0, 120));
    const link = page.locator('nav a[href^="#"]').last();
    await link.click();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
    const there = await scrollY(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe((await link.getAttribute('href'))?.slice(1));
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(120);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(there);
    await page.goto(`${site.url}/legal/redistribution/`);
    await ready(page);
    await page.evaluate(() => window.scrollTo(0, 60));
    await follow(page, '/contact/');
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Redistribution'));
    await expect.poll(() => scrollY(page)).toBe(60);
    await context.close();
  });
});

describe('the main navigation', () => {
  it('marks the entry for the section a page belongs to', async () => {
    const { page, context } = await site.open('/api/dictionary-api/');
    const marked = page.locator('header nav').first().locator('a[aria-current]');
    expect(await marked.allInnerTexts()).toEqual(['APIs']);
    await context.close();
  });
});

describe('page change', () => {
  it('TRN-1: the old page leaves before the new one comes, never both', async () => {
    const { page, context } = await site.open('/software/');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const note = () => {
        const phase = document.querySelector('[data-phase]')?.getAttribute('data-phase') ?? '';
        const title = document.querySelector('main h1')?.textContent ?? '';
        const line = `${phase}: ${title}`;
        if (seen.at(-1) !== line) seen.push(line);
      };
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const old = await heading(page).textContent();
    await follow(page, '/contact/');
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    const fresh = await heading(page).textContent();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.find((line) => !line.startsWith('rest'))).toBe(`leave: ${old}`);
    expect(seen.at(-1)).toBe(`enter: ${fresh}`);
    expect(seen.filter((line) => line.startsWith('leave'))).toEqual([`leave: ${old}`]);
    expect(await page.locator('main').count()).toBe(1);
    await context.close();
  });

  it('the header stays in place between pages of the same frame, and the focus goes to the content', async () => {
    const { page, context } = await site.open('/software/');
    await page.evaluate(() => document.querySelector('header')?.setAttribute('data-kept', 'true'));
    await follow(page, '/contact/');
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    expect(await page.locator('header[data-kept]').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await context.close();
  });
});
