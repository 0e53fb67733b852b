// The checker's side of a thread: answers calls with a checker of its own. Invariant: while a call runs it is heard of, so
// that a slow network is not taken for a dead thread.
import { AppError } from '../../lib/errors.ts';
import { answerCalls, type CallContext, type Handlers, type Port } from '../../workers/rpc.ts';
import { type CheckerOptions, createCheckerWith } from '../checker.ts';
import { SpellingCheckError, toFailure } from '../errors.ts';
import type { PackSource } from '../packs/source.ts';
import { bundledTexts } from '../texts/bundled.ts';
import type { SpellingChecker, SpellingDocument } from '../types.ts';
import type { LibraryProcedures, PackPlace } from './api.ts';

const WATCH_MS = 50;
const HEARTBEAT_MS = 4000;

/** Answers on a port. `sourceOf` makes of a place what the thread can read. */
export function answerWithChecker(port: Port, sourceOf: (place: PackPlace) => PackSource): void {
  let checker: SpellingChecker | undefined;
  const documents = new Map<number, SpellingDocument>();
  const started = (): SpellingChecker => {
    if (!checker) throw new SpellingCheckError('disposed', 'the thread was not started');
    return checker;
  };
  const documentOf = (id: number): SpellingDocument => {
    const document = documents.get(id);
    if (!document) throw new SpellingCheckError('disposed', 'the document is closed');
    return document;
  };

  const handlers: Handlers<LibraryProcedures> = {
    start: async ({ packs, licenseKey, ...rest }, context) => {
      // The caller's thread says what is to be said.
      const options: CheckerOptions = { ...rest, packs: sourceOf(packs), licenseKey, onNotice: () => undefined };
      checker = await watched(context, () => createCheckerWith(bundledTexts, options));
      return checker.license;
    },
    load: ({ languages }, context) => watched(context, async () => (await started().load(...languages), null)),
    loaded: (_, context) => watched(context, () => started().loaded()),
    check: ({ text, options }, context) => watched(context, (signal) => started().check(text, options, { signal })),
    fix: ({ text, options }, context) => watched(context, () => started().fix(text, options)),
    suggest: ({ word, language, options }, context) =>
      watched(context, () => started().suggest(word, language, options)),
    detect: ({ text }, context) => watched(context, () => started().detect(text)),
    async open({ document, text, options }) {
      documents.set(document, await started().open(text, options));
      return null;
    },
    async edit({ document, changes }) {
      await documentOf(document).edit(changes);
      return null;
    },
    async setOptions({ document, options }) {
      await documentOf(document).setOptions(options);
      return null;
    },
    checkDocument: ({ document }, context) => watched(context, (signal) => documentOf(document).check({ signal })),
    fixes: ({ document, options }, context) => watched(context, () => documentOf(document).fixes(options)),
    close({ document }) {
      documents.get(document)?.close();
      documents.delete(document);
      return null;
    },
  };
  answerCalls<LibraryProcedures>(port, handlers);
}

/** Runs a call that can be cancelled; its failure crosses the channel with its code. */
async function watched<T>(context: CallContext, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let waited = 0;
  const timer = setInterval(() => {
    if (context.cancelled) controller.abort();
    waited += WATCH_MS;
    if (waited % HEARTBEAT_MS === 0) context.progress(null);
  }, WATCH_MS);
  try {
    return await work(controller.signal);
  } catch (thrown) {
    const { code, detail, message } = toFailure(thrown);
    throw new AppError('unknown', { message, params: { failure: code, detail }, cause: thrown });
  } finally {
    clearInterval(timer);
  }
}
