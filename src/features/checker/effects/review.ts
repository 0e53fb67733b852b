// Reviewing findings in sequence: in the list and in a phone's sheet, deciding one opens the next;
// beside a word in the text, the user goes on writing.
import type { IssueIndex, Mark } from '../panel/issueIndex.ts';
import { listOf } from '../panel/sections.ts';
import { isOneCard, shownMarks } from '../panel/selectors.ts';
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
    const before = useChecker.getState();
    const { current, popover, surface } = before;
    const from = current !== mark.id ? null : popover === 'closed' ? 'list' : surface === 'sheet' ? 'keyboard' : null;
    useChecker.setState({ current: null, popover: 'closed' });
    if (from === null) return focusText;
    const { start } = mark;
    const listed = from === 'list' ? listOf(before).marks : [];
    const at = listed.findIndex((other) => isOneCard(other, mark));
    // What an edit means for the open finding is settled after the edit; the next finding opens after that.
    return () =>
      queueMicrotask(() => {
        publish();
        const left = shownMarks(useChecker.getState()).filter((other) => other.id !== mark.id && !other.touched);
        // The list is not in the order of the text.
        const ids = new Set(left.map(({ id }) => id));
        const below = [...listed.slice(at + 1), ...listed.slice(0, Math.max(0, at))].find(({ id }) => ids.has(id));
        const next = below ?? neighbour(left, { current: null, offset: start }, 1);
        if (next && index.byId(next.id)) show(next.id, from);
        else focusText();
      });
  };
}
