import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type CheckedDocument,
  type Checker,
  type CheckOptions,
  type Issue,
  type Rewrite,
  type Rule,
  type TextStatistics,
} from '../engine/index.ts';
import type { CheckerProcedures, WorkerStep } from './api.ts';
import { createCheckerClient, type WorkerLike } from './client.ts';
import { createHandlers } from './handlers.ts';
import { answerCalls } from './rpc.ts';

const options: CheckOptions = {
  language: 'en',
  dialects: {},
  perSentence: false,
  checkUppercase: false,
  checkDigits: false,
  personalWords: [],
  ignoredWords: [],
  ignoredIssues: [],
};

/** An engine that reports every "bad" as a mistake and re-checks the whole text in steps of 100 characters. */
function fakeChecker(packs: Set<string>, loaded: string[] = []): Checker {
  const open = (text: string): CheckedDocument => {
    let now = text;
    let checked = 0;
    return {
      edit(changes) {
        for (const { start, end, insert } of changes) now = now.slice(0, start) + insert + now.slice(end);
        checked = 0;
      },
      setOptions() {
        checked = 0;
      },
      step() {
        const start = checked;
        checked = Math.min(now.length, checked + 100);
        const issues = [...now.matchAll(/bad/g)]
          .map((match) => ({ start: match.index, end: match.index + 3, text: 'bad', ignoreKey: '' }) as Issue)
          .filter((issue) => issue.start >= start && issue.start < checked);
        return {
          deltas: [{ start, end: checked, issues }],
          checked,
          total: now.length,
          isRead: checked === now.length,
          isViewDone: checked === now.length,
          done: checked === now.length,
          language: 'en',
          dialect: null,
          guesses: [],
          counts: { words: 0, characters: now.length, charactersNoSpaces: 0, sentences: 0, paragraphs: 0 },
          missing: packs.has('en') ? [] : ['en'],
          passages: null,
        };
      },
      unify: (group, form) => [{ start: 0, end: group.length, insert: form }],
      fixAll: () => [{ start: 0, end: 3, insert: 'good' }],
      *statistics() {
        yield undefined;
        return { words: [] } as unknown as TextStatistics;
      },
      *rewrites() {
        yield undefined;
        return [{ start: 0, end: 3, texts: ['good'] } as unknown as Rewrite];
      },
      suggest: (word) => {
        if (word === 'crash') throw new Error('a bug in the engine');
        return [{ text: `${word}!`, cost: 1, frequency: 1, score: 1 }];
      },
      text: () => now,
    };
  };
  return {
    loadSpell: (language) => packs.add(language),
    loadGrammar: (language) => void loaded.push(`${language} grammar`),
    loadRewrites: () => undefined,
    loadMotherTongue: () => undefined,
    loadContext: (language, bytes) => void loaded.push(`${language} context of ${bytes.length}`),
    failedRules: () => ['en.broken'],
    unload: (language) => packs.delete(language),
    loaded: () => ['en'],
    detect: () => [],
    check: () => ({
      issues: [],
      language: null,
      dialect: null,
      guesses: [],
      counts: open('').step(0, null).counts,
      missing: [],
    }),
    suggest: () => [],
    guard: (_, { sentence }, { text }) => ({ edits: [], text: text ?? sentence, refused: 'unchanged', dropped: [] }),
    wordCard: () => null,
    synonyms: () => [],
    formsLike: () => [],
    open,
  };
}

class FakeWorker extends EventTarget {
  readonly channel = new MessageChannel();
  readonly packs = new Set<string>();
  /** What was loaded after the spelling, in that order. */
  readonly parts: string[] = [];
  dead = false;
  constructor(bringRules: () => Promise<readonly Rule[]>) {
    super();
    this.channel.port1.onmessage = (event) => {
      if (!this.dead) this.dispatchEvent(new MessageEvent('message', { data: event.data }));
    };
    answerCalls<CheckerProcedures>(
      this.channel.port2,
      createHandlers(fakeChecker(this.packs, this.parts), { rules: bringRules, rewrites: async () => null }),
    );
  }
  postMessage(message: unknown, transfer: Transferable[]) {
    if (!this.dead) this.channel.port1.postMessage(message, transfer);
  }
  crash() {
    this.dead = true;
    this.dispatchEvent(new Event('error'));
  }
  terminate() {
    this.dead = true;
    this.channel.port1.close();
    this.channel.port2.close();
  }
}

const workers: FakeWorker[] = [];
afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate();
});

function setUp(text: string, bringRules: () => Promise<readonly Rule[]> = async () => []) {
  const state = {
    text,
    steps: [] as WorkerStep[],
    failed: [] as readonly string[],
    restarts: 0,
    back: 0,
    givenUp: null as string | null,
  };
  const client = createCheckerClient({
    createWorker: () => {
      const worker = new FakeWorker(bringRules);
      workers.push(worker);
      return worker as unknown as WorkerLike;
    },
    packBytes: async () => new ArrayBuffer(8),
    grammarBytes: async () => ({ lex: new ArrayBuffer(8), model: new ArrayBuffer(8) }),
    contextBytes: async () => new ArrayBuffer(8),
    onGrammarLost: () => undefined,
    onPartBack: () => {
      state.back += 1;
    },
    text: () => state.text,
    onStep: (step) => state.steps.push(step),
    onRulesFailed: (failedRules) => {
      state.failed = failedRules;
    },
    onRestart: () => {
      state.restarts += 1;
    },
    onGivenUp: (error) => {
      state.givenUp = error.code;
    },
  });
  const found = () => state.steps.flatMap((step) => step.deltas.flatMap((delta) => delta.issues.map((i) => i.start)));
  return { client, state, found };
}

describe('the client of the checker worker', () => {
  it('checks a text in steps', async () => {
    const { client, state, found } = setUp(`bad ${'x'.repeat(300)} bad`);
    client.open(options);
    await client.run(null);
    expect(found()).toEqual([0, 305]);
    expect(state.steps.at(-1)?.done).toBe(true);
  });

  it('reports with each step which rules have failed', async () => {
    const { client, state } = setUp('bad');
    client.open(options);
    await client.run(null);
    expect(state.steps.map(({ failedRules }) => failedRules)).toEqual([['en.broken']]);
  });

  it('carries findings over edits made meanwhile', async () => {
    const { client, state, found } = setUp('bad and bad');
    client.open(options);
    const running = client.run(null);
    state.text = '__bad and bad';
    client.edit([{ start: 0, end: 0, insert: '__' }]);
    await running;
    await client.run(null);
    const [stale, fresh] = [state.steps[0], state.steps.at(-1)];
    expect(stale?.deltas[0]?.issues.map((issue) => issue.start)).toEqual([10]);
    expect(fresh?.deltas[0]?.issues.map((issue) => issue.start)).toEqual([2, 10]);
    expect(found()).toEqual([10, 2, 10]);
  });

  it('drops findings of an older text', async () => {
    const { client, state, found } = setUp('bad '.repeat(100));
    client.open(options);
    const first = client.run(null);
    state.text = 'good';
    client.open(options);
    await client.run(null);
    await first;
    expect(found()).toEqual([]);
  });

  it('mends a text, unless it was edited meanwhile', async () => {
    const { client } = setUp('bad text');
    client.open(options);
    expect(await client.fixAll(null)).toEqual([{ start: 0, end: 3, insert: 'good' }]);
    const asked = client.fixAll(null);
    client.edit([{ start: 8, end: 8, insert: '!' }]);
    expect(await asked).toBeNull();
  });

  it('makes a group the same, unless the text was edited meanwhile', async () => {
    const { client } = setUp('bad text');
    client.open(options);
    expect(await client.unify('bad', 'good')).toEqual([{ start: 0, end: 3, insert: 'good' }]);
    const asked = client.unify('bad', 'good');
    client.edit([{ start: 8, end: 8, insert: '!' }]);
    expect(await asked).toBeNull();
  });

  it('restarts after a crash with packs and the current text, and repeats pending requests', async () => {
    const { client, state, found } = setUp('good');
    await client.loadPack('en');
    client.open(options);
    await client.run(null);
    state.text = 'good bad';
    client.edit([{ start: 4, end: 4, insert: ' bad' }]);
    const running = client.run(null);
    const asked = client.suggest([{ word: 'bda', language: 'en', start: 0, end: 3 }], 3);
    workers[0]?.crash();
    await running;
    expect((await asked)[0]?.[0]?.text).toBe('bda!');
    expect(state.restarts).toBe(1);
    expect(workers).toHaveLength(2);
    expect([...(workers[1]?.packs ?? [])]).toEqual(['en']);
    expect(found()).toEqual([5]);
  });

  it('brings grammar and context net back after a crash, and has the text run again with each', async () => {
    const { client, state } = setUp('good');
    await client.loadPack('en');
    await client.loadGrammar('en');
    await client.loadContext('en');
    client.open(options);
    await client.run(null);
    expect(workers[0]?.parts).toEqual(['en grammar', 'en context of 8']);
    workers[0]?.crash();
    await vi.waitFor(() => expect(state.back).toBe(2));
    expect(workers[1]?.parts).toEqual(['en grammar', 'en context of 8']);
    client.unloadPack('en');
    workers[1]?.crash();
    await client.run(null);
    expect(workers[2]?.parts).toEqual([]);
  });

  it('does not apply an edit twice that was made while the worker was being replaced', async () => {
    const { client, state } = setUp('one');
    await client.loadPack('en');
    client.open(options);
    await client.run(null);
    workers[0]?.crash();
    state.text = 'one two';
    client.edit([{ start: 3, end: 3, insert: ' two' }]);
    await client.run(null);
    expect(state.steps.at(-1)?.total).toBe(7);
  });

  it('gives up after repeated crashes, says so, and starts again when a text is opened', async () => {
    const { client, state } = setUp('bad');
    client.open(options);
    await client.run(null);
    for (let crash = 0; crash < 4; crash += 1) workers.at(-1)?.crash();
    expect(state.givenUp).toBe('worker-crashed');
    await expect(client.run(null)).rejects.toMatchObject({ code: 'worker-crashed' });
    client.open(options);
    await client.run(null);
    expect(state.steps.at(-1)?.done).toBe(true);
  });

  it('terminates a worker that ignores a cancel for two seconds', async () => {
    const { client, state } = setUp('bad');
    client.open(options);
    await client.run(null);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const worker = workers.at(-1);
      if (worker) worker.postMessage = () => undefined;
      const abort = new AbortController();
      const running = client.run(null, abort.signal);
      await Promise.resolve();
      await Promise.resolve();
      abort.abort();
      vi.advanceTimersByTime(2_100);
      expect(state.restarts).toBe(1);
      await expect(running).rejects.toMatchObject({ code: 'aborted' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('replaces a worker that could not fetch its rules when they are asked for again', async () => {
    let reachable = false;
    const { client, state, found } = setUp('bad', async () => {
      if (!reachable) throw new TypeError('Failed to fetch dynamically imported module');
      return [];
    });
    await client.loadPack('en');
    client.open(options);
    await expect(client.loadGrammar('en')).rejects.toMatchObject({ code: 'network' });
    expect(workers).toHaveLength(1);
    reachable = true;
    await client.loadGrammar('en');
    expect(workers).toHaveLength(2);
    await client.loadGrammar('en');
    expect(workers).toHaveLength(2);
    expect([...(workers[1]?.packs ?? [])]).toEqual(['en']);
    // This is not a crash, so no restart is reported.
    expect(state.restarts).toBe(0);
    await client.run(null);
    expect(found()).toEqual([0]);
  });

  it('hands rewrites over that are about the text as it is', async () => {
    const { client, state } = setUp('bad');
    client.open(options);
    const { signal } = new AbortController();
    expect(await client.rewrites(null, signal)).toEqual([{ start: 0, end: 3, texts: ['good'] }]);
    expect(state.failed).toEqual(['en.broken']);
    const asked = client.rewrites(null, signal);
    state.text = 'bad bad';
    client.edit([{ start: 3, end: 3, insert: ' bad' }]);
    expect(await asked).toBeNull();
  });

  it('a bug in one call neither kills the worker nor the other calls', async () => {
    const { client, state } = setUp('bad');
    client.open(options);
    await expect(client.suggest([{ word: 'crash', language: 'en', start: 0, end: 5 }], 3)).rejects.toMatchObject({
      code: 'unknown',
    });
    await client.run(null);
    expect(state.restarts).toBe(0);
    client.dispose();
    await expect(client.run(null)).rejects.toMatchObject({ code: 'aborted' });
  });
});
