// The checker's UI state and its pure transitions. Side effects are in effects.ts.
// Findings themselves live in the issue index; `marks` is the part last published to the components.
import { create } from 'zustand';
import type { DocumentKind } from '../../documents/index.ts';
import type {
  Category,
  CheckStep,
  Dialect,
  ForeignPassage,
  Issue,
  LanguageGuess,
  TextCounts,
  TextLanguage,
} from '../../engine/index.ts';
import type { ErrorCode } from '../../lib/errors.ts';
import type { DocumentState } from '../../services/cloud/documents/documentRows.ts';
import type { Mark } from './panel/issueIndex.ts';

/** The state of a language's pack. */
export type PackState =
  | { status: 'loading'; loaded: number; total: number }
  | { status: 'ready' }
  | { status: 'failed'; code: ErrorCode };

/** The state of a language's grammar; spelling is checked without it. */
export type GrammarState = 'loading' | 'ready' | 'failed';

/** The corrections of a finding. The engine reports it anew when anything around it changes: then they are asked again. */
export interface Corrections {
  readonly issue: Issue;
  readonly fixes: readonly string[];
  /** A context net has come since: it may put them in another order. */
  readonly isStale?: boolean;
}

/** A lasting state shown in a banner above the text. */
export type Notice =
  | { kind: 'restarted' }
  | { kind: 'crashed' }
  | { kind: 'storage'; code: 'storage-full' | 'storage-reserve' | 'storage-unavailable' }
  | { kind: 'too-long' };

/** What lies over the page. */
export type Overlay =
  | 'settings'
  | 'texts'
  | 'keyboard'
  | 'palette'
  | 'share'
  | 'save'
  | 'proof'
  | 'changes'
  | 'shared'
  | 'engine'
  | 'report'
  | 'speech';

/** What stands beside the text in place of the list of findings. */
export type Side = 'statistics' | 'letter' | 'rewrite' | 'tone' | 'word' | 'progress';

/** See the head of this file. */
export interface CheckerState {
  /** The editor and the worker are in place. */
  started: boolean;
  length: number;
  counts: TextCounts;
  /** `weighing`: spelling and grammar are checked; what context nets find still comes, quietly. */
  work: 'idle' | 'checking' | 'paused' | 'weighing' | 'done' | 'stopped';
  /** What is in view has been checked by everything there is. */
  isViewDone: boolean;
  checked: number;
  total: number;
  /** Time the engine took for the last check of spelling and grammar. */
  milliseconds: number | null;
  language: TextLanguage | null;
  /** The variant of that language. */
  dialect: Dialect | null;
  /** The language the user chose for this text. */
  chosen: TextLanguage | 'auto';
  /** Too little text to tell its language: it is checked in the likeliest one. */
  assumed: boolean;
  guesses: readonly LanguageGuess[];
  /** Rules that threw; checking goes on without them. */
  failedRules: readonly string[];
  missing: readonly TextLanguage[];
  /** Sentences and quotations in other languages. */
  passages: readonly ForeignPassage[];
  packs: Partial<Record<TextLanguage, PackState>>;
  grammars: Partial<Record<TextLanguage, GrammarState>>;
  /** How many context nets have come. */
  nets: number;
  /** Packs on this device: these languages work without a network. */
  stored: readonly TextLanguage[];
  /** This address opens again without a network. */
  pageKept: boolean;
  marks: readonly Mark[];
  /** Only this look is listed and drawn; null shows all. */
  filter: Category | null;
  current: number | null;
  /** How the corrections were opened: the keyboard moves the focus there, the mouse leaves it in the text. */
  popover: 'closed' | 'mouse' | 'keyboard';
  /** What shows the current finding's corrections: a box beside the word, or a sheet at the bottom of a phone. */
  surface: 'popover' | 'sheet';
  /** Corrections by the id of the mark, best first. */
  suggestions: ReadonlyMap<number, Corrections>;
  notice: Notice | null;
  overlay: Overlay | null;
  /** What stands beside the text in place of the list of findings; on a phone it covers both. */
  side: Side | null;
  title: string;
  /** Name of the open text among those on this device. */
  draftId: string;
  /** The file that the open text came from. */
  file: { readonly name: string; readonly kind: DocumentKind } | null;
  /** The cloud document that the open text belongs to. */
  document: { readonly name: string; readonly state: DocumentState } | null;
  saved: 'new' | 'saving' | 'saved' | 'failed';
  /** Corrections made in the text that still stand in it. */
  corrected: number;
  canUndo: boolean;
  canRedo: boolean;
}

const noCounts: TextCounts = { words: 0, characters: 0, charactersNoSpaces: 0, sentences: 0, paragraphs: 0 };

/** The state before anything has happened; also what is prerendered. */
export const initialState: CheckerState = {
  started: false,
  length: 0,
  counts: noCounts,
  work: 'idle',
  isViewDone: false,
  checked: 0,
  total: 0,
  milliseconds: null,
  language: null,
  dialect: null,
  chosen: 'auto',
  assumed: false,
  guesses: [],
  failedRules: [],
  missing: [],
  passages: [],
  packs: {},
  grammars: {},
  nets: 0,
  stored: [],
  pageKept: false,
  marks: [],
  filter: null,
  current: null,
  popover: 'closed',
  surface: 'popover',
  suggestions: new Map(),
  notice: null,
  overlay: null,
  side: null,
  title: '',
  draftId: '',
  file: null,
  document: null,
  saved: 'new',
  corrected: 0,
  canUndo: false,
  canRedo: false,
};

/** The page's checker. Components read it by selector. */
export const useChecker = create<CheckerState>(() => initialState);

type Suggestions = Pick<CheckerState, 'suggestions'>;

/** The corrections of a mark; undefined while they are unknown. While they are asked once more, those from before. */
export function fixesOf({ suggestions }: Suggestions, { id, issue }: Mark): readonly string[] | undefined {
  if (issue.replacements) return issue.replacements;
  const known = suggestions.get(id);
  return known?.issue.text === issue.text && known.issue.language === issue.language ? known.fixes : undefined;
}

/** Whether the corrections of a mark are known and up to date. */
export function hasFixes({ suggestions }: Suggestions, { id, issue }: Mark): boolean {
  if (issue.replacements) return true;
  const known = suggestions.get(id);
  return known?.issue === issue && !known.isStale;
}

/** The state after one step of the check. */
export function afterStep(
  state: CheckerState,
  step: Omit<CheckStep, 'deltas'> & { milliseconds: number; failedRules: readonly string[] },
): Partial<CheckerState> {
  return {
    counts: step.counts,
    checked: step.checked,
    total: step.total,
    language: step.language,
    dialect: step.dialect,
    guesses: step.guesses,
    // The set of failed rules only grows: an equal count means the same rules, so nothing is redrawn.
    ...(step.failedRules.length !== state.failedRules.length && { failedRules: step.failedRules }),
    missing: step.missing,
    ...(step.passages && (step.passages.length > 0 || state.passages.length > 0) && { passages: step.passages }),
    work: workAfter(state, step),
    // Once claimed it stays while nothing changes: a net that comes late must not make the page restless.
    isViewDone: step.isViewDone || (step.isRead && state.isViewDone && state.work !== 'checking'),
    ...(step.isRead && { milliseconds: step.milliseconds }),
  };
}

function workAfter({ work }: CheckerState, { done, isRead }: Pick<CheckStep, 'done' | 'isRead'>): CheckerState['work'] {
  if (done) return 'done';
  if (work === 'paused') return 'paused';
  return isRead ? 'weighing' : 'checking';
}

/** Whether a step brings the end of the check, or of all but what context nets find. */
export const isNews = ({ done, isRead }: Pick<CheckStep, 'done' | 'isRead'>, { work }: CheckerState): boolean =>
  done || (isRead && work === 'checking');

/** The state after new findings: the current one stays current only while it exists. */
export function afterMarks(state: CheckerState, marks: readonly Mark[]): Partial<CheckerState> {
  const gone = state.current !== null && !marks.some((mark) => mark.id === state.current);
  return { marks, ...(gone && { current: null, popover: 'closed' as const }) };
}

/** The mark after or before the current one, or after an offset; wraps around at the ends. */
export function neighbour(
  marks: readonly Mark[],
  from: { current: number | null; offset: number },
  direction: 1 | -1,
): Mark | null {
  if (marks.length === 0) return null;
  const index = marks.findIndex((mark) => mark.id === from.current);
  if (index >= 0) return marks[(index + direction + marks.length) % marks.length] ?? null;
  if (direction === 1) return marks.find((mark) => mark.start >= from.offset) ?? marks[0] ?? null;
  return marks.findLast((mark) => mark.end <= from.offset) ?? marks.at(-1) ?? null;
}
