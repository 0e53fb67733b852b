// Reviewing findings in sequence: in the list and in a phone's sheet, deciding one opens the next;
// beside a word in the text, the user goes on writing.
import { isRepeated, listedMarks, placesOf } from '../panel/cards.ts';
import type { IssueIndex, Mark } from '../panel/issueIndex.ts';
import { listOf } from '../panel/sections.ts';
import { shownMarks } from '../panel/selectors.ts';
import { type CheckerState, neighbour, useChecker } from '../store.ts';

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

/** The finding after or before the current one, or an offset. A phone's card has all places of a row, in the text each comes. */
export function stepFrom(state: CheckerState, offset: number, direction: 1 | -1): Mark | null {
  if (state.surface !== 'sheet') return neighbour(shownMarks(state), { current: state.current, offset }, direction);
  const open = state.marks.find(({ id }) => id === state.current);
  const current = open ? (placesOf(state, open)[0]?.id ?? null) : null;
  return neighbour(listedMarks(state), { current, offset }, direction);
}

/** See the head of this file. */
export function createReview({ index, publish, show, focusText }: ReviewParts): Decide {
  return (mark) => {
    const before = useChecker.getState();
    const { current, popover, surface } = before;
    const places = placesOf(before, mark);
    const isOpen = places.some(({ id }) => id === current);
    const from = !isOpen ? null : popover === 'closed' ? 'list' : surface === 'sheet' ? 'keyboard' : null;
    useChecker.setState({ current: null, popover: 'closed' });
    if (from === null) return focusText;
    const { start } = mark;
    const listed = from === 'list' ? listOf(before).marks : [];
    const at = listed.findIndex(({ id }) => id === places[0]?.id);
    // Of the same mistake, those are next that were not decided along with it.
    const same = isRepeated(places) ? places : [];
    const here = same.indexOf(mark);
    const order = [
      ...same.slice(here + 1),
      ...same.slice(0, Math.max(0, here)),
      // The list is not in the order of the text.
      ...listed.slice(at + 1),
      ...listed.slice(0, Math.max(0, at)),
    ];
    // What an edit means for the open finding is settled after the edit; the next finding opens after that.
    return () =>
      queueMicrotask(() => {
        publish();
        const now = useChecker.getState();
        const left = shownMarks(now).filter((other) => other.id !== mark.id && !other.touched);
        const ids = new Set(left.map(({ id }) => id));
        const cards = from === 'list' ? left : listedMarks({ ...now, marks: left });
        const next = order.find(({ id }) => ids.has(id)) ?? neighbour(cards, { current: null, offset: start }, 1);
        if (next && index.byId(next.id)) show(next.id, from);
        else focusText();
      });
  };
}
