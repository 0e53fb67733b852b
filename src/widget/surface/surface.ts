// What the checker needs from a field, whatever its kind. Offsets are UTF-16 units of the text that `text` returns.
import type { Category, TextRange } from '../../engine/index.ts';
import type { TextChange } from '../../lib/textChanges.ts';

/** A mark to draw. */
export interface DrawnMark extends TextRange {
  look: Category;
  /** A question rather than a mistake: drawn paler. */
  isQuestion: boolean;
  isCurrent: boolean;
}

/** See the head of this file. */
export interface Surface {
  readonly field: HTMLElement;
  text(): string;
  /** The selection in the text; null while it is elsewhere. */
  selection(): TextRange | null;
  select(range: TextRange): void;
  /** Replaces a range as typing would: one step of undo, with the events that frameworks listen to. */
  replace(change: TextChange): Promise<void>;
  draw(marks: readonly DrawnMark[]): void;
  /** Where a range is on the screen; null if it is not there. */
  boxOf(range: TextRange): DOMRect | null;
  /** The field may have moved, grown or scrolled. */
  follow(): void;
  /** Takes away all that was drawn or set. */
  remove(): void;
}

/** Longest text whose marks are drawn, in characters: about 8,000 words. */
export const LONGEST_DRAWN = 50_000;
