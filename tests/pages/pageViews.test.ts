// Page views: off unless configured, then reported after each page (ANA-1).
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuredSite } from '../setup/configuredSite.ts';
import { follow, openSite, ready, type Site } from '../setup/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('page views', () => {
  it('ANA-1: nothing is reported unless it is configured', async () => {
    const { page, context, requests } = await site.open('/');
    await follow(page, '/contact/');
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await context.close();
  });

  it('ANA-1: each page is reported after it is shown, error pages included, to both adapters', async () => {
    const seen: { path: string; title: string; status: number }[] = [];
    const collector = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      if (request.url === '/counter.js') {
        response.setHeader('content-type', 'text/javascript');
        return response.end('window.counterLoaded = true;');
      }
      let body = '';
      request.on('data', (part) => (body += part));
      return request.on('end', () => {
        if (body) seen.push(JSON.parse(body));
        response.end();
      });
    });
    await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    const analytics = { beaconUrl: `${origin}/views`, scriptUrl: `${origin}/counter.js` };
    const copy = await configuredSite({ analytics });
    const counted = await openSite(copy.root);
    const { page, complaints } = await counted.open();
    // One at a time: requests in flight together may arrive in another order.
    const reported = async (count: number) => {
      await expect.poll(() => seen.length).toBe(count);
    };
    await page.goto('/contact/');
    await ready(page);
    await reported(1);
    await follow(page, '/software/');
    await page.waitForFunction(() => document.title.startsWith('Software'));
    await reported(2);
    await page.evaluate(() => {
      history.pushState(null, '', '/nope/');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await page.waitForFunction(() => document.title === 'This page could not be found');
    await reported(3);
    expect(seen.map(({ path, status }) => [path, status])).toEqual([
      ['/contact/', 200],
      ['/software/', 200],
      ['/nope/', 404],
    ]);
    expect(seen[0]?.title).toMatch(/^Contact/);
    await page.waitForFunction(() => 'counterLoaded' in window);
    expect(await page.evaluate(() => window.dataLayer?.length)).toBe(3);
    expect(complaints).toEqual([]);
    await counted.close();
    await copy.drop();
    collector.close();
  });
});
