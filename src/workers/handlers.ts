// The checker worker's procedures. Holds one open text; newer `run`s overtake older ones, so that the
// paragraph on screen is always checked first. Invariant: no step keeps the thread longer than about STEP_MS.
import type {
  CheckedDocument,
  Checker,
  CheckOptions,
  GuardResult,
  IssueDelta,
  Rule,
  Suggestion,
  TextLanguage,
} from '../engine/index.ts';
import { AppError } from '../lib/errors.ts';
import type { CheckerProcedures, WorkerStep } from './api.ts';
import { bringOffered, type ChunksToBring } from './chunksToBring.ts';
import type { CallContext, Handlers } from './rpc.ts';
import { wordHandlers } from './wordHandlers.ts';

/** Time one step may take before waiting messages are let in. A keystroke waits for at most one step. */
const STEP_MS = 12;
const SMALLEST_STEP = 2_000;
const LARGEST_STEP = 200_000;

/** How often a run reports its findings: every message costs both threads more than its content. */
const TELL_MS = 50;

/** The procedures of the worker over an engine that has no packs yet. */
export function createHandlers(
  checker: Checker,
  bring: ChunksToBring,
  now: () => number = () => performance.now(),
): Handlers<CheckerProcedures> {
  /** Languages whose rewriting has been brought. */
  const rewritten = new Set<TextLanguage>();
  let document: CheckedDocument | null = null;
  let options: CheckOptions | null = null;
  let revision = 0;
  let latestRun = 0;
  let stepSize = 8_000;
  /** Time since spelling and grammar were last checked to their end, also in runs that were overtaken. */
  let spent = 0;
  let isCounting = true;
  /** Reports a run's unreported findings. Must be called before anything shifts their offsets. */
  let tellHeld: () => void = () => undefined;

  /** Something changes that spelling or grammar depends on. */
  const countAnew = () => {
    if (!isCounting) spent = 0;
    isCounting = true;
  };
  const opened = (): CheckedDocument => {
    if (!document) throw new AppError('unknown', { message: 'no text is open' });
    return document;
  };

  const chosen = (): CheckOptions => {
    if (!options) throw new AppError('unknown', { message: 'no text is open' });
    return options;
  };

  /** The result of some work, which lets messages in between its steps; null once it is no longer about the text as it is. */
  const inSteps = async <T>(
    work: Generator<undefined, T>,
    isCurrent: () => boolean,
    context: CallContext,
  ): Promise<T | null> => {
    let began = now();
    for (;;) {
      if (!isCurrent()) return null;
      const { done, value } = work.next();
      if (done) return value;
      if (now() - began < STEP_MS) continue;
      context.progress(null);
      await context.pause();
      began = now();
    }
  };

  return {
    loadSpell({ language, bytes }) {
      const from = now();
      countAnew();
      try {
        checker.loadSpell(language, new Uint8Array(bytes));
      } catch (cause) {
        throw new AppError('pack-damaged', { params: { language }, cause });
      }
      return { language, milliseconds: now() - from };
    },

    async loadGrammar({ language, lex, model }) {
      let rules: readonly Rule[];
      try {
        rules = await bring.rules(language);
      } catch (cause) {
        // A chunk that failed to load may arrive later, as a pack may.
        throw new AppError('network', { cause });
      }
      countAnew();
      try {
        checker.loadGrammar(language, new Uint8Array(lex), new Uint8Array(model), rules);
      } catch (cause) {
        throw new AppError('pack-damaged', { params: { language }, cause });
      }
      return { failed: checker.failedRules() };
    },

    loadContext({ language, bytes }) {
      checker.loadContext(language, new Uint8Array(bytes));
      return null;
    },

    unload({ language }) {
      checker.unload(language);
      return null;
    },

    open(args) {
      latestRun += 1;
      tellHeld = () => undefined;
      countAnew();
      spent = 0;
      revision = args.revision;
      options = args.options;
      document = checker.open(args.text, args.options);
      bring.tongues?.retry();
      return null;
    },

    edit(args) {
      tellHeld();
      countAnew();
      opened().edit(args.changes);
      revision = args.revision;
      return null;
    },

    setOptions(args) {
      tellHeld();
      countAnew();
      options = args.options;
      opened().setOptions(args.options);
      bring.tongues?.retry();
      revision = args.revision;
      return null;
    },

    async run({ view }, context) {
      const mine = ++latestRun;
      tellHeld();
      let held: IssueDelta[] = [];
      // The first step, which covers the view, is reported at once.
      let toldAt = Number.NEGATIVE_INFINITY;
      for (;;) {
        const from = now();
        const step = opened().step(stepSize, view);
        const took = now() - from;
        if (isCounting) spent += took;
        if (step.isRead) isCounting = false;
        held = held.length === 0 ? step.deltas : [...held, ...step.deltas];
        const answer = { ...step, revision, milliseconds: spent, failedRules: checker.failedRules() };
        const tongue = (step.done && bring.tongues?.bring(options)) || null;
        if (step.done && !tongue) {
          tellHeld = () => undefined;
          return { ...answer, deltas: held };
        }
        if (took > STEP_MS) stepSize = Math.max(SMALLEST_STEP, stepSize >> 1);
        else if (took < STEP_MS / 3) stepSize = Math.min(LARGEST_STEP, stepSize << 1);
        const tell = () => {
          context.progress({ ...answer, deltas: held } satisfies WorkerStep);
          held = [];
        };
        if (from + took - toldAt >= TELL_MS) {
          tell();
          toldAt = from + took;
        }
        tellHeld = () => held.length > 0 && tell();
        try {
          await (tongue ?? context.pause());
        } catch (cancelled) {
          if (mine === latestRun) tellHeld();
          throw cancelled;
        }
        // A newer run continues where this one stops; its result is the one that matters.
        if (mine !== latestRun) return { ...answer, deltas: [] };
      }
    },

    unify({ group, form }) {
      return { revision, changes: opened().unify(group, form) };
    },

    fixAll({ category }) {
      return { revision, changes: opened().fixAll(category) };
    },

    async statistics(_, context) {
      const [from, of] = [revision, opened()];
      const work = of.statistics(await bringOffered(bring.measure, checker.loaded()));
      return inSteps(work, () => revision === from && document === of, context);
    },

    letter: async ({ language }) => (await bringOffered(bring.letter))(opened().text(), language),

    async rewrites({ range }, context) {
      const from = revision;
      const of = opened();
      for (const language of checker.loaded().filter((each) => !rewritten.has(each))) {
        const rewriting = await bringOffered(bring.rewrites, language);
        if (rewriting) checker.loadRewrites(language, rewriting);
        rewritten.add(language);
      }
      const work = of.rewrites(range);
      const rewrites = await inSteps(work, () => revision === from && document === of, context);
      return rewrites && { revision, rewrites, failedRules: checker.failedRules() };
    },

    tone: async ({ language }) => (await bringOffered(bring.tone, language))(opened().text(), language),

    async guard({ task, answers }, context) {
      const judge = await bringOffered(bring.guard);
      const own = chosen();
      const results: GuardResult[] = [];
      for (const answer of answers) {
        results.push(checker.guard(judge, task, answer, own));
        context.progress(null);
        await context.pause();
      }
      return results;
    },

    ...wordHandlers(checker, bring, chosen),

    async suggest({ words, max }, context) {
      const found: Suggestion[][] = [];
      let from = now();
      for (const { word, language, ...place } of words) {
        found.push(document?.suggest(word, language, max, place) ?? []);
        if (now() - from < STEP_MS) continue;
        context.progress(null);
        await context.pause();
        from = now();
      }
      return found;
    },
  };
}
