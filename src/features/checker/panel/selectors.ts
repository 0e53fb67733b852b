// Selectors over the state. Pure; results are memoised while their inputs stay the same.
import type { Category, TextLanguage } from '../../../engine/index.ts';
import type { CheckerState } from '../store.ts';
import { lookOf, type Mark } from './issueIndex.ts';

/** The looks in legend order. */
export const looks: readonly Category[] = ['spelling', 'grammar', 'punctuation', 'style', 'consistency'];

/** What the panel beside the text shows. */
export type PanelView =
  | 'empty'
  | 'loading'
  | 'failed'
  | 'unsupported'
  | 'stopped'
  | 'long'
  | 'waiting'
  | 'unchecked'
  | 'none'
  | 'issues';

/** A text with more characters than this shows the progress of its check. */
const LONG_TEXT = 60_000;
/** Fewer words than this are not enough to call a language unknown. */
const ENOUGH_WORDS = 3;

let lastMarks: readonly Mark[] = [];
let lastCounts: Readonly<Record<Category, number>> = {
  spelling: 0,
  grammar: 0,
  punctuation: 0,
  style: 0,
  consistency: 0,
};

/** How many findings there are of each look. */
export function countsByLook(state: Pick<CheckerState, 'marks'>): Readonly<Record<Category, number>> {
  if (state.marks === lastMarks) return lastCounts;
  const counts = { spelling: 0, grammar: 0, punctuation: 0, style: 0, consistency: 0 };
  for (const { issue } of state.marks) counts[lookOf(issue)] += 1;
  lastMarks = state.marks;
  lastCounts = counts;
  return counts;
}

let lastFiltered: readonly Mark[] = [];
let filteredFrom: readonly Mark[] = [];
let filteredBy: Category | null = null;

/** The findings that are listed. */
export function shownMarks(state: Pick<CheckerState, 'marks' | 'filter'>): readonly Mark[] {
  if (state.filter === null) return state.marks;
  if (state.marks === filteredFrom && state.filter === filteredBy) return lastFiltered;
  filteredFrom = state.marks;
  filteredBy = state.filter;
  lastFiltered = state.marks.filter((mark) => lookOf(mark.issue) === state.filter);
  return lastFiltered;
}

/** The language the text is, or will be, checked in. */
export const textLanguage = (state: CheckerState): TextLanguage | null =>
  state.chosen === 'auto' ? state.language : state.chosen;

/** The pack being waited for: that of the text's language, else of a language within it. */
export function awaitedPack(state: CheckerState): TextLanguage | null {
  const wanted = state.missing.find((language) => state.packs[language]?.status !== 'ready');
  return wanted ?? null;
}

/** See PanelView. None of the views ever hides the text itself. */
export function panelView(state: CheckerState): PanelView {
  if (state.length === 0) return 'empty';
  if (state.work === 'stopped') return 'stopped';
  if (state.work === 'idle') return 'unchecked';
  const awaited = awaitedPack(state);
  const pack = awaited ? state.packs[awaited] : undefined;
  if (pack?.status === 'failed' && state.marks.length === 0) return 'failed';
  if (pack?.status === 'loading' && state.marks.length === 0) return 'loading';
  const unknown = state.chosen === 'auto' && state.language === null;
  if (unknown && state.work === 'done' && state.marks.length === 0)
    return state.counts.words >= ENOUGH_WORDS ? 'unsupported' : 'waiting';
  if (state.work === 'paused' || (state.work === 'checking' && state.total > LONG_TEXT)) return 'long';
  if (state.marks.length > 0) return 'issues';
  // A text is not called free of mistakes before the rules have checked all of it, and the context net what is in view.
  const read = !state.language || state.grammars[state.language] !== 'loading';
  const done = state.work === 'done' || (state.work === 'weighing' && state.isViewDone);
  return done && !awaited && read ? 'none' : 'waiting';
}

/** Whether "fix all" fixes it. */
export const isSure = ({ issue }: Mark): boolean => issue.certainty === 'sure' && issue.replacements?.length !== 0;

/** What can be done about the listed mistakes: names are none. */
export interface Fixable {
  /** Those that "fix all" fixes. */
  sure: number;
  /** Those that somebody has to look at. */
  rest: number;
}

let fixableFrom: readonly Mark[] = [];
let lastFixable: Fixable = { sure: 0, rest: 0 };

/** How many of the listed mistakes are sure, and how many are left to review. */
export function fixable(state: Pick<CheckerState, 'marks' | 'filter'>): Fixable {
  const shown = shownMarks(state);
  if (shown === fixableFrom) return lastFixable;
  fixableFrom = shown;
  const mistakes = shown.filter(({ issue }) => issue.type !== 'unknown-name');
  const sure = mistakes.filter(isSure).length;
  lastFixable = { sure, rest: mistakes.length - sure };
  return lastFixable;
}
