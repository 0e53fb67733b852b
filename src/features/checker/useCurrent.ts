import { useMemo } from 'react';
import type { Mark } from './issueIndex.ts';
import { shownMarks } from './selectors.ts';
import { fixesOf, useChecker } from './store.ts';

/** The finding whose corrections are open. */
export interface Current {
  mark: Mark;
  /** Undefined while they are looked for. */
  fixes: readonly string[] | undefined;
  position: number;
  total: number;
  /** How often the same word was found. */
  alike: number;
}

/** See Current; null when nothing is open. */
export function useCurrent(): Current | null {
  const id = useChecker((state) => (state.popover === 'closed' ? null : state.current));
  const marks = useChecker(shownMarks);
  const suggestions = useChecker((state) => state.suggestions);
  return useMemo(() => {
    const index = id === null ? -1 : marks.findIndex((mark) => mark.id === id);
    const mark = marks[index];
    if (!mark) return null;
    const alike = marks.filter(({ issue }) => issue.text === mark.issue.text).length;
    return { mark, fixes: fixesOf({ suggestions }, mark), position: index + 1, total: marks.length, alike };
  }, [id, marks, suggestions]);
}
