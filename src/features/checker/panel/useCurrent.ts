import { useMemo } from 'react';
import { fixesOf, useChecker } from '../store.ts';
import { cardsOf, isRepeated, isShared, type Places } from './cards.ts';
import type { Mark } from './issueIndex.ts';
import { shownMarks } from './selectors.ts';

/** A finding with what its actions need to know. */
export interface Current {
  mark: Mark;
  /** Undefined while they are being determined. */
  fixes: readonly string[] | undefined;
  /** Its row among the rows, in text order. */
  position: number;
  total: number;
  /** All places of its row, this one among them. */
  places: Places;
  /** How many findings of the same rule have a correction. */
  ofRule: number;
  /** It is one of several places that are decided together. */
  isGroup: boolean;
  /** The same mistake is made in other places: they can be decided together. */
  isRepeated: boolean;
}

/** Of the finding with this id; null when it is not shown. */
function useShown(id: number | null): Current | null {
  const marks = useChecker(shownMarks);
  const cards = useChecker(cardsOf);
  const suggestions = useChecker((state) => state.suggestions);
  return useMemo(() => {
    const places = id === null ? undefined : cards.of.get(id);
    const mark = places?.find((place) => place.id === id);
    if (!places || !mark) return null;
    const { rule } = mark.issue;
    return {
      mark,
      fixes: fixesOf({ suggestions }, mark),
      position: cards.list.indexOf(places) + 1,
      total: cards.list.length,
      places,
      ofRule: marks.filter(({ issue }) => issue.rule === rule && (issue.replacements?.length ?? 0) > 0).length,
      isGroup: isShared(places.length, mark),
      isRepeated: isRepeated(places),
    };
  }, [id, marks, cards, suggestions]);
}

/** The finding whose corrections are open beside its word or in the sheet; null when none are. */
export const useCurrent = (): Current | null =>
  useShown(useChecker((state) => (state.popover === 'closed' ? null : state.current)));

/** The finding that is open in the list. */
export const useListed = ({ id }: Mark): Current | null => useShown(id);
