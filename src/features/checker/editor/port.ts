// The interface the checker needs from any editor. Offsets are UTF-16 units of a text whose lines end
// with "\n". Invariant: `changed` is called once per edit, before anything else can read the new text.
import type { TextChange, TextRange } from '../../../engine/index.ts';
import type { IssueIndex, Mark } from '../panel/issueIndex.ts';

/** Which adapter is in use. */
export type EditorKind = 'textarea' | 'codemirror';

/** What an editor reports to the checker. */
export interface EditorHost {
  /** Findings to draw; `isShown` excludes those that are filtered out. */
  readonly index: IssueIndex;
  isShown(mark: Mark): boolean;
  currentMark(): number | null;
  /** Simultaneous edits, sorted, in the coordinates before them. */
  changed(changes: readonly TextChange[]): void;
  /** The caret or selection moved, the view scrolled, or focus was gained or lost. */
  moved(): void;
  /** A press without dragging, at an offset. */
  pressed(offset: number): void;
}

/** Texts of the editor's own controls. */
export interface EditorTexts {
  label: string;
  /** Phrases of the search panel, by CodeMirror's English originals. */
  phrases: Record<string, string>;
}

/** See the head of this file. */
export interface EditorPort {
  readonly kind: EditorKind;
  text(): string;
  slice(start: number, end: number): string;
  length(): number;
  selection(): TextRange;
  /** Sets the selection and brings it into view. */
  select(range: TextRange): void;
  /** Selects a range, brings it into view and highlights it until the text changes; null ends the highlight. */
  point(range: TextRange | null): void;
  /** Replaces ranges at once (sorted, not overlapping) as exactly one undo step; the caret goes to `caret`. */
  replace(changes: readonly TextChange[], caret?: number): void;
  undo(): void;
  redo(): void;
  canUndo(): boolean;
  canRedo(): boolean;
  focus(): void;
  hasFocus(): boolean;
  /** True while an input method is composing: marks must not be redrawn then. */
  isComposing(): boolean;
  /** The range on screen, with a margin around it. */
  viewport(): TextRange;
  /** Redraws the marks. */
  refresh(): void;
  /** Where a range lies on the screen; null when it is out of view. */
  boxOf(range: TextRange): DOMRect | null;
  /** Where an offset lies within the height of the whole page, 0 to 1. */
  heightOf(offset: number): number;
  /** Sets the language of the text, for hyphenation and screen readers. */
  setLanguage(code: string | null): void;
  openSearch(): void;
  destroy(): void;
}
