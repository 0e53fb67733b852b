// The cells of rows: what may stand at each place, and wrong sentences with their mistake. Read by the engine, which makes
// patterns of them, and by the build, which refuses what cannot be meant.
import type { WrongExample } from './types.ts';

/** A token of a cell: `a|b` is one of two words, `<go>` a form of go, `{class}` what the class says, `a|b?` may be missing. */
export interface Place {
  options: readonly string[];
  isOptional: boolean;
}

/** The start of the sentence, as the first place of a left cell. */
export const START = '^';
/** A full stop or the end of the sentence without one, as the last place of a right cell. */
export const STOP = '.';
/** Stands in a cell that asks for nothing. */
export const NOTHING = '-';

/** The places of a cell, one for each token. */
export function placesOf(cell: string): Place[] {
  if (cell === NOTHING || cell === '') return [];
  return cell.split(' ').map((place) => {
    const isOptional = /[^|]\?$/.test(place);
    return { options: (isOptional ? place.slice(0, -1) : place).split('|'), isOptional };
  });
}

/** The lemma that an option `<lemma>` asks for. */
export const lemmaOf = (option: string): string | undefined => /^<(.+)>$/.exec(option)?.[1];

/** The class that an option `{class}` asks for. */
export const classOf = (option: string): string | undefined => /^\{(.+)\}$/.exec(option)?.[1];

/** The suggestions of a row: `at|in` are two; `$2` is the second word of those typed. */
export function fixesOf(meant: string, typed: readonly string[]): string[] {
  return meant.split('|').map((fix) =>
    fix.replace(/\$(\d)( ?)/g, (_, place: string, gap: string) => {
      const word = typed[Number(place) - 1] ?? '';
      // Behind an elided article no blank follows: l'air.
      return word + (word.endsWith("'") ? '' : gap);
    }),
  );
}

const MARKED = /\[([^\]>]*)(?:>([^\]]*))?\]/;

/** A wrong sentence whose mistake is marked as `[written > meant]`, without the marks and corrected. */
export function markedExample(cell: string): WrongExample {
  const marked = MARKED.exec(cell);
  if (!marked) return [cell, null];
  const [whole, written = '', meant] = marked;
  const filled = (text: string): string => {
    const [before, behind] = [cell.slice(0, marked.index), cell.slice(marked.index + whole.length)];
    // Where a word is missing one of the two blanks goes with it.
    return text === ''
      ? before + (/(?:^| )$/.test(before) ? behind.replace(/^ /, '') : behind)
      : before + text + behind;
  };
  return [filled(written.trim()), meant === undefined ? null : filled(meant.trim())];
}
