// What may stand in place of the word that a card shows, and how far that is known.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SynonymGroup, WordCard } from '../../../engine/index.ts';
import { toAppError } from '../../../lib/errors.ts';
import { log } from '../../../services/log.ts';
import { isOnline, subscribeOnline } from '../../../services/offline/online.ts';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';

/** `none`: nothing is known of it, or not yet; then nothing is said of synonyms either. */
export type Synonyms =
  | { readonly status: 'none' | 'waiting' }
  | { readonly status: 'failed'; readonly isOffline: boolean; readonly asked: string }
  | { readonly status: 'found'; readonly groups: readonly SynonymGroup[] };

const NONE: Synonyms = { status: 'none' };
const WAITING: Synonyms = { status: 'waiting' };

/** See the head of this file; `written` is the word as it stands in the text. */
export function useSynonyms(card: WordCard, written: string): { synonyms: Synonyms; retry(): void } {
  const { session } = useController();
  const { language, isRead } = card;
  const dialect = useChecker((state) => (state.language === language ? state.dialect : null));
  const online = useSyncExternalStore(subscribeOnline, isOnline);
  const [synonyms, setSynonyms] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  // A network that has come back is reason to try again.
  const asked = `${attempt} ${online}`;
  useEffect(() => {
    if (!session || !isRead) return;
    const stop = new AbortController();
    const tell = (next: Synonyms) => {
      if (!stop.signal.aborted) setSynonyms(next);
    };
    const word = { word: written, language, dialect };
    session
      .synonyms(word, stop.signal, () => tell(WAITING))
      .then(
        (groups) => tell(groups.length > 0 ? { status: 'found', groups } : NONE),
        (thrown: unknown) => {
          const error = toAppError(thrown);
          if (error.code === 'aborted') return;
          if (error.code !== 'offline') log.error(error);
          tell({ status: 'failed', isOffline: error.code === 'offline', asked });
        },
      );
    return () => stop.abort();
  }, [session, written, language, dialect, isRead, asked]);
  const isAskedAnew = synonyms.status === 'failed' && synonyms.asked !== asked;
  return { synonyms: isAskedAnew ? WAITING : synonyms, retry: () => setAttempt((count) => count + 1) };
}
