// A language model that helps with a text: who may read it is asked first, what it says is judged before it is offered, and
// every failure leaves the text as it is and says why. The server and the browser's model are played by tests/setup.
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { type BrowserModelOptions, installBrowserModel } from '../setup/browserModel.ts';
import { type ModelName, type ModelServer, openModelServer } from '../setup/modelServer.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { notThisDevice, PASSWORD, signIn } from './accountSteps.ts';
import { enterEditor, expectMarked, paste } from './checkerPage.ts';

let site: Site;
let server: ModelServer;
beforeAll(async () => {
  [site, server] = await Promise.all([openSite(), openModelServer()]);
});
afterAll(() => Promise.all([site.close(), server.close()]));
beforeEach(() => {
  server.asked.length = 0;
  server.answer = ({ system, data }) => {
    const sentence = data['sentence'] ?? '';
    return /variants/.test(system)
      ? {
          variants: [
            sentence.replace('very happy', 'pleased'),
            sentence.replace('3', '4'),
            'As an AI, I cannot do that.',
          ],
        }
      : { corrected: sentence.replace('was send', 'were sent').replace('Do not forget', 'Forget') };
  };
});

const TEXT = `The 3 reports was send on Monday. We are very happy with the 3 results. Do not forget the meeting!`;

const view = (page: Page) => page.getByRole('complementary', { name: wording('ai:rewrite.title') });
const dialog = (page: Page) => page.getByRole('dialog', { name: wording('ai:engine.title') });
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const results = (page: Page) =>
  view(page)
    .getByRole('list', { name: wording('ai:ask.results') })
    .getByRole('listitem');
const text = (page: Page) => page.locator('.cm-content').innerText();
const sentBytes = (count: number) => wording('statistics.sent', { count }).replace(/<\/?\w+>/g, '');

async function open(model?: BrowserModelOptions) {
  const opened = await site.open('/checker/ai/', { viewport: { width: 1280, height: 860 } });
  if (model) {
    await opened.page.addInitScript(installBrowserModel, model);
    await opened.page.reload();
  }
  await enterEditor(opened.page);
  await paste(opened.page, TEXT);
  await expectMarked(opened.page, ['was', 'send']);
  return opened;
}

const openEngines = async (page: Page) => {
  await page.getByRole('button', { name: wording('ai:strip.reader', { name: wording('ai:names.embedded') }) }).click();
  await dialog(page).waitFor();
};

async function connect(page: Page, address: string, model?: ModelName): Promise<void> {
  await openEngines(page);
  await dialog(page)
    .getByRole('radio', { name: new RegExp(wording('ai:names.endpoint'), 'i') })
    .click();
  await dialog(page)
    .getByRole('textbox', { name: wording('ai:engine.address'), exact: true })
    .fill(address);
  await dialog(page)
    .getByRole('button', { name: wording('ai:engine.connect') })
    .click();
  if (model) await dialog(page).getByRole('combobox').selectOption(model);
}

it('makes no request before somebody lets a model read the text, then offers what passes', async () => {
  const { page, context, complaints } = await open();
  await connect(page, server.base, 'tokens');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByText(sentBytes(0)).waitFor();
  expect(server.asked.map(({ method }) => method)).toEqual(['GET']);
  await button(page, wording('ai:ask.allow')).click();
  await button(page, wording('ai:ask.correct')).click();
  await view(page).getByText(wording('ai:ask.done')).waitFor();
  // What the server says it has taken is told, and that our own rules point to the same words.
  const { host } = new URL(server.base);
  await view(page)
    .getByText(wording('ai:spent.tokens', { read: 360, written: 27 }))
    .waitFor();
  await view(page)
    .getByText(wording('ai:spent.cost', { host, cost: '0.00126' }))
    .waitFor();
  await results(page).first().getByText(wording('ai:sure.backed')).waitFor();
  // The correction is offered; the negation that went is not, and the reason is counted.
  expect(await results(page).count()).toBe(1);
  expect(await results(page).first().locator('ins').innerText()).toBe('were sent');
  await view(page)
    .getByText(wording('ai:ask.refused', { count: 1 }))
    .click();
  await view(page).getByText(wording('ai:guard.negation')).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await text(page)).toContain(TEXT);
  await results(page)
    .first()
    .getByRole('button', { name: wording('ai:rewrite.accept') })
    .click();
  expect(await text(page)).toContain('The 3 reports were sent on Monday.');
  // The proof counts what went out.
  expect(await page.getByText(sentBytes(0)).count()).toBe(0);
  await button(page, wording('ai:ask.rewrite', { goal: wording('ai:rewrite.goals.plain') })).click();
  await view(page).getByText(wording('ai:ask.done')).waitFor();
  expect(await results(page).allInnerTexts()).toHaveLength(1);
  await results(page).first().getByText(wording('ai:sure.alone')).waitFor();
  await view(page)
    .getByText(wording('ai:spent.tokens', { read: 720, written: 54 }))
    .waitFor();
  await results(page)
    .first()
    .getByRole('button', { name: wording('ai:rewrite.accept') })
    .click();
  expect(await text(page)).toContain('We are pleased with the 3 results. Do not forget the meeting!');
  // A draft is shown as one, and stays out of the text.
  server.answer = () => ({ draft: 'Three reports went out.' });
  await button(page, wording('ai:drafts.summary')).click();
  await view(page).getByRole('blockquote').getByText('Three reports went out.').waitFor();
  expect(await text(page)).not.toContain('Three reports');
  expect(await findBarriers(page)).toEqual([]);
  // What was accepted says from whom it came, the latest first, and can be taken back.
  await button(page, wording('issues.corrected', { count: 2 })).click();
  const history = page.getByRole('dialog', { name: wording('changes:title') });
  await history.getByRole('button', { name: wording('changes:side.order') }).click();
  await history
    .getByRole('heading', { name: new URL(server.base).host })
    .first()
    .waitFor();
  expect(await history.locator('ins').allInnerTexts()).toEqual(['We are pleased with the 3 results.', 'were sent']);
  await history
    .getByRole('button', { name: wording('changes:putBack') })
    .last()
    .click();
  await page.keyboard.press('Escape');
  expect(await text(page)).toContain('The 3 reports was send on Monday.');
  expect(complaints).toEqual([]);
  await context.close();
});

it('says in plain words what is wrong with a server, and leaves the text as it is', async () => {
  const { page, context } = await open();
  const host = new URL(server.base).host;
  await connect(page, 'http://example.com');
  await dialog(page)
    .getByText(wording('ai:errors.insecure', { host: 'example.com' }))
    .waitFor();
  await dialog(page)
    .getByRole('textbox', { name: wording('ai:engine.address'), exact: true })
    .fill(server.base);
  await dialog(page)
    .getByRole('button', { name: wording('ai:engine.connect') })
    .click();
  await dialog(page).getByRole('combobox').waitFor();
  await dialog(page).getByRole('switch').click();
  const failures: [ModelName, string][] = [
    ['key', wording('ai:errors.key', { host })],
    ['gone', wording('ai:errors.notFound', { host })],
    ['notJson', wording('ai:errors.unreadable')],
  ];
  const chip = page.getByRole('button', { name: wording('ai:strip.reader', { name: host }) });
  for (const [model, message] of failures) {
    if (!(await dialog(page).isVisible())) await chip.click();
    if ((await dialog(page).getByRole('combobox').locator('option').count()) < 2)
      await dialog(page)
        .getByRole('button', { name: wording('ai:engine.connect') })
        .click();
    await dialog(page).getByRole('combobox').selectOption(model);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await button(page, wording('ai:ask.correct')).click();
    await view(page).getByText(message).first().waitFor();
    expect(await text(page)).toContain(TEXT);
  }
  await context.close();
});

it('uses the model that the browser brings along, from a click, and stops when told to', async () => {
  const { page, context, complaints } = await open({ replaces: [['was send', 'were sent']] });
  await openEngines(page);
  await dialog(page)
    .getByRole('radio', { name: new RegExp(wording('ai:names.browser'), 'i') })
    .click();
  await dialog(page)
    .getByRole('button', { name: wording('ai:engine.download') })
    .click();
  await dialog(page).getByText(wording('ai:engine.states.ready')).waitFor();
  await dialog(page).getByRole('switch').click();
  await page.keyboard.press('Escape');
  await button(page, wording('ai:ask.correct')).click();
  await results(page).first().waitFor();
  expect(await results(page).first().locator('ins').innerText()).toBe('were sent');
  await page.getByText(sentBytes(0)).waitFor();
  expect(server.asked).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('forgets what a model has said where another text is opened, and for whoever signs in', async () => {
  const email = 'marta@papier.example';
  site.cloud.operators.create(email, PASSWORD);
  const { page, context } = await open();
  await connect(page, server.base, 'good');
  await page.keyboard.press('Escape');
  await button(page, wording('ai:ask.allow')).click();
  await button(page, wording('ai:ask.correct')).click();
  await results(page).first().waitFor();
  await page.keyboard.press('Alt+N');
  await view(page).getByText(wording('ai:rewrite.empty')).waitFor();
  await paste(page, TEXT);
  await button(page, wording('ai:ask.correct')).waitFor();
  expect(await results(page).count()).toBe(0);
  await button(page, wording('ai:ask.correct')).click();
  await results(page).first().waitFor();
  // The text goes along into the account; what the guest allowed does not.
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('dialog').locator('input[name=username]').waitFor();
  await signIn(page, email);
  await notThisDevice(page, '/checker/ai/');
  await page
    .getByRole('button', { name: wording('ai:strip.reader', { name: wording('ai:names.embedded') }) })
    .waitFor();
  expect(await text(page)).toContain(TEXT);
  expect(await results(page).count()).toBe(0);
  expect(await button(page, wording('ai:ask.correct')).count()).toBe(0);
  await context.close();
});

it('compares a sentence with its translation where a model can, and changes nothing', async () => {
  const { page, context, complaints } = await open();
  const heading = () => view(page).getByRole('heading', { name: wording('ai:compare.heading') });
  expect(await heading().count()).toBe(0);
  await connect(page, server.base, 'good');
  await page.keyboard.press('Escape');
  await button(page, wording('ai:ask.allow')).click();
  await heading().waitFor();
  server.answer = () => ({
    same: false,
    differences: [
      { kind: 'number', here: '3', there: '4' },
      { kind: 'meaning', here: 'Buy now', there: '' },
    ],
  });
  await view(page)
    .getByRole('textbox', { name: wording('ai:compare.other') })
    .fill('Les 4 rapports ont été envoyés lundi.');
  const ask = button(page, wording('ai:compare.ask'));
  await ask.press('Enter');
  await view(page).getByText(wording('ai:compare.select')).waitFor();
  expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  await page.locator('.cm-content').press('Control+Home');
  for (let step = 0; step < 'The 3 reports was send on Monday.'.length; step++)
    await page.keyboard.press('Shift+ArrowRight');
  await ask.press('Enter');
  const { host } = new URL(server.base);
  await view(page)
    .getByText(wording('ai:compare.differs', { name: host }))
    .waitFor();
  // Only words that stand in the two are shown; the figures are compared on this device.
  await view(page)
    .getByText(wording('ai:compare.pair', { here: '3', there: '4' }))
    .waitFor();
  expect(await view(page).getByText('Buy now').count()).toBe(0);
  await view(page)
    .getByText(wording('ai:compare.figures', { figures: '3 · 4' }))
    .waitFor();
  await view(page).getByText(wording('ai:compare.judged')).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await text(page)).toContain(TEXT);
  expect(complaints).toEqual([]);
  await context.close();
});
