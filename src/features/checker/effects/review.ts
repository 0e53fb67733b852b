// Reviewing findings in sequence: in the list and in a phone's sheet, deciding one opens the next;
// beside a word in the text, the user goes on writing.
import type { IssueIndex, Mark } from '../panel/issueIndex.ts';
import { shownMarks } from '../panel/selectors.ts';
import { neighbour, useChecker } from '../store.ts';

/** What moving on needs from the rest of the checker. */
export interface ReviewParts {
  index: IssueIndex;
  /** Publishes the findings as they are now. */
  publish(): void;
  show(id: number, from: 'keyboard' | 'list'): void;
  focusText(): void;
}

/** Notes where a decision is made, closes the finding, and returns what to call once the decision is carried out. */
export type Decide = (mark: Mark) => () => void;

/** See the head of this file. */
export function createReview({ index, publish, show, focusText }: ReviewParts): Decide {
  return (mark) => {
    const { current, popover, surface } = useChecker.getState();
    const from = current !== mark.id ? null : popover === 'closed' ? 'list' : surface === 'sheet' ? 'keyboard' : null;
    useChecker.setState({ current: null, popover: 'closed' });
    if (from === null) return focusText;
    const { start } = mark;
    // What an edit means for the open finding is settled after the edit; the next finding opens after that.
    return () =>
      queueMicrotask(() => {
        publish();
        const left = shownMarks(useChecker.getState()).filter((other) => other.id !== mark.id && !other.touched);
        const next = neighbour(left, { current: null, offset: start }, 1);
        if (next && index.byId(next.id)) show(next.id, from);
        else focusText();
      });
  };
}
