import { describe, expect, it } from 'vitest';
import {
  type BringTongue,
  type CheckedDocument,
  type Checker,
  type CheckOptions,
  createTongues,
  defaultOptions,
  type Guard,
  type GuardTask,
  type Interference,
  type Issue,
  loadLetterCheck,
  loadMeasure,
  type ModelAnswer,
  type Rewrite,
  type Rewriting,
  type TextStatistics,
} from '../engine/index.ts';
import type { WorkerStep } from './api.ts';
import { createHandlers } from './handlers.ts';
import type { CallContext } from './rpc.ts';

const figures = { words: [] } as unknown as TextStatistics;
const offered = { start: 0, end: 4, texts: ['x'] } as unknown as Rewrite;
const LENGTH = 100;
const STEP = 5;

/** An engine that finds something at every tenth character, in steps of five characters and ten milliseconds; `read`: with its rules up to there. */
function setUp(read = LENGTH) {
  let time = 0;
  const edits: number[] = [];
  const told: { by: string; step: WorkerStep }[] = [];
  const open = (): CheckedDocument => {
    let checked = 0;
    return {
      edit() {
        edits.push(told.length);
        checked = 0;
      },
      setOptions: () => undefined,
      step() {
        time += 10;
        const start = checked;
        checked += STEP;
        return {
          deltas: [{ start, end: checked, issues: start % 10 === 0 ? [{ start, end: start + 1 } as Issue] : [] }],
          checked,
          total: LENGTH,
          isRead: checked >= read,
          isViewDone: checked >= read,
          done: checked === LENGTH,
          language: 'en',
          dialect: null,
          guesses: [],
          counts: { words: 0, characters: 0, charactersNoSpaces: 0, sentences: 0, paragraphs: 0 },
          missing: [],
          passages: null,
        };
      },
      unify: () => [],
      fixAll: () => [],
      *statistics() {
        for (let piece = 0; piece < 20; piece++) {
          time += 10;
          yield undefined;
        }
        return figures;
      },
      *rewrites() {
        for (let piece = 0; piece < 20; piece++) {
          time += 10;
          yield undefined;
        }
        return [offered];
      },
      suggest: () => [],
      text: () => 'Dear [Name],',
    };
  };
  const checker = { open, failedRules: () => [], loaded: () => [] } as unknown as Checker;
  const handlers = createHandlers(
    checker,
    { rules: async () => [], measure: () => loadMeasure([]), letter: loadLetterCheck },
    () => time,
  );
  /** A call that runs something first at its n-th pause. */
  const context = (by: string, onPause: (n: number) => unknown = () => undefined): CallContext => {
    let pauses = 0;
    return {
      cancelled: false,
      progress: (step) => told.push({ by, step: step as WorkerStep }),
      pause: async () => {
        pauses += 1;
        await onPause(pauses);
      },
    };
  };
  const places = (steps: readonly WorkerStep[]) =>
    steps.flatMap(({ deltas }) => deltas.flatMap(({ issues }) => issues.map(({ start }) => start)));
  void handlers.open({ revision: 1, text: 'x'.repeat(LENGTH), options: defaultOptions() }, context('open'));
  return { open, handlers, context, told, edits, places };
}

const ALL = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];
const call = { revision: 1, view: null };

describe('a run of the worker', () => {
  it('reports its first step at once, and then combines several into one message', async () => {
    const { handlers, context, told, places } = setUp();
    const last = await handlers.run(call, context('run'));
    expect(told[0]?.step.deltas).toHaveLength(1);
    expect(told.length).toBeLessThanOrEqual(4);
    expect(places([...told.map(({ step }) => step), last])).toEqual(ALL);
    expect(last).toMatchObject({ done: true, checked: LENGTH, milliseconds: 200 });
  });

  it('counts the time until spelling and grammar are checked, not what context nets take after that', async () => {
    const { handlers, context, told } = setUp(LENGTH / 2);
    expect(await handlers.run(call, context('run'))).toMatchObject({ done: true, milliseconds: 100 });
    expect(told.some(({ step }) => step.isRead && !step.done && step.milliseconds === 100)).toBe(true);
    await handlers.edit({ revision: 2, changes: [] }, context('edit'));
    expect(await handlers.run(call, context('again'))).toMatchObject({ done: true, milliseconds: 100 });
  });

  it('reports what it holds before an edit moves it, in the coordinates from before', async () => {
    const { handlers, context, told, edits, places } = setUp();
    const last = await handlers.run(
      call,
      context('run', (n) => n === 4 && handlers.edit({ revision: 2, changes: [] }, context('edit'))),
    );
    expect(edits).toEqual([2]);
    expect(told.slice(0, 2).map(({ step }) => step.revision)).toEqual([1, 1]);
    expect(places(told.slice(0, 2).map(({ step }) => step))).toEqual([0, 10]);
    expect(last.revision).toBe(2);
    expect(places([...told.slice(2).map(({ step }) => step), last])).toEqual(ALL);
  });

  it('reports what it holds when it is cancelled', async () => {
    const { handlers, context, told, places } = setUp();
    const stopped = handlers.run(
      call,
      context('run', (n) => n === 3 && Promise.reject(new Error('aborted'))),
    );
    await expect(stopped).rejects.toThrow('aborted');
    expect(places(told.map(({ step }) => step))).toEqual([0, 10]);
    const last = await handlers.run(call, context('again'));
    expect(places([...told.map(({ step }) => step), last])).toEqual(ALL);
  });

  it('gives way to a newer run, whose findings arrive after its own', async () => {
    const { handlers, context, told, places } = setUp();
    let newer: Promise<WorkerStep> | WorkerStep | undefined;
    const older = await handlers.run(
      call,
      context('older', (n) => {
        if (n === 4) newer = handlers.run(call, context('newer'));
      }),
    );
    expect(older.deltas).toEqual([]);
    const last = (await newer) as WorkerStep;
    expect(told.map(({ by }) => by).join(' ')).toMatch(/^older older newer( newer)*$/);
    expect(places([...told.map(({ step }) => step), last])).toEqual(ALL);
  });

  it('discards what it holds when another text is opened', async () => {
    const { handlers, context, told, places } = setUp();
    const older = await handlers.run(
      call,
      context('run', (n) => {
        if (n === 4) void handlers.open({ revision: 5, text: '', options: defaultOptions() }, context('open'));
      }),
    );
    expect(older.deltas).toEqual([]);
    expect(places(told.map(({ step }) => step))).toEqual([0]);
  });
});

describe('statistics', () => {
  it('let waiting messages in and end with the figures', async () => {
    const { handlers, context } = setUp();
    let pauses = 0;
    expect(
      await handlers.statistics(
        null,
        context('statistics', (n) => (pauses = n)),
      ),
    ).toBe(figures);
    expect(pauses).toBe(10);
  });

  it('stop when they are cancelled', async () => {
    const { handlers, context } = setUp();
    const stopped = handlers.statistics(
      null,
      context('statistics', (n) => n === 2 && Promise.reject(new Error('aborted'))),
    );
    await expect(stopped).rejects.toThrow('aborted');
  });

  it.each([
    ['edited', { revision: 2, changes: [] }],
    ['replaced', { revision: 2, text: '', options: defaultOptions() }],
  ])('are given up when the text is %s meanwhile', async (_, change) => {
    const { handlers, context } = setUp();
    const found = await handlers.statistics(
      null,
      context('statistics', (n) => {
        if (n !== 3) return;
        if ('text' in change) void handlers.open(change, context('open'));
        else void handlers.edit(change, context('edit'));
      }),
    );
    expect(found).toBeNull();
  });
});

describe('letters', () => {
  it('are looked at as they are now, in the language asked for', async () => {
    const { handlers, context } = setUp();
    const report = await handlers.letter({ language: 'en' }, context('letter'));
    expect(report?.findings).toEqual([{ kind: 'placeholder', start: 5, end: 11, params: { found: '[Name]' } }]);
    expect(await handlers.letter({ language: 'de' }, context('letter'))).toBeNull();
  });

  it('are not looked at where that is not offered, or has not come', async () => {
    const { context } = setUp();
    const checker = { open: () => ({ text: () => '' }) } as unknown as Checker;
    const asked = async (letter?: () => Promise<never>) => {
      const handlers = createHandlers(checker, { rules: async () => [], ...(letter && { letter }) });
      void handlers.open({ revision: 1, text: '', options: defaultOptions() }, context('open'));
      return handlers.letter({ language: 'en' }, context('letter'));
    };
    await expect(asked()).rejects.toMatchObject({ code: 'unknown' });
    await expect(asked(() => Promise.reject(new Error('gone')))).rejects.toMatchObject({ code: 'network' });
  });
});

describe('rewrites', () => {
  it('are brought once for each language that is loaded, and told with their revision', async () => {
    const brought: string[] = [];
    const given: string[] = [];
    const { open } = setUp();
    const loaded = ['en', 'fr'];
    const checker = {
      open,
      loaded: () => loaded,
      loadRewrites: (language: string) => given.push(language),
      failedRules: () => ['en.rewrite.broken'],
    } as unknown as Checker;
    const { context } = setUp();
    const rewrites = async (language: string) => {
      brought.push(language);
      return language === 'fr' ? null : ((() => undefined) as unknown as Rewriting);
    };
    const handlers = createHandlers(checker, { rules: async () => [], rewrites });
    void handlers.open({ revision: 7, text: 'x', options: defaultOptions() }, context('open'));
    for (let i = 0; i < 2; i++) {
      const answer = await handlers.rewrites({ range: null }, context('rewrites'));
      expect(answer).toEqual({ revision: 7, rewrites: [offered], failedRules: ['en.rewrite.broken'] });
    }
    expect([brought, given]).toEqual([['en', 'fr'], ['en']]);
  });

  it('let waiting messages in, and are given up when the text is edited meanwhile', async () => {
    const { handlers, context } = setUp();
    let pauses = 0;
    await handlers.rewrites(
      { range: null },
      context('rewrites', (n) => (pauses = n)),
    );
    expect(pauses).toBe(10);
    const given = await handlers.rewrites(
      { range: null },
      context('rewrites', (n) => n === 3 && handlers.edit({ revision: 2, changes: [] }, context('edit'))),
    );
    expect(given).toBeNull();
  });

  it('are asked for again after they could not be had', async () => {
    const { open, context } = setUp();
    let isThere = false;
    const checker = {
      open,
      failedRules: () => [],
      loaded: () => ['en'],
      loadRewrites: () => undefined,
    } as unknown as Checker;
    const rewrites = () => (isThere ? Promise.resolve(null) : Promise.reject(new Error('gone')));
    const handlers = createHandlers(checker, { rules: async () => [], rewrites });
    void handlers.open({ revision: 1, text: 'x', options: defaultOptions() }, context('open'));
    const asked = () => handlers.rewrites({ range: null }, context('rewrites'));
    await expect(asked()).rejects.toMatchObject({ code: 'network' });
    isThere = true;
    expect(await asked()).toEqual({ revision: 1, rewrites: [offered], failedRules: [] });
  });
});

describe('what a mother tongue leads to', () => {
  const found: Interference = () => undefined;
  const step = { deltas: [], done: true, isRead: true, language: 'en' };
  const running = (tongue: BringTongue) => {
    const given: string[] = [];
    let steps = 0;
    const checker = {
      open: () => ({ step: () => ({ ...step, total: ++steps }), setOptions: () => undefined }),
      loaded: () => ['en', 'de'],
      failedRules: () => [],
      loadMotherTongue: (...languages: string[]) => given.push(languages.slice(0, 2).join(' ')),
    } as unknown as Checker;
    const handlers = createHandlers(checker, { rules: async () => [], tongues: createTongues(checker, tongue) });
    const { context } = setUp();
    const open = (options: Partial<CheckOptions>) =>
      handlers.open({ revision: 1, text: 'x', options: { ...defaultOptions(), ...options } }, context('open'));
    const run = async () => (await handlers.run({ revision: 1, view: null }, context('run'))).total;
    return { open, run, given };
  };

  it('is brought for every other language once it is named, and the text read again', async () => {
    const brought: string[] = [];
    const { open, run, given } = running(async (...pair) => {
      brought.push(pair.join(' '));
      return found;
    });
    void open({});
    expect(await run()).toBe(1);
    expect(brought).toEqual([]);
    void open({ motherTongue: 'de' });
    expect(await run()).toBe(3);
    expect(await run()).toBe(4);
    expect([brought, given]).toEqual([['en de'], ['en de']]);
  });

  it('keeps no check waiting that could not bring it, and is tried again with the next text', async () => {
    let asked = 0;
    const { open, run, given } = running(() => {
      asked++;
      return asked === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(found);
    });
    void open({ motherTongue: 'de' });
    await run();
    await run();
    expect([asked, given]).toEqual([1, []]);
    void open({ motherTongue: 'de' });
    await run();
    expect([asked, given]).toEqual([2, ['en de']]);
  });
});

describe('answers of language models', () => {
  const task = { sentence: 'She walk.', before: '', after: '', language: 'en', mode: 'correct' } as const;
  const answers = ['She walks.', 'She ran.'].map((text) => ({ text, edits: null, isCut: false }));
  const judging = (guard?: () => Promise<Guard>) => {
    const options: CheckOptions[] = [];
    const checker = {
      open: () => ({ setOptions: () => undefined }),
      guard: (judge: Guard, ...args: [GuardTask, ModelAnswer, CheckOptions]) => {
        options.push(args[2]);
        return judge({} as Parameters<Guard>[0], args[0], args[1]);
      },
    } as unknown as Checker;
    return { options, handlers: createHandlers(checker, { rules: async () => [], ...(guard && { guard }) }) };
  };
  const guard: Guard = (_, { sentence }, { text }) => ({
    edits: [],
    text: `${sentence} ${text}`,
    refused: null,
    dropped: [],
  });

  it('are judged one by one, with the options of the open text', async () => {
    const { handlers, options } = judging(async () => guard);
    const own = { ...defaultOptions(), personalWords: ['walk'] };
    const context = { cancelled: false, progress: () => undefined, pause: async () => undefined };
    void handlers.open({ revision: 1, text: 'She walk.', options: defaultOptions() }, context);
    void handlers.setOptions({ revision: 2, options: own }, context);
    const results = await handlers.guard({ task, answers }, context);
    expect(results.map(({ text }) => text)).toEqual(['She walk. She walks.', 'She walk. She ran.']);
    expect(options).toEqual([own, own]);
  });

  it('are refused without a text, without a guard, and where it cannot be loaded', async () => {
    const context = { cancelled: false, progress: () => undefined, pause: async () => undefined };
    const asked = async (given?: () => Promise<Guard>) => judging(given).handlers.guard({ task, answers }, context);
    await expect(asked(async () => guard)).rejects.toMatchObject({ code: 'unknown', message: 'no text is open' });
    await expect(asked()).rejects.toMatchObject({ code: 'unknown' });
    await expect(asked(() => Promise.reject(new Error('gone')))).rejects.toMatchObject({ code: 'network' });
  });
});
