// A person on the free plan with no room left: what is refused, what is reported, and that nothing is lost.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { ownComplaints, personForEach } from './accountSteps.ts';
import { openDocuments, textFile, upload } from './documentSteps.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const email = personForEach(() => site);

const USED = /^49\.8\sMB of 50\sMB used$/;

it('the number is the server’s, and a file that does not fit is refused before it is sent and stays here', {
  timeout: 120_000,
}, async () => {
  const watched = await openDocuments(site, email());
  const { page } = watched;
  // Each file counts twice: the file itself and the text beside it.
  await upload(page, textFile('One.txt', 'x'.repeat(12_000_000)), textFile('Two.txt', 'y'.repeat(12_900_000)));
  await site.cloud.quota.settled();
  await page.reload();
  await page.getByText(USED).first().waitFor();

  const three = textFile('Three.txt', 'z'.repeat(150_000));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/s3/') && request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await page.locator('input[type=file]').setInputFiles([three]);
  const refusal = { name: three.name, reason: wording('documents:errors.QuotaExceeded') };
  await page.getByText(wording('documents:refused.failed', refusal)).waitFor();
  expect(sent).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
  // What has more room is offered; it is put away by the person.
  const offer = page.getByRole('dialog', { name: wording('documents:room.title') });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await offer.waitFor({ state: 'hidden' });

  // Existing documents are untouched, and so is the file on the device: once there is room, it is accepted.
  await page.getByText(USED).first().waitFor();
  await page.getByRole('button', { name: 'Actions for Two', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('summary.json'),
  );
  await page
    .getByText(/^24\sMB of 50\sMB used$/)
    .first()
    .waitFor();
  await upload(page, three);
  expect(ownComplaints(watched)).toEqual([]);
  await watched.context.close();
});
