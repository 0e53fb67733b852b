// The product's pictures: only the size that the window needs is loaded.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from '../setup/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it.each([
  [320, 1, 320],
  [700, 1, 768],
  [1400, 1, 1180],
  [360, 2, 768],
])(
  'IMG-4: a window of %i px with %i px for each fetches the picture of %i',
  async (width, deviceScaleFactor, wanted) => {
    const { page, context, requests, complaints } = await site.open('/software/', {
      serviceWorkers: 'block',
      viewport: { width, height: 800 },
      deviceScaleFactor,
      colorScheme: 'light',
    });
    const picture = page.locator('main figure img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 10 && image.complete))
      .toBe(true);
    const fetched = requests.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/sizes/'));
    expect(fetched).toEqual([`/sizes/s_${wanted}x${Math.round((wanted * 5) / 8)}/shots/checker-light.webp`]);
    expect(requests.filter((url) => url.endsWith('/shots/checker-light.webp') && !url.includes('/sizes/'))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
