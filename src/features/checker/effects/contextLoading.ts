// Context nets for the worker: the largest file of a language, and one that its texts are checked without. One at a time is
// fetched while the page is in view, its text is checked and at rest, and no other pack is on its way. Nothing is said of it.
import type { TextLanguage } from '../../../engine/index.ts';
import { toAppError } from '../../../lib/errors.ts';
import { mayPrefetch } from '../../../lib/linkPrefetch.ts';
import { log } from '../../../services/log.ts';
import { isPackKept, isPackOffered } from '../../../services/packs.ts';
import { type CheckerState, useChecker } from '../store.ts';

/** What it needs from the rest of the checker. */
export interface ContextTarget {
  /** Passes a language's net to the worker. */
  load(language: TextLanguage): Promise<void>;
  /** There is one more: the text is worth another run. */
  onReady(): void;
}

/** See the head of this file. */
export interface ContextLoading {
  /** What could not be fetched is tried again: the network is back. */
  retry(): void;
  dispose(): void;
}

/** The text is at rest when nothing has happened on the page for this time, in milliseconds. */
const REST_MS = 2_000;
/** A net that could not be fetched is tried again after this time. */
const RETRY_MS = 60_000;
/** A language with less than this share of a text is not worth megabytes. */
const LEAST_SHARE = 0.1;

type View = Pick<CheckerState, 'length' | 'work' | 'packs' | 'grammars' | 'language' | 'guesses'>;

/** The language whose net the text needs next, its main one first; undefined while anything else comes first. */
export function nextContext(state: View, tried: ReadonlySet<TextLanguage>): TextLanguage | undefined {
  const { length, work, packs, grammars, language, guesses } = state;
  if (length === 0 || work !== 'done') return undefined;
  if (Object.values(packs).some(({ status }) => status === 'loading')) return undefined;
  if (Object.values(grammars).includes('loading')) return undefined;
  const others = guesses.filter(({ share }) => share >= LEAST_SHARE).map((guess) => guess.language);
  const spoken = language === null ? [] : [language, ...others];
  return spoken.find((each) => grammars[each] === 'ready' && !tried.has(each));
}

/** Whether a language has a net that costs the visitor nothing he wants to save. */
const isWelcome = async (language: TextLanguage): Promise<boolean> =>
  (await isPackOffered(language, 'context')) && (mayPrefetch() || (await isPackKept(language, 'context')));

/** Starts watching the checker's state. */
export function createContextLoading(
  { load, onReady }: ContextTarget,
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> = document,
): ContextLoading {
  const loaded = new Set<TextLanguage>();
  let tried = new Set<TextLanguage>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let ended = false;

  const next = () => (page.visibilityState === 'visible' ? nextContext(useChecker.getState(), tried) : undefined);

  const watch = () => {
    clearTimeout(rest);
    if (!busy && !ended && next()) rest = setTimeout(() => void bring(), REST_MS);
  };

  const retry = () => {
    clearTimeout(again);
    tried = new Set(loaded);
    watch();
  };

  const bring = async () => {
    const language = next();
    if (!language) return;
    busy = true;
    tried.add(language);
    try {
      if (await isWelcome(language)) {
        await load(language);
        loaded.add(language);
        if (!ended) onReady();
      }
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (!ended && code !== 'pack-missing') {
        log.warn(`The context net of ${language} could not be loaded: ${code}`);
        clearTimeout(again);
        again = setTimeout(retry, RETRY_MS);
      }
    }
    busy = false;
    watch();
  };

  const stop = useChecker.subscribe(watch);
  page.addEventListener('visibilitychange', watch);
  watch();
  return {
    retry,
    dispose() {
      ended = true;
      clearTimeout(rest);
      clearTimeout(again);
      stop();
      page.removeEventListener('visibilitychange', watch);
    },
  };
}
