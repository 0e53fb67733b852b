// Language packs for the worker: each is fetched once, shown with its progress, and tried again when the network is back.
import type { TextLanguage } from '../../../engine/index.ts';
import { toAppError } from '../../../lib/errors.ts';
import { fetchPack, isPackStored } from '../../../services/packs.ts';
import { textLanguageCodes } from '../../../services/textLanguages.ts';
import { type PackState, useChecker } from '../store.ts';

/** See the head of this file. */
export interface PackLoading {
  /** Brings a pack into the worker unless it is there or on its way; resolves when it is ready or has failed. */
  want(language: TextLanguage): Promise<void>;
  /** Tries failed ones again. */
  retry(): void;
  /** The bytes for the worker: those just fetched, else from the cache or the network. */
  bytes(language: TextLanguage): Promise<ArrayBuffer>;
  /** Publishes which packs are on this device. */
  lookForStored(): Promise<void>;
}

/** How often progress is shown, in milliseconds. */
const PROGRESS_MS = 50;

/** `load` gives a pack to the worker, `onReady` is told when it is in place. */
export function createPackLoading(load: (language: TextLanguage) => Promise<void>, onReady: () => void): PackLoading {
  const fetched = new Map<TextLanguage, ArrayBuffer>();
  const under = new Map<TextLanguage, Promise<void>>();

  const show = (language: TextLanguage, state: PackState) =>
    useChecker.setState(({ packs }) => ({ packs: { ...packs, [language]: state } }));

  const lookForStored = async () => {
    const checks = textLanguageCodes.map(async (language) => ((await isPackStored(language)) ? [language] : []));
    useChecker.setState({ stored: (await Promise.all(checks)).flat() });
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
      show(language, { status: 'ready' });
      onReady();
      void lookForStored();
    } catch (thrown) {
      show(language, { status: 'failed', code: toAppError(thrown).code });
    } finally {
      fetched.delete(language);
      under.delete(language);
    }
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
      const { packs } = useChecker.getState();
      for (const language of textLanguageCodes) if (packs[language]?.status === 'failed') void want(language);
    },
    async bytes(language) {
      const ready = fetched.get(language);
      fetched.delete(language);
      return ready ?? fetchPack(language);
    },
    lookForStored,
  };
}
