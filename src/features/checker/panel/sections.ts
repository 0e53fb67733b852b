// The list in the order in which it is worked through: what is sure, what somebody has to look at, and names, each in the
// order of the text. Pure; memoised while the findings stay the same.
import { type Cards, cardsOf, type Places, type Shown } from './cards.ts';
import type { Mark } from './issueIndex.ts';
import { isSure } from './selectors.ts';

/** What a part of the list asks of the reader. */
export type SectionName = 'sure' | 'review' | 'names';

/** A part of the list. */
export interface Section {
  name: SectionName;
  /** The first place of each of its rows; never empty. */
  marks: readonly Mark[];
  /** How many names, or how many mistakes, each place being one. */
  count: number;
}

/** A row of the list: the first place of a finding, or the heading of the part that follows. */
export type Row = { section: Section; mark: null } | { section: null; mark: Mark };

const names: readonly SectionName[] = ['sure', 'review', 'names'];

const nameOf = (mark: Mark): SectionName =>
  mark.issue.type === 'unknown-name' ? 'names' : isSure(mark) ? 'sure' : 'review';

const known = new WeakMap<Cards, { marks: readonly Mark[]; rows: readonly Row[] }>();

/** The findings in the order of the list, and its rows; a list that has only one part needs no heading. */
export function listOf(state: Shown): {
  marks: readonly Mark[];
  rows: readonly Row[];
} {
  const cards = cardsOf(state);
  const before = known.get(cards);
  if (before) return before;
  const byName = new Map<SectionName, Places[]>(names.map((name) => [name, []]));
  for (const places of cards.list) byName.get(nameOf(places[0] as Mark))?.push(places);
  const sections = [...byName]
    .filter(([, parts]) => parts.length > 0)
    .map(
      ([name, parts]): Section => ({
        name,
        marks: parts.map(([first]) => first as Mark),
        count: name === 'names' ? parts.length : parts.reduce((sum, places) => sum + places.length, 0),
      }),
    );
  const rows = sections.flatMap((section): Row[] => [
    ...(sections.length > 1 ? [{ section, mark: null }] : []),
    ...section.marks.map((mark) => ({ section: null, mark })),
  ]);
  const list = { marks: sections.flatMap(({ marks }) => marks), rows };
  known.set(cards, list);
  return list;
}
