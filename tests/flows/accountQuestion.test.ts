// An operator's custom question after the password (SGN-6), in a real browser, under the production policy. The local
// cloud's pool asks no question after a password, so its responses are held back here until the question is answered.
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { button, heading, notThisDevice, ownComplaints, PASSWORD, signIn } from './accountSteps.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Sent {
  ChallengeName?: string;
  ChallengeResponses?: { ANSWER?: string };
}

/** Puts a question between the password and the tokens; a third wrong answer ends the sign-in. Returns the answers given. */
async function askAfterPassword(page: Page, question: string, right: string): Promise<string[]> {
  const answers: string[] = [];
  let held: string | undefined;
  const json = (route: Route, body: object, status = 200) =>
    route.fulfill({ status, contentType: 'application/x-amz-json-1.1', body: JSON.stringify(body) });
  const ask = (route: Route) =>
    json(route, {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: 'held',
      ChallengeParameters: { USERNAME: 'x', question },
    });
  await page.route('**/_cloud/idp', async (route) => {
    const request = route.request();
    const { ChallengeName, ChallengeResponses } = request.postDataJSON() as Sent;
    if (!request.headers()['x-amz-target']?.endsWith('RespondToAuthChallenge')) return route.continue();
    if (ChallengeName === 'PASSWORD_VERIFIER') {
      held = await (await route.fetch()).text();
      answers.length = 0;
      return ask(route);
    }
    answers.push(ChallengeResponses?.ANSWER ?? '');
    if (answers.at(-1) === right) return route.fulfill({ contentType: 'application/x-amz-json-1.1', body: held ?? '' });
    if (answers.length < 3) return ask(route);
    return json(route, { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }, 400);
  });
  return answers;
}

it('SGN-6: is asked as text, again after a wrong answer, and ends the sign-in after the third', async () => {
  const email = 'asked@papier.example';
  site.cloud.operators.create(email, PASSWORD, { name: 'Marta Bell' });
  const watched = await site.open('/checker/signin/');
  const { page, context } = watched;
  const question = 'Which <b>animal</b> did you see first?';
  const answers = await askAfterPassword(page, question, 'a heron');
  const answer = async (text: string) => {
    await page.locator('input[name=answer]').fill(text);
    await button(page, 'Continue').click();
  };

  await signIn(page, email);
  await heading(page, 'One more question');
  await page.getByText(question, { exact: true }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'answer');
  expect(await findBarriers(page)).toEqual([]);
  await answer(' ');
  await page.getByText('Challenge response cannot be empty').waitFor();
  expect(answers).toEqual([]);
  for (const wrong of ['a crow', 'a swan']) {
    await answer(wrong);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=answer]')?.value === '');
  }
  await answer('a goose');
  await page.getByText('Incorrect username or password', { exact: false }).waitFor();
  expect(answers).toEqual(['a crow', 'a swan', 'a goose']);

  await page.goto('/checker/signin/');
  await signIn(page, email);
  await heading(page, 'One more question');
  await answer('a heron');
  await heading(page, 'Trust this device?');
  await notThisDevice(page);
  await page.getByRole('button', { name: 'Account: Marta Bell' }).waitFor();
  expect(ownComplaints(watched)).toEqual([]);
  await context.close();
});
