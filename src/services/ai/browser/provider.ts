// The browser's own models: its language model for everything, its proofreader, rewriter and summariser where there is no
// language model. They are made ready from a click, for one language, and answer in this thread.
import type { ModelAnswer, RewriteGoal, TextLanguage } from '../../../engine/index.ts';
import { promptOf } from '../../../lib/ai/prompts.ts';
import type { DraftKind, Question } from '../../../lib/ai/tasks.ts';
import { AiError } from '../aiError.ts';
import { readComparison, readCorrection, readDraft, readVariants } from '../answers.ts';
import type { Preparing, Provider, ProviderState } from '../types.ts';
import {
  type Availability,
  availabilityOf,
  builtInError,
  createSession,
  type ModelKind,
  type ModelOptions,
  type Session,
} from './builtIn.ts';
import { readProofread } from './proofread.ts';
import { withinTime } from './silence.ts';

const expected = (language: TextLanguage) => [{ type: 'text', languages: [language] }];

/** Options by kind; the same when it is asked about and when it is made. */
const OPTIONS: Readonly<Record<ModelKind, (language: TextLanguage) => ModelOptions>> = {
  LanguageModel: (language) => ({
    // The instructions are in English.
    expectedInputs: [{ type: 'text', languages: [...new Set(['en', language])] }],
    expectedOutputs: expected(language),
  }),
  Proofreader: (language) => ({ expectedInputLanguages: [language] }),
  Rewriter: (language) => ({ expectedInputLanguages: [language], outputLanguage: language, format: 'plain-text' }),
  Summarizer: (language) => ({
    expectedInputLanguages: [language],
    outputLanguage: language,
    format: 'plain-text',
    type: 'tldr',
  }),
};

const KINDS = ['LanguageModel', 'Proofreader', 'Rewriter', 'Summarizer'] as const satisfies readonly ModelKind[];

/** What a rewriter is told for a goal; it knows no others. */
const REWRITER: Readonly<Partial<Record<RewriteGoal, ModelOptions>>> = {
  formal: { tone: 'more-formal' },
  friendly: { tone: 'more-casual' },
  shorter: { length: 'shorter' },
};

const STATES: readonly (readonly [Availability, ProviderState])[] = [
  ['available', 'ready'],
  ['downloading', 'downloading'],
  ['downloadable', 'download'],
];

/** Asks for one kind after the other what is there. */
const kindsFor = async (language: TextLanguage) =>
  Promise.all(KINDS.map(async (kind) => [kind, await availabilityOf(kind, OPTIONS[kind](language))] as const));

/** What a browser has for one language. */
interface Ready {
  language: TextLanguage;
  sessions: Map<ModelKind, Session>;
  /** Language models by what they were told. */
  instructed: Map<string, Session>;
}

/** See the head of this file. */
export function createBrowserProvider(): Provider {
  let ready: Ready | null = null;
  const drafts: DraftKind[] = [];

  const dispose = () => {
    for (const each of [...(ready?.sessions.values() ?? []), ...(ready?.instructed.values() ?? [])]) each.destroy?.();
    ready = null;
  };
  const session = (language: TextLanguage, kind: ModelKind): Session | undefined =>
    ready?.language === language ? ready.sessions.get(kind) : undefined;

  /** A model that has been told its instructions; the text comes in another message. */
  const instructed = async (language: TextLanguage, system: string, signal: AbortSignal): Promise<Session> => {
    const known = ready?.instructed.get(system);
    if (known) return known;
    const options = {
      ...OPTIONS.LanguageModel(language),
      initialPrompts: [{ role: 'system', content: system }],
    };
    const made = await createSession('LanguageModel', options, signal, () => undefined);
    ready?.instructed.set(system, made);
    return made;
  };

  /** Asks the language model, in a conversation of its own: nothing of one sentence is left when the next one is asked. */
  const ask = (question: Question, signal: AbortSignal): Promise<string> =>
    timed(signal, async (own) => {
      const { system, user, schema } = promptOf(question);
      const base = await instructed(question.task.language, system, own);
      const once = (await base.clone?.({ signal: own })) ?? base;
      try {
        if (!once.prompt) throw new AiError('unavailable');
        return await once.prompt(user, { signal: own, responseConstraint: schema });
      } finally {
        if (once !== base) once.destroy?.();
      }
    });
  const timed = <T>(signal: AbortSignal, work: (own: AbortSignal) => Promise<T>): Promise<T> =>
    withinTime(signal, async (own) => {
      try {
        return await work(own);
      } catch (thrown) {
        throw builtInError(thrown, 'use');
      }
    });
  const textOf = (said: unknown): string => {
    if (typeof said !== 'string') throw new AiError('unreadable');
    return said;
  };

  return {
    id: 'browser',
    receiver: () => ({ kind: 'browser' }),
    drafts,
    dispose,

    async probe(language) {
      const kinds = await kindsFor(language);
      for (const [availability, state] of STATES) {
        const isThere = kinds.some(([, said]) => said === availability);
        // What is on this device already is still to be made ready, which takes no download.
        if (isThere) return state === 'ready' && ready?.language !== language ? 'download' : state;
      }
      const others: readonly TextLanguage[] = ['en', 'es', 'fr', 'de', 'it'];
      for (const other of others.filter((one) => one !== language)) {
        if ((await kindsFor(other)).some(([, said]) => said !== 'unavailable')) return 'language';
      }
      return 'unavailable';
    },

    async prepare(language, { onProgress, signal }: Preparing) {
      const there = (await kindsFor(language)).filter(([, said]) => said !== 'unavailable').map(([kind]) => kind);
      // The language model does what the others do, and more.
      const wanted = there.includes('LanguageModel') ? (['LanguageModel'] as const) : there;
      if (wanted.length === 0) throw new AiError('language');
      const sessions = new Map<ModelKind, Session>();
      for (const [i, kind] of wanted.entries()) {
        const told = (share: number) => onProgress((i + share) / wanted.length);
        sessions.set(kind, await createSession(kind, OPTIONS[kind](language), signal, told));
      }
      dispose();
      ready = { language, sessions, instructed: new Map() };
      const can: DraftKind[] = sessions.has('LanguageModel') ? ['summary', 'title', 'reply'] : ['summary'];
      drafts.splice(0, drafts.length, ...(sessions.has('LanguageModel') || sessions.has('Summarizer') ? can : []));
      onProgress(1);
    },

    async correct(task, signal) {
      const model = session(task.language, 'LanguageModel');
      if (model) return readCorrection(await ask({ about: 'correct', task }, signal), false);
      const proofreader = session(task.language, 'Proofreader');
      if (!proofreader) throw new AiError('click');
      return readProofread(await timed(signal, async (own) => proofreader.proofread?.(task.sentence, { signal: own })));
    },

    async rewrite(task, signal): Promise<ModelAnswer[]> {
      const model = session(task.language, 'LanguageModel');
      if (model) return readVariants(await ask({ about: 'rewrite', task }, signal), false, task.variants);
      const how = REWRITER[task.goal];
      if (!session(task.language, 'Rewriter')) throw new AiError('click');
      if (!how) throw new AiError('unavailable');
      const said = await timed(signal, async (own) => {
        // Its goal is part of a rewriter; the one that was made ready has none.
        const rewriter = await createSession(
          'Rewriter',
          { ...OPTIONS.Rewriter(task.language), ...how },
          own,
          () => undefined,
        );
        try {
          return await rewriter.rewrite?.(task.sentence, { signal: own });
        } finally {
          rewriter.destroy?.();
        }
      });
      return [{ text: textOf(said), edits: null, isCut: false }];
    },

    async draft(task, onText, signal) {
      const model = session(task.language, 'LanguageModel');
      const summarizer = session(task.language, 'Summarizer');
      if (!model && !(summarizer && task.kind === 'summary')) throw new AiError('click');
      const text = model
        ? readDraft(await ask({ about: 'draft', task }, signal))
        : textOf(await timed(signal, async (own) => summarizer?.summarize?.(task.text, { signal: own })));
      onText(text);
      return text;
    },

    compares: () => ready?.sessions.has('LanguageModel') ?? false,
    async compare(task, signal) {
      if (!session(task.language, 'LanguageModel')) throw new AiError('click');
      return readComparison(await ask({ about: 'compare', task }, signal), false, task);
    },
  };
}
