import type { Category } from '../../engine/index.ts';
import styles from './EditorArea.module.css';
import { lookOf, type Mark } from './issueIndex.ts';
import { shownMarks } from './selectors.ts';
import { useChecker } from './store.ts';

/** Places that can be told apart on the rail. */
const STEPS = 240;

function ticks(marks: readonly Mark[], length: number): { at: number; look: Category }[] {
  const taken = new Map<number, Category>();
  for (const mark of marks) {
    const at = Math.min(STEPS - 1, Math.floor((mark.start / Math.max(1, length)) * STEPS));
    const look = lookOf(mark.issue);
    if (!taken.has(at) || look === 'spelling') taken.set(at, look);
  }
  return [...taken].map(([at, look]) => ({ at, look }));
}

/** Where findings lie in the whole text. Decorative: the list says it in words. */
export function Rail() {
  const marks = useChecker(shownMarks);
  const length = useChecker((state) => state.length);
  if (marks.length === 0) return null;
  return (
    <svg
      className={styles.rail}
      viewBox={`0 0 5 ${STEPS}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-print="hide"
    >
      {ticks(marks, length).map(({ at, look }) => (
        <rect key={at} className={styles[look]} y={at} width="5" height="2" />
      ))}
    </svg>
  );
}
