// Airplane mode on the built site: from the switch on, the server hears nothing, whatever the page asks for, and the checker
// goes on finding mistakes.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, ready, type Site } from '../setup/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite(undefined, 'allow');
});
afterAll(() => site.close());

it('lets nothing to the network while it is on, and everything again when it is off', async () => {
  const { page, context } = await site.open('/');
  await ready(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const editor = page.locator('#main :is(.cm-content, textarea):visible').first();
  await editor.click();
  await page.keyboard.type('We recieved it. ');
  await page.locator('.m-spelling').first().waitFor();

  const box = page.locator('[data-airplane]');
  await box.getByRole('switch').click();
  await page.locator('[data-airplane="on"]').waitFor();
  const reached: string[] = [];
  const status = (address: string, method = 'GET') =>
    page.evaluate(
      async ([url, verb]) =>
        fetch(url as string, { method: verb as string }).then(
          (response) => String(response.status),
          () => 'refused',
        ),
      [address, method],
    );
  // What the browser sends past the service worker would be seen here.
  context.on('request', (request) => {
    if (request.serviceWorker()) reached.push(request.url());
  });
  expect(await status('/robots.txt')).toBe('refused');
  expect(await status('/robots.txt', 'POST')).toBe('refused');
  expect(await status('/about/security/payload.json?never')).not.toBe('200');
  await editor.click();
  await page.keyboard.type('Tommorow. ');
  await expect.poll(() => page.locator('.m-spelling').count()).toBeGreaterThan(1);
  expect(reached).toEqual([]);
  await expect.poll(() => box.innerText()).toMatch(/Requests blocked: [1-9]/);

  await box.getByRole('switch').click();
  await page.locator('[data-airplane="off"]').waitFor();
  await expect.poll(() => status('/robots.txt')).toBe('200');
  await context.close();
});
