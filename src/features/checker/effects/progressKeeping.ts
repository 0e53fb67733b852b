// Counts the open text for its writer's progress, once it is checked and nobody has touched it for a while. What counts it is
// loaded then.
import type { Corrected, Draft } from '../../../services/drafts/draft.ts';
import { log } from '../../../services/log.ts';
import { settingsStore } from '../../../services/settings.ts';
import type { IssueIndex } from '../panel/issueIndex.ts';
import { type CheckerState, useChecker } from '../store.ts';

/** Whoever is correcting has not finished: in milliseconds. */
const REST_MS = 2_500;

/** What is counted. */
export interface ProgressParts {
  index: IssueIndex;
  draft(): Draft;
  /** The text and the corrections in it. */
  corrections(): Corrected;
}

const isRead = ({ work, length }: CheckerState) => length > 0 && (work === 'done' || work === 'weighing');
const loadCount = () => import('../progress/count.ts');

/** Follows the checker until the returned function is called. */
export function createProgressKeeping({ index, draft, corrections }: ProgressParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = () => {
    const { progress, sentences } = settingsStore.getState();
    const state = useChecker.getState();
    if (!progress || !isRead(state)) return;
    const counted = { ...corrections(), draft: draft(), words: state.counts.words, marks: index.marks, sentences };
    loadCount()
      .then(({ countText }) => countText(counted, Date.now()))
      .catch((error: unknown) => log.warn('The text could not be counted', error));
  };
  const stop = useChecker.subscribe((now, before) => {
    const isNews =
      now.work !== before.work || now.corrected !== before.corrected || now.milliseconds !== before.milliseconds;
    if (!isNews) return;
    clearTimeout(timer);
    timer = isRead(now) ? setTimeout(count, REST_MS) : undefined;
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Deletes the sentences of a text that somebody deletes; the returned function brings them back. Never rejects. */
export async function dropSentencesOf(owner: string, draft: string): Promise<() => void> {
  try {
    const { deleteProgress, putBackProgress } = await import('../../../services/progress/progress.ts');
    const gone = await deleteProgress(owner, { sentencesOnly: true, draft });
    return () => void putBackProgress(gone);
  } catch (error) {
    log.warn('The sentences of a text could not be deleted', error);
    return () => undefined;
  }
}
