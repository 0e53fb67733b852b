// A document is corrected by keys alone, and saved with every change recorded: what nobody touched is the same byte for byte.
// npm run documents does the same with 40 pages, and shows the result to LibreOffice.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { longDocx } from '../../scripts/documents/longDocx.ts';
import { longOdt } from '../../scripts/documents/longOdt.ts';
import { correctByKeys } from '../../scripts/documents/person.ts';
import { makeProse } from '../../scripts/documents/prose.ts';
import { compareTracked } from '../../scripts/documents/tracked.ts';
import { openSite, type Site } from '../setup/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it.each([
  ['docx', longDocx],
  ['odt', longOdt],
] as const)('a German %s with twelve mistakes', async (kind, make) => {
  const bytes = make(makeProse({ letters: 3, mistakes: 12 }));
  const options = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const;
  const { page, context, complaints } = await site.open('/checker/', options);
  await page.locator('.cm-content').waitFor();
  const { found, left, end, fixed, stillMarked, saved } = await correctByKeys(page, { name: `letters.${kind}`, bytes });
  expect(fixed).toBeGreaterThan(0);
  expect(left).toBeLessThan(found);
  // The name stands in each letter, the word in one.
  expect([stillMarked, left - end]).toEqual([0, 4]);
  const { spoiltParts, spoilt, irreversible, changed, paragraphs, comments } = compareTracked(kind, bytes, saved);
  expect({ spoiltParts, spoilt, irreversible }).toEqual({ spoiltParts: [], spoilt: 0, irreversible: 0 });
  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThan(paragraphs / 2);
  expect(comments).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});
