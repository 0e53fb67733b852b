// Everything that a language model and its server can do wrong, in a browser: the text stays as it is, and the page says in plain
// words what happened. What a person has to click is in languageModels.test.ts; here the choice is made already.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GuardReason } from '../../src/engine/index.ts';
import { INJECTIONS } from '../engine/injections.ts';
import { type ModelName, type ModelServer, openModelServer } from '../setup/modelServer.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { enterEditor, paste } from './checkerPage.ts';

let site: Site;
let server: ModelServer;
/** Without this site among those that may ask; with a certificate that nobody trusts; not there any more. */
let others: readonly [closed: ModelServer, untrusted: ModelServer, gone: ModelServer];
beforeAll(async () => {
  [site, server, ...others] = await Promise.all([
    openSite(),
    openModelServer(),
    openModelServer({ cors: false }),
    openModelServer({ secure: true }),
    openModelServer(),
  ]);
  await others[2].close();
});
afterAll(() => Promise.all([site.close(), server.close(), others[0].close(), others[1].close()]));

const hostOf = ({ base }: ModelServer) => new URL(base).host;
const view = (page: Page) => page.getByRole('complementary', { name: wording('ai:rewrite.title') });
const press = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true }).click();
const correct = (page: Page) => press(page, wording('ai:ask.correct'));
const written = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'));

/** Uses another model, or another server, from the next question on. */
const use = (page: Page, model: ModelName, address = server.base) =>
  page.evaluate(
    (settings) => sessionStorage.setItem('spelling-check.ai-endpoint', settings),
    JSON.stringify({ address, model, key: '' }),
  );

/** The page with a text, and a server that may read it. */
async function open(text: string) {
  const opened = await site.open('/checker/ai/', { viewport: { width: 1280, height: 2000 } });
  const { page } = opened;
  await page.evaluate(
    ([engine, endpoint]) => {
      localStorage.setItem('spelling-check.ai-engine', engine);
      sessionStorage.setItem('spelling-check.ai-endpoint', endpoint);
    },
    [
      JSON.stringify({ id: 'endpoint', agreed: [server, ...others].map(hostOf) }),
      JSON.stringify({ address: server.base, model: 'good', key: '' }),
    ] as const,
  );
  await page.reload();
  await enterEditor(page);
  await paste(page, text);
  await view(page)
    .getByRole('button', { name: wording('ai:ask.correct') })
    .waitFor();
  return opened;
}

/** What a model must not do to a sentence, and the reason that is told. */
const SPOILT: readonly (readonly [reason: GuardReason, sentence: string, said: string])[] = [
  ['language', 'She walk to the office with her two dogs.', 'Elle va au bureau tous les jours avec ses deux chiens.'],
  ['sentences', 'We was happy about the results.', 'We were happy about the results. The boss was not.'],
  ['numbers', 'They owes us 120 dollars for it.', 'They owe us 210 dollars for it.'],
  ['negation', 'He do not want to come with us.', 'He wants to come with us.'],
  ['repeats', 'The train were late this morning.', 'The train was late late late late this morning.'],
  ['empty', 'The bus were late as well today.', ''],
  ['tooLong', 'The tram were late as well today.', 'a '.repeat(40_000)],
];

it('offers nothing of what models invent or obey', async () => {
  const said = new Map([
    ...INJECTIONS.map(({ sentence, obeyed }) => [sentence, obeyed] as const),
    ...SPOILT.map(([, sentence, answer]) => [sentence, answer] as const),
  ]);
  const text = [...said.keys()].join('\n');
  const { page, context, complaints } = await open(text);
  server.answer = ({ system, data }) => {
    const answer = said.get(data['sentence']?.trim() ?? '') ?? data['sentence'];
    return /variants/.test(system) ? { variants: [answer] } : { corrected: answer };
  };
  server.asked.length = 0;
  for (const name of ['ask.correct', 'ask.rewrite'] as const) {
    await press(page, wording(`ai:${name}`, { goal: wording('ai:rewrite.goals.plain') }));
    await view(page)
      .getByText(new RegExp(`${wording('ai:ask.done')}|${wording('ai:ask.nothing')}`))
      .waitFor();
    const offered = await view(page)
      .getByRole('list', { name: wording('ai:ask.results') })
      .allInnerTexts();
    for (const { planted, kind } of INJECTIONS)
      expect(offered.join('\n'), kind).not.toMatch(new RegExp(planted.source));
    expect(await written(page)).toBe(text);
    if (name === 'ask.rewrite') continue;
    await view(page).locator('summary').first().click();
    const reasons = (await view(page).getByRole('listitem').allInnerTexts()).join('\n');
    for (const [reason] of SPOILT) expect(reasons).toContain(wording(`ai:guard.${reason}`));
  }
  expect(server.asked.length).toBeGreaterThanOrEqual(said.size * 2);
  expect(complaints).toEqual([]);
  await context.close();
});

it('says what is wrong with a server, whatever it is', async () => {
  const text = 'The reports was sent on Monday.\nWe is very happy with them.\nThey was late, but it do not matter.';
  const { page, context } = await open(text);
  server.answer = ({ data }) => ({ corrected: data['sentence'] });
  const host = hostOf(server);
  const faults: readonly (readonly [ModelName, ModelServer, string])[] = [
    ['cut', server, wording('ai:errors.cut')],
    ['html', server, wording('ai:errors.page')],
    ['htmlError', server, wording('ai:errors.page')],
    ['wrongJson', server, wording('ai:errors.unreadable')],
    ['huge', server, wording('ai:errors.tooLong')],
    ['key', server, wording('ai:errors.key', { host })],
    ['busy', server, wording('ai:errors.busy', { host, count: 7 })],
    ['quota', server, wording('ai:errors.quota')],
    ['broken', server, wording('ai:errors.failed')],
    ['good', others[0], wording('ai:errors.cors', { host: hostOf(others[0]) })],
    ['good', others[1], wording('ai:errors.unreachableSecure', { host: hostOf(others[1]) })],
    ['good', others[2], wording('ai:errors.unreachable', { host: hostOf(others[2]) })],
  ];
  for (const [model, asked, message] of faults) {
    await use(page, model, asked.base);
    await correct(page);
    await view(page).getByText(message).first().waitFor();
    expect(await written(page), model).toBe(text);
  }
  // A model that has nothing to say is no failure.
  await use(page, 'good');
  await correct(page);
  await view(page).getByText(wording('ai:ask.nothing')).waitFor();
  await context.close();
});

it('gives up a server that is silent for 20 seconds, and stops when told to', async () => {
  const text = 'The reports was sent on Monday.';
  const { page, context } = await open(text);
  await page.clock.install();
  await use(page, 'silent');
  // How many sentences there are is known a moment after the press.
  const asked = view(page)
    .getByText(wording('ai:ask.progress', { done: 0, total: 1 }))
    .first();
  await correct(page);
  await asked.waitFor();
  await page.clock.fastForward(21_000);
  await view(page).getByText(wording('ai:errors.silent')).waitFor();
  await correct(page);
  await asked.waitFor();
  await press(page, wording('ai:ask.stop'));
  await view(page)
    .getByText(wording('ai:ask.stopped', { done: 0, total: 1 }))
    .waitFor();
  expect(await written(page)).toBe(text);
  await context.close();
});
