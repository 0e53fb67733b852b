// Accessibility of every account and document screen that the other flows do not cover: no barriers and no overflow, on a
// wide light screen in English and on a narrow dark one in Hindi.
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, ready, type Site } from '../setup/openSite.ts';
import { mailTo, PASSWORD } from './accountSteps.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => site.cloud.faults.clear());

const SUBMIT = 'form button[type=submit]';
const CODE = 'input[name=code]';
const USERNAME = 'input[name=username]';
/** The link option below the sign-in button. */
const LINK = 'form > [type=submit] + button';

const screens = [
  { language: 'en', options: { viewport: { width: 1280, height: 860 } } },
  {
    language: 'hi',
    options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', isMobile: true, hasTouch: true },
  },
] as const;

/** Responses by operation that replace the service's own. */
type Answers = Record<string, unknown>;

async function open({ language, options }: (typeof screens)[number], path: string, answers: Answers = {}) {
  const watched = await site.open(undefined, { serviceWorkers: 'block', ...options });
  const { page, context } = watched;
  await context.addCookies([{ name: 'i18n_redirected', value: language, url: site.url }]);
  await page.route('**/_cloud/idp', (route) => {
    const operation = route.request().headers()['x-amz-target']?.split('.').pop() ?? '';
    return operation in answers ? route.fulfill({ json: answers[operation] }) : route.continue();
  });
  await page.goto(path);
  await ready(page);
  return watched;
}

async function expectClear(page: Page, state: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect({ state, over, barriers: await findBarriers(page) }).toEqual({ state, over: 0, barriers: [] });
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.locator(USERNAME).fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator(SUBMIT).click();
}

/** Signs in on the sign-in page, without having the device remembered. */
async function enter(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await page.locator('input[name=password]').waitFor({ state: 'detached' });
  await page.locator('main button').last().click();
}

const create = (name: string) => {
  const email = `${name}@papier.example`;
  site.cloud.operators.create(email, PASSWORD, { name: 'Marta Bell-Hohenstein' });
  return email;
};

const asks = (ChallengeName: string, ChallengeParameters: Record<string, string> = {}): Answers => ({
  RespondToAuthChallenge: { ChallengeName, Session: 'session', ChallengeParameters },
});
const questions: readonly (readonly [string, Answers])[] = [
  ['SMS_MFA', asks('SMS_MFA', { CODE_DELIVERY_DESTINATION: '+*******1234' })],
  ['SOFTWARE_TOKEN_MFA', asks('SOFTWARE_TOKEN_MFA')],
  ['SELECT_MFA_TYPE', asks('SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA"]' })],
  [
    'MFA_SETUP',
    {
      ...asks('MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' }),
      AssociateSoftwareToken: { SecretCode: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', Session: 'session' },
    },
  ],
  [
    'NEW_PASSWORD_REQUIRED',
    asks('NEW_PASSWORD_REQUIRED', {
      userAttributes: '{}',
      requiredAttributes: '["userAttributes.name","userAttributes.phone_number"]',
    }),
  ],
  ['CUSTOM_CHALLENGE', asks('CUSTOM_CHALLENGE', { question: 'What is the name of the cat?' })],
  ['WEB_AUTHN', asks('WEB_AUTHN')],
];

describe.each(screens)('in $language', (screen) => {
  const { language } = screen;

  it('signing in: what is missing, what was refused, a forgotten password', async () => {
    const { page, context } = await open(screen, '/checker/signin/?return=/checker/profile/');
    await page.locator(SUBMIT).click();
    await expectClear(page, 'errors at the fields');
    await signIn(page, 'nobody@papier.example');
    await page.locator('main [role=alert]').waitFor();
    await expectClear(page, 'refused');
    await page.locator('form button[class*=forgot]').click();
    await page.locator('input[name=password]').waitFor({ state: 'detached' });
    await expectClear(page, 'forgotten');
    await page.locator(SUBMIT).click();
    await page.locator(CODE).waitFor();
    await page.locator(SUBMIT).click();
    await expectClear(page, 'a new password');
    await context.close();
  });

  it.each(questions)('the question %s', async (name, answers) => {
    const email = create(`${name.toLowerCase()}-${language}`);
    const { page, context } = await open(screen, '/checker/signin/', answers);
    await signIn(page, email);
    if (name === 'WEB_AUTHN') await page.locator('main [role=alert]').waitFor();
    else if (name === 'MFA_SETUP') await page.locator('svg[role=img]').waitFor();
    else if (name === 'NEW_PASSWORD_REQUIRED') await page.locator('input[name=attribute-name]').waitFor();
    else await page.locator('input[name=password]').waitFor({ state: 'detached' });
    await expectClear(page, name);
    if (name === 'NEW_PASSWORD_REQUIRED') {
      await page.locator(SUBMIT).click();
      await expectClear(page, `${name}: errors`);
    }
    if (name === 'SMS_MFA') {
      await page.locator('form p button').click();
      await page.locator(SUBMIT).waitFor({ state: 'detached' });
      await expectClear(page, `${name}: no code`);
    }
    await context.close();
  });

  it('a link and its code by mail: requested, sent, elsewhere, broken, wrong, too often', async () => {
    const email = create(`mail-${language}`);
    const { page, context } = await open(screen, '/checker/signin/');
    await page.locator(LINK).click();
    await page.locator('input[name=password]').waitFor({ state: 'detached' });
    await expectClear(page, 'a link is asked for');
    await page.locator(USERNAME).fill(email);
    await page.locator(SUBMIT).click();
    await page.locator(CODE).waitFor();
    const { link } = mailTo(site, email);
    for (const [state, address] of [
      ['elsewhere', link],
      ['broken', '/checker/signin/#magic='],
    ] as const) {
      const other = await open(screen, address);
      await other.page.locator('main form, main [role=alert]').first().waitFor();
      await expectClear(other.page, state);
      await other.context.close();
    }
    await page.locator(CODE).fill('wrong-code');
    await page.locator(SUBMIT).click();
    await page.locator(`${CODE}[aria-invalid=true]`).waitFor();
    await expectClear(page, 'a wrong code');
    await page.goto('/checker/signin/');
    await ready(page);
    await page.locator(USERNAME).fill(email);
    await page.locator(LINK).click();
    await page.locator('main [role=alert]').waitFor();
    await expectClear(page, 'too many mails');
    await context.close();
  });

  it('a new account through a link: the form, requested, sent, elsewhere, wrong', async () => {
    const email = `new-${language}@papier.example`;
    const { page, context } = await open(screen, '/checker/signup/');
    await expectClear(page, 'the form');
    await page.locator(LINK).click();
    await page.locator('input[name=password]').waitFor({ state: 'detached' });
    await expectClear(page, 'an address is asked for');
    await page.locator(USERNAME).fill(email);
    await page.locator(SUBMIT).click();
    await page.locator(CODE).waitFor();
    await expectClear(page, 'sent');
    const other = await open(screen, mailTo(site, email).link);
    await other.page.locator('main form').waitFor();
    await expectClear(other.page, 'elsewhere');
    await other.context.close();
    for (let count = 0; count < 3; count += 1) {
      await page.locator(CODE).fill(`wrong-${count}`);
      await page.locator(SUBMIT).click();
      await page.locator(count < 2 ? `${CODE}[aria-invalid=true]` : 'main [role=alert]').waitFor();
    }
    await expectClear(page, 'too many wrong codes');
    await context.close();
  });

  it('the dialogs of the profile', async () => {
    const { page, context } = await open(screen, '/checker/signin/?return=/checker/profile/');
    await enter(page, create(`dialogs-${language}`));
    await page.locator('#profile-devices').waitFor();
    const row = (index: number) => page.locator('dl > div').nth(index).locator('button').first();
    const dialog = page.locator('dialog[open]');
    const send = () => dialog.locator('[type=submit]').click();
    const visits: readonly (readonly [string, () => Promise<void>, () => Promise<void>])[] = [
      ['address', () => row(0).click(), async () => {}],
      ['name', () => row(1).click(), async () => {}],
      ['number', () => row(2).click(), async () => dialog.locator('input').fill('123').then(send)],
      [
        'code',
        () => row(2).click(),
        async () => {
          await dialog.locator('input').fill('+491701234567');
          await send();
          await dialog.locator(CODE).waitFor();
        },
      ],
      ['password', () => row(3).click(), send],
      [
        'password by code',
        () => row(3).click(),
        async () => {
          await dialog.locator('form p button').click();
          await dialog.locator(CODE).waitFor();
        },
      ],
      [
        'everywhere',
        () => page.locator('section[aria-labelledby=profile-devices] button').first().click(),
        async () => {},
      ],
      ['deletion', () => page.locator('section[aria-labelledby=profile-delete] button').click(), send],
    ];
    for (const [state, press, go] of visits) {
      await press();
      await dialog.waitFor();
      await go();
      await expectClear(page, state);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await expectClear(page, 'a number that is not confirmed');
    await context.close();
  });

  it('signing up over the checker, and documents being uploaded', async () => {
    const { page, context } = await open(screen, '/checker/documents/');
    await page.locator('main a[href*="/checker/signin/"]').click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator(USERNAME).waitFor();
    await dialog.locator('p button').last().click();
    await dialog.locator('input[name=name]').waitFor();
    await dialog.locator(SUBMIT).click();
    await expectClear(page, 'signing up');
    await dialog.locator('p button').last().click();
    await dialog.locator('input[name=name]').waitFor({ state: 'detached' });
    await signIn(page, create(`documents-${language}`));
    await dialog.locator('input').first().waitFor({ state: 'detached' });
    await dialog.locator('button[class*=wide]').last().click();
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await expectClear(page, 'no documents');
    // Long enough for everything checked in the meantime.
    site.cloud.faults.add({ operation: 'UploadPart', kind: 'delay', milliseconds: 600_000 });
    const buffer = Buffer.alloc(6 * 1024 * 1024, 'word ');
    await page.locator('input[type=file]').setInputFiles([
      { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'a-long-name-without-any-blank-2026-final-final-version.txt', mimeType: 'text/plain', buffer },
    ]);
    await page.locator('main li [role=progressbar], main li progress').first().waitFor();
    await expectClear(page, 'an upload, and a file that was refused');
    await page.locator('main li button[aria-haspopup]').first().click();
    await page.locator('[role=menuitem]:visible').first().waitFor();
    await expectClear(page, 'the menu of a document');
    await context.close();
  });

  it('a document that another device edited as well', async () => {
    const { page, context } = await open(screen, '/checker/signin/?return=/checker/documents/');
    await enter(page, create(`conflict-${language}`));
    const file = {
      name: 'Letter.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A line of a letter.\n\n'.repeat(60)),
    };
    await page.locator('input[type=file]').setInputFiles([file]);
    const row = page.locator('main li');
    await row.locator('span[data-state=saved]').waitFor();
    // The next write finds that another device was first; the text it reads back is the stored one.
    const refusal = '<Error><Code>PreconditionFailed</Code><Message>It has changed</Message></Error>';
    await page.route('**/document.json*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 412, contentType: 'application/xml', body: refusal })
        : route.continue(),
    );
    await row.locator('button[aria-haspopup]').click();
    await page.locator('[role=menuitem]:visible').nth(1).click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('input').fill('Another name');
    await dialog.locator('button[type=submit]').click();
    await page.locator('main li[data-state=conflict]').waitFor();
    await page.locator('main li div + span + time + span button').first().click();
    await dialog.locator('section[class*=text]').first().waitFor();
    expect(await dialog.locator('section[class*=text]').allInnerTexts()).toEqual(
      Array(2).fill(expect.stringContaining('A line of')),
    );
    await expectClear(page, 'both texts');
    await dialog.locator('footer button').first().click();
    await dialog.locator('textarea').waitFor();
    await expectClear(page, 'one text of both');
    await context.close();
  });
});
