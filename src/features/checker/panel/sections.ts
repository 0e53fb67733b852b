// The list in the order in which it is worked through: what is sure, what somebody has to look at, and names, each in the
// order of the text. Pure; memoised while the findings stay the same.
import type { CheckerState } from '../store.ts';
import type { Mark } from './issueIndex.ts';
import { isSure, listedMarks } from './selectors.ts';

/** What a part of the list asks of the reader. */
export type SectionName = 'sure' | 'review' | 'names';

/** A part of the list. */
export interface Section {
  name: SectionName;
  /** Never empty. */
  marks: readonly Mark[];
}

/** A row of the list: a finding, or the heading of the part that follows. */
export type Row = { section: Section; mark: null } | { section: null; mark: Mark };

const names: readonly SectionName[] = ['sure', 'review', 'names'];

const nameOf = (mark: Mark): SectionName =>
  mark.issue.type === 'unknown-name' ? 'names' : isSure(mark) ? 'sure' : 'review';

const known = new WeakMap<readonly Mark[], { marks: readonly Mark[]; rows: readonly Row[] }>();

/** The findings in the order of the list, and its rows; a list that has only one part needs no heading. */
export function listOf(state: Pick<CheckerState, 'marks' | 'filter'>): {
  marks: readonly Mark[];
  rows: readonly Row[];
} {
  const listed = listedMarks(state);
  const before = known.get(listed);
  if (before) return before;
  const byName = new Map<SectionName, Mark[]>(names.map((name) => [name, []]));
  for (const mark of listed) byName.get(nameOf(mark))?.push(mark);
  const sections = [...byName].map(([name, marks]) => ({ name, marks })).filter(({ marks }) => marks.length > 0);
  const rows = sections.flatMap((section): Row[] => [
    ...(sections.length > 1 ? [{ section, mark: null }] : []),
    ...section.marks.map((mark) => ({ section: null, mark })),
  ]);
  const list = { marks: sections.flatMap(({ marks }) => marks), rows };
  known.set(listed, list);
  return list;
}
