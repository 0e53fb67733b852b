// The real worker with a real dictionary in a real browser.
import { afterEach, describe, expect, it } from 'vitest';
import type { CheckOptions } from '../engine/index.ts';
import type { WorkerStep } from './api.ts';
import { createCheckerClient } from './client.ts';

const options: CheckOptions = {
  language: 'en',
  dialects: {},
  perSentence: false,
  checkUppercase: true,
  checkDigits: false,
  personalWords: [],
  ignoredWords: [],
  ignoredIssues: [],
};

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

async function spellPack(): Promise<ArrayBuffer> {
  const manifest = (await (await fetch('/packs/manifest.json')).json()) as { en: { spell: { file: string } } };
  return (await fetch(`/packs/${manifest.en.spell.file}`)).arrayBuffer();
}

function setUp(text: string) {
  const state = { text, steps: [] as WorkerStep[], workers: [] as Worker[], restarts: 0 };
  const client = createCheckerClient({
    createWorker() {
      const worker = new Worker(new URL('./checker.worker.ts', import.meta.url), { type: 'module' });
      state.workers.push(worker);
      return worker;
    },
    packBytes: spellPack,
    grammarBytes: () => Promise.reject(new Error('not wanted here')),
    // The bytes of no net.
    contextBytes: async () => new ArrayBuffer(500),
    onGrammarLost: () => undefined,
    onPartBack: () => undefined,
    text: () => state.text,
    onStep: (step) => state.steps.push(step),
    onRulesFailed: () => undefined,
    onRestart: () => {
      state.restarts += 1;
    },
    onGivenUp: () => undefined,
  });
  ended.push(() => client.dispose());
  const words = () => state.steps.flatMap((step) => step.deltas.flatMap((delta) => delta.issues.map((i) => i.text)));
  return { client, state, words };
}

describe('the checker worker', () => {
  it('reads a dictionary, checks a text, follows its edits and suggests', async () => {
    const { client, state, words } = setUp('We recieved it.');
    await client.loadPack('en');
    client.open(options);
    await client.run(null);
    expect(words()).toEqual(['recieved']);
    state.text = 'We recieved it. Seperately.';
    client.edit([{ start: 15, end: 15, insert: ' Seperately.' }]);
    await client.run({ start: 0, end: 27 });
    expect(state.steps.at(-1)?.deltas.flatMap((delta) => delta.issues.map((found) => found.text))).toContain(
      'Seperately',
    );
    const [fixes] = await client.suggest([{ word: 'recieved', language: 'en', start: 3, end: 11 }], 3);
    expect(fixes?.[0]?.text).toBe('received');
  });

  it('refuses a damaged dictionary and goes on', async () => {
    const { client, words } = setUp('We recieved it.');
    const damaged = createCheckerClient({
      createWorker: () => new Worker(new URL('./checker.worker.ts', import.meta.url), { type: 'module' }),
      packBytes: async () => new ArrayBuffer(500),
      grammarBytes: () => Promise.reject(new Error('not wanted here')),
      contextBytes: () => Promise.reject(new Error('not wanted here')),
      onGrammarLost: () => undefined,
      onPartBack: () => undefined,
      text: () => '',
      onStep: () => undefined,
      onRulesFailed: () => undefined,
      onRestart: () => undefined,
      onGivenUp: () => undefined,
    });
    ended.push(() => damaged.dispose());
    await expect(damaged.loadPack('en')).rejects.toMatchObject({ code: 'pack-damaged' });
    await client.loadPack('en');
    client.open(options);
    await client.run(null);
    expect(words()).toEqual(['recieved']);
  });

  it('takes a context net before the grammar, even one that is none, and goes on', async () => {
    const { client, words } = setUp('We recieved it.');
    await client.loadContext('en');
    await client.loadPack('en');
    client.open(options);
    await client.run(null);
    expect(words()).toEqual(['recieved']);
  });

  it('is replaced when it dies, and the text is checked all the same', async () => {
    const { client, state } = setUp('We recieved it.');
    await client.loadPack('en');
    client.open(options);
    await client.run(null);
    state.workers[0]?.terminate();
    state.workers[0]?.dispatchEvent(new ErrorEvent('error'));
    state.text = 'We recieved it. Agian.';
    client.edit([{ start: 15, end: 15, insert: ' Agian.' }]);
    await client.run(null);
    expect(state.restarts).toBe(1);
    expect(state.steps.at(-1)?.deltas.flatMap((delta) => delta.issues.map((found) => found.text))).toEqual([
      'recieved',
      'Agian',
    ]);
  });

  it('stops a long check when asked and goes on later', async () => {
    const { client, state } = setUp('We recieved a letter from the company.\n'.repeat(20_000));
    await client.loadPack('en');
    client.open(options);
    const stop = new AbortController();
    const running = client.run(null, stop.signal);
    setTimeout(() => stop.abort(), 20);
    await expect(running).rejects.toMatchObject({ code: 'aborted' });
    const checked = state.steps.at(-1)?.checked ?? 0;
    expect(checked).toBeLessThan(state.text.length);
    await client.run(null);
    expect(state.steps.at(-1)?.checked).toBe(state.text.length);
  });
});
