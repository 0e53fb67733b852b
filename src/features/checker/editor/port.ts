// The interface the checker needs from any editor. Offsets are UTF-16 units of a text whose lines end
// with "\n". Invariant: `changed` is called once per edit, before anything else can read the new text.
import type { TextChange, TextRange } from '../../../engine/index.ts';
import type { IssueIndex, Mark } from '../panel/issueIndex.ts';

/** Which adapter is at work. */
export type EditorKind = 'textarea' | 'codemirror';

/** What an editor tells the checker. */
export interface EditorHost {
  /** Findings to draw; `isShown` leaves out what is filtered away. */
  readonly index: IssueIndex;
  isShown(mark: Mark): boolean;
  currentMark(): number | null;
  /** Edits made at once, sorted, in the coordinates before them. */
  changed(changes: readonly TextChange[]): void;
  /** The caret or selection moved, the view scrolled, or focus came or went. */
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
  /** Replaces ranges at once (sorted, apart) as exactly one step of undo; the caret goes to `caret`. */
  replace(changes: readonly TextChange[], caret?: number): void;
  undo(): void;
  redo(): void;
  canUndo(): boolean;
  canRedo(): boolean;
  focus(): void;
  hasFocus(): boolean;
  /** True while an input method is composing: marks must not be redrawn then. */
  isComposing(): boolean;
  /** The stretch on screen, with some around it. */
  viewport(): TextRange;
  /** Draws the marks anew. */
  refresh(): void;
  /** Where a stretch lies on the screen; null when it is out of view. */
  boxOf(range: TextRange): DOMRect | null;
  /** Where an offset lies in the height of the whole page, 0 to 1. */
  heightOf(offset: number): number;
  /** Language of the text, for hyphenation and screen readers. */
  setLanguage(code: string | null): void;
  openSearch(): void;
  destroy(): void;
}
