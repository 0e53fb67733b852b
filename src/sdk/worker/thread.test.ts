// A checker behind a channel: the same answers as in this thread, failures with their codes, and a thread that ends.
import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { builtPacks } from '#tests/setup/libraryPacks.ts';
import { createSpellingChecker } from '../main.ts';
import { nodePort } from '../node/nodePort.ts';
import { createCheckerIn, type Thread } from './client.ts';
import { answerWithChecker } from './thread.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** The two sides of a channel, without a thread behind it. */
function channel(): { thread: Thread; crash: () => void } {
  const { port1, port2 } = new MessageChannel();
  const close = () => {
    port1.close();
    port2.close();
  };
  ends.push(close);
  answerWithChecker(nodePort(port2), () => builtPacks());
  let onCrash: () => void = () => undefined;
  const thread: Thread = { port: nodePort(port1), onCrash: (listener) => (onCrash = listener), terminate: close };
  return { thread, crash: () => onCrash() };
}

const start = (options: Parameters<typeof createCheckerIn>[2] = {}) => {
  const { thread, crash } = channel();
  const checker = createCheckerIn(thread, { folder: '' }, { depth: 'grammar', onNotice: () => undefined, ...options });
  return { checker, crash };
};

it('answers as a checker in this thread', async () => {
  const there = await start({ languages: ['fr'], messages: 'de' }).checker;
  const here = await createSpellingChecker({ packs: builtPacks(), depth: 'grammar', messages: 'de' });
  const text = 'Je ne sais pas pourqoui il sont parti.\nLes maison est grande.';
  expect(await there.loaded()).toEqual(['fr']);
  const answer = await there.check(text);
  expect(answer.issues.length).toBeGreaterThan(1);
  expect(answer).toEqual(await here.check(text));
  expect(await there.fix(text)).toEqual(await here.fix(text));
  expect(await there.suggest('pourqoui', 'fr')).toEqual(await here.suggest('pourqoui', 'fr'));
  expect(await there.detect(text)).toEqual(await here.detect(text));
  expect(there.license).toEqual({ state: 'evaluation' });
});

it('keeps documents', async () => {
  const checker = await start().checker;
  const [one, two] = [await checker.open('We recieved it.', { language: 'en' }), await checker.open('Teh end.')];
  await one.edit([{ start: 3, end: 11, insert: 'received' }]);
  expect(one.text()).toBe('We received it.');
  expect((await one.check()).issues).toEqual([]);
  await two.setOptions({ language: 'en' });
  expect((await two.check()).issues.map(({ text }) => text)).toEqual(['Teh']);
  expect(await two.fixes({ certainty: 'likely' })).toEqual([{ start: 0, end: 3, insert: 'The' }]);
  two.close();
  await expect(two.check()).rejects.toMatchObject({ code: 'disposed' });
});

it('says what failed, and where', async () => {
  const { checker } = start({ languages: ['xx' as 'en'] });
  await expect(checker).rejects.toMatchObject({ name: 'SpellingCheckError', code: 'pack-missing', detail: 'xx' });
  await expect(start({ licenseKey: 'SC1.a' }).checker).rejects.toMatchObject({ code: 'license-refused' });
});

it('gives up what its signal ends, and goes on', async () => {
  const checker = await start({ languages: ['en'], depth: 'spelling' }).checker;
  const controller = new AbortController();
  const long = checker.check('Some words and more. '.repeat(40_000), { language: 'en' }, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(long).rejects.toMatchObject({ code: 'aborted' });
  expect((await checker.check('Teh end.', { language: 'en' })).issues).toHaveLength(1);
});

it('rejects what waits when the thread ends', async () => {
  const { checker, crash } = start();
  const ready = await checker;
  const waiting = ready.check('Some words. '.repeat(50_000));
  crash();
  await expect(waiting).rejects.toMatchObject({ code: 'worker-crashed' });
  await expect(ready.loaded()).rejects.toMatchObject({ code: 'worker-crashed' });
  const other = await start().checker;
  other.dispose();
  await expect(other.loaded()).rejects.toMatchObject({ code: 'disposed' });
});
