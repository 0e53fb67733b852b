import { useMemo } from 'react';
import { fixesOf, useChecker } from '../store.ts';
import type { Mark } from './issueIndex.ts';
import { isShared, placesOf, shownMarks } from './selectors.ts';

/** A finding with what its actions need to know. */
export interface Current {
  mark: Mark;
  /** Undefined while they are being determined. */
  fixes: readonly string[] | undefined;
  position: number;
  total: number;
  /** How often the same word was found by the same rule. */
  alike: number;
  /** How many findings of the same rule have a correction. */
  ofRule: number;
  /** It is one of several places that are decided together. */
  isGroup: boolean;
}

/** Of the finding with this id; null when it is not shown. */
function useShown(id: number | null): Current | null {
  const marks = useChecker(shownMarks);
  const suggestions = useChecker((state) => state.suggestions);
  return useMemo(() => {
    const index = id === null ? -1 : marks.findIndex((mark) => mark.id === id);
    const mark = marks[index];
    if (!mark) return null;
    const { text, rule } = mark.issue;
    const same = marks.filter(({ issue }) => issue.rule === rule);
    return {
      mark,
      fixes: fixesOf({ suggestions }, mark),
      position: index + 1,
      total: marks.length,
      alike: same.filter(({ issue }) => issue.text === text).length,
      ofRule: same.filter(({ issue }) => (issue.replacements?.length ?? 0) > 0).length,
      isGroup: isShared(placesOf(marks, mark).length, mark),
    };
  }, [id, marks, suggestions]);
}

/** The finding whose corrections are open beside its word or in the sheet; null when none are. */
export const useCurrent = (): Current | null =>
  useShown(useChecker((state) => (state.popover === 'closed' ? null : state.current)));

/** The finding that is open in the list. */
export const useListed = ({ id }: Mark): Current | null => useShown(id);
