// The page's side of the checker worker: one open text, kept in step by revisions. A worker that crashes, falls silent or
// cannot load one of its own chunks is replaced, gets its packs and the current text again, and pending calls are made once
// more. Findings computed for an older revision are carried over the edits made since; those of an older text are dropped.
import type { Category, CheckOptions, Suggestion, TextChange, TextLanguage, TextRange } from '../engine/index.ts';
import { AppError, toAppError } from '../lib/errors.ts';
import type { CheckerProcedures, WorkerStep } from './api.ts';
import { rebaseDeltas } from './rebase.ts';
import { type Caller, createCaller, type Port } from './rpc.ts';

/** A worker, or in tests a channel with the same shape. */
export interface WorkerLike extends Port {
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void;
}

/** The two files of a language's grammar. */
export interface GrammarBytes {
  lex: ArrayBuffer;
  model: ArrayBuffer;
}

/** What the client needs from the page. */
export interface CheckerClientHost {
  createWorker(): WorkerLike;
  /** The bytes of a pack, requested again after a crash. They are transferred. */
  packBytes(language: TextLanguage): Promise<ArrayBuffer>;
  /** The bytes of a language's grammar, likewise. */
  grammarBytes(language: TextLanguage): Promise<GrammarBytes>;
  /** The current text, after all edits that were reported. */
  text(): string;
  /** A step in the coordinates of the current text. */
  onStep(step: WorkerStep): void;
  /** A language's grammar could not be restored after a restart; its spelling is there. */
  onGrammarLost(language: TextLanguage): void;
  /** The worker was replaced; checking goes on. */
  onRestart(): void;
  /** It crashed too often: nothing is checked until `open` is called again. */
  onGivenUp(error: AppError): void;
}

/** See the head of this file. */
export interface CheckerClient {
  /** Gives the worker a pack. Rejects with `pack-damaged` or `worker-crashed`. */
  loadPack(language: TextLanguage): Promise<void>;
  /** Adds the language's grammar to its spelling. Rejects like `loadPack`, and with what `grammarBytes` rejects. */
  loadGrammar(language: TextLanguage): Promise<void>;
  unloadPack(language: TextLanguage): void;
  /** Opens the current text; earlier findings are void. */
  open(options: CheckOptions): void;
  /** Edits in order, each in the coordinates left by the one before. */
  edit(changes: readonly TextChange[]): void;
  setOptions(options: CheckOptions): void;
  /** Checks what is not checked yet, the view first; steps arrive through `onStep`. Resolves when this run has ended. */
  run(view: TextRange | null, signal?: AbortSignal): Promise<void>;
  /** Changes of the current text that leave nothing with a correction; null if it was edited meanwhile. */
  fixAll(category: Category | null): Promise<readonly TextChange[] | null>;
  /** The best corrections of each word. Rejects with `worker-crashed` after two tries. */
  suggest(words: { word: string; language: TextLanguage }[], max: number): Promise<Suggestion[][]>;
  dispose(): void;
}

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
    for (const language of grammars) {
      giveGrammar(fresh, language).catch(() => {
        if (link === fresh && grammars.delete(language)) host.onGrammarLost(language);
      });
    }
    if (options) {
      revision += 1;
      openedAt = revision;
      restoredAt = revision;
      unconfirmed = [];
      await fresh.caller.call('open', { revision, text: host.text(), options });
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
    unloadPack(language) {
      grammars.delete(language);
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
    async fixAll(category) {
      const answer = await repeatable((caller) => caller.call('fixAll', { category }));
      return answer.revision === revision ? answer.changes : null;
    },
    suggest: (words, max) => repeatable((caller) => caller.call('suggest', { words, max })),
    dispose() {
      disposed = true;
      link?.worker.terminate();
      link?.caller.close(new AppError('aborted'));
      link = null;
    },
  };
}
