// Language packs for the worker: spelling first, then its grammar, and last of all its context net (contextLoading.ts). Each is
// fetched once and shown with its state; a failed one is retried when the network is back, and until then at growing intervals.
import type { TextLanguage } from '../../../engine/index.ts';
import { type ErrorCode, toAppError } from '../../../lib/errors.ts';
import { activeLocale } from '../../../services/i18n/i18n.ts';
import { loadRuleTexts } from '../../../services/i18n/ruleTexts.ts';
import { log } from '../../../services/log.ts';
import { onPageKept } from '../../../services/offline/keepLoaded.ts';
import { isOnline } from '../../../services/offline/online.ts';
import { isPageKept } from '../../../services/offline/pageKept.ts';
import { fetchPack, isPackStored } from '../../../services/packs.ts';
import { textLanguageCodes } from '../../../services/textLanguages.ts';
import { type CheckerState, type GrammarState, type PackState, useChecker } from '../store.ts';
import { createContextLoading } from './contextLoading.ts';

/** See the head of this file. */
export interface PackLoading {
  /** Loads a pack into the worker unless it is there or on its way; resolves when it is ready or has failed. */
  want(language: TextLanguage): Promise<void>;
  /** Retries failed packs, spelling and grammar. */
  retry(): void;
  /** The worker has lost a grammar that it had: it is loaded again. */
  grammarLost(language: TextLanguage): void;
  /** The bytes for the worker: just fetched, or from the cache or the network. */
  bytes(language: TextLanguage): Promise<ArrayBuffer>;
  /** The bytes of a language's grammar. */
  grammarBytes(language: TextLanguage): Promise<{ lex: ArrayBuffer; model: ArrayBuffer }>;
  /** The bytes of a language's context net. */
  contextBytes(language: TextLanguage): Promise<ArrayBuffer>;
  /** Publishes which packs are on this device, and whether the page is. */
  lookForStored(): Promise<void>;
  /** Stops publishing whatever still arrives: the state belongs to the next checker. */
  dispose(): void;
}

/** How often progress is shown, in milliseconds. */
const PROGRESS_MS = 50;
/** A pack that could not be fetched is retried after this time, and then less and less often. */
const FIRST_RETRY_MS = 1_500;
const LAST_RETRY_MS = 60_000;

/** A failure that may be temporary. */
const isPassing = (code: ErrorCode) =>
  code === 'network' || code === 'network-page' || code === 'offline' || code === 'worker-crashed';

/** Passes loaded bytes to the worker. */
export interface PackTarget {
  load(language: TextLanguage): Promise<void>;
  loadGrammar(language: TextLanguage): Promise<void>;
  loadContext(language: TextLanguage): Promise<void>;
  /** Something new is loaded: the text is worth another run. */
  onReady(): void;
}

/** Loads spelling first and the language's grammar after it: the first underline never waits for rules. */
export function createPackLoading({ load, loadGrammar, loadContext, onReady }: PackTarget): PackLoading {
  const fetched = new Map<TextLanguage, ArrayBuffer>();
  const under = new Map<TextLanguage, Promise<void>>();
  const attempts = new Map<string, number>();
  let ended = false;

  const publish = (change: (state: CheckerState) => Partial<CheckerState>) => {
    if (!ended) useChecker.setState(change);
  };
  const show = (language: TextLanguage, state: PackState) =>
    publish(({ packs }) => ({ packs: { ...packs, [language]: state } }));
  const showGrammar = (language: TextLanguage, state: GrammarState) =>
    publish(({ grammars }) => ({ grammars: { ...grammars, [language]: state } }));

  const lookForStored = async () => {
    const checks = textLanguageCodes.map(async (language) => ((await isPackStored(language)) ? [language] : []));
    const stored = (await Promise.all(checks)).flat();
    const pageKept = await isPageKept();
    publish(() => ({ stored, pageKept }));
  };

  const bring = async (language: TextLanguage) => {
    let shownAt = 0;
    show(language, { status: 'loading', loaded: 0, total: 0 });
    try {
      const bytes = await fetchPack(language, (progress) => {
        const now = performance.now();
        if (now - shownAt < PROGRESS_MS && progress.loaded < progress.total) return;
        shownAt = now;
        show(language, { status: 'loading', ...progress });
      });
      fetched.set(language, bytes);
      await load(language);
      if (ended) return;
      show(language, { status: 'ready' });
      onReady();
      void lookForStored();
      void bringGrammar(language);
    } catch (thrown) {
      const { code } = toAppError(thrown);
      show(language, { status: 'failed', code });
      if (!ended && isPassing(code)) {
        tryLater(language, () => {
          if (useChecker.getState().packs[language]?.status === 'failed') void want(language);
        });
      }
    } finally {
      fetched.delete(language);
      under.delete(language);
    }
  };

  /** Browsers often report a network slightly before there is one. */
  const tryLater = (key: string, again: () => void) => {
    const attempt = attempts.get(key) ?? 0;
    attempts.set(key, attempt + 1);
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt);
    setTimeout(() => !ended && isOnline() && again(), wait);
  };

  const contexts = createContextLoading({
    load: loadContext,
    onReady() {
      publish(({ nets }) => ({ nets: nets + 1 }));
      onReady();
    },
  });
  const stopKept = onPageKept(() => void lookForStored());

  /** Without its grammar a language is still checked for spelling. */
  const bringGrammar = async (language: TextLanguage) => {
    if (useChecker.getState().grammars[language] === 'loading') return;
    showGrammar(language, 'loading');
    try {
      await loadGrammar(language);
      showGrammar(language, 'ready');
      onReady();
      // The rules' messages are then available offline as well.
      void loadRuleTexts(activeLocale(), language);
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (code === 'aborted') return;
      log.warn(`The grammar of ${language} could not be loaded: ${code}`);
      showGrammar(language, 'failed');
      if (isPassing(code)) tryLater(`${language} grammar`, () => bringFailedGrammar(language));
    }
  };
  const bringFailedGrammar = (language: TextLanguage) => {
    if (useChecker.getState().grammars[language] === 'failed') void bringGrammar(language);
  };

  const want = (language: TextLanguage): Promise<void> => {
    if (useChecker.getState().packs[language]?.status === 'ready') return Promise.resolve();
    const running = under.get(language) ?? bring(language);
    under.set(language, running);
    return running;
  };

  return {
    want(language) {
      return useChecker.getState().packs[language]?.status === 'failed' ? Promise.resolve() : want(language);
    },
    retry() {
      attempts.clear();
      contexts.retry();
      const { packs } = useChecker.getState();
      for (const language of textLanguageCodes) {
        if (packs[language]?.status === 'failed') void want(language);
        bringFailedGrammar(language);
      }
    },
    grammarLost(language) {
      showGrammar(language, 'failed');
      bringFailedGrammar(language);
    },
    async bytes(language) {
      const ready = fetched.get(language);
      fetched.delete(language);
      return ready ?? fetchPack(language);
    },
    async grammarBytes(language) {
      const quietly = () => undefined;
      const [lex, model] = await Promise.all([
        fetchPack(language, quietly, undefined, 'lex'),
        fetchPack(language, quietly, undefined, 'model'),
      ]);
      return { lex, model };
    },
    contextBytes: (language) => fetchPack(language, () => undefined, undefined, 'context'),
    lookForStored,
    dispose() {
      ended = true;
      contexts.dispose();
      stopKept();
    },
  };
}
