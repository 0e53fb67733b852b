// The page's side of the checker worker: one open text, kept in step by revisions. A worker that crashes, falls silent or
// cannot load one of its own chunks is replaced, gets its packs and the current text again, and pending calls are made once
// more. Findings computed for an older revision are carried over the edits made since; those of an older text are dropped.
import type { CheckOptions, TextChange, TextLanguage } from '../engine/index.ts';
import { AppError, toAppError } from '../lib/errors.ts';
import type { CheckerProcedures, WorkerStep } from './api.ts';
import type { CheckerClient, CheckerClientHost, WorkerLike } from './clientTypes.ts';
import { rebaseDeltas } from './rebase.ts';
import { type Caller, createCaller } from './rpc.ts';

export type { WorkerLike } from './clientTypes.ts';

/** More crashes than this within a minute are no coincidence. */
const MOST_CRASHES = 3;

interface Link {
  worker: WorkerLike;
  caller: Caller<CheckerProcedures>;
  /** Settles when packs and text are in place again after a restart. */
  ready: Promise<void>;
  /** Languages whose rules could not be loaded: a browser never requests a module again that failed in a worker. */
  unreachable: Set<TextLanguage>;
}

/** Starts the worker on the first call. */
export function createCheckerClient(host: CheckerClientHost): CheckerClient {
  let link: Link | null = null;
  let disposed = false;
  let revision = 0;
  let openedAt = 0;
  /** The revision opened by the last restart: edits leading up to it need not be sent. */
  let restoredAt = 0;
  let options: CheckOptions | null = null;
  /** Edits not yet confirmed by a response. */
  let unconfirmed: { revision: number; changes: readonly TextChange[] }[] = [];
  const packs = new Set<TextLanguage>();
  const grammars = new Set<TextLanguage>();
  const contexts = new Set<TextLanguage>();
  let crashes: number[] = [];

  const start = (): Link => {
    const worker = host.createWorker();
    const onDeath = () => crashed(worker);
    const caller = createCaller<CheckerProcedures>(worker, onDeath);
    worker.addEventListener('error', onDeath);
    worker.addEventListener('messageerror', onDeath);
    return { worker, caller, ready: Promise.resolve(), unreachable: new Set() };
  };
  const connected = (): Link => {
    if (disposed) throw new AppError('aborted');
    if (!link && crashes.length > MOST_CRASHES) throw new AppError('worker-crashed');
    link ??= start();
    return link;
  };

  const crashed = (worker: WorkerLike) => {
    if (link?.worker !== worker) return;
    const dead = link;
    link = null;
    const time = Date.now();
    crashes = [...crashes.filter((at) => time - at < 60_000), time];
    if (crashes.length > MOST_CRASHES) {
      const error = new AppError('worker-crashed');
      worker.terminate();
      dead.caller.close(error);
      host.onGivenUp(error);
      return;
    }
    replace(dead);
    host.onRestart();
  };

  const replace = (old: Link) => {
    old.worker.terminate();
    link = start();
    link.ready = restore(link);
    link.ready.catch(() => undefined);
    old.caller.close(new AppError('worker-crashed'));
  };

  const restore = async (fresh: Link) => {
    for (const language of packs) {
      const bytes = await host.packBytes(language);
      await fresh.caller.call('loadSpell', { language, bytes }, { transfer: [bytes] });
    }
    // Users miss spelling first: the text opens before the grammars are back.
    for (const language of grammars) void bringBack(fresh, language);
    if (options) {
      revision += 1;
      openedAt = revision;
      restoredAt = revision;
      unconfirmed = [];
      await fresh.caller.call('open', { revision, text: host.text(), options });
    }
  };

  /** What the spelling of a language had been completed with, in the order in which users miss it. */
  const bringBack = async (fresh: Link, language: TextLanguage) => {
    try {
      await giveGrammar(fresh, language);
    } catch {
      if (link === fresh && grammars.delete(language)) host.onGrammarLost(language);
      return;
    }
    if (link === fresh) host.onPartBack();
    try {
      if (!contexts.has(language)) return;
      await giveContext(fresh, language);
      if (link === fresh) host.onPartBack();
    } catch {
      // Texts are checked without a net as well.
    }
  };

  const giveGrammar = async ({ caller, unreachable }: Link, language: TextLanguage) => {
    const { lex, model } = await host.grammarBytes(language);
    try {
      await caller.call('loadGrammar', { language, lex, model }, { transfer: [lex, model] });
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code === 'network') unreachable.add(language);
      throw error;
    }
  };

  const giveContext = async ({ caller }: Link, language: TextLanguage) => {
    const bytes = await host.contextBytes(language);
    await caller.call('loadContext', { language, bytes }, { transfer: [bytes] });
  };

  /** Runs a repeatable call, retried once after a crash. */
  const repeatable = async <T>(call: (caller: Caller<CheckerProcedures>, current: Link) => Promise<T>): Promise<T> => {
    for (let attempt = 0; ; attempt += 1) {
      const current = connected();
      try {
        await current.ready;
        return await call(current.caller, current);
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.code !== 'worker-crashed' || attempt > 0) throw error;
      }
    }
  };
  /** An answer; undefined if the text was edited meanwhile. */
  const ifSame = async <T>(answer: Promise<T>): Promise<T | undefined> => {
    const opening = revision;
    const given = await answer;
    return opening === revision ? given : undefined;
  };
  /** Sends a call whose effect a restart would restore anyway. */
  const send = (call: (caller: Caller<CheckerProcedures>) => Promise<unknown>) => {
    const current = connected();
    current.ready.then(() => call(current.caller)).catch(() => undefined);
  };
  /** The same for calls tied to a revision: not sent if a restart has opened a later text meanwhile. */
  const post = (at: number, call: (caller: Caller<CheckerProcedures>) => Promise<unknown>) => {
    if (options) send((caller) => (at > restoredAt ? call(caller) : Promise.resolve()));
  };

  const receive = (step: WorkerStep, opening: number) => {
    if (disposed || opening !== openedAt || step.revision < openedAt) return;
    unconfirmed = unconfirmed.filter((entry) => entry.revision > step.revision);
    const changes = unconfirmed.flatMap((entry) => entry.changes);
    host.onStep({ ...step, deltas: rebaseDeltas(step.deltas, changes) });
  };

  return {
    async loadPack(language) {
      await repeatable(async (caller) => {
        const bytes = await host.packBytes(language);
        await caller.call('loadSpell', { language, bytes }, { transfer: [bytes] });
      });
      packs.add(language);
    },
    async loadGrammar(language) {
      if (link?.unreachable.has(language)) replace(link);
      await repeatable((_, current) => giveGrammar(current, language));
      grammars.add(language);
    },
    async loadContext(language) {
      await repeatable((_, current) => giveContext(current, language));
      contexts.add(language);
    },
    unloadPack(language) {
      grammars.delete(language);
      contexts.delete(language);
      if (packs.delete(language)) send((caller) => caller.call('unload', { language }));
    },
    open(next) {
      if (crashes.length > MOST_CRASHES) crashes = [];
      options = next;
      revision += 1;
      openedAt = revision;
      unconfirmed = [];
      const args = { revision, text: host.text(), options: next };
      post(revision, (caller) => caller.call('open', args));
    },
    edit(changes) {
      revision += 1;
      unconfirmed.push({ revision, changes });
      const args = { revision, changes: [...changes] };
      post(revision, (caller) => caller.call('edit', args));
    },
    setOptions(next) {
      options = next;
      revision += 1;
      const args = { revision, options: next };
      post(revision, (caller) => caller.call('setOptions', args));
    },
    async run(view, signal) {
      await repeatable(async (caller) => {
        const opening = openedAt;
        const onProgress = (value: unknown) => receive(value as WorkerStep, opening);
        const last = await caller.call('run', { revision, view }, { onProgress, ...(signal && { signal }) });
        receive(last, opening);
      });
    },
    async unify(group, form) {
      const answer = await repeatable((caller) => caller.call('unify', { group, form }));
      return answer.revision === revision ? answer.changes : null;
    },
    async fixAll(category) {
      const answer = await repeatable((caller) => caller.call('fixAll', { category }));
      return answer.revision === revision ? answer.changes : null;
    },
    async statistics(signal) {
      const opening = revision;
      const answer = await repeatable((caller) => caller.call('statistics', null, { signal }));
      return opening === revision ? answer : null;
    },
    letter: (language, signal) => ifSame(repeatable((caller) => caller.call('letter', { language }, { signal }))),
    async rewrites(range, signal) {
      const answer = await repeatable((caller) => caller.call('rewrites', { range }, { signal }));
      if (answer && answer.failedRules.length > 0) host.onRulesFailed(answer.failedRules);
      return answer?.revision === revision ? answer.rewrites : null;
    },
    tone: (language, signal) => ifSame(repeatable((caller) => caller.call('tone', { language }, { signal }))),
    suggest: (words, max) => repeatable((caller) => caller.call('suggest', { words, max })),
    guard: (task, answers, signal) => repeatable((caller) => caller.call('guard', { task, answers }, { signal })),
    wordCard: (word, signal) => repeatable((caller) => caller.call('wordCard', word, { signal })),
    synonyms: (question, signal) => repeatable((caller) => caller.call('synonyms', question, { signal })),
    formsLike: (question) => repeatable((caller) => caller.call('formsLike', question)),
    dispose() {
      disposed = true;
      link?.worker.terminate();
      link?.caller.close(new AppError('aborted'));
      link = null;
    },
  };
}
