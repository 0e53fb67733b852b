import type { Category } from '../../../engine/index.ts';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';
import { lookOf, type Mark } from './issueIndex.ts';
import styles from './Rail.module.css';
import { shownMarks } from './selectors.ts';

/** A text with more findings than this fills the page: positions are estimated from the offsets, which costs nothing. */
const FEW = 150;
/** How many positions can be told apart on the rail. */
const STEPS = 240;

function ticks(marks: readonly Mark[], heightOf: (offset: number) => number): { at: number; look: Category }[] {
  const taken = new Map<number, Category>();
  for (const mark of marks) {
    const at = Math.max(0, Math.min(STEPS - 1, Math.floor(heightOf(mark.start) * STEPS)));
    const look = lookOf(mark.issue);
    if (!taken.has(at) || look === 'spelling') taken.set(at, look);
  }
  return [...taken].map(([at, look]) => ({ at, look }));
}

/** Shows where findings lie in the whole text. Decorative: the list says the same in words. */
export function Rail() {
  const marks = useChecker(shownMarks);
  const { session } = useController();
  const length = useChecker((state) => state.length);
  if (marks.length === 0 || !session) return null;
  const heightOf = marks.length <= FEW ? session.heightOf : (offset: number) => offset / Math.max(1, length);
  return (
    <svg
      className={styles.rail}
      viewBox={`0 0 5 ${STEPS}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-print="hide"
    >
      {ticks(marks, heightOf).map(({ at, look }) => (
        <rect key={at} data-look={look} y={at} width="5" height="2" />
      ))}
    </svg>
  );
}
