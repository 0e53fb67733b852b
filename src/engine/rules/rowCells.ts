// The cells of rows: what each position accepts, and wrong sentences with their mistake. Used by the engine, which turns
// them into patterns, and by the build, which rejects invalid ones.
import type { WrongExample } from './types.ts';

/** A token of a cell: `a|b` is one of two words, `<go>` a form of go, `{class}` any word of a class, `a|b?` is optional. */
export interface Place {
  options: readonly string[];
  isOptional: boolean;
}

/** The start of the sentence, in first position of a left cell. */
export const START = '^';
/** A full stop, or the end of a sentence without one, in last position of a right cell. */
export const STOP = '.';
/** Marks a cell without a requirement. */
export const NOTHING = '-';

/** The positions of a cell, one per token. */
export function placesOf(cell: string): Place[] {
  if (cell === NOTHING || cell === '') return [];
  return cell.split(' ').map((place) => {
    const isOptional = /[^|]\?$/.test(place);
    return { options: (isOptional ? place.slice(0, -1) : place).split('|'), isOptional };
  });
}

/** The lemma in an option `<lemma>`. */
export const lemmaOf = (option: string): string | undefined => /^<(.+)>$/.exec(option)?.[1];

/** The class in an option `{class}`. */
export const classOf = (option: string): string | undefined => /^\{(.+)\}$/.exec(option)?.[1];

/** The suggestions of a row: `at|in` gives two; `$2` is the second typed word. */
export function fixesOf(meant: string, typed: readonly string[]): string[] {
  return meant.split('|').map((fix) =>
    fix.replace(/\$(\d{1,2})( ?)/g, (_, place: string, gap: string) => {
      const word = typed[Number(place) - 1] ?? '';
      // An elided article is not followed by a space: l'air.
      return word + (word.endsWith("'") ? '' : gap);
    }),
  );
}

const MARKED = /\[([^\]>]*)(?:>([^\]]*))?\]/;

/** A wrong sentence whose mistake is marked as `[written > meant]`: without the marks, and corrected. */
export function markedExample(cell: string): WrongExample {
  const marked = MARKED.exec(cell);
  if (!marked) return [cell, null];
  const [whole, written = '', meant] = marked;
  const filled = (text: string): string => {
    const [before, behind] = [cell.slice(0, marked.index), cell.slice(marked.index + whole.length)];
    if (text !== '') return before + text + behind;
    // If nothing is left between two spaces, or before a mark, one of them goes too.
    if (/^(?:[.,;:!?)]|$)/.test(behind)) return before.replace(/ $/, '') + behind;
    return before + (/(?:^| )$/.test(before) ? behind.replace(/^ /, '') : behind);
  };
  return [filled(written.trim()), meant === undefined ? null : filled(meant.trim())];
}
